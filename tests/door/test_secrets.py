"""What a bot is given at the front door leads to nothing that its seat may not see."""

from __future__ import annotations

import gc
import json
import random
from collections.abc import Iterator
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

import warhost
from warhost.core.game import Game
from warhost.core.imagining import imagined
from warhost.core.state import State
from warhost.core.trace import Trace

GAMES = ["toy", "bloodrage", "karak", "oldworld"]


def reachable(*roots: object) -> dict[int, object]:
    """Everything that attributes, elements and closures lead to; what the program itself consists of is left out."""
    found: dict[int, object] = {}
    open_ends = list(roots)
    while open_ends:
        thing = open_ends.pop()
        if id(thing) in found or isinstance(thing, type | ModuleType | CodeType):
            continue
        found[id(thing)] = thing
        if isinstance(thing, FunctionType):
            open_ends += thing.__closure__ or ()
        else:
            open_ends += gc.get_referents(thing)
    return found


def parts_of(s: State, rules: Game) -> list[object]:
    """The true state, without what merely follows from it and may be shared by all states in which it does."""
    names = [name for name in dir(s) if not name.startswith("_") and name not in rules.derived]
    return [part for part in (getattr(s, name) for name in names) if not callable(part)]


def moments(name: str, every: int) -> Iterator[warhost.Table]:
    """One game, seen now and then."""
    game, lots = warhost.new(name, seats=3, seed=4), random.Random(4)
    while not game.over:
        if game.decisions % every == 0:
            yield game
        game.play(lots.choice(lots.choice(game.turns).options))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_bot_is_given_leads_to_the_true_state(name: str) -> None:
    given: list[warhost.Turn] = []

    def curious(turn: warhost.Turn) -> warhost.Option:
        given.append(turn)
        return turn.options[0]

    bot = warhost.bot(curious)
    for game in moments(name, every=9):
        for turn in game.turns:
            bot.choose(game, seat=turn.seat)
        shown = reachable(given[-1], given[-1].options, given[-1].view)
        match, rules = game.match, reachable(game.rules)
        for secret in (game, match, match.state, match.trace, match.told, match.decisions):
            assert id(secret) not in shown
        assert match.state.seed not in [each for each in shown.values() if isinstance(each, bytes)]
        shared = [
            each
            for number, each in reachable(*parts_of(match.state, game.rules)).items()
            if number in shown and number not in rules and isinstance(each, list | dict | set | Trace)
        ]
        assert shared == [], "what a bot could change belongs to the true state"


def everything_in(turn: warhost.Turn) -> str:
    options = [(option.key, option.cost, option.words()) for option in turn.options]
    flow = [(frame[0].name, frame[1:]) for frame in turn.state.agenda]
    told: list[Any] = [turn.seat, turn.question, turn.rule, turn.about, turn.view, options, flow]
    return json.dumps([*told, turn.state.answers, turn.state.seed.hex(), turn.state.drawn])


@pytest.mark.parametrize("name", GAMES)
def test_tables_that_a_seat_cannot_tell_apart_give_its_bots_the_same_turn_and_choice(name: str) -> None:
    differed = 0
    for game in moments(name, every=9):
        for turn in game.turns:
            twins = [game.copy(), game.copy()]
            for number, twin in enumerate(twins):
                twin.match.state = imagined(game.rules, game.match.state, turn.number, bytes([number] * 32))
            differed += str(twins[0].position()) != str(twins[1].position())
            seen = [everything_in(twin.turn_of(turn.seat)) for twin in twins]
            assert seen[0] == seen[1] == everything_in(turn)
            for level in ["random", "search:3", *(["greedy"] if game.rules.advice else [])]:
                chosen = {warhost.bot(level, seed=5).choose(twin, seat=turn.seat) for twin in twins}
                assert len(chosen) == 1, f"{level} saw something that it cannot see"
    assert differed, "nothing hidden was ever different: this test could not have failed"


def test_a_turn_shows_what_the_view_of_its_seat_shows() -> None:
    for name in GAMES:
        for game in moments(name, every=5):
            for turn in game.turns:
                assert turn.view == game.view(turn.seat)
                assert [option.number for option in turn.options] == game.match.options(turn.number)
