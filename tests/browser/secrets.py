"""Who could know what, worked out from a finished game's log, and how to look for what nobody told them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from meadhall.games.blood_rage.parts import KIND_IDS
from meadhall.kernel.flow import CHANCE
from meadhall.kernel.record import Log
from meadhall.kernel.table import Table
from meadhall.server.wire import StateFrame
from meadhall.sim.library import game
from meadhall.sim.words import Words

HIDDEN = ("hand", "pack", "quests", "buried")
IDS = re.compile(r"(?<![a-z0-9_])(" + "|".join(sorted(KIND_IDS, key=len, reverse=True)) + r")(?![a-z0-9_])")


class Clan(msgspec.Struct):
    seat: int
    hand: list[str]
    pack: list[str]
    quests: list[str]
    buried: list[str]


class Picture(msgspec.Struct):
    """The part of a view in which cards are hidden."""

    clans: list[Clan]


def cards_in(text: str) -> set[str]:
    return set(IDS.findall(text))


def told_in(value: object) -> set[str]:
    return cards_in(msgspec.json.encode(value).decode())


class Truth:
    """The cards that each seat may have learnt, after each step of a game: what everybody saw, and what
    ever was in the seat's own hand, pack or quests."""

    def __init__(self, log: Log) -> None:
        self.known: list[list[set[str]]] = []
        public: set[str] = set()
        own: list[set[str]] = [set() for _ in range(log.seats)]
        for table in steps(log):
            public |= told_in(table.view(None)) | told_in(table.events(None))
            for clan in msgspec.convert(table.reveal(), Picture).clans:
                own[clan.seat] |= {*clan.hand, *clan.pack, *clan.quests, *clan.buried}
            self.known.append([public | cards for cards in own])

    def secret(self, seat: int, step: int) -> set[str]:
        return set(KIND_IDS) - self.known[step][seat]


def steps(log: Log) -> Iterator[Table]:
    """The table after each answer of a seat and the draws that followed it."""
    table = game(log.game).replay(msgspec.structs.replace(log, answers=(), asks_chance=True), events=True)
    for seat, option in log.answers:
        if seat != CHANCE:
            yield table
        table.answer(seat, option)
    yield table


def misplaced(frame: StateFrame) -> Iterator[str]:
    """Hidden cards of others, seen in a picture of the table; fields of events that only others see."""
    for clan in msgspec.convert(frame.view, Picture).clans:
        if clan.seat != frame.seat:
            yield from (*clan.hand, *clan.pack, *clan.quests, *clan.buried)
    for event in frame.events:
        if event["event"] in ("dealt", "picked", "quest_laid", "kept") and event["seat"] != frame.seat:
            yield from told_in(event)


# -- what a page shows ----------------------------------------------------------------------------------
class Names:
    """Cards by the names that stand on a page. Several may share one."""

    def __init__(self) -> None:
        words = Words("blood_rage", "en")
        self.cards: dict[str, set[str]] = {}
        for kind in KIND_IDS:
            self.cards.setdefault(kind, set()).add(kind)
            self.cards.setdefault(words.name("card", kind), set()).add(kind)

    def leaks(self, found: Iterable[str], secret: set[str]) -> set[str]:
        """Those of the found words that can only mean a card that is secret."""
        return {word for word in found if self.cards[word] <= secret}

    @property
    def watch(self) -> str:
        """A script that notes which of the words the page ever held, and after how many answers."""
        return WATCH.replace("WORDS", msgspec.json.encode(sorted(self.cards, key=len, reverse=True)).decode())


WATCH = r"""
  const pattern = new RegExp('(?<![\\p{L}\\p{N}_])(' + WORDS.join('|') + ')(?![\\p{L}\\p{N}_])', 'gu');
  let steps = 0;
  let last = '';
  window.seen = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'state') steps = frame.table.steps;
      });
    }
  };
  let waits = false;
  const look = () => {
    waits = false;
    const found = [...new Set(document.documentElement.outerHTML.match(pattern) ?? [])];
    const line = JSON.stringify([steps, found]);
    if (line !== last) window.seen.push([steps, found]);
    last = line;
  };
  new MutationObserver(() => {
    if (!waits) requestAnimationFrame(look);
    waits = true;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
