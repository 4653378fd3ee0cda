"""What may be asked, answered and told, as numbers; `lexicon.py` has the words."""

from __future__ import annotations

from typing import Final

# -- frames -----------------------------------------------------------------------------------------
F_GAME: Final = 1
F_AGE: Final = 2
F_GIFTS: Final = 3
F_ACTIONS: Final = 4
F_INVADE: Final = 5
F_MARCH: Final = 6
F_UPGRADE: Final = 7
F_SACRIFICE: Final = 8
F_ATTEMPT: Final = 9
F_PILLAGE: Final = 10
F_TREAT: Final = 11
F_TIDE: Final = 12
F_DESTROY: Final = 13
F_RAISE: Final = 14
F_QUESTS: Final = 15
F_GODS: Final = 16
F_DRIVE_OUT: Final = 17

# -- questions --------------------------------------------------------------------------------------
ASK_FIRST: Final = 1
ASK_CLAN: Final = 2
ASK_TOKEN: Final = 3
ASK_DOOM: Final = 4
ASK_DEAL: Final = 5
ASK_DRAFT: Final = 6
ASK_ACTION: Final = 7
ASK_MARCH_TO: Final = 8
ASK_MOVE: Final = 9
ASK_SLOT: Final = 10
ASK_FREE_INVADE: Final = 11
ASK_JOIN: Final = 12
ASK_PLAY: Final = 13
ASK_ADD: Final = 14
ASK_TREAT: Final = 15
ASK_STAT: Final = 16
ASK_SPARE: Final = 17
ASK_SAVE: Final = 18
ASK_TAKE_BACK: Final = 19
ASK_FOLLOW: Final = 20
ASK_PILLAGE_NOW: Final = 21
ASK_BLESSING: Final = 22
ASK_LEADER: Final = 23
ASK_OFFER: Final = 24
ASK_KEEP: Final = 25
ASK_GOD: Final = 26
ASK_GOD_AT: Final = 27
ASK_MOVE_GOD: Final = 28

# -- answers ----------------------------------------------------------------------------------------
PASS: Final = 1
TAKE_CLAN: Final = 2
DRAFT: Final = 3
INVADE: Final = 4
MARCH: Final = 5
MARCH_TO: Final = 6
MOVE: Final = 7
DONE_MOVING: Final = 8
LAY_UPGRADE: Final = 9
INTO_SLOT: Final = 10
LAY_QUEST: Final = 11
PILLAGE: Final = 12
PILLAGE_AGAIN: Final = 13
RAISE_DEAD: Final = 14
OFFER_TWO: Final = 15
OFFER: Final = 16
JOIN: Final = 17
PLAY: Final = 18
ADD_CARD: Final = 19
TREAT_AS: Final = 20
RAISE_STAT: Final = 21
SPARE_ONE: Final = 22
SAVE_ONE: Final = 23
RETREAT_TO: Final = 24
TAKE_BACK: Final = 25
FOLLOW: Final = 26
PILLAGE_NOW: Final = 27
RETURN_WARRIOR: Final = 28
MOVE_LEADER: Final = 29
KEEP: Final = 30
KEEP_NONE: Final = 31
MOVE_GOD: Final = 32
DRIVE_OUT: Final = 33
DRAWN_FIRST: Final = 40
DRAWN_TOKEN: Final = 41
DRAWN_DOOM: Final = 42
DRAWN_CARD: Final = 43
DRAWN_GOD: Final = 44
DRAWN_PLACE: Final = 45

# -- events -----------------------------------------------------------------------------------------
E_FIRST: Final = 1
E_CLAN: Final = 2
E_TOKEN: Final = 3
E_DOOM: Final = 4
E_DESTROYED: Final = 5
E_AGE: Final = 6
E_PHASE: Final = 7
E_DEALT: Final = 8
E_PICKED: Final = 9
E_PASSED_PACK: Final = 10
E_LEFT_OVER: Final = 11
E_RAGE_SET: Final = 12
E_PASS: Final = 13
E_INVADE: Final = 14
E_MARCH: Final = 15
E_MOVE: Final = 16
E_UPGRADE: Final = 17
E_REPLACED: Final = 18
E_QUEST_LAID: Final = 19
E_PILLAGE: Final = 20
E_JOIN: Final = 21
E_HOLDS_BACK: Final = 22
E_UNOPPOSED: Final = 23
E_BATTLE: Final = 24
E_REVEAL: Final = 25
E_SILENCED: Final = 26
E_WATCH: Final = 27
E_TREATED: Final = 28
E_ADDED: Final = 29
E_STRENGTH: Final = 30
E_WON: Final = 31
E_TIE: Final = 32
E_CARD_BACK: Final = 33
E_CARD_SPENT: Final = 34
E_CARD_STOLEN: Final = 35
E_FELL: Final = 36
E_SAVED: Final = 37
E_RETREATED: Final = 38
E_REWARD: Final = 39
E_GLORY: Final = 40
E_RAGE: Final = 41
E_STAT: Final = 42
E_KEPT: Final = 43
E_THREW: Final = 44
E_QUEST_MET: Final = 45
E_QUEST_FAILED: Final = 46
E_RAGNAROK: Final = 47
E_RELEASED: Final = 48
E_SCORED: Final = 49
E_GOD: Final = 50
E_GOD_MOVED: Final = 51
E_MONSTER_LEFT: Final = 52
E_MYSTIC: Final = 53
E_QUEST_SHOWN: Final = 54

# -- why glory, rage or a stat changed, and why figures die -------------------------------------------
BECAUSE: Final = (
    "battle",
    "card",
    "upgrade",
    "reward",
    "quest",
    "ragnarok",
    "valhalla",
    "stats",
    "theft",
    "price",
    "start",
    "god",
    "sacrifice",
    "invasion",
)
BY_BATTLE: Final = 0
BY_CARD: Final = 1
BY_UPGRADE: Final = 2
BY_REWARD: Final = 3
BY_QUEST: Final = 4
BY_RAGNAROK: Final = 5
BY_VALHALLA: Final = 6
BY_STATS: Final = 7
BY_THEFT: Final = 8
BY_PRICE: Final = 9
BY_START: Final = 10
BY_GOD: Final = 11
BY_SACRIFICE: Final = 12
BY_INVASION: Final = 13

# gods of Asgard, in the data file's order
ODIN: Final = 0
THOR: Final = 1
TYR: Final = 2
HEIMDALL: Final = 3
FRIGGA: Final = 4
LOKI: Final = 5

PHASES: Final = ("setup", "gods_gifts", "action", "discard", "quest", "ragnarok", "release_valhalla", "over")
IN_SETUP: Final = 0
IN_GIFTS: Final = 1
IN_ACTIONS: Final = 2
IN_DISCARD: Final = 3
IN_QUESTS: Final = 4
IN_RAGNAROK: Final = 5
IN_VALHALLA: Final = 6
IS_OVER: Final = 7
