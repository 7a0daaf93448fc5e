"""Loads the Fluent files of a language and says things in it. Knows no game: a game is only a prefix of message ids."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "pl", "fr", "ru")
FOLDER: Final = Path(__file__).parent

FORMS: Final = ("acc", "gen", "dat", "ins", "in", "to", "from", "the", "a", "of", "gender")
"""What a name may look like within a sentence, as attributes of its message: cases, "in", "to" and "from" with their preposition,
"the", "a" and "of" with their article, and a gender. Each language has those that its sentences ask for."""

AND: Final = {ENGLISH: "and", "pl": "i", "fr": "et", "ru": "и"}
"""What stands before the last of several names. The browser has it from `Intl.ListFormat`."""

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*?(?=^[-#A-Za-z]|\Z)", re.MULTILINE | re.DOTALL)
"""A message or term with its attributes: up to the next one, or to a comment."""

NAME: Final = re.compile(r"-?[A-Za-z][\w-]*")

RULE_LINE: Final = re.compile(r"\*\*(?P<id>[A-Z]+ [0-9]+(?:\.[0-9]+)*[a-z]?)\*\*\s*(?P<text>.*)")


class Listed(NamedTuple):
    """Ids of one kind."""

    kind: str
    ids: Sequence[str]


class Words:
    """One language, whole or only the named files. What is not translated yet is said in English; a key without any message
    is answered with the key itself, so that nothing is ever lost. A message is read when it is first said: to read all of them
    takes Fluent longer than anything else that a program does before it begins."""

    def __init__(self, language: str, files: tuple[str, ...] = ("*",)) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no words in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, str] = {}
        for file in [*_own_files(language, files), *_files_of_boxes(language)]:
            for entry in ENTRY.finditer(file.read_text(encoding="utf-8")):
                self._unread.setdefault(entry[1], entry[0])
        self._english = None if language == ENGLISH else Words(ENGLISH, files)

    def has(self, key: str) -> bool:
        self._read(key)
        return self._bundle.has_message(key) or (self._english is not None and self._english.has(key))

    def says(self, key: str) -> bool:
        """Whether there is such a message, or such an attribute when written `key.attribute`."""
        return self._pattern(key) is not None or (self._english is not None and self._english.says(key))

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        """The message `key`, or its attribute when written `key.attribute`."""
        pattern = self._pattern(key)
        if pattern is None:
            return key if self._english is None else self._english.say(key, variables)
        text, _errors = self._bundle.format_pattern(pattern, dict(variables or {}))
        return str(text)

    def _pattern(self, key: str) -> Any:
        name, _, attribute = key.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def _read(self, name: str) -> None:
        """With all that it may name. It comes last, so that another thread that finds it finds those too."""
        if name not in self._unread:
            return
        wanted = [name]
        for each in wanted:
            named = NAME.findall(self._unread.get(each, ""))
            wanted += [other for other in named if other in self._unread and other not in wanted]
        for each in reversed(wanted):
            self._bundle.add_resource(FluentResource(self._unread.get(each, "")))
            self._unread.pop(each, None)

    def name(self, game: str, kind: str | None, thing: Any, form: str = "") -> Any:
        """What a thing of a game is called: a number stays a number, a list becomes an enumeration. In a form that the name
        does not have, it is called as ever."""
        if isinstance(thing, list):
            return self.enumerated([str(self.name(game, kind, each, form)) for each in thing])
        if kind is None or not isinstance(thing, str):
            return thing
        key = f"{game}-{kind}-{thing}"
        if form and self._pattern(f"{key}.{form}") is not None:
            return self.say(f"{key}.{form}")
        return self.say(key) if self.has(key) else thing

    def several(self, game: str, kind: str, thing: str, count: int, form: str = "") -> str:
        """So many of a thing, as its name says it (`.several`, by `$count`), else with a cross: "3 Knight dice", "2 × Skull"."""
        if count == 1:
            return str(self.name(game, kind, thing, form))
        key = f"{game}-{kind}-{thing}.several"
        if self._pattern(key) is not None:
            return self.say(key, {"count": count})
        return f"{count} × {self.name(game, kind, thing)}"

    def matched(self, game: str, things: Listed, others: Listed, form: str = "") -> str:
        """A list with what belongs to each of it, like things together: "the hero die (Skull) and 3 Knight dice (2 × 1 sword, Skull)"."""
        belonging: dict[str, list[str]] = {}
        for thing, other in zip(things.ids, others.ids, strict=False):
            belonging.setdefault(thing, []).append(other)
        said = []
        for thing, own in belonging.items():
            inner = ", ".join(
                self.several(game, others.kind, each, count) for each, count in Counter(own).items()
            )
            said.append(f"{self.several(game, things.kind, thing, len(own), form)} ({inner})")
        return self.enumerated(said)

    def enumerated(self, names: Sequence[str]) -> str:
        """Several names within a sentence: "a, b and c". Names that have an "and" of their own stay apart by commas alone."""
        word = f" {AND[self.language]} "
        if len(names) < 2 or any(word in name for name in names):
            return ", ".join(names)
        return f"{', '.join(names[:-1])}{word}{names[-1]}"

    def named(self, game: str, kinds: Mapping[str, str | None], args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of an option, event or prompt with ids replaced by names, ready for `say`: `$region` as the region is
        called, `$region_in` and so on in each form, `$region_id` to tell one from others; `$cards_count` is how many a list has,
        `$dice_with_faces` one list with what the next has for each of it."""
        named: dict[str, Any] = {}
        for name, value in args.items():
            if value is None:
                continue
            kind = kinds.get(name)
            named[name] = self.name(game, kind, value)
            if kind is not None:
                named |= {f"{name}_{form}": self.name(game, kind, value, form) for form in FORMS}
            if isinstance(value, str):
                named[f"{name}_id"] = value
            if isinstance(value, list):
                named[f"{name}_count"] = len(value)
        lists = {
            name: Listed(kind, value)
            for name, kind in kinds.items()
            if kind is not None and isinstance(value := args.get(name), list)
        }
        for one, other in combinations(lists, 2):
            named |= {
                f"{one}_with_{other}{form and '_'}{form}": self.matched(game, lists[one], lists[other], form)
                for form in ("", *FORMS)
            }
        return named

    def rule(self, game: str, rule_id: str) -> str:
        """The text of a numbered rule; a chapter's id gives all of its rules."""
        rules = rules_of(game, ENGLISH) | rules_of(game, self.language)
        inside = [
            f"{each}  {text}"
            for each, text in rules.items()
            if each == rule_id or each.startswith(rule_id + ".")
        ]
        return "\n".join(inside) or rule_id


def _own_files(language: str, patterns: tuple[str, ...]) -> list[Path]:
    return [file for pattern in patterns for file in sorted((FOLDER / language).glob(f"{pattern}.ftl"))]


def _files_of_boxes(language: str) -> list[Path]:
    """What other boxes call their things (see `warhost.core.data`): `<folder>/<game>/<language>.ftl`."""
    folders = [Path(folder) for folder in os.environ.get("WARHOST_BOXES", "").split(os.pathsep) if folder]
    return [file for folder in folders for file in sorted(folder.glob(f"*/{language}.ftl"))]


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
    return rules_in(FOLDER / language / "rules" / f"{game}.md")


def rules_in(file: Path) -> dict[str, str]:
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
