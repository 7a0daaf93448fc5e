"""Tzeentch's Chaos cards: what each does, and where it stops."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import Scenario, arrange


def tzeentch_turn(hand: list[str], **state: Any) -> Scenario:
    state.setdefault("power", {"tzeentch": 4})
    hands = {"tzeentch": hand, **state.pop("hands", {})}
    return arrange("turn", seat="tzeentch", hands=hands, **state)


def test_changer_of_ways_cancels_the_other_text() -> None:
    """OW 8.22: Battle Cry's text is void, its cost still counts."""
    table = arrange(
        "corruption", figures={"kislev": {"leper": 1}}, spaces={"kislev": ["battle_cry", "changer_of_ways"]}
    )
    assert table.corruption("kislev") == {"nurgle": 1}
    assert table.region("kislev")["domination"]["khorne"] == 1


def test_changer_of_ways_cancels_cards_played_later() -> None:
    """OW 8.22: also Tzeentch's own; the symbol stays."""
    table = tzeentch_turn(["drain_power", "temporal_stasis"], spaces={"kislev": ["changer_of_ways"]})
    table.choose("play:drain_power:kislev")
    assert table.of("power", "tzeentch") == 4
    assert table.cards("kislev") == ["changer_of_ways", "drain_power"]


def test_changer_of_ways_undoes_nothing() -> None:
    """OW 8.23: a shield that was given remains."""
    table = tzeentch_turn(
        ["warp_shield", "changer_of_ways"], figures={"kislev": {"acolyte": 1, "bloodletter": 1}}
    )
    table.choose("play:warp_shield:kislev", "play:changer_of_ways:kislev")
    assert table.marked("kislev") == ["acolyte-shielded"]


def test_two_changers_cancel_each_other_and_count_two_symbols() -> None:
    """OW 8.22, 7.8."""
    table = arrange(
        "corruption",
        figures={"kislev": {"acolyte": 2}},
        spaces={"kislev": ["changer_of_ways", "changer_of_ways"]},
    )
    assert table.of("counters", "tzeentch") == 1


def test_drain_power_takes_from_players_with_cultists() -> None:
    """OW 8.24: one from each, Tzeentch gains one; warriors do not matter, 0 stays 0."""
    table = tzeentch_turn(
        ["drain_power"],
        figures={"kislev": {"bloodsworn": 2, "leper": 1, "daemonette": 1}},
        power={"khorne": 3, "nurgle": 0, "tzeentch": 2, "slaanesh": 2},
    )
    table.choose("play:drain_power:kislev")
    assert table.field("power") == {"khorne": 2, "nurgle": 0, "tzeentch": 3, "slaanesh": 2}


def test_drain_power_gains_in_any_case_but_never_above_twelve() -> None:
    """OW 8.24, 5.6."""
    table = tzeentch_turn(["drain_power"], power={"tzeentch": 12})
    table.choose("play:drain_power:kislev")
    assert table.of("power", "tzeentch") == 12


def test_drain_power_counts_a_controlled_cultist_for_its_controller() -> None:
    """OW 8.24, 16.1."""
    table = tzeentch_turn(
        ["drain_power"],
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        power={"nurgle": 2, "tzeentch": 2, "slaanesh": 2},
    )
    table.choose("play:drain_power:kislev")
    assert table.field("power") == {"khorne": 0, "nurgle": 2, "tzeentch": 3, "slaanesh": 1}


