"""Exact odds: the chance to kill and the warriors lost, from the rules and what a seat can see.

Nothing is sampled. A fight is followed over everything the dice may show until one side is gone, with no
favour spent and no rune used; its owner lets those fall (and starve, and drown) who leave the best chance to
kill, and of equal chances the one with fewer losses. A voyage is an average over the journeys the seat has
not seen.
"""

from __future__ import annotations

from typing import TypeAlias, final

from mypy_extensions import i64

from meadhall.games.champions_of_midgard.asks import (
    ASK_ASSIGN,
    ASK_LOSSES,
    ASK_PICK,
    ASK_PLACE,
    ASK_ROLLED,
    ASK_SAIL_ON,
    LOAD_FOOD,
    LOSE,
    PASS,
    PICK,
    PLACE,
    REROLL,
    ROLL,
    SEND,
    STAND,
    USE_RUNE,
)
from meadhall.games.champions_of_midgard.columns import (
    FACES,
    JOURNEYS,
    SHIELD,
    SHORE,
    SHORES,
    SWORD,
    TROLL_SPACE,
    WEAPONS,
)
from meadhall.games.champions_of_midgard.parts import (
    ATTACK,
    DEFENCE,
    FACE_WEIGHT,
    FED_PER_FOOD,
    HITS_PER_SHIELD,
    JOURNEY_COPIES,
    JOURNEY_RUNE,
    KRAKEN_ATTACK,
    KRAKEN_DEFENCE,
    KRAKEN_JOURNEY,
    RESISTS,
    SIDES,
    SVANHILDR,
    SWORD_BONUS,
    TAKES_FOOD,
    TAKES_WARRIORS,
    TOLL,
)
from meadhall.games.champions_of_midgard.table import Table
from meadhall.kernel.flow import Seat
from meadhall.kernel.listing import first, second, verb_of

Chance: TypeAlias = tuple[float, float]  # of a kill; and how many warriors are lost
Party: TypeAlias = tuple[int, int, int]  # swords, spears, axes


def size(party: Party) -> int:
    return party[0] + party[1] + party[2]


def better(one: Chance, other: Chance) -> bool:
    if abs(one[0] - other[0]) > 1e-12:
        return one[0] > other[0]
    return one[1] < other[1] - 1e-12


def ways_to_lose(party: Party, n: int) -> list[Party]:
    """Who may be left when n of a party fall."""
    left: list[Party] = []
    for swords in range(min(n, party[0]) + 1):
        for spears in range(min(n - swords, party[1]) + 1):
            axes = n - swords - spears
            if axes <= party[2]:
                left.append((party[0] - swords, party[1] - spears, party[2] - axes))
    return left


def face_attacks(weapon: int, face: int, bonus: int, reacting: bool) -> int:
    """CM-612, CM-804, CM-907 What one die adds to the damage."""
    hits = 0
    if face == SHIELD:
        hits = HITS_PER_SHIELD if reacting else 0
    else:
        hits = face
    if weapon == SWORD and hits:
        hits += bonus
    return hits


