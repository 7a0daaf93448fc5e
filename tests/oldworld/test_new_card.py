"""A card is one table: a new one of each kind is written here, played in whole games, seen and counted, with no other change.
Components are read when the game is imported, so each box has a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PLAY = """
import json, sys
from warhost.bots import make_bot
from warhost.telling.boards import board_of
from warhost.telling.storyteller import Storyteller
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.view import seen_by, view_json
from warhost.games import load

card, settings = sys.argv[1], json.loads(sys.argv[2])
game = load("oldworld")
teller = Storyteller(game, "en")
names = [teller.name(kind, card) for kind in ("chaos_card", "old_world_card", "upgrade")]
seen, on_board, used, events = False, False, 0, []
for number in range(8):
    match = Match(game, 4, settings, numbered_seed(number))
    bot = make_bot("greedy", game, number)
    while not match.over:
        seat = match.waiting()[0]
        view = view_json(game, match.state, seat)
        if not on_board and f'"{card}"' in json.dumps(view["state"]):
            seen = True
            drawn = board_of("oldworld")(view, teller).plain(300)
            on_board = any(name in drawn for name in names)
        match.choose(seat, bot.choose(seen_by(game, match.state, seat), seat, match.options(seat)))
        assert game.broken(match.state) == []
    used += match.trace.used[game.components.index[card]]
    events += match.events(0)
    if on_board and used:
        break
places = [i for i, event in enumerate(events) if card in event.values()]
told, after = [events[i] for i in places], [events[i + 1] for i in places]
print(json.dumps({"seen": seen, "on_board": on_board, "used": used, "told": told, "after": after}))
"""


def run(folder: Path, script: str, *args: str, **files: str) -> subprocess.CompletedProcess[str]:
    """Runs a script with more cards in the box, given as texts of data files."""
    (folder / "oldworld").mkdir()
    for name, text in files.items():
        (folder / "oldworld" / f"{name}.toml").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-c", script, *args],
        env={**os.environ, "WARHOST_BOXES": str(folder), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )


def play(folder: Path, card: str, settings: dict[str, str] | None = None, **files: str) -> dict[str, Any]:
    """What was seen of a card in whole games of greedy bots."""
    done = run(folder, PLAY, card, json.dumps(settings or {}), **files)
    assert done.returncode == 0, done.stderr
    result: dict[str, Any] = json.loads(done.stdout)
    return result


MOULD = """
[[card]]
id = "creeping_mould"
power = "nurgle"
copies = 12
cost = 0
magic = true
effects = [{ op = "place_corruption", tokens = 1 }, { op = "change_resistance", by = -1 }]
worth = { base = 1.0, per = "enemies", each = 0.5 }
picture = "mushroom"
provenance = "house"
"""
CARTS = """
[[card]]
id = "plague_carts"
copies = 15
comet = false
track = true
immediate = [{ op = "place", token = "peasant", at = { pick = 1, populous = true } }]
lasting = { when = "track", ops = [{ op = "conquest", add = 1, per = "peasant", at = {} }] }
provenance = "house"
immediate_provenance = "house"
"""
FRENZY = """
[[upgrade]]
id = "skulls_for_everybody"
power = "khorne"
effects = [{ op = "more_power_points", points = 1 }, { op = "always_ruiner", agreed_points = 3 }]
worth = 99
provenance = "house"
"""


def test_a_new_chaos_card_is_played(tmp_path: Path) -> None:
    """Two operations that are at home elsewhere, in a deck that had neither."""
    result = play(tmp_path, "creeping_mould", chaos_cards=MOULD)
    assert result["seen"]
    assert result["on_board"]
    assert result["used"]
    played = [event for event in result["told"] if event["kind"] == "played"]
    assert played
    assert {event["cost"] for event in played} <= {0, 1, 2}
    assert any(event["kind"] == "corrupted" and event["cause"] == "chaos_card" for event in result["after"])


def test_a_new_old_world_card_is_drawn(tmp_path: Path) -> None:
    result = play(tmp_path, "plague_carts", old_world_cards=CARTS)
    assert result["seen"]
    assert result["on_board"]
    assert result["used"]
    assert {"old_world_drawn", "old_world_placed"} <= {event["kind"] for event in result["told"]}


def test_a_new_upgrade_is_taken(tmp_path: Path) -> None:
    result = play(tmp_path, "skulls_for_everybody", upgrades=FRENZY)
    assert result["seen"]
    assert result["on_board"]
    assert result["used"]
    assert {event["kind"] for event in result["told"]} == {"upgraded"}


def test_a_box_with_more_in_it_is_another_game(tmp_path: Path) -> None:
    """Its records do not replay with the plain box."""
    done = run(
        tmp_path,
        "from warhost.games.oldworld import GAME, REVISION; print(GAME.revision > REVISION)",
        chaos_cards=MOULD,
    )
    assert done.stdout == "True\n", done.stderr


NEW_OPERATION = """
from warhost.games.oldworld.cards.old_world import players
from warhost.games.oldworld.cards.old_world_text import Players, deed, so_many
from warhost.games.oldworld.events import BY_OLD_WORLD_CARD
from warhost.games.oldworld.rules.players import score

