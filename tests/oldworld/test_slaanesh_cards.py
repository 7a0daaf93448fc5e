"""Slaanesh's Chaos cards: what each does, and where it stops."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import Scenario, arrange


def slaanesh_turn(hand: list[str], **state: Any) -> Scenario:
    state.setdefault("power", {"slaanesh": 6})
    return arrange("turn", seat="slaanesh", hands={"slaanesh": hand}, **state)


def test_abyssal_pact_leaves_figures_out() -> None:
    """OW 8.31: for everybody; The Skull Throne adds nothing."""
    table = arrange(
        "domination",
        figures={"norsca": {"bloodletter": 3, "leper": 2}},
        spaces={"norsca": ["abyssal_pact", "the_skull_throne"]},
    )
    assert table.region("norsca")["domination"] == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}
    assert table.of("points", "khorne") == 0


def test_abyssal_pact_under_changer_of_ways() -> None:
    """OW 8.22, 8.31: figures count again."""
    table = arrange(
        "domination", figures={"norsca": {"leper": 2}}, spaces={"norsca": ["abyssal_pact", "changer_of_ways"]}
    )
    assert table.of("points", "nurgle") == 1


def test_perverse_infiltration_places_a_token() -> None:
    """OW 8.32, 11.7: it makes Slaanesh a ruiner of this round, but gives no counter."""
    table = slaanesh_turn(
        ["perverse_infiltration", "perverse_infiltration"],
        tokens={"kislev": {"noble": 1}},
        power={"slaanesh": 1},
    )
    table.choose("play:perverse_infiltration:kislev", "play:perverse_infiltration:kislev")
    assert table.corruption("kislev") == {"slaanesh": 2}
    assert table.field("ruiners") == {"slaanesh": ["kislev"]}
    assert table.of("counters", "slaanesh") == 0


def test_perverse_infiltration_under_changer_of_ways() -> None:
    """OW 8.22: nothing is placed."""
    table = slaanesh_turn(["perverse_infiltration"], spaces={"kislev": ["changer_of_ways"]})
    table.choose("play:perverse_infiltration:kislev")
    assert table.corruption("kislev") == {}


def test_dark_influence_moves_a_token() -> None:
    """OW 8.33: a Peasant, Noble or Hero, anywhere but into ruin."""
    table = slaanesh_turn(
        ["dark_influence"],
        tokens={"kislev": {"noble": 1, "hero": 1, "warpstone": 1}},
        ruined=["badlands"],
        ruins_scored=1,
    )
    table.choose("play:dark_influence:kislev")
    assert {key.split(">")[0] for key in table.options} == {"influence:noble", "influence:hero"}
    assert not any(key.endswith("badlands") for key in table.options)
    table.choose("influence:noble>tilea")
    assert table.tokens("tilea") == {"noble": 1}


def test_dark_influence_must_move_what_it_can() -> None:
    """OW 8.33, 7.6: no way to decline; nothing to do without such a token."""
    table = slaanesh_turn(
        ["dark_influence", "dark_influence"], tokens={"kislev": {"peasant": 1}, "tilea": {"skaven": 1}}
    )
    table.choose("play:dark_influence:tilea")
    assert table.asked == "slaanesh turn"
    table.choose("play:dark_influence:kislev")
    assert all(key.startswith("influence:peasant") for key in table.options)


def test_dark_influence_to_adjacent_regions() -> None:
    """OW 19.12."""
    table = slaanesh_turn(
        ["dark_influence"], settings={"dark_influence": "adjacent"}, tokens={"kislev": {"noble": 1}}
    )
    table.choose("play:dark_influence:kislev")
    assert table.options == ["influence:noble>troll_country", "influence:noble>empire"]


def test_insidious_lies_counts_nobles_and_heroes() -> None:
    """OW 8.34: two for each; two copies, four."""
    table = arrange(
        "domination",
        tokens={"kislev": {"noble": 1, "hero": 1, "peasant": 3}, "empire": {"noble": 1}},
        spaces={"kislev": ["insidious_lies"], "empire": ["insidious_lies", "insidious_lies"]},
    )
    assert table.region("kislev")["domination"]["slaanesh"] == 1 + 4
    assert table.region("empire")["domination"]["slaanesh"] == 2 + 4


def test_insidious_lies_finds_nothing_without_them() -> None:
    """OW 8.34."""
    table = arrange("domination", tokens={"kislev": {"skaven": 2}}, spaces={"kislev": ["insidious_lies"]})
    assert table.region("kislev")["domination"]["slaanesh"] == 1


def test_field_of_ecstasy_stops_the_battle() -> None:
    """OW 8.35: no dice at all there; the next region fights."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "seductress": 1}, "empire": {"bloodletter": 1, "leper": 1}},
        spaces={"kislev": ["field_of_ecstasy", "reborn_in_blood"]},
        upgrades={"khorne_warrior": 1},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1, "seductress": 1}
    assert table.figures("empire") == {"bloodletter": 1}


