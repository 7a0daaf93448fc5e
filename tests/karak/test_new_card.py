"""A new thing is one table: items, buildings, units, heroes, monsters, tiles and hordes that no release knows, played in whole
games against bots. What is wrong in a table is reported with its file and key."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from warhost.core.operations import Operation
from warhost.games.karak.operations import ABILITY_OPERATIONS, BUILDING_OPERATIONS, ITEM_OPERATIONS

ROOT = Path(__file__).parents[2]


def python(folder: Path, files: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    """Runs Python with a box of these files."""
    box = folder / "karak"
    box.mkdir()
    for name, content in files.items():
        (box / name).write_text(content, encoding="utf-8")
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, *args],
        env={**os.environ, "WARHOST_BOXES": str(folder), "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def play(
    folder: Path,
    files: dict[str, str],
    *things: str,
    used: tuple[str, ...] = (),
    seats: int = 2,
    heroes: str = "random",
) -> None:
    """Games with these things, until all of them were used (counted as components under other names, if `used` says so),
    seen in a view and told in a terminal that knows no names for them."""
    wish = {"seats": seats, "settings": {"heroes": heroes}, "shown": things, "used": used or things}
    run = python(folder, files, "-m", "tests.karak.box", json.dumps(wish))
    assert run.returncode == 0, run.stderr
    out: dict[str, Any] = json.loads(run.stdout)
    assert out["revision"] > 1_000_000
    assert out["seen"] == out["told"] == sorted(things)
    assert all(out["used"].values()), out["used"]


WAR_DRUM = """
[[item]]
id = "war_drum"
slot = "amulet"
effects = [{ op = "actions", n = 1 }, { op = "glory", n = 3 }]
trade = { count = 2, cost = { food = 1 } }
worth = 40.0
picture = "drum"
provenance = "house"
"""


def test_a_new_item(tmp_path: Path) -> None:
    """Two operations in one amulet, sold by the merchant; nobody finds it."""
    play(tmp_path, {"items.toml": WAR_DRUM}, "trade_war_drum")


def test_a_new_building(tmp_path: Path) -> None:
    """It keeps the plague out and brings markers."""
    building = """
        [[building]]
        id = "granary"
        place = "draft"
        tokens = 4
        cost = { food = 1 }
        effects = [{ op = "income", n = 2 }, { op = "keep_plague_out" }]
        worth = 50.0
        picture = "inn"
        provenance = "house"
    """
    play(tmp_path, {"buildings.toml": building}, "granary")


def test_a_new_unit_and_its_building(tmp_path: Path) -> None:
    """A second unit with Venom; it counts for the army like the others."""
    unit = """
        [[unit]]
        id = "wyvern"
        kind = "elite"
        dice = 3
        faces = ["venom", "2", "2", "3", "3", "3"]
        size = "medium"
        cost = { food = 1 }
        picture = "wyvern"
        provenance = "house"
    """
    building = """
        [[building]]
        id = "wyvern_nest"
        place = "board"
        replaces = "mage_tower"
        cost = { stone = 1 }
        effects = [{ op = "train", unit = "wyvern" }]
        worth = 50.0
        picture = "basilisk_lair"
        provenance = "house"
    """
    play(tmp_path, {"units.toml": unit, "buildings.toml": building}, "wyvern", "wyvern_nest")


def test_a_new_hero_with_abilities_that_others_have_too(tmp_path: Path) -> None:
    """The same operations with other numbers: he raises knights, and his ambush is worth four."""
    hero = """
        [[hero]]
        id = "brynhild"
        mount = "warhorse"
        colour = "turquoise"
        modules = ["base"]
        provenance = "house"

          [[hero.ability]]
          id = "call_to_arms"
          effects = [{ op = "raise", unit = "knight", dice = 2 }]
          worth = 4.0
          provenance = "house"

          [[hero.ability]]
          id = "stalker"
          effects = [{ op = "ambush", strength = 4 }]
          worth = 5.0
          provenance = "house"
    """
    used = ("call_to_arms", "stalker")
    play(tmp_path, {"heroes.toml": hero}, "brynhild", used=used, heroes="brynhild-lorraine")


def test_a_new_monster(tmp_path: Path) -> None:
    monster = """
        [[monster]]
        id = "bog_imps"
        strength = 1
        picture = "imp"
        provenance = "house"

          [[monster.token]]
          id = "bog_imps_soul_stone"
          reward = { soul_stones = 0.5 }
          count = 9
          provenance = "house"

          [[monster.token]]
          id = "bog_imps_healing"
          reward = { item = "healing" }
          count = 9
          provenance = "house"
    """
    play(tmp_path, {"monsters.toml": monster}, "bog_imps_healing", used=("army_bog_imps",))


def test_a_new_tile(tmp_path: Path) -> None:
    """Rich, with two armies, and nobody may found a city on it."""
    tile = """
        [[tile]]
        id = "old_mine"
        terrain = "old_mine"
        level = 1
        resources = ["stone", "stone", "stone"]
        chasms = [0, 2]
        monsters = 2
        modules = ["base"]
        city = false
        provenance = "house"
    """
    play(tmp_path, {"tiles.toml": tile}, "old_mine")


def test_a_new_horde_with_its_rider_and_its_fallen_city(tmp_path: Path) -> None:
    great = """
        [[horde]]
        id = "white"
        banner = "white"
        strength = 5
        soul_stones = 1
        provenance = "house"

        [[rider]]
        id = "fourth"
        banner = "white"
        strength = 6
        soul_stones = 1.5
        provenance = "house"
    """
    tile = """
        [[tile]]
        id = "fallen_city_white"
        terrain = "fallen_city"
        level = 1
        resources = []
        chasms = []
        monsters = 0
        special = "fallen_city"
        banner = "white"
        modules = ["hordes", "riders"]
        city = false
        gather = false
        flying_city = false
        provenance = "house"
    """
    files = {"hordes.toml": great, "tiles.toml": tile}
    used = ("fallen_city_white", "horde_white", "rider_fourth")
    play(tmp_path, files, "fallen_city_white", "white", "fourth", used=used, seats=3)


FEAST = """
from warhost.core.arguments import number
from warhost.games.karak import events
from warhost.games.karak.components import FOOD, SPELL
from warhost.games.karak.operations import ITEM_OPERATIONS, SpellOperation
from warhost.games.karak.rules.players import gain, supply


