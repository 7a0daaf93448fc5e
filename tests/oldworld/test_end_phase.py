"""The End Phase: cards, Heroes, ruined regions, dials; and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import arrange, play_on
from warhost.games.oldworld.components import LAST_TICK, THREAT

# Cards and Heroes


def test_the_steps_of_the_end_phase() -> None:
    """OW 12.1: cards, Heroes, Old World cards, ruins, dials, then the check."""
    table = play_on(
        "summoning_phase",
        power={"khorne": 1},
        counters={"khorne": 1},
        figures={"kislev": {"seductress": 2}, "norsca": {"leper": 2}},
        spaces={"kislev": ["influenza"]},
        tokens={"kislev": {"hero": 1, "noble": 1}, "norsca": {"event": 1}},
        track={"1": "norse_reavers"},
        ruined=["tilea"],
        corruption={"tilea": {"tzeentch": 3}},
        old_world_deck=[],
        old_world_gone=["meteor_showers"] * 2 + ["plunged_into_chaos"] * 4,
    )
    table.choose("pass")
    told = [event["kind"] for event in table.told]
    order = ["cards_cleared", "removed", "old_world_lasting", "ruin_scored", "dial_turned", "game_ended"]
    assert [kind for kind in dict.fromkeys(told) if kind in order] == order


def test_chaos_cards_leave() -> None:
    """OW 12.2: to their owners' discard piles."""
    table = arrange("chaos cards leave", spaces={"kislev": ["battle_cry", "influenza"], "tilea": ["dazzle"]})
    assert table.field("spaces") == {}
    assert table.field("discards") == {
        "khorne": ["battle_cry"],
        "nurgle": ["influenza"],
        "tzeentch": ["dazzle"],
        "slaanesh": [],
    }


def test_what_was_taken_stays_taken_though_the_card_is_gone() -> None:
    """OW 12.3, 16.1: a controlled figure is still Slaanesh's for Heroes."""
    table = play_on(
        "end_phase",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        spaces={"kislev": ["soporific_musk"]},
        tokens={"kislev": {"hero": 1}},
        old_world_deck=[],
        old_world_gone=["meteor_showers"] * 2 + ["plunged_into_chaos"] * 4 + ["skavengers"],
    )
    assert table.asked == "over"
    assert table.figures("kislev") == {}


def test_the_highest_threat_loses_a_figure_of_its_choice() -> None:
    """OW 12.4, 18.2: Slaanesh, Threat 4, among those who are there."""
    table = arrange(
        "heroes",
        figures={"kislev": {"daemonette": 1, "seductress": 1, "bloodletter": 1}},
        tokens={"kislev": {"hero": 1}},
    )
    assert (table.asked, table.options) == ("slaanesh hero", ["remove:seductress", "remove:daemonette"])
    table.choose("remove:seductress")
    assert table.figures("kislev") == {"daemonette": 1, "bloodletter": 1}
    assert table.tokens("kislev") == {"hero": 1}


def test_heroes_go_region_by_region_and_act_in_ruins() -> None:
    """OW 12.4, 12.6: and find nobody where nobody is."""
    table = arrange(
        "heroes",
        figures={"norsca": {"leper": 2}, "badlands": {"acolyte": 1}},
        tokens={"norsca": {"hero": 1}, "tilea": {"hero": 1}, "badlands": {"hero": 1}},
        ruined=["badlands"],
        ruins_scored=1,
    )
    assert table.figures("norsca") == {"leper": 1}
    assert table.figures("badlands") == {}


def test_a_hero_is_nobodys_kill() -> None:
    """OW 3.9: it feeds no dial."""
    table = arrange("heroes", figures={"kislev": {"leper": 1}}, tokens={"kislev": {"hero": 1}})
    assert table.field("counters") == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}


# Ruined regions


