"""The fight: order, skulls, retreat, elite symbols, the Dark General, the Riders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls
from warhost.games.karak import GAME
from warhost.games.karak.components import DICE, FACES, FOE_STRENGTH, GENERAL
from warhost.games.karak.dice_chances import DiceChances
from warhost.games.karak.odds import win_chance
from warhost.games.karak.printed import OURS


def test_a_tie_wins_and_the_hero_stays() -> None:
    """KA 8.1, 8.4, 8.14, 8.16, 8.19, 10.9: swords, weapons, army."""
    table = fight(
        against=["shadow_eaters_soul_stone"],
        dice=rolls("hero 2", "knight 1"),
        units={"horan": {"knight": 1}},
        weapons={"horan": ["sword"]},
    )
    won = table.events("fight_won")[0]
    assert (won["total"], won["strength"]) == (4, 4)
    assert table.of("hero_at", "horan") == "1513"
    assert table.of("stones", "horan") == 2
    assert table.field("monsters") == {}


def test_a_lost_fight_leaves_everything_and_the_hero_retreats() -> None:
    """KA 8.12, 8.20, 8.21, 5.4: no toughness lost, one action used."""
    table = fight(against=["shadow_eaters_soul_stone"], dice=rolls("hero 3"))
    assert table.of("hero_at", "horan") == "1413"
    assert table.of("toughness", "horan") == 5
    assert table.field("monsters") == {"1513": ["shadow_eaters_soul_stone"]}
    assert table.field("actions") == 1


def test_a_lost_fight_may_cost_toughness() -> None:
    """KA 25.4."""
    table = fight(
        against=["shadow_eaters_soul_stone"], dice=rolls("hero 3"), settings={"lost_fight": "toughness"}
    )
    assert table.of("toughness", "horan") == 4


def test_skulls_hurt_in_victory_and_defeat() -> None:
    """KA 8.11 to 8.13: the hero loses toughness, units die, and a skull has no swords."""
    table = fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull", "knight 2", "archer skull"),
        units={"horan": {"knight": 1, "archer": 1}},
        cities={"taia": "1713"},
    )
    assert table.events("fight_won")[0]["total"] == 2
    assert table.of("toughness", "horan") == 4
    assert table.of("units", "horan") == {"knight": 1}


def test_bear_and_titan_fight_along() -> None:
    """KA 10.15, 8.14: the die of an amulet is rolled and never lost."""
    for amulet, die in (("amulet_bear", "bear 2"), ("amulet_titan", "titan 3")):
        swords = int(die[-1])
        table = fight(against=["ghouls_sword"], dice=rolls("hero 1", die), amulets={"horan": amulet})
        assert table.events("fight_won")[0]["total"] == 1 + swords
        assert table.events("rolled")[0]["dice"] == ["hero", die.split()[0]]


def test_the_amulet_of_protection_ignores_two_skulls() -> None:
    """KA 8.5, 8.7, 8.8: on any dice; the player names them one by one."""
    table = fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull", "knight skull", "mage skull"),
        units={"horan": {"knight": 1, "mage": 1}},
        amulets={"horan": "amulet_protection"},
    )
    assert table.options == ["ignore:hero", "ignore:knight", "ignore:mage", "done"]
    table.choose("ignore:hero", "ignore:mage")
    assert table.of("toughness", "horan") == 5
    assert table.of("units", "horan") == {"mage": 1}
    assert table.refusal("ignore:knight") == "refused-not-now"


def test_amulet_and_forest_kin_together() -> None:
    """KA 8.10, 15.8: Forest Kin spares a unit, the amulet two more skulls."""
    table = fight(
        hero="lorraine",
        against=["ghouls_sword"],
        dice=rolls("hero skull", "knight skull", "knight skull", "archer skull"),
        units={"lorraine": {"knight": 2, "archer": 1}},
        amulets={"lorraine": "amulet_protection"},
    )
    table.choose("ignore:knight", "ignore:knight", "ignore:hero")
    assert table.of("units", "lorraine") == {"knight": 2}
    assert table.of("toughness", "lorraine") == 5


def test_spells_after_the_roll() -> None:
    """KA 8.15, 10.10: only where they can matter; as many as one has."""
    table = fight(
        against=["shadow_eaters_soul_stone"],
        dice=rolls("hero 2"),
        spells={"horan": ["fire_missile", "fire_missile"]},
    )
    assert table.options == ["cast:fire_missile", "done"]
    table.choose("cast:fire_missile", "cast:fire_missile")
    assert table.events("fight_won")
    table = fight(against=["ghouls_sword"], dice=rolls("hero 2"), spells={"horan": ["fire_missile"]})
    assert table.of("spells", "horan") == ["fire_missile"]


def test_faq_retreat_to_where_one_really_came_from() -> None:
    """KA 8.23, 8.24, 5.13 (FAQ): through the Portal back to the city."""
    table = arrange(
        hero_at={"horan": "1713"},
        cities={"horan": "1713"},
        built={"horan": ["portal"]},
        monsters={"1513": ["abyss_giants_two_soul_stones"]},
        dice=rolls("hero 1"),
    )
    table.choose("portal:1513")
    assert table.of("hero_at", "horan") == "1713"


@pytest.mark.parametrize("hero", ["elspeth", "hannah"])
def test_faq_retreat_after_two_tiles(hero: str) -> None:
    """KA 8.23, 5.11 (FAQ): back to where the move began."""
    table = arrange(
        "new_heroes",
        heroes=(hero, "taia"),
        hero_at={hero: "1413"},
        monsters={"1613": ["abyss_giants_two_soul_stones"]},
        dice=rolls("hero 1"),
    )
    table.choose("move:1613")
    if hero == "elspeth":
        table.choose("stay")
    assert table.of("hero_at", hero) == "1413"


# Elite symbols


def elite(
    units: dict[str, int], dice: list[int], against: str = "abyss_giants_two_soul_stones", **state: Any
) -> Scenario:
    return fight(
        "new_buildings", against=[against], dice=dice, units={"horan": units}, glory={"horan": 9}, **state
    )


def test_hunger_asks_for_another_unit() -> None:
    """KA 9.1 to 9.3: even one with a skull, which then hurts no more."""
    table = elite({"archer": 1, "minotaur": 1}, rolls("hero 1", "archer skull", "minotaur hunger"))
    assert table.options == ["feed:archer:skull:stands", "starve"]
    table.choose("feed:archer:skull:stands")
    assert table.of("units", "horan") == {"minotaur": 1}
    assert [lost["cause"] for lost in table.events("unit_lost")] == ["hunger"]


def test_hunger_without_food() -> None:
    """KA 9.2, 9.4: alone the Minotaur dies; bear and titan are no food, skeletons are."""
    table = elite(
        {"minotaur": 1}, rolls("hero 1", "minotaur hunger", "bear 1"), amulets={"horan": "amulet_bear"}
    )
    assert table.of("units", "horan") == {}
    table = elite({"minotaur": 1, "skeleton": 1}, rolls("hero 1", "minotaur hunger", "skeleton 1"))
    assert table.options == ["feed:skeleton:1:stands", "starve"]
    assert table.refusal("feed:knight:1:stands") == "no_meal"


def test_hunger_lets_the_player_choose_the_die() -> None:
    """KA 9.2: of two dice of a kind the one that he wants to give up, whatever they show."""
    dice = rolls("hero skull", "minotaur hunger", "guardian protection", "guardian 1")
    table = elite({"minotaur": 1, "guardian": 2}, dice, toughness={"horan": 2})
    assert table.options == ["feed:guardian:protection:stands", "feed:guardian:1:stands", "starve"]
    table.choose("feed:guardian:1:stands")
    assert table.of("units", "horan") == {"minotaur": 1}
    assert table.of("toughness", "horan") == 2, "the other Guardian has saved him"


def test_an_ignored_skull_is_another_meal_than_a_die_with_swords() -> None:
    """KA 9.2: it is kept and counts nothing, so it can be given up without loss of strength."""
    dice = rolls("hero 3", "archer skull", "archer 3", "minotaur hunger")
    table = elite({"minotaur": 1, "archer": 2}, dice, amulets={"horan": "amulet_protection"})
    table.choose("ignore:archer")
    assert table.options == ["feed:archer:skull:ignored", "feed:archer:3:stands", "starve"]
    table.choose("feed:archer:skull:ignored")
    assert table.of("units", "horan") == {"minotaur": 1, "archer": 1}
    assert table.of("fight", "total") == 6


def test_a_second_hungry_minotaur_may_be_given_up() -> None:
    """KA 9.4: it then needs no food itself."""
    table = elite({"minotaur": 2}, rolls("hero 1", "minotaur hunger", "minotaur hunger"))
    table.choose("feed:minotaur:hunger:stands")
    assert table.of("units", "horan") == {"minotaur": 1}
    assert len(table.events("symbol_worked")) == 1


def test_repair_costs_a_stone_or_the_colossus() -> None:
    """KA 9.5: each asks for itself."""
    dice = rolls("hero 1", "colossus repair", "colossus repair")
    table = elite({"colossus": 2}, dice, resources={"horan": {"stone": 1}})
    assert table.options == ["repair", "scrap"]
    table.choose("repair")
    assert table.of("units", "horan") == {"colossus": 1}
    assert table.of("resources", "horan") == {}


def test_protection_saves_everything() -> None:
    """KA 9.6, 9.18: the Guardian dies, all skulls are cancelled."""
    table = elite({"knight": 1, "guardian": 1}, rolls("hero skull", "knight skull", "guardian protection"))
    assert table.of("units", "horan") == {"knight": 1}
    assert table.of("toughness", "horan") == 5


def test_faq_two_guardians() -> None:
    """KA 9.8 (FAQ): exactly one dies."""
    dice = rolls("hero skull", "knight skull", "guardian protection", "guardian protection")
    table = elite({"knight": 1, "guardian": 2}, dice)
    assert table.of("units", "horan") == {"knight": 1, "guardian": 1}
    assert table.of("toughness", "horan") == 5


def test_an_ignored_symbol_is_off() -> None:
    """KA 8.9, 9.7, 9.13, 9.17: Guardian, Griffin and Basilisk live, and do nothing; Hunger and Repair stay."""
    protected = {"amulets": {"horan": "amulet_protection"}}
    table = elite({"guardian": 1}, rolls("hero skull", "guardian protection"), **protected)
    table.choose("ignore:guardian", "done")
    assert table.of("units", "horan") == {"guardian": 1}
    assert table.of("toughness", "horan") == 4
    table = elite({"griffin": 1}, rolls("hero 1", "griffin perseverance"), **protected)
    assert table.choose("ignore:griffin").of("units", "horan") == {"griffin": 1}
    table = elite({"basilisk": 1}, rolls("hero skull", "basilisk venom"), **protected)
    table.choose("ignore:basilisk", "done")
    assert table.of("units", "horan") == {"basilisk": 1}
    assert table.events("fight_lost")[0]["total"] == 0
    table = elite({"minotaur": 1}, rolls("hero 1", "minotaur hunger"), **protected)
    assert not table.events("ignored")
    assert table.of("units", "horan") == {}


def test_faq_the_griffin_brings_any_basic_unit() -> None:
    """KA 9.10, 9.11, 9.12 (FAQ): without its building, for free, in the Griffin's place even above the limit."""
    table = elite({"griffin": 1}, rolls("hero 1", "griffin perseverance"))
    assert table.options == ["recruit:knight", "recruit:archer", "recruit:mage", "done"]
    assert table.refusal("recruit:basilisk") == "not_basic"
    table.choose("recruit:mage")
    assert table.of("units", "horan") == {"mage": 1}
    full = fight(
        "new_buildings",
        against=["abyss_giants_two_soul_stones"],
        dice=rolls("hero 1", "knight 1", "griffin perseverance"),
        units={"horan": {"knight": 1, "griffin": 1}},
        glory={"horan": 0},
    )
    full.choose("recruit:archer")
    assert full.of("units", "horan") == {"knight": 1, "archer": 1}


