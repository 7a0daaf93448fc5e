"""The fight in its corners: what is asked and what is not, what one fight leaves to the next, who flees."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls

GIANTS = ["abyss_giants_two_soul_stones"]


def test_nothing_is_asked_once_the_total_is_enough() -> None:
    """KA 8.15, 8.16: a missile is kept where the roll does it."""
    table = fight(against=["ghouls_sword"], dice=rolls("hero 2"), spells={"horan": ["fire_missile"]})
    assert table.asked == "horan turn"
    assert table.of("spells", "horan") == ["fire_missile"]


def test_a_missile_may_be_kept() -> None:
    """KA 8.15: who adds nothing has lost."""
    table = fight(against=GIANTS, dice=rolls("hero 2"), spells={"horan": ["fire_missile", "healing"]})
    assert table.options == ["cast:fire_missile", "done"]
    assert table.field("phase") == "fight"
    assert table.refusal("cast:healing") == "no_spell"
    table.choose("done")
    assert table.of("hero_at", "horan") == "1413"
    assert table.of("spells", "horan") == ["fire_missile", "healing"]


def test_weak_armies_flee_before_horan() -> None:
    """KA 15.2, 15.3: he does not roll, and has what they carried; glory rises to 1."""
    table = fight(against=["skeletons_sword"])
    assert not table.events("rolled")
    assert table.field("dice") == []
    assert table.of("weapons", "horan") == ["sword"]
    assert table.of("glory", "horan") == 1
    table = fight(against=["skeletons_sword", "ghouls_sword"], dice=rolls("hero 2"))
    assert table.events("fight_began")[0]["strength"] == 2
    assert table.of("glory", "horan") == 3
    other = fight(hero="darius", against=["skeletons_sword"], dice=rolls("hero skull"))
    assert other.events("fight_lost")


def test_the_dice_of_a_fight_are_forgotten_in_the_next() -> None:
    """KA 15.3: who flees leaves no dice of an earlier fight on the table."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        monsters={"1513": ["ghouls_sword"], "1613": ["skeletons_sword"]},
        dice=rolls("hero 2"),
    ).choose("move:1513")
    assert table.field("dice") == ["hero"]
    table.choose("move:1613")
    assert (table.field("dice"), table.field("faces"), table.field("fates")) == ([], [], [])
    assert table.of("weapons", "horan") == ["sword", "sword"]


@pytest.mark.parametrize(("strength", "flees"), [(1, True), (2, False)])
def test_a_horde_of_one_flees_before_horan(strength: int, flees: bool) -> None:
    """KA 15.4: the toughness is lost all the same, and he must go back."""
    table = fight(
        "hordes",
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]},
        foes={"black": "1513"},
        hordes={"black": strength},
        dice=[] if flees else rolls("hero skull"),
    )
    assert bool(table.events("fled")) == flees
    assert table.field("foes") == ({} if flees else {"black": "1513"})
    assert table.of("toughness", "horan") == (4 if flees else 3)
    assert table.of("hero_at", "horan") == "1413"


def test_the_last_toughness_is_lost_before_the_fight() -> None:
    """KA 8.2, 8.3, 12.1: no dice are rolled, the horde keeps its strength, the hero falls and his turn ends."""
    table = fight(
        "hordes",
        hero="darius",
        land={"1513": ["farm_1", 0], "1613": ["fallen_city_black", 0]},
        foes={"black": "1513"},
        hordes={"black": 3},
        toughness={"darius": 1},
    )
    assert not table.events("rolled")
    assert table.field("hordes") == {"black": 3}
    assert table.of("hero_at", "darius") == "1313"
    assert table.of("fallen", "darius") is True
    assert table.asked == "taia turn"


def elspeth(*dice: str, **state: Any) -> Scenario:
    return fight(hero="elspeth", against=["ghouls_sword"], dice=rolls(*dice), **state)


def test_second_strike_may_be_left_out() -> None:
    """KA 15.12, 8.6: then the first face stands; asked about is the hero die."""
    table = elspeth("hero skull", "knight 1", units={"elspeth": {"knight": 1}})
    assert table.asked == "elspeth reroll"
    assert table.match.prompt(0)["about"]["face"] == "skull"
    table.choose("stay")
    assert not table.events("rerolled")
    assert table.of("toughness", "elspeth") == 4
    assert table.events("fight_lost")[0]["total"] == 1


