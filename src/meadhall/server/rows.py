"""Tables as people see them from outside. No card is in here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec

from meadhall.kernel.chance import Committed
from meadhall.server.fold import Fold
from meadhall.server.ledger import now
from meadhall.server.schema import Chair, Room
from meadhall.server.wire import Clock, SeatRow, TableRow, UndoAsked, Who


def table_row(
    room: Room,
    chairs: Sequence[Chair],
    people: Mapping[str, Who],
    viewer: str,
    fold: Fold | None,
    here: Collection[str] = (),
) -> TableRow:
    """`fold` is None where the table was not begun, or where only the list's facts are needed."""
    mine = [chair.seat for chair in chairs if chair.person == viewer]
    waiting = list(room.waiting if fold is None else fold.asked)
    away = {chair.seat for chair in chairs if chair.away} if fold is None else fold.away
    return TableRow(
        id=room.id,
        game=room.game,
        state=room.state,
        seats=[seat_row(chair, people, viewer, fold, chair.seat in away, here) for chair in chairs],
        options=room.options,
        language=room.language,
        public=room.public,
        pace=room.pace,
        clock=clock(room),
        watch=room.watch,
        away_level=room.away_level,
        hints=room.hints,
        host=room.host,
        mine=bool(mine),
        my_turn=any(seat in waiting and seat not in away for seat in mine),
        waiting=waiting,
        commitment=Committed(room.secret, ()).commitment,
        created=room.created,
        started=room.started,
        ended=room.ended,
        scores=room.scores,
        winners=room.winners,
        steps=0 if fold is None else len(fold.answers),
        undo=undo_row(fold),
        undo_free=fold is not None and room.state == "playing" and undo_is_free(fold, chairs, mine),
        invite=room.invite if mine or room.host == viewer else None,
        rematch=room.rematch,
        fork_of=room.fork_of,
        now=now(),
    )


def clock(room: Room) -> Clock | None:
    return None if room.step is None else Clock(room.step, room.reserve or 0)


def seat_row(
    chair: Chair,
    people: Mapping[str, Who],
    viewer: str,
    fold: Fold | None,
    away: bool,
    here: Collection[str],
) -> SeatRow:
    return SeatRow(
        seat=chair.seat,
        kind=chair.kind,
        who=None if chair.person is None else people[chair.person],
        level=chair.level,
        away=away,
        here=chair.person in here,
        mine=chair.person == viewer,
        left=fold.left(chair.seat) if fold is not None and chair.kind == "human" else None,
        due=fold.due(chair.seat) if fold is not None and chair.kind == "human" else None,
    )


def undo_row(fold: Fold | None) -> UndoAsked | None:
    if fold is None or fold.undo is None:
        return None
    wanted = fold.undo
    needed = [seat for seat in wanted.needed if seat not in fold.agreed]
    return UndoAsked(wanted.seat, wanted.keep, sorted(fold.agreed), needed)


def undo_is_free(fold: Fold, chairs: Sequence[Chair], mine: Sequence[int]) -> bool:
    """Whether the viewer's last answer may be taken back without asking anybody."""
    alone = not others(chairs, fold, mine)
    for seat in mine:
        if fold.last_answer(seat) is not None and (alone or fold.undo_refused(seat) is None):
            return True
    return False


def others(chairs: Sequence[Chair], fold: Fold, mine: Sequence[int]) -> tuple[int, ...]:
    """Seats of other people who are at the table."""
    return tuple(
        chair.seat
        for chair in chairs
        if chair.kind == "human" and chair.seat not in mine and chair.seat not in fold.away
    )


def discreet(row: TableRow) -> TableRow:
    """For spectators who are behind: who is to answer and by when is told by the past alone."""
    seats = [msgspec.structs.replace(seat, away=False, left=None, due=None) for seat in row.seats]
    return msgspec.structs.replace(row, seats=seats, waiting=[], undo=None)
