"""The adviser: it wins, it explains itself, and it never looks where it may not."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage
from warhost.arena.simulate import Plan, simulate
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, open_question, options, start
from warhost.core.view import seen_by
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.advice import ADVICE
from warhost.words import words_for


def test_the_greedy_bot_beats_random_players() -> None:
    result = simulate(Plan("bloodrage", 4, 20, 5, ("greedy", "random", "random", "random"), {}))
    assert result["wins"][0] >= 18
    result = simulate(Plan("bloodrage", 2, 20, 5, ("random", "greedy"), {}))
    assert result["wins"][1] >= 18


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_has_a_rank_and_a_reason(seats: int) -> None:
    english = words_for("en")
    asked: Counter[str] = Counter()
    for seed in range(12):
        lots = random.Random(seed)
        s = start(GAME, seats, {}, numbered_seed(seed))
        while s.ending < 0:
            seat = lots.choice(s.waiting)
            offered = options(s, seat)
            question = open_question(s).name
            asked[question] += 1
            if asked[question] <= 60:
                view = seen_by(GAME, s, seat)
                assert len(ADVICE.rank(view, seat, offered)) == len(offered)
                for option in offered:
                    key, variables = ADVICE.reason(view, seat, option)
                    assert english.has(key), key
                    assert "{" not in english.say(key, variables)
            answer(s, seat, lots.choice(offered))
    assert len(asked) >= 10


def test_shares_of_the_win_add_up() -> None:
    assert ADVICE.judgement is not None
    assert ADVICE.rollout is not None
    s = start(GAME, 4, {}, numbered_seed(1))
    for _ in range(150):
        if s.ending >= 0:
            break
        seat = s.waiting[0]
        offered = options(s, seat)
        chosen = ADVICE.rollout(s, seat, offered)
        assert chosen in offered
        answer(s, seat, chosen)
        shares = ADVICE.judgement.shares(s)
        assert abs(sum(shares) - 1) < 1e-9
        assert min(shares) > 0


def best(table: Scenario) -> str:
    """What the adviser would do here."""
    s = table.match.state
    seat = s.waiting[0]
    offered = options(s, seat)
    ranks = ADVICE.rank(seen_by(GAME, s, seat), seat, offered)
    return str(GAME.verbs.key(offered[ranks.index(max(ranks))]))


def test_it_takes_what_nobody_defends() -> None:
    table = arrange("turn", rage={"wolf": 2}, leaders={"wolf": "myrkulor"})
    assert best(table) == "pillage:myrkulor"


def test_it_lays_its_quests_before_the_last_rage_is_gone() -> None:
    table = arrange(
        "turn", rage={"wolf": 1}, leaders={"wolf": "gimle"}, pillaged=["gimle"], hands={"wolf": ["alfheim_3"]}
    )
    assert best(table) == "quest"


def test_it_does_not_pillage_against_a_host() -> None:
    table = arrange(
        "turn",
        rage={"wolf": 1},
        warriors={"wolf": {"gimle": 1}},
        leaders={"raven": "gimle", "bear": "gimle"},
        hands={"raven": ["tyrs_rage_3"], "bear": ["tyrs_rage_2"]},
    )
    assert best(table) != "pillage:gimle"


def test_it_adds_a_late_card_only_where_that_turns_the_battle() -> None:
    for raven, choice in (("tyrs_bash", "add:heimdalls_gaze"), ("tyrs_rage_3", "decline")):
        table = pillage(
            "gimle",
            warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
            hands={"wolf": ["alfheim_3", "heimdalls_gaze"], "raven": [raven]},
        )
        table.by("wolf", "play:alfheim_3").by("raven", f"play:{raven}")
        assert best(table) == choice


def test_it_raises_a_track_to_its_legendary_step() -> None:
    table = arrange(
        "quests", quests={"wolf": ["alfheim_3"]}, leaders={"wolf": "gimle"}, tracks={"wolf": {"horns": 3}}
    )
    assert best(table) == "raise:horns"
