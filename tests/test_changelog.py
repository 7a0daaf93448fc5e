"""The changelog, as a release reads it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import warhost
from scripts.changelog import HEADING, notes_of, version_of_the_package

ROOT = Path(__file__).parents[1]
CHANGELOG = """# Changelog

## 0.3.0

- Coming.

## 0.2.0 - 2026-01-02

### Added

- A thing.

## 0.1.0 - 2026-01-01

- The first.
"""


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    assert notes_of("0.2.0", CHANGELOG) == "### Added\n\n- A thing."
    assert notes_of("0.1.0", CHANGELOG) == "- The first."


@pytest.mark.parametrize(("version", "problem"), [("0.3.0", "no date"), ("0.4.0", "nothing about")])
def test_what_is_not_ready_is_not_released(version: str, problem: str) -> None:
    with pytest.raises(SystemExit, match=problem):
        notes_of(version, CHANGELOG)


def test_every_release_has_notes_of_its_own_in_falling_order() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = [heading["version"] for heading in re.finditer(HEADING, changelog, re.MULTILINE)]
    assert versions[-1] == "0.1.0"
    assert versions == sorted(
        set(versions), key=lambda version: [int(part) for part in version.split(".")], reverse=True
    )
    for released in versions[1:]:
        assert "\n- " in notes_of(released, changelog)
    lines = [line for line in changelog.splitlines() if line.startswith("- ")]
    assert len(lines) == len(set(lines)), "what was there before is told again"


def test_the_version_of_the_package_is_the_newest_of_the_changelog() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == warhost.__version__
    assert (
        version_of_the_package((ROOT / "src/warhost/__init__.py").read_text(encoding="utf-8"))
        == warhost.__version__
    )
