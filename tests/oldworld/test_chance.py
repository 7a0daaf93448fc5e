"""Chance by purpose (OW 3.12): what somebody decides leaves the other decks and dice as they were."""

from __future__ import annotations

import ast
import random
from pathlib import Path
from typing import Any

import pytest

from tests.oldworld.scenario import POWERS, after_a_pass
from warhost.core import chance
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.state import UNPARTED, State
from warhost.core.view import SPECTATOR
from warhost.games import oldworld
from warhost.games.oldworld import GAME

MODULES = sorted(Path(oldworld.__file__).parent.glob("**/*.py"))
FREE_CHANCE = {"below", "mix"}
"""Chance without a purpose: only for what is no moment of the game."""
NO_MOMENTS = {"advice.py", "positions.py", "view.py"}


def played(seed: int, lots: int) -> Match:
    """A game of random decisions: the same seed, other lots, other decisions."""
    match = Match(GAME, 4, {}, numbered_seed(seed))
    chooser = random.Random(lots)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, chooser.choice(match.options(seat)))
    return match


def told(match: Match, kind: str) -> list[dict[str, Any]]:
    return [event for event in match.events(SPECTATOR) if event["kind"] == kind]


@pytest.mark.parametrize("seed", range(4))
def test_the_old_world_deck_stays_whatever_is_decided(seed: int) -> None:
    """OW 3.12: as far as both games go."""
    decks = [[event["card"] for event in told(played(seed, lots), "old_world_drawn")] for lots in (1, 2, 3)]
    length = min(len(deck) for deck in decks)
    assert length > 2
    assert len({tuple(deck[:length]) for deck in decks}) == 1


@pytest.mark.parametrize("seed", range(4))
def test_the_chaos_decks_stay_whatever_is_decided(seed: int) -> None:
    """OW 3.12: each power's first cards come in the same order, however many it draws at a time."""
    for seat, power in enumerate(POWERS):
        orders: list[list[str]] = []
        for lots in (1, 2):
            match = played(seed, lots)
            drawn: list[str] = []
            for event in match.events(seat):
                if event["kind"] == "reshuffled" and event["seat"] == power:
                    break
                if event["kind"] == "drew" and event["seat"] == power:
                    drawn += event["cards"]
            orders.append(drawn)
        length = min(len(order) for order in orders)
        assert length > 5
        assert orders[0][:length] == orders[1][:length]


def dice_of(match: Match) -> dict[tuple[int, str, str, int], list[int]]:
    """All dice, by round, power, region and whether they are early."""
    dice: dict[tuple[int, str, str, int], list[int]] = {}
    number = 0
    for event in match.events(SPECTATOR):
        if event["kind"] == "round_began":
            number = event["round"]
        elif event["kind"] == "rolled":
            at = (number, event["seat"], event["region"], event["early"])
            dice.setdefault(at, []).extend(event["dice"])
    return dice


def test_dice_of_the_same_occasion_are_the_same_whatever_is_decided() -> None:
    """OW 3.12: same round, same power, same region. One power rolls more dice than in the other game, and the first of them are
    the same."""
    compared = 0
    for seed in range(12):
        one, other = dice_of(played(seed, 1)), dice_of(played(seed, 2))
        for occasion in one.keys() & other.keys():
            length = min(len(one[occasion]), len(other[occasion]))
            assert one[occasion][:length] == other[occasion][:length], occasion
            compared += length
    assert compared > 50


def test_the_dice_of_one_power_do_not_depend_on_those_of_another() -> None:
    """OW 3.12: Nurgle rolls in the same battle after Khorne, and rolls the same whether that were two dice or twelve."""
    rolled: list[list[int]] = []
    for bloodletters in (1, 6):
        figures = {"bloodletter": bloodletters, "plaguebearer": 5, "great_unclean_one": 1}
        table = after_a_pass("battle", figures={"kislev": figures})
        while table.asked != "pause":
            table.choose(table.options[0])
        khorne, nurgle = (event["dice"] for event in table.events("rolled"))
        assert len(khorne) >= 2 * bloodletters
        rolled.append(nurgle)
    assert rolled[0] == rolled[1]
    assert len(rolled[0]) >= 8


def test_dice_of_different_occasions_differ() -> None:
    """OW 3.12: each power's dice are its own, in each region and round, early and normal."""
    dice: dict[tuple[int, ...], list[int]] = {}
    s = GAME.begin(4)
    s.seed = numbered_seed(3)
    for purpose in (oldworld.purposes.EARLY_DICE, oldworld.purposes.BATTLE_DICE):
        for number in (1, 2):
            for power in range(4):
                for region in range(9):
                    occasion = purpose.at(number, power, region)
                    dice[purpose.number, number, power, region] = [
                        chance.roll(s, occasion) for _ in range(20)
                    ]
    assert len({tuple(faces) for faces in dice.values()}) == 2 * 2 * 4 * 9


def test_rules_draw_no_chance_without_a_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    """OW 3.12: in whole games nothing is drawn from the stream that belongs to no occasion."""
    without: list[int] = []
    below = chance.below

    def watched(s: State, n: int) -> int:
        assert s.stream != UNPARTED
        if s.stream == 0:
            without.append(n)
        return below(s, n)

    monkeypatch.setattr(chance, "below", watched)
    for seed in range(3):
        played(seed, seed)
    assert without == []


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(MODULES[0].parent)))
def test_chance_without_a_purpose_is_not_even_imported_by_the_rules(file: Path) -> None:
    """OW 3.12."""
    names = {
        alias.name
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "warhost.core.chance"
        for alias in node.names
    }
    assert file.name in NO_MOMENTS or not names & FREE_CHANCE
