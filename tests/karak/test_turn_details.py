"""Turns, setup and symbols in their corners: what is set back, who is asked, what is not offered."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, fight, rolls, settings_with
from tests.karak.test_box import NOT_FOR, TILES
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.games.karak import GAME
from warhost.games.karak import components as box
from warhost.games.karak.hexes import AROUND, HEXES, IS_RIM, N_HEXES, NEIGHBOURS, OPPOSITE, direction
from warhost.games.karak.rules.setup import _TILES_OF

GIANTS = ["abyss_giants_two_soul_stones"]

# The map


def test_the_hexes_around_the_castle() -> None:
    """KA 3.1: east, north-east, north-west, west, south-west, south-east."""
    castle = HEXES.index["1313"]
    around = ["1413", "1412", "1312", "1213", "1214", "1314"]
    assert [HEXES.ids[near] for near in NEIGHBOURS[castle]] == around
    assert [HEXES.ids[near] for near in AROUND[castle]] == around
    assert list(OPPOSITE) == [3, 4, 5, 0, 1, 2]
    assert [direction(castle, HEXES.index[name]) for name in around] == list(range(6))


def test_the_edge_of_the_table() -> None:
    """KA 5.15: 11 steps from the castle are land, the twelfth is the rim."""
    assert N_HEXES == len(HEXES) == 469
    assert len(NEIGHBOURS) == len(AROUND) == 469
    rim = {HEXES.ids[hex_] for hex_ in range(N_HEXES) if IS_RIM[hex_]}
    assert len(rim) == 72
    assert {"2513", "2501", "1301", "0113", "0125", "1325"} <= rim
    assert not {"2413", "1302", "0213", "1324", "2402"} & rim
    assert [HEXES.ids[near] for near in AROUND[HEXES.index["2513"]]] == ["2512", "2413", "2414"]


# Setup


@pytest.mark.parametrize(
    ("modules", "extra"),
    [
        ((), {"final"}),
        (("merchant",), {"final", "merchant_stall_1", "merchant_stall_2"}),
        (("hordes",), {"final", "fallen_city_black", "fallen_city_gold", "fallen_city_red"}),
        (("riders",), {"fallen_city_black", "fallen_city_gold", "fallen_city_red"}),
        (("hordes", "riders"), {"fallen_city_black", "fallen_city_gold", "fallen_city_red"}),
    ],
)
def test_which_tiles_lie_in_the_pile(modules: tuple[str, ...], extra: set[str]) -> None:
    """KA 1.3, 2.2, 2.3, 18.1, 19.1, 22.1, 22.2: level I above level II, the final tile below all; shuffled by level."""
    _TILES_OF.clear()
    piles = [Match(GAME, 3, settings_with(*modules), numbered_seed(seed)).state.pile for seed in (1, 2)]
    for pile in piles:
        names = [box.TILES.ids[tile] for tile in pile]
        assert set(names) == extra | {name for name in TILES if name not in NOT_FOR}
        levels = [TILES[name][0] for name in names]
        assert levels == sorted(levels, reverse=True), "the top is the last"
        assert pile != sorted(pile, reverse=True)
    assert piles[0] != piles[1]


def test_a_game_begins_with_the_draft_or_with_a_turn() -> None:
    """KA 2.4, 2.7, 2.12: the bag is mixed, nobody has anything."""
    plain = Match(GAME, 2, settings_with(), numbered_seed(4))
    s = plain.state
    assert s.question is not None
    assert s.question.name == "turn"
    assert len(s.bag) == 36
    assert s.bag != sorted(s.bag)
    assert s.glory == [0, 0]
    assert s.resources == [[0, 0, 0], [0, 0, 0]]
    drafted = Match(GAME, 2, settings_with("new_buildings"), numbered_seed(4)).state
    assert drafted.question is not None
    assert drafted.question.name == "draft"
    assert drafted.waiting == [1 - drafted.first]
    assert sum(drafted.display) == 15


# The turn


def test_what_a_turn_sets_back() -> None:
    """KA 4.1, 4.6, 5.4: whose turn it is, that nobody has moved, from where, and what was put down."""
    table = arrange(
        heroes=("horan", "taia"), hero_at={"horan": "1413"}, weapons={"horan": ["sword"]}, seat="horan"
    )
    table.choose("move:1513", "drop:weapon:sword")
    assert table.field("entry") == "moved"
    assert table.field("came_from") == "1413"
    assert table.field("phase") == "action"
    table.choose("end")
    assert (table.field("turn"), table.field("phase")) == (1, "move")
    assert (table.field("entry"), table.field("came_from"), table.field("moved")) == ("stood", None, False)
    table.choose("end")
    assert table.field("turn") == 0
    assert table.offered("take") == ["sword"]
    assert table.field("round") == 2


def test_between_two_turns_there_are_no_actions() -> None:
    """KA 4.2: while the next one's horde marches, it is the phase of the hordes."""
    table = arrange(
        "hordes",
        heroes=("horan", "taia"),
        land={
            "1512": ["forest_2", 0],
            "1511": ["farm_forest_2", 0],
            "1412": ["farm_quarry_1", 0],
            "1611": ["fallen_city_black", 0],
        },
        cities={"taia": "1412"},
        foes={"black": "1611"},
        hordes={"black": 8},
        targets={"black": "taia"},
    ).choose("end")
    assert table.asked == "taia march"
    assert table.field("actions") == 0
    assert table.field("phase") == "hordes"


