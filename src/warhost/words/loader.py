"""Loads the Fluent files of a language and says things in it. Knows no game: a game is only a prefix of message ids."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "pl", "fr", "ru")
FOLDER: Final = Path(__file__).parent

RULE_LINE: Final = re.compile(r"\*\*(?P<id>[A-Z]+ [0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s*(?P<text>.*)")


class Words:
    """One language, whole or only the named files. A key without a message is answered with the key itself, so that
    nothing is ever lost."""

    def __init__(self, language: str, files: tuple[str, ...] = ("*",)) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for pattern in files:
            for file in sorted((FOLDER / language).glob(f"{pattern}.ftl")):
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """The message `key`, or its attribute when written `key.attribute`."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return key
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        return str(text)

    def name(self, game: str, kind: str | None, thing: Any) -> Any:
        """What a thing of a game is called: a number stays a number, a list becomes an enumeration."""
        if isinstance(thing, list):
            return ", ".join(str(self.name(game, kind, each)) for each in thing)
        if kind is None or not isinstance(thing, str):
            return thing
        key = f"{game}-{kind}-{thing}"
        return self.say(key) if self.has(key) else thing

    def named(self, game: str, kinds: Mapping[str, str | None], args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an option, event or prompt with ids replaced by names, ready for `say`."""
        return {
            name: self.name(game, kinds.get(name), value) for name, value in args.items() if value is not None
        }

    def rule(self, game: str, rule_id: str) -> str:
        """The text of a numbered rule; a chapter's id gives all of its rules."""
        rules = rules_of(game, self.language)
        inside = [
            f"{each}  {text}"
            for each, text in rules.items()
            if each == rule_id or each.startswith(rule_id + ".")
        ]
        return "\n".join(inside) or rule_id


@cache
def words_for(language: str, files: tuple[str, ...] = ("*",)) -> Words:
    """The words of a language, loaded once."""
    return Words(language, files)


def system_language() -> str:
    """The language that the environment asks for, as far as we have it."""
    for variable in ("WARHOST_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2]
        if language in LANGUAGES:
            return language
    return "en"


@cache
def rules_of(game: str, language: str) -> dict[str, str]:
    """The numbered rules of a game in reading order: id -> text."""
    file = FOLDER / language / "rules" / f"{game}.md"
    rules: dict[str, str] = {}
    if not file.exists():
        return rules
    current = ""
    for line in file.read_text(encoding="utf-8").splitlines():
        match = RULE_LINE.match(line.lstrip("- "))
        if match:
            current = match["id"]
            rules[current] = match["text"]
        elif line.startswith("#"):
            current = ""
        elif current and line.strip():
            rules[current] += " " + line.strip()
    return rules
