"""Scenes: a table of Blood Rage laid out in words, played by short answers.

    s = scene("gimle: wolf W W L; raven W", "fjord_nw: serpent S", hand={"wolf": "tyrs_crush"})
    s.play("wolf pillage gimle", "* pass", "wolf play tyrs_crush", "raven play tyrs_bash")
    assert s.glory["wolf"] == 3

Clans sit in the order wolf, raven, serpent, bear, ram; wolf is first player and to move.
Figures: W warrior, L leader, S ship, M mystic, or a monster's key (its card is laid too).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

import meadhall
from meadhall.games.blood_rage.blood_rage import BloodRage
from meadhall.games.blood_rage.columns import (
    AGE,
    AGES,
    AT,
    DESTROYED,
    DISCARD,
    DOOM,
    FULL,
    GLORY,
    GOD,
    GOD_AT,
    GONE,
    HAND,
    HAND_SIZE,
    LAID,
    LAID_SIZE,
    MONSTER_SINGLES,
    MYSTIC_SINGLES,
    PASSED,
    PILLAGED,
    RAGE,
    RESERVE,
    SHEET,
    SINGLES,
    SLOTS,
    SPARE,
    STATS,
    STEP,
    TABLED,
    TOKEN,
)
from meadhall.games.blood_rage.parts import (
    AGE_OF,
    FIGURE_IDS,
    GOD_IDS,
    KIND_IDS,
    MASK_OF,
    PLACE_IDS,
    PROVINCE_IDS,
    SLOT_OF,
    STAT_IDS,
    TOKEN_IDS,
)
from meadhall.games.blood_rage.view import cards, figures, zone
from meadhall.kernel.flow import STACK, WIDTH

CLANS = ("wolf", "raven", "serpent", "bear", "ram")
LETTERS = {"W": "warrior", "L": "leader", "S": "ship", "M": "mystic"}
TOKENS = (
    "pillage_rage",
    "pillage_rage",
    "pillage_rage",
    "pillage_axes",
    "pillage_axes",
    "pillage_horns",
    "pillage_horns",
    "pillage_glory",
)
DOOMS = ("muspelheim", "utgard", "horgr")

Words = str | Iterable[str]


def scene(
    *lines: str,
    seats: int = 4,
    age: int = 1,
    turn: str = "wolf",
    rage: int | Mapping[str, int] = 6,
    glory: Mapping[str, int] | None = None,
    steps: Mapping[str, Mapping[str, int]] | None = None,
    hand: Mapping[str, Words] | None = None,
    upgrades: Mapping[str, Words] | None = None,
    quests: Mapping[str, Words] | None = None,
    valhalla: Mapping[str, str] | None = None,
    destroyed: Words = (),
    pillaged: Words = (),
    doom: Iterable[str] = DOOMS,
    tokens: Mapping[str, str] | None = None,
    gods: Mapping[str, str] | None = None,
    **options: bool,
) -> Scene:
    """A table in the action phase of an age. `steps` are steps of a stat's track, from 1."""
    if gods:
        options["gods"] = True
    s = Scene(action_phase(seats, options))
    t = s.t
    t.m[AGE] = age - 1
    s.lay_board(words(destroyed), words(pillaged), tuple(doom), tokens or {}, gods or {})
    for clan, kinds in (upgrades or {}).items():
        for kind in words(kinds):
            s.lay_upgrade(clan, kind)
    for line in lines:
        place, _, rest = line.partition(":")
        for group in rest.split(";"):
            clan, *pieces = group.split()
            for piece in pieces:
                s.put(clan, piece, place.strip())
    for clan, pieces_there in (valhalla or {}).items():
        for piece in pieces_there.split():
            s.put(clan, piece, "valhalla")
    for clan, kinds in (hand or {}).items():
        for kind in words(kinds):
            s.give(clan, kind, HAND)
    for clan, kinds in (quests or {}).items():
        for kind in words(kinds):
            s.give(clan, kind, LAID)
    for seat in range(seats):
        clan = CLANS[seat]
        t.m[RAGE + seat] = rage if isinstance(rage, int) else rage.get(clan, 6)
        t.m[GLORY + seat] = (glory or {}).get(clan, 0)
        for stat, step in (steps or {}).get(clan, {}).items():
            t.m[STEP + seat * STATS + STAT_IDS.index(stat)] = step - 1
    s.ask_again(turn)
    return s


