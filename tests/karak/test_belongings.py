"""Items that are dropped and shifted, and an Amulet of Action that comes during a turn."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange, fight, rolls

POOL = {"sword": 3, "fire_missile": 5, "hammer": 1, "amulet_glory": 1, "amulet_protection": 1}


def at_home(**state: Any) -> Scenario:
    return arrange(heroes=("horan", "taia"), hero_at={"horan": "1513"}, **state)


def test_any_item_may_be_dropped() -> None:
    """KA 10.16, 10.4, 10.6: onto his tile, free of charge; he cannot take it up again in this turn."""
    table = at_home(
        weapons={"horan": ["sword", "sword"]}, spells={"horan": ["healing"]}, amulets={"horan": "amulet_bear"}
    )
    assert table.offered("drop") == ["weapon:sword", "spell:healing", "amulet:amulet_bear"]
    table.choose("drop:weapon:sword", "drop:amulet:amulet_bear", "drop:spell:healing")
    assert table.of("weapons", "horan") == ["sword"]
    assert table.of("spells", "horan") == []
    assert table.of("amulets", "horan") is None
    assert table.field("ground") == {"1513": ["sword", "healing", "amulet_bear"]}
    assert table.field("actions") == 2
    assert table.offered("take") == []
    assert table.refusal("drop:weapon:hammer") == "not_carried"


def test_what_was_dropped_is_for_everybody() -> None:
    """KA 10.4, 10.5: the next hero there takes it."""
    table = at_home(weapons={"horan": ["hammer"]}).choose("drop:weapon:hammer", "end")
    assert table.asked == "taia turn"
    table.choose("move:1413", "skip", "move:1513", "take:hammer", "end")
    assert table.of("weapons", "taia") == ["hammer"]
    assert table.asked == "horan turn"


def test_dropping_ends_what_the_item_does() -> None:
    """KA 10.14, 7.3: glory and toughness fall."""
    table = at_home(amulets={"horan": "amulet_glory"}, glory={"horan": 5}).choose("drop:amulet:amulet_glory")
    assert table.of("glory", "horan") == 3
    table = at_home(amulets={"horan": "amulet_vitality"}, toughness={"horan": 6})
    assert table.choose("drop:amulet:amulet_vitality").of("toughness", "horan") == 5


def test_nothing_is_dropped_in_face_of_enemies_or_without_an_action() -> None:
    """KA 10.16: a turn without actions ends by itself, and before a fight there is only the fight."""
    table = at_home(weapons={"horan": ["hammer"]}, resources={"horan": {"wood": 2}})
    table.choose("gather", "gather")
    assert table.asked == "taia turn"
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        monsters={"1513": ["abyss_giants_two_soul_stones"]},
        weapons={"horan": ["sword"]},
        spells={"horan": ["healing"]},
        toughness={"horan": 3},
    ).choose("move:1513")
    assert table.options == ["fight", "cast:healing"]


def with_throws(**state: Any) -> Scenario:
    return arrange("new_heroes", heroes=("hannah", "taia"), hero_at={"hannah": "1513"}, **state)


def test_hannah_shifts_her_weapons() -> None:
    """KA 15.18, 10.16: into a free slot of the other kind, each once a turn, without an action."""
    table = with_throws(weapons={"hannah": ["sword", "hammer"]})
    assert table.offered("shift") == ["sword:spell", "hammer:spell"]
    table.choose("shift:hammer:spell")
    assert table.of("weapons", "hannah") == ["sword"]
    assert table.of("spells", "hannah") == ["hammer"]
    assert table.field("actions") == 2
    assert table.events("item_shifted")[0]["slot"] == "spell"
    assert table.offered("shift") == ["sword:spell"]
    assert table.refusal("shift:hammer:weapon") == "shifted_now"
    assert table.refusal("shift:sword:amulet") == "slot"
    assert table.refusal("shift:sword:weapon") == "not_carried"
    table.choose("end")
    table.choose("end")
    assert table.offered("shift") == ["sword:spell", "hammer:weapon"]
    assert table.choose("shift:hammer:weapon").of("weapons", "hannah") == ["sword", "hammer"]


def test_of_two_swords_each_may_be_shifted() -> None:
    """KA 15.18: each weapon once."""
    table = with_throws(weapons={"hannah": ["sword", "sword"]})
    table.choose("shift:sword:spell", "shift:sword:spell")
    assert table.of("spells", "hannah") == ["sword", "sword"]
    assert table.offered("shift") == []


def test_shifting_needs_a_free_slot_a_weapon_and_the_ability() -> None:
    """KA 15.18: full slots take nothing, spells stay where they are, other heroes cannot."""
    full = with_throws(
        weapons={"hannah": ["sword"]}, spells={"hannah": ["healing", "fire_missile", "fire_missile"]}
    )
    assert full.offered("shift") == []
    both = with_throws(weapons={"hannah": ["sword", "sword"]}, spells={"hannah": ["hammer"]})
    assert both.offered("shift") == ["sword:spell"]
    assert both.refusal("shift:hammer:weapon") == "slot"
    assert both.refusal("shift:healing:weapon") == "slot"
    assert at_home(weapons={"horan": ["sword"]}).offered("shift") == []


# The Amulet of Action


def test_an_amulet_of_action_works_at_once() -> None:
    """KA 4.5, 10.13: won with the first action it gives a third, and from the next turn on one as ever."""
    table = fight(
        against=["shadow_eaters_amulet_action"],
        dice=rolls("hero 3", "knight 2"),
        units={"horan": {"knight": 1}},
    )
    assert table.of("amulets", "horan") == "amulet_action"
    assert table.field("actions") == 2
    table.choose("end", "end")
    assert table.field("actions") == 3


def test_even_after_the_last_action() -> None:
    """KA 4.5: the turn goes on."""
    table = arrange(
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        ground={"1513": ["amulet_action"]},
        beaten={"shadow_eaters_amulet_action": 1},
    )
    table.choose("gather", "move:1513", "gather")
    assert table.field("actions") == 0
    table.choose("take:amulet_action")
    assert table.field("actions") == 1
    assert "gather" in table.options


def test_a_turn_has_an_amulets_action_only_once() -> None:
    """KA 4.4, 4.5: not again for another amulet, and what is lost later takes nothing away."""
    table = arrange(
        "merchant",
        heroes=("horan", "taia"),
        hero_at={"horan": "1513"},
        amulets={"horan": "amulet_action"},
        ground={"1513": ["trade_amulet_action"]},
        trade_pool={f"trade_{ware}": count for ware, count in POOL.items()},
    )
    assert table.field("actions") == 3
    table.choose("drop:amulet:amulet_action")
    assert table.field("actions") == 3
    table.choose("take:trade_amulet_action")
    assert table.field("actions") == 3


def test_no_haste_in_a_fight_with_a_horde_that_came() -> None:
    """KA 4.5, 4.10: the fight is the first and only action, whatever it brings."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["fallen_city_black", 0]},
        hero_at={"horan": "1613"},
        foes={"black": "1613"},
        hordes={"black": 1},
        monsters={"1613": ["shadow_eaters_amulet_action"]},
        units={"horan": {"knight": 2}},
        dice=rolls("hero 3", "knight 2", "knight 2"),
    )
    assert table.of("amulets", "horan") == "amulet_action"
    table.choose(table.options[0])
    assert table.asked == "taia turn"