def test_venom_turns_own_losses_into_swords() -> None:
    """KA 9.14, 9.15, 24.2 (FAQ): one for each skull that hurts; its own death gives none."""
    table = elite({"knight": 1, "basilisk": 1}, rolls("hero skull", "knight skull", "basilisk venom"))
    assert table.events("fight_lost")[0]["total"] == 2
    assert table.of("units", "horan") == {}
    assert table.of("toughness", "horan") == 4


def test_two_basilisks_both_count() -> None:
    """KA 9.16."""
    dice = rolls("hero skull", "knight skull", "basilisk venom", "basilisk venom")
    table = elite({"knight": 1, "basilisk": 2}, dice)
    assert table.events("fight_lost")[0]["total"] == 4


def test_protection_leaves_nothing_for_venom() -> None:
    """KA 9.9, 9.14: the Guardian saves the Basilisk too, whose effect is off."""
    dice = rolls("hero skull", "basilisk venom", "guardian protection")
    table = elite({"basilisk": 1, "guardian": 1}, dice)
    assert table.events("fight_lost")[0]["total"] == 0
    assert table.of("units", "horan") == {"basilisk": 1}
    assert [each["unit"] for each in table.events("symbol_worked")] == ["guardian"]


# The Dark General


def against_general(**state: Any) -> Scenario:
    return fight(foes={"dark_general": "1513"}, land={"1513": ["final", 0], "1613": ["forest_1", 0]}, **state)


