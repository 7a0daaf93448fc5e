"""The board in the terminal: everything on the table is there, in every language, in a hundred columns."""

from __future__ import annotations

import random
from io import StringIO

import pytest
from rich.console import Console

from tests.bloodrage.scenario import arrange, pillage
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.trace import SPECTATOR
from warhost.games.bloodrage import GAME
from warhost.telling.boards.bloodrage import board
from warhost.telling.storyteller import Storyteller


def drawn(match: Match, viewer: int, language: str = "en", width: int = 100) -> str:
    paper = StringIO()
    Console(width=width, file=paper).print(board(match.view(viewer), Storyteller(GAME, language)))
    return paper.getvalue()


@pytest.mark.parametrize("language", ["en", "pl", "fr", "ru"])
def test_the_board_can_be_drawn_at_any_time(language: str) -> None:
    match = Match(GAME, 4, {}, numbered_seed(4))
    lots = random.Random(4)
    number = 0
    while not match.over:
        if number % 12 == 0:
            for viewer in (match.waiting()[0], SPECTATOR):
                text = drawn(match, viewer, language)
                assert "bloodrage-" not in text
                assert all(len(line) <= 100 for line in text.splitlines())
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
        number += 1
    assert "bloodrage-" not in drawn(match, 0, language)


def test_figures_tokens_and_doom_are_shown() -> None:
    table = arrange(
        "turn",
        rage={"wolf": 3},
        doom=["horgr", "horgr", "gimle"],
        destroyed=["elvagar"],
        pillaged=["utgard"],
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 2}},
        ships={"bear": "fjord_west"},
        sheets={"serpent": {"monster_1": "frost_giant"}},
        monsters={"frost_giant": "yggdrasil"},
        quests={"wolf": ["alfheim_3"]},
        hands={"wolf": ["tyrs_bash", "troll"]},
        known={"wolf": ["troll"]},
    )
    text = drawn(table.match, 0)
    assert "W3✓ ♛" in text
    assert "R2 ●●" in text
    assert "S4✓ ◆Frost Giant" in text
    assert "~~ B ≋" in text
    assert "destroyed" in text
    assert "✗ pillaged" in text
    assert "Gimle ☠" in text
    assert "✓ Alfheim (+9)" in text
    assert "Tyr’s Bash +2" in text
    assert "Troll (2)" in text
    assert "known in hand: Troll" in text


def test_a_battle_is_shown() -> None:
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash", "troll"], "raven": ["tyrs_smash_1"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:tyrs_smash_1")
    text = drawn(table.match, 0)
    assert "Wolf clan pillages Gimle" in text
    assert "Wolf clan: 3 + 2 = 5   Tyr’s Bash" in text
