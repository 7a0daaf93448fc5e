"""Actions, glory and army, items, the merchant, plague, falling."""

from __future__ import annotations

from typing import Any

from tests.karak.scenario import Scenario, arrange, fight, rolls

HOME: dict[str, Any] = {"hero_at": {"horan": "1613"}, "cities": {"horan": "1613"}}


def at_home(*modules: str, **state: Any) -> Scenario:
    return arrange(*modules, heroes=("horan", "taia"), **{**HOME, **state})


def test_heal_restores_two_up_to_the_maximum() -> None:
    """KA 6.1, 6.3."""
    table = arrange(toughness={"horan": 4}).choose("heal")
    assert table.of("toughness", "horan") == 5
    assert table.refusal("heal") == "refused-not-now"
    table = arrange(toughness={"horan": 1}).choose("heal")
    assert table.of("toughness", "horan") == 3


def test_gather_one_marker_for_each_symbol() -> None:
    """KA 6.4, 3.5: as far as the supply goes."""
    land = {"1513": ["rich_valley_1", 1]}
    table = arrange(hero_at={"horan": "1513"}, land=land).choose("gather")
    assert table.of("resources", "horan") == {"food": 1, "wood": 1, "stone": 1}
    table = arrange(hero_at={"horan": "1513"}, land=land, resources={"taia": {"wood": 40}}).choose("gather")
    assert table.of("resources", "horan") == {"food": 1, "stone": 1}


def test_where_nobody_gathers() -> None:
    """KA 6.5: the castle, cities, stalls, fallen cities."""
    assert "gather" not in arrange().options
    assert "gather" not in arrange(hero_at={"horan": "1613"}, cities={"taia": "1613"}).options
    for tile, modules in (("merchant_stall_1", "merchant"), ("fallen_city_black", "hordes")):
        table = arrange(modules, hero_at={"horan": "1513"}, land={"1513": [tile, 0]})
        assert "gather" not in table.options


def test_founding_a_city() -> None:
    """KA 6.6 to 6.8, 3.6: two wood, a free tile without a city, not the start tile; one city each."""
    wood = {"resources": {"horan": {"wood": 4}}}
    table = arrange(hero_at={"horan": "1513"}, **wood).choose("found")
    assert table.of("cities", "horan") == "1513"
    assert table.of("resources", "horan") == {"wood": 2}
    table.choose("move:1613")
    assert "found" not in table.options
    assert "found" not in arrange(hero_at={"horan": "1413"}, **wood).options
    assert "found" not in arrange(hero_at={"horan": "1513"}, cities={"taia": "1513"}, **wood).options
    for tile, module in (("merchant_stall_1", "merchant"), ("fallen_city_black", "hordes")):
        table = arrange(module, hero_at={"horan": "1513"}, land={"1513": [tile, 0]}, **wood)
        assert "found" not in table.options


def test_building_several_in_one_action() -> None:
    """KA 6.9, 6.10, 13.1 to 13.4, 13.7: in the own city, any number, each once; the Banner raises glory."""
    table = at_home(resources={"horan": {"food": 3, "wood": 5, "stone": 4}}, glory={"horan": 3})
    table.choose("build:army_camp", "build:glory_banner")
    assert table.refusal("build:army_camp") == "stands"
    assert table.refusal("build:market") == "no_token"
    table.choose("done")
    assert table.of("built", "horan") == ["army_camp", "glory_banner"]
    assert table.of("resources", "horan") == {"food": 1, "wood": 2, "stone": 2}
    assert table.of("glory", "horan") == 5
    assert table.field("actions") == 1


def test_building_needs_the_own_city() -> None:
    """KA 6.9, 6.11."""
    table = arrange(hero_at={"horan": "1513"}, cities={"horan": "1613"}, resources={"horan": {"wood": 9}})
    assert table.offered("build") == []
    assert table.refusal("build:archery_range") == "refused-not-now"


def test_training_up_to_the_army_limit() -> None:
    """KA 6.11, 7.5, 1.10: dice up to glory; skeletons do not count."""
    table = at_home(
        built={"horan": ["army_camp", "mage_tower"]},
        resources={"horan": {"food": 3, "stone": 3}},
        glory={"horan": 3},
        units={"horan": {"archer": 1, "skeleton": 2}},
    )
    assert table.offered("train") == ["knight", "mage"]
    assert table.refusal("train:archer") == "no_building"
    table.choose("train:knight", "train:mage")
    assert table.of("units", "horan") == {"knight": 1, "archer": 1, "mage": 1, "skeleton": 2}
    assert table.field("actions") == 1
    assert table.offered("train") == []