def test_what_is_not_offered_at_the_start_of_a_turn() -> None:
    """KA 4.7, 6.6, 6.1: nothing to leave out before a move, no city for one wood, no skeletons for others."""
    table = arrange(heroes=("horan", "taia"), hero_at={"horan": "1513"}, resources={"horan": {"wood": 1}})
    assert not {"skip", "found", "raise", "heal", "cleanse", "exchange", "fight"} & set(table.options)
    assert (
        "found"
        in arrange(
            heroes=("horan", "taia"), hero_at={"horan": "1513"}, resources={"horan": {"wood": 2}}
        ).options
    )
    assert (
        "found"
        not in arrange(
            heroes=("horan", "taia"), hero_at={"horan": "1413"}, resources={"horan": {"wood": 2}}
        ).options
    )


def test_the_start_of_a_turn_without_a_city() -> None:
    """KA 15.21: nothing can fly."""
    table = arrange("new_heroes", heroes=("sidhar", "horan"), hero_at={"sidhar": "1513"})
    assert table.asked == "sidhar turn"


def test_where_a_city_does_not_fly() -> None:
    """KA 15.22: onto other cities, enemies, the start tile; KA 15.23: with him or without."""
    table = arrange(
        "new_heroes",
        heroes=("sidhar", "horan"),
        land={
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1512": ["quarry_1", 0],
            "1514": ["farm_2", 0],
            "1612": ["forest_2", 0],
        },
        hero_at={"sidhar": "1513"},
        cities={"sidhar": "1513", "horan": "1613"},
        monsters={"1512": ["ghouls_sword"]},
    )
    assert table.options == ["fly:1612", "fly:1514", "ride:1612", "ride:1514", "stay"]
    away = table.choose("fly:1514")
    assert away.of("cities", "sidhar") == "1514"
    assert away.of("hero_at", "sidhar") == "1513"


def test_a_fallen_hero_rests() -> None:
    """KA 4.11, 12.1, 12.4: 2 toughness and no actions; then he plays on."""
    table = arrange(
        heroes=("horan", "taia"), fallen={"horan": True}, toughness={"horan": 0}, hero_at={"horan": "1313"}
    )
    assert table.asked == "taia turn"
    assert table.of("toughness", "horan") == 2
    assert table.of("fallen", "horan") is False
    table.choose("end")
    assert table.asked == "horan turn"
    assert table.field("actions") == 2


def test_falling_ends_the_turn() -> None:
    """KA 12.1 to 12.3: whatever actions were left; what he owns stays."""
    table = fight(
        against=GIANTS,
        dice=rolls("hero skull", "knight 1"),
        toughness={"horan": 1},
        units={"horan": {"knight": 1}},
        cities={"horan": "1713"},
        weapons={"horan": ["sword"]},
    )
    assert table.asked == "taia turn"
    assert table.of("hero_at", "horan") == "1713"
    assert table.of("units", "horan") == {"knight": 1}
    assert table.of("weapons", "horan") == ["sword"]