def test_second_strike_happens_once_and_its_face_stands() -> None:
    """KA 15.12, 8.6: even if it is worse."""
    table = elspeth("hero 3", "hero skull").choose("reroll")
    assert table.of("toughness", "elspeth") == 4
    assert table.events("fight_lost")
    assert len(table.events("rerolled")) == 1


def lorraine(*dice: str, units: dict[str, int], **state: Any) -> Scenario:
    return fight(hero="lorraine", against=GIANTS, dice=rolls(*dice), units={"lorraine": units}, **state)


def test_forest_kin_alone_spares_one_unit() -> None:
    """KA 15.8: a skull on a unit die, one in a fight, never her own; a kind is offered once."""
    table = lorraine(
        "hero skull", "knight skull", "knight skull", "archer 2", units={"knight": 2, "archer": 1}
    )
    assert table.options == ["ignore:knight", "done"]
    assert table.refusal("ignore:hero") == "nothing_to_ignore"
    assert table.refusal("ignore:archer") == "nothing_to_ignore"
    table.choose("ignore:knight")
    assert table.asked != "lorraine ignore"
    assert table.of("units", "lorraine") == {"knight": 1, "archer": 1}
    assert table.of("toughness", "lorraine") == 4


def test_elite_symbols_are_no_skulls_for_forest_kin() -> None:
    """KA 15.8: Guardian, Griffin and Basilisk are not spared by it."""
    table = lorraine("hero 1", "guardian protection", units={"guardian": 1})
    assert table.of("units", "lorraine") == {}
    assert not table.events("ignored")


def test_kin_first_then_the_amulet() -> None:
    """KA 8.10: after one unit by Forest Kin and two skulls by the amulet nothing is left."""
    table = lorraine(
        "hero skull",
        "knight skull",
        "archer skull",
        "mage skull",
        units={"knight": 1, "archer": 1, "mage": 1},
        amulets={"lorraine": "amulet_protection"},
    )
    table.choose("ignore:hero", "ignore:mage", "ignore:knight")
    assert table.asked != "lorraine ignore"
    assert table.of("units", "lorraine") == {"knight": 1, "mage": 1}
    assert table.of("toughness", "lorraine") == 5


def test_the_amulet_spares_no_more_than_two() -> None:
    """KA 8.8: of a Guardian's and a Griffin's symbol and a skull the third works."""
    table = fight(
        "new_buildings",
        against=GIANTS,
        dice=rolls("hero skull", "guardian protection", "griffin perseverance"),
        units={"horan": {"guardian": 1, "griffin": 1}},
        amulets={"horan": "amulet_protection"},
    )
    assert table.options == ["ignore:hero", "ignore:guardian", "ignore:griffin", "done"]
    table.choose("ignore:guardian", "ignore:griffin")
    assert table.of("units", "horan") == {"guardian": 1, "griffin": 1}
    assert table.of("toughness", "horan") == 4


def test_ambush_needs_a_move_onto_enemies_that_were_there() -> None:
    """KA 15.9: not after exploring, and nobody else has it."""
    moved = fight(hero="lorraine", against=["shadow_eaters_soul_stone"], dice=rolls("hero 2"))
    assert moved.events("fight_won")[0]["total"] == 4
    explored = arrange(
        heroes=("lorraine", "taia"),
        draws=["farm_2", "shadow_eaters_soul_stone"],
        dice=rolls("hero 3"),
    ).choose("explore:1312", "rotate:0")
    assert explored.events("fight_lost")[0]["total"] == 3
    other = fight(hero="darius", against=["shadow_eaters_soul_stone"], dice=rolls("hero 2"))
    assert other.events("fight_lost")[0]["total"] == 2


def test_life_drain_counts_every_death() -> None:
    """KA 15.11, 8.22: by skull, by hunger; set off against the own skull, and not above the maximum."""
    table = fight(
        "new_buildings",
        hero="xanros",
        against=GIANTS,
        dice=rolls("hero skull", "knight skull", "archer 2", "minotaur hunger"),
        units={"xanros": {"knight": 1, "archer": 1, "minotaur": 1}},
        toughness={"xanros": 1},
    ).choose("feed:archer:2:stands")
    assert table.of("toughness", "xanros") == 2
    full = fight(
        hero="xanros", against=GIANTS, dice=rolls("hero 1", "knight skull"), units={"xanros": {"knight": 1}}
    )
    assert full.of("toughness", "xanros") == 5
    other = fight(
        hero="darius",
        against=GIANTS,
        dice=rolls("hero 1", "knight skull"),
        units={"darius": {"knight": 1}},
        toughness={"darius": 3},
    )
    assert other.of("toughness", "darius") == 3
