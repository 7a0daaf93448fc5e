"""The analysis of real games: a mistake that was planted where a puzzle shows what is best is found, looked at deeper, and other
options beside it are weighed; and puzzles are found in a game."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from warhost.analysis.analyse import second_parts
from warhost.analysis.depth import Depth
from warhost.analysis.examine import Examined, deepen, examine, weigh_one
from warhost.analysis.moments import Course, course
from warhost.analysis.puzzles.making import GAIN, contenders, proof, puzzles_of
from warhost.analysis.puzzles.shelf import Puzzle, read, shelf
from warhost.analysis.shares import MISTAKE, millionths
from warhost.analysis.summing import loss_of, summed
from warhost.analysis.weighing import difference_when_open
from warhost.bots import make_bot
from warhost.core.match import Match
from warhost.core.record import write
from warhost.core.view import seen_by
from warhost.games import load

DEPTH = Depth(160, 120, 6, 2)
NAMES = ("oldworld", "bloodrage", "karak")


def clearest(name: str) -> Puzzle:
    return max(shelf(name).values(), key=lambda puzzle: puzzle.gain)


@cache
def planted(name: str) -> tuple[Course, Puzzle]:
    """A game that begins where the clearest puzzle stands, in which its seat did the second best."""
    puzzle = clearest(name)
    match = puzzle.match()
    game = match.game
    match.decide(match.seat_ids.index(puzzle.seat), puzzle.second["key"])
    bots = [make_bot("greedy", game, seat) for seat in range(match.seats)]
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, bots[seat].choose(seen_by(game, match.state, seat), seat, match.options(seat)))
    return course(write(match)), puzzle


@cache
def seen(name: str) -> Examined:
    return examine(planted(name)[0], 1, DEPTH, 5)


@pytest.mark.parametrize("name", NAMES)
def test_a_planted_mistake_is_found_and_stands_a_deeper_look(name: str) -> None:
    told, puzzle = planted(name)
    first = seen(name)
    seat = told.moments[0].seat
    assert loss_of(first, seat) >= MISTAKE
    [again] = [part.seen for part in second_parts(told, "", DEPTH, 5, [first]) if part.seen]
    assert again == [first]
    deeper = deepen(told, first, DEPTH, 5)
    assert deeper.deep
    assert loss_of(deeper, seat) >= MISTAKE
    assert deeper.best is not None
    assert told.game.verbs.key(deeper.best.option) == puzzle.best["key"]
    assert deeper.line, "how it might have gone on"
    assert deepen(told, first, DEPTH, 5) == deeper


@pytest.mark.parametrize("name", NAMES)
def test_another_option_is_weighed_beside_those_that_are_known(name: str) -> None:
    told, puzzle = planted(name)
    moment = told.moments[0]
    best = told.game.verbs.parse(puzzle.best["key"])
    other = next(option for option in moment.offered if option not in (best, moment.option))
    worths = weigh_one(told, 1, [best, moment.option], other, DEPTH, 5)
    assert [worth.option for worth in worths] == [other, best, moment.option]
    assert all(worth.looks == DEPTH.deep for worth in worths)
    shares = {worth.option: worth.shares[moment.seat] for worth in worths}
    assert shares[best] > shares[moment.option]


def test_nothing_is_overlooked_for_looking_bad_at_first() -> None:
    """Of a puzzle in which a search by a tree had never tried the best two of all options."""
    game = load("karak")
    told = json.loads((Path(__file__).parent / "overlooked.json").read_text())
    match = Match.from_position(game, told["position"])
    seat = match.seat_ids.index(told["seat"])
    found = contenders(game, match.state, seat, match.options(seat), "all")
    assert {game.verbs.key(option) for option in found[:2]} == set(told["best"])
    assert game.verbs.parse(told["thought_best"]) in match.options(seat)
    assert game.verbs.key(found[0]) != told["thought_best"]


def test_what_was_hidden_is_what_a_mistake_did_with_all_cards_open() -> None:
    """A whole game would take long: the first decision stands for it, the others as if nothing had happened."""
    told, puzzle = planted("bloodrage")
    first = seen("bloodrage")
    seats = told.end.seats
    even = [1 / seats] * seats
    rest = [
        Examined(moment.step, False, None, None, None, [], even, None, None) for moment in told.moments[1:]
    ]
    analysis = summed(told, even, None, [first, *rest], DEPTH, 0.0)
    decision = analysis["decisions"][0]
    opened = millionths(first.opened or [])
    seat = told.moments[0].seat
    for at in range(seats):
        assert decision["decided"][at] + decision["hidden"][at] == opened[at]
    assert decision["decided"][seat] < -MISTAKE
    assert opened[seat] < 0, "it was a mistake with all cards open, too"
    for at, player in enumerate(analysis["players"]):
        parts = ("fair", "side", "deal", "own", "others", "hidden", "chance", "judgement")
        assert sum(player[part] for part in parts) == player["result"]
        assert player["luck"] == player["deal"] + player["hidden"] + player["chance"], at
    best = told.game.verbs.parse(puzzle.best["key"])
    moment = told.moments[0]
    args = (told.game, moment.before, moment.seat)
    there = difference_when_open(*args, best, moment.option, 6, "x")
    assert there == pytest.approx(
        [-each for each in difference_when_open(*args, moment.option, best, 6, "x")], abs=0.2
    )
    assert difference_when_open(*args, best, best, 3, "x") == pytest.approx([0.0] * seats, abs=0.2)


def test_puzzles_are_found_in_a_game_and_are_as_clear_as_is_wanted() -> None:
    game = load("bloodrage")
    told = next(puzzles_of(game, 991, 0))
    assert told == next(puzzles_of(game, 991, 0))
    puzzle = read("bloodrage", json.dumps(told))
    match: Match = puzzle.match()
    seat = match.seat_ids.index(puzzle.seat)
    shares = {each["key"]: each["shares"][seat] for each in (puzzle.best, puzzle.second)}
    assert puzzle.best["key"] != puzzle.greedy
    assert shares[puzzle.best["key"]] - shares[puzzle.second["key"]] == puzzle.gain
    among = [game.verbs.parse(key) for key in (puzzle.best["key"], puzzle.greedy)]
    again = proof(game, match.state, seat, match.options(seat), among, "another seed", 80)
    assert again.worths[0].shares[seat] - again.worths[1].shares[seat] > GAIN / match.seats / 2
