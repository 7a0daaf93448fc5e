"""The owner's box: corrections are read with their lines, joined, and written down in one way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from warhost import games
from warhost.core.box import Box, Corrected
from warhost.core.errors import BadData, BadSetting
from warhost.core.shapes import Amounts, Halves, OneOf, Places, Several, Shape, WholeNumber, Wording, YesOrNo


def _no_shouting(value: Any, where: str) -> None:
    if "!" in str(value):
        raise BadData(f"{where}: said", "too loud")


def _check(box: Corrected) -> None:
    if box.whole("apple", "red", "seeds") > box.whole("apple", "green", "seeds"):
        raise BadData("apple.red.seeds", "red apples have no more seeds than green ones")


def orchard() -> Box:
    box = Box("orchard", _check)
    box.add("apple", "red", "seeds", WholeNumber(0, 9), 3, "house")
    box.add("apple", "green", "seeds", WholeNumber(0, 9), 5, "sourced")
    box.add("apple", "green", "price", Amounts("coin", ["gold", "silver"], 9), {"gold": 1}, "single")
    box.add("basket", "wicker", "weight", Halves(9), 2, "rulebook")
    box.add("basket", "wicker", "lid", YesOrNo(), False, "rulebook")
    box.add("basket", "wicker", "holds", Several("apple", ["red", "green"], 1, 3), ["red"], "house")
    box.add("basket", "wicker", "best", OneOf("apple", ["red", "green"], nothing="none"), "none", "house")
    box.add("basket", "wicker", "holes", Places(5), [1, 4], "house")
    box.add("basket", "wicker", "label", Wording(_no_shouting), "Apples", "house")
    return box


def test_a_file_becomes_one_lasting_text_without_what_we_print_anyway() -> None:
    text = """
        game = "orchard"

        [basket.wicker]
        holes = [4, 0]
        weight = 2.0

        [apple.green]
        price = { silver = 2, gold = 0 }
        seeds = 5
        """
    lasting = orchard().read(text)
    assert json.loads(lasting) == {
        "game": "orchard",
        "apple": {"green": {"price": {"silver": 2}}},
        "basket": {"wicker": {"holes": [0, 4]}},
    }
    assert orchard().read(lasting) == lasting
    corrected = orchard().corrected(lasting)
    assert corrected.value("apple", "green", "price") == {"silver": 2}
    assert corrected.whole("apple", "red", "seeds") == 3


def test_a_box_that_says_what_we_print_is_no_box() -> None:
    assert orchard().read('game = "orchard"\n[apple.red]\nseeds = 3\n') == ""
    assert orchard().read("") == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "meadow"\n', 'box, line 1: game: expected "orchard"'),
        ('game = "orchard"\n\n[pear.red]\nseeds = 1\n', "line 3: pear: there is no kind 'pear'"),
        ('game = "orchard"\n[apple.rde]\nseeds = 1\n', "line 2: apple.rde: there is no apple 'rde'; did you mean red"),
        ('game = "orchard"\n[apple.red]\n\nseedz = 1\n', "line 4: apple.red.seedz: red has no 'seedz'"),
        ('game = "orchard"\n[apple.red]\n# many\nseeds = 12\n', "line 4: apple.red.seeds: expected a whole number"),
        ('game = "orchard"\n[apple]\nred.seeds = 12\n', "line 3: apple.red.seeds"),
        ('game = "orchard"\n[apple]\nred = { seeds = 12 }\n', "line 3: apple.red.seeds"),
        ('game = "orchard"\n[apple.red]\nseeds = 6\n', "line 3: apple.red.seeds: red apples have no more"),
        ('game = "orchard"\n[basket.wicker]\nholds = [\n "red",\n "blue",\n]\n', "line 3: basket.wicker.holds"),
        ('game = "orchard"\n[basket.wicker]\nlid = 1\n', "line 3: basket.wicker.lid: expected true or false"),
        ('game = "orchard"\n[basket.wicker]\nbest = "pear"\n', "line 3: basket.wicker.best: there is no apple 'pear'"),
        ('game = "orchard"\n[basket.wicker]\nweight = 0.3\n', "line 3: basket.wicker.weight: expected wholes and halves"),
        ('game = "orchard"\n[basket.wicker]\nholes = [1, 1]\n', "line 3: basket.wicker.holes: expected a list of different"),
        ('game = "orchard"\n[basket.wicker]\nlabel = "Buy!"\n', "line 3: basket.wicker.label: said: too loud"),
        ('game = "orchard"\n[apple.green]\nprice = { tin = 1 }\n', "line 3: apple.green.price: there is no coin 'tin'"),
        ('game = "orchard"\napple = 3\n', "line 2: apple: expected a table"),
        ('game = "orchard"\n[apple.red\n', "line 2"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(BadSetting) as refused:
        orchard().read(text)
    assert problem in str(refused.value)


def test_files_are_joined_and_the_later_one_counts() -> None:
    first = 'game = "orchard"\n[apple.red]\nseeds = 1\n[basket.wicker]\nlid = true\n'
    second = 'game = "orchard"\n[apple.red]\nseeds = 2\n'
    joined = orchard().join([("a.toml", first), ("b.toml", second)])
    assert json.loads(joined.text)["apple"] == {"red": {"seeds": 2}}
    assert json.loads(joined.text)["basket"] == {"wicker": {"lid": True}}
    assert joined.contradictions == ["apple.red.seeds: a.toml says 1, b.toml says 2"]
    assert orchard().join([("a.toml", first), ("c.toml", first)]).contradictions == []


def test_a_later_file_is_named_when_it_is_wrong() -> None:
    with pytest.raises(BadSetting, match=r"b\.toml, line 3"):
        orchard().join([("a.toml", ""), ("b.toml", 'game = "orchard"\n[apple.red]\nseeds = -1\n')])


def test_what_is_wrong_only_together_is_named_where_it_was_said_last() -> None:
    first = ("a.toml", 'game = "orchard"\n[apple.green]\nseeds = 2\n')
    second = ("b.toml", 'game = "orchard"\n\n\n[apple.red]\nseeds = 4\n')
    with pytest.raises(BadSetting, match=r"b\.toml, line 5: apple\.red\.seeds: red apples"):
        orchard().join([first, second])


@pytest.mark.parametrize("name", games.names())
def test_what_a_game_prints_fits_its_own_places(name: str) -> None:
    box = games.load(name).box
    assert box is not None
    for place in box.places.values():
        assert place.shape.read(place.value, place.path) == place.value, place.path
        assert isinstance(place.shape, Shape)
        assert place.shape.described()["shape"]
    assert any(place.is_doubtful for place in box.places.values())


@pytest.mark.parametrize("name", games.names())
def test_a_table_of_our_own_box_says_nothing_of_it(name: str) -> None:
    settings = games.load(name).settings
    values = settings.values_of(name, {})
    assert values["box"] == ""
    assert "box" not in settings.named(list(values.values()))