# Spoils, Plague and Misery


def test_spoils_of_war_need_a_hero_who_stays() -> None:
    """KA 15.1, 20.6: after a horde he is gone; after an army he gathers what the tile shows."""
    horde = fight(
        "hordes",
        land={"1513": ["farm_forest_1", 0], "1613": ["fallen_city_black", 0]},
        foes={"black": "1513"},
        hordes={"black": 3},
        dice=rolls("hero 3"),
    ).choose("gain:stone")
    assert horde.of("resources", "horan") == {"stone": 1}
    army = fight(land={"1513": ["farm_forest_1", 0]}, against=["ghouls_sword"], dice=rolls("hero 3"))
    assert army.of("resources", "horan") == {"food": 1, "wood": 1}
    other = fight(hero="darius", against=["ghouls_sword"], dice=rolls("hero 3"))
    assert other.of("resources", "darius") == {}


def plagued(**state: Any) -> Scenario:
    given: dict[str, Any] = {
        "units": {"horan": {"knight": 1}},
        "dice": rolls("hero skull", "knight skull"),
        **state,
    }
    return fight(against=GIANTS, **given)


def test_plague_is_for_others() -> None:
    """KA 11.1: not for one's own city, and nobody is asked where no city is."""
    assert plagued().asked == "horan turn"
    assert plagued(cities={"horan": "1613"}).asked == "horan turn"
    table = plagued(cities={"horan": "1613", "taia": "1713"})
    assert table.options == ["infect:taia", "pass"]
    table.choose("pass")
    assert table.field("plague") is None


def test_misery_takes_one_marker_of_the_victims_choice() -> None:
    """KA 11.4, 11.6: if he has any."""
    table = plagued(cities={"taia": "1713"}, resources={"taia": {"food": 1, "wood": 2}}).choose("infect:taia")
    assert table.asked == "taia misery"
    assert table.options == ["pay:food", "pay:wood"]
    table.choose("pay:wood")
    assert table.of("resources", "taia") == {"food": 1, "wood": 1}
    assert table.asked == "horan turn"
    poor = plagued(cities={"taia": "1713"}).choose("infect:taia")
    assert poor.asked == "horan turn"
    assert poor.field("plague") == "taia"
    one = plagued(cities={"taia": "1713"}, resources={"taia": {"stone": 3}}).choose("infect:taia")
    assert one.of("resources", "taia") == {"stone": 2}


# Symbols


def elite(units: dict[str, int], dice: list[int], **state: Any) -> Scenario:
    return fight("new_buildings", against=GIANTS, dice=dice, units={"horan": units}, **state)


def test_two_hungry_minotaurs() -> None:
    """KA 9.2, 9.4: what was eaten is gone; the one that was fed may feed the other."""
    dice = rolls("hero 1", "knight 2", "minotaur hunger", "minotaur hunger")
    table = elite({"knight": 1, "minotaur": 2}, dice)
    assert table.options == ["feed:knight:2:stands", "feed:minotaur:hunger:stands", "starve"]
    table.choose("feed:knight:2:stands")
    assert table.options == ["feed:minotaur:hunger:resolved", "starve"]
    table.choose("feed:minotaur:hunger:resolved")
    assert table.of("units", "horan") == {"minotaur": 1}
    starved = elite({"knight": 1, "minotaur": 2}, dice).choose("starve", "starve")
    assert starved.of("units", "horan") == {"knight": 1}


def test_a_griffin_finds_only_dice_that_are_there() -> None:
    """KA 9.10, 1.5: none of a kind that is used up; with none at all nobody is asked."""
    dice = rolls("hero 1", "griffin perseverance")
    table = fight(
        "new_buildings",
        against=GIANTS,
        dice=dice,
        units={"horan": {"griffin": 1}, "taia": {"knight": 10, "mage": 10}},
    )
    assert table.options == ["recruit:archer", "done"]
    table.choose("done")
    assert table.of("units", "horan") == {}
    none = fight(
        "new_buildings",
        against=GIANTS,
        dice=dice,
        units={"horan": {"griffin": 1}, "taia": {"knight": 10, "mage": 10, "archer": 10}},
    )
    assert none.asked == "horan turn"