def test_the_general_costs_toughness_first() -> None:
    """KA 8.2, 8.3, 14.3: with the last one the fight does not take place."""
    table = against_general(dice=rolls("hero 1"))
    assert table.of("toughness", "horan") == 4
    table = against_general(toughness={"horan": 1})
    assert table.events("rolled") == []
    assert table.of("fallen", "horan") is True
    assert table.of("hero_at", "horan") == "1313"


def test_a_lost_fight_beats_praetorians() -> None:
    """KA 14.6: one for every full 5."""
    table = against_general(dice=rolls("hero 1"), weapons={"horan": ["hammer", "hammer"]})
    assert table.of("stones", "horan") == 2
    assert table.field("praetorians") == 1
    assert table.of("glory", "horan") == 5
    assert table.of("hero_at", "horan") == "1413"


def test_beating_the_general_ends_the_game() -> None:
    """KA 14.4, 14.5, 23.1, 8.25, 1.2: the General and the praetorians left."""
    dice = [6] * 11
    table = against_general(dice=dice, units={"horan": {"mage": 10}}, weapons={"horan": ["hammer", "hammer"]})
    assert table.asked == "over"
    assert table.match.state.ending == GAME.endings.index["general"]
    assert table.of("stones", "horan") == 7 + 2 * 2
    rich = against_general(
        dice=dice,
        units={"horan": {"mage": 10}},
        weapons={"horan": ["hammer", "hammer"]},
        stones={"taia": 16},
    )
    assert rich.match.state.winners == [1]


