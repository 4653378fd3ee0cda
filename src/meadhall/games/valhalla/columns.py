"""Where things stand in a table's row."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.flow import HEADER

# Bounds of loops are i64, so that a loop counts in registers; a call of i64() costs much uncompiled.
SEATS: Final[i64] = 6  # seats the columns have room for
SLOTS: Final[i64] = 6  # of a squad; most jarls use four
OWN_SLOTS: Final = (1 << SLOTS) - 1  # mask: those of a side from 6 on are the companion's
WORDS: Final[i64] = 4  # of a set of cards
SIDES: Final[i64] = 2
ATTACK: Final = 0
DEFENCE: Final = 1

# what kind of fight is on
NO_FIGHT: Final = 0
BATTLE: Final = 1  # two players
RAGNAROK: Final = 2  # everybody for themselves
HUNT: Final = 3  # a player attacks the monster
ONSLAUGHT: Final = 4  # the monster attacks a player

# cards in a word of the discard pile, eight bits each
PER_WORD: Final = 7
PILE_WORDS: Final = 34

# -- the row, first what everybody sees -----------------------------------------------------------
# Not the kernel's HEADER but its number, and all columns follow from it: mypyc folds what one module says.
FLAGS: Final[i64] = 209  # mask of the options in play
assert FLAGS == HEADER
PHASE: Final = FLAGS + 1
FIRST: Final = PHASE + 1
TURN: Final = FIRST + 1  # whose turn it is
ENDING: Final = TURN + 1  # 1 once the end is triggered
LEFT: Final = ENDING + 1  # turns left of the last round; -1 before it
JARL: Final = LEFT + 1  # [seat]
SPENT: Final = JARL + SEATS  # mask of the seats whose jarl has acted since their turn
OWN: Final = SPENT + 1  # [seat], shields of one's own
CAPTURED: Final = OWN + SEATS  # [seat], others' shields, four bits each
FOUGHT: Final = CAPTURED + SEATS  # [seat], mask of those who fought since this seat's last turn
ATTACKED: Final = FOUGHT + SEATS  # 1 when the active player has attacked in this turn
LOKI: Final = ATTACKED + 1
VIKING: Final = LOKI + 1  # [role], who is the last viking
LEVEL: Final = VIKING + 2  # [role]
SCORE: Final = LEVEL + 2  # [seat], when the game is over
OUTCOME: Final = SCORE + SEATS  # against a monster: 1 won, 2 lost
SQUAD: Final = OUTCOME + 1  # [seat * 6 + slot], a warrior's kind + 1, and 256 * (its Tyr card's kind + 1)
SIZE: Final = SQUAD + SEATS * SLOTS  # [seat], warriors in the squad
CLANS_OF: Final = SIZE + SEATS  # [seat], how many of each clan, four bits each
HAND_SIZE: Final = CLANS_OF + SEATS
VALHALLA_SIZE: Final = HAND_SIZE + SEATS
SHOWN: Final = VALHALLA_SIZE + SEATS  # [seat * 4 + word], cards all know to be in this hand
FULL: Final = SHOWN + SEATS * WORDS  # [word], all cards of this game
OPEN: Final = FULL + WORDS  # [word], cards whose place all know, but for those in hands
DISCARD: Final = OPEN + WORDS  # [word], the discard pile as a set
PILE: Final = DISCARD + WORDS  # the same in its order, kinds
PILE_SIZE: Final = PILE + PILE_WORDS
DECK_SIZE: Final = PILE_SIZE + 1
RESERVE: Final = DECK_SIZE + 1  # [word], open cards on the table during set-up
FINISHED: Final = RESERVE + WORDS  # mask of the seats whose starting hand is built
SURE: Final = FINISHED + 1  # mask of the seats that surely hold a Tyr card
PUT_BY: Final = SURE + 1  # who has put a card on the deck, + 1
KNOWING: Final = PUT_BY + 1  # 1 once somebody knows a card in another's hand

# the fight
MODE: Final = KNOWING + 1
ATTACKER: Final = MODE + 1  # [side], who fights
DEFENDER: Final = ATTACKER + 1
WINNER: Final = DEFENDER + 1
GREY: Final = WINNER + 1  # extra dice left in the pool
SURROUNDED: Final = GREY + 1
DIE_STOLEN: Final = SURROUNDED + 1
BLOCKED: Final = DIE_STOLEN + 1  # mask of the defender's slots
PATHED: Final = BLOCKED + 1  # mask of the attacker's slots that go to Valhalla whatever happens
STAYING: Final = PATHED + 1  # mask of the attacker's slots that stay although the attack was won
HELP: Final = STAYING + 1  # [seat], the Thor card played, + 1, and 256 for the defender's side
BETS: Final = HELP + SEATS  # two bits a seat: 1 on the attacker, 2 on the defender
PLAYED: Final = BETS + 1  # [side * 4 + word], tactics
PLAYED_SIZE: Final = PLAYED + SIDES * WORDS
STRONG: Final = PLAYED_SIZE + SIDES  # [side], how many of them gave strength
ACTIVE: Final = STRONG + SIDES  # [side], mask of slots; from 6 on the companion's
DICE: Final = ACTIVE + SIDES  # [side], how many show each face, six bits each
CACHE: Final = DICE + SIDES  # [side], the same for weapon caches
ROLLED: Final = CACHE + SIDES  # [side], 1 once the first roll was made
PAID: Final = ROLLED + SIDES  # [side], rerolls paid for with a die
FREE: Final = PAID + SIDES  # [side], free rerolls left
MORE: Final = FREE + SIDES  # [side], extra dice granted
LESS: Final = MORE + SIDES  # [side], dice lost
BONUS: Final = LESS + SIDES  # [side], strength of tactics, Thor and cards paid
CRIES: Final = BONUS + SIDES  # [side], war cries played: of the squad, and 256 * of the active
ON_JARL: Final = CRIES + SIDES  # [side], dice on Egil's card
BEFORE: Final = ON_JARL + SIDES  # [side], cards in hand before the battle
TOTAL: Final = BEFORE + SIDES  # [side], the strength compared; -1 before
ENTER: Final = TOTAL + SIDES  # [side], mask of the slots about to enter Valhalla
SHIELD_DEAL: Final = ENTER + SIDES  # what Loki does to the shield: 0, 1 kept, 2 taken
LOKI_USED: Final = SHIELD_DEAL + 1

# the monster
MONSTER: Final = LOKI_USED + 1
MONSTER_CARD: Final = MONSTER + 1  # 0 to 5; 6 when all are overcome
MONSTER_DICE: Final = MONSTER_CARD + 1  # on its card, six bits a face
MONSTER_FREE: Final = MONSTER_DICE + 1  # beside it
FINAL_ATTACK: Final = MONSTER_FREE + 1

# -- what only its owner sees ------------------------------------------------------------------------
HAND: Final = FINAL_ATTACK + 1  # [seat * 4 + word]
VALHALLA: Final = HAND + SEATS * WORDS  # [seat * 4 + word]
VALOUR: Final = VALHALLA + SEATS * WORDS  # [seat]
KNOWN: Final = VALOUR + SEATS  # [(seat * 6 + owner) * 4 + word], cards this seat knows in that hand
HAZY: Final = KNOWN + SEATS * SEATS * WORDS  # [seat * 4 + word], cards known to be in one of the hands below
HAZY_AT: Final = HAZY + SEATS * WORDS  # [seat], mask of those hands
DRAWN: Final = HAZY_AT + SEATS  # [seat], kinds + 1 drawn and not yet kept, eight bits each
TOP_SEEN: Final = DRAWN + SEATS  # [seat], the kind + 1 this seat knows on top of the deck
JARL_HAND: Final = TOP_SEEN + SEATS  # [seat], mask of the jarls to choose from

# -- what nobody sees --------------------------------------------------------------------------------
DECK: Final = JARL_HAND + SEATS  # [word]
TOP: Final = DECK + WORDS  # kind + 1 of the card put on top of the deck
ASIDE: Final = TOP + 1  # Tyr cards that are not in the deck, of the last word
JARL_DECK: Final = ASIDE + 1  # mask
WIDTH_OF_ROW: Final = JARL_DECK + 1