def test_warp_shield_saves_from_death_in_battle() -> None:
    """OW 8.25, 9.25: the shielded figure is no target."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "acolyte": 2}},
        marked={"kislev": ["acolyte-shielded"]},
        dice=[4, 4],
    )
    assert table.figures("kislev") == {"bloodletter": 1, "acolyte": 1}


def test_warp_shield_goes_with_the_figure() -> None:
    """OW 8.25: wherever it goes; and only own figures can be chosen."""
    table = tzeentch_turn(["warp_shield"], figures={"kislev": {"acolyte": 1, "horror": 1, "leper": 1}})
    table.choose("play:warp_shield:kislev")
    assert table.options == ["shield:acolyte", "shield:horror"]
    table.choose("shield:acolyte", "summon:acolyte-shielded:kislev>empire")
    assert table.marked("empire") == ["acolyte-shielded"]


def test_warp_shield_does_not_help_against_heroes() -> None:
    """OW 8.25: only in battle."""
    table = arrange(
        "heroes",
        figures={"kislev": {"acolyte": 1}},
        marked={"kislev": ["acolyte-shielded"]},
        tokens={"kislev": {"hero": 1}},
    )
    assert table.figures("kislev") == {}


def test_a_shielded_figure_alone_makes_no_battle() -> None:
    """OW 9.2, 9.25."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "acolyte": 1}},
        marked={"kislev": ["acolyte-shielded"]},
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "acolyte": 1}


def test_teleport_takes_any_owners_cultist_or_warrior() -> None:
    """OW 8.26: to any other region; greater daemons stay."""
    table = tzeentch_turn(["teleport"], figures={"kislev": {"leper": 1, "daemonette": 1, "bloodthirster": 1}})
    table.choose("play:teleport:kislev")
    assert {key.split(">")[0] for key in table.options} == {"teleport:leper", "teleport:daemonette"}
    assert len(table.options) == 2 * 8
    table.choose("teleport:leper>badlands")
    assert table.figures("badlands") == {"leper": 1}


def test_teleport_ends_control() -> None:
    """OW 16.4, 3.7: the figure leaves the region."""
    table = tzeentch_turn(
        ["teleport"], figures={"kislev": {"leper": 1}}, marked={"kislev": ["leper-controlled"]}
    )
    table.choose("play:teleport:kislev", "teleport:leper-controlled>empire")
    assert table.figures("empire") == {"leper": 1}
    assert table.marked("empire") == []


def test_temporal_stasis_makes_cards_dearer_for_opponents() -> None:
    """OW 8.27, 7.4: 2 more, for others only."""
    state: dict[str, Any] = {
        "spaces": {"kislev": ["temporal_stasis"]},
        "hands": {"khorne": ["battle_cry", "blood_frenzy"], "tzeentch": ["drain_power"]},
        "power": {"khorne": 2, "tzeentch": 1},
    }
    table = arrange("turn", **state)
    assert table.refusal("play:battle_cry:kislev") == "not_enough_power"
    table.choose("play:blood_frenzy:kislev")
    assert table.of("power", "khorne") == 0
    own = arrange("turn", seat="tzeentch", **state)
    own.choose("play:drain_power:kislev")
    assert own.of("power", "tzeentch") == 2


def test_temporal_stasis_does_not_change_domination() -> None:
    """OW 7.5, 8.27: what was paid is forgotten, the printed cost counts."""
    table = arrange(
        "turn",
        spaces={"kislev": ["temporal_stasis"]},
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 3},
    )
    table.choose("play:battle_cry:kislev")
    assert table.of("power", "khorne") == 0
    assert table.region("kislev")["domination"]["khorne"] == 1


def test_temporal_stasis_under_changer_of_ways_is_void() -> None:
    """OW 8.22, 8.27: both spaces are then taken, so nobody can play there; it is seen in what raises prices."""
    alone = arrange("turn", power={"khorne": 1}, spaces={"kislev": ["temporal_stasis"]})
    assert len(alone.state.dear_spaces) == 1
    void = arrange("turn", power={"khorne": 1}, spaces={"kislev": ["temporal_stasis", "changer_of_ways"]})
    assert void.state.dear_spaces == []