class Feast(SpellOperation):
    def may_cast(self, s, seat, item):
        return supply(s, FOOD) > 0

    def cast(self, s, seat, item):
        gain(s, seat, FOOD, self.numbers("markers")[item], events.BY_HEALING)


ITEM_OPERATIONS.add(Feast("feast", SPELL, markers=number(1, 9)))
"""


def test_a_new_operation_comes_with_the_box(tmp_path: Path) -> None:
    item = """
        [[item]]
        id = "horn_of_plenty"
        slot = "spell"
        effects = [{ op = "feast", markers = 3 }]
        trade = { count = 5, cost = { stone = 1 } }
        worth = 20.0
        picture = "cornucopia"
        provenance = "house"
    """
    play(tmp_path, {"items.toml": item, "operations.py": FEAST}, "trade_horn_of_plenty")


def changed(old: str, new: str) -> dict[str, str]:
    assert old in WAR_DRUM
    return {"items.toml": WAR_DRUM.replace(old, new)}


DRUM = "items.toml.item[war_drum]"
SEVENTH = """
[[building]]
id = "inn_2"
place = "board"
effects = []
worth = 1
picture = "inn"
provenance = "house"
"""
FIVE_FACES = """
[[unit]]
id = "imp"
kind = "raised"
dice = 1
faces = ["1", "1", "1", "1", "1"]
size = "small"
picture = "imp"
provenance = "house"
"""
RUIN = """
[[tile]]
id = "ruin"
terrain = "ruin"
level = 1
resources = []
chasms = []
special = "fallen_city"
banner = "pink"
modules = ["base"]
provenance = "house"
"""
UNTRAINED = FIVE_FACES.replace("raised", "basic").replace('["1", ', '["0", "1", ')
WRONG = {
    "an unknown operation": (changed('"glory"', '"gloy"'), f"{DRUM}.effects[1].op", "'gloy' is not known"),
    "a missing number": (changed(", n = 3", ""), f"{DRUM}.effects[1]", "'n' is missing"),
    "a number out of bounds": (changed("n = 3", "n = 30"), f"{DRUM}.effects[1].n", "from 1 to 9"),
    "a number too many": (
        changed("n = 3", "n = 3, m = 1"),
        f"{DRUM}.effects[1].m",
        "'glory' has no such parameter",
    ),
    "a text for a number": (changed("n = 3", 'n = "3"'), f"{DRUM}.effects[1].n", "whole number"),
    "the wrong slot": (changed('"amulet"', '"weapon"'), f"{DRUM}.effects[1].op", "slot 'weapon'"),
    "an unknown slot": (changed('"amulet"', '"boot"'), f"{DRUM}.slot", "there is no slot 'boot'"),
    "no worth": (changed("worth = 40.0\n", ""), DRUM, "'worth' is missing"),
    "an unknown key": (changed("worth", "wrth = 1\nworth"), f"{DRUM}.wrth", "nothing reads"),
    "an unknown resource": (
        changed("{ food = 1 }", "{ fod = 1 }"),
        f"{DRUM}.trade.cost.fod",
        "nothing reads",
    ),
    "a name twice": (
        changed('"war_drum"', '"portal"'),
        "buildings.toml.building[portal].id",
        "something else",
    ),
    "an unknown provenance": (changed('"house"', '"hearsay"'), f"{DRUM}.provenance", "'hearsay'"),
    "a seventh building": ({"buildings.toml": SEVENTH}, "buildings.toml.building[inn_2].place", "6 places"),
    "five faces": ({"units.toml": FIVE_FACES}, "units.toml.unit[imp].faces", "6 faces"),
    "a unit that nobody trains": ({"units.toml": UNTRAINED}, "units.toml.unit[imp].kind", "need one"),
    "a city without a horde": ({"tiles.toml": RUIN}, "tiles.toml.tile[ruin].banner", "'pink'"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_named_with_file_and_key(name: str, tmp_path: Path) -> None:
    files, where, problem = WRONG[name]
    run = python(tmp_path, files, "-c", "import warhost.games.karak")
    assert run.returncode == 1
    said = run.stderr.strip().splitlines()[-1]
    assert f"BadData: {where}: " in said
    assert problem in said


def test_only_lists_can_be_added_to(tmp_path: Path) -> None:
    run = python(tmp_path, {"setup.toml": "[turn]\nactions = 3"}, "-c", "import warhost.games.karak")
    assert "setup.toml: turn: only further entries of lists" in run.stderr


@pytest.mark.parametrize(
    "operation", [*ITEM_OPERATIONS.all, *BUILDING_OPERATIONS.all, *ABILITY_OPERATIONS.all], ids=repr
)
def test_something_in_the_box_has_each_operation(operation: Operation) -> None:
    assert any(operation.having)
