"""Nothing that a person writes into a position is ignored: what would make no difference is refused by name, and where the
whole is impossible, the field that makes it so is looked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from warhost.core.domain import NONE
from warhost.core.engine import advance
from warhost.core.errors import BadPosition, WarhostError
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.trace import Event

STATE: Final = "$.state"
MOST_BLAMED: Final = 3
"""Fields that an error names; where more could be left out, none of them is the culprit."""


def refuse_outside(game: Game, given: Sequence[str], s: State) -> None:
    """Refuses a field that means something only amid steps of which none is to come, nor a question of theirs open."""
    there = {frame[0].name for frame in s.agenda}
    if s.question is not None:
        there.add(s.question.name)
    empty = game.empty(s.seats)
    for field in game.fields:
        is_set = field.name in given and getattr(s, field.name) != getattr(empty, field.name)
        if is_set and field.amid and there.isdisjoint(field.amid):
            raise BadPosition(
                f"{STATE}.{field.name}",
                "it would be ignored: nothing asks for it unless flow.agenda or flow.asked has one of "
                f"{', '.join(field.amid)}",
            )


class Impossible(BadPosition):
    """A position over which the rules trip."""

    def __init__(self, slip: str) -> None:
        super().__init__(STATE, f"the rules cannot go on from it ({slip})")


def refuse_ignored(
    game: Game, given: Sequence[str], before: State, after: State, without: Callable[[str], State]
) -> None:
    """Refuses a field that is as it is given before play goes on and no longer afterwards, although everything came and was
    told as it would have been without it. `without` prepares the position that does not have it. All states have traces."""
    for name in given:
        if getattr(after, name) == getattr(before, name):
            continue
        other = _otherwise(name, before, without)
        if other is not None and _told(other) == _told(after) and _alike(game, other, after):
            step = before.agenda[-1][0].name
            raise BadPosition(
                f"$.state.{name}",
                f"it would be ignored: play goes on with the step {step!r} and sets it anew; "
                "a later phase, or flow.agenda, can say that this is done already",
            )


def _otherwise(name: str, before: State, without: Callable[[str], State]) -> State | None:
    """What becomes of the position without a field; None where that field says what would be so anyway, where it decides
    how play goes on, or where the position needs it."""
    try:
        other = without(name)
        if getattr(other, name) == getattr(before, name) or other.agenda != before.agenda:
            return None
        play_on(other)
    except WarhostError:
        return None
    return other


def play_on(s: State) -> None:
    """Runs up to the first question, if there is none yet. What the rules trip over is an error of the position."""
    if s.question is not None or s.ending != NONE:
        return
    try:
        advance(s)
    except (MemoryError, WarhostError):
        raise
    except Exception as slip:
        # A position can be well-formed and yet impossible.
        raise Impossible(type(slip).__name__) from slip


def _told(s: State) -> list[Event]:
    return [] if s.trace is None else s.trace.events


def _alike(game: Game, one: State, other: State) -> bool:
    """Whether two states are the same for everybody at the table, whatever chance was used."""
    return (
        one.question is other.question
        and (one.about, one.waiting, one.ending, one.winners)
        == (other.about, other.waiting, other.ending, other.winners)
        and one.agenda == other.agenda
        and all(getattr(one, field.name) == getattr(other, field.name) for field in game.fields)
    )


def blamed(given: Sequence[str], without: Callable[[str], State]) -> str:
    """The places of those fields without any one of which the position could be loaded."""
    culprits: list[str] = []
    for name in given:
        try:
            play_on(without(name))
        except WarhostError:
            continue
        culprits.append(f"$.state.{name}")
    return ", ".join(culprits) if len(culprits) <= MOST_BLAMED else ""
