"""Figures that something has happened to, who is meant by Threat, and what a rule of the track speaks of."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import Scenario, arrange, play_on
from tests.oldworld.test_hits import fight
from tests.oldworld.test_old_world_cards import draw_card
from tests.oldworld.test_own_cards import settled
from tests.oldworld.test_setup_and_rounds import WHOLE_DECK


def callable_from(figures: dict[str, dict[str, int]], **more: object) -> set[str]:
    """From where The Blood God's Call in Kislev may fetch figures."""
    table = arrange(
        "turn",
        figures=figures,
        power={"khorne": 2},
        hands={"khorne": ["the_blood_gods_call"]},
        **more,
    )
    table.choose("play:the_blood_gods_call:kislev")
    return {key.partition(":")[2] for key in table.offered("call")} if table.asked == "khorne call" else set()


def test_where_a_power_has_figures() -> None:
    """OW 8.11: cultists, warriors, daemons; not where another has all of them in hand."""
    board = {
        "tilea": {"bloodletter": 1},
        "badlands": {"bloodthirster": 1},
        "estalia": {"bloodsworn": 1},
        "empire": {"leper": 1},
    }
    assert callable_from(board) == {"tilea", "badlands", "estalia"}
    assert callable_from(board, marked={"estalia": ["bloodsworn-controlled"]}) == {"tilea", "badlands"}
    assert callable_from(board, marked={"empire": ["leper-controlled"]}) == {"tilea", "badlands", "estalia"}


def test_out_of_reach_with_figures_in_other_hands() -> None:
    """OW 6.7, 16.3: the Leper that Slaanesh controls opens no way for Nurgle."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"badlands": {"leper": 1}, "norsca": {"leper": 1}},
        marked={"norsca": ["leper-controlled"]},
        power={"nurgle": 1},
    )
    assert table.refusal("summon:plaguebearer:reserve>norsca") == "out_of_reach"
    assert table.refusal("summon:plaguebearer:reserve>troll_country") == "out_of_reach"
    assert "summon:plaguebearer:reserve>border_princes" in table.options


def test_a_daemon_alone_is_a_figure() -> None:
    """OW 17.7, 8.28: the Leper does not arrive free where the Great Unclean One stands; the Keeper's owner can be meddled
    with."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"great_unclean_one": 1}},
        upgrades={"nurgle_cultist": 1},
        power={"nurgle": 2},
    )
    table.choose("summon:leper:reserve>kislev")
    assert table.of("power", "nurgle") == 1
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"keeper_of_secrets": 1, "leper": 1}},
        power={"tzeentch": 1},
        hands={"tzeentch": ["the_meddling_of_skaven"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert table.options == ["meddle:nurgle", "meddle:slaanesh"]


def test_two_alike_are_one_target() -> None:
    """OW 9.8: and what is marked elsewhere is none here."""
    table = fight(
        {"bloodletter": 1, "leper": 2},
        [4, 1],
        marked={"kislev": ["leper-controlled", "leper-controlled"]},
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "leper": 1}
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1, "acolyte": 1}, "tilea": {"acolyte": 1}},
        marked={"tilea": ["acolyte-controlled"]},
        dice=[4, 1],
    )
    assert table.options == ["hit:leper", "hit:acolyte"]


def test_a_mark_elsewhere_changes_nothing_here() -> None:
    """OW 6.6."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}, "tilea": {"acolyte": 1}},
        marked={"tilea": ["acolyte-shielded"]},
        power={"tzeentch": 1},
    )
    assert "summon:acolyte:kislev>empire" in table.options
    assert "summon:acolyte:tilea>estalia" not in table.options


def test_only_the_horror_on_the_space_frees_it() -> None:
    """OW 17.12: a shielded Acolyte that leaves does not."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1, "horror": 1}},
        marked={"kislev": ["acolyte-shielded", "horror-on_space"]},
        spaces={"kislev": ["horror"]},
        power={"tzeentch": 3},
    )
    table.choose("summon:acolyte-shielded:kislev>empire")
    assert table.region("kislev")["free_spaces"] == 1
    table.choose("summon:horror-on_space:kislev>empire")
    assert table.region("kislev")["free_spaces"] == 2
    assert table.marked("empire") == ["acolyte-shielded"]


