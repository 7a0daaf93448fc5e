"""What was learnt: it computes what it should, fits what it was learnt for, and is gone by only where it can be."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from tests.bots.test_search import some_views
from tests.toy.rules import GAME as TOY
from tests.training import random_numbers, random_weights
from training.packing import SECOND, WIDTH, WORDS, Arrays, write
from warhost.bots import Budget, shown_to
from warhost.bots.insight import Insight
from warhost.bots.learned import (
    LearnedInsight,
    Misfit,
    insight_from,
    judgement_of,
    layout_of,
    learned_insight,
    weights_file,
)
from warhost.bots.lookahead import Lookahead
from warhost.bots.network import Network, read_network, read_numbers
from warhost.bots.search import SearchBot
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import answer, options, start
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load

GAMES = [load("oldworld"), load("bloodrage"), load("karak")]
ids = [game.name for game in GAMES]
BLOOD_RAGE = GAMES[1]
MOST_BYTES = 3_000_000


def lit_of(game: Game, s: State, seat: int) -> list[int]:
    lit: list[int] = []
    layout_of(game).collect(s, seat, lit)
    return lit


# What it computes


def plainly_gathered(numbers: Arrays, lit: list[int], bias: str, dense: list[float]) -> list[float]:
    """The first layer, number by number; where a code is a column, and in its last eight bits how strongly it is lit."""
    first = []
    for unit in range(len(numbers[bias])):
        total = float(numbers[bias][unit])
        for each in lit:
            total += (each % 256) * float(numbers["columns"][each // 256][unit])
        for row, number in enumerate(dense):
            total += number * float(numbers["dense"][row][unit])
        first.append(max(0.0, total))
    return first


def plainly(weights: Arrays, matrix: str, into: list[float], bias: str = "") -> list[float]:
    columns = range(weights[matrix].shape[1])
    sums = [
        sum(x * float(row[column]) for x, row in zip(into, weights[matrix], strict=True))
        for column in columns
    ]
    return [total + (float(weights[bias][column]) if bias else 0.0) for column, total in enumerate(sums)]


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_strengths_are_what_plain_arithmetic_says(game: Game) -> None:
    numbers = random_numbers(game)
    network = Network({}, numbers)
    lots = random.Random(1)
    for view, seat in some_views(game, 2):
        lit = lit_of(game, view, seat)
        dense = [lots.gauss(0, 1) for _ in numbers["dense"]]
        first = plainly_gathered(numbers, lit, "first_bias", dense)
        second = [max(0.0, each) for each in plainly(numbers, "second", first, "second_bias")]
        wanted = plainly(numbers, "value", second, "value_bias")
        assert network.strengths(lit, dense) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_ranks_are_what_plain_arithmetic_says(game: Game) -> None:
    numbers = random_numbers(game)
    network = Network({}, numbers)
    for view, seat in some_views(game, 2):
        lit, offered = lit_of(game, view, seat), options(view, seat)
        known = [0.5 * number for number in range(len(offered))]
        wish = plainly(numbers, "query", plainly_gathered(numbers, lit, "policy_bias", []))
        worth = [sum(x * float(y) for x, y in zip(wish, word, strict=True)) for word in numbers["words"]]
        wanted = [
            sum(worth[word] for word in numbers["parts"][option]) + rank * float(numbers["rank_weight"][0])
            for option, rank in zip(offered, known, strict=True)
        ]
        assert network.ranks(lit, offered, known) == pytest.approx(wanted, abs=1e-4)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_who_learnt_nothing_adds_nothing(game: Game, tmp_path: Path) -> None:
    """Then shares are the judgement's and ranks the advice's."""
    numbers = random_numbers(game)
    for name in ("value", "value_bias", "words"):
        numbers[name][:] = 0
    numbers["rank_weight"][:] = 1
    told = read_numbers(random_weights(game, tmp_path / "weights.npz"))[0]
    learned, plain = LearnedInsight(game, Network(told, numbers)), Insight(game)
    for view, seat in some_views(game):
        offered = options(view, seat)
        assert learned.ranks(view, seat, offered) == pytest.approx(plain.ranks(view, seat, offered), abs=1e-5)
        assert learned.shares(view, seat) == pytest.approx(plain.shares(view, seat), abs=1e-5)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_added_strength_is_of_the_chair_and_not_of_the_seat(game: Game, tmp_path: Path) -> None:
    """The first chair is the viewer's own."""
    numbers = random_numbers(game)
    numbers["value"][:] = 0
    numbers["value_bias"][:] = 0
    numbers["value_bias"][0] = 2
    told = read_numbers(random_weights(game, tmp_path / "weights.npz"))[0]
    learned, plain = LearnedInsight(game, Network(told, numbers)), Insight(game)
    s = start(game, 3, {}, numbered_seed(2))
    for viewer in range(3):
        more = [
            after > before
            for before, after in zip(plain.shares(s, viewer), learned.shares(s, viewer), strict=True)
        ]
        assert more == [seat == viewer for seat in range(3)]


