"""Set-up: BR-201 to BR-208."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.blood_rage.asks import (
    ASK_CLAN,
    ASK_DOOM,
    ASK_FIRST,
    ASK_TOKEN,
    E_CLAN,
    E_DESTROYED,
    E_DOOM,
    E_FIRST,
    E_TOKEN,
)
from meadhall.games.blood_rage.columns import (
    AGES,
    PROVINCES,
    YGGDRASIL,
)
from meadhall.games.blood_rage.data import DATA
from meadhall.games.blood_rage.parts import FIXED_TOKEN
from meadhall.games.blood_rage.table import Table
from meadhall.kernel.flow import NEXT, NOBODY, STAY, Signal
from meadhall.kernel.listing import first

EARLY_DOOM: Final = {int(seats): n for seats, n in DATA.setup.predestroyed_provinces.items()}


def name_first_player(t: Table) -> Signal:
    """BR-208 A first player is named, by lot."""
    if not t.answered:
        return t.ask_chance(ASK_FIRST)
    t.name_first(first(t.take_chance()))
    t.tell(E_FIRST, t.first_player)
    return NEXT


def choose_clans(t: Table) -> Signal:
    """BR-201 Each picks a different clan, the first player first."""
    n = t.local(0)
    seat = t.after(t.first_player, n)
    if not t.answered:
        if n == t.count:
            t.set_local(0, 0)
            return NEXT
        return t.ask(seat, ASK_CLAN)
    t.take_clan(seat, first(t.take(seat)))
    t.tell(E_CLAN, seat, t.clan(seat))
    t.set_local(0, n + 1)
    return STAY


def lay_pillage_tokens(t: Table) -> Signal:
    """BR-203 Yggdrasil has its own token; the others are laid by lot, one on each outer province."""
    province = t.local(0) + 1
    if not t.answered:
        if t.token(YGGDRASIL) == NOBODY:
            t.lay_token(YGGDRASIL, FIXED_TOKEN)
            t.tell(E_TOKEN, YGGDRASIL, FIXED_TOKEN)
        if province == PROVINCES:
            t.set_local(0, 0)
            return NEXT
        return t.ask_chance(ASK_TOKEN, province)
    t.lay_token(province, first(t.take_chance()))
    t.tell(E_TOKEN, province, t.token(province))
    t.set_local(0, province)
    return STAY


def lay_ragnarok_tokens(t: Table) -> Signal:
    """BR-204 One Ragnarok token on each of the three ages; the doom token marks the first."""
    age = t.local(0)
    if not t.answered:
        if age == AGES:
            t.set_local(0, 0)
            return NEXT
        return t.ask_chance(ASK_DOOM, age + 1)
    province = first(t.take_chance())
    t.set_doom(age, province)
    t.use_token(province)
    t.tell(E_DOOM, age + 1, province)
    t.set_local(0, age + 1)
    return STAY


def destroy_early(t: Table) -> Signal:
    """BR-205 Tokens left over destroy provinces before the game: fewer players, fewer provinces."""
    n = t.local(0)
    if not t.answered:
        if n == early_doom(t.count):
            t.set_local(0, 0)
            return NEXT
        return t.ask_chance(ASK_DOOM, -1)
    province = first(t.take_chance())
    t.use_token(province)
    t.burn(province)
    t.tell(E_DESTROYED, province)
    t.set_local(0, n + 1)
    return STAY


def early_doom(seats: i64) -> i64:
    return EARLY_DOOM.get(seats, DATA.expansion_5th_player.predestroyed_provinces)
