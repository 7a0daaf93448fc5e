"""The changelog, as a release reads it."""

from __future__ import annotations

import re
from collections import Counter
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


def told_twice_or_cut(notes: str) -> list[str]:
    """Entries that begin like another one, or do not end like a sentence: what two people who add lines leave behind."""
    entries = [" ".join(entry.split()) for entry in re.split(r"^- ", notes, flags=re.MULTILINE)[1:]]
    entries = [entry.partition(" #")[0] for entry in entries]
    beginnings = Counter(entry[:40] for entry in entries)
    return [entry for entry in entries if beginnings[entry[:40]] > 1 or not entry.endswith((".", ")"))]


@pytest.mark.parametrize(
    "broken",
    ["- A log with names, and folds.\n- A log with\n", "- Told to the\n- Told to the end.\n- Another.\n"],
)
def test_a_line_that_a_merge_left_behind_is_found(broken: str) -> None:
    assert told_twice_or_cut(broken)


def test_nothing_is_told_twice_or_breaks_off() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for notes in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        assert told_twice_or_cut(notes) == []


def test_the_version_of_the_package_is_the_newest_of_the_changelog() -> None:
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == warhost.__version__
    assert (
        version_of_the_package((ROOT / "src/warhost/__init__.py").read_text(encoding="utf-8"))
        == warhost.__version__
    )
