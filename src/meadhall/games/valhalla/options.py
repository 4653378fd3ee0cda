"""What is legal: every option of every question, said once."""

from __future__ import annotations

from mypy_extensions import i64

from meadhall.games.valhalla import asks as a
from meadhall.games.valhalla.chances import list_chances
from meadhall.games.valhalla.choices import (
    list_actions,
    list_before,
    list_drawn,
    list_help,
    list_loki_tactics,
    list_missions,
    list_pairs,
    list_pile_warriors,
    list_played,
    list_second,
    list_sends,
    list_tyr,
)
from meadhall.games.valhalla.columns import ATTACK, OWN_SLOTS, WORDS
from meadhall.games.valhalla.lists import list_cards, list_faces, list_hand, list_type
from meadhall.games.valhalla.loki import lines_open, victims
from meadhall.games.valhalla.parts import BLANK, TACTIC, WARRIOR
from meadhall.games.valhalla.table import Table
from meadhall.games.valhalla.tactics import path_slots
from meadhall.games.valhalla.turns import may_act_again
from meadhall.games.valhalla.variants import may_lay
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import Listing, list_mask


def list_options(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """Every legal answer to the open question, of this kind; the table itself knows the two most common."""
    if kind == a.ASK_ACTION:
        list_actions(t, seat, o)
    elif kind == a.ASK_KEEP:
        list_drawn(t, seat, o)
    elif kind == a.ASK_SEND:
        list_sends(t, seat, o)
    elif kind == a.ASK_DISMISS or kind == a.ASK_MONSTER_WARRIOR:
        list_mask(o, a.DISMISS, t.squad_mask(seat))
    elif kind == a.ASK_SECOND:
        list_second(t, seat, o, t.asked_about)
    elif kind == a.ASK_SPEND:
        list_faces(o, a.SPEND, t.weapons(t.side_of(seat)))
    elif kind == a.ASK_FORGE:
        list_faces(o, a.KEEP_DIE, t.local(3))
    elif kind == a.ASK_FACE:
        for face in range(t.local(3), BLANK):
            o.add(a.TURN, face)
    elif kind < a.ASK_TURN_X:
        list_early(t, seat, o, kind)
    else:
        list_late(t, seat, o, kind)


def list_early(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """Set-up, chance, the turn, and what comes before a battle."""
    if kind == a.ASK_JARL:
        list_mask(o, a.TAKE_JARL, t.jarl_hand(seat))
    elif kind == a.ASK_START:
        list_pairs(t, seat, o)
    elif kind == a.ASK_WARRIOR:
        for word in range(WORDS):
            list_cards(o, a.TAKE_WARRIOR, word, t.reserve(word))
    elif kind == a.ASK_TYR:
        list_tyr(t, seat, o, t.asked_about)
    elif kind == a.ASK_PHASE_B:
        o.add(a.DRAW)
        if t.has_attacked:
            o.add(a.DRAW_MORE)
        if may_act_again(t, seat):
            o.add(a.ACT_AGAIN)
    elif kind == a.ASK_ADD_ONE:
        list_type(t, seat, o, a.ADD, WARRIOR)
        o.add(a.PASS)
    elif kind == a.ASK_THOR:
        list_help(t, seat, o)
    elif kind == a.ASK_BET:
        o.add(a.BET)
        list_hand(t, seat, o, a.BET_ATTACKER)
        o.add(a.PASS)
    elif kind == a.ASK_BEFORE:
        list_before(t, seat, o)
    elif kind == a.ASK_PRESET:
        for face in range(t.local(4), BLANK):
            o.add(a.SET_DIE, face)
        o.add(a.PASS)
    else:
        list_chances(t, o, kind)


def list_late(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """In a battle and after it."""
    if kind == a.ASK_TURN_X:
        if t.asked_about:
            list_hand(t, seat, o, a.PAY)
        else:
            for face in range(BLANK):
                o.add(a.TURN, face)
        o.add(a.PASS)
    elif kind == a.ASK_BLOCK:
        list_mask(o, a.BLOCK, t.squad_mask(t.defender) & ~t.blocked())
    elif kind == a.ASK_DISCARD_TACTIC:
        list_type(t, seat, o, a.DISCARD, TACTIC)
        if o.n == 0:
            o.add(a.SHOW_HAND)
    elif kind == a.ASK_PAY or kind == a.ASK_DEFENCE_DIE:
        list_hand(t, seat, o, a.PAY)
        o.add(a.PASS)
    elif kind == a.ASK_PATH:
        list_mask(o, a.PATH, path_slots(t))
    elif kind == a.ASK_HOLD:
        list_mask(o, a.HOLD, t.entering(t.side_of(t.winner)))
    elif kind == a.ASK_STAY:
        list_mask(o, a.STAY, t.active(ATTACK) & OWN_SLOTS & ~t.pathed())
        o.add(a.PASS)
    elif kind == a.ASK_MISSION:
        list_missions(t, seat, o)
    elif kind == a.ASK_RETURN:
        list_played(t, o, t.side_of(t.asked_about))
        if seat == t.asked_about:
            o.add(a.PASS)
    elif kind == a.ASK_STEAL_CHOSEN:
        for word in range(WORDS):
            list_cards(o, a.STEAL, word, t.known_in_hand(seat, t.asked_about, word))
    elif kind == a.ASK_WATCH:
        o.add(a.WATCH)
        o.add(a.PASS)
    elif kind == a.ASK_WATCH_DISCARD:
        list_hand(t, seat, o, a.DISCARD)
        if t.asked_about:
            o.add(a.PASS)
    else:
        list_last(t, seat, o, kind)


def list_last(t: Table, seat: Seat, o: Listing, kind: i64) -> None:
    """Loki, monsters, and hands that are built."""
    if kind == a.ASK_LOKI:
        list_mask(o, a.LINE, lines_open(t, seat, t.asked_about))
        o.add(a.PASS)
    elif kind == a.ASK_LOKI_SHIELD:
        o.add(a.LINE, t.side_of(seat) ^ 1)
        o.add(a.PASS)
    elif kind == a.ASK_LOKI_VICTIM:
        list_mask(o, a.VICTIM, victims(t, seat))
    elif kind == a.ASK_LOKI_TACTIC:
        list_loki_tactics(t, o)
    elif kind == a.ASK_PUT_BACK:
        list_hand(t, seat, o, a.PUT_BACK)
    elif kind == a.ASK_LOKI_WARRIOR:
        list_pile_warriors(t, o)
    elif kind == a.ASK_SWAP:
        list_hand(t, seat, o, a.SWAP)
        o.add(a.PASS)
    elif kind == a.ASK_MONSTER_CARD:
        list_hand(t, seat, o, a.DISCARD)
    elif kind == a.ASK_BUILD:
        if may_lay(t, seat):
            list_hand(t, seat, o, a.LAY)
        o.add(a.FINISH)
    elif kind == a.ASK_FILL:
        for word in range(WORDS):
            list_cards(o, a.FILL, word, t.reserve(word))
    else:
        list_chances(t, o, kind)
