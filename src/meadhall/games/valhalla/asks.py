"""What may be asked, answered and told, as numbers; `lexicon.py` has the words."""

from __future__ import annotations

from typing import Final

# -- frames -----------------------------------------------------------------------------------------
F_GAME: Final = 1
F_TURN: Final = 2
F_ACT: Final = 3
F_ADD: Final = 4
F_DRAW: Final = 5
F_TAKE: Final = 6
F_STEAL: Final = 7
F_BATTLE: Final = 8
F_BEFORE: Final = 9
F_FIGHT: Final = 10
F_DICE: Final = 11
F_REROLL: Final = 12
F_TURN_DICE: Final = 13
F_SPEND: Final = 14
F_FORGE: Final = 15
F_ACTIVATE: Final = 16
F_PATH: Final = 17
F_BEST: Final = 18
F_CALL: Final = 19
F_SEND: Final = 20
F_LOKI: Final = 21
F_WATCH: Final = 22
F_RAGNAROK: Final = 23
F_HUNT: Final = 24
F_ONSLAUGHT: Final = 25
F_MONSTER: Final = 26
F_BUILD: Final = 27
F_SWAP: Final = 28
F_MILL: Final = 29

# -- questions --------------------------------------------------------------------------------------
ASK_FIRST: Final = 1
ASK_JARL_DEAL: Final = 2
ASK_JARL: Final = 3
ASK_LOKI_CARD: Final = 4
ASK_ASIDE: Final = 5
ASK_MILL: Final = 6
ASK_REVEAL: Final = 7
ASK_WARRIOR: Final = 8
ASK_DRAW: Final = 9
ASK_START: Final = 10
ASK_TYR_DEAL: Final = 11
ASK_ACTION: Final = 12
ASK_DISMISS: Final = 13
ASK_SECOND: Final = 14
ASK_TYR: Final = 15
ASK_KEEP: Final = 16
ASK_PHASE_B: Final = 17
ASK_ADD_ONE: Final = 18
ASK_THOR: Final = 19
ASK_BET: Final = 20
ASK_BEFORE: Final = 21
ASK_PRESET: Final = 22
ASK_DIE: Final = 23
ASK_TURN_X: Final = 24
ASK_FACE: Final = 25
ASK_FIGHT: Final = 26
ASK_PICK: Final = 27
ASK_SPEND: Final = 28
ASK_FORGE: Final = 29
ASK_BLOCK: Final = 30
ASK_DISCARD_TACTIC: Final = 31
ASK_PAY: Final = 32
ASK_PATH: Final = 33
ASK_DEFENCE_DIE: Final = 34
ASK_SEND: Final = 35
ASK_HOLD: Final = 36
ASK_STAY: Final = 37
ASK_MISSION: Final = 38
ASK_RETURN: Final = 39
ASK_STEAL: Final = 40
ASK_STEAL_CHOSEN: Final = 41
ASK_WATCH: Final = 42
ASK_WATCH_DISCARD: Final = 43
ASK_LOKI: Final = 44
ASK_LOKI_SHIELD: Final = 45
ASK_LOKI_VICTIM: Final = 46
ASK_LOKI_TACTIC: Final = 47
ASK_PUT_BACK: Final = 48
ASK_LOKI_WARRIOR: Final = 49
ASK_SWAP: Final = 50
ASK_MONSTER_CARD: Final = 51
ASK_MONSTER_WARRIOR: Final = 52
ASK_MONSTER_DIE: Final = 53
ASK_RANDOM_LOSS: Final = 54
ASK_BUILD: Final = 55
ASK_FILL: Final = 56

# -- answers ----------------------------------------------------------------------------------------
PASS: Final = 1
TAKE_JARL: Final = 2
DISCARD_TWO: Final = 3
TAKE_WARRIOR: Final = 4
ADD: Final = 5
ADD_TWO: Final = 6
ATTACK: Final = 7
HUNT: Final = 8
DRAW: Final = 9
DISMISS: Final = 10
UNDER: Final = 11
KEEP: Final = 12
DRAW_MORE: Final = 13
ACT_AGAIN: Final = 14
HELP: Final = 15
BET: Final = 16
LAY_DIE: Final = 17
SET_DIE: Final = 18
PAY: Final = 19
TURN: Final = 20
ARM: Final = 21
ARM_BEST: Final = 22
REROLL: Final = 23
FREE_REROLL: Final = 24
PLAY: Final = 25
END: Final = 26
PICK: Final = 27
ROLL: Final = 28
SPEND: Final = 29
KEEP_DIE: Final = 30
BLOCK: Final = 31
PATH: Final = 32
SEND: Final = 33
HOLD: Final = 34
STAY: Final = 35
MISSION: Final = 36
TAKE_BACK: Final = 37
STEAL: Final = 38
WATCH: Final = 39
LINE: Final = 40
VICTIM: Final = 41
PUT_BACK: Final = 42
SHOW_HAND: Final = 43
SWAP: Final = 44
LAY: Final = 45
FINISH: Final = 46
FILL: Final = 47
DISCARD: Final = 48
BET_ATTACKER: Final = 49
DRAWN_FIRST: Final = 60
DRAWN_JARL: Final = 61
DRAWN_LOKI: Final = 62
DRAWN_CARD: Final = 63
ROLLED: Final = 64
STOLEN: Final = 65
LOST: Final = 66

