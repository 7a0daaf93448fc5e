"""What follows a number agrees with it: the word after it is chosen by the number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from warhost.words.debt import keys_of
from warhost.words.loader import FOLDER, LANGUAGES

PLURALS = {"one", "two", "few", "many"}
ALWAYS_NUMBERS = {
    "count",
    "days",
    "decisions",
    "games",
    "guests",
    "hits",
    "most",
    "needed",
    "puzzles",
    "rows",
    "steps",
    "tables",
    "tiles",
}
"""Variables that are numbers wherever they stand; others are where a language counts by them."""
FIXED_BY_THE_RULES = re.compile(
    r"(bloodrage|karak|oldworld)-fault-|web-(seats|minutes|editor-link-too-long)$"
)
"""Sentences whose number never varies: as many as there are in the box, players at most, minutes of a game, signs of a link."""
NOT_COUNTED = {
    "en": {"Rage", "glory", "toughness", "strength", "left"},
    "pl": {"chwały", "pkt", "gier"},
    "fr": {"sur", "pas", "pour"},
    "ru": {"партий"},
}
"""What stays as it is after any number: stuff that is not counted, abbreviations, "of so many", words of a sentence that goes on."""


class Counting(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (the visitor's own naming)
        if isinstance(node.selector, ast.VariableReference) and PLURALS & set(map(key_of, node.variants)):
            self.variables.add(node.selector.id.name)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    return {key: pattern for key, pattern in keys_of(FOLDER / language).items() if pattern}


@cache
def numbers() -> frozenset[tuple[str, str]]:
    """Messages with variables by which some language counts."""
    found = set()
    for language in LANGUAGES:
        for key, pattern in patterns(language).items():
            counting = Counting()
            counting.visit(pattern)
            found |= {(key, variable) for variable in counting.variables}
    return frozenset(found)


def bare_numbers(pattern: ast.Pattern, counted: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Variables with the word that follows each, outside of any choice by that variable."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.SelectExpression):
            by = inner.selector.id.name if isinstance(inner.selector, ast.VariableReference) else ""
            for variant in inner.variants:
                yield from bare_numbers(variant.value, counted | {by})
        elif isinstance(inner, ast.VariableReference) and isinstance(following, ast.TextElement):
            word = re.match(r"[\s\u00a0]([^\W\d_]{3,})", following.value)
            if word is not None and inner.id.name not in counted:
                yield inner.id.name, word[1]


def disagreeing(language: str, key: str, pattern: ast.Pattern) -> list[str]:
    return [
        f"{key}: {{ ${variable} }} {word}"
        for variable, word in bare_numbers(pattern)
        if (variable in ALWAYS_NUMBERS or (key, variable) in numbers()) and word not in NOT_COUNTED[language]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_after_numbers_are_chosen_by_them(language: str) -> None:
    found = [
        each
        for key, pattern in patterns(language).items()
        if not FIXED_BY_THE_RULES.match(key)
        for each in disagreeing(language, key, pattern)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("{ $days } days", True),
        ("{ $days ->\n    [one] { $days } day\n   *[other] { $days } days\n }", False),
        ("Days: { $days }", False),
        ("{ $games ->\n    [one] one\n   *[other] { $days } days\n }", True),
    ],
)
def test_a_number_without_a_choice_is_noticed(text: str, wrong: bool) -> None:
    message = FluentParser().parse(f"key = {text}").body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert bool(disagreeing("en", "key", message.value)) is wrong
