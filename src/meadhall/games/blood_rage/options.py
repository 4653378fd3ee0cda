"""What is legal: every option of every question, said once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ADD_CARD,
    ASK_ACTION,
    ASK_ADD,
    ASK_BLESSING,
    ASK_CLAN,
    ASK_DEAL,
    ASK_DOOM,
    ASK_DRAFT,
    ASK_FIRST,
    ASK_FOLLOW,
    ASK_FREE_INVADE,
    ASK_GOD,
    ASK_GOD_AT,
    ASK_JOIN,
    ASK_KEEP,
    ASK_LEADER,
    ASK_MARCH_TO,
    ASK_MOVE,
    ASK_MOVE_GOD,
    ASK_OFFER,
    ASK_PILLAGE_NOW,
    ASK_PLAY,
    ASK_SAVE,
    ASK_SLOT,
    ASK_SPARE,
    ASK_STAT,
    ASK_TAKE_BACK,
    ASK_TOKEN,
    ASK_TREAT,
    DONE_MOVING,
    DRAFT,
    DRAWN_CARD,
    DRAWN_DOOM,
    DRAWN_FIRST,
    DRAWN_GOD,
    DRAWN_PLACE,
    DRAWN_TOKEN,
    DRIVE_OUT,
    FOLLOW,
    INTO_SLOT,
    INVADE,
    JOIN,
    KEEP,
    KEEP_NONE,
    LAY_QUEST,
    LAY_UPGRADE,
    MARCH,
    MARCH_TO,
    MOVE,
    MOVE_GOD,
    MOVE_LEADER,
    OFFER,
    OFFER_TWO,
    PASS,
    PILLAGE,
    PILLAGE_AGAIN,
    PILLAGE_NOW,
    PLAY,
    RAISE_DEAD,
    RAISE_STAT,
    RETREAT_TO,
    RETURN_WARRIOR,
    SAVE_ONE,
    SPARE_ONE,
    TAKE_BACK,
    TAKE_CLAN,
    TREAT_AS,
)
from meadhall.games.blood_rage.columns import (
    AGES,
    BOARD,
    FJORDS,
    MONSTER,
    MONSTER_SINGLES,
    MYSTIC,
    PROVINCES,
    RESERVE,
    SINGLES,
    SLOTS,
    VALHALLA,
    WARRIOR,
    YGGDRASIL,
)
from meadhall.games.blood_rage.deaths import refuges, stats_able
from meadhall.games.blood_rage.gods import god_roads, god_seats
from meadhall.games.blood_rage.parts import (
    FIXED_TOKEN,
    FREE_INVADE_HERE,
    FX_OF,
    GOD_COUNT,
    KIND_AT,
    LATE_CARDS,
    MASK_OF,
    MONSTER_COUNT,
    MYSTIC_TAKES,
    NEIGHBOURS,
    PARAM_OF,
    QUEST,
    QUEST_AS_BATTLE,
    RAISE_THE_DEAD,
    REPILLAGE,
    SACRIFICE,
    SHORES,
    SLOT_OF,
    TOKEN_COUNT,
    TOKENS,
    TYPE_OF,
    UPGRADE,
)
from meadhall.games.blood_rage.table import Table
from meadhall.games.blood_rage.upgrade import empty_slot, free_figures, slots_for, upgrade_price
from meadhall.kernel.bits import bit, bit_of, count_bits
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import Listing, list_mask

LAND: Final = (1 << PROVINCES) - 1
FIGURES: Final = MONSTER + MONSTER_COUNT


def list_options(t: Table, seat: Seat, o: Listing) -> None:
    """Every legal answer to the open question."""
    kind = t.asked_kind
    about = t.asked_about
    also = t.asked_also
    if kind == ASK_ACTION:
        list_actions(t, seat, o)
    elif kind == ASK_DRAFT:
        list_cards(t, o, DRAFT, t.age, t.pack(seat))
    elif kind == ASK_JOIN:
        list_joins(t, seat, o, about)
    elif kind == ASK_PLAY:
        list_hand(t, seat, o, PLAY)
    elif kind == ASK_DEAL:
        list_deal(t, o)
    elif kind == ASK_MARCH_TO:
        list_march_targets(t, o, about)
    elif kind == ASK_MOVE:
        list_mask(o, MOVE, t.own_figures(seat, about))
        if t.local(3):
            o.add(DONE_MOVING)
    elif kind == ASK_ADD:
        list_late_cards(t, seat, o)
    elif kind == ASK_STAT:
        list_mask(o, RAISE_STAT, stats_able(t, seat, about))
    elif kind == ASK_KEEP:
        list_hand(t, seat, o, KEEP)
        o.add(KEEP_NONE)
    elif kind == ASK_FREE_INVADE:
        list_invasions(t, seat, o, INVADE, free_figures(t, seat, about), 0)
        o.add(PASS)
    elif kind == ASK_SLOT:
        list_slots(t, seat, o, about)
    elif kind == ASK_SAVE:
        list_rescues(t, seat, o, also)
    elif kind == ASK_SPARE:
        list_mask(o, SPARE_ONE, t.figures_in_battle(seat))
    elif kind == ASK_TREAT:
        list_treatments(t, seat, o)
    elif kind == ASK_TAKE_BACK:
        list_take_backs(t, seat, o)
    elif kind == ASK_FOLLOW:
        o.add(FOLLOW)
        o.add(PASS)
    elif kind == ASK_PILLAGE_NOW:
        o.add(PILLAGE_NOW)
        o.add(PASS)
    elif kind == ASK_BLESSING:
        o.add(RETURN_WARRIOR)
        o.add(PASS)
    elif kind == ASK_LEADER:
        list_leader_moves(t, seat, o, about)
    elif kind == ASK_OFFER:
        list_offers(t, seat, o)
    elif kind == ASK_CLAN:
        list_clans(t, o)
    elif kind == ASK_MOVE_GOD:
        list_mask(o, MOVE_GOD, god_roads(t))
    else:
        list_chances(t, o, kind, about)


# -- chance -----------------------------------------------------------------------------------------
def list_chances(t: Table, o: Listing, kind: i64, about: i64) -> None:
    if kind == ASK_FIRST:
        for other in range(t.count):
            o.add_chance(1, DRAWN_FIRST, other)
    elif kind == ASK_TOKEN:
        for token in range(i64(TOKENS)):
            left = TOKEN_COUNT[token]
            for province in range(i64(PROVINCES)):
                if t.token(province) == token:
                    left -= 1
            if token != FIXED_TOKEN and left > 0:
                o.add_chance(left, DRAWN_TOKEN, token)
    elif kind == ASK_DOOM:
        for province in range(i64(PROVINCES)):
            if t.spare_tokens() >> province & 1:
                o.add_chance(1, DRAWN_DOOM, province)
    elif kind == ASK_GOD:
        for god in range(i64(GOD_COUNT)):
            if t.god(0) != god:
                o.add_chance(1, DRAWN_GOD, god)
    elif kind == ASK_GOD_AT:
        places = god_seats(t)
        for province in range(i64(PROVINCES)):
            if places >> province & 1:
                o.add_chance(1, DRAWN_PLACE, province)


def list_deal(t: Table, o: Listing) -> None:
    """Each card left in the deck is as likely; copies of a kind are one outcome."""
    cards = t.deck()
    age = t.age * 64
    while cards:
        kind = KIND_AT[age + bit_of(cards & -cards)]
        copies = cards & MASK_OF[kind]
        cards &= ~copies
        o.add_chance(count_bits(copies), DRAWN_CARD, kind)


# -- cards and figures --------------------------------------------------------------------------------
def list_cards(t: Table, o: Listing, verb: i64, age: i64, cards: i64) -> None:
    """One option for each kind among the cards of an age."""
    while cards:
        kind = KIND_AT[age * 64 + bit_of(cards & -cards)]
        o.add(verb, kind)
        cards &= ~MASK_OF[kind]


def list_hand(t: Table, seat: Seat, o: Listing, verb: i64) -> None:
    for age in range(t.age + 1):
        list_cards(t, o, verb, age, t.hand(seat, age))


def list_late_cards(t: Table, seat: Seat, o: Listing) -> None:
    """BR-380 White-circle cards in hand, or nothing."""
    for age in range(t.age + 1):
        list_cards(t, o, ADD_CARD, age, t.hand(seat, age) & LATE_CARDS[age])
    o.add(PASS)


def list_clans(t: Table, o: Listing) -> None:
    """BR-201 Clans nobody has taken yet."""
    taken: i64 = 0
    for other in range(t.count):
        if t.clan(other) >= 0:
            taken |= bit(t.clan(other))
    clans: i64 = 4
    if t.setup.options["fifth_player"]:
        clans = 5
    list_mask(o, TAKE_CLAN, ~taken & bit(clans) - 1)


# -- actions ------------------------------------------------------------------------------------------
def list_actions(t: Table, seat: Seat, o: Listing) -> None:
    o.add(PASS)
    if t.horns_left(seat):
        list_invasions(t, seat, o, INVADE, t.own_figures(seat, RESERVE), t.rage(seat) + 1)
        if t.has(seat, MYSTIC_TAKES):
            list_drive_outs(t, seat, o)
        if t.has(seat, RAISE_THE_DEAD) and t.rage(seat) >= t.sum_of(seat, RAISE_THE_DEAD):
            list_invasions(t, seat, o, RAISE_DEAD, t.own_figures(seat, VALHALLA), 0)
    list_mask(o, MARCH, march_sources(t, seat))
    list_laying(t, seat, o)
    targets = pillage_targets(t, seat)
    list_mask(o, PILLAGE, targets & ~t.pillaged())
    if t.has(seat, REPILLAGE) and t.rage(seat) >= t.sum_of(seat, REPILLAGE):
        list_mask(o, PILLAGE_AGAIN, targets & t.pillaged())
    if may_sacrifice(t, seat):
        o.add(OFFER_TWO)


def list_invasions(t: Table, seat: Seat, o: Listing, verb: i64, figures: i64, below: i64) -> None:
    """BR-331, BR-332 Figures into places that take them; `below` is a price not to reach, 0 for free."""
    varies = t.has(seat, FREE_INVADE_HERE)  # only then does the price depend on the place
    figure: i64 = 0
    while figures >> figure:
        if figures >> figure & 1 and (below == 0 or varies or t.price(seat, figure, YGGDRASIL) < below):
            places = t.entries(figure)
            place: i64 = 0
            while places >> place:
                if places >> place & 1:
                    if below == 0 or not varies or t.price(seat, figure, place) < below:
                        o.add(verb, figure, place)
                place += 1
        figure += 1


def list_drive_outs(t: Table, seat: Seat, o: Listing) -> None:
    """Odin's Chosen: a mystic may invade the village of an enemy warrior or mystic."""
    for province in range(i64(1), i64(PROVINCES)):
        for rival in range(t.count):
            for victim in range(i64(MYSTIC + 1)):
                if may_drive_out(t, seat, province, rival, victim) == 0:
                    o.add(DRIVE_OUT, province, rival, victim)


