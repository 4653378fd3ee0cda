"""What may be chosen in a turn and around a battle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.valhalla import asks as a
from meadhall.games.valhalla.adding import fits_under, symbol_limit
from meadhall.games.valhalla.aftermath import is_met
from meadhall.games.valhalla.arming import comes_to_the_same, faces_wanted, is_again
from meadhall.games.valhalla.battle import may_help, may_join, may_lay_die
from meadhall.games.valhalla.columns import WORDS
from meadhall.games.valhalla.fight import LOWEST, PICKED, left_to_pick
from meadhall.games.valhalla.lists import list_cards, list_faces, list_type
from meadhall.games.valhalla.parts import (
    ALL_FACES,
    BEFORE_CARDS,
    FACE_MASK,
    FACE_OF,
    GUARDS,
    KIND_OF,
    MASK_OF,
    MISSION,
    NAMING_CARDS,
    ONE,
    PATTERN_END,
    PATTERN_FIRST,
    PATTERN_OF,
    SET_NEED,
    SYMBOL_CARDS,
    SYMBOLS_OF,
    TACTIC,
    TACTICS_FROM,
    THOR,
    TYPE_OF,
    TYR,
    TYR_WORD,
    WARRIOR,
    WORD_OF,
)
from meadhall.games.valhalla.powers import OWN_TACTIC_BACK
from meadhall.games.valhalla.sending import sendable
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.tactics import may_play, tactics_left
from meadhall.kernel.bits import RESIDUES, bit, bit_of
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import NEXT_FIRST, NEXT_SECOND, Listing, list_mask, pack

ADDING: Final[i64] = pack(a.ADD)
ADDING_TWO: Final[i64] = pack(a.ADD_TWO)


def list_pairs(t: Table, seat: Seat, o: Listing) -> None:
    """VH-206 Two cards of the hand, whatever their order."""
    for word in range(t.words):
        cards = t.hand(seat, word)
        while cards:
            card = cards & -cards
            kind = t.kind_of(word, card)
            rest = cards & ~card
            list_with(o, kind, word, rest)
            for later in range(word + 1, t.words):
                list_with(o, kind, later, t.hand(seat, later))
            cards &= ~MASK_OF[kind]


def list_with(o: Listing, kind: i64, word: i64, cards: i64) -> None:
    codes = o.codes
    n = o.n
    code = pack(a.DISCARD_TWO, kind)
    while cards:
        other = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
        codes[n] = code + other * NEXT_SECOND
        n += 1
        cards &= ~MASK_OF[other]
    o.n = n


# -- the turn -----------------------------------------------------------------------------------------
def list_actions(t: Table, seat: Seat, o: Listing) -> None:
    """VH-302 to VH-308, VH-771."""
    limit = symbol_limit(t, seat)
    words = t.words
    for word in range(words):
        list_adding(t, seat, o, word, words, limit)
    if t.size(seat):
        if t.monster >= 0:
            o.add(a.HUNT)
        else:
            list_mask(o, a.ATTACK, t.targets(seat))
        o.add(a.DRAW)
    elif o.n == 0:
        o.add(a.DRAW)


def list_adding(t: Table, seat: Seat, o: Listing, word: i64, words: i64, limit: i64) -> None:
    """VH-302, VH-303 Each warrior of a word of the hand alone, and as the first of two."""
    codes = o.codes
    n = o.n
    cards = t.hand_of_type(seat, WARRIOR, word)
    while cards:
        kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
        codes[n] = ADDING + kind * NEXT_FIRST
        n += 1
        room = limit - SYMBOLS_OF[kind]
        if room > 0:
            fitting = (cards & cards - 1) & SYMBOL_CARDS[room * WORDS + word]
            if fitting or (word + 1 < words and holds_small(t, seat, room, word + 1, words)):
                codes[n] = ADDING_TWO + kind * NEXT_FIRST
                n += 1
        cards &= ~MASK_OF[kind]
    o.n = n


def holds_small(t: Table, seat: Seat, room: i64, first_word: i64, words: i64) -> bool:
    """VH-303 Is there a warrior with so few symbols in hand, from a word of the set on?"""
    for word in range(first_word, words):
        if t.hand(seat, word) & SYMBOL_CARDS[room * WORDS + word]:
            return True
    return False


def list_second(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """The first warrior is on the board already: the rest of its copies count in full."""
    room = t.local(3) - SYMBOLS_OF[kind]
    for word in range(WORD_OF[kind], t.words):
        cards = t.hand(seat, word) & SYMBOL_CARDS[room * WORDS + word]
        if word == WORD_OF[kind]:
            cards &= ~((MASK_OF[kind] & -MASK_OF[kind]) - 1)
        list_cards(o, a.ADD, word, cards)


def list_tyr(t: Table, seat: Seat, o: Listing, warrior: i64) -> None:
    """VH-752, VH-1044"""
    cards = t.hand_of_type(seat, TYR, TYR_WORD)
    while cards:
        kind = KIND_OF[TYR_WORD * RESIDUES + (cards & -cards) % RESIDUES]
        if fits_under(kind, warrior):
            o.add(a.UNDER, kind)
        cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_drawn(t: Table, seat: Seat, o: Listing) -> None:
    """One option for each kind among the cards drawn."""
    waiting = t.drawn(seat)
    at: i64 = 0
    while waiting >> at:
        kind = waiting >> at & 255
        before: i64 = 0
        while waiting >> before & 255 != kind:
            before += 8
        if before == at:
            o.add(a.KEEP, kind - 1)
        at += 8


# -- before a battle -----------------------------------------------------------------------------------
def list_help(t: Table, seat: Seat, o: Listing) -> None:
    """VH-721 A Thor card for a side that meets its condition."""
    for word in range(WORDS):
        cards = t.hand_of_type(seat, THOR, word)
        while cards:
            kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
            for side in range(i64(2)):
                if may_help(t, kind, side):
                    o.add(a.HELP, kind, t.fighter(side))
            cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_before(t: Table, seat: Seat, o: Listing) -> None:
    """VH-401 Egil's die, Solveig's warrior, a Call to arms."""
    if may_lay_die(t, seat):
        o.add(a.LAY_DIE)
    if may_join(t, seat, t.asked_about != 0):
        list_type(t, seat, o, a.ADD, WARRIOR)
    if t.top_warrior() >= 0 and (t.monster < 0 or tactics_left(t, t.side_of(seat))):
        for word in range(WORDS):
            list_cards(o, a.PLAY, word, t.hand(seat, word) & BEFORE_CARDS[word])
    o.add(a.PASS)


# -- in a battle ---------------------------------------------------------------------------------------
def list_fight(t: Table, seat: Seat, o: Listing, side: i64) -> None:
    """VH-402 Arming, rerolls, tactics, the end of the phase."""
    weapons = t.weapons(side)
    if weapons or t.is_on(a.WITH_TYR):  # VH-753 a Tyr card may spare the only symbol
        ready = t.armable(side, weapons)
        rest = ready
        while rest:
            here = rest & -rest
            slot = bit_of(here)
            if rest == ready or not is_again(t, side, slot, ready & here - 1):
                list_arming(t, seat, o, side, slot, weapons)
            rest ^= here
        if o.n:
            o.add(a.ARM_BEST)
    dice = t.dice(side)
    if dice % FACE_MASK > 1:
        list_faces(o, a.REROLL, dice)
    if dice and t.free_rerolls(side):
        o.add(a.FREE_REROLL)
    if tactics_left(t, side):
        for word in range(TACTICS_FROM, t.words):
            list_tactics(t, seat, o, side, word)
    o.add(a.END)


def list_arming(t: Table, seat: Seat, o: Listing, side: i64, slot: i64, dice: i64) -> None:
    """VH-404, VH-407 Every set of dice that arms a warrior, if it leaves something else than those before."""
    pattern = PATTERN_OF[t.kind_in(side, slot)]
    if pattern == 0:
        o.add(a.ARM, slot, 0)
        return
    low = PATTERN_FIRST[pattern]
    before = o.n
    wanted: i64 = -1
    for n in range(low, PATTERN_END[pattern]):
        if (dice | GUARDS) - SET_NEED[n] & GUARDS == GUARDS:
            if o.n > before and wanted < 0:  # only a second set can come to the same
                wanted = faces_that_matter(t, seat, side, t.idle(side) & ~bit(slot))
            if o.n == before or wanted == ALL_FACES or not comes_to_the_same(dice, low, n, wanted):
                o.add(a.ARM, slot, n)


def faces_that_matter(t: Table, seat: Seat, side: i64, others: i64) -> i64:
    """Faces that are good for more than a reroll once a warrior is armed: for one of the others, or for a
    tactic that names them. A weapon cache is no die (VH-1037): then it matters whether it was used."""
    if t.cache(side):
        return ALL_FACES
    found = faces_wanted(t, side, others)
    for word in range(t.words):
        cards = t.hand(seat, word) & NAMING_CARDS[word]
        while cards:
            kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
            found |= ONE[FACE_OF[kind]] * FACE_MASK
            cards &= cards - 1
    return found


def list_tactics(t: Table, seat: Seat, o: Listing, side: i64, word: i64) -> None:
    cards = t.hand_of_type(seat, TACTIC, word)
    while cards:
        kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
        if may_play(t, seat, side, kind):
            o.add(a.PLAY, kind)
        cards &= ~MASK_OF[kind]


def list_picks(t: Table, seat: Seat, o: Listing) -> None:
    """VH-403 Dice by rising faces, so that each choice of dice comes up once."""
    picked = t.local(PICKED)
    dice = t.dice(t.side_of(seat))
    if picked:
        dice = left_to_pick(dice, picked, t.local(LOWEST))
    list_faces(o, a.PICK, dice)
    if picked:
        o.add(a.ROLL)
    elif t.asked_about:
        o.add(a.PASS)


# -- after a battle ------------------------------------------------------------------------------------
def list_sends(t: Table, seat: Seat, o: Listing) -> None:
    """VH-414 Slots by rising numbers, so that each choice comes up once."""
    side = t.side_of(seat)
    if seat == t.companion(t.winner):
        side = t.side_of(t.winner)
    slots = sendable(t, seat, side)
    if t.asked_about:
        list_mask(o, a.SEND, slots)
        return
    low = t.local(3)
    list_mask(o, a.SEND, slots >> low << low)
    o.add(a.PASS)


def list_missions(t: Table, seat: Seat, o: Listing) -> None:
    for word in range(WORDS):
        cards = t.hand_of_type(seat, MISSION, word)
        while cards:
            kind = KIND_OF[word * RESIDUES + (cards & -cards) % RESIDUES]
            if is_met(t, seat, kind):
                o.add(a.MISSION, kind)
            cards &= ~MASK_OF[kind]
    o.add(a.PASS)


def list_played(t: Table, o: Listing, side: i64) -> None:
    for word in range(WORDS):
        list_cards(o, a.TAKE_BACK, word, t.played(side, word))


def list_loki_tactics(t: Table, o: Listing) -> None:
    """Any tactic of the battle, or one's own."""
    side = t.side_of(t.asked_about)
    for word in range(WORDS):
        cards = t.played(side, word)
        if t.asked_also != OWN_TACTIC_BACK:
            cards |= t.played(1 - side, word)
        list_cards(o, a.TAKE_BACK, word, cards)


def list_pile_warriors(t: Table, o: Listing) -> None:
    """Each kind of warrior in the discard pile once."""
    for n in range(t.pile_size):
        kind = t.pile_at(n)
        if TYPE_OF[kind] == WARRIOR and t.deepest(kind) == n:
            o.add(a.TAKE_BACK, kind)
