"""Bots that err as people do: not like a die, and never by passing while there is something to do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from warhost.bots import make_bot
from warhost.bots.greedy import GreedyBot
from warhost.bots.lapses import Lapses, LapsingBot
from warhost.core.engine import open_question, options
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load
from warhost.testing.playing import Variant, moments

GAMES = [load("oldworld"), load("bloodrage"), load("karak")]
ids = [game.name for game in GAMES]
EVERYTHING = Lapses(overlooks=1.0, misjudges=0.0, shows_off=0.0)
FAULTLESS = Lapses(overlooks=0.0, misjudges=0.0, shows_off=0.0)


def some_views(game: Game) -> Iterator[tuple[State, int, list[int]]]:
    for moment in moments(game, Variant(3, {}), 3):
        if len(moment.offered) > 2 and moment.number % 7 == 0:
            yield seen_by(game, moment.state, moment.seat), moment.seat, moment.offered


def passes(view: State, option: int) -> bool:
    return any(verb.has(option) for verb in open_question(view).passing)


@pytest.mark.parametrize("game", GAMES, ids=ids)
@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_nobody_passes_while_something_looks_better(game: Game, level: str) -> None:
    assert game.advice is not None
    bot, met = make_bot(level, game, 4), 0
    for view, seat, offered in some_views(game):
        ranks = dict(zip(offered, game.advice.rank(view, seat, offered), strict=True))
        deeds = [option for option in offered if not passes(view, option)]
        if 0 < len(deeds) < len(offered) and max(ranks[o] for o in deeds) >= max(ranks.values()):
            met += 1
            assert not any(passes(view, bot.choose(view, seat, offered)) for _ in range(8))
    assert met


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_who_sees_everything_rightly_plays_greedily(game: Game) -> None:
    assert game.advice is not None
    for view, seat, offered in some_views(game):
        ranks = dict(zip(offered, game.advice.rank(view, seat, offered), strict=True))
        chosen = LapsingBot(game.advice, 1, FAULTLESS).choose(view, seat, offered)
        assert ranks[chosen] == ranks[GreedyBot(game.advice, 1).choose(view, seat, offered)]


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_who_overlooks_everything_still_does_something(game: Game) -> None:
    assert game.advice is not None
    for view, seat, offered in some_views(game):
        assert LapsingBot(game.advice, 1, EVERYTHING).choose(view, seat, offered) in offered


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_beginner_errs_but_not_like_a_die(game: Game) -> None:
    """His choices rank below the best on the average, and above a random one."""
    assert game.advice is not None
    bot = make_bot("beginner", game, 2)
    best, chosen, mean, count = 0.0, 0.0, 0.0, 0
    for view, seat, offered in some_views(game):
        ranks = game.advice.rank(view, seat, offered)
        spread = max(ranks) - min(ranks)
        if spread:
            own = ranks[offered.index(bot.choose(view, seat, offered))]
            best += 1.0
            chosen += (own - min(ranks)) / spread
            mean += (sum(ranks) / len(ranks) - min(ranks)) / spread
            count += 1
    assert count > 10
    assert mean < chosen < best


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_the_choice_follows_from_view_and_seed(level: str) -> None:
    game = load("bloodrage")
    for view, seat, _ in some_views(game):
        offered = options(view, seat)
        first, second = (make_bot(level, game, 9).choose(view, seat, offered) for _ in range(2))
        assert first == second