def test_a_power_alone_scores_first_only() -> None:
    """OW 12.9, 12.12: Warpstones score nothing."""
    table = arrange(
        "ruined regions",
        ruined=["kislev"],
        corruption={"kislev": {"nurgle": 10}},
        tokens={"kislev": {"warpstone": 2}},
    )
    assert table.field("points") == {"khorne": 0, "nurgle": 8, "tzeentch": 0, "slaanesh": 0}
    assert table.tokens("kislev") == {"warpstone": 2}


def test_a_tie_for_first() -> None:
    """OW 12.10: (9 + 4) // 2 each, nobody else."""
    table = arrange(
        "ruined regions",
        ruined=["estalia"],
        corruption={"estalia": {"khorne": 5, "nurgle": 5, "slaanesh": 3}},
    )
    assert table.field("points") == {"khorne": 6, "nurgle": 6, "tzeentch": 0, "slaanesh": 0}


def test_a_tie_for_second() -> None:
    """OW 12.11: 5 // 2 each."""
    table = arrange(
        "ruined regions", ruined=["empire"], corruption={"empire": {"khorne": 6, "nurgle": 3, "slaanesh": 3}}
    )
    assert table.field("points") == {"khorne": 10, "nurgle": 2, "tzeentch": 0, "slaanesh": 2}


def test_several_ruins_of_one_round() -> None:
    """OW 12.8, 12.13: each by its own card; those of earlier rounds are not scored again."""
    table = arrange(
        "ruined regions",
        ruined=["badlands", "empire", "norsca"],
        ruins_scored=1,
        corruption={"norsca": {"khorne": 12}, "empire": {"nurgle": 12}},
    )
    assert table.field("points") == {"khorne": 7, "nurgle": 11, "tzeentch": 0, "slaanesh": 0}
    assert table.field("corruption") == {}


# Dials


def test_one_counter_turns_the_dial_once() -> None:
    """OW 13.8, 13.9: on a tie for the most nobody turns twice; the counters go back."""
    table = arrange("dials", counters={"khorne": 1, "nurgle": 1})
    assert table.field("dials") == {"khorne": 1, "nurgle": 1, "tzeentch": 0, "slaanesh": 0}
    assert table.field("points") == {"khorne": 4, "nurgle": 3, "tzeentch": 0, "slaanesh": 0}
    assert set(table.field("counters").values()) == {0}


def test_strictly_the_most_counters_turn_twice() -> None:
    """OW 13.9, 13.10: after all single turns."""
    table = arrange("dials", counters={"khorne": 2, "slaanesh": 1})
    assert table.field("dials") == {"khorne": 2, "nurgle": 0, "tzeentch": 0, "slaanesh": 1}
    assert table.asked == "khorne upgrade"
    assert table.of("points", "slaanesh") == 3


def test_the_dial_stops_at_victory() -> None:
    """OW 13.17."""
    table = arrange("dials", dials={"khorne": 8}, counters={"khorne": 3})
    assert table.of("dials", "khorne") == 9


def turned(power: str, tick: int, **state: Any) -> Any:
    """One single turn of a dial to this tick."""
    other = "khorne" if power != "khorne" else "nurgle"
    last = {"khorne": 9, "nurgle": 10}
    return arrange(
        "dials", dials={power: tick - 1, other: last[other]}, counters={power: 1, other: 1}, **state
    )


@pytest.mark.parametrize(
    ("power", "tick", "points"),
    [
        ("khorne", 1, 4),
        ("khorne", 4, 4),
        ("nurgle", 1, 3),
        ("nurgle", 4, 3),
        ("nurgle", 8, 3),
        ("tzeentch", 3, 3),
        ("tzeentch", 7, 5),
        ("slaanesh", 1, 3),
    ],
)
def test_dials_that_score(power: str, tick: int, points: int) -> None:
    """OW 13.11, 13.18 to 13.21."""
    table = turned(power, tick)
    assert table.of("points", power) == points


