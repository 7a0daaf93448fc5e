"""Players made of code, by name or by function, and many games at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import warhost
from warhost.core.errors import WarhostError

HIGH_CARD = "tests.arena.bots:HighCard"


@pytest.mark.parametrize("name", ["random", "search:3", "easy"])
def test_a_bot_plays_a_whole_game_and_equal_seeds_play_equally(name: str) -> None:
    records = []
    for _ in range(2):
        game, bot = warhost.new("toy", seats=2, seed=1), warhost.bot(name, seed=5)
        while not game.over:
            game.play(bot.choose(game))
        records.append(game.record().text)
    assert records[0] == records[1]


def test_a_bot_chooses_for_the_first_seat_or_for_the_one_that_is_named() -> None:
    game, bot = warhost.new("toy", seats=3, seed=1), warhost.bot("random", seed=1)
    assert bot.choose(game).seat == "red"
    assert bot.choose(game, seat="blue").seat == "blue"
    assert bot.choose(game.turns[1]).seat == "green"
    assert game.decisions == 0


def test_a_function_is_a_bot() -> None:
    game = warhost.new("toy", seats=2, seed=1)

    def last(turn: warhost.Turn) -> warhost.Option:
        return turn.options[-1]

    assert repr(warhost.bot(last, seed=0)) == "<bot last, seed 0>"
    assert warhost.bot(last).choose(game) == game.turn.options[-1]
    assert warhost.bot(lambda turn: turn.options[0].key).choose(game) == game.turn.options[0]


def test_a_bot_of_ones_own_is_named_by_its_place() -> None:
    game = warhost.load(
        {"game": "toy", "seats": ["red", "gold"], "state": {"hands": {"red": ["two", "four", "storm"]}}}
    )
    assert warhost.bot(HIGH_CARD, seed=1).choose(game).key == "lay:four"
    result = warhost.simulate("toy", games=20, bots=[HIGH_CARD, "random"], seats=2)
    assert result.wins[0] > result.wins[1]


def test_an_unknown_bot_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(WarhostError, match=r"there is no bot 'gready'; did you mean greedy\?"):
        warhost.bot("gready")
    with pytest.raises(WarhostError, match="there is no bot 'greedy' for toy"):
        warhost.bot("greedy").choose(warhost.new("toy"))


def test_a_budget_holds_a_bot_back() -> None:
    bot = warhost.bot("hard", seed=1, iterations=2)
    assert bot.choose(warhost.new("toy", seats=2, seed=1)).verb == "lay"


def test_a_simulation_counts_wins() -> None:
    result = warhost.simulate("toy", games=30, bots=["search:5", "random"], seats=2, seed=1, rounds=5)
    assert (result.game, result.games, result.bots) == ("toy", 30, ["search:5", "random"])
    assert sum(result.wins) == pytest.approx(30)
    assert sum(result.shares.values()) == pytest.approx(1)
    assert result.summary["options"] == {"rounds": "5"}
    assert repr(result).startswith("<30 games of toy: search:5 ")
    assert len(str(result).splitlines()) == 4


def test_a_simulation_can_keep_its_games(tmp_path: Path) -> None:
    warhost.simulate("toy", games=2, seats=2, save=tmp_path / "records")
    assert all(warhost.load(file).over for file in (tmp_path / "records").iterdir())
    assert len(list((tmp_path / "records").iterdir())) == 2


def test_the_games_are_listed() -> None:
    assert warhost.games() == ["oldworld", "bloodrage", "karak", "toy"]
    assert warhost.games.load("toy").name == "toy"
