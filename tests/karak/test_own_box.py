"""A box that its owner has corrected: what it prints is what is played with, in rules, odds and records."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from tests.karak.scenario import arrange, fight, rolls
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
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


def test_symbols_work_in_the_printed_order() -> None:
    """KA 9.1: Perseverance before Hunger, so that the Griffin's unit comes before anybody is eaten."""
    printed = "[symbol.hunger]\norder = 4\n[symbol.perseverance]\norder = 1\n"
    for text, asked in (("", "horan hunger"), (printed, "horan recruit")):
        table = fight(
            "new_buildings",
            against=["abyss_giants_two_soul_stones"],
            dice=rolls("hero 1", "knight 1", "minotaur hunger", "griffin perseverance"),
            units={"horan": {"knight": 1, "minotaur": 1, "griffin": 1}},
            settings=box(text),
        )
        assert table.asked == asked
    with pytest.raises(BadSetting, match=r"symbol\.repair\.order: hunger is number 2, too"):
        settled("[symbol.hunger]\norder = 2\n")


def test_everybody_begins_with_what_is_printed() -> None:
    """KA 2.7, 2.13."""
    text = "[resource.food]\nstart = 2\n[start_place.first]\nstart = { stone = 3 }\n"
    match = Match(GAME, 2, {**box(text), "heroes": "horan-taia", "new_buildings": "off"}, numbered_seed(1))
    assert isinstance(match.state, Karak)
    first = match.state.first
    assert match.state.resources[first] == [2, 0, 3]
    assert match.state.resources[1 - first] == [2, 0, 0]


def test_after_a_fall_he_has_the_printed_toughness() -> None:
    """KA 4.11."""
    table = arrange(
        heroes=("horan", "taia"),
        toughness={"taia": 0},
        fallen={"taia": True},
        settings=box("[rule.fall]\ntoughness = 3\n"),
    )
    table.choose("end", "end")
    assert table.of("toughness", "taia") == 3


def test_glory_ends_where_the_track_does() -> None:
    """KA 7.1: twelve enemies are worth six on a track of six."""
    table = fight(
        against=["abyss_giants_two_soul_stones", "abyss_giants_two_soul_stones"],
        units={"horan": {"mage": 5}},
        glory={"horan": 5},
        dice=[6] * 6,
        settings=box("[rule.glory]\nmost = 6\n"),
    )
    assert table.of("glory", "horan") == 6


def test_misery_takes_the_printed_number_of_markers() -> None:
    """KA 11.6: two of them, one after the other."""
    table = fight(
        against=["abyss_giants_two_soul_stones"],
        dice=rolls("hero skull", "knight skull"),
        units={"horan": {"knight": 1}},
        cities={"taia": "1713"},
        resources={"taia": {"food": 2, "wood": 2}},
        settings=box("[rule.misery]\nmarkers = 2\n"),
    )
    table.choose("infect:taia", "pay:food")
    assert table.asked == "taia misery"
    table.choose("pay:wood")
    assert table.of("resources", "taia") == {"food": 1, "wood": 1}


def test_ties_are_decided_in_the_printed_order() -> None:
    """KA 23.6: here the army before glory."""
    for text, winner in (("", "horan"), ('[rule.tie]\norder = ["army", "glory"]\n', "taia")):
        ended = arrange(
            heroes=("horan", "taia"),
            round=19,
            settings={"rounds": "20", **box(text)},
            glory={"horan": 3, "taia": 2},
            units={"taia": {"knight": 1}},
            seat="taia",
            first=1,
        )
        ended.choose("end", "end")
        assert ended.winners == [winner]
    with pytest.raises(BadSetting, match=r"line 3: rule\.tie\.order: something stands here twice"):
        settled('[rule.tie]\norder = ["army", "army"]\n')


def test_a_slot_holds_as_many_items_as_are_printed() -> None:
    """KA 10.1: a third weapon finds its place."""
    for text, kept in (("", 2), ("[slot.weapon]\nsize = 3\n", 3)):
        table = arrange(
            heroes=("horan", "taia"),
            hero_at={"horan": "1513"},
            weapons={"horan": ["sword", "sword"]},
            ground={"1513": ["hammer"]},
            beaten={"skeletons_sword": 2, "ghouls_hammer": 1},
            settings=box(text),
        )
        table.choose("take:hammer")
        if table.asked != "horan turn":
            table.choose(table.options[0])
        assert len(table.of("weapons", "horan")) == kept


def test_the_general_has_the_printed_guard() -> None:
    """KA 2.5, 14.6."""
    match = Match(GAME, 2, {**box("[boss.praetorian]\nper_player = 0\n"), "riders": "off"}, numbered_seed(1))
    assert isinstance(match.state, Karak)
    assert match.state.praetorians == 0


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