@pytest.mark.parametrize("tick", [3, 7, 8])
def test_dials_that_draw(tick: int) -> None:
    """OW 13.12, 13.18: Khorne draws two."""
    assert len(turned("khorne", tick).hand("khorne")) == 2


@pytest.mark.parametrize(
    ("power", "tick"),
    [
        *(("khorne", tick) for tick in (2, 5, 6)),
        *(("nurgle", tick) for tick in (3, 5, 7)),
        *(("tzeentch", tick) for tick in (2, 4, 6)),
        *(("slaanesh", tick) for tick in (2, 4, 5)),
    ],
)
def test_dials_that_upgrade(power: str, tick: int) -> None:
    """OW 13.13, 13.18 to 13.21."""
    table = turned(power, tick)
    assert table.asked == f"{power} upgrade"
    table.choose(f"upgrade:{power}_power_1")
    assert table.field("upgrades") == {f"{power}_power_1": 1}


@pytest.mark.parametrize(("tick", "count"), [(2, 1), (6, 2), (9, 2)])
def test_nurgles_dial_removes_corruption(tick: int, count: int) -> None:
    """OW 13.15, 13.19: of any powers, anywhere."""
    table = turned("nurgle", tick, corruption={"kislev": {"khorne": 2}, "tilea": {"nurgle": 2}})
    for _ in range(count):
        assert table.asked == "nurgle dial_cleanse"
        table.choose("cleanse:khorne:kislev")
    assert table.asked == "pause"
    left = {"khorne": 2 - count} if count < 2 else {}
    assert table.corruption("kislev") == left


def test_removing_corruption_as_far_as_possible() -> None:
    """OW 13.15, 3.4: two are to go, one is there."""
    table = turned("nurgle", 6, corruption={"kislev": {"khorne": 1}})
    assert table.asked == "pause"
    assert table.field("corruption") == {}


@pytest.mark.parametrize(
    ("power", "tick", "token", "count"),
    [("tzeentch", 1, "warpstone", 1), ("tzeentch", 5, "warpstone", 2), ("slaanesh", 3, "noble", 2)],
)
def test_dials_that_place_tokens(power: str, tick: int, token: str, count: int) -> None:
    """OW 13.14, 13.20, 13.21: in one or more regions, not in ruins."""
    table = turned(power, tick, ruined=["norsca"], ruins_scored=1)
    for _ in range(count):
        assert table.asked == f"{power} dial_place"
        assert len(table.options) == 8
        table.choose(f"place:{token}>kislev")
    assert table.asked == "pause"
    assert table.tokens("kislev") == {token: count}


def test_placing_tokens_as_far_as_the_pool_goes() -> None:
    """OW 13.14, 1.10: one Noble is left for two."""
    table = turned("slaanesh", 3, tokens={"kislev": {"noble": 5}})
    table.choose("place:noble>tilea")
    assert table.asked == "pause"


def test_slaaneshs_dial_removes_old_world_tokens() -> None:
    """OW 13.16, 13.21: of any kinds, ruins included; captured Peasants are not on the board."""
    table = turned(
        "slaanesh",
        6,
        tokens={"kislev": {"hero": 1, "warpstone": 1}, "norsca": {"peasant": 1}},
        peasants={"khorne": 3},
        ruined=["norsca"],
        ruins_scored=1,
    )
    assert table.options == ["take:peasant:norsca", "take:hero:kislev", "take:warpstone:kislev"]
    table.choose("take:hero:kislev", "take:peasant:norsca")
    assert table.field("tokens") == {"kislev": {"warpstone": 1}}


@pytest.mark.parametrize(("power", "last"), [("khorne", 9), ("nurgle", 10), ("tzeentch", 8), ("slaanesh", 7)])
def test_victory_is_the_last_tick(power: str, last: int) -> None:
    """OW 13.17 to 13.21: nothing happens until the check."""
    table = arrange(
        "dials",
        dials={power: last - 1},
        counters=dict.fromkeys((power, "khorne" if power != "khorne" else "nurgle"), 1),
    )
    assert table.of("dials", power) == last
    assert table.ending is None