def test_no_dice_left() -> None:
    """KA 1.5, 6.11."""
    table = at_home(
        built={"horan": ["army_camp", "mage_tower"]},
        resources={"horan": {"food": 3, "stone": 1}},
        glory={"horan": 3},
        units={"taia": {"knight": 10}},
    )
    assert table.offered("train") == ["mage"]
    assert table.refusal("train:knight") == "no_dice"


def test_units_and_glory_outlast_what_brought_them() -> None:
    """KA 7.6, 13.8: an army above the limit stays, but nothing can be added."""
    table = at_home(built={"horan": ["army_camp"]}, units={"horan": {"mage": 4}}, glory={"horan": 2})
    assert table.of("units", "horan") == {"mage": 4}
    assert table.offered("train") == []


# Glory


def test_glory_rises_to_the_strength_beaten() -> None:
    """KA 7.1, 7.2, 7.4, 8.19: never falls, never adds up."""
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), glory={"horan": 1})
    assert table.of("glory", "horan") == 3
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), glory={"horan": 7})
    assert table.of("glory", "horan") == 7


def test_the_amulet_of_glory_comes_and_goes() -> None:
    """KA 7.3, 10.13: two up when it comes, two down when it goes, not below 0."""
    table = arrange(ground={"1313": ["amulet_glory"]}, glory={"horan": 1}).choose("take:amulet_glory")
    assert table.of("glory", "horan") == 3
    table = arrange(ground={"1313": ["amulet_bear"]}, amulets={"horan": "amulet_glory"}, glory={"horan": 1})
    table.choose("take:amulet_bear")
    assert table.of("glory", "horan") == 0
    assert table.field("ground") == {"1313": ["amulet_glory"]}


# Items


def test_items_take_free_slots() -> None:
    """KA 10.1, 10.3, 8.17: two weapons, three spells, one amulet."""
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), weapons={"horan": ["sword"]})
    assert table.of("weapons", "horan") == ["sword", "hammer"]
    assert table.of("hero_at", "horan") == "1513"


def test_a_full_slot_asks_what_to_replace() -> None:
    """KA 10.3, 10.4, 10.6: what is put down lies there, and not for him this turn."""
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), weapons={"horan": ["sword", "sword"]})
    assert table.options == ["replace:weapon:sword", "leave"]
    table.choose("replace:weapon:sword")
    assert table.of("weapons", "horan") == ["sword", "hammer"]
    assert table.field("ground") == {"1513": ["sword"]}
    assert table.offered("take") == []
    table.choose("end", "end")
    assert table.refusal("take:hammer") == "not_on_ground"
    assert table.offered("take") == ["sword"]


def test_an_item_may_be_left() -> None:
    """KA 10.3, 10.5: and anybody takes it later, free of charge."""
    table = fight(against=["dryads_hammer"], dice=rolls("hero 3"), weapons={"horan": ["hammer", "hammer"]})
    table.choose("leave")
    assert table.field("ground") == {"1513": ["hammer"]}
    table = arrange(seat="taia", hero_at={"taia": "1513"}, ground={"1513": ["hammer"]})
    table.choose("take:hammer")
    assert table.of("weapons", "taia") == ["hammer"]
    assert table.field("actions") == 2


def test_two_rewards_in_an_order_of_choice() -> None:
    """KA 8.18, 10.8: items are claimed one after the other, soul stones at once and without a slot."""
    table = fight(
        against=["skeletons_sword", "ghouls_hammer"], dice=rolls("hero 3"), weapons={"horan": ["sword"]}
    )
    assert table.options == ["claim:skeletons_sword", "claim:ghouls_hammer"]
    table.choose("claim:ghouls_hammer", "leave")
    assert table.of("weapons", "horan") == ["sword", "hammer"]
    table = fight(against=["dryads_soul_stone"], dice=rolls("hero 3"))
    assert table.of("stones", "horan") == 2


def test_plunder_takes_up_to_two_markers() -> None:
    """KA 10.11, 10.7, 10.2: of one opponent, of the player's choice; the spell is gone."""
    table = arrange(spells={"horan": ["plunder"]}, resources={"taia": {"food": 1, "stone": 2}})
    assert table.offered("plunder") == ["taia"]
    table.choose("plunder:taia", "gain:stone")
    assert table.options == ["gain:food", "gain:stone", "done"]
    table.choose("gain:food")
    assert table.of("resources", "horan") == {"food": 1, "stone": 1}
    assert table.of("resources", "taia") == {"stone": 1}
    assert table.field("gone") == {"plunder": 1}


