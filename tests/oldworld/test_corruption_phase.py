"""The Corruption Phase: domination, corruption, ruin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import arrange


def test_strictly_more_than_resistance() -> None:
    """OW 10.4: equal is not enough."""
    equal = arrange("domination", figures={"kislev": {"leper": 3}})
    assert equal.of("points", "nurgle") == 0
    more = arrange("domination", figures={"kislev": {"leper": 4}})
    assert more.of("points", "nurgle") == 3


def test_a_tie_for_the_highest_value() -> None:
    """OW 10.6: nobody dominates, not even the third."""
    table = arrange("domination", figures={"norsca": {"leper": 3, "acolyte": 3, "seductress": 2}})
    assert set(table.field("points").values()) == {0}


def test_every_figure_counts_one() -> None:
    """OW 10.3, 10.1, 15.4: a greater daemon like a cultist; ruined regions are skipped."""
    table = arrange(
        "domination",
        figures={"norsca": {"great_unclean_one": 1, "leper": 1}, "badlands": {"leper": 4}},
        ruined=["badlands"],
        ruins_scored=1,
    )
    assert table.region("norsca")["domination"]["nurgle"] == 2
    assert table.of("points", "nurgle") == 1


def test_cards_alone_can_dominate() -> None:
    """OW 10.10, 10.2: printed costs."""
    table = arrange("domination", spaces={"tilea": ["degenerate_royalty"]})
    assert table.of("points", "slaanesh") == 2


def test_nobles_raise_what_is_scored() -> None:
    """OW 10.5, 10.8."""
    table = arrange("domination", figures={"norsca": {"leper": 2}}, tokens={"norsca": {"noble": 2}})
    assert table.of("points", "nurgle") == 3


def test_resistance_adds_all_changes_and_stops_at_zero() -> None:
    """OW 10.7, 10.9: 3 - 2 (Skaven) - 2 (Influenza) + 1 (Decree) = 0; and an empty region is nobody's."""
    table = arrange(
        "domination",
        figures={"kislev": {"acolyte": 2}},
        tokens={"kislev": {"skaven": 2}, "norsca": {"skaven": 3}},
        spaces={"kislev": ["influenza"]},
        track={"1": "franzs_decree"},
    )
    assert (table.region("kislev")["resistance"], table.region("norsca")["resistance"]) == (0, 0)
    assert table.field("points") == {"khorne": 0, "nurgle": 0, "tzeentch": 3, "slaanesh": 0}


def test_a_controlled_figure_counts_for_its_controller() -> None:
    """OW 16.1, 10.2."""
    table = arrange(
        "domination",
        figures={"norsca": {"leper": 2, "seductress": 1}},
        marked={"norsca": ["leper-controlled"]},
    )
    assert table.of("points", "slaanesh") == 1


def test_cultists_place_corruption() -> None:
    """OW 11.2, 11.1: one each, in power order; warriors none; ruined regions none."""
    table = arrange(
        "corruption",
        figures={"norsca": {"bloodsworn": 1, "leper": 2, "horror": 1}, "tilea": {"leper": 2}},
        ruined=["tilea"],
        ruins_scored=1,
    )
    assert table.field("corruption") == {"norsca": {"khorne": 1, "nurgle": 2}}


def test_a_controlled_cultist_places_its_controllers_token() -> None:
    """OW 16.1, 11.2."""
    table = arrange("corruption", figures={"norsca": {"leper": 1}}, marked={"norsca": ["leper-controlled"]})
    assert table.corruption("norsca") == {"slaanesh": 1}


def test_warpstone_counts_in_the_ruin_check() -> None:
    """OW 11.4, 18.6."""
    table = arrange("corruption", corruption={"kislev": {"khorne": 9}}, tokens={"kislev": {"warpstone": 3}})
    assert table.field("ruined") == ["kislev"]


def test_the_check_is_made_without_new_tokens() -> None:
    """OW 11.5, 11.7: but then nobody is a ruiner."""
    table = arrange("corruption", corruption={"kislev": {"khorne": 12}})
    assert table.field("ruined") == ["kislev"]
    assert table.of("points", "khorne") == 0


