"""Where things stand in a table's row."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.flow import HEADER

SEATS: Final = 4  # seats the columns have room for

# weapons, and the faces of their dice
SWORD: Final = 0
SPEAR: Final = 1
AXE: Final = 2
WEAPONS: Final = 3
BLANK: Final = 0
HIT: Final = 1
DOUBLE: Final = 2
SHIELD: Final = 3
FACES: Final = 4

# what a chief's store holds
FOOD: Final = 0
WOOD: Final = 1
COIN: Final = 2
FAVOR: Final = 3
BLAME: Final = 4
GOODS: Final = 5
TRADED: Final = 3  # food, wood and coins are swapped in the market

# locations: of the board, then private longships, then stalls
SWORDSMITH: Final = 0  # to the smokehouse: the four with a stock
SMOKEHOUSE: Final = 3
MERCHANT_SHIP: Final = 4
JARLS_LONGHOUSE: Final = 5
SAGES_HOUSE: Final = 6
RUNESMITH: Final = 7
STAVE_CHURCH: Final = 8
MARKET: Final = 9
SHIPWRIGHT: Final = 10
WORKER_HUTS: Final = 11
HUNTING_GROUNDS: Final = 12
TROLL_SPACE: Final = 13  # the three spaces on the land, in the order of the places
SMALL_SHIP: Final = 16  # to the last private one: the ships
LARGE_SHIP: Final = 17
PRIVATE_SHIPS: Final = 18
PRIVATES: Final = 4
STALLS: Final = 22
STALL_COUNT: Final = 8
LOCATIONS: Final = 30
STOCKS: Final = 4

# places where warriors go: the troll, two draugr, four shores, and the hunt
TROLL: Final = 0
DRAUGR: Final = 1
SHORE: Final = 3
SHORES: Final = 4
PLACES: Final = 7
HUNT: Final = 7
CARGO: Final = 4  # a place's warriors by weapon, then food

# families of enemies
TROLLS: Final = 0
DRAUGRS: Final = 1
MONSTERS: Final = 2
FAMILIES: Final = 3

RUNE_SLOTS: Final = 2
JOURNEYS: Final = 6
DESTINIES: Final = 12
VISITS: Final = 13  # destinies taken, counted from 1: one each at the start, one a round at the sage's
PARTS: Final = 7  # of the final scoring

# -- the row ------------------------------------------------------------------------------------
# Not the kernel's HEADER but its number, and all columns follow from it: mypyc folds what one module says.
ROUND: Final = 209  # from 1; 0 in the set-up
assert ROUND == HEADER
PHASE: Final = ROUND + 1
FIRST: Final = PHASE + 1  # who has the first-player marker
LEADER: Final = FIRST + 1
GLORY: Final = LEADER + SEATS
STORE: Final = GLORY + SEATS  # [seat * 5 + good]
HOME: Final = STORE + SEATS * GOODS  # [seat * 3 + weapon], warriors in the longhouse
SUPPLY: Final = HOME + SEATS * WEAPONS  # [weapon]
WORKERS: Final = SUPPLY + WEAPONS  # [seat], owned
TO_PLACE: Final = WORKERS + SEATS  # [seat], still in hand this round
HIRED: Final = TO_PLACE + SEATS  # mask of the seats that bought their extra worker
BEGGED: Final = HIRED + 1  # [seat], workers laid on the own board this round

OPEN: Final = BEGGED + SEATS  # mask of the locations in play
TAKEN: Final = OPEN + 1  # mask of the locations taken this round
HERE: Final = TAKEN + 1  # [location], the seat whose worker stands there, + 1
HUNTERS: Final = HERE + LOCATIONS  # mask of seats
STOCK: Final = HUNTERS + 1  # [location], what lies at the first four
STOCKED: Final = STOCK + STOCKS  # mask of the locations where something lies
MERCHANT: Final = STOCKED + 1  # the ship in port, + 1
MERCHANTS: Final = MERCHANT + 1  # mask: the deck
RUNE_UP: Final = MERCHANTS + 1  # [slot], the rune face up, + 1
RUNE_DECK: Final = RUNE_UP + RUNE_SLOTS  # mask
RUNES: Final = RUNE_DECK + 1  # [seat], mask
USED: Final = RUNES + SEATS  # mask of the runes used
ON_OFFER: Final = USED + 1  # mask of the private longships at the shipwright
OWNER: Final = ON_OFFER + 1  # [private longship], its seat + 1

SHIP_OF: Final = OWNER + PRIVATES  # [seat], the private longship it owns, + 1
ENEMY: Final = SHIP_OF + SEATS  # [place], a card of its family, + 1
BOUNTY: Final = ENEMY + PLACES  # [shore], coins on the monster
DECK: Final = BOUNTY + SHORES  # [family], mask
GONE: Final = DECK + FAMILIES  # [family], mask of the discarded
SHIP_AT: Final = GONE + FAMILIES  # [shore], the location that is the ship, + 1
FREE_SHORES: Final = SHIP_AT + SHORES  # mask of the shores in play no ship is bound for
LOAD: Final = FREE_SHORES + 1  # [place * 4 + weapon or food]

BOUND: Final = LOAD + PLACES * CARGO  # [seat], mask of the places where it fights this round
LAID: Final = BOUND + SEATS  # mask of the shores with a journey face down
SHOWN: Final = LAID + 1  # [shore], the journey revealed, + 1
SPENT: Final = SHOWN + SHORES  # [journey], how many are discarded
PEEKED: Final = SPENT + JOURNEYS  # [seat], mask of the shores whose journey it has looked at
DESTINY_COUNT: Final = PEEKED + SEATS  # [seat]
OPENED: Final = DESTINY_COUNT + SEATS  # mask of the destinies everybody has seen
TOP_SIZE: Final = OPENED + 1  # cards of the destiny deck never drawn
UNDER_SIZE: Final = TOP_SIZE + 1  # those put under it
VISIT: Final = UNDER_SIZE + 1  # destinies taken so far
TAKER: Final = VISIT + 1  # [visit], the seat
FROM_UNDER: Final = TAKER + VISITS  # [visit], cards drawn from under the deck
PUT_BACK: Final = FROM_UNDER + VISITS  # [visit], cards put under it
DRAWN_COUNT: Final = PUT_BACK + VISITS  # cards being looked at now

# the roll under way, as everybody sees it
FIELD: Final = DRAWN_COUNT + 1  # the place, + 1; 0 outside fights and hunts
FIGHTER: Final = FIELD + 1
KRAKEN: Final = FIGHTER + 1  # 1 while it is a kraken that is fought
DAMAGE: Final = KRAKEN + 1
REACTING: Final = DAMAGE + 1  # 1 while shields count as attacks too
DICE: Final = REACTING + 1  # [weapon * 4 + face], dice that lie there
PENDING: Final = DICE + WEAPONS * FACES  # [weapon], dice in the hand
SCORE: Final = PENDING + WEAPONS  # [seat * 7 + part], the final scoring

# what somebody does not see
SLAIN: Final = SCORE + SEATS * PARTS  # [seat * 3 + family], mask: the seat's own, or everybody's
SECRET: Final = SLAIN + SEATS * FAMILIES
KNOWN: Final = SECRET  # [seat], what it has peeked at, 4 bits a shore: the journey + 1
DESTINY: Final = KNOWN + SEATS  # [seat], mask
DRAWN: Final = DESTINY + SEATS  # [seat], mask of the destinies it looks at now
PUT: Final = DRAWN + SEATS  # [seat], 4 bits a destiny: the visit when it put it under the deck
JOURNEY: Final = PUT + SEATS  # [shore], the journey face down, + 1
JOURNEY_DECK: Final = JOURNEY + SHORES  # [journey], how many
TOP: Final = JOURNEY_DECK + JOURNEYS  # mask: destinies never drawn
UNDER: Final = TOP + 1  # mask: destinies put under the deck
TAKE: Final = UNDER + 1  # [visit], the destiny taken
WIDTH_OF_ROW: Final = TAKE + VISITS