def test_healing_restores_two() -> None:
    """KA 10.12, 10.7."""
    table = arrange(spells={"horan": ["healing"]}, toughness={"horan": 2}).choose("cast:healing")
    assert table.of("toughness", "horan") == 4
    assert table.of("spells", "horan") == []
    assert "cast:healing" not in arrange(spells={"horan": ["healing"]}).options


def test_the_amulet_of_vitality() -> None:
    """KA 10.14: one heart more while it is worn, never below 1 when it goes."""
    table = arrange(ground={"1313": ["amulet_vitality"]}, toughness={"horan": 5})
    table.choose("take:amulet_vitality")
    assert table.of("toughness", "horan") == 6
    assert table.summary["heroes"]["horan"]["max_toughness"] == 6
    for before, after in ((6, 5), (3, 2), (1, 1)):
        table = arrange(
            ground={"1313": ["amulet_bear"]},
            amulets={"horan": "amulet_vitality"},
            toughness={"horan": before},
        )
        assert table.choose("take:amulet_bear").of("toughness", "horan") == after


# The merchant


def at_stall(**state: Any) -> Scenario:
    land = {"1513": ["merchant_stall_1", 0]}
    return arrange("merchant", heroes=("taia", "horan"), land=land, hero_at={"taia": "1413"}, **state)


def test_example_3_buying_items() -> None:
    """KA 18.2, 18.4 to 18.6, 10.3: a sword and a Fire Missile with one action."""
    table = at_stall(resources={"taia": {"food": 2, "stone": 1}})
    table.choose("move:1513", "buy:trade_sword", "buy:trade_fire_missile")
    assert table.of("resources", "taia") == {}
    assert table.field("trade_pool") == {
        "trade_sword": 2,
        "trade_hammer": 1,
        "trade_fire_missile": 4,
        "trade_amulet_glory": 1,
        "trade_amulet_action": 1,
        "trade_amulet_protection": 1,
    }
    assert table.of("weapons", "taia") == ["trade_sword"]
    assert table.of("spells", "taia") == ["trade_fire_missile"]
    assert table.field("actions") == 1
    assert table.asked == "taia turn", "who can pay nothing more is not asked whether he is done"


def test_prices_and_stock() -> None:
    """KA 18.1, 18.5: six stacks; what is sold out or too dear is not offered."""
    table = at_stall(resources={"taia": {"food": 3, "wood": 3, "stone": 5}}).choose("move:1513")
    assert table.offered("buy") == [
        "trade_sword",
        "trade_hammer",
        "trade_fire_missile",
        "trade_amulet_glory",
        "trade_amulet_action",
        "trade_amulet_protection",
    ]
    table.choose("buy:trade_hammer")
    assert table.of("resources", "taia") == {"food": 2, "wood": 2, "stone": 1}
    assert table.refusal("buy:trade_hammer") == "sold_out"
    assert table.refusal("buy:trade_amulet_action") == "cannot_pay"
    assert table.refusal("buy:sword") == "not_for_sale"


def test_a_stall_is_a_quiet_place() -> None:
    """KA 18.2, 18.3: laid without monsters; only there can one buy."""
    table = arrange("merchant", draws=["merchant_stall_1"], resources={"horan": {"food": 2, "wood": 2}})
    assert table.offered("buy") == []
    table.choose("explore:1312")
    assert table.field("monsters") == {}
    assert table.asked == "horan turn"
    assert "found" not in table.options
    assert table.offered("buy") == ["trade_sword"]


def test_faq_trade_items_on_the_ground_are_free() -> None:
    """KA 18.7, 10.4 (FAQ): picked up without paying, the pool unchanged."""
    table = arrange(
        "merchant",
        hero_at={"horan": "1513"},
        ground={"1513": ["trade_sword"]},
        trade_pool={
            "trade_sword": 2,
            "trade_hammer": 1,
            "trade_fire_missile": 5,
            "trade_amulet_glory": 1,
            "trade_amulet_action": 1,
            "trade_amulet_protection": 1,
        },
    )
    table.choose("take:trade_sword")
    assert table.of("weapons", "horan") == ["trade_sword"]
    assert table.field("trade_pool")["trade_sword"] == 2


def test_a_used_trade_missile_returns_to_the_pool() -> None:
    """KA 18.8, 10.10, 8.15: found ones leave the game."""
    pool = {"trade_fire_missile": 4, "trade_sword": 3, "trade_hammer": 1}
    amulets = {"trade_amulet_glory": 1, "trade_amulet_action": 1, "trade_amulet_protection": 1}
    table = fight(
        "merchant",
        against=["dryads_hammer"],
        dice=rolls("hero 1"),
        spells={"horan": ["fire_missile", "trade_fire_missile"]},
        trade_pool={**pool, **amulets},
    )
    table.choose("cast:trade_fire_missile", "cast:fire_missile")
    assert table.events("fight_won")
    assert table.field("trade_pool")["trade_fire_missile"] == 5
    assert table.field("gone") == {"fire_missile": 1}