# The end


def test_shared_victory() -> None:
    """OW 14.3: two dials at Victory, level on points."""
    table = play_on("game_end", dials={"khorne": 9, "slaanesh": 7}, points={"khorne": 30, "slaanesh": 30})
    assert table.winners == ["khorne", "slaanesh"]


def test_more_points_decide_between_two_dials() -> None:
    """OW 14.3."""
    table = play_on("game_end", dials={"khorne": 9, "slaanesh": 7}, points={"khorne": 30, "slaanesh": 31})
    assert (table.ending, table.winners) == ("victory_dial", ["slaanesh"])


def test_fifty_points() -> None:
    """OW 14.4: the most of those who have fifty."""
    table = play_on("game_end", points={"khorne": 50, "nurgle": 52})
    assert (table.ending, table.winners) == ("fifty_points", ["nurgle"])


def test_fifty_points_and_a_tie() -> None:
    """OW 14.4: the higher Threat."""
    table = play_on("game_end", points={"khorne": 50, "nurgle": 50})
    assert table.winners == ["khorne"]


def test_forty_nine_are_not_enough() -> None:
    """OW 14.4, 14.7: the next round begins."""
    table = play_on("game_end", points={"khorne": 49}, round=2)
    assert table.ending is None
    assert table.field("round") == 3


def five_ruined() -> dict[str, Any]:
    return {"ruined": ["norsca", "troll_country", "kislev", "empire", "tilea"], "ruins_scored": 5}


def test_five_ruined_regions() -> None:
    """OW 14.5: the most points, then the higher Threat."""
    table = play_on("game_end", points={"khorne": 20, "tzeentch": 21}, **five_ruined())
    assert (table.ending, table.winners) == ("five_ruined", ["tzeentch"])
    tie = play_on("game_end", points={"nurgle": 21, "tzeentch": 21}, **five_ruined())
    assert tie.winners == ["tzeentch"]


def test_fifty_points_come_before_five_ruins() -> None:
    """OW 14.1: the first condition that holds."""
    table = play_on("game_end", points={"khorne": 55, "nurgle": 3}, **five_ruined())
    assert table.ending == "fifty_points"


def test_ruin_comes_before_the_empty_deck() -> None:
    """OW 14.1, 14.5, 14.6."""
    gone = ["meteor_showers"] * 2 + ["plunged_into_chaos"] * 4 + ["skavengers"]
    table = play_on("game_end", points={"khorne": 1}, old_world_gone=gone, **five_ruined())
    assert (table.ending, table.winners) == ("five_ruined", ["khorne"])


def test_all_lose_when_the_deck_is_empty() -> None:
    """OW 14.6."""
    gone = ["meteor_showers"] * 2 + ["plunged_into_chaos"] * 4 + ["skavengers"]
    table = play_on("game_end", points={"khorne": 49}, old_world_gone=gone)
    assert (table.ending, table.winners) == ("old_world_survives", [])


def test_points_on_the_track_have_no_highest_number() -> None:
    """OW 3.8: scoring goes on above fifty, and nothing ends before the check."""
    table = arrange("domination", points={"nurgle": 60}, figures={"norsca": {"leper": 2}})
    assert table.of("points", "nurgle") == 61
    assert table.ending is None


def test_control_ends_with_the_round() -> None:
    """OW 12.15, 16.6."""
    table = play_on(
        "game_end",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        draws=["franzs_decree"],
    )
    assert table.marked("kislev") == []


def test_dial_ticks_and_threat() -> None:
    """OW 13.18 to 13.21, 4.3: each Threat value occurs once."""
    values = [threat for power, row in enumerate(THREAT) for threat in row[: LAST_TICK[power]]]
    assert sorted(values) == list(range(1, 35))
    assert LAST_TICK == [9, 10, 8, 7]
