"""What can be kept of a game: its record, which is the whole game, and a position, which is one moment of it. Both hold every
secret of the table, so they are for those who may know them all."""

from __future__ import annotations

import json
from os import PathLike
from pathlib import Path
from typing import Any

from warhost.core.errors import BadPosition
from warhost.core.match import Match
from warhost.core.record import RecordedDecision, read, replay, verify
from warhost.games import load


class Record:
    """A whole game as a readable text: printed, it is that text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._said = read(text)

    @property
    def game(self) -> str:
        return self._said.game

    @property
    def seats(self) -> list[str]:
        return self._said.seats

    @property
    def players(self) -> list[str]:
        """Their names, in seat order."""
        return self._said.players

    @property
    def decisions(self) -> list[RecordedDecision]:
        """Each with its `seat`, its `key` and its `rolls`."""
        return self._said.decisions

    @property
    def over(self) -> bool:
        return bool(self._said.end)

    def match(self, decisions: int | None = None) -> Match:
        """The game played again, all of it or its first decisions; a record that does not follow the rules is refused with
        the line."""
        rules = load(self.game)
        return verify(rules, self._said) if decisions is None else replay(rules, self._said, decisions)

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_text(self.text, encoding="utf-8")

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        played = f"{len(self.decisions)} decisions, {'over' if self.over else 'not over'}"
        return f"<record of {self.game}: {', '.join(self.seats)}; {played}>"


class Position:
    """One moment of a game as JSON: printed, it is that JSON. What is left out takes its default."""

    def __init__(self, data: dict[str, Any]) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("game"), str):
            raise BadPosition("$.game", "it does not say which game it is of")
        self.data = data

    @staticmethod
    def read(text: str) -> Position:
        """Out of JSON: a position, or what `warhost step --json` says, which has one in it."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadPosition("$", f"this is not JSON: {error}") from error
        if isinstance(data, dict) and "position" in data and "warhost" not in data:
            data = data["position"]
        return Position(data)

    @property
    def game(self) -> str:
        return str(self.data["game"])

    def match(self) -> Match:
        """The game that goes on from here."""
        return Match.from_position(load(self.game), self.data)

    def save(self, path: str | PathLike[str]) -> None:
        Path(path).write_text(f"{self}\n", encoding="utf-8")

    def __str__(self) -> str:
        return json.dumps(self.data, ensure_ascii=False, indent=2)

    def __repr__(self) -> str:
        flow = self.data.get("flow", {})
        asked = flow.get("asked", {})
        now = (
            "over"
            if "ending" in flow
            else f"{', '.join(asked.get('waiting', []))}: {asked.get('prompt', '')}"
        )
        return f"<position of {self.game}, {now.strip(': ') or 'to be played on'}>"