# Plague and Misery


def plague_fight(**state: Any) -> Scenario:
    """Horan and his knight both roll a skull against ghouls."""
    return fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull", "knight skull"),
        units={"horan": {"knight": 1}},
        **state,
    )


def test_two_skulls_send_plague_and_misery() -> None:
    """KA 11.1, 11.2, 11.4, 11.6: the victim loses a marker of his choice."""
    table = plague_fight(cities={"taia": "1713"}, resources={"taia": {"food": 1, "wood": 1}})
    assert table.asked == "horan plague"
    assert table.options == ["infect:taia", "pass"]
    table.choose("infect:taia")
    assert table.asked == "taia misery"
    table.choose("pay:wood")
    assert table.field("plague") == "taia"
    assert table.of("resources", "taia") == {"food": 1}


def test_plague_can_be_left_out() -> None:
    """KA 25.7, 25.1."""
    table = plague_fight(cities={"taia": "1713"}, settings={"plague": "left_out"})
    assert table.asked == "horan turn"


def test_a_plagued_city_neither_builds_nor_trains_until_cleansed() -> None:
    """KA 11.5, 11.7, 6.12."""
    table = at_home(
        plague="horan",
        built={"horan": ["army_camp"]},
        resources={"horan": {"food": 5, "wood": 5}},
        glory={"horan": 3},
    )
    assert table.offered("build") == []
    assert table.offered("train") == []
    table.choose("cleanse")
    assert table.field("plague") is None
    assert table.offered("train") == ["knight"]


# Falling


def test_a_hero_without_toughness_falls() -> None:
    """KA 12.1 to 12.5, 4.11, 8.25: he is carried home, keeps all, and spends his next turn on recovery."""
    table = fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull"),
        toughness={"horan": 1},
        cities={"horan": "1713"},
        resources={"horan": {"stone": 1}},
    )
    assert table.of("hero_at", "horan") == "1713"
    assert table.of("fallen", "horan") is True
    assert table.asked == "taia turn"
    table.choose("end")
    assert table.of("toughness", "horan") == 2
    assert table.of("resources", "horan") == {"stone": 1}
    assert table.asked == "taia turn"
    table.choose("end")
    assert table.asked == "horan turn"


def test_a_fallen_hero_may_act_if_that_was_agreed() -> None:
    """KA 25.9: he recovers as much, and has his two actions all the same."""
    table = fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull"),
        toughness={"horan": 1},
        settings={"after_fall": "acts"},
    )
    assert table.of("fallen", "horan") is True
    table.choose("end")
    assert table.asked == "horan turn"
    assert table.field("phase") == "move"
    assert table.of("toughness", "horan") == 2
    assert table.of("fallen", "horan") is False
    assert table.field("actions") == 2


def test_a_fall_does_not_undo_a_victory() -> None:
    """KA 12.2: reward and glory come first."""
    table = fight(
        against=["ghouls_sword"],
        dice=rolls("hero skull", "knight 2"),
        units={"horan": {"knight": 1}},
        toughness={"horan": 1},
    )
    assert table.of("weapons", "horan") == ["sword"]
    assert table.of("glory", "horan") == 2
    assert table.of("hero_at", "horan") == "1313"


def test_the_round_limit_and_ties() -> None:
    """KA 23.3 to 23.6, 25.3, 1.2: soul stones, then glory, buildings, army, markers; else shared."""
    last: dict[str, Any] = {"round": 80, "seat": "lorraine", "settings": {"rounds": "80"}, "first": 0}

    def ended(**state: Any) -> list[str]:
        table = arrange(**{**last, **state}).choose("end")
        assert table.asked == "over"
        return table.winners

    assert ended(stones={"horan": 6, "taia": 4}) == ["horan"]
    level = {"stones": {"horan": 4, "taia": 4}}
    assert ended(**level, glory={"taia": 2}) == ["taia"]
    assert ended(**level, cities={"horan": "1613"}, built={"horan": ["portal"]}) == ["horan"]
    assert ended(**level, units={"taia": {"mage": 1}}) == ["taia"]
    assert ended(**level, resources={"horan": {"food": 1}}) == ["horan"]
    assert ended(**level) == ["horan", "taia"]