def test_marks_add_up() -> None:
    """OW 8.25, 8.36, 17.12: a Horror on a space gets a shield, a shielded Acolyte falls under Slaanesh's control."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1, "horror": 1}},
        marked={"kislev": ["acolyte-shielded", "horror-on_space"]},
        spaces={"kislev": ["horror"]},
        power={"tzeentch": 1, "slaanesh": 2},
        hands={"tzeentch": ["warp_shield"], "slaanesh": ["soporific_musk"]},
    )
    table.choose("play:warp_shield:kislev", "shield:horror-on_space")
    assert sorted(table.marked("kislev")) == ["acolyte-shielded", "horror-shielded-on_space"]


def test_a_shielded_cultist_can_be_taken() -> None:
    """OW 8.36, 8.25: the shield stays."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"acolyte": 2}},
        marked={"kislev": ["acolyte-shielded"]},
        power={"slaanesh": 2},
        hands={"slaanesh": ["soporific_musk"]},
    )
    table.choose("play:soporific_musk:kislev", "musk:acolyte-shielded")
    assert table.marked("kislev") == ["acolyte-controlled-shielded"]


def test_shields_go_and_other_marks_stay() -> None:
    """OW 12.15, 16.6, 17.12: after the last battle."""
    table = arrange(
        "battle",
        figures={"kislev": {"acolyte": 2, "horror": 1}, "tilea": {"leper": 1}},
        marked={
            "kislev": ["acolyte-shielded", "acolyte-controlled-shielded", "horror-shielded-on_space"],
            "tilea": ["leper-controlled"],
        },
        spaces={"kislev": ["horror"]},
    )
    assert table.marked("kislev") == ["acolyte-controlled", "horror-on_space"]
    assert table.marked("tilea") == ["leper-controlled"]


# Hands


def test_discards_are_shuffled_before_they_are_drawn() -> None:
    """OW 5.3: 24 cards hardly ever come as they lay."""
    orders = set()
    for number in (1, 2, 3):
        table = arrange(
            "dials",
            dials={"khorne": 2},
            counters={"khorne": 1, "nurgle": 1},
            discards={"khorne": WHOLE_DECK[number:] + WHOLE_DECK[:number]},
        )
        order = table.of("decks", "khorne")
        laid = WHOLE_DECK[number:] + WHOLE_DECK[:number]
        orders.add(order == laid[:22])
    assert orders == {False}


