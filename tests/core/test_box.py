"""The owner's box: corrections are read with their lines, joined, and written down in one way."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from warhost import games
from warhost.core.box import Box, Corrected
from warhost.core.data import DataFile, Entry, read_data
from warhost.core.errors import BadData, BadSetting
from warhost.core.reading import DOUBTFUL, Origin
from warhost.core.shapes import (
    Amounts,
    Halves,
    OneOf,
    Places,
    Reading,
    Several,
    Shape,
    WholeNumber,
    Wording,
    YesOrNo,
)


def _no_shouting(value: Any, where: str) -> None:
    if "!" in str(value):
        raise BadData(f"{where}: said", "too loud")


def _check(box: Corrected) -> None:
    if box.whole("apple", "red", "seeds") > box.whole("apple", "green", "seeds"):
        raise BadData("apple.red.seeds", "red apples have no more seeds than green ones")


def said(source: str) -> Origin:
    return Origin(source, f"orchard.toml.{source}")


def orchard() -> Box:
    box = Box("orchard", _check)
    box.add("apple", "red", "seeds", WholeNumber(0, 9), 3, said("house"))
    box.add("apple", "green", "seeds", WholeNumber(0, 9), 5, said("sourced"))
    box.add("apple", "green", "price", Amounts("coin", ["gold", "silver"], 9), {"gold": 1}, said("single"))
    box.add("basket", "wicker", "weight", Halves(9), 2, said("rulebook"))
    box.add("basket", "wicker", "lid", YesOrNo(), False, said("rulebook"))
    box.add("basket", "wicker", "holds", Several("apple", ["red", "green"], 1, 3), ["red"], said("house"))
    box.add(
        "basket", "wicker", "best", OneOf("apple", ["red", "green"], nothing="none"), "none", said("house")
    )
    box.add("basket", "wicker", "holes", Places(5), [1, 4], said("house"))
    box.add("basket", "wicker", "label", Wording(_no_shouting), "Apples", said("house"))
    box.show("basket", "wicker", "weaver", said("single"), value="Ann")
    box.show("basket", "wicker", "handle", said("rulebook"))
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
        ('game = "orchard"\n[basket.wicker]\nweaver = "Bob"\n', "line 3: basket.wicker.weaver: the rules know no other reading"),
        ('game = "orchard"\n[basket.wicker]\nnote = ""\n', "line 3: basket.wicker.note: expected a text"),
        ('game = "orchard"\n[basket.wicker]\nnote = 3\n', "line 3: basket.wicker.note: expected a text"),
        ('game = "orchard"\n[basket.wicker]\nnote = "' + "x" * 501 + '"\n', "line 3: basket.wicker.note: a note has at most 500"),
        ('game = "orchard"\n[basket.willow]\nnote = "Hm."\n', "line 2: basket.willow: there is no basket 'willow'"),
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


def test_what_is_doubtful_is_shown_even_if_no_value_could_differ() -> None:
    places = orchard().places
    weaver = places["basket", "wicker", "weaver"]
    assert (weaver.value, weaver.is_doubtful, weaver.shape.described()["shape"]) == ("Ann", True, "reading")
    assert ("basket", "wicker", "handle") not in places


def test_no_place_is_declared_twice_or_called_like_a_note() -> None:
    for field in ("seeds", "note"):
        with pytest.raises(ValueError, match=f"apple.red.{field} is declared twice"):
            orchard().add("apple", "red", field, WholeNumber(0, 9), 1, said("house"))


def test_notes_stay_with_the_file_and_out_of_the_record() -> None:
    first = 'game = "orchard"\n[basket.wicker]\nnote = "Made by Bob."\nlid = true\n'
    second = 'game = "orchard"\n[basket.wicker]\nnote = "By Bea."\n[apple.red]\nnote = "Sour."\n'
    joined = orchard().join([("a.toml", first), ("b.toml", second)])
    assert joined.notes == {("basket", "wicker"): "By Bea.", ("apple", "red"): "Sour."}
    assert joined.contradictions == ['basket.wicker.note: a.toml says "Made by Bob.", b.toml says "By Bea."']
    assert json.loads(joined.text) == {"game": "orchard", "basket": {"wicker": {"lid": True}}}
    assert orchard().read(second) == ""


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
        assert isinstance(place.shape, Shape)
        assert place.shape.described()["shape"]
        if not isinstance(place.shape, Reading):
            assert place.shape.read(place.value, place.path) == place.value, place.path
    assert any(place.is_doubtful for place in box.places.values())


def doubtful_data(table: Entry) -> Iterator[str]:
    """Wherever our data say of something that it is doubtful."""
    for key in table:
        value = table[key]
        if (key == "provenance" or key.endswith("_provenance")) and value in DOUBTFUL:
            yield f"{table.where}.{key}"
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Entry):
                yield from doubtful_data(each)


def data_files(name: str) -> list[DataFile]:
    file = str(import_module(f"warhost.games.{name}").__file__)
    return [read_data(file, each.stem) for each in sorted((Path(file).parent / "data").glob("*.toml"))]


@pytest.mark.parametrize("name", games.names())
def test_everything_doubtful_can_be_checked(name: str) -> None:
    """A number that may be corrected, or a text that is shown and can get a note: nothing is left out."""
    box = games.load(name).box
    assert box is not None
    doubtful = {datum for file in data_files(name) for datum in doubtful_data(file)}
    shown = {place.datum for place in box.places.values() if place.is_doubtful}
    assert doubtful - shown == set()
    assert shown - doubtful == set()


def test_something_doubtful_without_a_place_would_be_found() -> None:
    ripe = {"id": "red", "provenance": "rulebook", "taste_provenance": "single"}
    tables = {"apple": [ripe, {"id": "green", "provenance": "house"}], "basket": {"provenance": "sourced"}}
    assert set(doubtful_data(DataFile("orchard.toml", tables))) == {
        "orchard.toml.apple[red].taste_provenance",
        "orchard.toml.apple[green].provenance",
    }


@pytest.mark.parametrize("name", games.names())
def test_where_a_table_may_read_it_otherwise_the_option_is_named(name: str) -> None:
    game = games.load(name)
    assert game.box is not None
    options = {setting.name for setting in game.settings.all}
    named = {place.option for place in game.box.places.values() if place.option}
    assert named
    assert named <= options


@pytest.mark.parametrize("name", games.names())
def test_a_table_of_our_own_box_says_nothing_of_it(name: str) -> None:
    settings = games.load(name).settings
    values = settings.values_of(name, {})
    assert values["box"] == ""
    assert "box" not in settings.named(list(values.values()))
