"""What can go wrong, as types. Every error carries a stable reason key (a Fluent message id) and its variables,
so that whoever faces a person can say it in that person's language; `str(error)` is plain English for developers."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any, Final

LONGEST_GUESSED: Final = 40
"""Characters of a name that is still compared with the known ones; it may come from outside."""
MOST_LISTED: Final = 50
"""Names that an error lists; a board can have hundreds of places."""


def hint(name: str, known: Iterable[str]) -> str:
    """How a sentence about an unknown name goes on: with the name that was probably meant, or else with all there are."""
    names = list(known)
    meant = _probably_meant(name, names)
    if meant:
        return meant
    more = f" and {len(names) - MOST_LISTED} more" if len(names) > MOST_LISTED else ""
    return f"known: {', '.join(names[:MOST_LISTED]) or 'none'}{more}"


def hint_and_list(name: str, known: Iterable[str]) -> str:
    """The same where nobody knows the names by heart: all of them, whatever was meant."""
    names = list(known)
    return f"{_probably_meant(name, names)} known: {', '.join(names)}".lstrip()


def unknown(name: str, known: Iterable[str]) -> dict[str, str]:
    """The variables of a message about an unknown name: `meant` is the one that was probably meant, or "none"."""
    names = list(known)
    return {"name": name, "known": ", ".join(names), "meant": _nearest(name, names) or "none"}


def _probably_meant(name: str, names: list[str]) -> str:
    nearest = _nearest(name, names)
    return f"did you mean {nearest}?" if nearest else ""


def _nearest(name: str, names: list[str]) -> str:
    close = get_close_matches(name, names, 1) if len(name) <= LONGEST_GUESSED else []
    return close[0] if close else ""


class WarhostError(Exception):
    """Base of all errors of the engine."""

    def __init__(self, key: str, english: str, variables: dict[str, str] | None = None) -> None:
        super().__init__(english)
        self.key = key
        self.variables: dict[str, str] = variables or {}

    def __reduce__(self) -> tuple[Any, ...]:
        """So that an error which was raised in another process arrives as what it is."""
        return _without_init, (type(self), *self.args), self.__dict__


def _without_init(kind: type[WarhostError], *args: str) -> WarhostError:
    return kind.__new__(kind, *args)


class Refused(WarhostError):
    """A decision that was not accepted; nothing has changed."""


class Fault:
    """Something about a state that is not as it must be, in English and in a form that can be said in other languages: the
    message `<game>-fault-<key>`. `field`: where it is to be mended. A variable `seat` is a side, `thing` one or several ids of
    the kind `kind`."""

    def __init__(self, key: str, english: str, field: str, variables: dict[str, str] | None = None) -> None:
        self.key = key
        self.english = english
        self.field = field
        self.variables = variables or {}

    def __str__(self) -> str:
        return self.english


class BadPosition(WarhostError):
    """A position that cannot be loaded; `where` names the place in it."""

    def __init__(self, where: str, problem: str | Fault) -> None:
        variables: dict[str, str] = {}
        if isinstance(problem, Fault):
            where = f"{where}.{problem.field}"
            variables = {**problem.variables, "fault": problem.key}
        told = {**variables, "where": where, "problem": str(problem)}
        super().__init__("bad-position", f"{where}: {problem}", told)
        self.where = where

    def at(self, where: str) -> BadPosition:
        """The same complaint about another place."""
        moved = BadPosition(where, self.variables["problem"])
        moved.variables.update({**self.variables, "where": where})
        return moved


class BadRecord(WarhostError):
    """A record that cannot be read or does not replay; `line` is 1-based, 0 when it concerns the whole. The first line
    says that the file is a record at all."""

    def __init__(self, line: int, problem: str) -> None:
        place = f"line {line}" if line else "record"
        fault = {0: "whole", 1: "foreign"}.get(line, "line")
        variables = {"fault": fault, "line": str(line), "problem": problem}
        super().__init__("bad-record", f"{place}: {problem}", variables)
        self.line = line


class BadSetting(WarhostError):
    """A setting that the game does not have, or a value that it does not take."""

    def __init__(self, problem: str) -> None:
        super().__init__("bad-table-option", problem, {"problem": problem})


class BadData(WarhostError):
    """A data file of a game with something wrong in it; `where` names file and key."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__("bad-data", f"{where}: {problem}", {"where": where, "problem": problem})
        self.where = where


class UnknownGame(WarhostError):
    """No game of that name is installed."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(
            "unknown-game",
            f"there is no game {name!r}; {hint(name, known)}",
            unknown(name, known),
        )


class UnknownRevision(WarhostError):
    """The game is known, but this ruleset revision of it is not supported (any more)."""

    def __init__(self, name: str, revision: int, supported: tuple[int, ...]) -> None:
        known = ", ".join(str(r) for r in supported)
        super().__init__(
            "unknown-revision",
            f"{name}: ruleset revision {revision} is not supported; supported: {known}",
            {"name": name, "revision": str(revision), "known": known},
        )


class RulesError(WarhostError):
    """The rules themselves went wrong (nobody can act, a broken invariant): a bug, never the player's fault."""

    def __init__(self, problem: str) -> None:
        super().__init__("rules-error", problem, {"problem": problem})


class NothingFollows(RulesError):
    """Every step of the agenda is done, and yet the game is not over. If its agenda came with a position, that is at fault."""

    def __init__(self) -> None:
        super().__init__(
            "the agenda is empty, but the game has not ended: the first of its steps must be one that carries play on"
        )
