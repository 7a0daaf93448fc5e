"""Replays, verification and positions: the game again, step by step, in somebody's view.

Nothing here waits or stores: give it a beginning and the decisions that stand. Long ones belong into a thread."""

from __future__ import annotations

import secrets
from typing import Any, Final

from warhost.core import record
from warhost.core.chance import commitment
from warhost.core.errors import BadRecord
from warhost.core.imagining import imagined
from warhost.core.match import Decision, Match
from warhost.core.position import position
from warhost.live import replaying
from warhost.server.game.ledger import Beginning
from warhost.server.protocol.replays import Change, Dice, ReplayStep, Verification
from warhost.server.protocol.values import Refusal

MOST_STEPS: Final = 200


def steps(
    beginning: Beginning, decisions: list[Decision], viewer: str, first: int, count: int
) -> list[ReplayStep]:
    """So many steps from `first` on; step n is the table after n decisions."""
    shown = replaying.steps(beginning.match(), decisions, viewer, first, count)
    return [
        ReplayStep(**step | {"changes": [Change(**change) for change in step["changes"]]}) for step in shown
    ]


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


def _problem(beginning: Beginning, text: str) -> Refusal | None:
    try:
        record.verify(beginning.game, record.read(text))
    except BadRecord as error:
        return Refusal(error.key, error.variables)
    return None
