"""The action phase: BR-321 to BR-361. Turns, invading, marching, upgrades, quests, sacrifices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_ACTION,
    ASK_FOLLOW,
    ASK_FREE_INVADE,
    ASK_MARCH_TO,
    ASK_MOVE,
    ASK_OFFER,
    ASK_PILLAGE_NOW,
    ASK_SLOT,
    BY_INVASION,
    BY_PRICE,
    BY_SACRIFICE,
    BY_START,
    DRIVE_OUT,
    E_INVADE,
    E_MARCH,
    E_MOVE,
    E_MYSTIC,
    E_PASS,
    E_QUEST_LAID,
    E_RAGE_SET,
    E_UPGRADE,
    F_ATTEMPT,
    F_DRIVE_OUT,
    F_INVADE,
    F_MARCH,
    F_RAISE,
    F_SACRIFICE,
    F_UPGRADE,
    FOLLOW,
    IN_ACTIONS,
    INVADE,
    LAY_QUEST,
    LAY_UPGRADE,
    MARCH,
    MOVE,
    OFFER_TWO,
    PASS,
    PILLAGE,
    PILLAGE_AGAIN,
    RAISE_DEAD,
)
from meadhall.games.blood_rage.columns import (
    CLAN_SLOTS,
    LEADER_SLOT,
    MONSTER,
    MONSTER_SINGLES,
    MONSTER_SLOTS,
    MYSTIC,
    MYSTIC_SINGLES,
    NOWHERE,
    PROVINCES,
    RAGE_STAT,
    RESERVE,
    SHIP_SLOT,
    VALHALLA,
    WARRIOR,
    WARRIOR_SLOT,
)
from meadhall.games.blood_rage.parts import (
    COST_OF,
    DISCOUNT,
    FJORD_OF,
    FX_OF,
    KILL_NON_MONSTERS,
    KILL_WARRIORS,
    MONSTER_FX,
    MONSTER_OF,
    MYSTIC_GLORY,
    MYSTIC_RETREAT,
    MYSTIC_TAKES,
    MYSTICS_PER_CLAN,
    PARAM2_OF,
    PILLAGE_NOW,
    RAISE_THE_DEAD,
    REPILLAGE,
    SACRIFICE,
    SLOT_OF,
    SUCCOR,
)
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.bits import bit
from meadhall.kernel.flow import DONE, NEXT, STAY, Seat, Signal
from meadhall.kernel.listing import first, second, third, verb_of


# -- turns ------------------------------------------------------------------------------------------
def set_rage(t: Table) -> Signal:
    """BR-321 Each clan's rage is set to its Rage stat."""
    t.enter_phase(IN_ACTIONS)
    t.nobody_passed()
    for seat in range(t.count):
        t.set_rage(seat, t.value(seat, RAGE_STAT))
        t.tell(E_RAGE_SET, seat, t.rage(seat), 0, BY_START)
    t.set_local(0, t.first_player)
    return NEXT


def turn(t: Table) -> Signal:
    """BR-322, BR-324 to BR-327 The next clan with rage left takes one action."""
    seat = t.local(0)
    if t.answered:
        code = t.take(seat)
        next_seat = t.left_of(seat)
        t.set_local(0, next_seat)
        if act(t, seat, code):
            return STAY
        seat = next_seat
    if t.pillaged() | t.destroyed() == (1 << PROVINCES) - 1:  # BR-327, ruling: action_phase_end
        return NEXT
    for n in range(t.count):
        if can_act(t, seat):
            t.set_local(0, seat)
            return t.ask(seat, ASK_ACTION)
        seat = t.left_of(seat)
    return NEXT


def can_act(t: Table, seat: Seat) -> bool:
    """BR-324, BR-326 With rage, and not having passed (rulings: zero_rage, pass_final)."""
    return t.rage(seat) > 0 and not t.has_passed(seat)


