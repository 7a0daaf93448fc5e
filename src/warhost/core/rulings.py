"""Rulings that came with a revision of a game's rules. Tables and records of an earlier one go on as they began."""

from __future__ import annotations

from warhost.core.state import State


class Ruling:
    """How a rule is read since a revision. A game lists its rulings in one place, `revisions.py`; where the rules differ
    they ask `EARLY_HITS_ARE_POOLED.holds(s)`."""

    def __init__(self, rule: str, since: int, text: str) -> None:
        self.rule = rule
        """The rule's number, as RULINGS.md and the rules pages have it."""
        self.since = since
        self.text = text
        """What changed, in a sentence."""

    def holds(self, s: State) -> bool:
        return s.revision >= self.since

    def __repr__(self) -> str:
        return f"<ruling on {self.rule} since revision {self.since}>"
