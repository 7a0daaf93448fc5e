"""The greedy bot, its reasons, and the board in a terminal."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.karak.scenario import arrange, fight, rolls
from warhost.arena.simulate import Plan, play_out, seated_bots
from warhost.core.view import seen_by, view_json
from warhost.games.karak import GAME
from warhost.games.karak.advice import rank, reason
from warhost.games.karak.judging import JUDGEMENT
from warhost.games.karak.state import Karak
from warhost.telling.boards import board_of
from warhost.telling.storyteller import Storyteller
from warhost.testing.playing import Variant, moments
from warhost.words import LANGUAGES, words_for

SIDHAR: dict[str, Any] = {
    "glory": {"sidhar": 8},
    "spells": {"sidhar": ["healing", "healing", "plunder"]},
    "resources": {"sidhar": {"food": 2, "stone": 2}},
}


def test_greedy_beats_random() -> None:
    """One against three, eight games: all won."""
    plan = Plan("karak", 4, 8, 1, ("greedy", "random", "random", "random"), {})
    for index in range(8):
        s, _ = play_out(GAME, plan, index, seated_bots(plan, GAME, index), None)
        assert s.winners == [0]


def test_greedy_prefers_good_odds() -> None:
    """It takes the sure victory and leaves the hopeless one."""
    table = arrange(
        heroes=("darius", "taia"),
        hero_at={"darius": "1613"},
        monsters={"1513": ["abyss_giants_two_soul_stones"], "1713": ["skeletons_sword"]},
        glory={"darius": 3},
    )
    view = seen_by(GAME, table.match.state, 0)
    offered = table.match.options(0)
    ranks = dict(zip(table.options, rank(view, 0, offered), strict=True))
    assert ranks["move:1713"] > ranks["move:1513"]


def test_to_be_hurt_or_fallen_is_never_judged_a_gain() -> None:
    """Who fights most is hurt most and wins most; finished games alone would teach that wounds are good."""
    for moment in moments(GAME, Variant(3, {}), 5):
        s = moment.state.copy()
        assert isinstance(s, Karak)
        if moment.number % 40 or s.fallen[0]:
            continue
        shares: list[float] = []
        for toughness in range(1, 6):
            s.toughness = [toughness, *s.toughness[1:]]
            shares.append(JUDGEMENT.shares(s)[0])
        s.fallen = [True, *s.fallen[1:]]
        shares.insert(0, JUDGEMENT.shares(s)[0])
        assert shares == sorted(shares)
        assert shares[0] < shares[-1]


def test_greedy_fights_its_way_to_a_great_goal() -> None:
    """Enemies in between do not make it turn back: it would walk to and fro until the last round."""
    table = arrange(
        heroes=("darius", "taia"),
        hero_at={"darius": "1413"},
        monsters={"1513": ["skeletons_sword"], "1613": ["abyss_giants_two_soul_stones"]},
        units={"darius": {"knight": 8}},
        glory={"darius": 20},
        weapons={"darius": ["hammer", "hammer"]},
    )
    view = seen_by(GAME, table.match.state, 0)
    ranks = dict(zip(table.options, rank(view, 0, table.match.options(0)), strict=True))
    assert max(ranks, key=ranks.__getitem__) == "move:1513"


def test_greedy_keeps_markers_that_a_fight_is_not_worth() -> None:
    """Cannonade is for what matters: not two markers for a Fire Missile."""
    poor = fight("new_heroes", hero="sidhar", against=["ghouls_fire_missile"], dice=rolls("hero 1"), **SIDHAR)
    rich = fight("new_heroes", hero="sidhar", against=["dryads_soul_stone"], dice=rolls("hero 2"), **SIDHAR)
    for table, wanted in ((poor, "done"), (rich, "cannonade")):
        ranks = dict(zip(table.options, rank(table.match.state, 0, table.match.options(0)), strict=True))
        assert max(ranks, key=ranks.__getitem__).startswith(wanted)


def test_every_option_has_a_reason_and_shares_add_up() -> None:
    for moment in moments(GAME, Variant(4, {"rounds": "20"}), 5):
        key, variables = reason(moment.state, moment.seat, moment.choice)
        assert words_for("en").say(key, variables) != key
        assert sum(JUDGEMENT.shares(moment.state)) == pytest.approx(1)


def test_a_move_is_explained_by_what_is_worth_most_there() -> None:
    """Two moves are not told apart by saying of both that they lead somewhere."""
    table = arrange(hero_at={"horan": "1513"}, ground={"1613": ["hammer"]})
    view = seen_by(GAME, table.match.state, 0)
    told = {
        key: reason(view, 0, option)[0].removeprefix("karak-advice-")
        for key, option in zip(table.options, table.match.options(0), strict=True)
    }
    assert (told["move:1613"], told["move:1413"]) == ("to_item", "frontier")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_can_be_drawn(language: str) -> None:
    teller = Storyteller(GAME, language)
    console = Console(width=160, record=True, file=StringIO())
    for moment in moments(GAME, Variant(3, {"rounds": "20"}), 2):
        if moment.number % 40 == 1:
            view = view_json(GAME, moment.state, moment.seat)
            console.print(board_of("karak")(view, teller))
    drawn = console.export_text()
    assert "1313" in drawn
    assert teller.side(view["seats"][0]) in drawn
    assert "board-karak" not in drawn


def test_what_the_browser_draws_is_up_to_date() -> None:
    """`python3 web/src/games/karak/generate.py` writes it."""
    generate = Path(__file__).parents[2] / "web/src/games/karak/generate.py"
    run = subprocess.run(
        [sys.executable, str(generate), "--check"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