@final
class Faces:
    """What so many dice may show: attacks up to a cap, shields up to a cap, with their chances."""

    def __init__(self, bonus: int, most_hits: int, most_shields: int, reacting: bool) -> None:
        self.bonus = bonus
        self.most_hits = most_hits
        self.most_shields = most_shields
        self.reacting = reacting
        self.known: dict[Party, list[float]] = {}

    def of(self, party: Party) -> list[float]:
        """[hits * (most_shields + 1) + shields], the chance of it."""
        if party in self.known:
            return self.known[party]
        width = self.most_shields + 1
        if size(party) == 0:
            found = [0.0] * ((self.most_hits + 1) * width)
            found[0] = 1.0
        else:
            weapon = 0
            while party[weapon] == 0:
                weapon += 1
            less: Party = (party[0] - (weapon == 0), party[1] - (weapon == 1), party[2] - (weapon == 2))
            found = self.add_die(self.of(less), weapon)
        self.known[party] = found
        return found

    def add_die(self, before: list[float], weapon: int) -> list[float]:
        width = self.most_shields + 1
        found = [0.0] * len(before)
        for face in range(FACES):
            weight = int(FACE_WEIGHT[weapon * FACES + face])
            if weight == 0:
                continue
            hits = face_attacks(weapon, face, self.bonus, self.reacting)
            shields = 1 if face == SHIELD else 0
            for at in range(len(before)):
                if before[at] > 0.0:
                    h = min(at // width + hits, self.most_hits)
                    s = min(at % width + shields, self.most_shields)
                    found[h * width + s] += before[at] * weight / SIDES
        return found


class Shore:
    """What comes after an enemy has fallen."""

    def after(self, party: Party) -> Chance:
        return 1.0, 0.0


@final
class Fight:
    """One enemy, followed to the end."""

    def __init__(self, attack: int, defence: int, bonus: int, beyond: Shore) -> None:
        self.attack = attack
        self.defence = defence
        self.beyond = beyond
        self.bonus = bonus
        self.faces = Faces(bonus, defence, attack, False)
        self.known: dict[tuple[Party, int], Chance] = {}

    def odds(self, party: Party, damage: int) -> Chance:
        """A round of the fight is about to be rolled."""
        if size(party) == 0:
            return 0.0, 0.0
        key = (party, damage)
        if key not in self.known:
            self.known[key] = self.over(party, damage, self.faces.of(party), 0, 0, True)
        return self.known[key]

    def over(
        self, party: Party, damage: int, shown: list[float], hits: int, shields: int, again: bool
    ) -> Chance:
        """The average over what dice may show, beside those that lie; a round that changes nothing is rolled
        again."""
        width = self.attack + 1
        kill = losses = same = 0.0
        for at in range(len(shown)):
            chance = shown[at]
            if chance == 0.0:
                continue
            h = hits + at // width
            s = shields + at % width
            if again and h == 0 and s >= self.attack:
                same += chance
                continue
            k, lost = self.settle(party, damage + h, s)
            kill += chance * k
            losses += chance * lost
        if same:
            return kill / (1.0 - same), losses / (1.0 - same)
        return kill, losses

    def settle(self, party: Party, damage: int, shields: int) -> Chance:
        """CM-613 to CM-616 A round's faces are fixed: who falls, and what then?"""
        fall = max(0, min(self.attack - shields, size(party)))
        best = (-1.0, 0.0)
        for left in ways_to_lose(party, fall):
            found = self.then(left, damage)
            if better(found, best):
                best = found
        return best[0], best[1] + fall

    def then(self, left: Party, damage: int) -> Chance:
        if damage >= self.defence:
            return self.beyond.after(left)
        return self.odds(left, damage)


@final
class Voyage(Shore):
    """One ship's way to one monster, from its food on board on."""

    def __init__(self, enemy: int, fed: int, food: int, bonus: int) -> None:
        self.resists = int(RESISTS[enemy])
        self.fed = fed
        self.food = food
        self.fight = Fight(int(ATTACK[enemy]), int(DEFENCE[enemy]), bonus, Shore())
        self.known: dict[tuple[Party, int], Chance] = {}

    def after(self, party: Party) -> Chance:
        """A kraken is dead: sail on."""
        return self.land(party, self.food)

    def land(self, party: Party, food: int) -> Chance:
        """CM-604, CM-606 Feed, then lose those whose weapon is resisted, then fight."""
        key = (party, food)
        if key not in self.known:
            hungry = max(0, size(party) - food * self.fed)
            best = (-1.0, 0.0)
            for left in ways_to_lose(party, hungry):
                found = self.meet(left)
                if better(found, best):
                    best = found
            self.known[key] = (best[0], best[1] + hungry)
        return self.known[key]

    def meet(self, party: Party) -> Chance:
        swords, spears, axes = party
        if self.resists & 1:
            swords = 0
        if self.resists & 2:
            spears = 0
        if self.resists & 4:
            axes = 0
        dead = size(party) - swords - spears - axes
        kill, losses = self.fight.odds((swords, spears, axes), 0)
        return kill, losses + dead

    def under_way(self, journey: int, party: Party) -> Chance:
        """CM-607 One journey, then the shore."""
        if journey == KRAKEN_JOURNEY:
            if size(party) == 0:
                return 0.0, 0.0
            return Fight(KRAKEN_ATTACK, KRAKEN_DEFENCE, self.fight.bonus, self).odds(party, 0)
        toll = int(TOLL[journey])
        n = size(party) if TAKES_WARRIORS[journey] else 0
        stock = self.food if TAKES_FOOD[journey] else 0
        toll = min(toll, n + stock)
        best = (-1.0, 0.0)
        for food in range(max(0, toll - n), min(toll, stock) + 1):
            for left in ways_to_lose(party, toll - food):
                kill, losses = self.land(left, self.food - food)
                found = (kill, losses + toll - food)
                if better(found, best):
                    best = found
        return best


# -- what a table asks about --------------------------------------------------------------------------------
def bonus_of(t: Table, seat: Seat) -> int:
    return SWORD_BONUS if t.leader(seat) == SVANHILDR else 0


def party_at(t: Table, place: i64) -> Party:
    return int(t.aboard(place, 0)), int(t.aboard(place, 1)), int(t.aboard(place, 2))


def unseen_journeys(t: Table, seat: Seat) -> list[int]:
    """[journey], how many the seat has not seen: in the deck, or face down and not peeked at."""
    left = [int(JOURNEY_COPIES[j] - t.spent_journeys(j)) for j in range(JOURNEYS)]
    for shore in range(SHORES):
        for seen in (t.journey_at(shore), t.known_journey(seat, shore)):
            if seen >= 0:
                left[int(seen)] -= 1
    return left


def fight_odds(t: Table, seat: Seat, place: i64, party: Party, food: int) -> Chance:
    """Before warriors are sent: this party against the enemy of a place, on a shore after its voyage."""
    enemy = int(t.enemy_at(place))
    if enemy < 0:
        return 0.0, 0.0
    bonus = bonus_of(t, seat)
    if place < SHORE:
        return Fight(int(ATTACK[enemy]), int(DEFENCE[enemy]), bonus, Shore()).odds(party, 0)
    v = Voyage(enemy, int(FED_PER_FOOD[place - SHORE]), food, bonus)
    known = int(t.known_journey(seat, place - SHORE))
    if known < 0:
        known = int(t.journey_at(place - SHORE))
    if known >= 0:
        return v.under_way(known, party)
    return over_journeys(v, party, unseen_journeys(t, seat))


def over_journeys(v: Voyage, party: Party, unseen: list[int]) -> Chance:
    kill = losses = 0.0
    for journey in range(JOURNEYS):
        if unseen[journey]:
            k, lost = v.under_way(journey, party)
            kill += k * unseen[journey]
            losses += lost * unseen[journey]
    return kill / sum(unseen), losses / sum(unseen)


def foe_fight(t: Table, seat: Seat) -> Fight:
    """The fight under way; behind a kraken waits the shore, but its odds are its own."""
    return Fight(int(t.foe_attack()), int(t.foe_defence()), bonus_of(t, seat), Shore())


def roll_odds(t: Table, f: Fight, kept: list[int], hand: Party) -> Chance:
    """Some dice lie, [weapon * 4 + face], the others are rolled once more; then no more favour is spent."""
    hits = shields = 0
    for weapon in range(WEAPONS):
        for face in range(FACES):
            n = kept[weapon * FACES + face]
            hits += n * face_attacks(weapon, face, f.bonus, t.is_reacting)
            if face == SHIELD:
                shields += n
    faces = Faces(f.bonus, f.defence, f.attack, t.is_reacting)
    return f.over(party_at(t, t.field), int(t.damage), faces.of(hand), hits, shields, False)


def dice_shown(t: Table) -> list[int]:
    return [int(t.dice(weapon, face)) for weapon in range(WEAPONS) for face in range(FACES)]


def hand_of(t: Table, kept: list[int]) -> Party:
    """The dice that do not lie."""
    n = [int(t.aboard(t.field, weapon)) for weapon in range(WEAPONS)]
    for at in range(WEAPONS * FACES):
        n[at // FACES] -= kept[at]
    return n[0], n[1], n[2]


def best_reroll(t: Table, f: Fight, kept: list[int], at: int, moved: bool) -> Chance:
    """The best choice of dice for one favour."""
    if at == len(kept):
        return roll_odds(t, f, kept, hand_of(t, kept)) if moved else (-1.0, 0.0)
    best = best_reroll(t, f, kept, at + 1, moved)
    whole = kept[at]
    for n in range(1, whole + 1):
        kept[at] = whole - n
        found = best_reroll(t, f, kept, at + 1, True)
        if better(found, best):
            best = found
    kept[at] = whole
    return best


def option_odds(t: Table, seat: Seat, code: i64) -> Chance | None:
    """What an option of the open question promises; None where that is no question of odds."""
    kind = t.asked_kind
    verb = verb_of(code)
    if kind == ASK_ASSIGN and (verb == SEND or verb == LOAD_FOOD):
        return assign_odds(t, seat, code)
    if kind == ASK_PLACE and verb == PLACE and TROLL_SPACE <= first(code) < TROLL_SPACE + SHORE:
        place = first(code) - TROLL_SPACE
        n = [0 if t.resists(place) >> w & 1 else int(t.at_home(seat, w)) for w in range(WEAPONS)]
        return fight_odds(t, seat, place, (n[0], n[1], n[2]), 0)
    if kind == ASK_SAIL_ON:
        return sail_odds(t, seat, code)
    if kind == ASK_LOSSES and verb == LOSE:
        return loss_odds(t, seat, int(first(code)))
    if (kind == ASK_ROLLED or kind == ASK_PICK) and not t.is_hunt:
        return dice_odds(t, seat, code)
    return None


def assign_odds(t: Table, seat: Seat, code: i64) -> Chance:
    """One warrior or food more than is there now."""
    place = second(code) if verb_of(code) == SEND else first(code)
    n = [int(t.aboard(place, weapon)) for weapon in range(WEAPONS)]
    food = int(t.food_aboard(place))
    if verb_of(code) == SEND:
        n[int(first(code))] += 1
    else:
        food += 1
    return fight_odds(t, seat, place, (n[0], n[1], n[2]), food)


def sail_odds(t: Table, seat: Seat, code: i64) -> Chance | None:
    """The journey revealed, or another one of those unseen."""
    shore = t.asked_about
    place = SHORE + shore
    party = party_at(t, place)
    v = Voyage(int(t.enemy_at(place)), int(FED_PER_FOOD[shore]), int(t.food_aboard(place)), bonus_of(t, seat))
    if verb_of(code) == PASS:
        return v.under_way(int(t.journey_at(shore)), party)
    if verb_of(code) == USE_RUNE and first(code) == JOURNEY_RUNE:
        return over_journeys(v, party, unseen_journeys(t, seat))
    return None


def loss_odds(t: Table, seat: Seat, weapon: int) -> Chance:
    """This one falls now, the others due after him as is best."""
    n = [int(t.aboard(t.field, w)) for w in range(WEAPONS)]
    n[weapon] -= 1
    due = min(int(t.asked_also) - 1, n[0] + n[1] + n[2])
    f = foe_fight(t, seat)
    best = (-1.0, 0.0)
    for left in ways_to_lose((n[0], n[1], n[2]), due):
        found = f.then(left, int(t.damage))
        if better(found, best):
            best = found
    return best[0], best[1] + due + 1


def dice_odds(t: Table, seat: Seat, code: i64) -> Chance | None:
    verb = verb_of(code)
    f = foe_fight(t, seat)
    kept = dice_shown(t)
    if verb == STAND or verb == ROLL:
        return roll_odds(t, f, kept, hand_of(t, kept))
    if verb == REROLL:
        return best_reroll(t, f, kept, 0, False)
    if verb == PICK:
        kept[int(first(code)) * FACES + int(second(code))] -= 1
        return roll_odds(t, f, kept, hand_of(t, kept))
    return None
