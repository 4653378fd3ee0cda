"""Charts say what was measured: a bar as long as its value, an interval about its end, nothing outside."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import meadhall
from meadhall.bots import stats
from meadhall.bots.chart import WIDTH, Bar, drawn
from meadhall.sim.words import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def spans(chart: ElementTree.Element, kind: str) -> list[tuple[float, float]]:
    found = []
    for each in chart.iter():
        if each.get("class") == kind == "bar":
            begin = float(each.attrib["x"])
            found.append((begin, begin + float(each.attrib["width"])))
        elif each.get("class") == kind:
            line = re.fullmatch(r"M([\d.]+) [\d.]+H([\d.]+)", each.attrib["d"])
            assert line is not None
            found.append((float(line[1]), float(line[2])))
    return found


def test_a_bar_is_as_long_as_its_value() -> None:
    bars = [Bar("a", 0.5, 0.4, 0.6), Bar("b", 0.25, 0.1, 0.4), Bar("c", 0.0, 0.0, 0.2)]
    chart = parsed(drawn("x", "y", bars, 0.3, True))
    one, two, none = spans(chart, "bar")
    assert one[0] == two[0] and one[1] - one[0] == pytest.approx(2 * (two[1] - two[0]), abs=0.2)
    assert none[1] == none[0]
    for (_, end), (low, high), bar in zip(spans(chart, "bar"), spans(chart, "range"), bars, strict=True):
        assert low <= end <= high <= WIDTH
        assert (high - low) / (one[1] - one[0]) == pytest.approx((bar.high - bar.low) / 0.5, abs=0.01)
    assert [each.text for each in chart.iter(f"{SVG}text")][2:] == [
        "a",
        "50.0%",
        "b",
        "25.0%",
        "c",
        "0.0%",
        "30.0%",
    ]


def test_what_is_lost_goes_to_the_left() -> None:
    chart = parsed(drawn("x", "y", [Bar("a", 2.0, 1.5, 2.5), Bar("b", -1.0, -1.5, -0.5)], None, False))
    one, other = spans(chart, "bar")
    assert other[1] == pytest.approx(one[0], abs=0.2) and other[0] < other[1]


def test_names_are_written_as_they_are() -> None:
    assert "a & <b>" in [
        each.text for each in parsed(drawn("x", "y", [Bar("a & <b>", 1, 1, 1)], None, True)).iter()
    ]
    parsed(drawn("empty", "", [], None, True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", meadhall.games())
def test_every_part_of_a_report_is_drawn(key: str, language: str, tmp_path: Path) -> None:
    few = ["--games", "8", "--seats", "3", "--workers", "1", "--language", language, "--svg", str(tmp_path)]
    assert stats.main([key, *few]) == 0
    traits = {"blood_rage": "clan", "champions_of_midgard": "leader", "valhalla": "jarl"}
    names = {path.stem for path in tmp_path.glob("*.svg")}
    assert {"3_seat", f"3_{traits[key]}"} <= names
    assert any(name.endswith("_used") for name in names)
    for path in tmp_path.glob("*.svg"):
        chart = parsed(path.read_text("utf-8"))
        assert len(spans(chart, "bar")) == len(spans(chart, "range")) > 0
