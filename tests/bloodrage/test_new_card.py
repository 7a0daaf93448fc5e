"""A new card is one table of a box: it is drafted, played, counted, and seen in view and terminal, without a line of code
elsewhere. What is wrong in it is reported by file and key."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]

BATTLE_CARD = """
[[card]]
id = "lokis_laughter"
age = 1
kind = "battle"
god = "loki"
players = [2, 2, 2]
bonus = 1
effects = [{ op = "steal_glory", glory = 1 }, { op = "steal_rage", rage = 2 }]
worth = 9.0
worth_lost = 9.0
picture = "fox-head"
provenance = "house"
"""
QUEST = """
[[card]]
id = "two_of_manheim"
age = 1
kind = "quest"
players = [2, 2]
glory = 12
raise = 2
effects = [{ op = "most_strength_in_land", land = "manheim", provinces = 1 }]
picture = "pine-tree"
provenance = "house"
"""
UPGRADE = """
[[card]]
id = "friggas_hearth"
age = 1
kind = "upgrade"
slot = "clan"
god = "frigga"
players = [2, 2]
cost = 0
effects = [{ op = "glory_per_released", glory = 2 }, { op = "upgrade_discount", rage = 2 }]
worth = 14.0
picture = "shining-heart"
provenance = "house"
"""
MONSTER = """
[[card]]
id = "fenrirs_whelp"
age = 1
kind = "upgrade"
slot = "monster"
players = [2]
cost = 1
strength = 3
invade_cost = 1
effects = [{ op = "reward_again" }, { op = "invade_destroy", victims = ["warrior", "leader"] }]
worth = 20.0
picture = "troll"
provenance = "house"
"""
OWN_TEXT = """
[[card]]
id = "tyrs_echo"
age = 1
kind = "battle"
god = "tyr"
players = [2, 2, 2]
bonus = 2
effects = [{ op = "rage_whoever_wins", rage = 2 }]
worth = 9.0
picture = "fist"
provenance = "house"
"""
OWN_OPERATION = """
from warhost.core.arguments import number
from warhost.games.bloodrage.operations import BATTLE_OPERATIONS, BattleOperation
from warhost.games.bloodrage.rules.clans import card_works, change_rage


class RageWhoeverWins(BattleOperation):
    def at_battle_end(self, s, seat, card):
        card_works(s, seat, card)
        change_rage(s, seat, self.numbers("rage")[card])