def test_eleven_are_not_enough() -> None:
    """OW 11.4."""
    table = arrange("corruption", corruption={"kislev": {"khorne": 11}})
    assert table.field("ruined") == []


def test_a_token_of_another_phase_makes_a_ruiner() -> None:
    """OW 11.7, 11.9: placed this round, even if it was removed again."""
    table = arrange("corruption", corruption={"kislev": {"khorne": 12}}, ruiners={"slaanesh": ["kislev"]})
    assert table.of("points", "slaanesh") == 3


def test_ruiners_of_the_step_only_if_so_agreed() -> None:
    """OW 19.7."""
    table = arrange(
        "corruption",
        settings={"ruiners": "step"},
        corruption={"kislev": {"khorne": 12}},
        figures={"kislev": {"leper": 1}},
        ruiners={"slaanesh": ["kislev"]},
    )
    assert (table.of("points", "slaanesh"), table.of("points", "nurgle")) == (0, 3)


@pytest.mark.parametrize(("before", "points"), [(0, 3), (1, 4), (2, 4), (3, 5), (4, 5)])
def test_what_ruiners_score(before: int, points: int) -> None:
    """OW 11.8, 2.4: card by card."""
    ruined = ["norsca", "troll_country", "kislev", "empire"][:before]
    table = arrange(
        "corruption",
        ruined=ruined,
        ruins_scored=before,
        corruption={"badlands": {"khorne": 11}},
        figures={"badlands": {"leper": 1}},
    )
    assert table.of("points", "nurgle") == points


def test_corruption_stays_until_the_end_phase() -> None:
    """OW 11.11, 7.9: and so do the cards."""
    table = arrange("corruption", corruption={"kislev": {"khorne": 12}}, spaces={"kislev": ["battle_cry"]})
    assert table.corruption("kislev") == {"khorne": 12}
    assert table.cards("kislev") == ["battle_cry"]


def test_nurgles_dial() -> None:
    """OW 13.4: two tokens in a populous region; not one, not elsewhere."""
    table = arrange(
        "corruption", figures={"kislev": {"leper": 2}, "empire": {"leper": 1}, "norsca": {"leper": 3}}
    )
    assert table.of("counters", "nurgle") == 1


def test_tzeentchs_dial_with_any_mix_of_magic() -> None:
    """OW 13.5: two symbols, two Warpstones, or one of each; of anybody; one alone is too little."""
    table = arrange(
        "corruption",
        figures={region: {"acolyte": 2} for region in ("norsca", "kislev", "empire", "tilea")},
        spaces={"norsca": ["dark_influence", "plague_aura"], "kislev": ["dazzle"], "tilea": ["dazzle"]},
        tokens={"kislev": {"warpstone": 1}, "empire": {"warpstone": 2}},
    )
    assert table.of("counters", "tzeentch") == 3


def test_tzeentch_needs_two_tokens() -> None:
    """OW 13.5, 13.7."""
    table = arrange("corruption", figures={"kislev": {"acolyte": 1}}, tokens={"kislev": {"warpstone": 2}})
    assert table.of("counters", "tzeentch") == 0


def test_tokens_of_one_phase_count_together() -> None:
    """OW 13.7: one already placed in this phase and one more make two; from an earlier phase they do not."""
    state: dict[str, Any] = {"figures": {"kislev": {"leper": 1}}}
    assert arrange("corruption", placed={"nurgle": ["kislev"]}, **state).of("counters", "nurgle") == 1
    assert arrange("corruption", **state).of("counters", "nurgle") == 0


def test_placing_is_told_with_its_cause() -> None:
    """OW 11.2: the story says who placed how much and why."""
    table = arrange(
        "turn", seat="slaanesh", power={"slaanesh": 1}, hands={"slaanesh": ["perverse_infiltration"]}
    )
    table.choose("play:perverse_infiltration:kislev")
    (told,) = table.events("corrupted")
    assert (told["seat"], told["region"], told["count"], told["cause"]) == (
        "slaanesh",
        "kislev",
        1,
        "chaos_card",
    )
