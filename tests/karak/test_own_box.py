"""A box that its owner has corrected: what it prints is what is played with, in rules, odds and records."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from tests.karak.scenario import arrange, fight
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.record import read, verify, write
from warhost.core.view import seen_by
from warhost.games.karak import GAME, components
from warhost.games.karak.box import BOX
from warhost.games.karak.components import TOKENS
from warhost.games.karak.printed import OURS, Printed, printed_by
from warhost.games.karak.rules.fight import AMBUSH_STRENGTH, WEAK
from warhost.games.karak.rules.items import ITEM_HEALS
from warhost.games.karak.rules.players import max_toughness
from warhost.games.karak.state import Karak


def box(text: str) -> dict[str, str]:
    return {"box": 'game = "karak"\n' + text}


def settled(text: str) -> str:
    return GAME.settings.values_of("karak", box(text))["box"]


def test_a_monster_is_as_strong_as_it_is_printed() -> None:
    """KA 1.6, 8.16: skeletons of strength 4 are not beaten by three swords."""
    ours = fight(against=["skeletons_sword"], hero="darius", dice=[6])
    theirs = fight(
        against=["skeletons_sword"],
        hero="darius",
        dice=[6],
        settings=box("[monster.skeletons]\nstrength = 4\n"),
    )
    assert ours.field("weapons")["darius"] == ["sword"]
    assert theirs.field("weapons")["darius"] == []


def test_a_reward_is_what_the_back_of_the_token_shows() -> None:
    table = fight(
        against=["skeletons_sword"],
        hero="darius",
        dice=[6],
        settings=box('[monster_token.skeletons_sword]\nitem = "none"\nsoul_stones = 1.5\n'),
    )
    assert table.field("weapons")["darius"] == []
    assert table.field("stones")["darius"] == 3


def test_a_die_shows_what_is_printed_on_it() -> None:
    blank = box('[die.hero]\nfaces = ["0", "0", "0", "0", "0", "0"]\n')
    assert fight(against=["skeletons_sword"], hero="darius", dice=[6], settings=blank).field("weapons") == {
        "darius": [],
        "taia": [],
    }
    chances = printed_by(settled(blank["box"].partition("\n")[2])).dice
    assert chances.at_least([0], 1) == 0
    assert OURS.dice.at_least([0], 1) == pytest.approx(5 / 6)


def test_a_building_costs_what_is_printed() -> None:
    where = {"hero_at": {"horan": "1513"}, "cities": {"horan": "1513"}, "resources": {"horan": {"stone": 1}}}
    cheap = box("[building.army_camp]\ncost = { stone = 1 }\n")
    assert not [key for key in arrange(**where).options if "army_camp" in key]
    table = arrange(settings=cheap, **where)
    table.choose("build:army_camp")
    assert table.field("resources")["horan"] == {}


def test_a_chasm_stands_where_it_is_printed() -> None:
    """KA 4.3: from the castle farm to 1513 goes the western edge of the farm."""
    assert "move:1513" in arrange(hero_at={"horan": "1413"}).options
    torn = arrange(hero_at={"horan": "1413"}, settings=box("[tile.farm_1]\nchasms = [3]\n"))
    assert "move:1513" not in torn.options


def test_items_and_abilities_have_the_numbers_that_are_printed() -> None:
    """KA 10.14, 15.5: an Amulet of Vitality for three more, and an Ambush that gives nothing to other abilities."""
    text = "[item.amulet_vitality]\nn = 3\n[item.healing]\ntoughness = 4\n[ability.ambush]\nstrength = 5\n"
    table = arrange(
        settings=box(text), amulets={"horan": "amulet_vitality"}, beaten={"dryads_amulet_vitality": 1}
    )
    state = table.match.state
    assert isinstance(state, Karak)
    assert max_toughness(state, 0) == components.MAX_TOUGHNESS + 3
    strengths = state.printed.effects[AMBUSH_STRENGTH]
    assert [number for number in strengths if number] == [5]
    assert [number for number in state.printed.effects[WEAK] if number] == [1]
    assert set(state.printed.effects[ITEM_HEALS]) == {0, 4}


def test_our_own_box_is_what_the_data_say() -> None:
    assert Printed(BOX.corrected("")).effects == OURS.effects


def test_the_bag_holds_as_many_tokens_as_the_box() -> None:
    match = Match(GAME, 2, box("[monster_token.skeletons_sword]\ncount = 9\n"), numbered_seed(1))
    assert isinstance(match.state, Karak)
    token = components.N_TILES + TOKENS.index["skeletons_sword"]
    assert match.state.bag.count(token) == 9


def test_views_and_copies_print_the_same() -> None:
    match = Match(GAME, 2, box("[unit.knight]\ncost = { stone = 2 }\n"), numbered_seed(1))
    assert isinstance(match.state, Karak)
    view = seen_by(GAME, match.state, 0)
    assert isinstance(view, Karak)
    assert view.printed is match.state.printed is match.state.copy().printed
    assert GAME.summary(view)["prices"]["unit"]["knight"] == {"stone": 2}  # type: ignore[index]


def test_a_record_carries_the_box() -> None:
    text = (
        "[monster.skeletons]\nstrength = 3\n[tile.farm_1]\nresources = ['food', 'stone']\n"
        "[foe.dark_general]\nstrength = 9\n[building.monument]\ntokens = 1\n"
    )
    match = Match(GAME, 3, {**box(text), "rounds": "20"}, numbered_seed(3))
    lots = random.Random(3)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
    written = write(match)
    assert f"option box={settled(text)}" in written
    assert verify(GAME, read(written)).over


def test_rules_ask_the_table_and_not_our_own_numbers() -> None:
    """A rule that reads a table of components.py that can be corrected would not follow the box."""
    folder = Path(components.__file__).parent
    written = ast.walk(ast.parse((folder / "printed.py").read_text(encoding="utf-8")))
    attributes = {node.attr.upper() for node in written if isinstance(node, ast.Attribute)}
    correctable = (attributes & set(vars(components))) - {"DICE"}
    assert len(correctable) > 15
    for file in [*(folder / "rules").glob("*.py"), folder / "view.py", folder / "positions.py"]:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "warhost.games.karak.components":
                assert not correctable & {alias.name for alias in node.names}, file.name
