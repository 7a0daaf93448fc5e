"""Upgrades side by side: what they add up to, and where one does not speak for another."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import arrange, pillage


def two_copies(card: str) -> dict[str, str]:
    """A box in which there are two of this card, as its owner says."""
    return {"box": f'game = "bloodrage"\n[card.{card}]\nplayers = ["2", "2"]\n'}


def test_other_upgrades_do_not_make_a_quest_count() -> None:
    """BR 17.16, 11.2: a sheet full of other cards, and the Quest card adds nothing."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "odins_throne", "clan_2": "friggas_charm", "clan_3": "thors_glory"}},
        hands={"wolf": ["alfheim_1"]},
    )
    table.by("wolf", "play:alfheim_1").no_late_cards()
    assert table.asked == "wolf turn"
    assert [event["cards"] for event in table.events("strength")] == [0, 0]


def test_blessings_go_clockwise_from_the_pillager() -> None:
    """BR 3.5, 17.18: two losers, each with Loki's Blessing."""
    blessed = {"clan_1": "lokis_blessing"}
    table = pillage(
        "gimle",
        settings=two_copies("lokis_blessing"),
        turn="serpent",
        leaders={"serpent": "gimle"},
        warriors={"bear": {"gimle": 1}, "wolf": {"gimle": 1}},
        sheets={"bear": blessed, "wolf": blessed},
    )
    assert table.asked == "bear blessing"
    table.choose("decline")
    assert table.asked == "wolf blessing"


@pytest.mark.parametrize(
    ("charms", "card", "cost"),
    [
        (1, "thors_conquest", 2),
        (1, "thors_glory", 1),
        (1, "thors_domain", 0),
        (1, "tyrs_domain", 0),
        (2, "thors_conquest", 1),
        (2, "thors_glory", 0),
        (2, "thors_domain", 0),
        (2, "tyrs_domain", 0),
    ],
)
def test_charms_add_up_and_end_at_nothing(charms: int, card: str, cost: int) -> None:
    """BR 8.4, 17.11: each takes 1 off, never more than there is to pay; the last Rage is enough."""
    given: dict[str, Any] = {
        "settings": two_copies("friggas_charm"),
        "sheets": {"wolf": {f"clan_{number}": "friggas_charm" for number in range(1, charms + 1)}},
        "hands": {"wolf": [card]},
    }
    table = arrange("turn", rage={"wolf": 3}, **given)
    table.choose(f"upgrade:{card}>clan_3")
    assert table.rage("wolf") == 3 - cost
    table = arrange("turn", rage={"wolf": max(cost, 1)}, **given)
    assert f"upgrade:{card}>clan_3" in table.options
    if cost > 1:
        table = arrange("turn", rage={"wolf": cost - 1}, **given)
        assert f"upgrade:{card}>clan_3" not in table.options


def test_a_position_is_played_with_the_box_that_it_names() -> None:
    """BR 17.11 of an owner whose Troll costs 4: with Frigga's Charm he pays 3."""
    table = arrange(
        "turn",
        settings={"box": 'game = "bloodrage"\n[card.troll]\ncost = 4\n'},
        rage={"wolf": 6},
        sheets={"wolf": {"clan_1": "friggas_charm"}},
        hands={"wolf": ["troll"]},
    )
    table.choose("upgrade:troll>monster_1", "decline")
    assert table.rage("wolf") == 3


def test_two_copies_of_an_upgrade_are_one_choice() -> None:
    """BR 8.1, 8.2: whichever of them is laid, it is the same."""
    table = arrange(
        "turn",
        settings=two_copies("thors_glory"),
        rage={"wolf": 6},
        hands={"wolf": ["thors_glory", "thors_glory", "tyrs_bash"]},
    )
    assert table.offered("upgrade") == [f"thors_glory>clan_{number}" for number in (1, 2, 3)]
    table.choose("upgrade:thors_glory>clan_1")
    assert table.hand("wolf") == ["thors_glory", "tyrs_bash"]
