"""The class that is generated from a declaration: what an empty table is, and what a copy shares with its original."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from tests.generate import orchard
from tests.generate.orchard import DERIVED, FIELDS, Basket
from warhost.core.fields import Field, Items, Number
from warhost.generate.declaration import Declaration
from warhost.generate.python_class import python_class

DECLARED = Declaration("tests.generate.orchard", "Orchard", FIELDS, DERIVED, ["RIPE", "ripest"])


def generated(declared: Declaration = DECLARED) -> dict[str, Any]:
    """What stands in the generated module."""
    module: dict[str, Any] = {"__name__": "tests.generate.state"}
    exec(compile(python_class(declared), "state.py", "exec"), module)
    return module


@pytest.fixture
def table() -> Any:
    return generated()["Orchard"](3)


def test_an_empty_table_has_the_declared_defaults(table: Any) -> None:
    assert (table.day, table.rainy, table.best, table.weather) == (0, False, -1, 1)
    assert (table.fallen, table.picked, table.pile) == (0, 0, [])
    assert table.crop == [0] * 6
    assert table.guards == [-1] * 3
    assert table.points == [0, 0, 0]
    assert table.strength == [3, 3, 3]
    assert table.hands == table.known == [[], [], []]
    assert table.stores == [[4, 0]] * 3
    assert table.heights == [0, 0, 0]


def test_a_default_can_follow_from_the_number_of_seats() -> None:
    orchard_class = generated()["Orchard"]
    assert [orchard_class(seats).baskets for seats in (2, 3)] == [4, 6]


def attributes(table: Any) -> dict[str, Any]:
    """All that a table holds: what it declares, and what every state has."""
    values = {name: getattr(table, name) for name in dir(table) if not name.startswith("_")}
    return {name: value for name, value in values.items() if not callable(value)}


def test_what_is_not_declared_cannot_be_set(table: Any) -> None:
    assert {"day", "agenda"} <= set(attributes(table))
    with pytest.raises(AttributeError):
        table.dya = 5


def test_two_empty_tables_share_no_list(table: Any) -> None:
    other = type(table)(3)
    for name, value in attributes(table).items():
        if isinstance(value, list):
            assert getattr(other, name) is not value, name
    table.stores[0][0] = 9
    assert table.stores == [[9, 0], [4, 0], [4, 0]]
    assert other.stores == [[4, 0]] * 3


def test_a_copy_is_equal_and_of_the_same_class(table: Any) -> None:
    table.day = 5
    copy = table.copy()
    assert type(copy) is type(table)
    assert attributes(copy) == attributes(table)


def test_what_happens_to_a_copy_leaves_the_original_alone(table: Any) -> None:
    table.known[1] = [[0, 1]]
    copy = table.copy()
    copy.day = 4
    copy.pile.append(1)
    copy.crop[2] = 7
    copy.points[0] = 8
    copy.hands[1].append(0)
    copy.known[1][0].append(1)
    copy.heights[0] = 6
    assert (table.day, table.pile, table.crop, table.points) == (0, [], [0] * 6, [0, 0, 0])
    assert table.hands == [[], [], []]
    assert table.known == [[], [[0, 1]], []]
    assert table.heights == [0, 0, 0]


def test_copies_share_what_is_declared_as_shared(table: Any) -> None:
    copy = table.copy()
    assert copy.signs is table.signs
    assert copy.guards is table.guards
    assert copy.held is table.held


def test_copies_share_rows_but_not_the_list_of_them(table: Any) -> None:
    copy = table.copy()
    assert copy.stores is not table.stores
    assert all(mine is other for mine, other in zip(copy.stores, table.stores, strict=True))


def test_the_module_offers_again_what_the_declaration_lists() -> None:
    module = generated()
    assert module["__all__"] == ["FIELDS", "RIPE", "Orchard", "ripest"]
    assert module["FIELDS"] is FIELDS
    assert module["ripest"] is orchard.ripest


def test_a_type_of_the_games_own_is_imported() -> None:
    assert generated()["Basket"] is Basket
    assert "self.held: list[list[Basket]] = " in python_class(DECLARED)


def test_numbers_that_another_box_may_change_are_not_written_down() -> None:
    longer = [
        Field("strength", Number(1, 9), per_seat=True, default=7) if field.name == "strength" else field
        for field in FIELDS
    ]
    changed = Declaration("tests.generate.orchard", "Orchard", longer, DERIVED, DECLARED.offered)
    assert python_class(changed) == python_class(DECLARED)


def test_a_doc_stands_above_its_attribute() -> None:
    lines = python_class(DECLARED).splitlines()
    at = lines.index("            # What nobody has looked at yet.")
    assert lines[at + 1] == "            self.pile: list[int] = []"


def test_the_text_is_as_the_formatter_leaves_it() -> None:
    text = python_class(DECLARED)
    ruff = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "state.py", "-"]
    done = subprocess.run(ruff, input=text, capture_output=True, text=True, check=True)
    assert done.stdout == text


@pytest.mark.parametrize(
    ("field", "complaint"),
    [
        (Field("day", Number(0, 9), shared=True), "day: copies of int have nothing to share"),
        (Field("signs", Items(orchard.TREES), shared_rows=True), "signs: copies of list"),
        (Field("strength", Number(1, 9)), "strength: 0 is no default .*between 1 and 9"),
        (Field("pile", Items(orchard.TREES), default=[7]), r"pile: \[7\] is no default"),
    ],
)
def test_a_field_that_cannot_be_is_refused(field: Field, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        python_class(Declaration("tests.generate.orchard", "Orchard", [field]))


def test_a_name_is_declared_once() -> None:
    with pytest.raises(ValueError, match="declares day more than once"):
        Declaration("tests.generate.orchard", "Orchard", [*FIELDS, Field("day", Number())])


def test_a_field_shares_either_all_or_its_rows() -> None:
    with pytest.raises(ValueError, match="need not say that its rows are"):
        Field("stores", Items(orchard.TREES), per_seat=True, shared=True, shared_rows=True)
