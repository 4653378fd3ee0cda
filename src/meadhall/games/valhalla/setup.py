"""Set-up: VH-201 to VH-209, with the expansions that change it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.valhalla.asks import (
    ASK_ASIDE,
    ASK_DRAW,
    ASK_FIRST,
    ASK_JARL,
    ASK_JARL_DEAL,
    ASK_LOKI_CARD,
    ASK_MILL,
    ASK_REVEAL,
    ASK_START,
    ASK_TYR_DEAL,
    ASK_WARRIOR,
    BUILT_HAND,
    BY_SETUP,
    E_DRAWN,
    E_FIRST,
    E_JARL,
    E_JARL_DEALT,
    E_LOKI_CARD,
    E_REVEALED,
    E_SHUFFLED,
    E_TOOK_WARRIOR,
    E_TYR_DEALT,
    F_BUILD,
    F_SWAP,
    FIRST_GAME,
    FIVE_JARLS,
    SIMPLE,
    WITH_DVERGAR,
    WITH_LOKI,
    WITH_TYR,
    WITH_VALKYRIES,
)
from meadhall.games.valhalla.data import DATA, VARIANT
from meadhall.games.valhalla.powers import (
    FULL_JARLS,
    INTRO_JARLS,
    JARLS_FOR_TWO,
    LOKI_DELTA,
    LOKI_INTRO,
    SOLO_JARLS,
)
from meadhall.games.valhalla.table import Steps, Table
from meadhall.kernel.flow import NEXT, WAIT, Seat, Signal
from meadhall.kernel.listing import first, second
from meadhall.kernel.rows import ints

DISCARDED: Final[vec[i64]] = ints(
    [0, 0, *[row.cards for row in sorted(DATA.setup.discard_by_players, key=lambda row: row.players)]]
)
TOGETHER: Final[vec[i64]] = ints([DATA.cooperative.deck_discard.get(str(seats), 0) for seats in range(7)])
MOST_SEATS: Final = 6
TYR_ASIDE: Final[int] = sum(card.count for card in DATA.tyr) - DATA.tyr_setup.shuffled_into_deck
SIMPLE_HAND: Final[int] = VARIANT["simplified"].start_hand
HAND: Final[int] = DATA.setup.hand_drawn
BUILT_CARDS: Final[int] = VARIANT["hand_draft"].start_cards
SOLO_HAND: Final[int] = DATA.solo.start_hand
SOLO_DISCARD: Final[int] = DATA.solo.deck_discard
EIGHTY_MORE: Final[int] = DATA.setup.plus80_extra_discard
EIGHTY_SIX: Final[int] = DATA.setup.plus80_six_player_discard
JARLS: Final[int] = DATA.setup.jarls_dealt
FIVE_DEALT: Final[int] = VARIANT["five_jarls"].jarls_dealt
FOUR_DEALT: Final[int] = VARIANT["five_jarls"].jarls_dealt_six_players
SOLO_JARL_COUNT: Final[int] = SOLO_JARLS.bit_count()
OPEN_MORE: Final[int] = DATA.setup.open_warriors_minus_players


def name_first_player(t: Table) -> Signal:
    """VH-205 A first player is named, by lot; alone there is nobody to draw against."""
    if t.count == 1:
        return NEXT
    if not t.answered:
        return t.ask_chance(ASK_FIRST)
    t.name_first(first(t.take_chance()))
    t.tell(E_FIRST, t.first_player)
    return NEXT


def lay_loki_card(t: Table) -> Signal:
    """VH-711 One card of ten lies there; in a first game the one for beginners."""
    if not t.is_on(WITH_LOKI):
        return NEXT
    if t.is_on(FIRST_GAME):
        t.set_loki(LOKI_INTRO)
    elif t.answered:
        t.set_loki(first(t.take_chance()))
    else:
        return t.ask_chance(ASK_LOKI_CARD)
    t.tell(E_LOKI_CARD, t.loki)
    return NEXT


def set_tyr_aside(t: Table) -> Signal:
    """VH-751 Six Tyr cards, nobody knows which, are not shuffled into the deck."""
    if not t.is_on(WITH_TYR):
        return NEXT
    if t.answered:
        t.set_aside(first(t.take_chance()))
        t.set_local(0, t.local(0) + 1)
    if t.local(0) < TYR_ASIDE:
        return t.ask_chance(ASK_ASIDE)
    t.set_local(0, 0)
    return NEXT


# -- jarls ---------------------------------------------------------------------------------------------
def jarls_dealt(t: Table) -> i64:
    """VH-202, VH-903, VH-1002; the list of those that fight monsters is short for four (VH-1102)."""
    if t.is_on(FIRST_GAME):
        return 1
    if t.is_on(FIVE_JARLS):
        if t.count == MOST_SEATS or (t.monster >= 0 and t.count * FIVE_DEALT > SOLO_JARL_COUNT):
            return FOUR_DEALT
        return FIVE_DEALT
    return JARLS


def open_jarls(t: Table) -> Signal:
    """VH-202, VH-801 Which jarls take part."""
    jarls: i64 = FULL_JARLS
    if t.count == 2:
        jarls = JARLS_FOR_TWO
    if t.is_on(FIRST_GAME):
        jarls &= INTRO_JARLS
    if t.monster >= 0:
        jarls &= SOLO_JARLS
    t.set_jarl_deck(jarls)
    return NEXT


def deal_jarls(t: Table) -> Signal:
    """VH-202 Three to each, face down; alone against a monster one chooses among all that fit."""
    if t.is_on(SIMPLE):
        return NEXT
    if t.count == 1:
        jarl: i64 = 0
        while t.jarl_deck() >> jarl:
            if t.jarl_deck() >> jarl & 1:
                t.deal_jarl(0, jarl)
            jarl += 1
        return NEXT
    each = jarls_dealt(t)
    n = t.local(0)
    if t.answered:
        deal_jarl(t, n // each, first(t.take_chance()))
        n += 1
    while n < t.count * each:
        seat = n // each
        code = t.fall(ASK_JARL_DEAL, seat)
        if code < 0:
            t.set_local(0, n)
            return WAIT
        deal_jarl(t, seat, first(code))
        n += 1
    t.set_local(0, 0)
    return NEXT


def deal_jarl(t: Table, seat: Seat, jarl: i64) -> None:
    t.deal_jarl(seat, jarl)
    t.confide(seat, E_JARL_DEALT, seat, jarl)


def choose_jarls(t: Table) -> Signal:
    """VH-202 All choose one in secret and reveal them together; the others leave."""
    if t.is_on(SIMPLE):
        return NEXT
    if not t.answered:
        return t.ask_all(t.everyone, ASK_JARL)
    for seat in range(t.count):
        t.take_jarl(seat, first(t.given(seat)))
        t.tell(E_JARL, seat, t.jarl(seat))
    t.taken()
    return NEXT


# -- the deck ------------------------------------------------------------------------------------------
def cards_discarded(t: Table) -> i64:
    """VH-203, VH-711, VH-731, VH-802, VH-1003"""
    if t.monster >= 0:
        if t.count == 1:
            return SOLO_DISCARD
        return TOGETHER[t.count]
    cards = DISCARDED[t.count]
    if t.is_on(WITH_VALKYRIES) and t.is_on(WITH_DVERGAR):
        if t.count == MOST_SEATS:
            cards = EIGHTY_SIX
        else:
            cards += EIGHTY_MORE
    if t.loki >= 0:
        cards += LOKI_DELTA[t.loki]
    if cards < 0:
        return 0
    return cards


def discard_deck(t: Table) -> Signal:
    """VH-203 Cards from the top are discarded, face up."""
    cards = cards_discarded(t)
    n = t.local(0)
    if t.answered:
        t.mill(first(t.take_chance()))
        n += 1
    while n < cards:
        if t.asks_chance:
            t.set_local(0, n)
            return t.ask_chance(ASK_MILL)
        t.mill(t.turn_up())
        n += 1
    t.set_local(0, 0)
    return NEXT


def reveal_warriors(t: Table) -> Signal:
    """VH-204, VH-1007 One warrior more than players lies open. Other cards turned up on the way are shuffled
    back, so that only the warriors count."""
    if t.monster >= 0:
        return NEXT
    n = t.local(0)
    if t.answered:
        reveal(t, first(t.take_chance()))
        n += 1
    while n < t.count + OPEN_MORE:
        code = t.fall(ASK_REVEAL)
        if code < 0:
            t.set_local(0, n)
            return WAIT
        reveal(t, first(code))
        n += 1
    t.set_local(0, 0)
    return NEXT


def reveal(t: Table, kind: i64) -> None:
    t.reveal_card(kind)
    t.tell(E_REVEALED, kind)


def take_warriors(t: Table) -> Signal:
    """VH-205 Counter-clockwise from the first player's right, the first player last; the one left over is
    shuffled into the deck."""
    if t.monster >= 0:
        return NEXT
    n = t.local(0)
    if t.answered:
        seat = t.after(t.first_player, t.count - 1 - n)
        kind = first(t.take(seat))
        t.place(seat, kind, t.out_of_reserve(kind))
        t.tell(E_TOOK_WARRIOR, seat, kind)
        n += 1
        t.set_local(0, n)
    if n < t.count:
        return t.ask(t.after(t.first_player, t.count - 1 - n), ASK_WARRIOR)
    t.shuffle_reserve()
    t.set_local(0, 0)
    return NEXT


# -- starting hands ------------------------------------------------------------------------------------
def first_cards(t: Table) -> i64:
    """VH-206, VH-802, VH-901, VH-902 How many cards each draws."""
    if t.monster >= 0:
        return SOLO_HAND
    if t.is_on(SIMPLE):
        return SIMPLE_HAND
    if t.is_on(BUILT_HAND):
        return BUILT_CARDS
    return HAND


def draw_hands(t: Table) -> Signal:
    """VH-206 Each draws, from the first player on."""
    size = first_cards(t)
    n = t.local(0)
    if t.answered:
        draw_first(t, t.after(t.first_player, n // size), first(t.take_chance()))
        n += 1
    while n < t.count * size:
        seat = t.after(t.first_player, n // size)
        if t.asks_chance:
            t.set_local(0, n)
            return t.ask_chance(ASK_DRAW, seat)
        draw_first(t, seat, t.turn_up(seat))
        n += 1
    t.set_local(0, 0)
    return NEXT


def draw_first(t: Table, seat: Seat, kind: i64) -> None:
    t.draw_card(seat, kind)
    t.confide(seat, E_DRAWN, seat, kind, BY_SETUP)


def choose_hands(t: Table) -> Signal:
    """VH-206 All choose two cards at once; then they go to the discard pile."""
    if t.is_on(SIMPLE):
        return NEXT
    if t.monster >= 0:
        t.push(F_SWAP)
        return NEXT
    if t.is_on(BUILT_HAND):
        t.push(F_BUILD)
        return NEXT
    if not t.answered:
        return t.ask_all(t.everyone, ASK_START)
    for n in range(t.count):
        discard_two(t, t.after(t.first_player, n))
    t.taken()
    return NEXT


def discard_two(t: Table, seat: Seat) -> None:
    code = t.given(seat)
    t.discard(seat, first(code), BY_SETUP)
    t.discard(seat, second(code), BY_SETUP)


def shuffle_back(t: Table) -> Signal:
    """VH-207, VH-731, VH-1005 Six players: the cards just discarded go back, but for the game with both
    expansions of forty cards."""
    eighty = t.is_on(WITH_VALKYRIES) and t.is_on(WITH_DVERGAR)
    if t.count == MOST_SEATS and not eighty and t.pile_size:
        t.shuffle_pile()
        t.tell(E_SHUFFLED)
    return NEXT


def deal_tyr(t: Table) -> Signal:
    """VH-751 Each gets one of the six Tyr cards; the rest leave."""
    if not t.is_on(WITH_TYR):
        return NEXT
    n = t.local(0)
    if t.answered:
        seat = t.after(t.first_player, n)
        kind = first(t.take_chance())
        t.deal_aside(seat, kind)
        t.confide(seat, E_TYR_DEALT, seat, kind)
        n += 1
        t.set_local(0, n)
    if n < t.count:
        return t.ask_chance(ASK_TYR_DEAL, t.after(t.first_player, n))
    t.set_local(0, 0)
    return NEXT


SETUP: Final[Steps] = (
    name_first_player,
    lay_loki_card,
    set_tyr_aside,
    open_jarls,
    deal_jarls,
    choose_jarls,
    discard_deck,
    reveal_warriors,
    take_warriors,
    draw_hands,
    choose_hands,
    shuffle_back,
    deal_tyr,
)
