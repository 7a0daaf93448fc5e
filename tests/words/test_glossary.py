"""A thing has one name in each language: what the glossary of a game says, in its main files, lessons, hints and rules alike."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from warhost import games
from warhost.words.loader import FOLDER, LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
Glossary = dict[str, dict[str, dict[str, Any]]]


def glossary(game: str) -> Glossary:
    return tomllib.loads((FOLDER / "glossary" / f"{game}.toml").read_text(encoding="utf-8"))


SHARED = "shared"
"""The glossary of what belongs to no game."""
GAMES = games.names()
GLOSSARIES = [*GAMES, SHARED]


@cache
def texts_of(game: str, language: str) -> list[tuple[str, str]]:
    """Whatever people read of a game, with the place where it stands; notes for translators are not for them."""
    return [
        (f"{language}/{file.name}:{number}", said(line))
        for file in [*sorted((FOLDER / language).glob("*.ftl")), *pages_of(game, language)]
        for number, line in lines_of(file, game)
    ]


def pages_of(game: str, language: str) -> list[Path]:
    """Rules, strategy and questions of a game; of none, what the documentation tells players in their language."""
    suffix = "md" if language == "en" else f"{language}.md"
    if game == SHARED:
        return [DOCS / f"{page}.{suffix}" for page in ("index", "play/index", "play/after-the-game")]
    pages = [DOCS / folder / f"{game}.{suffix}" for folder in ("play", "faq")]
    return [FOLDER / language / "rules" / f"{game}.md", *pages]


def lines_of(file: Path, game: str) -> Iterator[tuple[int, str]]:
    """The lines of a file that are about a game, or about none: a message's id names its game, wherever it stands."""
    about = None
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if file.suffix == ".md":
            yield number, line
            continue
        if (named := re.match(r"-?([a-z][\w-]*) =", line)) is not None:
            about = next((each for each in GAMES if each in named[1].split("-")), SHARED)
        if about == game and not line.startswith("#"):
            yield number, line


def said(line: str) -> str:
    """A line without the ids in it: of messages, variables and selectors."""
    return re.sub(r"^-?[a-z][\w-]* =|^ +\.\w+ =|\{[^{}]*\}|^ *\*?\[\w+\]", "", line)


def rivals(game: str, language: str, told: list[tuple[str, str]]) -> list[str]:
    return [
        f"{place}: {found[0]!r}, the word is {entry[language]['term']!r}"
        for entry in glossary(game).values()
        for rival in entry[language]["not"]
        for place, text in told
        if (found := re.search(rival, text)) is not None
    ]


@pytest.mark.parametrize("game", GLOSSARIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_uses_a_rival_of_a_term(game: str, language: str) -> None:
    found = rivals(game, language, texts_of(game, language))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GLOSSARIES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(game: str, language: str) -> None:
    """A glossary that nobody follows would reject nothing: the stem of each term stands somewhere in the texts."""
    told = "\n".join(text for _, text in texts_of(game, language)).lower()
    unused = [
        entry[language]["term"]
        for entry in glossary(game).values()
        if stem(entry[language]["term"]) not in told
    ]
    assert not unused


def stem(term: str) -> str:
    first = term.split(" (")[0].split()[-1].lower()
    return first[: max(3, len(first) - 3)]


@pytest.mark.parametrize("game", GLOSSARIES)
def test_every_term_has_a_name_in_every_language(game: str) -> None:
    for name, entry in glossary(game).items():
        assert sorted(entry) == sorted(LANGUAGES), name


@pytest.mark.parametrize(
    ("game", "language", "wrong"),
    [
        ("oldworld", "ru", "Кхорн кладёт порчу в Кислев."),
        ("oldworld", "pl", "szerzy spaczenie"),
        ("oldworld", "fr", "Un cultiste place un jeton."),
        ("bloodrage", "pl", "Zapłać 1 Szału."),
        ("karak", "ru", "Больше костей, больше мечей."),
        ("karak", "fr", "Le Sombre Général"),
        (SHARED, "fr", "Les bots décident…"),
        (SHARED, "pl", "Skopiuj link do tego miejsca"),
        (SHARED, "ru", "Проверить кости"),
    ],
)
def test_a_rival_is_noticed(game: str, language: str, wrong: str) -> None:
    assert rivals(game, language, [("here", wrong)])
