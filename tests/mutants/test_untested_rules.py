"""`scripts/untested-rules` believes the mutants, not what tests say of themselves."""

from __future__ import annotations

import json
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from textwrap import dedent
from types import ModuleType

import pytest

from scripts.mutants.mutant import Mutant
from scripts.mutants.outcomes import HUNG, KILLED, SURVIVED, UNREACHED
from scripts.mutants.report import Report
from scripts.mutants.rule_ids import expanded, named_in

ROOT = Path(__file__).parents[2]


@pytest.fixture
def script(tmp_path: Path) -> ModuleType:
    loader = SourceFileLoader("untested_rules", str(ROOT / "scripts" / "untested-rules"))
    spec = spec_from_loader(loader.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    (tmp_path / "nothing_to_break.toml").write_text("rule = []", encoding="utf-8")
    vars(module).update(RULES=tmp_path, RESULTS=tmp_path, NOTHING_TO_BREAK=tmp_path / "nothing_to_break.toml")
    return module


def mutant(number: int, *rules: str) -> Mutant:
    return Mutant("rules.py", number, "comparison", (1, 1), "rule", "a", f"b{number}", False, rules, "")


def test_a_rule_is_tested_if_every_mistake_near_it_was_noticed(script: ModuleType, tmp_path: Path) -> None:
    rules = ["HI 1.1", "HI 1.2", "HI 1.3", "HI 2.1", "HI 2.2"]
    (tmp_path / "hill.md").write_text("\n".join(f"**{rule}** Climb." for rule in rules), encoding="utf-8")
    fates = [
        (mutant(0, "HI 1.1 to HI 1.2"), KILLED),
        (mutant(1, "HI 1.2"), SURVIVED),
        (mutant(2, "HI 1.3"), HUNG),
        (mutant(3, "HI 2.1"), UNREACHED),
    ]
    Report("hill", fates, rules, "src/hill", 1).write(tmp_path)
    assert script.untested("hill") == (["HI 1.2  1 unnoticed", "HI 2.1  1 unnoticed"], ["HI 2.2"])
    numbers = json.loads((tmp_path / "mutants_hill.json").read_text(encoding="utf-8"))
    assert numbers["rules"]["HI 1.1"] == {"killed": 1, "survived": 0}
    assert numbers["share killed"] == 0.5


def test_rules_that_nothing_can_break_are_listed_with_a_reason(script: ModuleType, tmp_path: Path) -> None:
    """And only those: an entry for a rule that a mistake does break is an error, and so is one without a reason."""
    rules = ["HI 1.1", "HI 1.2", "HI 1.3", "HI 1.4"]
    (tmp_path / "hill.md").write_text("\n".join(f"**{rule}** Climb." for rule in rules), encoding="utf-8")
    Report("hill", [(mutant(0, "HI 1.1"), KILLED)], rules, "src/hill", 1).write(tmp_path)
    (tmp_path / "nothing_to_break.toml").write_text(
        dedent("""
            rule = [
              { id = "HI 1.1", reason = "a word of welcome" },
              { id = "HI 1.2", reason = "of another hill" },
              { id = "HI 1.3", reason = " " },
            ]
        """),
        encoding="utf-8",
    )
    assert script.untested("hill") == ([], ["HI 1.4"])
    assert script.needless("hill") == ["HI 1.1: mistakes were made in it", "HI 1.3: there is no reason"]


def test_without_a_report_nothing_is_tested(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "hill.md").write_text("**HI 1.1** Climb.", encoding="utf-8")
    monkeypatch.setattr("sys.argv", ["untested-rules"])
    assert script.main() == 1
    assert "make mutants GAME=hill" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("OW 9.5", ["OW 9.5"]),
        ("OW 9.5, 9.7 and 10.1a", ["OW 9.5", "OW 9.7", "OW 10.1a"]),
        ("BR 18.7 to 18.10, 21.4", ["BR 18.7 to BR 18.10", "BR 21.4"]),
        ("KA 3.1/3.2, KA 4.1", ["KA 3.1", "KA 3.2", "KA 4.1"]),
        ("version 1.2 of it", []),
    ],
)
def test_rules_that_a_text_names(text: str, named: list[str]) -> None:
    assert named_in(text) == named


def test_a_range_is_all_rules_of_the_page_between() -> None:
    rules = ["BR 1.1", "BR 1.2", "BR 1.2a", "BR 1.3"]
    assert expanded("BR 1.1 to BR 1.2a", rules) == ["BR 1.1", "BR 1.2", "BR 1.2a"]
    assert expanded("BR 7.1", rules) == ["BR 7.1"]