def test_field_of_ecstasy_under_changer_of_ways() -> None:
    """OW 8.22, 8.35."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "seductress": 1}},
        spaces={"kislev": ["field_of_ecstasy", "changer_of_ways"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}


def test_soporific_musk_takes_a_cultist() -> None:
    """OW 8.36, 16.1: an enemy cultist, not a warrior, not an own one."""
    table = slaanesh_turn(
        ["soporific_musk"], figures={"kislev": {"leper": 1, "acolyte": 2, "bloodletter": 1, "seductress": 1}}
    )
    table.choose("play:soporific_musk:kislev")
    assert table.options == ["musk:leper", "musk:acolyte"]
    table.choose("musk:acolyte")
    assert table.marked("kislev") == ["acolyte-controlled"]
    assert table.region("kislev")["domination"]["tzeentch"] == 1
    assert table.region("kislev")["domination"]["slaanesh"] == 2 + 2


def test_a_second_musk_takes_another_figure() -> None:
    """OW 8.36, 3.10: a figure that Slaanesh controls is no enemy."""
    table = slaanesh_turn(["soporific_musk", "soporific_musk"], figures={"kislev": {"leper": 1}})
    table.choose("play:soporific_musk:kislev")
    table.choose("play:soporific_musk:kislev")
    assert table.asked == "slaanesh turn"
    assert table.marked("kislev") == ["leper-controlled"]


def test_soporific_musk_for_any_figure() -> None:
    """OW 19.11: a greater daemon rolls for Slaanesh."""
    table = slaanesh_turn(
        ["soporific_musk"], settings={"musk": "figures"}, figures={"kislev": {"bloodthirster": 1, "leper": 1}}
    )
    table.choose("play:soporific_musk:kislev", "musk:bloodthirster")
    assert table.region("kislev")["dice"] == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 4}


def test_degenerate_royalty_is_free_among_corruption() -> None:
    """OW 8.37, 7.5: three tokens of any powers; it still counts 3 for domination."""
    table = slaanesh_turn(
        ["degenerate_royalty"],
        power={"slaanesh": 1},
        corruption={"kislev": {"khorne": 2, "nurgle": 1}, "empire": {"khorne": 2}},
        tokens={"empire": {"warpstone": 3}},
    )
    assert table.refusal("play:degenerate_royalty:empire") == "not_enough_power"
    table.choose("play:degenerate_royalty:kislev")
    assert table.of("power", "slaanesh") == 1
    assert table.region("kislev")["domination"]["slaanesh"] == 3


def test_degenerate_royalty_and_surcharges() -> None:
    """OW 8.38: surcharges are added to the 0; Changer of Ways does not take the discount away."""
    table = slaanesh_turn(
        ["degenerate_royalty", "degenerate_royalty"],
        power={"slaanesh": 3},
        corruption={"kislev": {"khorne": 3}, "empire": {"khorne": 3}},
        spaces={"kislev": ["temporal_stasis"], "empire": ["changer_of_ways"]},
    )
    table.choose("play:degenerate_royalty:kislev")
    assert table.of("power", "slaanesh") == 1
    table.choose("play:degenerate_royalty:empire")
    assert table.of("power", "slaanesh") == 1
