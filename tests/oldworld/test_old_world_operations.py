"""What the operations of Old World cards do, one by one, on cards written for the purpose (OW 4, 18, 19.3)."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import Scenario, play_on
from tests.oldworld.test_own_cards import draw_own, settled

EVERYBODY = ("khorne", "nurgle", "tzeentch", "slaanesh")


def carried_out(ops: str, **state: Any) -> Scenario:
    """A card that does this at once and leaves the game; Nurgle, of lowest Threat, decides."""
    text = f'[[card]]\nid = "skavengers"\ntrack = false\nlasting = {{}}\nimmediate = [{ops}]\n'
    return draw_own(
        "skavengers", settled(text), hands=state.pop("hands", {"tzeentch": ["teleport"]}), **state
    )


def asked_afterwards(table: Scenario) -> bool:
    """The card is done: Tzeentch is asked about its hand in the Draw Phase."""
    return table.asked == "tzeentch exchange"


# Players


def test_the_lowest_threat_alone_scores() -> None:
    """OW 4.2."""
    table = carried_out('{ op = "score", n = 2, who = "lowest_threat" }')
    assert table.field("points") == {"khorne": 0, "nurgle": 2, "tzeentch": 0, "slaanesh": 0}


def test_the_highest_threat_alone_scores() -> None:
    table = carried_out('{ op = "score", n = 2, who = "highest_threat" }', dials={"tzeentch": 3})
    assert table.field("points") == {"khorne": 0, "nurgle": 0, "tzeentch": 2, "slaanesh": 0}


def test_everybody_with_such_a_figure_scores() -> None:
    """In any of the regions, and once only."""
    table = carried_out(
        '{ op = "score", n = 1, who = { figure = "warrior", at = ["kislev", "tilea"] } }',
        figures={
            "kislev": {"bloodletter": 1, "leper": 1},
            "tilea": {"bloodletter": 1, "horror": 1},
            "norsca": {"daemonette": 1},
        },
    )
    assert table.field("points") == {"khorne": 1, "nurgle": 0, "tzeentch": 1, "slaanesh": 0}


def test_players_discard_in_power_order() -> None:
    """OW 18.8: two cards each."""
    table = carried_out(
        '{ op = "discard", n = 2, who = "each" }',
        hands={
            "khorne": ["battle_cry", "blood_frenzy", "ritual_slaying"],
            "slaanesh": ["abyssal_pact", "dark_influence", "insidious_lies"],
            "tzeentch": ["teleport"],
        },
    )
    assert table.asked == "khorne old_world_discard"
    table.choose("discard:battle_cry", "discard:blood_frenzy")
    assert table.asked == "slaanesh old_world_discard"
    table.choose("discard:abyssal_pact", "discard:dark_influence")
    assert len(table.of("discards", "khorne")) == 2
    assert table.of("discards", "tzeentch") == ["teleport"]


def test_everybody_draws() -> None:
    table = carried_out('{ op = "draw", n = 3, who = "each" }')
    assert [len(table.hand(power)) for power in ("khorne", "nurgle", "tzeentch")] == [3 + 2, 3 + 2, 4]


def test_captured_peasants_score_for_each_player() -> None:
    """OW 18.24: one point each, three more for strictly the most; Slaanesh, last in order, too."""
    ops = '{ op = "score_peasants", per = 1, most = 3 }'
    table = carried_out(ops, peasants={"khorne": 1, "slaanesh": 2})
    assert table.field("points") == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 5}
    assert table.field("peasants") == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 2}
    tie = carried_out(ops, peasants={"khorne": 2, "slaanesh": 2})
    assert tie.field("points") == {"khorne": 2, "nurgle": 0, "tzeentch": 0, "slaanesh": 2}


def test_a_card_may_say_that_peasants_go_back() -> None:
    """OW 19.16: whatever was agreed."""
    table = carried_out(
        '{ op = "score_peasants", per = 1, most = 3, give_back = true }',
        peasants={"khorne": 1, "slaanesh": 2},
    )
    assert set(table.field("peasants").values()) == {0}
    assert table.summary["pool"]["peasant"] == 20


def test_who_gave_back_how_many_is_told() -> None:
    """OW 19.16: of those who had any."""
    table = play_on(
        "old_world_phase",
        draws=["plunged_into_chaos"],
        settings={"peasants": "returned"},
        peasants={"khorne": 1, "slaanesh": 2},
        hands={"tzeentch": ["teleport"]},
    )
    assert set(table.field("peasants").values()) == {0}


# Tokens


def test_clearing_takes_all_events_and_nothing_else() -> None:
    """OW 4.5: two in one region, other tokens stay; comet cards leave both spaces of the track."""
    table = play_on(
        "old_world_phase",
        draws=["electors_sue_for_peace"],
        tokens={"norsca": {"event": 2, "hero": 1}, "badlands": {"event": 1, "warpstone": 2}},
        track={"1": "norse_reavers", "2": "dark_elf_corsairs"},
        hands={"tzeentch": ["teleport"]},
    )
    assert table.tokens("norsca") == {"hero": 1}
    assert table.tokens("badlands") == {"warpstone": 2}
    assert table.field("track") == {"1": "electors_sue_for_peace"}
    assert table.field("old_world_gone") == ["norse_reavers", "dark_elf_corsairs"]


def test_the_pool_that_just_suffices_needs_no_choice() -> None:
    """OW 4.10: three regions, three Nobles."""
    ops = '{ op = "place", token = "noble", at = ["kislev", "tilea", "empire"] }'
    table = carried_out(ops, tokens={"norsca": {"noble": 3}})
    assert asked_afterwards(table)
    assert [table.tokens(region) for region in ("kislev", "tilea", "empire")] == [{"noble": 1}] * 3


def test_of_too_few_tokens_the_decider_says_where_they_go() -> None:
    """OW 4.10, 4.11: each region once, until the pool is empty."""
    ops = '{ op = "place", token = "noble", at = ["norsca", "tilea", "empire"] }'
    table = carried_out(ops, tokens={"badlands": {"noble": 4}})
    assert table.asked == "nurgle old_world_place"
    assert table.options == ["place:noble>norsca", "place:noble>empire", "place:noble>tilea"]
    table.choose("place:noble>norsca")
    assert table.options == ["place:noble>empire", "place:noble>tilea"]
    table.choose("place:noble>tilea")
    assert asked_afterwards(table)
    assert table.tokens("empire") == {}


def test_norsca_too_can_be_picked() -> None:
    """OW 4.2, 4.11: two different regions of all that are not ruined."""
    table = carried_out(
        '{ op = "place", token = "hero", at = { pick = 2 } }', ruined=["kislev"], ruins_scored=1
    )
    assert len(table.options) == 8
    table.choose("place:hero>norsca")
    assert len(table.options) == 7
    table.choose("place:hero>badlands")
    assert asked_afterwards(table)
    assert table.tokens("norsca") == table.tokens("badlands") == {"hero": 1}


def test_tokens_are_removed_from_regions_that_are_picked() -> None:
    """OW 4.11: different ones, and only where such a token lies."""
    table = carried_out(
        '{ op = "remove", token = "warpstone", at = { pick = 2 } }',
        tokens={region: {"warpstone": 2} for region in ("norsca", "kislev", "tilea")},
    )
    assert table.asked == "nurgle old_world_take"
    assert table.options == ["take:warpstone:norsca", "take:warpstone:kislev", "take:warpstone:tilea"]
    table.choose("take:warpstone:kislev")
    assert table.options == ["take:warpstone:norsca", "take:warpstone:tilea"]
    table.choose("take:warpstone:tilea")
    assert asked_afterwards(table)
    assert [table.tokens(region)["warpstone"] for region in ("norsca", "kislev", "tilea")] == [2, 1, 1]


def test_tokens_are_removed_everywhere() -> None:
    """So many, or all."""
    tokens = {"norsca": {"warpstone": 3}, "tilea": {"warpstone": 1}}
    some = carried_out('{ op = "remove", token = "warpstone", at = {}, n = 2 }', tokens=tokens)
    assert (some.tokens("norsca"), some.tokens("tilea")) == ({"warpstone": 1}, {})
    every = carried_out('{ op = "remove", token = "warpstone", at = {}, n = "all" }', tokens=tokens)
    assert every.field("tokens") == {}


def test_tokens_are_moved_one_by_one() -> None:
    """OW 18.20: never back into the same region, never into ruins; two of three, each where the decider likes."""
    table = carried_out(
        '{ op = "move", token = "peasant", from = "tilea", to = {}, n = 2 }',
        tokens={"tilea": {"peasant": 3}},
        ruined=["norsca"],
        ruins_scored=1,
    )
    assert table.asked == "nurgle old_world_move"
    assert len(table.options) == 7
    assert "move:peasant>tilea" not in table.options
    assert "move:peasant>norsca" not in table.options
    table.choose("move:peasant>kislev", "move:peasant>badlands")
    assert asked_afterwards(table)
    assert [table.tokens(region) for region in ("tilea", "kislev", "badlands")] == [{"peasant": 1}] * 3


def test_tokens_are_moved_from_region_to_region_in_order() -> None:
    """OW 18.8: Norsca before Tilea."""
    table = carried_out(
        '{ op = "move", token = "peasant", from = ["tilea", "norsca"], to = ["kislev", "empire"] }',
        tokens={"tilea": {"peasant": 1}, "norsca": {"peasant": 1}},
    )
    table.choose("move:peasant>kislev")
    assert table.tokens("norsca") == {}
    assert table.tokens("tilea") == {"peasant": 1}
    table.choose("move:peasant>empire")
    assert asked_afterwards(table)


def test_tokens_are_moved_from_a_region_that_is_picked() -> None:
    table = carried_out(
        '{ op = "move", token = "peasant", from = { pick = 1 }, to = { adjacent = true }, n = "all" }',
        tokens={"tilea": {"peasant": 2}, "norsca": {"peasant": 1}},
    )
    assert table.options == ["take:peasant:norsca", "take:peasant:tilea"]
    table.choose("take:peasant:tilea")
    assert table.options == ["move:peasant>bretonnia", "move:peasant>estalia", "move:peasant>border_princes"]
    table.choose("move:peasant>estalia", "move:peasant>bretonnia")
    assert asked_afterwards(table)
    assert table.tokens("norsca") == {"peasant": 1}


# Figures


def test_figures_are_removed_region_by_region_and_player_by_player() -> None:
    """OW 18.8: Norsca before Tilea, and there Khorne before Tzeentch."""
    two = {"bloodsworn": 1, "bloodletter": 1, "acolyte": 1, "horror": 1}
    table = carried_out(
        '{ op = "remove_figure", who = "each", at = ["tilea", "norsca"] }',
        figures={"norsca": two, "tilea": {"leper": 1, "plaguebearer": 1}},
    )
    assert table.asked == "khorne old_world_figure"
    table.choose("remove:bloodsworn")
    assert table.asked == "tzeentch old_world_figure"
    table.choose("remove:horror")
    assert table.asked == "nurgle old_world_figure"
    table.choose("remove:leper")
    assert table.figures("norsca") == {"bloodletter": 1, "acolyte": 1}
    assert asked_afterwards(table)


def test_several_figures_are_removed_by_each() -> None:
    table = carried_out(
        '{ op = "remove_figure", who = "each", at = "norsca", n = 2 }',
        figures={"norsca": {"bloodsworn": 2, "bloodletter": 2}},
    )
    table.choose("remove:bloodsworn")
    assert table.asked == "khorne old_world_figure"
    table.choose("remove:bloodletter")
    assert asked_afterwards(table)
    assert table.figures("norsca") == {"bloodsworn": 1, "bloodletter": 1}


def test_figures_of_one_class_are_removed() -> None:
    """Of the highest Threat among those who have one there."""
    table = carried_out(
        '{ op = "remove_figure", who = "highest_threat", at = "norsca", class = "warrior" }',
        figures={"norsca": {"bloodsworn": 1, "bloodletter": 1, "plaguebearer": 1, "seductress": 1}},
    )
    assert asked_afterwards(table)
    assert table.figures("norsca") == {"bloodsworn": 1, "plaguebearer": 1, "seductress": 1}


def test_nobody_to_remove_a_figure() -> None:
    """Where nobody has such a figure, nothing happens."""
    table = carried_out(
        '{ op = "remove_figure", who = "highest_threat", at = "norsca", class = "warrior" }',
        figures={"norsca": {"bloodsworn": 1}},
    )
    assert asked_afterwards(table)
    assert table.figures("norsca") == {"bloodsworn": 1}


def test_the_deciders_choice_of_branches() -> None:
    """OW 4.2, 4.4: the first, the second or the third list."""
    ops = (
        '{ op = "choose", options = ['
        + ", ".join(f'[{{ op = "score", n = {n}, who = "each" }}]' for n in (1, 2, 4))
        + "] }"
    )
    for branch, points in ((1, 1), (2, 2), (3, 4)):
        table = carried_out(ops)
        assert table.options == ["choose:1", "choose:2", "choose:3"]
        table.choose(f"choose:{branch}")
        assert table.of("points", "khorne") == points
