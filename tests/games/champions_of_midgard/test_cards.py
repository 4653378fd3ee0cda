"""Every rune, destiny, journey, leader and stall by its id: what the card alone changes."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.champions_of_midgard.scenes import Scene, scene
from tests.games.champions_of_midgard.test_resolving import fight, voyage
from tests.games.champions_of_midgard.test_scoring import end, part


# -- leaders ----------------------------------------------------------------------------------------------
def test_card_asmundr() -> None:
    glory = []
    for leader in ("asmundr", "gylfir"):
        s = fight("troll", "troll_4", "S", leader=leader, store={"red": {"favor": 1}}).roll("blank")
        glory.append(s.play("red reroll").roll("blank").glory("red"))
    assert glory == [2, 0]


def test_card_dagrun() -> None:
    drawn = []
    for leader, other in (("dagrun", "ullr"), ("ullr", "dagrun")):
        s = scene(workers={"red": 2}, leaders=(leader, other)).play(
            "red place sages_house", "red peek shore_1"
        )
        while s.t.question.kind == "destiny":
            s.t.answer(-1, s.t.options(-1)[0])
        drawn.append(len(s.options("red", "keep")))
    assert drawn == [2, 0]


def test_card_gylfir() -> None:
    can = []
    for leader, other in (("gylfir", "ullr"), ("ullr", "gylfir")):
        s = scene(workers={"red": 2}, leaders=(leader, other), merchant="merchant_1")
        can.append(s.can("red place merchant_ship"))
    assert can == [True, False]


def test_card_svanhildr() -> None:
    damage = []
    for leader in ("svanhildr", "gylfir"):
        s = fight("troll", "troll_4", "S S P", leader=leader).roll("hit", "blank", "blank")
        damage.append(s.events("struck")[0]["damage"])
    assert damage == [2, 1]


def test_card_ullr() -> None:
    assert (
        fight("troll", "troll_4", "S S S", leader="ullr").roll("double", "blank", "blank").glory("red") == 1
    )
    assert fight("troll", "troll_4", "S S S").roll("double", "blank", "blank").glory("red") == 0


# -- runes ------------------------------------------------------------------------------------------------
def test_card_gifts() -> None:
    s = scene(workers={"red": 2}, runes={"red": "gifts"}).play("red use gifts", *["red gain wood"] * 4)
    assert s.store("red", "wood") == 4


def test_card_glory() -> None:
    s = fight("draugr_1", "draugr_red_4", "S S", runes={"red": "glory"}).roll("double", "hit")  # 5 glory
    assert s.play("red use glory").glory("red") == 7
    s = fight("draugr_1", "draugr_red_4", "S S", runes={"red": "glory"}).roll("double", "hit")
    assert s.play("red pass").glory("red") == 5


def test_card_healing() -> None:
    s = fight("troll", "troll_1", "S S", runes={"red": "healing"}).roll("double", "blank")
    assert s.play("red use healing").home("red") == "S S"


def test_card_journey() -> None:
    s = voyage("whirlpool", "S", 1, runes={"red": "journey"}).play(
        "red use journey", "chance journey all_quiet"
    )
    assert not s.events("fell") and s.asked == "chance die"


def test_card_knowledge() -> None:
    s = scene(workers={"red": 2}, runes={"red": "knowledge"}).play("red use knowledge")
    assert s.chief("red")["has_peeked"] == ["shore_1", "shore_2", "shore_3"]


def test_card_potential() -> None:
    s = fight("troll", "troll_1", "S", runes={"red": "potential"}).roll("blank").play("red use potential")
    assert s.roll("double").slain("red") == ["troll_1"]


def test_card_reaction() -> None:
    s = fight("troll", "troll_1", "P P", runes={"red": "reaction"}).roll("shield", "shield")
    assert s.play("red use reaction").slain("red") == ["troll_1"]


def test_card_success() -> None:
    s = scene(workers={"red": 2}, runes={"red": "success"}, destinies={"red": "runemaster"})
    assert s.play("red use success").glory("red") == 4


def test_card_true_vision() -> None:
    s = scene(workers={"red": 2}, runes={"red": "true_vision"})
    s.play("red place sages_house", "red peek shore_1", "red use true_vision")
    for n in range(3):
        s.t.answer(-1, s.t.options(-1)[0])
    assert len(s.options("red", "keep")) == 3


def test_card_wealth() -> None:
    s = scene(workers={"red": 2}, runes={"red": "wealth"}, store={"red": {"coin": 3}})
    assert s.play("red use wealth").store("red", "coin") == 6


# -- destinies ----------------------------------------------------------------------------------------------
def destiny(id: str, more: Mapping[str, object], less: Mapping[str, object]) -> tuple[int, int]:
    """What it scores for red with the most, and with less than blue."""
    best, worse = end(destinies={"red": id}, **more), end(destinies={"red": id}, **less)
    return part(best, "red", "destinies"), part(worse, "red", "destinies")


def trophies(red: str, blue: str) -> dict[str, object]:
    return {"slain": {"red": red, "blue": blue}}


def stores(good: str, red: int, blue: int) -> dict[str, object]:
    return {"store": {"red": {good: red}, "blue": {good: blue}}}


def test_card_crusher_of_ice() -> None:
    two, one = "nokk_1_blue draugr_blue_1", "nokk_2_blue"
    assert destiny("crusher_of_ice", trophies(two, one), trophies(one, two)) == (6, 0)


def test_card_earth_smasher() -> None:
    two, one = "nokk_1_yellow draugr_yellow_1", "nokk_2_yellow"
    assert destiny("earth_smasher", trophies(two, one), trophies(one, two)) == (6, 0)


def test_card_master_of_flames() -> None:
    two, one = "nokk_1_red draugr_red_1", "nokk_2_red"
    assert destiny("master_of_flames", trophies(two, one), trophies(one, two)) == (6, 0)


def test_card_craftsman() -> None:
    assert destiny("craftsman", stores("wood", 2, 1), stores("wood", 1, 2)) == (5, 0)


def test_card_leader_of_armies() -> None:
    more, less = {"red": "S A", "blue": "P"}, {"red": "P", "blue": "S A"}
    assert destiny("leader_of_armies", {"warriors": more}, {"warriors": less}) == (7, 0)


def test_card_odins_favored() -> None:
    assert destiny("odins_favored", stores("favor", 2, 1), stores("favor", 1, 2)) == (4, 0)


def test_card_prepared() -> None:
    assert destiny("prepared", stores("food", 2, 1), stores("food", 1, 5)) == (5, 0)


def test_card_prosperous() -> None:
    assert destiny("prosperous", stores("coin", 2, 1), stores("coin", 1, 2)) == (5, 0)


def test_card_runemaster() -> None:
    more, less = {"red": "gifts glory", "blue": "wealth"}, {"red": "wealth", "blue": "gifts glory"}
    assert destiny("runemaster", {"runes": more}, {"runes": less}) == (4, 0)


def test_card_monster_hunter() -> None:
    two, one = "nokk_1_red nokk_1_blue", "nokk_2_red"
    assert destiny("monster_hunter", trophies(two, one), trophies(one, two)) == (4, 0)


def test_card_slayer_of_the_undead() -> None:
    two, one = "draugr_red_1 draugr_blue_1", "draugr_red_2"
    assert destiny("slayer_of_the_undead", trophies(two, one), trophies(one, two)) == (7, 0)


def test_card_troll_slayer() -> None:
    assert destiny(
        "troll_slayer", trophies("troll_1 troll_2", "troll_1"), trophies("troll_1", "troll_2 troll_2")
    ) == (
        6,
        0,
    )


# -- journeys -----------------------------------------------------------------------------------------------
def aboard(s: Scene) -> tuple[int, list[str]]:
    """Who meets the monster, and why others do not."""
    fights = s.events("fight")
    return (int(fights[0]["warriors"] or 0) if fights else 0), [str(e["because"]) for e in s.events("fell")]


def test_card_all_quiet() -> None:
    assert aboard(voyage("all_quiet", "S S", 1)) == (2, [])


def test_card_kraken() -> None:
    s = voyage("kraken", "P P P P", 2).roll("shield", "shield", "double", "hit")
    assert s.glory("red") == 3 and aboard(s) == (4, [])


def test_card_lost() -> None:
    assert aboard(voyage("lost", "S S", 2).play("red lose_food", "red lose sword")) == (1, ["journey"])


def test_card_no_wind() -> None:
    assert aboard(voyage("no_wind", "S S", 1)) == (0, ["hunger", "hunger"])


def test_card_storm() -> None:
    assert aboard(voyage("storm", "S S", 1).play("red lose sword")) == (1, ["journey"])


def test_card_whirlpool() -> None:
    assert aboard(voyage("whirlpool", "S S", 1)) == (1, ["journey"])


# -- stalls -------------------------------------------------------------------------------------------------
def visit(stall: str, **store: int) -> Scene:
    return scene(workers={"red": 2}, stalls=stall, store={"red": store}).play(f"red place {stall}")


def test_card_aumingi() -> None:
    assert visit("aumingi", food=1).store("red", "favor") == 1


def test_card_skald() -> None:
    assert visit("skald").glory("red") == 2


def test_card_generous_merchant() -> None:
    s = visit("generous_merchant")
    assert (s.store("red", "food"), s.store("red", "wood")) == (1, 1)


def test_card_wealthy_stranger() -> None:
    assert visit("wealthy_stranger").store("red", "coin") == 2


def test_card_folk_warriors() -> None:
    assert visit("folk_warriors", food=1).home("red") == "S S"


def test_card_raiders() -> None:
    assert visit("raiders", wood=1).home("red") == "P P"


def test_card_jomsvikings() -> None:
    assert visit("jomsvikings", coin=2).home("red") == "S A"


def test_card_varyags() -> None:
    assert visit("varyags", coin=1).home("red") == "S P"