# Its file


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_file_comes_back_nearly_as_it_was_and_is_small(game: Game, tmp_path: Path) -> None:
    """In 8 bits the columns, to half a step of 127 of the largest in the row; in 16 the rest. Of the size that is learnt."""
    numbers = random_numbers(game, WIDTH, SECOND, WORDS)
    file = tmp_path / "weights.npz"
    write(file, {"game": game.name}, numbers)
    told, back = read_numbers(file)
    assert told["game"] == game.name
    assert back.keys() == numbers.keys()
    for name, values in numbers.items():
        steps = abs(values).max(axis=-1, keepdims=True) / 127
        allowed = steps * 0.51 if name == "columns" else abs(values) / 2048 + 1e-7
        assert (abs(back[name] - values) <= allowed).all(), name
    assert file.stat().st_size <= MOST_BYTES
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("what", ["game", "revision", "layout", "options", "measured"])
def test_what_was_learnt_for_something_else_is_refused_by_name(what: str, tmp_path: Path) -> None:
    file = random_weights(BLOOD_RAGE, tmp_path / "weights.npz", **{what: "another"})
    with pytest.raises(Misfit, match=f"another {what} of bloodrage"):
        LearnedInsight(BLOOD_RAGE, read_network(file))
    assert type(insight_from(file, BLOOD_RAGE)) is Insight


def test_what_was_learnt_of_one_game_says_nothing_of_another(tmp_path: Path) -> None:
    file = random_weights(BLOOD_RAGE, tmp_path / "weights.npz")
    assert type(insight_from(file, BLOOD_RAGE)) is LearnedInsight
    for game in (GAMES[0], GAMES[2], TOY):
        assert type(insight_from(file, game)) is Insight


def test_a_file_of_another_format_is_refused(tmp_path: Path) -> None:
    file = random_weights(BLOOD_RAGE, tmp_path / "weights.npz", format=99)
    with pytest.raises(ValueError, match="format 99, not 1"):
        read_network(file)


def test_the_weights_are_those_of_the_judgement_from_which_it_was_learnt(tmp_path: Path) -> None:
    """It may have been fitted anew since."""
    told = read_numbers(random_weights(BLOOD_RAGE, tmp_path / "weights.npz"))[0]
    for stage in told["stages"]:
        for weights in stage.values():
            weights.update(dict.fromkeys(weights, 0.0))
    numbers = random_numbers(BLOOD_RAGE)
    numbers["value"][:] = 0
    numbers["value_bias"][:] = 0
    view, seat = some_views(BLOOD_RAGE)[-1]
    assert Insight(BLOOD_RAGE).shares(view, seat) != pytest.approx([1 / 3] * 3)
    assert LearnedInsight(BLOOD_RAGE, Network(told, numbers)).shares(view, seat) == pytest.approx([1 / 3] * 3)


def test_without_numpy_the_judgement_serves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = random_weights(BLOOD_RAGE, tmp_path / "weights.npz")
    monkeypatch.setitem(sys.modules, "numpy", None)
    insight = insight_from(file, BLOOD_RAGE)
    assert type(insight) is Insight
    s = start(BLOOD_RAGE, 4, {}, numbered_seed(3))
    assert insight.shares(s, 1) == judgement_of(BLOOD_RAGE).shares(s)


# Who goes by it


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=["toy", *ids])
def test_a_search_goes_by_what_came_with_the_release(game: Game) -> None:
    """What ships must fit: if a ruleset goes on, it is learnt anew or taken out."""
    assert Lookahead(game, random.Random(1))._insight is learned_insight(game)
    assert type(learned_insight(game)) is (LearnedInsight if weights_file(game).is_file() else Insight)


@pytest.mark.parametrize("game", [TOY, *GAMES], ids=["toy", *ids])
def test_where_nothing_was_learnt_a_search_goes_by_advice_and_judgement(game: Game, tmp_path: Path) -> None:
    """To the last bit."""
    insight = insight_from(tmp_path / "nothing.npz", game)
    advice = game.advice
    for view, seat in some_views(game):
        offered = options(view, seat)
        shares = insight.shares(view, seat)
        if advice is None or advice.judgement is None:
            assert sum(shares) == pytest.approx(1)
            assert insight.ranks(view, seat, offered) == [0.0] * len(offered)
        else:
            assert shares == advice.judgement.shares(view)
            assert insight.ranks(view, seat, offered) == advice.rank(view, seat, offered)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_what_it_knows_sways_the_search(game: Game, tmp_path: Path) -> None:
    insight = insight_from(random_weights(game, tmp_path / "weights.npz"), game)
    swayed = 0
    for view, seat in some_views(game):
        offered = options(view, seat)
        first, second, plain = (
            SearchBot(game, 5, Budget(iterations=20), 1, each).opinions(view, seat, offered)
            for each in (insight, insight, Insight(game))
        )
        assert first == second
        swayed += first != plain
    assert swayed


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_states_that_look_alike_are_played_alike(game: Game, tmp_path: Path) -> None:
    """What others hide cannot sway it."""
    insight = insight_from(random_weights(game, tmp_path / "weights.npz"), game)
    for view, seat in some_views(game):
        chosen = set()
        for lot in range(3):
            reseed(view, numbered_seed(lot))
            imagined = game.sample(view, seat)
            bot = SearchBot(game, 9, Budget(iterations=20), 1, insight)
            chosen.add(bot.choose(seen_by(game, imagined, seat), seat, options(imagined, seat)))
        assert len(chosen) == 1


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_search_by_it_plays_a_whole_game(game: Game, tmp_path: Path) -> None:
    insight = insight_from(random_weights(game, tmp_path / "weights.npz"), game)
    s = start(game, min(game.seat_counts), {}, numbered_seed(4))
    bots = [SearchBot(game, seat, Budget(iterations=2), 1, insight) for seat in range(s.seats)]
    while s.question is not None:
        seat = s.waiting[0]
        offered = options(s, seat)
        answer(s, seat, bots[seat].choose(shown_to(bots[seat], game, s, seat), seat, offered))
    assert s.winners