def list_laying(t: Table, seat: Seat, o: Listing) -> None:
    """BR-352, BR-361 Upgrades that can be paid for, and quests."""
    for age in range(t.age + 1):
        cards = t.hand(seat, age)
        while cards:
            kind = KIND_AT[age * 64 + bit_of(cards & -cards)]
            cards &= ~MASK_OF[kind]
            if TYPE_OF[kind] == QUEST:
                o.add(LAY_QUEST, kind)
            elif TYPE_OF[kind] == UPGRADE and upgrade_price(t, seat, kind) <= t.rage(seat):
                o.add(LAY_UPGRADE, kind)


def list_march_targets(t: Table, o: Listing, source: i64) -> None:
    list_mask(o, MARCH_TO, t.rooms() & ~bit(source))


def list_slots(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """BR-352 One empty slot, if there is one, and every fitting slot that is taken."""
    empty = empty_slot(t, seat, kind)
    for slot in range(SLOT_OF[kind], SLOT_OF[kind] + slots_for(kind)):
        if slot == empty or t.upgrade_in(seat, slot) >= 0:
            o.add(INTO_SLOT, slot)


def list_offers(t: Table, seat: Seat, o: Listing) -> None:
    for place in range(i64(BOARD)):
        figures = t.own_figures(seat, place)
        figure: i64 = 0
        while figures >> figure:
            if figures >> figure & 1:
                o.add(OFFER, figure, place)
            figure += 1


# -- in a battle ------------------------------------------------------------------------------------
def list_joins(t: Table, seat: Seat, o: Listing, field: i64) -> None:
    """BR-372 A figure from an adjacent province, or none."""
    near = t.present(seat) & NEIGHBOURS[field]
    for province in range(i64(PROVINCES)):
        if near >> province & 1:
            figures = t.own_figures(seat, province)
            figure: i64 = 0
            while figures >> figure:
                if figures >> figure & 1:
                    o.add(JOIN, figure, province)
                figure += 1
    o.add(PASS)


def list_treatments(t: Table, seat: Seat, o: Listing) -> None:
    """Tyr's Domain or Tyr's Wrath, the owner's choice (ruling: tyr_domain_and_wrath)."""
    for slot in range(i64(SLOTS)):
        kind = t.upgrade_in(seat, slot)
        if kind >= 0 and FX_OF[kind] == QUEST_AS_BATTLE:
            o.add(TREAT_AS, PARAM_OF[kind])
    o.add(PASS)


def list_take_backs(t: Table, seat: Seat, o: Listing) -> None:
    """Tyr's Prowess: cards of the battle just won."""
    revealed: i64 = -1
    if t.lies(seat):
        revealed = t.played(seat)
        o.add(TAKE_BACK, revealed)
    for age in range(i64(AGES)):
        cards = t.added(seat, age)
        while cards:
            kind = KIND_AT[age * 64 + bit_of(cards & -cards)]
            cards &= ~MASK_OF[kind]
            if kind != revealed:
                o.add(TAKE_BACK, kind)
    o.add(PASS)


def list_rescues(t: Table, seat: Seat, o: Listing, cause: i64) -> None:
    """What may be saved, and how (rulings: protection_scope, volur_battle, mystic_retreat)."""
    if t.may_pay(seat, cause):
        list_mask(o, SAVE_ONE, t.doomed_figures(seat))
    for single in range(i64(MONSTER_SINGLES), i64(SINGLES)):
        if t.is_single_doomed(seat, single) and t.may_retreat(seat, single, cause):
            o.add(RETREAT_TO, t.figure_of(seat, single), YGGDRASIL)
    if t.mystics_may_flee(seat, cause):
        roads = refuges(t, cause)
        for province in range(i64(PROVINCES)):
            if roads >> province & 1:
                o.add(RETREAT_TO, MYSTIC, province)
    o.add(PASS)


def list_leader_moves(t: Table, seat: Seat, o: Listing, source: i64) -> None:
    """Lord of Hammers: to an adjacent province with room."""
    for figure in range(i64(FIGURES)):
        if t.is_leader(figure) and t.find(seat, figure, source) >= 0:
            for province in range(i64(PROVINCES)):
                if t.is_adjacent(source, province) and t.has_room(province):
                    o.add(MOVE_LEADER, figure, province)
    o.add(PASS)


# -- where it may be done --------------------------------------------------------------------------
def march_sources(t: Table, seat: Seat) -> i64:
    """BR-341, BR-342 Provinces with own figures that have somewhere to go."""
    sources = t.present(seat) & LAND
    if t.rooms() & ~(1 << YGGDRASIL) == 0:
        sources &= ~(1 << YGGDRASIL)
    return sources


def pillage_targets(t: Table, seat: Seat) -> i64:
    """BR-371 Provinces that stand, with a figure there or in a supporting fjord."""
    present = t.present(seat)
    targets = present & LAND
    for fjord in range(i64(FJORDS)):
        if present >> PROVINCES + fjord & 1:
            targets |= SHORES[fjord]
    return targets & ~t.destroyed()


def may_sacrifice(t: Table, seat: Seat) -> bool:
    """Frigga's Sacrifice: enough figures on the board to offer (ruling: sacrifice)."""
    return t.has(seat, SACRIFICE) and t.on_board(seat) >= t.sum_of(seat, SACRIFICE)


def may_drive_out(t: Table, seat: Seat, province: i64, rival: Seat, victim: i64) -> i64:
    """Odin's Chosen: an enemy warrior or mystic in an outer province that still stands."""
    if rival == seat or rival >= t.count or (victim != WARRIOR and victim != MYSTIC):
        return 331
    if province >= PROVINCES or province == YGGDRASIL:
        return 332
    if t.is_destroyed(province):
        return 206
    if not t.holds(rival, victim, province) or t.find(seat, MYSTIC, RESERVE) < 0:
        return 331
    if t.price(seat, MYSTIC, province) > t.rage(seat):
        return 323
    return 0
