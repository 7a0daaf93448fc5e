"""Styles: bots of one level differ in what they like to do, and in nothing else."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from warhost.bots import Budget, make_bot, shown_to
from warhost.bots.search import SearchBot
from warhost.bots.styles import FACES, STYLES, face_at
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.goals import BUILD, FIGHT, SCHEME
from warhost.core.view import seen_by
from warhost.games import OURS, load

GOAL_OF = {"aggressive": FIGHT, "builder": BUILD, "schemer": SCHEME}


def served(game: Game, games: int) -> dict[str, Counter[int]]:
    """Which goals each style serves, asked at every choice of the same games of plain bots."""
    found: dict[str, Counter[int]] = {style: Counter() for style in ("", *STYLES)}
    advice = game.advice
    assert advice is not None
    assert advice.serves is not None
    seats = game.seat_counts[-1]
    bots = {style: make_bot(f"greedy+{style}" if style else "greedy", game, 1) for style in found}
    for number in range(games):
        s = start(game, seats, {}, numbered_seed(3, number))
        while s.question is not None:
            seat = s.waiting[0]
            offered = options(s, seat)
            option = offered[0]
            if len(offered) > 1:
                view = seen_by(game, s, seat)
                chosen = {style: bot.choose(view, seat, offered) for style, bot in bots.items()}
                for style, wanted in chosen.items():
                    found[style][advice.serves(view, seat, wanted)] += 1
                option = chosen[""]
            answer(s, seat, option)
    return found


@pytest.mark.parametrize("name", OURS)
def test_each_style_does_more_of_what_it_likes(name: str) -> None:
    found = served(load(name), 1)
    for style, goal in GOAL_OF.items():
        others = [counts[goal] for other, counts in found.items() if other != style]
        assert found[style][goal] > 1.02 * max(others), (style, found)


def test_a_search_tries_first_what_suits_its_style() -> None:
    game = load("bloodrage")
    advice = game.advice
    assert advice is not None
    assert advice.serves is not None
    s = start(game, 3, {}, numbered_seed(5))
    offered = options(s, 0)
    served = [option for option in offered if advice.serves(s, 0, option) == FIGHT]
    assert served
    shares = {}
    for style in STYLES:
        bot = make_bot(f"search:60+{style}", game, 4)
        assert isinstance(bot, SearchBot)
        view = shown_to(bot, game, s, 0)
        shares[style] = sum(each.share for each in bot.opinions(view, 0, offered) if each.option in served)
    assert shares["aggressive"] > max(shares["builder"], shares["schemer"])


@pytest.mark.parametrize("name", ["easy+gentle", "greedy+", "random+builder", "hardest+builder"])
def test_a_style_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(WarhostError, match="there is no bot"):
        make_bot(name, load("bloodrage"), 1, Budget(iterations=4))


def test_at_a_table_nobody_sits_twice_and_neighbours_differ() -> None:
    tables = {tuple(face_at(bytes([table]), seat) for seat in range(5)) for table in range(60)}
    assert len(tables) == len(FACES), "tables differ"
    for seated in tables:
        assert len(set(seated)) == 5
        assert {face.style for face in seated} == set(STYLES)
        assert all(one.style != other.style for one, other in pairwise(seated))