def test_the_riders_are_plain_strength() -> None:
    """KA 22.3 to 22.8: no toughness at the start, the figure for the winner."""
    land = {"1513": ["fallen_city_black", 0]}
    table = fight("riders", foes={"first": "1513"}, land=land, dice=rolls("hero 1"))
    assert table.of("toughness", "horan") == 5
    assert table.field("foes") == {"first": "1513"}
    table = fight("riders", foes={"first": "1513"}, land=land, dice=[6] * 6, units={"horan": {"mage": 5}})
    assert table.field("trophies") == {"first": "horan"}
    assert table.of("stones", "horan") == 6
    assert table.of("hero_at", "horan") == "1513"


def test_a_rider_comes_with_his_city() -> None:
    """KA 22.2, 22.3, 19.2, 22.9: the discoverer must fight at once; no tokens."""
    table = arrange("riders", draws=["fallen_city_gold"], dice=rolls("hero 1")).choose(
        "explore:1312", "rotate:0"
    )
    assert table.field("foes") == {"second": "1312"}
    assert table.events("fight_began")[0]["strength"] == 15


def test_the_game_ends_with_the_third_rider() -> None:
    """KA 23.2, 22.4: 3, 4 and 5½ soul stones, whatever hordes are left."""
    table = fight(
        "riders",
        "hordes",
        foes={"third": "1513", "gold": "1613"},
        hordes={"gold": 5},
        land={
            "1513": ["fallen_city_red", 1],
            "1613": ["fallen_city_gold", 0],
            "1713": ["fallen_city_black", 0],
        },
        trophies={"first": "taia", "second": "horan"},
        stones={"taia": 6, "horan": 8},
        dice=[6] * 11,
        units={"horan": {"mage": 10}},
    )
    assert table.asked == "over"
    assert table.match.state.ending == GAME.endings.index["riders"]
    assert table.of("stones", "horan") == 19


