"""What goes on at a table whether anybody is there or not: bots that think, clocks that fall."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

from meadhall.bots.levels import LEVELS
from meadhall.server.fold import Fold
from meadhall.server.ledger import Changed, now
from meadhall.server.minds import packed
from meadhall.server.problems import Denied

if TYPE_CHECKING:
    from meadhall.server.live import Live


class Driver:
    def __init__(self, live: Live) -> None:
        self.live = live
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.alarm: asyncio.TimerHandle | None = None

    def kick(self) -> None:
        """Let every bot that is asked think, notify people, set the alarm for the next clock to fall."""
        self.disarm()
        live = self.live
        fold = live.fold
        if fold is None or live.room.state != "playing":
            return
        dues = []
        for seat in fold.asked:
            if self.bot_is_asked(seat) is not None:
                self.think(seat)
                continue
            due = fold.due(seat)
            if due is not None:
                dues.append(due)
            chair = live.chairs[seat]
            if not any(listener.person == chair.person for listener in live.listeners):
                live.hall.notify(live, chair)
        if dues:
            wait = max(0, min(dues) - now()) / 1000
            self.alarm = asyncio.get_running_loop().call_later(wait, self.ring)

    def disarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def stop(self) -> None:
        self.disarm()
        for task in self.thinking.values():
            task.cancel()

    # -- clocks ---------------------------------------------------------------------------------
    def ring(self) -> None:
        self.live.hall.spawn(self.clocks_fall())

    async def clocks_fall(self) -> None:
        """Seats whose time is over are away."""
        live = self.live
        async with live.lock:
            fold = live.fold
            if fold is None or live.room.state != "playing":
                return
            with contextlib.suppress(Denied):
                for seat in list(fold.asked):
                    due = fold.due(seat)
                    if due is not None and due <= now() and live.chairs[seat].kind == "human":
                        await live.append(Changed(seat, True), fold.table)
            self.kick()

    # -- bots -----------------------------------------------------------------------------------
    def think(self, seat: int) -> None:
        if seat not in self.thinking:
            self.thinking[seat] = self.live.hall.spawn(self.thought(seat))

    async def thought(self, seat: int) -> None:
        """A bot answers as long as it is asked; what it thought out too late is dropped."""
        try:
            while (fold := self.bot_is_asked(seat)) is not None:
                number, undone = fold.table.question.number, fold.undone
                option = await self.chosen(fold, seat)
                async with self.live.lock:
                    if self.bot_is_asked(seat) is fold and fold.undone == undone:
                        with contextlib.suppress(Denied):
                            await self.live.give(seat, option, number, "")
        finally:
            del self.thinking[seat]

    async def chosen(self, fold: Fold, seat: int) -> str:
        """A bot takes all the time of its level, however soon it knows: how long it thinks tells nothing of
        its hand."""
        live = self.live
        level = live.chairs[seat].level or live.room.away_level
        seed = secrets.randbits(48)
        option, _ = await asyncio.gather(
            live.hall.minds.choose(packed(fold.log()), seat, level, seed, live.id),
            asyncio.sleep(LEVELS[level].budget),
        )
        return option

    def bot_is_asked(self, seat: int) -> Fold | None:
        """The game, if a bot has to answer for the seat."""
        live = self.live
        fold = live.fold
        if fold is None or live.room.state != "playing" or seat not in fold.asked:
            return None
        return fold if live.chairs[seat].kind == "bot" or seat in fold.away else None
