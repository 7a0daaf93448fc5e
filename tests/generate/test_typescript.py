"""The interface that is generated for a client in TypeScript."""

from __future__ import annotations

from pathlib import Path

from tests.generate.orchard import DERIVED, FARMS, FIELDS
from warhost.core.domain import Domain
from warhost.core.fields import Field, Items, Number
from warhost.generate.declaration import Declaration
from warhost.generate.typescript import typescript

DECLARED = Declaration("tests.generate.orchard", "Orchard", FIELDS, DERIVED, sides=FARMS)


def test_a_client_that_has_no_types_of_ids_gets_strings(tmp_path: Path) -> None:
    text = typescript(DECLARED, tmp_path)
    assert "import" not in text
    for line in (
        "type PerSeat<Value> = Record<string, Value>;",
        "export interface OrchardState {",
        "  day: number;",
        "  rainy: boolean;",
        "  best: string | null;",
        "  fallen: string[];",
        "  picked: Record<string, string[]>;",
        "  crop: Record<string, Record<string, number>>;",
        "  guards: Record<string, string>;",
        "  hands: PerSeat<string[]>;",
        "  known: PerSeat<string[][]>;",
        "  signs: number[];",
    ):
        assert line in text.splitlines()
    assert "heights" not in text


def test_a_client_that_has_types_of_ids_gets_those(tmp_path: Path) -> None:
    (tmp_path / "map").mkdir()
    (tmp_path / "map/trees.ts").write_text('export type OldTreeId = "oak" | "elm" | "ash";\n')
    (tmp_path / "fruits.ts").write_text("export type FruitId = (typeof FRUIT_IDS)[number];\n")
    (tmp_path / "state.ts").write_text("export type FruitId = (typeof OLD)[number];\n")
    lines = typescript(DECLARED, tmp_path).splitlines()
    assert lines[3:5] == [
        'import type { FruitId } from "./fruits.ts";',
        'import type { OldTreeId } from "./map/trees.ts";',
    ]
    for line in (
        "  best: FruitId | null;",
        '  pile: (FruitId | "?")[];',
        "  picked: Partial<Record<OldTreeId, FruitId[]>>;",
        "  crop: Partial<Record<OldTreeId, Partial<Record<FruitId, number>>>>;",
        "  guards: Partial<Record<OldTreeId, FruitId>>;",
        '  hands: PerSeat<(FruitId | "?")[]>;',
        "  stores: PerSeat<Partial<Record<FruitId, number>>>;",
        '  known: PerSeat<(FruitId | "?")[][]>;',
    ):
        assert line in lines


def test_what_is_kept_for_each_seat_lies_under_the_sides_of_the_table(tmp_path: Path) -> None:
    (tmp_path / "farms.ts").write_text('export type FarmId = "red" | "blue";\n')
    lines = typescript(DECLARED, tmp_path).splitlines()
    assert "type PerSeat<Value> = Partial<Record<FarmId, Value>>;" in lines
    assert 'import type { FarmId } from "./farms.ts";' in lines
    unseated = Declaration("tests.generate.orchard", "Orchard", FIELDS)
    assert "type PerSeat<Value> = Record<string, Value>;" in typescript(unseated, tmp_path).splitlines()


def test_a_doc_stands_above_its_property(tmp_path: Path) -> None:
    lines = typescript(DECLARED, tmp_path).splitlines()
    assert lines[lines.index("  pile: string[];") - 1] == "  /** What nobody has looked at yet. */"


def test_a_game_without_lists_by_seat_needs_no_word_for_them(tmp_path: Path) -> None:
    assert "PerSeat" not in typescript(Declaration("a.fields", "A", [Field("day", Number())]), tmp_path)


def test_long_lines_are_as_the_formatter_leaves_them(tmp_path: Path) -> None:
    domains = [f"very_long_name_of_a_kind_of_thing_{n}" for n in range(3)]
    names = ["".join(word.capitalize() for word in name.split("_")) + "Id" for name in domains]
    (tmp_path / "ids.ts").write_text("".join(f'export type {name} = "x";\n' for name in names))
    fields = [Field(f"a{n}", Items(Domain(name, ["x"]))) for n, name in enumerate(domains)]
    fields.append(Field("b" * 110, Number()))
    lines = typescript(Declaration("a.fields", "A", fields), tmp_path).splitlines()
    assert lines[3:8] == ["import type {", *(f"  {name}," for name in names), '} from "./ids.ts";']
    assert lines[-3:-1] == ["  // prettier-ignore", f"  {'b' * 110}: number;"]
