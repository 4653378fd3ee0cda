"""What may be asked, answered and told, as numbers; `lexicon.py` has the words."""

from __future__ import annotations

from typing import Final

# -- frames -----------------------------------------------------------------------------------------
F_GAME: Final = 1
F_ROUND: Final = 2
F_PLACING: Final = 3
F_SAIL: Final = 4
F_BUILD: Final = 5
F_RUNESMITH: Final = 6
F_CHURCH: Final = 7
F_STALL: Final = 8
F_MARKET: Final = 9
F_SAGE: Final = 10
F_SURPLUS: Final = 11
F_ASSIGN: Final = 12
F_WINDOW: Final = 13
F_GIFTS: Final = 14
F_SUCCESS: Final = 15
F_HUNT: Final = 16
F_FIGHT: Final = 17
F_VOYAGE: Final = 18
F_ROLL: Final = 19
F_PICK: Final = 20
F_LOSSES: Final = 21

# -- questions --------------------------------------------------------------------------------------
ASK_STALL: Final = 1
ASK_FIRST: Final = 2
ASK_LEADER: Final = 3
ASK_DESTINY: Final = 4
ASK_TROLL: Final = 5
ASK_DRAUGR: Final = 6
ASK_JOURNEY: Final = 7
ASK_RUNE_UP: Final = 8
ASK_MONSTER: Final = 9
ASK_MERCHANT: Final = 10
ASK_PLACE: Final = 11
ASK_SHORE: Final = 12
ASK_BUILD: Final = 13
ASK_RUNE: Final = 14
ASK_RUNE_TOP: Final = 15
ASK_BUY: Final = 16
ASK_AGAIN: Final = 17
ASK_TRADE: Final = 18
ASK_PEEK: Final = 19
ASK_VISION: Final = 20
ASK_KEEP: Final = 21
ASK_SURPLUS: Final = 22
ASK_ASSIGN: Final = 23
ASK_RUNES: Final = 24
ASK_GIFTS: Final = 25
ASK_SUCCESS: Final = 26
ASK_DIE: Final = 27
ASK_ROLLED: Final = 28
ASK_PICK: Final = 29
ASK_LOSSES: Final = 30
ASK_KILLED: Final = 31
ASK_BLAME: Final = 32
ASK_SAIL_ON: Final = 33
ASK_TOLL: Final = 34
ASK_STARVE: Final = 35

# -- answers ----------------------------------------------------------------------------------------
PASS: Final = 1
TAKE_LEADER: Final = 2
PLACE: Final = 3
BEG: Final = 4
USE_RUNE: Final = 5
SAIL_TO: Final = 6
BUILD: Final = 7
TAKE_RUNE: Final = 8
TAKE_TOP: Final = 9
BUY: Final = 10
AGAIN: Final = 11
TRADE: Final = 12
PEEK: Final = 13
KEEP: Final = 14
RETURN_ONE: Final = 15
SEND: Final = 16
LOAD_FOOD: Final = 17
GAIN: Final = 18
FULFIL: Final = 19
STAND: Final = 20
REROLL: Final = 21
PICK: Final = 22
ROLL: Final = 23
LOSE: Final = 24
LOSE_FOOD: Final = 25
GIVE_BLAME: Final = 26
DRAWN_STALL: Final = 40
DRAWN_FIRST: Final = 41
DRAWN_DESTINY: Final = 42
DRAWN_ENEMY: Final = 43
DRAWN_JOURNEY: Final = 44
DRAWN_RUNE: Final = 45
DRAWN_MERCHANT: Final = 46
DRAWN_FACE: Final = 47

# -- events -----------------------------------------------------------------------------------------
E_STALL: Final = 1
E_FIRST: Final = 2
E_LEADER: Final = 3
E_ROUND: Final = 4
E_PHASE: Final = 5
E_TROLL: Final = 6
E_DRAUGR: Final = 7
E_MONSTER: Final = 8
E_JOURNEY_LAID: Final = 9
E_RUNE_UP: Final = 10
E_MERCHANT: Final = 11
E_STOCK: Final = 12
E_PLACED: Final = 13
E_BEGGED: Final = 14
E_WARRIORS: Final = 15
E_SURPLUS: Final = 16
E_STORE: Final = 17
E_GLORY: Final = 18
E_MARKER: Final = 19
E_SAILS: Final = 20
E_BUILT: Final = 21
E_RUNE: Final = 22
E_WORKER: Final = 23
E_PEEKED: Final = 24
E_DREW: Final = 25
E_KEPT: Final = 26
E_RUNE_USED: Final = 27
E_FULFILLED: Final = 28
E_SENT: Final = 29
E_LOADED: Final = 30
E_READY: Final = 31
E_HUNT: Final = 32
E_HUNTED: Final = 33
E_FIGHT: Final = 34
E_KRAKEN: Final = 35
E_DIE: Final = 36
E_REROLL: Final = 37
E_STRUCK: Final = 38
E_FELL: Final = 39
E_KILLED: Final = 40
E_KRAKEN_KILLED: Final = 41
E_BEATEN: Final = 42
E_BLAMED: Final = 43
E_VOYAGE: Final = 44
E_JOURNEY: Final = 45
E_RESHUFFLED: Final = 46
E_TROLL_LIVES: Final = 47
E_BOUNTY: Final = 48
E_CLEANED: Final = 49
E_DESTINY_SHOWN: Final = 50
E_SCORED: Final = 51
E_FOOD_LEFT: Final = 52
E_SPENT: Final = 53

# -- why a store or glory changed, and why warriors die ----------------------------------------------------
BECAUSE: Final = (
    "start",
    "price",
    "location",
    "swap",
    "begging",
    "reward",
    "leader",
    "rune",
    "troll",
    "fight",
    "journey",
    "hunger",
    "weapon",
    "hunt",
    "reroll",
)
BY_START: Final = 0
BY_PRICE: Final = 1
BY_LOCATION: Final = 2
BY_SWAP: Final = 3
BY_BEGGING: Final = 4
BY_REWARD: Final = 5
BY_LEADER: Final = 6
BY_RUNE: Final = 7
BY_TROLL: Final = 8
BY_FIGHT: Final = 9
BY_JOURNEY: Final = 10
BY_HUNGER: Final = 11
BY_WEAPON: Final = 12
BY_HUNT: Final = 13
BY_REROLL: Final = 14

PHASES: Final = ("setup", "round_setup", "placing", "assigning", "resolving", "clean_up", "over")
IN_SETUP: Final = 0
IN_ROUND_SETUP: Final = 1
IN_PLACING: Final = 2
IN_ASSIGNING: Final = 3
IN_RESOLVING: Final = 4
IN_CLEAN_UP: Final = 5
IS_OVER: Final = 6
