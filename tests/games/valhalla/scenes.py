"""Scenes: a table of Valhalla laid out in words, played by short answers.

    s = scene({0: "bear_axe", 1: "wolf_axe_a"}, hands={0: "fury_2"})
    s.play("0 attack 1", "roll axe x x x x x", "0 arm 0", "0 end", "roll x x x x x x", "1 end")
    assert s.captured(0) == 1

Seat 0 is to move. A squad's word may carry a Tyr card: "bear_axe+tyr_strength_2".
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import meadhall
from meadhall.games.valhalla.columns import (
    CLANS_OF,
    DECK,
    DECK_SIZE,
    DISCARD,
    FULL,
    HAND,
    HAND_SIZE,
    JARL,
    MONSTER_CARD,
    OPEN,
    OWN,
    PILE,
    PILE_SIZE,
    PILE_WORDS,
    SIZE,
    SLOTS,
    SQUAD,
    SURE,
    VALHALLA,
    VALHALLA_SIZE,
    VALOUR,
    WORDS,
)
from meadhall.games.valhalla.parts import KIND_IDS, MASK_OF, WORD_OF
from meadhall.games.valhalla.powers import JARL_IDS
from meadhall.games.valhalla.valhalla import Valhalla
from meadhall.games.valhalla.view import zone
from tests.games.valhalla.conservation import check

Cards = Mapping[int, str]


def fresh(seats: int, seed: int = 1, **options: bool) -> Scene:
    """A new table at its first question, chance asked."""
    t = meadhall.game("valhalla").open(seats, seed, options, chance="ask", events=True)
    assert isinstance(t, Valhalla)
    return Scene(t)


def scene(
    squads: Cards | None = None,
    *,
    seats: int = 2,
    hands: Cards | None = None,
    jarls: Cards | None = None,
    discard: str = "",
    valhalla: Cards | None = None,
    own: Mapping[int, int] | None = None,
    loki: str = "",
    wounds: int = 0,
    **options: bool,
) -> Scene:
    """A table at the action of seat 0, nothing on the boards but what is said."""
    if loki:
        options["loki"] = True
    s = fresh(seats, 1, **options)
    s.until("action", first_player=0, loki_card=loki)
    s.wipe()
    t = s.t
    for seat, names in (squads or {}).items():
        for name in names.split():
            s.place(seat, name)
    for seat, names in (hands or {}).items():
        for name in names.split():
            s.give(seat, name)
    for seat, name in (jarls or {}).items():
        t.m[JARL + seat] = JARL_IDS.index(name)
    for name in discard.split():
        word, card = s.draw(name)
        t.to_pile(word, card)
    for seat, names in (valhalla or {}).items():
        for name in names.split():
            t.into_valhalla(seat, KIND_IDS.index(name), s.draw(name)[1])
    for seat, n in (own or {}).items():
        t.m[OWN + seat] = n
        if t.monster < 0:
            t.m[OWN + seat] = 4
            for _ in range(4 - n):  # somebody else has them
                t.share_shield((seat + 1) % seats, seat)
    if t.monster >= 0:
        t.m[MONSTER_CARD] = wounds
    check(t)
    return s


class Scene:
    """A table and short words for it."""

    def __init__(self, t: Valhalla) -> None:
        self.t = t

    # -- laying out -------------------------------------------------------------------------------
    def until(self, kind: str, first_player: int = 0, loki_card: str = "") -> Scene:
        """Go on with first options until this is asked."""
        while self.t.question.kind != kind:
            asked = self.t.question.kind
            seat = self.t.question.seats[0]
            if asked == "first_player":
                self.t.answer(seat, f"first_player:seat={first_player}")
            elif asked == "loki_card" and loki_card:
                self.t.answer(seat, f"loki_card:loki={loki_card}")
            else:
                self.t.answer(seat, self.t.options(seat)[len(self.t.options(seat)) - 1])
        return self

    def wipe(self) -> None:
        """Every card back into the deck, no jarls, and the first action asked again."""
        m = self.t.m
        for word in range(WORDS):
            m[DECK + word] = m[FULL + word]
            m[OPEN + word] = m[DISCARD + word] = 0
            for seat in range(self.t.seats):
                for at in (HAND, VALHALLA):
                    m[at + seat * WORDS + word] = 0
        m[DECK_SIZE] = sum(int(m[FULL + word]).bit_count() for word in range(WORDS))
        for n in range(PILE_WORDS):
            m[PILE + n] = 0
        m[PILE_SIZE] = m[SURE] = 0
        from meadhall.games.valhalla.columns import ASIDE, SHOWN

        m[ASIDE] = 0
        for seat in range(6):
            m[JARL + seat] = -1
            for at in (HAND_SIZE, VALHALLA_SIZE, VALOUR, SIZE, CLANS_OF):
                m[at + seat] = 0
            for slot in range(SLOTS):
                m[SQUAD + seat * SLOTS + slot] = 0
            for word in range(WORDS):
                m[SHOWN + seat * WORDS + word] = 0

    def draw(self, name: str) -> tuple[int, int]:
        """Take a copy out of the deck: its word and its bit."""
        kind = KIND_IDS.index(name)
        word = int(WORD_OF[kind])
        copies = int(self.t.m[DECK + word] & MASK_OF[kind])
        assert copies, f"no {name} left: does it need an expansion?"
        card = copies & -copies
        self.t.m[DECK + word] &= ~card
        self.t.m[DECK_SIZE] -= 1
        return word, card

    def give(self, seat: int, name: str) -> None:
        word, card = self.draw(name)
        self.t.m[HAND + seat * WORDS + word] |= card
        self.t.m[HAND_SIZE + seat] += 1

    def place(self, seat: int, name: str) -> None:
        name, _, tyr = name.partition("+")
        slot = self.t.place(seat, KIND_IDS.index(name), self.draw(name)[1])
        if tyr:
            self.give(seat, tyr)
            self.t.lay_under(seat, slot, KIND_IDS.index(tyr))

    def shrink_deck(self, left: int) -> Scene:
        """Discard from the deck until so many cards are left."""
        while self.t.deck_size > left:
            self.t.mill(int(self.t.nth_of_deck(0)))
        return self

    # -- playing ------------------------------------------------------------------------------------
    def play(self, *answers: str) -> Scene:
        """A seat, a verb, values of its fields; or `roll axe x`, `draw fury_2` for chance."""
        for answer in answers:
            who, *rest = answer.split()
            if who in ("roll", "draw"):
                for value in rest:
                    q = self.t.question
                    assert q.seats == (-1,), f"{answer}: {q.kind} is asked of {q.seats}"
                    fitting = [o.id for o in self.t.options(-1) if value in o.fields.values()]
                    assert fitting, f"{value} fits nothing in {self.t.options(-1).ids}"
                    self.t.answer(-1, fitting[0])
                continue
            seat = int(who)
            assert not self.t.over, f"the game is over before {answer!r}"
            q = self.t.question
            assert seat in q.seats, f"{answer!r}: {q.kind} is asked of {q.seats}"
            self.t.answer(seat, self.find(seat, rest))
        return self

    def find(self, seat: int, rest: list[str]) -> str:
        fitting = self.fitting(seat, rest)
        assert len(fitting) == 1, (
            f"{seat} {' '.join(rest)} fits {fitting or 'nothing'}; "
            f"{self.t.question.kind}: {self.t.options(seat).ids}"
        )
        return fitting[0]

    def fitting(self, seat: int, rest: list[str]) -> list[str]:
        verb, *values = rest
        found = []
        for option in self.t.options(seat):
            fields = [str(value) for value in option.fields.values()]
            if option.verb == verb and fields[: len(values)] == values:
                found.append(option.id)
        return found

    def can(self, answer: str) -> bool:
        seat, *rest = answer.split()
        return bool(self.fitting(int(seat), rest))

    def options(self, seat: int, verb: str = "") -> list[str]:
        return [o.id for o in self.t.options(seat) if not verb or o.verb == verb]

    def skip(self, kind: str) -> Scene:
        """Chance gives its first outcome, seats their last option, until this is asked or all is over."""
        while not self.t.over and self.t.question.kind != kind:
            seat = self.t.question.seats[0]
            options = self.t.options(seat)
            self.t.answer(seat, options[0 if seat < 0 else len(options) - 1])
        return self

    def refuses(self, seat: int, option: str, rule: str) -> Scene:
        before = self.t.row
        with pytest.raises(meadhall.Refused) as refusal:
            self.t.answer(seat, option)
        assert refusal.value.rule == rule, f"{option} was refused with {refusal.value.rule or 'no rule'}"
        assert self.t.row == before
        return self

    def fight(self, attack: str, defence: str, *, arm: str = "best", defend: str = "best") -> Scene:
        """Seat 0 attacks seat 1; both roll these dice, arm (best, or slots, or none) and end."""
        self.play("0 attack 1") if self.asked == "0 action" else None
        return self.phase(0, attack, arm).phase(1, defence, defend)

    def phase(self, seat: int, dice: str, arm: str = "best") -> Scene:
        self.play(f"roll {dice}")
        if arm == "best":
            if self.can(f"{seat} arm_best"):
                self.play(f"{seat} arm_best")
        elif arm != "none":
            for slot in arm.split():
                self.play(f"{seat} arm {slot}")
        return self.play(f"{seat} end")

    # -- reading ------------------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        q = self.t.question
        return f"{'+'.join(str(s) for s in q.seats)} {q.kind}"

    def hand(self, seat: int) -> list[str]:
        return zone(self.t, HAND + seat * WORDS)

    def squad(self, seat: int) -> list[str]:
        kinds = [int(self.t.warrior(seat, slot)) for slot in range(SLOTS)]
        return [KIND_IDS[kind] for kind in kinds if kind >= 0]

    def valhalla(self, seat: int) -> list[str]:
        return zone(self.t, VALHALLA + seat * WORDS)

    def valour(self, seat: int) -> int:
        return int(self.t.valour(seat))

    @property
    def discard(self) -> list[str]:
        return [KIND_IDS[self.t.pile_at(n)] for n in range(int(self.t.pile_size))]

    def own(self, seat: int) -> int:
        return int(self.t.own_shields(seat))

    def captured(self, seat: int) -> int:
        return int(self.t.captured(seat))

    def dice(self, side: int) -> int:
        return int(self.t.dice_count(side))

    def events(self, word: str, viewer: int | None = None) -> list[dict[str, int | str | None]]:
        return [e for e in self.t.events(viewer) if e["event"] == word]

    def strengths(self) -> list[int]:
        """Strengths told so far."""
        return [int(str(e["strength"])) for e in self.events("strength")]