BATTLE_OPERATIONS.add(RageWhoeverWins("rage_whoever_wins", rage=number(1, 6)))
"""


def with_box(folder: Path, cards: str, operations: str, *command: str) -> subprocess.CompletedProcess[str]:
    box = folder / "bloodrage"
    box.mkdir()
    (box / "cards.toml").write_text(cards, encoding="utf-8")
    if operations:
        (box / "operations.py").write_text(operations, encoding="utf-8")
    return subprocess.run(
        [sys.executable, *command],
        cwd=ROOT,
        env={**os.environ, "WARHOST_BOXES": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def played(folder: Path, card: str, cards: str, operations: str = "") -> dict[str, Any]:
    done = with_box(folder, cards, operations, "-m", "tests.bloodrage.box_player", card)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@pytest.mark.parametrize(
    ("card", "table", "operations", "event"),
    [
        ("lokis_laughter", BATTLE_CARD, "", "card_revealed"),
        ("two_of_manheim", QUEST, "", "quest_done"),
        ("friggas_hearth", UPGRADE, "", "upgraded"),
        ("fenrirs_whelp", MONSTER, "", "upgraded"),
        ("tyrs_echo", OWN_TEXT, OWN_OPERATION, "card_worked"),
    ],
    ids=["battle", "quest", "upgrade", "monster", "own operation"],
)
def test_a_new_card_plays(tmp_path: Path, card: str, table: str, operations: str, event: str) -> None:
    found = played(tmp_path, card, table, operations)
    assert all(found["used"].values()), found["used"]
    assert {card, f"{card}-works"} <= set(found["used"])
    assert found["seen"].items() >= {"hands": True, "summary": True, "board": True}.items()
    assert event in found["told"]


def test_a_new_monster_stands_on_the_board(tmp_path: Path) -> None:
    found = played(tmp_path, "fenrirs_whelp", MONSTER)
    assert found["seen"]["monster"]
    assert found["used"]["fenrirs_whelp-invades"]


def test_a_game_with_another_box_has_a_revision_of_its_own(tmp_path: Path) -> None:
    """So a record of it is never taken for one of the usual game."""
    ask = ("-c", "from warhost.games.bloodrage import GAME; print(GAME.revision)")
    usual = with_box(tmp_path, "", "", *ask)
    (tmp_path / "other").mkdir()
    other = with_box(tmp_path / "other", BATTLE_CARD, "", *ask)
    assert int(other.stdout) >= 1_000_000
    assert other.stdout != usual.stdout


@pytest.mark.parametrize(
    ("table", "before", "after", "place", "problem"),
    [
        (BATTLE_CARD, 'op = "steal_rage"', 'op = "steal_thunder"', "effects[1].op", "'steal_thunder' is not known"),
        (BATTLE_CARD, ", rage = 2 }", " }", "effects[1]", "'rage' is missing"),
        (BATTLE_CARD, "rage = 2", "rage = 40", "effects[1].rage", "from 1 to 12, got 40"),
        (BATTLE_CARD, "rage = 2", "rage = 2, luck = 7", "effects[1].luck", "'steal_rage' has no such parameter"),
        (BATTLE_CARD, "bonus = 1", "bonus = 1\nglory = 3", "glory", "nothing reads this"),
        (BATTLE_CARD, "bonus = 1", "bonus = true", "bonus", "from 0 to 20, got True"),
        (BATTLE_CARD, 'kind = "battle"', 'kind = "song"', "kind", "there is no kind 'song'"),
        (BATTLE_CARD, 'god = "loki"', 'god = "hel"', "god", "'hel' is not known"),
        (BATTLE_CARD, "bonus = 1", 'bonus = 1\nagreed = "watches"', "agreed", "'watches' is not known"),
        (BATTLE_CARD, '"steal_rage", rage', '"steal_glory", glory', "effects[1].op", "stands here twice"),
        (UPGRADE, "worth = 14.0\n", "", "", "'worth' is missing"),
        (UPGRADE, 'slot = "clan"', 'slot = "banner"', "slot", "'banner' is not known"),
        (UPGRADE, 'op = "glory_per_released"', 'op = "glory_per_own_ship"', "effects[0].op", "in the slot 'clan'"),
        (QUEST, 'land = "manheim"', 'land = "asgard"', "effects[0].land", "there is no land 'asgard'"),
        (QUEST, "effects = [", "ideas = [", "", "'effects' is missing"),
        (MONSTER, "players = [2]", "players = [2, 3]", "players", "is one figure"),
        (MONSTER, '"leader"]', '"dragon"]', "effects[1].victims", "there is no figure 'dragon'"),
        (MONSTER, '{ op = "reward_again" }', '{ op = "glory_per_enemy_destroyed", glory = 1 }', "effects[0].op", "only"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(
    tmp_path: Path, table: str, before: str, after: str, place: str, problem: str
) -> None:
    assert before in table
    card = table.partition('id = "')[2].partition('"')[0]
    done = with_box(tmp_path, table.replace(before, after), "", "-c", "import warhost.games.bloodrage")
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert "BadData" in last
    assert f"cards.toml.card[{card}]{'.' if place else ''}{place}: " in last
    assert problem in last


def test_two_cards_of_one_id(tmp_path: Path) -> None:
    done = with_box(tmp_path, BATTLE_CARD + BATTLE_CARD, "", "-c", "import warhost.games.bloodrage")
    assert "there are two of the id 'lokis_laughter'" in done.stderr