def act(t: Table, seat: Seat, code: i64) -> bool:
    """BR-323 The cost is paid before the action. False if it is over at once."""
    verb = verb_of(code)
    if verb == INVADE:
        t.pay(seat, t.price(seat, first(code), second(code)), BY_PRICE)
        t.push(F_INVADE, seat, first(code), second(code), RESERVE)
    elif verb == MARCH:
        t.pay(seat, 1, BY_PRICE)
        t.push(F_MARCH, seat, first(code))
    elif verb == LAY_UPGRADE:
        t.pay(seat, upgrade_price(t, seat, first(code)), BY_PRICE)
        t.tell(E_UPGRADE, seat, first(code))
        t.table_card(seat, first(code))
        t.push(F_UPGRADE, seat, first(code), -1)
    elif verb == LAY_QUEST:
        t.lay_quest(seat, first(code))
        t.whisper(bit(seat), E_QUEST_LAID, seat, first(code))
        return False
    elif verb == PILLAGE:
        t.push(F_ATTEMPT, seat, first(code))
    elif verb == PASS:
        t.tell(E_PASS, seat, t.rage(seat))
        t.pass_age(seat)
        return False
    elif verb == DRIVE_OUT:
        t.pay(seat, t.price(seat, MYSTIC, first(code)), BY_PRICE)
        t.push(F_DRIVE_OUT, seat, first(code), second(code), third(code))
    elif verb == RAISE_DEAD:
        t.pay(seat, t.sum_of(seat, RAISE_THE_DEAD), BY_PRICE)
        t.push(F_INVADE, seat, first(code), second(code), VALHALLA)
    elif verb == PILLAGE_AGAIN:
        t.pay(seat, t.sum_of(seat, REPILLAGE), BY_PRICE)
        t.push(F_ATTEMPT, seat, first(code))
    elif verb == OFFER_TWO:
        t.push(F_SACRIFICE, seat, t.sum_of(seat, SACRIFICE))
    return True


ACTIONS: Final = (set_rage, turn)

# -- invade: locals are seat, figure, place, where it comes from ------------------------------------------
SEAT: Final = 0
FIGURE: Final = 1
PLACE: Final = 2
SOURCE: Final = 3


def put_down(t: Table) -> Signal:
    """BR-331, BR-332 From the reserve into a free village, or a ship into a fjord."""
    seat = t.local(SEAT)
    figure = t.local(FIGURE)
    place = t.local(PLACE)
    t.move_figure(seat, figure, t.local(SOURCE), place)
    t.tell(E_INVADE, seat, figure, place, t.local(SOURCE))
    if figure < MONSTER and not t.has(seat, SUCCOR) and not t.has(seat, PILLAGE_NOW):
        return DONE  # nothing can follow
    return NEXT


def strike(t: Table) -> Signal:
    """Troll and Fire Giant, when they invade (rulings: invade_triggers, fire_giant_fjord)."""
    figure = t.local(FIGURE)
    if figure < MONSTER:
        return NEXT
    fx = MONSTER_FX[figure - MONSTER]
    if fx != KILL_WARRIORS and fx != KILL_NON_MONSTERS:
        return NEXT
    seat = t.local(SEAT)
    province = t.local(PLACE)
    for rival in range(t.count):
        if rival != seat:
            t.doom_warriors(rival, province, t.warriors(rival, province))
            if fx == KILL_NON_MONSTERS:
                doom_singles(t, rival, province)
    t.destroy_doomed(seat, BY_INVASION)
    return NEXT


def doom_singles(t: Table, rival: Seat, province: i64) -> None:
    """A rival's leader, ship and mystics here and in the fjord; monsters stay."""
    for single in range(i64(MONSTER_SINGLES)):
        place = t.single_at(rival, single)
        if place == province or place == FJORD_OF[province]:
            t.doom_single(rival, single, province)


def succor(t: Table) -> Signal:
    """Frigga's Succor: one more warrior may follow (rulings: succor_once, invade_yggdrasil)."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if not t.answered:
        if not t.has(seat, SUCCOR) or not warrior_may_come(t, seat, place):
            return NEXT
        return t.ask(seat, ASK_FOLLOW, place)
    if verb_of(t.take(seat)) == FOLLOW:
        t.move_warrior(seat, RESERVE, place)
        t.tell(E_INVADE, seat, WARRIOR, place, RESERVE)
    return NEXT


def warrior_may_come(t: Table, seat: Seat, place: i64) -> bool:
    """A warrior in reserve, Horns to spare and a free village in an outer province."""
    return t.warriors(seat, RESERVE) > 0 and t.horns_left(seat) and t.can_enter(WARRIOR, place)


def thors_domain(t: Table) -> Signal:
    """Thor's Domain: for rage, pillage the province just invaded (ruling: thors_domain)."""
    seat = t.local(SEAT)
    place = t.local(PLACE)
    if not t.answered:
        if not t.has(seat, PILLAGE_NOW) or place >= PROVINCES or t.is_pillaged(place):
            return NEXT
        if t.rage(seat) < t.sum_of(seat, PILLAGE_NOW):
            return NEXT
        return t.ask(seat, ASK_PILLAGE_NOW, place)
    if verb_of(t.take(seat)) != PASS:
        t.pay(seat, t.sum_of(seat, PILLAGE_NOW), BY_PRICE)
        return t.become(F_ATTEMPT, seat, place)
    return NEXT


