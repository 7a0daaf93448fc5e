"""Replays, verification and positions: the game again, step by step, in somebody's view.

Nothing here waits or stores: give it a beginning and the decisions that stand. Long ones belong into a thread."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any, Final

from warhost.core import record
from warhost.core.chance import commitment
from warhost.core.changes import differences
from warhost.core.domain import NONE
from warhost.core.errors import BadRecord
from warhost.core.imagining import imagined
from warhost.core.match import Decision, Match
from warhost.core.position import position
from warhost.core.trace import EVERYBODY, SPECTATOR, Event, audience_of, describe
from warhost.server.game.feed import PUBLIC
from warhost.server.game.ledger import Beginning
from warhost.server.protocol.replays import Change, Dice, ReplayStep, Verification
from warhost.server.protocol.values import Refusal

ALL: Final = "all"
MOST_STEPS: Final = 200


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
    beginning: Beginning, decisions: list[Decision], viewer: str, first: int, count: int
) -> list[ReplayStep]:
    """So many steps from `first` on; step n is the table after n decisions."""
    shown: list[ReplayStep] = []
    told, before = 0, None
    for number, match, eyes in _played(beginning, decisions, viewer):
        events = [event for told_of in match.told.after(told) if eyes.may_hear(event := told_of.event)]
        told = len(match.told)
        if number >= first:
            view = eyes.view(match)
            shown.append(_step(match, eyes, number, decisions, events, before, view))
            before = view
        if len(shown) == count:
            break
    return shown


def verification(
    beginning: Beginning, decisions: list[Decision], text: str | None, is_over: bool
) -> Verification:
    """While the game runs, only the commitment: dice may have fallen in secret."""
    if not is_over:
        return Verification(commitment(beginning.seed), None, False, None, None, [])
    dice = [Dice(number, decision.rolls) for number, decision in enumerate(decisions, 1) if decision.rolls]
    problem = None if text is None else _problem(beginning, text)
    return Verification(
        commitment=commitment(beginning.seed),
        seed=beginning.seed.hex(),
        over=True,
        verified=None if text is None else problem is None,
        problem=problem,
        dice=dice,
    )


def true_position(beginning: Beginning, decisions: list[Decision], step: int) -> dict[str, Any]:
    match = at_step(beginning, decisions, step)
    return position(match.game, match.state)


def imagined_position(
    beginning: Beginning, decisions: list[Decision], step: int, viewer: str
) -> dict[str, Any]:
    """A position that this viewer could be in: what they do not see is dealt at random."""
    match = at_step(beginning, decisions, step)
    seat = match.seat_ids.index(viewer)
    return position(match.game, imagined(match.game, match.state, seat, secrets.token_bytes(32)))


def at_step(beginning: Beginning, decisions: list[Decision], step: int) -> Match:
    match = beginning.match()
    for decision in decisions[:step]:
        match.choose(decision.seat, decision.option)
    return match


def everything(match: Match) -> dict[str, Any]:
    """The table with all secrets, in the form of a view."""
    game, state = match.game, match.state
    ids = match.seat_ids
    view = match.view(SPECTATOR)
    view["state"] = {field.name: field.encode(getattr(state, field.name), ids) for field in game.fields}
    view["summary"] = game.summary(state)
    view["scores"] = dict(zip(ids, game.scores(state), strict=True))
    return view


def _played(
    beginning: Beginning, decisions: list[Decision], viewer: str
) -> Iterator[tuple[int, Match, Eyes]]:
    match = beginning.match()
    eyes = Eyes(match, viewer)
    yield 0, match, eyes
    for number, decision in enumerate(decisions, 1):
        match.choose(decision.seat, decision.option)
        yield number, match, eyes


def _step(
    match: Match,
    eyes: Eyes,
    number: int,
    decisions: list[Decision],
    events: list[Event],
    before: dict[str, Any] | None,
    view: dict[str, Any],
) -> ReplayStep:
    decision = decisions[number - 1] if number else None
    knows = decision is not None and eyes.may_know(decision)
    changes = [] if before is None else [Change(**change) for change in differences(before, view)]
    return ReplayStep(
        step=number,
        seat=None if decision is None else match.seat_ids[decision.seat],
        key=match.game.verbs.key(decision.option) if decision is not None and knows else None,
        dice=decision.rolls if decision is not None and knows else [],
        events=_described(match, events, eyes),
        view=view if before is None else None,
        changes=changes,
    )


def _described(match: Match, events: list[Event], eyes: Eyes) -> list[dict[str, Any]]:
    """Events as JSON. To somebody who hears everything, what several seats were told in secret is told once."""
    told: list[dict[str, Any]] = []
    for event in events:
        described = describe(match.seat_ids, event)
        if eyes.name != ALL or event[1] == EVERYBODY or described not in told:
            told.append(described)
    return told


def _problem(beginning: Beginning, text: str) -> Refusal | None:
    try:
        record.verify(beginning.game, record.read(text))
    except BadRecord as error:
        return Refusal(error.key, error.variables)
    return None