def words(given: Words) -> list[str]:
    return given.replace(",", " ").split() if isinstance(given, str) else list(given)


def action_phase(seats: int, options: Mapping[str, bool]) -> BloodRage:
    """A table at its first action, with nothing in any hand and no figure on the board."""
    if seats == 5:
        options = {**options, "fifth_player": True}
    t = meadhall.game("blood_rage").open(seats, 1, options, chance="ask", events=True)
    while t.question.kind != "action":
        kind = t.question.kind
        if kind == "first_player":
            t.answer(-1, "first_player:seat=0")
        elif kind == "clan":
            seat = t.question.seats[0]
            t.answer(seat, f"clan:clan={CLANS[seat]}")
        else:
            seat = t.question.seats[0]
            t.answer(seat, t.question.options(seat)[0])
    assert isinstance(t, BloodRage)
    t.asks_chance = False
    for age in range(AGES):
        for seat in range(seats):
            t.m[HAND + seat * AGES + age] = 0
        t.m[GONE + age] = t.m[FULL + age]
    for seat in range(seats):
        t.m[HAND_SIZE + seat] = 0
    return t


class Scene:
    """A table and short words for it."""

    def __init__(self, t: BloodRage) -> None:
        self.t = t

    # -- laying out -----------------------------------------------------------------------------
    def kind(self, name: str) -> int:
        """A card by key, of the present age if it is in several, or by its full id."""
        if name in KIND_IDS:
            return KIND_IDS.index(name)
        ages = [int(self.t.m[AGE]) + 1, 1, 2, 3]
        found = [f"{name}_a{age}" for age in ages if f"{name}_a{age}" in KIND_IDS]
        assert found, f"no card {name!r}"
        return KIND_IDS.index(found[0])

    def draw(self, kind: int) -> int:
        """Take a copy out of the box."""
        copies = int(self.t.m[GONE + AGE_OF[kind]] & MASK_OF[kind])
        assert copies, f"no {KIND_IDS[kind]} left in the box: does it need more seats or an expansion?"
        card = copies & -copies
        self.t.m[GONE + AGE_OF[kind]] &= ~card
        return card

    def give(self, clan: str, name: str, where: int) -> None:
        seat = CLANS.index(clan)
        kind = self.kind(name)
        self.t.m[where + seat * AGES + AGE_OF[kind]] |= self.draw(kind)
        self.t.m[(HAND_SIZE if where == HAND else LAID_SIZE) + seat] += 1

    def lay_upgrade(self, clan: str, name: str) -> None:
        t = self.t
        seat = CLANS.index(clan)
        kind = self.kind(name)
        slot = int(SLOT_OF[kind])
        assert slot >= 0, f"{name} is no upgrade"
        while t.upgrade_in(seat, slot) >= 0:
            slot += 1
        t.m[TABLED + AGE_OF[kind]] |= self.draw(kind)
        t.m[SHEET + seat * SLOTS + slot] = kind + 1
        t.read_sheet(seat)
        if 3 <= slot < 5:
            t.m[AT + seat * SINGLES + MONSTER_SINGLES + slot - 3] = RESERVE
        if "chosen" in name:
            for single in (MYSTIC_SINGLES, MYSTIC_SINGLES + 1):
                if t.single_at(seat, single) != RESERVE:
                    t.m[AT + seat * SINGLES + single] = RESERVE
                    break

    def put(self, clan: str, piece: str, place: str) -> None:
        """A figure from the reserve to a place; a monster brings its card along."""
        seat = CLANS.index(clan)
        name = LETTERS.get(piece, piece)
        figure = FIGURE_IDS.index(name)
        if not self.t.holds(seat, figure, RESERVE):
            if piece == "M":
                single = MYSTIC_SINGLES
                while self.t.single_at(seat, single) != 15:
                    single += 1
                self.t.m[AT + seat * SINGLES + single] = RESERVE
            elif piece not in LETTERS:
                self.lay_upgrade(clan, name)
        assert self.t.holds(seat, figure, RESERVE), f"{clan} has no {name} left"
        self.t.move_figure(seat, figure, RESERVE, PLACE_IDS.index(place))

    def lay_board(
        self,
        destroyed: list[str],
        pillaged: list[str],
        doom: tuple[str, ...],
        tokens: Mapping[str, str],
        gods: Mapping[str, str],
    ) -> None:
        m = self.t.m
        m[DESTROYED] = sum(1 << PROVINCE_IDS.index(p) for p in destroyed)
        for p in range(len(PROVINCE_IDS)):
            self.t.count_room(p)
        m[PILLAGED] = sum(1 << PROVINCE_IDS.index(p) for p in pillaged)
        m[SPARE] = 0b111111110
        for age, province in enumerate(doom):
            m[DOOM + age] = PROVINCE_IDS.index(province)
        for province in (*doom, *destroyed):
            m[SPARE] &= ~(1 << PROVINCE_IDS.index(province))
        for p in range(1, len(PROVINCE_IDS)):
            m[TOKEN + p] = TOKEN_IDS.index(tokens.get(PROVINCE_IDS[p], TOKENS[p - 1]))
        for i, (god, province) in enumerate(gods.items()):
            m[GOD + i] = GOD_IDS.index(god)
            m[GOD_AT + i] = PROVINCE_IDS.index(province)

    def ask_again(self, turn: str) -> None:
        """Put the question anew after the table was changed by hand."""
        t = self.t
        t.m[PASSED] = 0
        t.taken()
        t.m[STACK + (int(t.m[5]) - 1) * WIDTH + 2] = CLANS.index(turn)
        t.run()

    # -- playing ----------------------------------------------------------------------------------
    def play(self, *answers: str) -> Scene:
        """Give short answers: a clan (or * for everybody asked this), a verb, values of its fields.

        Fails if the clan is not asked or the words fit no option, or several.
        """
        for answer in answers:
            clan, *rest = answer.split()
            if clan == "*":
                number, kind = self.t.question.number, self.t.question.kind
                while not self.t.over and self.t.question.kind == kind:
                    asked = self.t.question.seats[0]
                    self.t.answer(asked, self.find(asked, rest))
                assert self.t.over or self.t.question.number != number
            else:
                seat = CLANS.index(clan)
                assert not self.t.over, f"the game is over before {answer!r}"
                q = self.t.question
                assert seat in q.seats, f"{answer!r}: {q.kind} is asked of {[CLANS[s] for s in q.seats]}"
                self.t.answer(seat, self.find(seat, rest))
        return self

    def find(self, seat: int, rest: list[str]) -> str:
        fitting = self.fitting(seat, rest)
        assert len(fitting) == 1, (
            f"{CLANS[seat]} {' '.join(rest)} fits {fitting or 'nothing'}; "
            f"{self.t.question.kind}: {self.t.options(seat).ids}"
        )
        return fitting[0]

    def fitting(self, seat: int, rest: list[str]) -> list[str]:
        verb, *values = rest
        found = []
        for option in self.t.options(seat):
            fields = [str(value) for value in option.fields.values()]
            if option.verb == verb and all(any(fits(value, field) for field in fields) for value in values):
                found.append(option.id)
        return found

    def skip_to(self, kind: str) -> Scene:
        """Answer with the last option (the plainest refusal) until this is asked."""
        while self.t.question.kind != kind:
            seat = self.t.question.seats[0]
            options = self.t.question.options(seat)
            self.t.answer(seat, options[0 if "pass" in options.ids[0] else len(options) - 1])
        return self

    def end_age(self) -> Scene:
        """Everybody passes; nobody keeps a card. Stops at a quest's stat, or at the next draft."""
        while not self.t.over and self.t.question.kind == "action":
            self.t.answer(self.t.question.seats[0], "pass")
        while not self.t.over and self.t.question.kind == "keep":
            self.t.answer(self.t.question.seats[0], "keep_none")
        return self

    def refuses(self, clan: str, option: str, rule: str) -> Scene:
        """The option is refused with this rule, and the table stays as it was."""
        before = self.t.row
        with pytest.raises(meadhall.Refused) as refusal:
            self.t.answer(CLANS.index(clan), option)
        assert refusal.value.rule == rule, f"{option} was refused with {refusal.value.rule or 'no rule'}"
        assert self.t.row == before
        return self

    # -- reading ----------------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """What is asked, and of whom: `wolf action`."""
        q = self.t.question
        return f"{'+'.join(CLANS[s] for s in q.seats)} {q.kind}"

    def options(self, clan: str, verb: str = "") -> list[str]:
        return [o.id for o in self.t.options(CLANS.index(clan)) if not verb or o.verb == verb]

    @property
    def glory(self) -> dict[str, int]:
        return {CLANS[s]: int(self.t.m[GLORY + s]) for s in range(self.t.seats)}

    @property
    def rage(self) -> dict[str, int]:
        return {CLANS[s]: int(self.t.m[RAGE + s]) for s in range(self.t.seats)}

    def stat(self, clan: str, stat: str) -> int:
        """The value of a stat, as printed on its track."""
        return int(self.t.value(CLANS.index(clan), STAT_IDS.index(stat)))

    def step(self, clan: str, stat: str) -> int:
        return int(self.t.m[STEP + CLANS.index(clan) * STATS + STAT_IDS.index(stat)]) + 1

    def at(self, place: str) -> dict[str, dict[str, int]]:
        """Who stands in a place: {"wolf": {"warrior": 2}}."""
        found = {CLANS[s]: figures(self.t, s, PLACE_IDS.index(place)) for s in range(self.t.seats)}
        return {clan: there for clan, there in found.items() if there}

    def reserve(self, clan: str) -> dict[str, int]:
        return figures(self.t, CLANS.index(clan), RESERVE)

    @property
    def valhalla(self) -> dict[str, dict[str, int]]:
        return self.at("valhalla")

    def hand(self, clan: str) -> list[str]:
        return zone(self.t, HAND + CLANS.index(clan) * AGES)

    def quests(self, clan: str) -> list[str]:
        return zone(self.t, LAID + CLANS.index(clan) * AGES)

    @property
    def discard(self) -> list[str]:
        return zone(self.t, DISCARD)

    def upgrades(self, clan: str) -> list[str]:
        seat = CLANS.index(clan)
        return [KIND_IDS[self.t.upgrade_in(seat, s)] for s in range(SLOTS) if self.t.upgrade_in(seat, s) >= 0]

    def strength(self, clan: str, province: str) -> int:
        return int(self.t.strength(CLANS.index(clan), PROVINCE_IDS.index(province)))

    def pack(self, clan: str) -> list[str]:
        from meadhall.games.blood_rage.columns import PACK

        return cards(self.t, int(self.t.m[AGE]), int(self.t.m[PACK + CLANS.index(clan)]))

    def pillaged(self, province: str) -> bool:
        return bool(self.t.m[PILLAGED] >> PROVINCE_IDS.index(province) & 1)

    def destroyed(self, province: str) -> bool:
        return bool(self.t.m[DESTROYED] >> PROVINCE_IDS.index(province) & 1)

    def can(self, answer: str) -> bool:
        """Does an option of this clan fit these words?"""
        clan, *rest = answer.split()
        return bool(self.fitting(CLANS.index(clan), rest))

    @property
    def totals(self) -> dict[str, tuple[int, int]]:
        """Figures and cards of each clan in the battle last compared."""
        told = self.events("strength")
        return {CLANS[int(e["seat"] or 0)]: (int(e["figures"] or 0), int(e["cards"] or 0)) for e in told}

    def events(self, word: str) -> list[dict[str, int | str | None]]:
        return [e for e in self.t.events(0) if e["event"] == word]


def fits(value: str, field: str) -> bool:
    return value == field or (field.startswith(value + "_a") and field[len(value) + 2 :].isdigit())
