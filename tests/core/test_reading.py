"""Values of data files are of the kind that is wanted and within bounds, or an error names file and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from warhost.core import reading
from warhost.core.arguments import count, maybe, number, several
from warhost.core.data import Entry
from warhost.core.domain import NONE, Domain, members
from warhost.core.errors import BadData

FRUITS = Domain("fruit", ["apple", "pear", "plum"])
COLOURS = ("red", "green")


def table(value: Any) -> Entry:
    return Entry("farm.toml.tree[3]", {"key": value})


EMPTY = Entry("farm.toml.tree[3]", {})

READERS: dict[str, Callable[[Entry], Any]] = {
    "whole": lambda entry: reading.whole(entry, "key", 1, 5),
    "usual": lambda entry: reading.whole(entry, "key"),
    "wholes": lambda entry: reading.wholes(entry, "key", 1, 5),
    "real": lambda entry: reading.real(entry, "key", 0, 2.5),
    "flag": lambda entry: reading.flag(entry, "key"),
    "text": lambda entry: reading.text(entry, "key"),
    "choice": lambda entry: reading.choice(entry, "key", COLOURS),
    "choices": lambda entry: reading.choices(entry, "key", COLOURS),
    "thing": lambda entry: reading.thing(entry, "key", FRUITS),
    "things": lambda entry: reading.things(entry, "key", FRUITS),
    "number": lambda entry: reading.parameter(entry, "key", number(-2, 2)),
    "one": lambda entry: reading.parameter(entry, "key", FRUITS),
    "several": lambda entry: reading.parameter(entry, "key", several(FRUITS)),
}


@pytest.mark.parametrize(
    ("reader", "given", "expected"),
    [
        ("whole", 1, 1),
        ("whole", 5, 5),
        ("usual", 99, 99),
        ("wholes", [5, 1, 1], [5, 1, 1]),
        ("real", 2, 2.0),
        ("real", 0.5, 0.5),
        ("flag", False, False),
        ("text", "oak", "oak"),
        ("choice", "green", "green"),
        ("choices", ["green", "green"], ["green", "green"]),
        ("choices", [], []),
        ("thing", "plum", 2),
        ("things", ["plum", "apple"], [2, 0]),
        ("number", -2, -2),
        ("one", "pear", 1),
        ("several", ["plum", "apple"], 0b101),
    ],
)
def test_what_is_right_is_read(reader: str, given: Any, expected: Any) -> None:
    found = READERS[reader](table(given))
    assert found == expected
    assert type(found) is type(expected)


@pytest.mark.parametrize(
    ("reader", "given", "problem"),
    [
        ("whole", 0, "expected a whole number from 1 to 5, got 0"),
        ("whole", 6, "from 1 to 5, got 6"),
        ("whole", True, "got True"),
        ("whole", 2.0, "got 2.0"),
        ("whole", "2", "got '2'"),
        ("usual", 100, "from 0 to 99, got 100"),
        ("wholes", [], "expected a list of numbers, got []"),
        ("wholes", 3, "expected a list of numbers, got 3"),
        ("wholes", [1, 6], "from 1 to 5, got 6"),
        ("real", 2.6, "expected a number from 0 to 2.5, got 2.6"),
        ("real", float("nan"), "got nan"),
        ("real", True, "got True"),
        ("flag", 1, "expected true or false, got 1"),
        ("text", "", "expected a text, got ''"),
        ("text", 3, "expected a text, got 3"),
        ("choice", "blue", "'blue' is not known; known: red, green"),
        ("choices", "red", "expected a list, got 'red'"),
        ("choices", ["red", "blue"], "'blue' is not known; known: red, green"),
        ("thing", "fig", "there is no fruit 'fig'; known: apple, pear, plum"),
        ("thing", ["plum"], "there is no fruit ['plum']"),
        ("things", [], "expected a list of at least one fruit, got []"),
        ("things", "plum", "expected a list of at least one fruit, got 'plum'"),
        ("things", ["plum", "fig"], "there is no fruit 'fig'"),
        ("things", ["plum", "plum"], "'plum' stands here twice"),
        ("number", 3, "from -2 to 2, got 3"),
        ("one", 1, "there is no fruit 1"),
        ("several", [], "at least one fruit"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_key(reader: str, given: Any, problem: str) -> None:
    with pytest.raises(BadData) as error:
        READERS[reader](table(given))
    assert error.value.where == "farm.toml.tree[3].key"
    assert problem in str(error.value)


@pytest.mark.parametrize("reader", READERS)
def test_what_has_no_default_must_be_there(reader: str) -> None:
    with pytest.raises(BadData, match=r"^farm\.toml\.tree\[3\]: 'key' is missing$"):
        READERS[reader](EMPTY)


def test_a_default_stands_for_what_is_not_said_only() -> None:
    assert reading.whole(EMPTY, "key", 1, 5, 0) == 0
    assert reading.real(EMPTY, "key", 1, 5, 0.5) == 0.5
    assert reading.flag(EMPTY, "key", True) is True
    assert reading.text(EMPTY, "key", "") == ""
    assert reading.choice(EMPTY, "key", COLOURS, "") == ""
    assert reading.choices(EMPTY, "key", COLOURS, ()) == []
    assert reading.thing(EMPTY, "key", FRUITS, NONE) == NONE
    assert reading.things(EMPTY, "key", FRUITS, ()) == []
    assert reading.parameter(EMPTY, "key", maybe(FRUITS)) == NONE
    assert reading.parameter(table("plum"), "key", maybe(FRUITS)) == 2
    with pytest.raises(BadData, match="got 0"):
        reading.whole(table(0), "key", 1, 5, 0)
    with pytest.raises(BadData, match="got ''"):
        reading.text(table(""), "key", "")


def test_a_table_says_where_it_comes_from() -> None:
    entry = Entry("farm.toml.tree[3]", {"provenance": "sourced", "cost_provenance": "house"})
    assert reading.provenances(entry, "name", "cost") == ["sourced", "house"]
    assert entry.unread() == []


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        ({}, "tree[3]: 'provenance' is missing"),
        ({"provenance": "hearsay"}, "tree[3].provenance: 'hearsay' is not known"),
        ({"provenance": "house", "cost_provenance": 1}, "tree[3].cost_provenance: 1 is not known"),
    ],
)
def test_nothing_comes_from_anywhere_else(said: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData) as error:
        reading.provenances(Entry("farm.toml.tree[3]", said), "cost")
    assert problem in str(error.value)


def test_a_part_that_is_not_asked_for_stays_unread() -> None:
    entry = Entry("farm.toml.tree[3]", {"provenance": "house", "wood_provenance": "house"})
    reading.provenances(entry, "cost")
    assert entry.unread() == ["farm.toml.tree[3].wood_provenance"]


def test_a_count_is_a_number_from_nothing_up() -> None:
    assert reading.parameter(table(0), "key", count(3)) == 0
    with pytest.raises(BadData, match="from 0 to 3, got 4"):
        reading.parameter(table(4), "key", count(3))


def test_the_members_of_a_set_are_in_ascending_order() -> None:
    assert members(0) == []
    assert members(0b1) == [0]
    assert members(0b1010_0001) == [0, 5, 7]
    assert members(1 << 70 | 1 << 3) == [3, 70]