# -- events -----------------------------------------------------------------------------------------
E_FIRST: Final = 1
E_JARL_DEALT: Final = 2
E_JARL: Final = 3
E_LOKI_CARD: Final = 4
E_MILLED: Final = 5
E_REVEALED: Final = 6
E_TOOK_WARRIOR: Final = 7
E_DRAWN: Final = 8
E_DISCARDED: Final = 9
E_SHUFFLED: Final = 10
E_TURN: Final = 11
E_ADDED: Final = 12
E_UNDER: Final = 13
E_DISMISSED: Final = 14
E_KEPT: Final = 15
E_SHOWS_HAND: Final = 16
E_ATTACK: Final = 17
E_HELPED: Final = 18
E_BET: Final = 19
E_LAID_DIE: Final = 20
E_DICE: Final = 21
E_ROLLED: Final = 22
E_SET: Final = 23
E_REROLL: Final = 24
E_PLAYED: Final = 25
E_PAID: Final = 26
E_ARMED: Final = 27
E_DIE_LOST: Final = 28
E_BLOCKED: Final = 29
E_PATHED: Final = 30
E_STRENGTH: Final = 31
E_WON: Final = 32
E_NO_WINNER: Final = 33
E_SHIELD: Final = 34
E_NO_SHIELD: Final = 35
E_SENT: Final = 36
E_HELD: Final = 37
E_BONUS: Final = 38
E_MISSION: Final = 39
E_TAKEN_BACK: Final = 40
E_STOLEN: Final = 41
E_LEVEL: Final = 42
E_THOR: Final = 43
E_LOKI: Final = 44
E_PUT_BACK: Final = 45
E_PHASE_A_AGAIN: Final = 46
E_ENDING: Final = 47
E_RAGNAROK: Final = 48
E_LEFT_OVER: Final = 49
E_SCORED: Final = 50
E_MONSTER_DIE: Final = 51
E_MONSTER_ATTACKS: Final = 52
E_MONSTER_WOUNDED: Final = 53
E_MONSTER_WON: Final = 54
E_SHIELD_GONE: Final = 55
E_VALOUR_LOST: Final = 56
E_TYR_DEALT: Final = 57
E_SWAPPED: Final = 58
E_LAID: Final = 59
E_FILLED: Final = 60
E_LOOKED: Final = 61
E_VIKING: Final = 62
E_HUNT: Final = 63
E_ANNOUNCED: Final = 64

# -- phases of the game -----------------------------------------------------------------------------
PHASES: Final = ("setup", "play", "last_round", "ragnarok", "over")
IN_SETUP: Final = 0
IN_PLAY: Final = 1
IN_LAST_ROUND: Final = 2
IN_RAGNAROK: Final = 3
IS_OVER: Final = 4

# -- options, as bits of FLAGS ----------------------------------------------------------------------
OPTION_IDS: Final = (
    "first_game",
    "loki",
    "thor",
    "valkyries",
    "dvergar",
    "tyr",
    "last_viking",
    "partnership",
    "alliance",
    "simple",
    "built_hand",
    "five_jarls",
    "cooperative",
    "jormungandr",
    "surtr",
    "hel",
    "level_2",
    "level_3",
)
FIRST_GAME: Final = 0
WITH_LOKI: Final = 1
WITH_THOR: Final = 2
WITH_VALKYRIES: Final = 3
WITH_DVERGAR: Final = 4
WITH_TYR: Final = 5
WITH_VIKING: Final = 6
PARTNERSHIP: Final = 7
ALLIANCE: Final = 8
SIMPLE: Final = 9
BUILT_HAND: Final = 10
FIVE_JARLS: Final = 11
COOPERATIVE: Final = 12
AGAINST_JORMUNGANDR: Final = 13
AGAINST_SURTR: Final = 14
AGAINST_HEL: Final = 15
LEVEL_2: Final = 16
LEVEL_3: Final = 17
COMPANIONS: Final = (1 << PARTNERSHIP) | (1 << ALLIANCE)  # mask: either of them

# why cards are discarded or drawn
BECAUSE: Final = (
    "setup",
    "phase",
    "battle",
    "jarl",
    "loki",
    "thor",
    "card",
    "valkyrie",
    "viking",
    "monster",
    "ragnarok",
)
BY_SETUP: Final = 0
BY_PHASE: Final = 1
BY_BATTLE: Final = 2
BY_JARL: Final = 3
BY_LOKI: Final = 4
BY_THOR: Final = 5
BY_CARD: Final = 6
BY_VALKYRIE: Final = 7
BY_VIKING: Final = 8
BY_MONSTER: Final = 9
BY_RAGNAROK: Final = 10
