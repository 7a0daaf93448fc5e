"""Operations know the things that name them and their parameters; what none of them knows is an error with file and key."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from warhost.core.arguments import number, several
from warhost.core.data import DataFile, Entry
from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadData
from warhost.core.operations import Operation, Operations, effects_of

FRUITS = Domain("fruit", ["apple", "pear", "plum"])
FARM = """
[[tree]]
id = "oak"
effects = [{ op = "shade" }, { op = "bear", fruit = "pear", n = 3 }]

[[tree]]
id = "ash"

[[tree]]
id = "elm"
effects = [{ op = "bear", fruit = "plum", n = 1 }, { op = "shade" }, { op = "feed", class = ["plum", "apple"] }]
"""
(OAK, ASH, ELM) = range(3)


def trees(text: str = FARM) -> list[list[Entry]]:
    file = DataFile("farm.toml", tomllib.loads(text))
    return [effects_of(entry) for entry in file["tree"]]


def shade() -> Operation:
    return Operation("shade")


def bear(**more: Any) -> Operation:
    return Operation("bear", fruit=FRUITS, n=number(1, 5), **more)


def feed() -> Operation:
    return Operation("feed", class_=several(FRUITS))


def declared(text: str = FARM) -> Operations[Operation]:
    operations: Operations[Operation] = Operations(trees(text))
    for operation in (shade(), bear(), feed()):
        operations.add(operation)
    return operations


def test_an_operation_knows_who_has_it() -> None:
    shading, bearing, feeding = declared().all
    assert shading.of == bearing.of == [OAK, ELM]
    assert feeding.of == [ELM]
    assert feeding.having == [False, False, True, False]
    assert repr(feeding) == "<operation feed>"


def test_an_operation_knows_its_parameters_by_thing() -> None:
    _, bearing, feeding = declared().all
    assert bearing.numbers("fruit") == [1, 0, 2, 0]
    assert bearing.numbers("n") == [3, 0, 1, 0]
    assert feeding.numbers("class") == [0, 0, 0b101, 0]
    assert feeding.lists("class") == [[], [], [2, 0], []]


@pytest.mark.parametrize("blanks", [1, 2])
def test_blanks_and_none_have_nothing(blanks: int) -> None:
    operations: Operations[Operation] = Operations(trees(), blanks=blanks)
    bearing, feeding = operations.add(bear()), operations.add(feed())
    assert len(bearing.having) == len(bearing.numbers("n")) == len(operations.by_thing) == 3 + blanks
    for nothing in [NONE, *range(3, 3 + blanks)]:
        assert not bearing.having[nothing]
        assert bearing.numbers("n")[nothing] == 0
        assert feeding.lists("class")[nothing] == []
        assert operations.by_thing[nothing] == []


def test_the_operations_of_a_thing_are_in_the_order_of_its_table() -> None:
    """Whatever the order in which the rules declare them."""
    operations = declared()
    assert [each.name for each in operations.by_thing[OAK]] == ["shade", "bear"]
    assert [each.name for each in operations.by_thing[ASH]] == []
    assert [each.name for each in operations.by_thing[ELM]] == ["bear", "shade", "feed"]


def test_everything_that_is_declared_and_read_is_right() -> None:
    declared().finish()


@pytest.mark.parametrize(
    ("old", "new", "where", "problem"),
    [
        ('"shade" }, { op = "bear"', '"shine" }, { op = "bear"', "[oak].effects[0].op", "'shine' is not known"),
        ("n = 3", "n = 3, m = 1", "[oak].effects[1].m", "'bear' has no such parameter"),
        ('{ op = "shade" }, { op = "b', '{ op = "shade", n = 1 }, { op = "b', "[oak].effects[0].n", "'shade' has no"),
        (", n = 3", "", "[oak].effects[1]", "'n' is missing"),
        ("n = 3", "n = 6", "[oak].effects[1].n", "from 1 to 5, got 6"),
        ("n = 3", 'n = "3"', "[oak].effects[1].n", "whole number"),
        ('"pear"', '"fig"', "[oak].effects[1].fruit", "there is no fruit 'fig'"),
        ('["plum", "apple"]', '["plum", "fig"]', "[elm].effects[2].class", "there is no fruit 'fig'"),
        ('"shade" }, { op = "feed"', '"bear" }, { op = "feed"', "[elm].effects[1].op", "'bear' stands here twice"),
        ('{ op = "shade" }, { op = "bear"', '{ ap = "shade" }, { op = "bear"', "[oak].effects[0]", "'op' is missing"),
        ('effects = [{ op = "shade" }, { op', 'effects = [1, { op', "[oak].effects", "expected a list of operations"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named_with_file_and_key(old: str, new: str, where: str, problem: str) -> None:
    assert old in FARM
    with pytest.raises(BadData) as error:
        declared(FARM.replace(old, new)).finish()
    assert error.value.where == f"farm.toml.tree{where}"
    assert problem in str(error.value)


def test_what_only_one_thing_can_have_is_refused_to_the_second() -> None:
    operations: Operations[Operation] = Operations(trees())
    with pytest.raises(
        BadData, match=r"tree\[elm\]\.effects\[0\]\.op: only one of all things can have 'bear'"
    ):
        operations.add(bear(is_single=True))


def test_an_operation_is_declared_once() -> None:
    operations = declared()
    with pytest.raises(ValueError, match="there is an operation shade already"):
        operations.add(shade())


def test_effects_that_are_needed_must_be_there() -> None:
    assert effects_of(Entry("farm.toml.tree[ash]", {})) == []
    with pytest.raises(BadData, match=r"tree\[ash\]: 'effects' is missing"):
        effects_of(Entry("farm.toml.tree[ash]", {}), needed=True)


def test_a_kind_of_operation_may_read_more_and_refuse() -> None:
    """As games do with slots, powers and moments."""

    class Bearing(Operation):
        def __init__(self) -> None:
            super().__init__("bear", fruit=FRUITS)
            self.counted: dict[int, int] = {}

        def read_one(self, thing: int, entry: Entry) -> None:
            if thing == ELM:
                raise BadData(f"{entry.where}.op", "elms bear nothing")
            super().read_one(thing, entry)
            self.counted[thing] = entry["n"]

    operations: Operations[Bearing] = Operations(trees(FARM.partition('[[tree]]\nid = "elm"')[0])[:2])
    assert operations.add(Bearing()).counted == {OAK: 3}
    with pytest.raises(BadData, match=r"tree\[elm\]\.effects\[0\]\.op: elms bear nothing"):
        Operations[Bearing](trees()).add(Bearing())
