"""Our rulings, each by its id in the data file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import meadhall
from meadhall.games.champions_of_midgard import columns as c
from tests.games.champions_of_midgard.scenes import scene
from tests.games.champions_of_midgard.test_resolving import fight

DATA = tomllib.loads((meadhall.game("champions_of_midgard").folder / "data.toml").read_text("utf-8"))


def test_every_ruling_has_a_test() -> None:
    tested = set(re.findall(r"^def test_ruling_(\w+?)(?:__\w+)?\(", Path(__file__).read_text("utf-8"), re.M))
    assert tested == {row["id"] for row in DATA["ruling"]}


def test_ruling_rune_any_time() -> None:
    s = scene(workers={"red": 1}, runes={"red": "gifts", "blue": "success"}).play("red beg")
    assert s.asked == "red rune_window"  # before the fights, having none
    s.play("red pass")
    assert s.asked == "blue rune_window"
    s.play("blue pass")
    assert s.asked == "red rune_window"  # the end of the round
    s.play("red pass", "blue pass")
    assert s.asked == "chance reveal_troll"


def test_ruling_rune_any_time__whenever_its_owner_is_asked() -> None:
    s = scene(workers={"red": 1}, warriors={"red": "S"}, runes={"red": "gifts"})
    s.play("red place small_public_longship", "red sail_to shore_1", "red use gifts", *["red gain food"] * 4)
    assert s.asked == "red assign" and s.can("red load shore_1")
    s = fight("troll", "troll_4", "S", store={"red": {"favor": 1}}).roll("blank")
    s.give_rune("red", "wealth")
    s.t.m[c.STORE + c.COIN] = 1
    assert s.can("red use wealth")


def test_ruling_rune_in_vain() -> None:
    s = scene(workers={"red": 2}, runes={"red": "wealth knowledge"})
    assert not s.can("red use wealth") and s.can("red use knowledge")
    s.refuses("red", "use:rune=wealth", "CM-911")
    s.play("red use knowledge")
    assert {"rune": "knowledge", "used": True} in s.runes("red")
    s = scene(workers={"red": 2}, runes={"red": "knowledge"})
    for shore in range(3):
        s.t.peek(0, shore)
    assert not s.can("red use knowledge")


def test_ruling_trophies_memory() -> None:
    """Hidden from view, yet told by open events, and so not dealt again."""
    s = fight("troll", "troll_1", "S").roll("double")
    assert [e["enemy"] for e in s.events("killed", 1)] == ["troll_1"]
    for seed in range(5):
        twin = s.t.determinize(1, seed)
        assert twin.row[c.SLAIN : c.SECRET] == s.t.row[c.SLAIN : c.SECRET]


def test_ruling_surplus_choice() -> None:
    s = scene(workers={"red": 2}, warriors={"red": "S S S S S S S P"}, stock={"blacksmith": 2})
    s.play("red place blacksmith")
    assert s.asked == "red surplus" and s.t.question.about == {"left": 2}
    s.play("red return sword", "red return sword")
    assert s.home("red") == "S S S S S P A A"


def test_ruling_short_supply() -> None:
    s = scene(
        workers={"red": 2}, stalls="jomsvikings", store={"red": {"coin": 2}}, warriors={"red": "A A A A A"}
    )
    s.t.m[c.SUPPLY] = 0
    s.t.m[c.SUPPLY + 2] = 1
    assert s.can("red place jomsvikings")
    s.play("red place jomsvikings")
    assert s.home("red") == "A A A A A A"
    s = scene(workers={"red": 2}, stalls="jomsvikings", store={"red": {"coin": 2}})
    s.t.m[c.SUPPLY] = s.t.m[c.SUPPLY + 2] = 0
    s.refuses("red", "place:location=jomsvikings", "CM-426")


def test_ruling_market_once() -> None:
    s = scene(workers={"red": 2}, store={"red": {"food": 2}}).play("red place market")
    assert "pass" not in s.options("red")  # at least one swap
    s.play("red trade food wood")
    assert {id.split(":take")[0] for id in s.options("red")} == {"trade:give=food", "pass"}
    s.play("red trade food coin")
    assert s.asked == "red place"


def test_ruling_destiny_under() -> None:
    s = scene(workers={"red": 2, "blue": 1}, leaders=("dagrun", "ullr"), destinies={"red": "prepared"})
    s.play("red place sages_house", "red peek shore_1")
    s.play("chance destiny craftsman", "chance destiny prosperous", "red keep prosperous")
    m = s.t.m
    assert m[c.UNDER] == 1 << 3 and m[c.TOP_SIZE] == 9
    assert s.t.next_destinies() == m[c.TOP]
    m[c.TOP] = m[c.TOP_SIZE] = 0
    assert s.t.next_destinies() == m[c.UNDER]


def test_ruling_destiny_under__who_put_a_card_there_knows_where_it_may_be() -> None:
    """Blue drew from under the deck since: the card is there, or blue has it; nowhere else."""
    s = scene(
        workers={"red": 1, "blue": 1},
        leaders=("dagrun", "ullr"),
        destinies={"red": "prepared", "blue": "runemaster"},
    )
    keep = ("craftsman", "prosperous", "leader_of_armies")
    m = s.t.m
    gone = [n for n in range(12) if m[c.TOP] >> n & 1 and ID[n] not in keep]
    for n in gone:  # the rest are in blue's hand, taken long ago
        m[c.VISIT] += 1
        m[c.TAKER + m[c.VISIT]] = 1
        m[c.TAKE + m[c.VISIT]] = n
        m[c.DESTINY + 1] |= 1 << n
        m[c.DESTINY_COUNT + 1] += 1
        m[c.TOP] &= ~(1 << n)
    m[c.TOP_SIZE] = 3
    s.play("red place sages_house", "red peek shore_1")
    s.play("chance destiny craftsman", "chance destiny prosperous", "red keep prosperous")
    found = set()
    for seed in range(40):
        twin = s.t.determinize(0, seed)
        assert twin.m[c.UNDER] == 1 << ID.index("craftsman")
        found.add(int(twin.m[c.TOP]))
    assert len(found) > 1


ID = [row["id"] for row in DATA["destiny"]]


def test_ruling_vision_before_draw() -> None:
    s = scene(workers={"red": 2}, runes={"red": "true_vision"}).play("red place sages_house")
    assert s.asked == "red peek"
    s.play("red peek shore_2")
    assert s.asked == "red vision" and not s.events("drew_destiny")[2:]
    s.play("red pass")
    assert s.asked == "chance destiny"


def test_ruling_sage_without_deck() -> None:
    s = scene(workers={"red": 2}, runes={"red": "true_vision"})
    s.t.m[c.TOP] = s.t.m[c.TOP_SIZE] = 0
    s.play("red place sages_house", "red peek shore_2")
    assert s.asked == "red place" and s.chief("red")["has_peeked"] == ["shore_2"]


def test_ruling_marker_at_once() -> None:
    s = scene(
        seats=3,
        workers={"red": 1, "blue": 2, "yellow": 1},
        warriors={"red": "S", "blue": "S", "yellow": "S"},
    )
    s.play("red place troll_space", "blue place jarls_longhouse")
    assert s.asked == "yellow place"  # turns go on clockwise
    s.play("yellow place draugr_space_1", "blue place draugr_space_2")
    assert s.asked == "blue assign"  # the marker is blue's


def test_ruling_reaction_round() -> None:
    s = fight("troll", "troll_4", "P P P", runes={"red": "reaction"}, store={"red": {"favor": 1}})
    s.roll("shield", "blank", "blank").play(
        "red use reaction", "red reroll", "red pick spear blank", "red roll"
    )
    s.roll("shield")
    assert s.events("struck")[0]["damage"] == 2  # both shields, the one rerolled too
    s = fight("troll", "troll_4", "P P P", runes={"red": "reaction"}).roll("shield", "shield", "blank")
    s.play("red use reaction").roll("shield", "shield", "blank")
    assert s.events("struck")[1]["damage"] == 0  # the next round is plain again


def test_ruling_healing_first() -> None:
    s = fight("troll", "troll_4", "S S P", runes={"red": "healing"}).roll("blank", "blank", "blank")
    s.play("red lose sword")
    assert not s.can("red use healing")


def test_ruling_kraken_empty() -> None:
    s = scene(workers={"red": 1}, store={"red": {"food": 1}}, journeys={"shore_1": "kraken"})
    s.play("red place small_public_longship", "red sail_to shore_1", "red load shore_1")
    assert s.events("journey")[0]["journey"] == "kraken" and not s.events("kraken_fight")


def test_ruling_journey_known() -> None:
    s = scene(workers={"red": 1}, journeys={"shore_3": "whirlpool"}).play(
        "red place sages_house", "red peek shore_3"
    )
    s.until("reveal_troll").until("place")
    assert s.chief("red", 0)["peeked"] == {"shore_3": "whirlpool"}
    assert s.chief("red", 1)["peeked"] == {}
    for seed in range(10):
        assert s.t.determinize(0, seed).m[c.JOURNEY + 2] == s.t.m[c.JOURNEY + 2]
    assert len({int(s.t.determinize(1, seed).m[c.JOURNEY + 2]) for seed in range(40)}) > 2


def test_ruling_journey_known__until_it_is_revealed() -> None:
    s = scene(workers={"red": 2}, journeys={"shore_1": "storm"}).play(
        "red place sages_house", "red peek shore_1"
    )
    s.until("place").play("red place small_public_longship", "red sail_to shore_1")
    assert s.events("journey")[0]["journey"] == "storm" and s.chief("red", 0)["peeked"] == {}


def test_ruling_forced_choice() -> None:
    s = scene(workers={"red": 2}, store={"red": {"coin": 2}}).play("red place stave_church")
    assert s.asked == "red place" and s.store("red", "favor") == 1  # two coins buy one favour only
    s = fight("troll", "troll_1", "S S").roll("blank", "blank")
    assert s.asked == "chance die"  # both alike: nobody asks who falls


def test_ruling_last_clean_up() -> None:
    s = scene(workers={"red": 1}, round=8).play("red beg").end_round()
    assert s.t.over and (s.store("red", "blame"), s.store("blue", "blame")) == (2, 1)
