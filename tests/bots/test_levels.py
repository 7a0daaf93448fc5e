"""Bots by name: which there are, and what a budget does to them."""

from __future__ import annotations

import pytest

from tests.toy.rules import GAME as TOY
from warhost.bots import Bot, Budget, Opinion, make_bot, play_to_the_end, shown_to
from warhost.bots.levels import LEVELS, levels
from warhost.bots.search import SearchBot
from warhost.core.chance import numbered_seed
from warhost.core.engine import options, start
from warhost.core.errors import WarhostError
from warhost.core.state import State
from warhost.games import load

BLOOD_RAGE = load("bloodrage")


def budget_of(bot: Bot) -> Budget:
    assert isinstance(bot, SearchBot)
    return bot._budget


@pytest.mark.parametrize("level", levels(BLOOD_RAGE))
def test_every_level_plays(level: str) -> None:
    s = start(BLOOD_RAGE, 2, {}, numbered_seed(1))
    bot = make_bot(level, BLOOD_RAGE, 1, Budget(milliseconds=20))
    offered = options(s, 0)
    assert bot.choose(shown_to(bot, BLOOD_RAGE, s, 0), 0, offered) in offered


@pytest.mark.parametrize(
    ("level", "given", "taken"),
    [
        ("search:500", None, Budget(iterations=500)),
        ("search:500", Budget(milliseconds=100), Budget(100, 500)),
        ("search", None, LEVELS["normal"].budget),
        ("search", Budget(milliseconds=100), Budget(milliseconds=100)),
        ("hard", None, Budget(1000, 400)),
        ("hard", Budget(iterations=50), Budget(1000, 50)),
        ("hard", Budget(milliseconds=100), Budget(100, 400)),
        ("hard", Budget(milliseconds=60_000), Budget(1000, 400)),
    ],
)
def test_a_budget_narrows_what_a_level_takes(level: str, given: Budget | None, taken: Budget) -> None:
    assert budget_of(make_bot(level, BLOOD_RAGE, 1, given)) == taken


@pytest.mark.parametrize(
    "name", ["search:0", "search:-1", "search:abc", "search:", "random:5", "hard:7", "greedy:", "hardest", ""]
)
def test_a_bot_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(WarhostError, match="there is no bot"):
        make_bot(name, BLOOD_RAGE, 1)


class Peeking:
    """A bot that says it does not look, and then does."""

    needs_view = False

    def __init__(self) -> None:
        self.seen: list[State] = []

    def choose(self, view: State, seat: int, options: list[int]) -> int:
        self.seen.append(view)
        return options[0]

    def opinions(self, view: State, seat: int, options: list[int]) -> list[Opinion]:
        return []


def test_who_does_not_look_is_shown_an_empty_table() -> None:
    s = start(TOY, 2, {}, numbered_seed(1))
    bots = [Peeking(), Peeking()]
    play_to_the_end(TOY, s, bots)
    assert all(bot.seen for bot in bots)
    empty = TOY.empty(2)
    for view in (view for bot in bots for view in bot.seen):
        assert view is not s
        assert all(getattr(view, field.name) == getattr(empty, field.name) for field in TOY.fields)