INVASION: Final = (put_down, strike, succor, thors_domain)

# -- drive out (Odin's Chosen): locals are seat, province, whose figure, and which ----------------------
PROVINCE: Final = 1
RIVAL: Final = 2
VICTIM: Final = 3


def clear_village(t: Table) -> Signal:
    """Odin's Chosen: the enemy warrior or mystic in that village is destroyed first."""
    rival = t.local(RIVAL)
    province = t.local(PROVINCE)
    if t.local(VICTIM) == WARRIOR:
        t.doom_warriors(rival, province, 1)
    else:
        t.doom_single(rival, t.find(rival, t.local(VICTIM), province), province)
    t.destroy_doomed(t.local(SEAT), BY_INVASION)
    return NEXT


def take_village(t: Table) -> Signal:
    """Odin's Chosen: a mystic invades in its place, if a village is free now (ruling: drive_out_saved)."""
    if not t.has_room(t.local(PROVINCE)):
        return NEXT
    return t.become(F_INVADE, t.local(SEAT), MYSTIC, t.local(PROVINCE), RESERVE)


DRIVING_OUT: Final = (clear_village, take_village)

# -- march: locals are seat, source, target, figures moved --------------------------------------------
FROM: Final = 1
TO: Final = 2
MOVED: Final = 3


def march_to(t: Table) -> Signal:
    """BR-341 to BR-343 One source, one target, adjacent or not."""
    seat = t.local(SEAT)
    if not t.answered:
        return t.ask(seat, ASK_MARCH_TO, t.local(FROM))
    t.set_local(TO, first(t.take(seat)))
    t.tell(E_MARCH, seat, t.local(FROM), t.local(TO))
    return NEXT


def march_figures(t: Table) -> Signal:
    """BR-341 Any number of figures, at least one, while villages are free."""
    seat = t.local(SEAT)
    source = t.local(FROM)
    target = t.local(TO)
    if not t.answered:
        if t.figures(seat, source) == 0 or not t.has_room(target):
            return NEXT
        if t.local(MOVED) == 0 and t.figures(seat, source) == 1:
            march_one(t, seat, lone_figure(t, seat, source), source, target)
            return NEXT
        return t.ask(seat, ASK_MOVE, source, target)
    code = t.take(seat)
    if verb_of(code) != MOVE:
        return NEXT
    march_one(t, seat, first(code), source, target)
    return STAY


def march_one(t: Table, seat: Seat, figure: i64, source: i64, target: i64) -> None:
    t.move_figure(seat, figure, source, target)
    t.tell(E_MOVE, seat, figure, source, target)
    t.set_local(MOVED, t.local(MOVED) + 1)


def lone_figure(t: Table, seat: Seat, place: i64) -> i64:
    figure: i64 = 0
    mask = t.own_figures(seat, place)
    while not mask >> figure & 1:
        figure += 1
    return figure


MARCHING: Final = (march_to, march_figures)

# -- upgrade: locals are seat, kind of card, slot ------------------------------------------------------
KIND: Final = 1
SLOT: Final = 2


def upgrade_price(t: Table, seat: Seat, kind: i64) -> i64:
    """BR-352 The card's strength in rage, less Frigga's Charm."""
    price = COST_OF[kind] - t.sum_of(seat, DISCOUNT)
    if price < 0:
        return 0
    return price


def slots_for(kind: i64) -> i64:
    """How many slots fit this card (BR-351)."""
    slot = SLOT_OF[kind]
    if slot == CLAN_SLOTS:
        return 3
    if slot == MONSTER_SLOTS:
        return 2
    return 1


def empty_slot(t: Table, seat: Seat, kind: i64) -> i64:
    for slot in range(SLOT_OF[kind], SLOT_OF[kind] + slots_for(kind)):
        if t.upgrade_in(seat, slot) < 0:
            return slot
    return -1


