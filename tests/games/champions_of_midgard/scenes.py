"""Scenes: a table of Champions of Midgard laid out in words, played by short answers.

    s = scene(warriors={"red": "S P"}, enemies={"troll": "troll_1"})
    s.play("red place troll_space", "red send sword troll", "red pass").roll("hit", "shield")
    assert s.store("red", "wood") == 1

Chiefs sit in the order red, blue, yellow, green; red is first player and to move, with one worker each
unless told otherwise. Warriors: S sword, P spear, A axe. Chance is asked, so a test says how dice fall.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

import meadhall
from meadhall.games.champions_of_midgard import columns as c
from meadhall.games.champions_of_midgard import parts
from meadhall.games.champions_of_midgard.champions_of_midgard import ChampionsOfMidgard
from meadhall.kernel.flow import STACK, WIDTH

CHIEFS = ("red", "blue", "yellow", "green")
LEADERS = ("gylfir", "ullr", "asmundr", "dagrun")  # by seat, unless told otherwise
LETTERS = {"S": 0, "P": 1, "A": 2}
CHANCE = -1

Words = str | Iterable[str]


def words(given: Words) -> list[str]:
    return given.replace(",", " ").split() if isinstance(given, str) else list(given)


def opening(
    seats: int = 2, leaders: tuple[str, ...] = LEADERS, stalls: Words = (), **options: bool
) -> ChampionsOfMidgard:
    """A table at its first worker: red is first player, the first card of every deck was drawn."""
    t = meadhall.game("champions_of_midgard").open(seats, 1, options, chance="ask", events=True)
    wanted = words(stalls)
    while t.question.kind != "place":
        kind, seat = t.question.kind, t.question.seats[0]
        ids = t.options(seat).ids
        if kind == "first_player":
            t.answer(seat, "first_player:seat=0")
        elif kind == "leader":
            t.answer(seat, f"leader:leader={leaders[seat]}")
        elif kind == "stall":
            found = [id for id in ids if id.split("=")[1] in wanted]
            t.answer(seat, (found or ids)[0])
        else:
            t.answer(seat, ids[0])
    assert isinstance(t, ChampionsOfMidgard)
    return t


def scene(
    *,
    seats: int = 2,
    leaders: tuple[str, ...] = LEADERS,
    stalls: Words = (),
    round: int = 1,
    workers: Mapping[str, int] | None = None,
    store: Mapping[str, Mapping[str, int]] | None = None,
    warriors: Mapping[str, str] | None = None,
    enemies: Mapping[str, str] | None = None,
    journeys: Mapping[str, str] | None = None,
    runes: Mapping[str, Words] | None = None,
    destinies: Mapping[str, Words] | None = None,
    slain: Mapping[str, Words] | None = None,
    ships: Mapping[str, str] | None = None,
    merchant: str = "",
    stock: Mapping[str, int] | None = None,
    bounty: Mapping[str, int] | None = None,
    glory: Mapping[str, int] | None = None,
    **options: bool,
) -> Scene:
    """A table while workers are placed. Stores, warriors, destinies are exactly those named."""
    s = Scene(opening(seats, leaders, stalls, **options))
    m = s.t.m
    m[c.ROUND] = round
    for place, enemy in (enemies or {}).items():
        s.put_enemy(place, enemy)
    for shore, journey in (journeys or {}).items():
        s.put_journey(shore, journey)
    for chief, ids in (runes or {}).items():
        for rune in words(ids):
            s.give_rune(chief, rune)
    if destinies is not None:
        s.deal_destinies(destinies)
    for chief, ids in (slain or {}).items():
        for enemy in words(ids):
            s.give_trophy(chief, enemy)
    for chief, ship in (ships or {}).items():
        s.t.build_ship(CHIEFS.index(chief), parts.LOCATION_IDS.index(ship) - c.PRIVATE_SHIPS)
    if merchant:
        m[c.MERCHANT] = parts.MERCHANT_IDS.index(merchant) + 1
    for location, n in (stock or {}).items():
        s.set_stock(location, n)
    for shore, n in (bounty or {}).items():
        m[c.BOUNTY + parts.SHORE_IDS.index(shore)] = n
    for seat in range(seats):
        chief = CHIEFS[seat]
        m[c.GLORY + seat] = (glory or {}).get(chief, 0)
        m[c.TO_PLACE + seat] = (workers or {}).get(chief, 0 if workers else 1)
        goods = (store or {}).get(chief, {})
        for good, name in enumerate(parts.GOOD_IDS):
            m[c.STORE + seat * c.GOODS + good] = goods.get(name, 0)
        s.muster(chief, (warriors or {}).get(chief, ""))
    s.ask_again()
    return s


class Scene:
    """A table and short words for it."""

    def __init__(self, t: ChampionsOfMidgard) -> None:
        self.t = t

    # -- laying out -----------------------------------------------------------------------------
    def put_enemy(self, place: str, enemy: str) -> None:
        m = self.t.m
        n = parts.PLACE_IDS.index(place)
        family = int(self.t.family_at(n))
        if m[c.ENEMY + n]:
            m[c.DECK + family] |= 1 << int(m[c.ENEMY + n] - 1)
        m[c.ENEMY + n] = self.claim(family, enemy) + 1

    def claim(self, family: int, enemy: str) -> int:
        """A card that shows this enemy, out of its deck; from the board only in exchange for another."""
        m = self.t.m
        row = parts.ENEMY_IDS.index(enemy)
        cards = [k for k in range(62) if m[c.DECK + family] >> k & 1]
        for place in range(c.PLACES):
            card = int(m[c.ENEMY + place]) - 1
            if card >= 0 and self.t.family_at(place) == family and self.t.enemy_at(place) == row:
                if not any(parts.CARD_ROW[family * 64 + k] == row for k in cards):
                    m[c.DECK + family] &= ~(1 << cards[-1])
                    m[c.ENEMY + place] = cards[-1] + 1
                    return card
        card = next(k for k in cards if parts.CARD_ROW[family * 64 + k] == row)
        m[c.DECK + family] &= ~(1 << card)
        return card

    def put_journey(self, shore: str, journey: str) -> None:
        m = self.t.m
        n, kind = parts.SHORE_IDS.index(shore), parts.JOURNEY_IDS.index(journey)
        if m[c.JOURNEY + n]:
            m[c.JOURNEY_DECK + m[c.JOURNEY + n] - 1] += 1
        assert m[c.JOURNEY_DECK + kind], f"no {journey} left"
        m[c.JOURNEY_DECK + kind] -= 1
        m[c.JOURNEY + n] = kind + 1
        m[c.LAID] |= 1 << n

    def give_rune(self, chief: str, rune: str) -> None:
        n = parts.RUNE_IDS.index(rune)
        for slot in range(c.RUNE_SLOTS):
            if self.t.m[c.RUNE_UP + slot] == n + 1:
                self.t.m[c.RUNE_UP + slot] = 0
        self.t.m[c.RUNE_DECK] &= ~(1 << n)
        self.t.m[c.RUNES + CHIEFS.index(chief)] |= 1 << n

    def deal_destinies(self, dealt: Mapping[str, Words]) -> None:
        """The set-up's destinies go back; each named is a visit of its own."""
        m = self.t.m
        m[c.TOP], m[c.UNDER] = parts.ALL_DESTINIES, 0
        m[c.VISIT] = 0
        for seat in range(self.t.seats):
            m[c.DESTINY + seat] = m[c.DESTINY_COUNT + seat] = 0
        for chief, ids in dealt.items():
            for id in words(ids):
                seat, n = CHIEFS.index(chief), parts.DESTINY_IDS.index(id)
                m[c.TOP] &= ~(1 << n)
                m[c.DESTINY + seat] |= 1 << n
                m[c.DESTINY_COUNT + seat] += 1
                m[c.VISIT] += 1
                m[c.TAKER + m[c.VISIT]] = seat
                m[c.TAKE + m[c.VISIT]] = n
        m[c.TOP_SIZE] = int(m[c.TOP]).bit_count()

    def give_trophy(self, chief: str, enemy: str) -> None:
        row = parts.ENEMY_IDS.index(enemy)
        family = next(f for f in (2, 1, 0) if row >= parts.FIRST_ROW[f])
        self.t.slay(CHIEFS.index(chief), family, self.claim(family, enemy))

    def set_stock(self, location: str, n: int) -> None:
        m = self.t.m
        at = parts.LOCATION_IDS.index(location)
        if at < c.WEAPONS:
            m[c.SUPPLY + at] += m[c.STOCK + at] - n
        m[c.STOCK + at] = n
        m[c.STOCKED] = int(m[c.STOCKED]) & ~(1 << at) | bool(n) << at

    def muster(self, chief: str, letters: str) -> None:
        m = self.t.m
        home = c.HOME + CHIEFS.index(chief) * c.WEAPONS
        for weapon in range(c.WEAPONS):
            m[c.SUPPLY + weapon] += m[home + weapon]
            m[home + weapon] = 0
        for letter in letters.split():
            m[c.SUPPLY + LETTERS[letter]] -= 1
            m[home + LETTERS[letter]] += 1

    def ask_again(self) -> None:
        """Put the question anew after the table was changed by hand; red is to move."""
        t = self.t
        t.taken()
        t.m[STACK + (int(t.m[5]) - 1) * WIDTH + 2] = 0
        t.run()

    # -- playing ----------------------------------------------------------------------------------
    def play(self, *answers: str) -> Scene:
        """Give short answers: a chief, a verb, values of its fields.

        Fails if the chief is not asked or the words fit no option, or several.
        """
        for answer in answers:
            chief, *rest = answer.split()
            seat = CHANCE if chief == "chance" else CHIEFS.index(chief)
            assert not self.t.over, f"the game is over before {answer!r}"
            assert seat in self.t.question.seats, f"{answer!r}: asked is {self.asked}"
            self.t.answer(seat, self.find(seat, rest))
        return self

    def find(self, seat: int, rest: list[str]) -> str:
        fitting = self.fitting(seat, rest)
        assert len(fitting) == 1, f"{rest} fits {fitting or 'nothing'}; {self.asked}: {self.ids(seat)}"
        return fitting[0]

    def fitting(self, seat: int, rest: list[str]) -> list[str]:
        verb, *values = rest
        found = []
        for option in self.t.options(seat):
            fields = [str(value) for value in option.fields.values()]
            same = values == fields if len(values) == len(fields) else set(values) <= set(fields)
            if option.verb == verb and same:
                found.append(option.id)
        return found

    def ids(self, seat: int) -> list[str]:
        return self.t.options(seat).ids

    def roll(self, *faces: str) -> Scene:
        """Dice fall so, in the order they are asked: swords, spears, axes."""
        for face in faces:
            assert self.t.question.kind == "die", f"no die to show {face}: {self.asked}"
            self.t.answer(CHANCE, f"face:face={face}")
        return self

    def until(self, kind: str) -> Scene:
        """Answer plainly, the last option, until this is asked; chance draws its first."""
        while not self.t.over and self.t.question.kind != kind:
            seat = self.t.question.seats[0]
            ids = self.ids(seat)
            self.t.answer(seat, ids[0] if seat == CHANCE else "pass" if "pass" in ids else ids[-1])
        return self

    def end_round(self) -> Scene:
        """Everybody who is asked declines, until the next round's first troll or the end."""
        return self.until("reveal_troll")

    def refuses(self, chief: str, option: str, rule: str) -> Scene:
        """The option is refused with this rule, and the table stays as it was."""
        before = self.t.row
        with pytest.raises(meadhall.Refused) as refusal:
            self.t.answer(CHIEFS.index(chief), option)
        assert refusal.value.rule == rule, f"{option} was refused with {refusal.value.rule or 'no rule'}"
        assert self.t.row == before
        return self

    # -- reading ----------------------------------------------------------------------------------
    @property
    def asked(self) -> str:
        """What is asked, and of whom: `red place`."""
        q = self.t.question
        return f"{'+'.join('chance' if s < 0 else CHIEFS[s] for s in q.seats)} {q.kind}"

    def can(self, answer: str) -> bool:
        chief, *rest = answer.split()
        return bool(self.fitting(CHIEFS.index(chief), rest))

    def options(self, chief: str, verb: str = "") -> list[str]:
        return [o.id for o in self.t.options(CHIEFS.index(chief)) if not verb or o.verb == verb]

    def places(self, chief: str) -> set[str]:
        """Locations a chief may take now."""
        return {id.split("=")[1] for id in self.options(chief, "place")}

    def draws(self) -> dict[str, int]:
        """What chance may draw now, each with its weight."""
        return {str(next(iter(o.fields.values()))): weight for o, weight in self.t.chances()}

    def store(self, chief: str, good: str) -> int:
        return int(self.t.has(CHIEFS.index(chief), parts.GOOD_IDS.index(good)))

    def home(self, chief: str) -> str:
        """Warriors in the longhouse: `S S A`."""
        seat = CHIEFS.index(chief)
        return " ".join(letter for letter, w in LETTERS.items() for _ in range(self.t.at_home(seat, w)))

    def supply(self, weapon: str) -> int:
        return int(self.t.supply(parts.WEAPON_IDS.index(weapon)))

    def glory(self, chief: str) -> int:
        return int(self.t.glory(CHIEFS.index(chief)))

    def view(self, viewer: int | None = None) -> dict[str, object]:
        return self.t.view(viewer)

    def rows(self, key: str, viewer: int | None = None) -> list[dict[str, object]]:
        """A list of the view whose entries are rows: shores, enemies, locations."""
        found = self.t.view(viewer)[key]
        assert isinstance(found, list)
        return found

    def listed(self, key: str) -> list[str]:
        """A list of the view whose entries are ids: runes, ships on offer."""
        found = self.t.view(None)[key]
        assert isinstance(found, list)
        return found

    def part(self, chief: str, name: str) -> int:
        """A part of the final scoring."""
        score = self.chief(chief)["score"]
        assert isinstance(score, dict)
        return int(score[name])

    def chief(self, chief: str, viewer: int | None = None) -> dict[str, object]:
        """What a viewer (None: a spectator) sees of a chief."""
        rows = self.t.view(viewer)["clans"]
        assert isinstance(rows, list)
        found = rows[CHIEFS.index(chief)]
        assert isinstance(found, dict)
        return found

    def runes(self, chief: str) -> list[dict[str, object]]:
        found = self.chief(chief)["runes"]
        assert isinstance(found, list)
        return found

    def slain(self, chief: str) -> list[str]:
        found = self.chief(chief, CHIEFS.index(chief))["slain"]
        assert isinstance(found, list)
        return found

    def events(self, word: str, viewer: int | None = 0) -> list[dict[str, int | str | None]]:
        return [e for e in self.t.events(viewer) if e["event"] == word]

    def odds(self, chief: str, answer: str) -> tuple[float, float]:
        """Kill and losses an option promises."""
        seat = CHIEFS.index(chief)
        found = self.t.odds(seat)[self.find(seat, answer.split())]
        return found["kill"], found["losses"]
