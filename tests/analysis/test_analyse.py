"""The analysis of a record: exact sums, the same for the same seed, and blunders are found."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from tests.toy import GAME as TOY
from warhost import games
from warhost.analysis import Depth, analyse
from warhost.analysis.depth import LEAST, MOST, depth_within, looks_of
from warhost.analysis.moments import course
from warhost.analysis.shares import WHOLE, parts
from warhost.analysis.summing import accuracy
from warhost.analysis.unknown import with_other_chance
from warhost.analysis.weighing import value, value_before_chance
from warhost.bots import make_bot
from warhost.core.chance import numbered_seed
from warhost.core.errors import WarhostError
from warhost.core.fields import NOBODY
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.record import write
from warhost.core.view import seen_by
from warhost.server.protocol.analysis import Analysis

QUICK = Depth(12, 8, 3, 2)
PARTS = ("fair", "side", "deal", "own", "others", "hidden", "chance", "judgement")


@pytest.fixture(autouse=True)
def toy_game_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WARHOST_GAMES", "toy=tests.toy:GAME")


def played(game: Game, seats: int, seed: int, level: str = "random") -> Match:
    match = Match(game, seats, {}, numbered_seed(seed))
    bots = [make_bot(level, game, seed * 16 + seat) for seat in range(seats)]
    while not match.over:
        seat = match.waiting()[0]
        view = seen_by(game, match.state, seat)
        match.choose(seat, bots[seat].choose(view, seat, match.options(seat)))
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_every_share_of_the_result_is_accounted_for(seats: int) -> None:
    analysis = analyse(write(played(TOY, seats, 3)), QUICK)
    before = analysis["start"]
    for decision in analysis["decisions"]:
        for seat in range(seats):
            change = sum(decision[part][seat] for part in ("decided", "hidden", "chance", "judgement"))
            assert decision["shares"][seat] - before[seat] == change
        before = decision["shares"]
    for seat, player in enumerate(analysis["players"]):
        assert sum(player[part] for part in PARTS) == player["result"] == before[seat]
        assert player["luck"] == player["deal"] + player["hidden"] + player["chance"]
    assert sum(player["fair"] for player in analysis["players"]) == WHOLE


def test_an_analysis_is_what_its_type_says() -> None:
    analysis = analyse(write(played(TOY, 3, 5)), QUICK)
    assert msgspec.to_builtins(msgspec.convert(analysis, Analysis)) == analysis


def test_the_same_seed_gives_the_same_analysis_however_many_processes_work_at_it() -> None:
    text = write(played(TOY, 3, 4))
    alone, together = analyse(text, QUICK, seed=7), analyse(text, QUICK, seed=7, jobs=2)
    assert json.dumps(alone | {"seconds": 0}) == json.dumps(together | {"seconds": 0})
    assert analyse(text, QUICK, seed=8)["decisions"] != alone["decisions"]


def test_a_running_game_is_refused() -> None:
    match = Match(TOY, 3, {}, numbered_seed(1))
    with pytest.raises(WarhostError) as refused:
        analyse(write(match), QUICK)
    assert refused.value.key == "analysis-not-over"


def test_progress_only_grows_up_to_the_whole() -> None:
    heard: list[float] = []
    analyse(write(played(TOY, 2, 2)), QUICK, progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 1.0 or heard[-1] == pytest.approx(0.75)  # nothing was doubtful


@pytest.mark.parametrize("name", games.OURS)
def test_other_chance_moves_nothing_but_what_nobody_knows(name: str) -> None:
    game = games.load(name)
    s = Match(game, game.seat_counts[-1], {}, numbered_seed(2)).state
    other = with_other_chance(game, s, random.Random(1))
    for field in game.fields:
        true, mixed = getattr(s, field.name), getattr(other, field.name)
        if field.seen == NOBODY:
            assert sorted(map(str, _flat(true))) == sorted(map(str, _flat(mixed)))
        else:
            assert true == mixed, field.name
    assert other.seed != s.seed


def _flat(pile: list[object]) -> list[object]:
    return [thing for each in pile for thing in (each if isinstance(each, list) else [each])]


def test_luck_is_nothing_on_average() -> None:
    """What truly happened is one more sample of what could have happened."""
    luck = []
    for seed in range(12):
        told = course(write(played(TOY, 2, seed)))
        for moment in told.moments:
            if moment.rolled:
                mean = value_before_chance(
                    TOY, moment.before, moment.seat, moment.option, 4, 4, f"{seed} {moment.step}"
                )
                after = value(TOY, told.after(moment.step), 4, f"after {seed} {moment.step}")
                luck.append(after[0] - mean[0])
    mean = sum(luck) / len(luck)
    error = (sum((each - mean) ** 2 for each in luck) / len(luck) ** 2) ** 0.5
    assert abs(mean) < 4 * error


def test_equal_parts_add_up_to_the_whole_win() -> None:
    assert parts([0, 2, 3], 4) == [333_334, 0, 333_333, 333_333]
    assert parts([], 3) == [0, 0, 0]


def test_accuracy_falls_with_what_is_given_away() -> None:
    assert accuracy([]) is None
    assert accuracy([0, 0]) == 100.0
    assert (accuracy([0, 150_000]) or 0) < (accuracy([0, 30_000]) or 0) < 100


def test_depth_follows_the_time_there_is() -> None:
    little, much = depth_within(1_000, 200, 400, 100), depth_within(5_000_000, 200, 400, 100)
    assert little == LEAST
    assert much.coarse > 2_000
    assert all(given <= most for given, most in zip(much, MOST, strict=True))
    some = depth_within(100_000, 200, 400, 100)
    assert looks_of(some, 200, 400, 100) == pytest.approx(100_000, rel=0.3)