def choose_slot(t: Table) -> Signal:
    """BR-352 Choose among fitting slots; a card already there will be replaced."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    if not t.answered:
        if slots_for(kind) == 1 or only_empty(t, seat, kind):
            t.set_local(SLOT, SLOT_OF[kind])
            return NEXT
        return t.ask(seat, ASK_SLOT, kind)
    t.set_local(SLOT, first(t.take(seat)))
    return NEXT


def only_empty(t: Table, seat: Seat, kind: i64) -> bool:
    """All fitting slots are empty, so that it does not matter which is taken."""
    for slot in range(SLOT_OF[kind], SLOT_OF[kind] + slots_for(kind)):
        if t.upgrade_in(seat, slot) >= 0:
            return False
    return True


def lay_card(t: Table) -> Signal:
    """BR-352, BR-353, BR-355 The upgrade lies and works; a monster's figure joins the reserve."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    slot = t.local(SLOT)
    t.lay_upgrade(seat, kind, slot)
    if SLOT_OF[kind] == MONSTER_SLOTS:
        t.to_reserve(seat, MONSTER_SINGLES + slot - MONSTER_SLOTS)
    elif is_mystic_card(kind):
        add_mystic(t, seat)
    return NEXT


def is_mystic_card(kind: i64) -> bool:
    fx = FX_OF[kind]
    return fx == MYSTIC_RETREAT or fx == MYSTIC_TAKES or fx == MYSTIC_GLORY


def add_mystic(t: Table, seat: Seat) -> None:
    """Each Mystic card brings one of the clan's mystics (ruling: mystic_card_replaced)."""
    for single in range(i64(MYSTIC_SINGLES), i64(MYSTIC_SINGLES) + MYSTICS_PER_CLAN):
        if t.single_at(seat, single) == NOWHERE:
            t.to_reserve(seat, single)
            t.tell(E_MYSTIC, seat)
            return


def invade_at_once(t: Table) -> Signal:
    """BR-354, BR-355, BR-357 One such figure may invade without paying."""
    seat = t.local(SEAT)
    kind = t.local(KIND)
    if not t.answered:
        if SLOT_OF[kind] == CLAN_SLOTS or free_figures(t, seat, kind) == 0 or not t.horns_left(seat):
            return NEXT
        return t.ask(seat, ASK_FREE_INVADE, kind)
    code = t.take(seat)
    if verb_of(code) == INVADE:
        t.push(F_INVADE, seat, first(code), second(code), RESERVE)
    return NEXT


def free_figures(t: Table, seat: Seat, kind: i64) -> i64:
    """Mask of the figures in reserve that this upgrade lets invade (ruling: sea_serpent)."""
    slot = SLOT_OF[kind]
    mask: i64 = 0
    reserve = t.own_figures(seat, RESERVE)
    for figure in range(i64(MONSTER + 16)):
        if reserve >> figure & 1:
            if slot == WARRIOR_SLOT:
                fits = figure == WARRIOR
            elif slot == LEADER_SLOT:
                fits = t.is_leader(figure)
            elif slot == SHIP_SLOT:
                fits = t.is_ship(figure)
            else:
                fits = figure == MONSTER + MONSTER_OF[kind]
            if fits:
                mask |= bit(figure)
    return mask


UPGRADING: Final = (choose_slot, lay_card, invade_at_once)

# -- sacrifice: locals are seat, figures still to offer -----------------------------------------------
LEFT: Final = 1


def offer(t: Table) -> Signal:
    """Frigga's Sacrifice: own figures on the board are destroyed (ruling: sacrifice)."""
    seat = t.local(SEAT)
    if not t.answered:
        if t.local(LEFT) == 0:
            return NEXT
        return t.ask(seat, ASK_OFFER, t.local(LEFT))
    code = t.take(seat)
    figure = first(code)
    place = second(code)
    if figure == WARRIOR:
        t.doom_warriors(seat, place, 1)
    else:
        t.doom_single(seat, t.find(seat, figure, place), place)
    t.set_local(LEFT, t.local(LEFT) - 1)
    t.destroy_doomed(seat, BY_SACRIFICE)
    return STAY


def sacrifice_reward(t: Table) -> Signal:
    """A stat of choice rises."""
    seat = t.local(SEAT)
    for slot in range(i64(CLAN_SLOTS), i64(CLAN_SLOTS + 3)):
        kind = t.upgrade_in(seat, slot)
        if kind >= 0 and FX_OF[kind] == SACRIFICE:
            t.push(F_RAISE, seat, PARAM2_OF[kind], 0, BY_SACRIFICE)
            return NEXT
    return NEXT


SACRIFICING: Final = (offer, sacrifice_reward)
