"""PettingZoo's and Gymnasium's own tests, and what they do not ask for: rewards, refusals, repeatability."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from tests.arena.bots import HighCard
from tests.toy import GAME as TOY
from tests.toy.rules import FORM, end, set_up
from tests.toy.state import Harvest
from warhost import games
from warhost.core.engine import push
from warhost.core.errors import BadSetting, Refused, WarhostError
from warhost.core.game import Game
from warhost.gym import SeatEnv, TableEnv, table_env
from warhost.gym.rewards import outcome

NAMES = ["toy", *games.names()]


def game_called(name: str) -> Game:
    return TOY if name == "toy" else games.load(name)


@pytest.fixture
def quiet() -> Iterator[None]:
    """PettingZoo warns of things that every game with an action mask has."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    game = game_called(name)
    for seats in game.seat_counts:
        api_test(table_env(game, seats), num_cycles=40)
    api_test(TableEnv(game, shaping=0.1), num_cycles=40)


@pytest.mark.usefixtures("quiet")
@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_finds_it_repeatable(name: str) -> None:
    seed_test(lambda: table_env(game_called(name)), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_pettingzoo_benchmark_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a twentieth of its five seconds: its clock runs faster here, by the call."""
    ticks = iter(range(1_000_000))
    clock = SimpleNamespace(time=lambda: next(ticks) / 10)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(table_env(game_called(name)))
    assert "turns per second" in capsys.readouterr().out


def test_pettingzoo_accepts_how_it_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: table_env(TOY, 2, render_mode=render_mode))
    assert "seat_0 (lay)" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:.*not having a spec.*")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_accepts_the_environment_of_one_seat(name: str) -> None:
    game = game_called(name)
    for seats in game.seat_counts:
        check_env(SeatEnv(game, seats=seats))


def played_to_the_end(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Total rewards of a game that is played by lot, and what is told at its end."""
    lots = np.random.default_rng(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    told: dict[str, Any] = {}
    for agent in env.agent_iter():
        seen, reward, ended, cut_off, told = env.last()
        total[agent] += reward
        env.step(None if ended or cut_off else int(lots.choice(np.flatnonzero(seen["action_mask"]))))
    return list(total.values()), told


def test_winners_are_rewarded_at_the_end() -> None:
    for seed in range(10):
        rewards, told = played_to_the_end(TableEnv(TOY, 3), seed)
        assert rewards == pytest.approx(outcome(told["winners"], 3))


def test_rewards_of_a_table_sum_up_to_nothing_unless_nobody_wins() -> None:
    assert outcome([1], 3) == [-0.5, 1, -0.5]
    assert outcome([0, 1], 3) == [0.25, 0.25, -0.5]
    assert outcome([0, 1, 2], 3) == [0, 0, 0]
    assert outcome([], 3) == [-1, -1, -1]
    assert (outcome([0], 1), outcome([], 1)) == ([1], [-1])


def test_shaping_pays_the_lead_on_the_way() -> None:
    for seed in range(5):
        rewards, told = played_to_the_end(TableEnv(TOY, 3, shaping=0.1), seed)
        points = told["points"]
        leads = [own - (sum(points) - own) / 2 for own in points]
        won = outcome(told["winners"], 3)
        assert rewards == pytest.approx([own + 0.1 * lead for own, lead in zip(won, leads, strict=True)])


NO_ACTIONS: list[Any] = [-1, 99_999, None, "lay", 1.5]


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    env = TableEnv(TOY, 2)
    env.reset(seed=1)
    before = env.observe("seat_0")
    for action in (TOY.verbs.parse("spare"), *NO_ACTIONS):
        with pytest.raises(Refused):
            env.step(action)
    assert env.agent_selection == "seat_0"
    assert (env.observe("seat_0")["observation"] == before["observation"]).all()


def test_the_guarded_environment_ends_with_an_illegal_action(capsys: pytest.CaptureFixture[str]) -> None:
    env = table_env(TOY, 2, illegal_reward=-3)
    env.reset(seed=1)
    env.step(TOY.verbs.parse("spare"))
    assert env.rewards == {"seat_0": -3, "seat_1": 0}
    assert all(env.terminations.values())


@pytest.mark.parametrize("action", NO_ACTIONS)
def test_the_guarded_environment_refuses_what_is_no_action(action: Any) -> None:
    env = table_env(TOY, 2)
    env.reset(seed=1)
    with pytest.raises(Refused, match=f"{action!r} is no action; actions are whole numbers from 0 to "):
        env.step(action)
    assert not any(env.terminations.values())
    legal = int(env.observe("seat_0")["action_mask"].argmax())
    env.step(legal)
    assert env.agent_selection == "seat_1"


def test_environments_are_shown_as_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for make in (table_env, TableEnv, SeatEnv):
        env: Any = make(TOY, render_mode="ansi")
        env.reset(seed=1)
        assert "red 0" in env.render()
        assert not capsys.readouterr().out
        env = make(TOY, render_mode="human")
        env.reset(seed=1)
        assert "red 0" in capsys.readouterr().out
        assert env.render() is None
        assert "red 0" in capsys.readouterr().out
        env = make(TOY)
        env.reset(seed=1)
        with pytest.warns(UserWarning, match="without a render_mode"):
            assert env.render() is None
        with pytest.raises(BadSetting, match="no render_mode 'rgb_array'; there are: human, ansi"):
            make(TOY, render_mode="rgb_array")


def test_the_mask_is_what_the_engine_offers() -> None:
    env = TableEnv(TOY, 2, render_mode="ansi")
    env.reset(seed=4)
    actions = np.flatnonzero(env.observe("seat_0")["action_mask"])
    assert {env.key(action).partition(":")[0] for action in actions} == {"lay"}
    assert "seat_0 (lay)" in (env.render() or "")
    env.step(actions[0])
    assert env.agent_selection == "seat_1"
    assert not env.observe("seat_0")["action_mask"].any()


def test_a_seat_is_played_against_bots_to_the_end() -> None:
    env = SeatEnv(TOY, [HighCard, "random"], seat=2, seats=3)
    _, info = env.reset(seed=3)
    assert env.seat == 2
    ended, reward = False, 0.0
    while not ended:
        _, reward, ended, cut_off, info = env.step(env.action_space.sample(info["action_mask"]))
        assert not cut_off
    assert reward == outcome(info["winners"], 3)[2]
    assert len(info["points"]) == 3
    assert info["ending"] in TOY.endings.ids


def test_seats_are_dealt_by_lot_and_games_are_repeatable() -> None:
    env = SeatEnv(TOY)
    first = [(env.reset(seed=seed)[0].tolist(), env.seat) for seed in range(12)]
    assert {seat for _, seat in first} == {0, 1, 2, 3}
    assert first == [(env.reset(seed=seed)[0].tolist(), env.seat) for seed in range(12)]
    env.reset(seed=1)
    assert env.reset()[0].tolist() != first[1][0]


def test_one_opponent_alone_plays_all_other_seats() -> None:
    for alone, several in (("random", ["random"]), (HighCard, [HighCard])):
        games = []
        for opponents in (alone, several):
            env = SeatEnv(TOY, opponents)
            _, info = env.reset(seed=5)
            ended = False
            while not ended:
                _, _, ended, _, info = env.step(int(info["action_mask"].argmax()))
            games.append(info["points"])
        assert games[0] == games[1]


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ({"seat": 9}, "there is no seat 9; seats: 0, 1, 2, 3"),
        ({"seat": -1}, "there is no seat -1"),
        ({"seat": 2, "seats": 2}, "there is no seat 2; seats: 0, 1"),
        ({"opponents": []}, "opponents are missing"),
        ({"opponents": "nobody"}, "there is no bot 'nobody' for toy"),
        ({"opponents": ["random", "nobody"]}, "there is no bot 'nobody' for toy"),
        ({"seats": 0}, "toy is for 2, 3, 4 players, not 0"),
        ({"settings": {"rounds": "4"}}, "option rounds does not take '4'"),
    ],
)
def test_a_seat_that_cannot_be_had_is_refused_at_once(wish: dict[str, Any], complaint: str) -> None:
    with pytest.raises(WarhostError, match=complaint):
        SeatEnv(TOY, **wish)


def test_sides_that_do_not_suit_the_seats_are_refused_at_once() -> None:
    game = games.load("oldworld")
    for make in (SeatEnv, TableEnv, table_env):
        with pytest.raises(BadSetting):
            make(game, seats=4, settings={"powers": "khorne-nurgle-tzeentch"})


def test_a_game_that_is_over_before_our_first_decision_is_passed_over() -> None:
    def over_at_once_every_other_time(s: Harvest) -> None:
        set_up(s)
        if s.seed[0] % 2:
            push(s, end)

    env = SeatEnv(Game(**{**FORM, "set_up": over_at_once_every_other_time}))
    for seed in range(10):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any()


def test_an_illegal_action_loses_the_seat() -> None:
    env = SeatEnv(TOY, render_mode="ansi")
    env.reset(seed=1)
    illegal = TOY.verbs.parse("spare")
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended, info["illegal"]) == (-1, True, illegal)
    assert "lay:" not in (env.render() or "")
