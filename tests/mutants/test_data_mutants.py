"""Mistakes in data files."""

from __future__ import annotations

from scripts.mutants.data_mutants import DataMutants

SOURCE = """
[[region]]
id = "north"
value = 3
closed = false
adjacent = ["south", "west"]
worth = 4.5
provenance = "house"

[[region]]
id = "south"
value = 2
[region.points]
first = 7 # BR 4.2

# Dials, whose ticks
# follow BR 5.1 and 5.2.

[[dial]]
[[dial.tick]]
n = 1
[[dial.tick]]
n = 2
"""


def found() -> DataMutants:
    return DataMutants("data/map.toml", SOURCE, ("id", "worth", "*provenance"))


def test_numbers_flags_and_elements() -> None:
    assert [(mutant.place, mutant.text) for mutant in found().mutants] == [
        ("region[north].value", "3 -> 4"),
        ("region[north].closed", "false -> true"),
        ("region[north].adjacent[0]", "south -> nothing"),
        ("region[north].adjacent[1]", "west -> nothing"),
        ("region[south].value", "2 -> 3"),
        ("region[south].points.first", "7 -> 8"),
        ("dial[0]", "{ tick = […] } -> nothing"),
        ("dial[0].tick[0]", "{ n = 1 } -> nothing"),
        ("dial[0].tick[0].n", "1 -> 2"),
        ("dial[0].tick[1]", "{ n = 2 } -> nothing"),
        ("dial[0].tick[1].n", "2 -> 3"),
    ]


def test_the_line_is_that_of_the_key() -> None:
    lines = SOURCE.splitlines()
    values = {mutant.place: lines[mutant.lines[0] - 1] for mutant in found().mutants}
    assert values["region[north].value"] == "value = 3"
    assert values["region[south].value"] == "value = 2"
    assert values["region[south].points.first"] == "first = 7 # BR 4.2"
    assert values["dial[0].tick[1].n"] == "n = 2"


def test_the_file_with_the_mistake() -> None:
    mutants = found()
    by_place = {mutant.place: mutants.mutated(mutant.number) for mutant in mutants.mutants}
    assert by_place["region[north].adjacent[0]"]["region"][0]["adjacent"] == ["west"]
    assert by_place["region[south].value"]["region"][1]["value"] == 3
    assert mutants.data["region"][1]["value"] == 2


def test_rules_are_cited_on_the_line_or_above() -> None:
    rules = {mutant.place: mutant.rules for mutant in found().mutants}
    assert rules["region[north].value"] == ()
    assert rules["region[south].points.first"] == ("BR 4.2",)
    assert rules["dial[0].tick[1].n"] == ("BR 5.1", "BR 5.2")
