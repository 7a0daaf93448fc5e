"""Nurgle's Chaos cards: what each does, and where it stops."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import arrange


def test_plague_aura_counts_nurgles_corruption() -> None:
    """OW 8.12: one for each own token; two copies, two."""
    table = arrange(
        "domination",
        corruption={"kislev": {"nurgle": 4, "khorne": 3}, "empire": {"nurgle": 3}},
        spaces={"kislev": ["plague_aura"], "empire": ["plague_aura", "plague_aura"]},
    )
    assert table.region("kislev")["domination"]["nurgle"] == 4
    assert table.region("empire")["domination"]["nurgle"] == 6
    assert table.of("points", "nurgle") == 3 + 5


def test_plague_aura_works_without_figures_even_under_an_abyssal_pact() -> None:
    """OW 8.31, 10.10: what cards add still counts."""
    table = arrange(
        "domination",
        figures={"kislev": {"leper": 2}},
        corruption={"kislev": {"nurgle": 4}},
        spaces={"kislev": ["plague_aura", "abyssal_pact"]},
    )
    assert table.region("kislev")["domination"]["nurgle"] == 4


def test_plague_touch_lowers_enemy_defence() -> None:
    """OW 8.13: a Horror falls to one hit."""
    table = arrange(
        "battle",
        figures={"kislev": {"plaguebearer": 1, "horror": 1}},
        spaces={"kislev": ["plague_touch"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"plaguebearer": 1}


def test_plague_touch_never_goes_below_one() -> None:
    """OW 8.13: two copies, and a cultist still takes a hit to kill; Nurgle's own figures are not touched."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "acolyte": 2, "great_unclean_one": 1}},
        spaces={"kislev": ["plague_touch", "plague_touch"]},
        dice=[4, 1, 1, 1, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1, "acolyte": 1, "great_unclean_one": 1}


def test_a_controlled_leper_is_an_enemy_of_nurgle() -> None:
    """OW 8.14: Rain of Pus does not help it."""
    table = arrange(
        "battle",
        figures={"kislev": {"leper": 2, "plaguebearer": 1, "bloodletter": 1}},
        marked={"kislev": ["leper-controlled"]},
        spaces={"kislev": ["rain_of_pus"]},
        dice=[4, 1, 1],
    )
    assert table.marked("kislev") == []
    assert table.figures("kislev")["leper"] == 1


def test_influenza_lowers_resistance() -> None:
    """OW 8.15: by 2, not below 0; the Conquest value stays."""
    table = arrange(
        "domination",
        figures={"kislev": {"leper": 1}, "norsca": {"leper": 1}},
        spaces={"kislev": ["influenza"], "norsca": ["influenza", "influenza"]},
    )
    kislev, norsca = table.region("kislev"), table.region("norsca")
    assert (kislev["resistance"], kislev["conquest"]) == (1, 3)
    assert (norsca["resistance"], norsca["conquest"]) == (0, 1)
    assert table.of("points", "nurgle") == 3 + 1


def test_influenza_helps_whoever_is_there() -> None:
    """OW 8.15, 10.9: the Resistance is lower for everybody, but 0 still needs a value of 1."""
    table = arrange("domination", figures={"kislev": {"acolyte": 2}}, spaces={"kislev": ["influenza"]})
    assert table.of("points", "tzeentch") == 3


def test_all_things_decay_removes_one_corruption_token() -> None:
    """OW 8.16: of any power, Nurgle's choice."""
    table = arrange(
        "turn",
        seat="nurgle",
        power={"nurgle": 1},
        hands={"nurgle": ["all_things_decay"]},
        corruption={"kislev": {"nurgle": 2, "slaanesh": 1}},
    )
    table.choose("play:all_things_decay:kislev")
    assert table.options == ["decay:nurgle", "decay:slaanesh"]
    table.choose("decay:slaanesh")
    assert table.corruption("kislev") == {"nurgle": 2}


def test_all_things_decay_finds_no_corruption_in_warpstone() -> None:
    """OW 8.16, 7.6: it may be played where it does nothing."""
    table = arrange(
        "turn",
        seat="nurgle",
        power={"nurgle": 1},
        hands={"nurgle": ["all_things_decay"]},
        tokens={"kislev": {"warpstone": 2}},
    )
    table.choose("play:all_things_decay:kislev")
    assert table.asked == "pause"
    assert table.tokens("kislev") == {"warpstone": 2}


def test_all_things_decay_must_take_a_token() -> None:
    """OW 8.16, 3.4: even Nurgle's own, if there is no other."""
    table = arrange(
        "turn",
        seat="nurgle",
        power={"nurgle": 1},
        hands={"nurgle": ["all_things_decay"]},
        corruption={"kislev": {"nurgle": 2}},
    )
    table.choose("play:all_things_decay:kislev")
    assert table.corruption("kislev") == {"nurgle": 1}


def test_rain_of_pus_raises_nurgles_defence() -> None:
    """OW 8.17: one hit does not kill a Leper, two do; two copies ask for three."""
    figures = {"kislev": {"bloodletter": 1, "leper": 1}}
    one = arrange("battle", figures=figures, spaces={"kislev": ["rain_of_pus"]}, dice=[4, 1])
    assert one.figures("kislev") == figures["kislev"]
    two = arrange("battle", figures=figures, spaces={"kislev": ["rain_of_pus"]}, dice=[4, 4])
    assert two.figures("kislev") == {"bloodletter": 1}
    both = arrange("battle", figures=figures, spaces={"kislev": ["rain_of_pus", "rain_of_pus"]}, dice=[4, 4])
    assert both.figures("kislev") == figures["kislev"]