def test_the_meddling_of_skaven_costs_two_cards() -> None:
    """OW 8.28: Tzeentch chooses the opponent, who chooses the cards."""
    table = tzeentch_turn(
        ["the_meddling_of_skaven"],
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        hands={"khorne": ["blood_frenzy", "battle_cry", "ritual_slaying"], "nurgle": ["influenza"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert table.options == ["meddle:khorne", "meddle:nurgle"]
    table.choose("meddle:khorne")
    assert table.asked == "khorne discard"
    table.choose("discard:battle_cry", "discard:blood_frenzy")
    assert table.hand("khorne") == ["ritual_slaying"]


def test_the_meddling_of_skaven_takes_all_of_a_small_hand() -> None:
    """OW 8.28: nobody is asked which of two cards to give when both must go."""
    table = tzeentch_turn(
        ["the_meddling_of_skaven"],
        figures={"kislev": {"leper": 1}},
        hands={"nurgle": ["influenza", "plague_aura"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert table.hand("nurgle") == []
    assert sorted(table.of("discards", "nurgle")) == ["influenza", "plague_aura"]


def test_the_meddling_of_skaven_at_random() -> None:
    """OW 19.10."""
    table = tzeentch_turn(
        ["the_meddling_of_skaven"],
        settings={"meddling_discard": "random"},
        figures={"kislev": {"leper": 1}},
        hands={"nurgle": ["influenza", "plague_aura", "rain_of_pus"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert len(table.hand("nurgle")) == 1
    assert table.asked == "tzeentch turn"


def test_the_meddling_of_skaven_needs_an_opponents_figure() -> None:
    """OW 8.28, 7.6."""
    table = tzeentch_turn(
        ["the_meddling_of_skaven"],
        figures={"kislev": {"acolyte": 1}},
        hands={"nurgle": ["influenza", "plague_aura"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert len(table.hand("nurgle")) == 2


def test_the_persistence_of_change_stays_after_a_kill() -> None:
    """OW 8.29, 12.2."""
    table = arrange(
        "chaos cards leave",
        spaces={
            "kislev": ["the_persistence_of_change", "battle_cry"],
            "empire": ["the_persistence_of_change"],
        },
        kills={"tzeentch": ["kislev"]},
    )
    assert table.cards("kislev") == ["the_persistence_of_change"]
    assert table.cards("empire") == []
    assert table.of("discards", "khorne") == ["battle_cry"]


def test_the_persistence_of_change_needs_tzeentchs_own_kill_and_its_text() -> None:
    """OW 8.29, 8.22: Khorne's kill does not count, and Changer of Ways takes the text away."""
    table = arrange(
        "chaos cards leave",
        spaces={
            "kislev": ["the_persistence_of_change"],
            "empire": ["changer_of_ways", "the_persistence_of_change"],
        },
        kills={"khorne": ["kislev"], "tzeentch": ["empire"]},
    )
    assert table.field("spaces") == {}


def test_the_persistence_of_change_earns_its_stay_in_battle() -> None:
    """OW 8.29, 9.9: a Horror kills, and the card is entitled to stay."""
    table = arrange(
        "battle",
        figures={"kislev": {"horror": 1, "leper": 1}},
        spaces={"kislev": ["the_persistence_of_change"]},
        dice=[4],
    )
    assert table.field("kills") == {"tzeentch": ["kislev"]}


def test_dazzle_lets_opponents_hit_on_sixes_only() -> None:
    """OW 8.30: 4 and 5 miss, a 6 hits and explodes; Tzeentch itself hits as usual."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "horror": 1}},
        spaces={"kislev": ["dazzle"]},
        dice=[5, 6, 4, 4],
    )
    assert table.figures("kislev") == {"horror": 1}


def test_dazzle_has_no_text_in_documented_games() -> None:
    """OW 19.2: the card keeps its cost and its symbol."""
    table = arrange(
        "battle",
        settings={"cards": "documented"},
        figures={"kislev": {"bloodletter": 1, "acolyte": 1}},
        spaces={"kislev": ["dazzle"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.region("kislev")["domination"]["tzeentch"] == 2
    assert table.region("kislev")["magic"] == 1