def test_repair_is_paid_only_if_it_is_chosen() -> None:
    """KA 9.5."""
    table = elite({"colossus": 1}, rolls("hero 1", "colossus repair"), resources={"horan": {"stone": 2}})
    table.choose("scrap")
    assert table.of("units", "horan") == {}
    assert table.of("resources", "horan") == {"stone": 2}


def test_venom_counts_the_last_die_and_no_ignored_one() -> None:
    """KA 9.14: every skull that hurts, wherever it lies; one that the amulet ignores adds nothing."""
    dice = rolls("hero 1", "basilisk venom", "skeleton skull", "skeleton skull")
    table = elite({"basilisk": 1, "skeleton": 2}, dice)
    assert table.events("fight_lost")[0]["total"] == 3
    spared = elite({"basilisk": 1, "skeleton": 2}, dice, amulets={"horan": "amulet_protection"})
    spared.choose("ignore:skeleton", "done")
    assert spared.events("fight_lost")[0]["total"] == 2
    assert spared.of("units", "horan") == {"skeleton": 1}


def test_cancelled_skulls_feed_no_venom_at_an_earlier_table() -> None:
    """KA 9.14: in revision 3 the Basilisk died beside a Guardian, and added nothing."""
    table = arrange(
        "new_buildings",
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        monsters={"1513": GIANTS},
        units={"horan": {"basilisk": 1, "guardian": 1}},
        dice=rolls("hero skull", "basilisk venom", "guardian protection"),
    )
    table.state.revision = 3
    table.choose("move:1513")
    assert table.of("units", "horan") == {}
    assert table.events("fight_lost")[0]["total"] == 0


# Hordes once more


def test_of_two_cities_the_richer_owner_is_hunted() -> None:
    """KA 19.6: not the first; and a horde that hunts keeps its target."""
    land: dict[str, list[Any]] = {"1513": ["farm_1", 0], "1613": ["forest_1", 0], "1713": ["quarry_1", 0]}
    table = arrange(
        "hordes",
        land=land,
        cities={"taia": "1513", "lorraine": "1613"},
        stones={"lorraine": 2},
        draws=["fallen_city_black"],
        dice=rolls("hero 1"),
    ).choose("explore:1312", "rotate:0")
    assert table.field("targets") == {"black": "lorraine"}
    second = arrange(
        "hordes",
        land={**land, "1212": ["fallen_city_black", 0]},
        cities={"taia": "1513", "lorraine": "1613"},
        stones={"lorraine": 2},
        foes={"black": "1212"},
        hordes={"black": 7},
        targets={"black": "taia"},
        draws=["fallen_city_gold"],
        dice=rolls("hero 1"),
    ).choose("explore:1312", "rotate:0")
    assert second.field("targets") == {"black": "taia", "gold": "lorraine"}


def test_strength_goes_from_horde_to_horde() -> None:
    """KA 20.12: what the first brings is taken before the next is chosen; the red one takes its share too."""
    table = fight(
        "hordes",
        hero="darius",
        land={
            "1513": ["farm_1", 0],
            "1613": ["fallen_city_black", 0],
            "1713": ["fallen_city_gold", 1],
            "1614": ["fallen_city_red", 1],
        },
        foes={"black": "1513", "gold": "1513", "red": "1513"},
        hordes={"black": 3, "gold": 15, "red": 20},
        dice=rolls("hero 3"),
        weapons={"darius": ["hammer", "hammer"]},
    )
    assert table.options == ["strike:black", "strike:gold", "strike:red"]
    table.choose("strike:black")
    assert table.asked == "darius gain"
    table.choose("gain:food")
    assert table.options == ["strike:gold", "strike:red"]
    table.choose("strike:red", "gain:wood")
    assert table.field("hordes") == {"gold": 15, "red": 16}
    assert table.of("glory", "darius") == 7
    assert table.of("resources", "darius") == {"food": 1, "wood": 1}
