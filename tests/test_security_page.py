"""The page on security promises nothing that no test shows."""

from __future__ import annotations

import ast
import re

import pytest

from tests.conftest import SECURITY_PAGE, TESTS, named_tests, place_of

WHO = (
    "guest",
    "player",
    "opponent",
    "substitute",
    "host",
    "spectator",
    "box owner",
    "administrator",
    "other server",
    "network",
)


def page() -> str:
    return SECURITY_PAGE.read_text(encoding="utf-8")


def promises() -> dict[str, str]:
    """What is promised, and what stands beside it."""
    rows: dict[str, str] = {}
    for table in page().split("| Promise | Shown by |\n|--|--|\n")[1:]:
        for line in table.splitlines():
            if not line.startswith("| "):
                break
            promise, shown_by = re.fullmatch(r"\| (.+?) \| (.+) \|", line).groups()  # type: ignore[union-attr]
            rows[promise] = shown_by
    return rows


def functions_of(file: str) -> set[str]:
    tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))}


def test_every_promise_is_shown_by_tests_that_exist() -> None:
    told = promises()
    assert len(told) > 40
    assert [promise for promise, shown_by in told.items() if not named_tests(shown_by)] == []
    files = {file for file, _ in named_tests(page())}
    known = {file: functions_of(file) for file in files if (TESTS / file).exists()}
    assert [
        (file, name) for file, name in sorted(named_tests(page())) if name not in known.get(file, ())
    ] == []


def test_nothing_beside_a_promise_is_anything_but_tests() -> None:
    """A name that is written in another way would be overlooked."""
    for shown_by in promises().values():
        assert re.sub(r"`[\w/]+\.py::test_\w+`", "", shown_by).replace(",", "").strip() == ""


def test_everybody_is_thought_of() -> None:
    assert tuple(re.findall(r"^\| ([a-z ]+) \| ", page(), re.MULTILINE)) == WHO


def test_the_suite_is_what_the_page_names(request: pytest.FixtureRequest) -> None:
    named = named_tests(page())
    marked = [item for item in request.session.items if item.get_closest_marker("security")]
    assert request.node in marked
    assert [item for item in request.session.items if (place_of(item) in named) != (item in marked)] == []