def test_who_is_asked_to_discard_by_which_card() -> None:
    """OW 8.28, 18.8: by a Chaos card, twice; by an Old World card, twice."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"bloodletter": 1}},
        power={"tzeentch": 1},
        hands={
            "tzeentch": ["the_meddling_of_skaven"],
            "khorne": ["battle_cry", "blood_frenzy", "ritual_slaying", "reborn_in_blood"],
        },
    )
    table.choose("play:the_meddling_of_skaven:kislev", "discard:battle_cry")
    assert table.asked == "khorne discard"
    table.choose("discard:blood_frenzy")
    assert table.asked == "pause"
    text = '[[card]]\nid = "skavengers"\ntrack = false\nlasting = {}\nimmediate = [{ op = "discard", n = 2, who = "each" }]\n'
    table = play_on(
        "old_world_phase",
        draws=["skavengers"],
        settings={"cards": settled(text)},
        hands={"khorne": ["battle_cry", "blood_frenzy", "ritual_slaying"]},
    )
    table.choose("discard:battle_cry")
    assert table.asked == "khorne old_world_discard"


# Threat


@pytest.mark.parametrize(
    ("dials", "decides"),
    [
        ({}, "nurgle"),
        ({"khorne": 1, "nurgle": 2, "tzeentch": 2}, "slaanesh"),
        ({"nurgle": 1, "tzeentch": 1}, "khorne"),
        ({"nurgle": 1}, "tzeentch"),
    ],
)
def test_the_lowest_threat_decides(dials: dict[str, int], decides: str) -> None:
    """OW 4.2, 13.1."""
    assert draw_card("meteor_showers", dials=dials).asked == f"{decides} old_world_place"


def test_the_hero_strikes_the_highest_threat_there() -> None:
    """OW 12.4: the first and the last in order alike."""
    figures = {"kislev": {"bloodsworn": 1, "bloodletter": 1, "seductress": 1, "daemonette": 1}}
    for dials, struck in (({}, "slaanesh"), ({"khorne": 2}, "khorne")):
        table = arrange("heroes", figures=figures, tokens={"kislev": {"hero": 1}}, dials=dials)
        assert table.asked == f"{struck} hero"


# The track


def with_rule(where: str) -> Scenario:
    """Resistance one higher where a rule of the track says so; Warpstone in Tilea, most cultists in the Badlands."""
    text = (
        '[[card]]\nid = "road_wardens"\nimmediate = []\n'
        f'lasting = {{ when = "track", ops = [{{ op = "resistance", add = 1, at = {where} }}] }}\n'
    )
    return arrange(
        "turn",
        settings={"cards": settled(text)},
        track={"1": "road_wardens"},
        power={"khorne": 1},
        tokens={"tilea": {"warpstone": 1}},
        figures={"badlands": {"leper": 2}, "norsca": {"leper": 1}},
    )


PRINTED = {
    "norsca": 1,
    "troll_country": 1,
    "kislev": 3,
    "empire": 5,
    "bretonnia": 3,
    "estalia": 4,
    "tilea": 2,
    "border_princes": 1,
    "badlands": 1,
}


@pytest.mark.parametrize(
    ("where", "regions"),
    [
        ('"norsca"', {"norsca"}),
        ('["kislev", "badlands"]', {"kislev", "badlands"}),
        ("{}", set(PRINTED)),
        ("{ populous = true }", {"kislev", "empire", "bretonnia", "estalia"}),
        ("{ populous = false }", {"norsca", "troll_country", "tilea", "border_princes", "badlands"}),
        ('{ token = "warpstone" }', {"tilea"}),
        ('{ near = "warpstone" }', {"tilea", "bretonnia", "estalia", "border_princes"}),
        ('{ except = ["norsca", "tilea"] }', set(PRINTED) - {"norsca", "tilea"}),
        ('{ most = "cultist" }', {"badlands"}),
        ('{ token = "hero", otherwise = "any" }', set(PRINTED)),
        ('{ token = "warpstone", otherwise = "any" }', {"tilea"}),
    ],
)
def test_where_a_rule_of_the_track_holds(where: str, regions: set[str]) -> None:
    """OW 18.7, 19.3."""
    table = with_rule(where)
    raised = {
        region for region, number in PRINTED.items() if table.region(region)["resistance"] == number + 1
    }
    assert raised == regions


def test_witch_hunters_where_nobody_has_cultists() -> None:
    """OW 18.30: all regions are level."""
    assert len(draw_card("witch_hunters").options) == 9


def test_the_track_moves_on() -> None:
    """OW 4.6, 4.7: the first card pushes the second one; the card in hand is laid down."""
    table = draw_card("franzs_decree", track={"1": "divine_inspiration"}, hands={"tzeentch": ["teleport"]})
    assert table.field("track") == {"1": "franzs_decree", "2": "divine_inspiration"}
    assert table.field("old_world_gone") == []
    assert table.field("old_world_card") is None
    table = draw_card("franzs_decree", track={"2": "divine_inspiration"}, hands={"tzeentch": ["teleport"]})
    assert table.field("track") == {"1": "franzs_decree", "2": "divine_inspiration"}
    table = draw_card(
        "franzs_decree",
        track={"1": "peasant_uprising", "2": "divine_inspiration"},
        hands={"tzeentch": ["teleport"]},
    )
    assert table.field("track") == {"1": "franzs_decree", "2": "peasant_uprising"}
    assert table.field("old_world_gone") == ["divine_inspiration"]
