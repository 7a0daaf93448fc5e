"""Chance by purpose: after a different decision all other dice and draws stay as they were."""

from __future__ import annotations

import ast
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.karak.scenario import settings_with
from warhost.core.chance import numbered_seed
from warhost.core.engine import options, push
from warhost.core.match import Match
from warhost.games import karak
from warhost.games.karak import GAME
from warhost.games.karak.hexes import HEXES
from warhost.games.karak.rules.fight import fight

HEROES = "horan-elspeth"


def table(number: int, **settings: str) -> Match:
    chosen = settings_with(heroes=HEROES, **settings)
    return Match(GAME, 2, chosen, numbered_seed(number))


def roll_of(match: Match, seat: int, hex_: str, round_: int) -> list[int]:
    """What this seat rolls in a fight there and then, whatever came before; the table is left alone."""
    s: Any = match.state.copy()
    here = HEXES.index[hex_]
    s.round = round_
    s.hero_at[seat] = here
    s.units[seat] = [3, 2, *[0] * (len(s.units[seat]) - 2)]
    monsters = s.monsters[:]
    monsters[here] = 12
    s.monsters = monsters
    s.question, s.waiting, s.offered = None, [], None
    s.agenda = []
    push(s, fight, seat)
    step, *arguments = s.agenda.pop()
    step.run(s, arguments[0])
    return list(s.faces)


@pytest.mark.parametrize("number", range(8))
def test_another_decision_leaves_piles_and_dice_alone(number: int) -> None:
    """Two tables with one seed: at one the first player explores and fights, at the other he ends his turn."""
    busy, idle = table(number), table(number)
    assert busy.state.pile == idle.state.pile
    first = busy.waiting()[0]
    explore = next(key for key in options(busy.state, first) if GAME.verbs.key(key).startswith("explore:"))
    busy.choose(first, explore)
    while busy.state.question is not None and busy.state.turn == first:
        seat = busy.waiting()[0]
        busy.choose(seat, busy.options(seat)[-1])
    idle.decide(first, "end")
    other = 1 - first
    assert idle.state.pile[: len(busy.state.pile)] == busy.state.pile
    assert idle.state.bag[: len(busy.state.bag)] == busy.state.bag
    for round_ in (1, 2, 7):
        for place in ("1413", "1513"):
            assert roll_of(busy, other, place, round_) == roll_of(idle, other, place, round_)
            assert roll_of(busy, first, place, round_ + 1) == roll_of(idle, first, place, round_ + 1)


def test_dice_differ_by_round_seat_and_place() -> None:
    """Each occasion has dice of its own."""
    match = table(3)
    occasions = [(seat, place, round_) for seat in (0, 1) for place in ("1413", "1513") for round_ in (2, 3)]
    rolls = {tuple(roll_of(match, *occasion)) for occasion in occasions}
    assert len(rolls) == len(occasions)


@pytest.mark.parametrize("number", range(4))
def test_no_rule_draws_without_a_purpose(number: int) -> None:
    """Whole games: the stream that is drawn from is always that of an occasion."""
    random = Random(number)
    match = Match(GAME, 2 + number, {"rounds": "20"}, numbered_seed(number))
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, random.choice(match.options(seat)))
        assert match.state.stream > 0
        assert 0 not in match.state.streams


def test_rules_use_only_chance_that_names_its_occasion() -> None:
    """Bare numbers and shuffles are for views and positions."""
    rules = sorted(Path(karak.__file__).parent.glob("rules/*.py"))
    assert len(rules) > 20
    named = {"draw", "pick", "roll", "shuffle"}
    for file in rules:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "warhost.core.chance":
                assert {each.name for each in node.names} <= named, file.name
