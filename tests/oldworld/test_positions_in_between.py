"""Positions written down in the middle of something are read back to the same question."""

from __future__ import annotations

from tests.oldworld.scenario import Scenario, arrange, play_on
from tests.oldworld.test_old_world_operations import carried_out
from warhost.core.position import position
from warhost.games.oldworld import GAME


def read_back(table: Scenario) -> Scenario:
    return Scenario.of_position(GAME, position(GAME, table.match.state))


def test_while_hits_are_assigned() -> None:
    """OW 9.12: in Norsca and in Kislev."""
    for region in ("norsca", "kislev"):
        table = play_on(
            "summoning_phase",
            figures={region: {"bloodletter": 1, "leper": 1, "acolyte": 1}},
            power={"khorne": 1},
            dice=[4, 1],
        )
        table.choose("pass")
        again = read_back(table)
        assert again.asked == "khorne hit"
        assert again.options == table.options == ["hit:leper", "hit:acolyte"]


def test_while_others_are_still_to_discard() -> None:
    """OW 18.8: Khorne discards, Slaanesh waits."""
    table = carried_out(
        '{ op = "discard", who = "each" }',
        hands={"khorne": ["battle_cry", "blood_frenzy"], "slaanesh": ["abyssal_pact", "dark_influence"]},
    )
    again = read_back(table)
    assert again.asked == "khorne old_world_discard"
    again.choose("discard:battle_cry")
    assert again.asked == "slaanesh old_world_discard"


def test_without_an_old_world_deck_no_card_is_drawn() -> None:
    """OW 4.1: a position may begin its last round so, and the round goes on."""
    table = play_on("old_world_phase", old_world_deck=[], hands={"tzeentch": ["teleport"]})
    assert table.asked == "tzeentch exchange"
    assert table.field("old_world_card") is None


def test_cards_lost_at_random_have_been_shown_to_all() -> None:
    """OW 19.10, 1.13."""
    table = arrange(
        "turn",
        seat="tzeentch",
        settings={"meddling_discard": "random"},
        figures={"kislev": {"bloodsworn": 1}},
        power={"tzeentch": 3},
        hands={
            "tzeentch": ["the_meddling_of_skaven"],
            "khorne": ["battle_cry", "blood_frenzy", "ritual_slaying"],
        },
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert len(table.hand("khorne")) == 1
    assert table.state.shown != 0
