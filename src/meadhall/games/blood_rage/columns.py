"""Where things stand in a table's row."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.flow import HEADER

CLANS: Final = 5  # seats the columns have room for
AGES: Final = 3

# places: nine provinces, four fjords, and off the board
YGGDRASIL: Final = 0
PROVINCES: Final = 9
FJORDS: Final = 4
BOARD: Final = 13
RESERVE: Final = 13
VALHALLA: Final = 14
NOWHERE: Final = 15  # in the box
PLACES: Final = 16

# figures as options name them; MONSTER + k is monster k
WARRIOR: Final = 0
LEADER: Final = 1
SHIP: Final = 2
MYSTIC: Final = 3
MONSTER: Final = 4

# a clan's figures other than warriors, each with a place of its own
SINGLES: Final = 6  # leader, ship, two mystics, a monster for each monster slot
LEADER_SINGLE: Final = 0
SHIP_SINGLE: Final = 1
MYSTIC_SINGLES: Final = 2
MONSTER_SINGLES: Final = 4

# slots of the clan sheet
SLOTS: Final = 8
LEADER_SLOT: Final = 0
WARRIOR_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOTS: Final = 3
CLAN_SLOTS: Final = 5

# stats
RAGE_STAT: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = 3

# -- the row ------------------------------------------------------------------------------------
# Not the kernel's HEADER but its number, and all columns follow from it: mypyc folds what one module says.
AGE: Final = 209  # 0, 1, 2; 3 when all are over
assert AGE == HEADER
PHASE: Final = AGE + 1
FIRST: Final = PHASE + 1  # who has the first-player marker
CLAN: Final = FIRST + 1
RAGE: Final = CLAN + CLANS
GLORY: Final = RAGE + CLANS
STEP: Final = GLORY + CLANS  # [seat * 3 + stat], from 0
PASSED: Final = STEP + CLANS * STATS  # mask of seats

TOKEN: Final = PASSED + 1  # [province], a token's number
PILLAGED: Final = TOKEN + PROVINCES  # mask of provinces
DESTROYED: Final = PILLAGED + 1
DOOM: Final = DESTROYED + 1  # [age], the province on the age track
SPARE: Final = DOOM + AGES  # mask: Ragnarok tokens in the box
GOD: Final = SPARE + 1  # [0..1], the god and where it stands
GOD_AT: Final = GOD + 2

WARRIORS: Final = GOD_AT + 2  # [seat * 16 + place]
AT: Final = WARRIORS + CLANS * PLACES  # [seat * 6 + single], a place
HERE: Final = AT + CLANS * SINGLES  # [place * 5 + seat], figures of a clan on the board
FILLED: Final = HERE + BOARD * CLANS  # [place], figures of all clans
ON_BOARD: Final = FILLED + BOARD  # [seat]
PRESENT: Final = ON_BOARD + CLANS  # [seat], mask of the places where a clan has figures
ROOMS: Final = PRESENT + CLANS  # mask of the provinces that stand and have a free village

SHEET: Final = ROOMS + 1  # [seat * 8 + slot], a card's kind + 1
POWERS: Final = SHEET + CLANS * SLOTS  # [seat], mask of the effects on the sheet
SINGLE_STR: Final = POWERS + CLANS  # [seat], strength of a lone warrior
PAIR_STR: Final = SINGLE_STR + CLANS  # [seat], of two
LEADER_STR: Final = PAIR_STR + CLANS
SHIP_STR: Final = LEADER_STR + CLANS

# cards: a mask of one age's cards in each word
HAND: Final = SHIP_STR + CLANS  # [seat * 3 + age]
LAID: Final = HAND + CLANS * AGES  # quests laid face down
SHOWN: Final = LAID + CLANS * AGES  # cards all know this clan to hold, in hand or laid
SURE: Final = SHOWN + CLANS * AGES  # those of them that are surely in hand
BURIED: Final = SURE + CLANS * AGES  # cards only this seat knows to be out of the game
FULL: Final = BURIED + CLANS * AGES  # [age], the cards in the deck before the deal
DISCARD: Final = FULL + AGES  # [age], face up
GONE: Final = DISCARD + AGES  # [age], out of the game face down
TABLED: Final = GONE + AGES  # [age], on clan sheets and in battle
PACK: Final = TABLED + AGES  # [seat], cards of this age
DECK: Final = PACK + CLANS  # cards of this age
HAND_SIZE: Final = DECK + 1  # [seat]
LAID_SIZE: Final = HAND_SIZE + CLANS
ROUND: Final = LAID_SIZE + CLANS  # cards each has kept so far in the draft
ORIGIN: Final = ROUND + 1  # [pack * 8 + pick], bit + 1 of the card taken then; the last are left over
PACK_SIZE: Final = 8

# the battle, as everybody sees it
FIELD: Final = ORIGIN + CLANS * PACK_SIZE  # the province; -1 outside a pillage
RAIDER: Final = FIELD + 1
FIGHTERS: Final = RAIDER + 1  # mask of seats
WINNER: Final = FIGHTERS + 1
LYING: Final = WINNER + 1  # mask of the seats whose revealed card still lies there
PLAYED: Final = LYING + 1  # [seat], the kind of the card revealed, + 1
ADDED: Final = PLAYED + CLANS  # [seat * 3 + age], cards added after the reveal
SILENCED: Final = ADDED + CLANS * AGES  # mask of the seats whose card text is cancelled
TREATED: Final = SILENCED + 1  # [seat], what a quest card counts for
TOTAL: Final = TREATED + CLANS  # [seat]
DEATHS: Final = TOTAL + CLANS  # [seat], figures lost from the reveal on
VALKYRIES: Final = DEATHS + CLANS  # mask of the seats whose Valkyrie fights
MYSTICS: Final = VALKYRIES + 1  # [seat], mystics in the battle

# figures about to be destroyed
DOOMED_WARRIORS: Final = MYSTICS + CLANS
DOOMED_SINGLES: Final = DOOMED_WARRIORS + CLANS  # [seat], mask
DOOMED_AT: Final = DOOMED_SINGLES + CLANS  # the province
DIED: Final = DOOMED_AT + 1  # [seat], how many of them died
WIDTH_OF_ROW: Final = DIED + CLANS