@deed("feast", who=Players(), n=so_many())
def feast(s, op, operation):
    for seat in players(s, op):
        score(s, seat, op.n * s.round, BY_OLD_WORLD_CARD)
"""
FEASTING = """
[[card]]
id = "skavengers"
copies = 15
immediate = [{ op = "feast", n = 2, who = "lowest_threat" }]
"""


def test_a_new_operation_of_old_world_cards_is_one_declaration(tmp_path: Path) -> None:
    """A few lines of Python, and a card of one's own uses it."""
    done = run(tmp_path, NEW_OPERATION + PLAY, "skavengers", json.dumps({"cards": FEASTING}))
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert result["used"]
    scored = [event for event in result["after"] if event["kind"] == "scored"]
    assert len(scored) == result["used"]
    assert all(event["points"] % 2 == 0 and event["source"] == "old_world_card" for event in scored)


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new)


CHAOS_PLACE = "chaos_cards.toml.card[creeping_mould]"
UPGRADE_PLACE = "upgrades.toml.upgrade[skulls_for_everybody]"
CARTS_PLACE = "old_world_cards.toml.card[plague_carts]"


@pytest.mark.parametrize(
    ("file", "text", "complaint"),
    [
        (
            "chaos_cards",
            changed(MOULD, '"place_corruption"', '"grow_legs"'),
            f"{CHAOS_PLACE}.effects[0].op: 'grow_legs' is not known; known: ",
        ),
        (
            "chaos_cards",
            changed(MOULD, "tokens = 1", "token = 1"),
            f"{CHAOS_PLACE}.effects[0]: 'tokens' is missing",
        ),
        (
            "chaos_cards",
            changed(MOULD, "tokens = 1", "tokens = 1, colour = 3"),
            f"{CHAOS_PLACE}.effects[0].colour: 'place_corruption' has no such parameter",
        ),
        (
            "chaos_cards",
            changed(MOULD, "tokens = 1", "tokens = 13"),
            f"{CHAOS_PLACE}.effects[0].tokens: expected a whole number from 1 to 12, got 13",
        ),
        (
            "chaos_cards",
            changed(MOULD, "cost = 0", 'cost = 0\ncolour = "red"'),
            f"{CHAOS_PLACE}.colour: nothing reads this",
        ),
        (
            "chaos_cards",
            changed(MOULD, 'power = "nurgle"', 'power = "malal"'),
            f"{CHAOS_PLACE}.power: there is no power 'malal'",
        ),
        (
            "chaos_cards",
            changed(MOULD, 'per = "enemies"', 'per = "friends"'),
            f"{CHAOS_PLACE}.worth.per: 'friends' is not known; known: enemies, ",
        ),
        (
            "chaos_cards",
            changed(MOULD, '"place_corruption", tokens = 1', '"control_figure", classes = ["cultist"]'),
            f"{CHAOS_PLACE}.effects[0].op: 'control_figure' is only for cards of slaanesh",
        ),
        (
            "upgrades",
            changed(FRENZY, '"more_power_points", points = 1', '"early_dice"'),
            f"{UPGRADE_PLACE}.effects[0].op: 'early_dice' is only for figures",
        ),
        (
            "upgrades",
            changed(FRENZY, "worth = 99", 'worth = 99\nfigure = "bloodletter"'),
            "upgrades.toml.upgrade: 2 upgrades of bloodletter, not one",
        ),
        (
            "old_world_cards",
            changed(CARTS, '"place"', '"fly"'),
            f"{CARTS_PLACE}: immediate[0]: there is no operation 'fly'",
        ),
        (
            "old_world_cards",
            changed(CARTS, "comet = false", "comet = false\nwheels = 4"),
            f"{CARTS_PLACE}: unknown key 'wheels'",
        ),
    ],
)
def test_mistakes_name_file_and_key(tmp_path: Path, file: str, text: str, complaint: str) -> None:
    done = run(tmp_path, "import warhost.games.oldworld", **{file: text})
    assert done.returncode != 0
    assert f"BadData: {complaint}" in done.stderr
