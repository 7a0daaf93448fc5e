"""The end of the Battle Phase and the Domination Step, looked at where one slip would do something twice or for nothing."""

from __future__ import annotations

from tests.oldworld.scenario import arrange, play_on
from tests.oldworld.test_old_world_cards import draw_card


def test_a_card_on_space_two_works_once_at_the_end_of_the_battle_phase() -> None:
    """OW 9.30, 18.18: Greenskins Invade takes one figure, not two."""
    table = arrange(
        "battle",
        figures={"empire": {"leper": 3}},
        tokens={"empire": {"event": 1}},
        track={"1": "franzs_decree", "2": "greenskins_invade"},
    )
    assert table.asked == "pause"
    assert table.figures("empire") == {"leper": 2}


def test_the_final_rotting_on_the_last_space_of_the_board_works_once() -> None:
    """OW 9.30, 8.20: one Acolyte for one token, though the Badlands come last and the card lies on the right."""
    table = arrange(
        "battle",
        figures={"badlands": {"acolyte": 3}},
        spaces={"badlands": ["influenza", "the_final_rotting"]},
        corruption={"badlands": {"nurgle": 1}},
    )
    assert table.asked == "pause"
    assert table.figures("badlands") == {"acolyte": 2}


def test_nothing_is_told_of_domination_where_nobody_has_any() -> None:
    """OW 10.2, 8.31: Abyssal Pact lies there for nothing, so the figures do not count."""
    table = play_on(
        "summoning_phase",
        figures={"kislev": {"leper": 1}, "tilea": {"leper": 1}},
        spaces={"kislev": ["abyssal_pact"]},
        power={"khorne": 1},
    )
    table.choose("pass")
    assert [event["region"] for event in table.events("domination")] == ["tilea"]


def test_the_pool_may_run_out_between_two_picks() -> None:
    """OW 1.10, 4.10: the last Warpstone is laid, and nobody is asked about a second one."""
    lying = {"kislev": {"warpstone": 13}}
    table = draw_card("meteor_showers", tokens=lying, hands={"tzeentch": ["teleport"]})
    assert table.asked == "nurgle old_world_place"
    table.choose("place:warpstone>tilea")
    assert table.asked == "tzeentch exchange"


def test_an_empty_pool_is_not_asked_about() -> None:
    """OW 1.10."""
    table = draw_card(
        "meteor_showers", tokens={"kislev": {"warpstone": 14}}, hands={"tzeentch": ["teleport"]}
    )
    assert table.asked == "tzeentch exchange"


def test_a_card_on_space_two_works_once_in_the_end_phase() -> None:
    """OW 12.7, 18.22: Norse Reavers take one figure, not two."""
    table = play_on(
        "end_phase",
        figures={"norsca": {"leper": 3}},
        tokens={"norsca": {"event": 1}},
        track={"1": "franzs_decree", "2": "norse_reavers"},
        hands={"tzeentch": ["teleport"]},
    )
    assert table.figures("norsca") == {"leper": 2}


def test_a_hero_of_the_first_region_acts_once() -> None:
    """OW 12.4, 12.5: in Norsca too."""
    table = play_on(
        "end_phase",
        figures={"norsca": {"leper": 3}},
        tokens={"norsca": {"hero": 1}},
        hands={"tzeentch": ["teleport"]},
    )
    assert table.figures("norsca") == {"leper": 2}


def test_only_who_had_cards_on_the_board_gets_some_back() -> None:
    """OW 12.2."""
    table = play_on("summoning_phase", spaces={"kislev": ["influenza"]}, power={"khorne": 1})
    table.choose("pass")
    assert [event["seat"] for event in table.events("cards_cleared")] == ["nurgle"]
