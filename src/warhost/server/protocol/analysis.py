"""What a finished game looks like to the computer: shares of the win, what decisions cost, what luck did.

Shares are whole millionths of the win, so that sums of them are exact. Lists with one number a seat are in seat order."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warhost.server.protocol.values import Number, Plain, Refusal, Strict

Share = Annotated[int, Meta(description="millionths of the win")]
AnalysisState = Literal["none", "queued", "running", "done", "failed"]
Grade = Annotated[
    Literal["forced", "best", "good", "inaccuracy", "mistake", "blunder"],
    Meta(
        description="by what it cost: an inaccuracy 3 points of a hundred, a mistake 7, a blunder 15; forced: no choice"
    ),
]


class LineStep(Plain):
    """A decision that a good player could have taken."""

    seat: str
    key: str


class Weighed(Plain):
    """An option, and everybody's share after it as far as its seat could know. `reason` is a Fluent message id with its
    variables, as hints have it."""

    key: str
    shares: list[Share]
    reason: str
    variables: dict[str, str]


class AnalysedDecision(Plain):
    """Decision number `step` of the game. `chosen`, `best` and `second` are seen through the eyes of the seat that decided;
    `loss` is what was given away against the best option found. `shares` is everybody's share after it (dice included)
    by all that was true, hidden hands too. `decided`, `hidden`, `chance` and `judgement` say from where the change to it
    came, for each seat: from the decision as far as its seat could know, from what was hidden from it, from dice and draws, and
    from the judgement of the computer, which had not seen it coming."""

    step: int
    seat: str
    prompt: str
    options: int
    key: str
    grade: Grade
    loss: Share
    deep: bool
    """Looked at a second time, deeper."""
    chosen: Weighed | None
    """Null where there was no choice, as the next two."""
    best: Weighed | None
    second: Weighed | None
    """The next best option, if there was more than the best and the chosen."""
    line: list[LineStep]
    """How it might have gone on after the best option; only where something was lost."""
    shares: list[Share]
    decided: list[Share]
    hidden: list[Share]
    chance: list[Share]
    judgement: list[Share]
    rolled: bool
    """Whether dice or draws came with it."""


class PlayerAnalysis(Plain):
    """One seat. Exactly: `fair` + `side` + `deal` + `own` + `others` + `hidden` + `chance` + `judgement` =
    `result`; luck is `deal` + `hidden` + `chance`. `judgement` is nobody's: by so much the computer was wrong on the way."""

    seat: str
    accuracy: float | None
    """0 to 100; null for who never had a choice."""
    decisions: int
    """Those with a choice."""
    inaccuracies: int
    mistakes: int
    blunders: int
    worst: list[int]
    """Steps of the decisions that cost most, worst first, at most ten: exercises."""
    fair: Share
    """What everybody would have if all were equal."""
    side: Share
    """How much more this side or seat wins than that, before anything is dealt."""
    deal: Share
    """Luck of the set-up."""
    own: Share
    others: Share
    hidden: Share
    chance: Share
    judgement: Share
    luck: Share
    result: Share


class TurningPoint(Plain):
    """Where much changed: at this step `seat` won or lost most. `cause` is the largest part of it."""

    step: int
    seat: str
    change: Share
    cause: Literal["decision", "hidden", "chance", "judgement"]


class AnalysisDepth(Plain):
    """With how much thought: tries for each decision at first, and at those that looked like mistakes; tries for the value
    of a state; how many other falls of the dice."""

    coarse: int
    deep: int
    value: int
    resampled: int


class Analysis(Plain):
    """The analysis of a whole game. `start` are the shares after the set-up; those after each decision follow."""

    version: int
    game: str
    revision: int
    seats: list[str]
    players: list[PlayerAnalysis]
    start: list[Share]
    decisions: list[AnalysedDecision]
    turning_points: list[TurningPoint]
    depth: AnalysisDepth
    seconds: float


class WeighWish(Strict):
    """Another option of decision number `step` that somebody would have liked to take."""

    step: Number
    key: Annotated[str, Meta(min_length=1, max_length=300)]


class WeighedTry(Plain):
    """What it would have been worth: everybody's share as far as its seat could know, and what it gives away against the
    best option found. `right`: hardly anything."""

    key: str
    shares: list[Share]
    loss: Share
    right: bool


class AnalysisReport(Plain):
    """How far the analysis of a table's game has come. none: nobody has asked for it; queued: `place` others come first
    (0: it is next); running: `progress` from 0 to 1; failed: `problem` says why, and it may be asked for again."""

    table: str
    state: AnalysisState
    progress: float
    place: int | None
    problem: Refusal | None
    analysis: Analysis | None
    """Once it is done."""