def test_rain_of_pus_helps_nobody_else() -> None:
    """OW 8.17."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "acolyte": 1}},
        spaces={"kislev": ["rain_of_pus"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}


def test_a_great_foul_consumption_turns_figures_into_corruption() -> None:
    """OW 8.18: after the cultists' tokens, one more for every two figures removed."""
    table = arrange(
        "corruption",
        figures={"kislev": {"leper": 3, "plaguebearer": 1, "great_unclean_one": 1, "acolyte": 1}},
        spaces={"kislev": ["a_great_foul_consumption"]},
    )
    assert table.figures("kislev") == {"acolyte": 1}
    assert table.corruption("kislev") == {"nurgle": 3 + 2, "tzeentch": 1}


def test_a_great_foul_consumption_comes_before_the_ruin_check() -> None:
    """OW 8.18, 11.3: its token can ruin the region, and makes Nurgle a ruiner."""
    table = arrange(
        "corruption",
        figures={"norsca": {"plaguebearer": 2}},
        corruption={"norsca": {"khorne": 11}},
        spaces={"norsca": ["a_great_foul_consumption"]},
    )
    assert table.field("ruined") == ["norsca"]
    assert table.of("points", "nurgle") == 3


def test_a_great_foul_consumption_removes_even_where_nothing_may_be_placed() -> None:
    """OW 8.19."""
    table = arrange(
        "corruption",
        figures={"kislev": {"plaguebearer": 2}},
        spaces={"kislev": ["battle_cry", "a_great_foul_consumption"]},
    )
    assert table.figures("kislev") == {}
    assert table.corruption("kislev") == {}


def test_a_great_foul_consumption_leaves_what_slaanesh_controls() -> None:
    """OW 8.18, 16.1: a controlled Leper is not Nurgle's."""
    table = arrange(
        "corruption",
        figures={"kislev": {"leper": 3}},
        marked={"kislev": ["leper-controlled"]},
        spaces={"kislev": ["a_great_foul_consumption"]},
    )
    assert table.figures("kislev") == {"leper": 1}
    assert table.corruption("kislev") == {"nurgle": 2 + 1, "slaanesh": 1}


def test_the_final_rotting_kills_for_each_corruption_token() -> None:
    """OW 8.20, 9.30: Nurgle's choice among cultists and warriors; greater daemons are safe."""
    table = arrange(
        "battle",
        figures={"kislev": {"acolyte": 2, "bloodsworn": 1, "keeper_of_secrets": 1}},
        spaces={"kislev": ["the_final_rotting"]},
        corruption={"kislev": {"nurgle": 2}},
        dice=[1, 1],
    )
    assert table.options == ["rot:bloodsworn", "rot:acolyte"]
    table.choose("rot:acolyte", "rot:bloodsworn")
    assert table.figures("kislev") == {"acolyte": 1, "keeper_of_secrets": 1}


def test_the_final_rotting_must_kill_as_far_as_it_can() -> None:
    """OW 8.20, 3.4, 3.6: more tokens than victims; each copy works by itself, the left one first."""
    table = arrange(
        "battle",
        figures={"kislev": {"acolyte": 3, "leper": 1}},
        spaces={"kislev": ["the_final_rotting", "the_final_rotting"]},
        corruption={"kislev": {"nurgle": 1}},
    )
    assert table.figures("kislev") == {"acolyte": 1, "leper": 1}


def test_the_final_rotting_works_on_a_field_of_ecstasy_and_through_a_shield() -> None:
    """OW 8.35, 8.20: it is no battle."""
    table = arrange(
        "battle",
        figures={"kislev": {"acolyte": 1}},
        marked={"kislev": ["acolyte-shielded"]},
        spaces={"kislev": ["the_final_rotting", "field_of_ecstasy"]},
        corruption={"kislev": {"nurgle": 1}},
    )
    assert table.figures("kislev") == {}


def test_the_final_rotting_is_nobodys_deed() -> None:
    """OW 3.11: no counter comes of it."""
    table = arrange(
        "battle",
        figures={"kislev": {"acolyte": 1}},
        spaces={"kislev": ["the_final_rotting"]},
        corruption={"kislev": {"nurgle": 1}},
    )
    assert table.field("kills") == {}
    assert table.field("counters") == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


def test_the_stench_of_death_corrupts_what_nurgle_dominates() -> None:
    """OW 8.21, 10.11, 13.4: two tokens in the Domination Step, a counter in a populous region."""
    table = arrange(
        "domination", figures={"kislev": {"leper": 1}}, spaces={"kislev": ["the_stench_of_death"]}
    )
    assert table.of("points", "nurgle") == 3
    assert table.corruption("kislev") == {"nurgle": 2}
    assert table.of("counters", "nurgle") == 1


def test_the_stench_of_death_waits_with_ruin_for_the_corruption_step() -> None:
    """OW 8.21, 11.5: twelve tokens in the Domination Step ruin nothing yet; one phase, one counter."""
    state: dict[str, Any] = {
        "figures": {"kislev": {"leper": 2}},
        "spaces": {"kislev": ["the_stench_of_death"]},
        "corruption": {"kislev": {"khorne": 10}},
    }
    assert arrange("domination", **state).field("ruined") == []
    table = arrange("domination and corruption", **state)
    assert table.field("ruined") == ["kislev"]
    assert table.of("counters", "nurgle") == 1


def test_the_stench_of_death_needs_domination() -> None:
    """OW 8.21: nothing for a region that somebody else dominates."""
    table = arrange(
        "domination", figures={"norsca": {"bloodsworn": 4}}, spaces={"norsca": ["the_stench_of_death"]}
    )
    assert table.corruption("norsca") == {}
    assert table.of("points", "khorne") == 1