def test_rider_and_horde_together() -> None:
    """KA 22.7: the whole sum for the Rider; the horde loses the total in any case, and costs 1 toughness."""
    table = fight(
        "riders",
        "hordes",
        foes={"first": "1513", "black": "1513"},
        hordes={"black": 10},
        land={"1513": ["fallen_city_black", 0]},
        dice=rolls("hero 3"),
    )
    assert table.of("toughness", "horan") == 4
    assert table.field("hordes") == {"black": 7}
    table.choose("gain:wood")
    assert table.field("foes") == {"black": "1513", "first": "1513"}
    assert table.of("hero_at", "horan") == "1413"


# Odds


def test_odds_are_exact() -> None:
    """KA 8.16: counted over all faces of the dice."""
    dice = [DICE.index["hero"], DICE.index["knight"], DICE.index["basilisk"]]
    symbols = [FACES[die * 6 : die * 6 + 6] for die in dice]
    wins = 0
    for hero in symbols[0]:
        for knight in symbols[1]:
            for basilisk in symbols[2]:
                shown = [hero, knight, basilisk]
                swords = sum(face for face in shown if face < 4)
                skulls = shown.count(4)
                wins += swords + (skulls if basilisk == 9 else 0) >= 4
    assert OURS.dice.at_least(dice, 4) == pytest.approx(wins / 216)


def test_odds_that_were_worked_out_before_answer_no_other_question() -> None:
    sets = [[0], [0, 1], [0, 1, 1], [0, DICE.index["basilisk"]], [0, 2, DICE.index["basilisk"]]]
    asked = [(dice, needed, twice) for dice in sets for needed in range(1, 9) for twice in (False, True)]
    known = DiceChances(OURS.faces)
    for question in asked:
        known.at_least(*question)
    for question in asked:
        assert known.at_least(*question) == DiceChances(OURS.faces).at_least(*question)


def test_second_strike_counts_in_the_odds() -> None:
    """KA 15.12: thrown again only where the first throw does not do."""
    table = arrange(
        heroes=("elspeth", "taia"), hero_at={"elspeth": "1413"}, monsters={"1513": ["dryads_hammer"]}
    )
    s = table.match.state
    assert win_chance(s, 0, s.hero_at[0] + 0, True) == 1.0
    needed = next(i for i, code in enumerate(s.monsters) if code)
    assert win_chance(s, 0, needed, True) == pytest.approx(1 / 6 + 5 / 6 * 1 / 6)
    assert table.summary["enemies"]["1513"]["odds"]["elspeth"] == {"needed": 3, "chance": 0.3056}


def test_the_general_grows_with_his_praetorians() -> None:
    """KA 14.2, 2.5."""
    for heroes in (("horan", "taia"), ("horan", "taia", "darius", "xanros", "elspeth")):
        table = arrange(
            heroes=heroes,
            foes={"dark_general": "1513"},
            land={"1513": ["final", 0]},
            hero_at={"horan": "1313"},
        )
        strength = table.summary["enemies"]["1513"]["strength"]
        assert strength == FOE_STRENGTH[GENERAL] + 2 * len(heroes)
