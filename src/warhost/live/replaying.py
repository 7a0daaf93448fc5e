"""A game again, step by step, in somebody's view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from warhost.core.changes import differences
from warhost.core.domain import NONE
from warhost.core.match import Decision, Match
from warhost.core.trace import EVERYBODY, SPECTATOR, Event, audience_of, describe
from warhost.live.hearing import PUBLIC

ALL: Final = "all"


class Eyes:
    """Whose view a replay has: a seat's, the public one, or that of somebody who may know everything."""

    def __init__(self, match: Match, viewer: str) -> None:
        self.name = viewer
        self.seat = NONE if viewer in (PUBLIC, ALL) else match.seat_ids.index(viewer)

    def view(self, match: Match) -> dict[str, Any]:
        if self.name == ALL:
            return everything(match)
        return match.view(SPECTATOR if self.seat == NONE else self.seat)

    def may_hear(self, event: Event) -> bool:
        audience = event[1]
        if self.name == ALL:
            # What only some were told in detail is told in general to the others: the details are enough.
            return audience == EVERYBODY or not audience & audience_of(SPECTATOR)
        return bool(audience & audience_of(SPECTATOR if self.seat == NONE else self.seat))

    def may_know(self, decision: Decision) -> bool:
        return self.name == ALL or decision.seat == self.seat


def steps(
    match: Match, decisions: list[Decision], viewer: str, first: int, count: int
) -> list[dict[str, Any]]:
    """So many steps from `first` on, of a match that has only begun; step n is the table after n decisions. The first has the
    whole `view`, the others `changes`."""
    shown: list[dict[str, Any]] = []
    told, before = 0, None
    eyes = Eyes(match, viewer)
    for number in _played(match, decisions):
        events = [event for told_of in match.told.after(told) if eyes.may_hear(event := told_of.event)]
        told = len(match.told)
        if number >= first:
            view = eyes.view(match)
            shown.append(_step(match, eyes, number, decisions, events, before, view))
            before = view
        if len(shown) == count:
            break
    return shown


def everything(match: Match) -> dict[str, Any]:
    """The table with all secrets, in the form of a view."""
    game, state = match.game, match.state
    ids = match.seat_ids
    view = match.view(SPECTATOR)
    view["state"] = {field.name: field.encode(getattr(state, field.name), ids) for field in game.fields}
    view["summary"] = game.summary(state)
    view["scores"] = dict(zip(ids, game.scores(state), strict=True))
    return view


def _played(match: Match, decisions: list[Decision]) -> Iterator[int]:
    yield 0
    for number, decision in enumerate(decisions, 1):
        match.choose(decision.seat, decision.option)
        yield number


def _step(
    match: Match,
    eyes: Eyes,
    number: int,
    decisions: list[Decision],
    events: list[Event],
    before: dict[str, Any] | None,
    view: dict[str, Any],
) -> dict[str, Any]:
    decision = decisions[number - 1] if number else None
    knows = decision is not None and eyes.may_know(decision)
    return {
        "step": number,
        "seat": None if decision is None else match.seat_ids[decision.seat],
        "key": match.game.verbs.key(decision.option) if decision is not None and knows else None,
        "dice": decision.rolls if decision is not None and knows else [],
        "events": _described(match, events, eyes),
        "view": view if before is None else None,
        "changes": [] if before is None else differences(before, view),
    }


def _described(match: Match, events: list[Event], eyes: Eyes) -> list[dict[str, Any]]:
    """Events as JSON. To somebody who hears everything, what several seats were told in secret is told once."""
    told: list[dict[str, Any]] = []
    for event in events:
        described = describe(match.seat_ids, event)
        if eyes.name != ALL or event[1] == EVERYBODY or described not in told:
            told.append(described)
    return told
