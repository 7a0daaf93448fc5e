"""Guessing who will win: mixing of stages, and that each game's judgement says something sensible."""

from __future__ import annotations

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.domain import Domain
from warhost.core.engine import start
from warhost.core.errors import BadData
from warhost.core.game import Game
from warhost.core.judgement import ANY_SIDE, Judgement, shares_of
from warhost.core.state import State
from warhost.games import load
from warhost.testing.playing import Variant, moments

GAMES = [load("oldworld"), load("bloodrage"), load("karak")]
ids = [game.name for game in GAMES]


def judgement_of(game: Game) -> Judgement:
    assert game.advice is not None
    assert game.advice.judgement is not None
    return game.advice.judgement


def test_shares_add_up_and_follow_strength() -> None:
    shares = shares_of([1.0, 2.0, 2.0])
    assert sum(shares) == pytest.approx(1)
    assert shares[1] == shares[2] == pytest.approx(shares[0] * 2.718281828)
    assert shares_of([1000.0, 0.0]) == [1.0, 0.0]


class Race(State):
    """Two runners; only the lead of the first matters."""

    lead = 0.5


def race(progress: float, *stages: dict[str, float], sides: Domain | None = None) -> list[float]:
    """The shares of a lead of one half; a stage says what the lead weighs for whom."""
    weights = [{kind: {"lead": weight} for kind, weight in stage.items()} for stage in stages]
    judgement = Judgement(["lead"], lambda s: [[s.lead], [0.0]], lambda _: progress, weights, sides)
    s = Race(2)
    s.sides = [1, 0]
    return judgement.shares(s)


@pytest.mark.parametrize(
    ("progress", "weight"), [(0.0, 1.0), (0.25, 1.5), (1.0, 3.0), (1.5, 2.0), (2.0, 1.0), (7.0, 1.0)]
)
def test_weights_are_mixed_between_stages(progress: float, weight: float) -> None:
    shares = race(progress, {ANY_SIDE: 1.0}, {ANY_SIDE: 3.0}, {ANY_SIDE: 1.0})
    assert shares == pytest.approx(shares_of([0.5 * weight, 0.0]))


def test_sides_may_have_weights_of_their_own() -> None:
    sides = Domain("side", ["hare", "tortoise"])
    assert race(0.0, {"hare": 1.0, "tortoise": 4.0}, sides=sides) == pytest.approx(shares_of([2.0, 0.0]))


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_every_number_has_a_weight_and_every_seat_a_row(game: Game) -> None:
    judgement = judgement_of(game)
    for seats in game.seat_counts:
        for moment in moments(game, Variant(seats, {}), seats):
            if moment.number % 10 == 0:
                rows = judgement.measure(moment.state)
                assert [len(row) for row in rows] == [len(judgement.names)] * seats
                shares = judgement.shares(moment.state)
                assert sum(shares) == pytest.approx(1)
                assert min(shares) >= 0


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_who_has_more_is_likelier_to_win(game: Game) -> None:
    """Points of glory, conquest or soul stones, all else being equal."""
    judgement = judgement_of(game)
    s = start(game, 3, {}, numbered_seed(2))
    before = judgement.shares(s)
    points = {"oldworld": "points", "bloodrage": "glory", "karak": "stones"}[game.name]
    getattr(s, points)[1] += 6
    after = judgement.shares(s)
    assert after[1] > before[1]
    assert after[0] < before[0]
    assert after[2] < before[2]


def test_weights_that_nothing_reads_are_an_error_that_names_them() -> None:
    """A slip in judgement.toml does not lie there unnoticed."""

    def judgement(stage: dict[str, dict[str, float]]) -> Judgement:
        return Judgement(["points"], lambda s: [], lambda s: 0.0, [stage])

    judgement({ANY_SIDE: {"points": 1.0}})
    with pytest.raises(BadData, match=r"judgement.toml.stage\[0\].everybody.pionts: nothing reads this"):
        judgement({ANY_SIDE: {"points": 1.0, "pionts": 2.0}})
    with pytest.raises(BadData, match=r"stage\[0\].everybody.points: is missing"):
        judgement({ANY_SIDE: {}})
    with pytest.raises(BadData, match=r"stage\[0\].nobody: nothing reads this"):
        judgement({ANY_SIDE: {"points": 1.0}, "nobody": {}})
