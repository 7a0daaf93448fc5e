"""What revision 4 reads otherwise, beside how tables of revision 3 go on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import Scenario, arrange, rolls
from warhost.core.errors import BadSetting
from warhost.core.rulings import Ruling
from warhost.games.karak import GAME, revisions
from warhost.games.karak.revisions import REVISION, SUPPORTED


def earlier(table: Scenario) -> Scenario:
    """The same table, begun before revision 4."""
    table.state.revision = 3
    return table


def test_every_ruling_belongs_to_the_revision_that_brought_it() -> None:
    rulings = [each for each in vars(revisions).values() if isinstance(each, Ruling)]
    assert (REVISION, SUPPORTED) == (4, (3, 4))
    assert (GAME.revision, GAME.revisions) == (4, (3, 4))
    assert {each.since for each in rulings} == {4}
    assert {each.rule for each in rulings} == {
        "KA 1.10",
        "KA 4.5",
        "KA 6.13",
        "KA 9.9",
        "KA 9.12",
        "KA 10.16",
    }


def before_the_fight(units: dict[str, int], dice: list[int], **state: Any) -> Scenario:
    return arrange(
        "new_buildings",
        heroes=("horan", "taia"),
        hero_at={"horan": "1413"},
        monsters={"1513": ["abyss_giants_two_soul_stones"]},
        units={"horan": units},
        dice=dice,
        **state,
    )


def test_a_guardian_saves_elite_units_from_their_symbols() -> None:
    """KA 9.6, 9.8, 9.9: Griffin, Basilisk and the other Guardian live and do nothing; Hunger and Repair go on."""
    dice = rolls(
        "hero skull",
        "knight skull",
        "basilisk venom",
        "guardian protection",
        "guardian protection",
        "colossus repair",
        "griffin perseverance",
    )
    units = {"knight": 1, "basilisk": 1, "guardian": 2, "colossus": 1, "griffin": 1}
    table = before_the_fight(units, dice).choose("move:1513")
    assert table.of("units", "horan") == {"knight": 1, "basilisk": 1, "guardian": 1, "griffin": 1}
    assert table.of("toughness", "horan") == 5
    assert table.events("fight_lost")[0]["total"] == 0
    assert not table.events("recruited")
    table = earlier(before_the_fight(units, dice, glory={"horan": 9})).choose("move:1513", "recruit:mage")
    assert table.of("units", "horan") == {"knight": 1, "guardian": 1, "mage": 1}


def test_a_guardian_that_is_ignored_saves_nobody() -> None:
    """KA 9.7, 9.9: then Basilisk and Griffin die as ever."""
    dice = rolls("hero 1", "basilisk venom", "guardian protection")
    table = before_the_fight(
        {"basilisk": 1, "guardian": 1}, dice, amulets={"horan": "amulet_protection"}
    ).choose("move:1513")
    table.choose("ignore:guardian", "done")
    assert table.of("units", "horan") == {"guardian": 1}


def test_a_minotaur_is_fed_before_a_guardian_saves() -> None:
    """KA 9.1, 9.9: Hunger comes first, and its meal is not saved."""
    dice = rolls("hero 1", "knight 1", "minotaur hunger", "guardian protection")
    table = before_the_fight({"knight": 1, "minotaur": 1, "guardian": 1}, dice).choose("move:1513")
    table.choose("feed:knight:1:stands")
    assert table.of("units", "horan") == {"minotaur": 1}


def test_the_griffins_successor_needs_no_room() -> None:
    """KA 9.12: before, the army limit could refuse it."""
    dice = rolls("hero 1", "knight 1", "griffin perseverance")
    units = {"knight": 1, "griffin": 1}
    table = before_the_fight(units, dice, glory={"horan": 1}).choose("move:1513")
    assert table.options == ["recruit:knight", "recruit:archer", "recruit:mage", "done"]
    assert table.choose("recruit:knight").of("units", "horan") == {"knight": 2}
    table = earlier(before_the_fight(units, dice, glory={"horan": 1})).choose("move:1513")
    assert table.asked == "horan turn"
    assert table.of("units", "horan") == {"knight": 1}
    table = earlier(before_the_fight(units, dice, glory={"horan": 2})).choose("move:1513")
    assert table.choose("recruit:knight").of("units", "horan") == {"knight": 2}


def test_an_earlier_table_exchanges_as_an_action_of_its_own() -> None:
    """KA 6.13."""
    table = earlier(
        arrange(
            "new_buildings",
            heroes=("horan", "taia"),
            hero_at={"horan": "1613"},
            cities={"horan": "1613"},
            board={"horan": ["army_camp", "archery_range", "mage_tower", "stables", "portal", "market"]},
            built={"horan": ["market"]},
            resources={"horan": {"wood": 2}},
        )
    )
    table.choose("exchange", "swap:wood>food")
    assert table.asked == "horan turn"
    assert table.field("actions") == 1
    assert table.of("built", "horan") == ["market"]


def test_an_earlier_table_neither_drops_nor_hastens() -> None:
    """KA 4.5, 10.16."""
    table = earlier(
        arrange(
            heroes=("horan", "taia"),
            hero_at={"horan": "1513"},
            weapons={"horan": ["sword"]},
            ground={"1513": ["amulet_action"]},
        )
    )
    table.choose("take:amulet_action")
    assert table.field("actions") == 2
    assert table.offered("drop") == []
    table.choose("end", "end")
    assert table.asked == "horan turn"
    assert table.of("amulets", "horan") == "amulet_action"
    assert table.field("actions") == 3
    assert table.field("hastened") is False


def test_an_earlier_table_rests_after_a_fall() -> None:
    """KA 25.9 came with revision 4."""
    assert GAME.table_settings({}, 3)["after_fall"] == "rests"
    with pytest.raises(BadSetting, match="no option 'after_fall'"):
        GAME.table_settings({"after_fall": "acts"}, 3)


def test_nothing_is_said_of_the_usual_rest_after_a_fall() -> None:
    """KA 25.9: records that were played before it could be agreed keep their fingerprints."""
    for given, said in (({}, None), ({"after_fall": "rests"}, None), ({"after_fall": "acts"}, "acts")):
        values = list(GAME.table_settings(given).values())
        assert GAME.settings.named(values).get("after_fall") == said


def test_skeletons_decide_who_wins_too() -> None:
    """KA 1.10, 23.6: equal in stones, glory and buildings."""
    units = {"horan": {"knight": 1}, "taia": {"skeleton": 2}}
    ended = arrange(
        heroes=("horan", "taia"), round=19, settings={"rounds": "20"}, units=units, seat="taia", first=1
    )
    ended.choose("end", "end")
    assert ended.asked == "over"
    assert ended.winners == ["taia"]
