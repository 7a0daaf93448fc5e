"""For all tests: scenarios use up what they queue; the tests that docs/security.md names carry the marker of that suite; the
longest begin first; and nobody looks for garbage where there is none."""

from __future__ import annotations

import gc
import re
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path

import pytest

from warhost.testing.scenario import all_chance_used

TESTS = Path(__file__).parent
SECURITY_PAGE = TESTS.parent / "docs" / "security.md"
LONGEST = (
    "browser/test_installed.py",
    "browser/test_whole_games.py",
    "browser/test_every_message.py",
    "browser/test_scenes_in_company.py",
    "browser/test_lessons.py",
    "browser/test_in_motion.py",
    "browser/test_pocket.py",
    "test_site.py",
    "mutants/",
    "simulation/",
    "examples/",
    "server/test_processes.py",
    "server/test_machine.py",
    "server/test_analysis.py",
    "server/test_ownership.py",
    "benchmarks/",
    "test_building.py",
    "arena/",
)
"""Folders and files of tests that take many seconds each, most of them waiting for other processes: begun last, they would leave
the machine idle at the end."""


def named_tests(text: str) -> set[tuple[str, str]]:
    """File and function of each test that a text names."""
    return set(re.findall(r"`([\w/]+\.py)::(\w+)`", text))


@pytest.fixture(autouse=True)
def all_dice_and_draws_of_scenarios_are_used() -> Iterator[None]:
    with all_chance_used():
        yield


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded for all tests stays. To look for garbage among it again and again would take an eighth of the time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000, 20, 100)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    named = named_tests(SECURITY_PAGE.read_text(encoding="utf-8"))
    for item in items:
        if place_of(item) in named:
            item.add_marker(pytest.mark.security)
    items.sort(key=lambda item: rank(file_of(item.path)))


@cache
def rank(file: str) -> int:
    return next((rank for rank, longest in enumerate(LONGEST) if file.startswith(longest)), len(LONGEST))


def place_of(item: pytest.Item) -> tuple[str, str]:
    return file_of(item.path), getattr(item, "originalname", item.name)


@cache
def file_of(path: Path) -> str:
    return (path.relative_to(TESTS) if path.is_relative_to(TESTS) else path).as_posix()
