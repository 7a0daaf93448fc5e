"""Answers prepared for questions that may come: what a client sends and hears."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from warhost.server.protocol.messages import OptionKey
from warhost.server.protocol.values import Number, Plain, SeatId, Strict

MOST_ANSWERS = 8
MOST_NAMED = 8
MOST_OPTIONS = 2000
Thing = Annotated[str, Meta(min_length=1, max_length=64, description="an id, as events name it")]
Stretch = Literal["phase", "round"]
Lapse = Annotated[
    Literal["unexpected", "other_options", "touched", "stretch", "back", "rules"],
    Meta(
        description=(
            "unexpected: another question, or the option was not offered; other_options: not exactly those that were expected;"
            " touched: something named in `unless` happened; stretch: the phase or round is over, or passing came to no end;"
            " back: something was taken back; rules: other rules"
        )
    ),
]


class PreparedAnswer(Strict):
    """The answer to one question: given only if the question has this name and offers this option."""

    prompt: Annotated[str, Meta(min_length=1, max_length=64)]
    key: OptionKey
    about: Annotated[dict[Thing, Thing | int | None], Meta(max_length=MOST_NAMED)] | None = None
    """If it is named, the question must be about just this."""
    options: Annotated[list[OptionKey], Meta(max_length=MOST_OPTIONS)] | None = None
    """If they are named, exactly these must be offered."""


class PlanWish(Strict):
    """What a seat prepares, in place of what it had prepared; nothing at all withdraws it."""

    seat: SeatId
    answers: Annotated[list[PreparedAnswer], Meta(max_length=MOST_ANSWERS)]
    then_pass: Stretch | None = None
    """Afterwards let go by whatever can be let go by, to the end of this phase or round."""
    unless: Annotated[list[Thing], Meta(max_length=MOST_NAMED)] = field(default_factory=list)
    """It lapses when something happens that the seat hears of and that names one of these: a place, a side, a card."""
    heard: Number | None = None
    """How many of its events the seat had heard when it decided this; what came later counts as having happened meanwhile."""


class Foreseen(Plain):
    """What the seat would be asked if it were its turn now, by what it sees."""

    prompt: str
    rule: str
    about: dict[str, Any]
    options: list[str]
    costs: list[int | None]


class PlanState(Plain):
    """What a seat has prepared, as nobody else ever hears."""

    seat: str
    answers: list[PreparedAnswer]
    then_pass: Stretch | None
    unless: list[str]
    lapsed: Lapse | None
    """Why nothing of it is done any more."""
    foreseen: Foreseen | None
