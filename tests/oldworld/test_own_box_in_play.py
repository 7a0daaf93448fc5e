"""Texts of Chaos cards with the numbers of an owner's box, carried out to the end; our own numbers are often too small to tell
one more from one less."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import Scenario, arrange
from tests.oldworld.test_own_box import box


def turn_with(text: str, *, seat: str, card: str, **position: Any) -> Scenario:
    """Somebody's turn with this card in hand and power enough to play it, in a box that was corrected so."""
    return arrange("turn", seat=seat, settings=box(text), hands={seat: [card]}, power={seat: 5}, **position)


def test_a_position_has_the_box_that_it_was_played_with() -> None:
    """OW 7.1: here Teleport costs 3."""
    table = turn_with("[chaos_card.teleport]\ncost = 3\n", seat="tzeentch", card="teleport")
    table.choose("play:teleport:kislev")
    assert table.of("power", "tzeentch") == 2


def test_all_things_decay_removes_as_many_tokens_as_it_says() -> None:
    """OW 8.16: one after the other, here two, here three."""
    for tokens in (2, 3):
        table = turn_with(
            f"[chaos_card.all_things_decay]\ntokens = {tokens}\n",
            seat="nurgle",
            card="all_things_decay",
            corruption={"kislev": {"khorne": 4, "nurgle": 1}},
        )
        table.choose("play:all_things_decay:kislev", *["decay:khorne"] * tokens)
        assert table.asked == "nurgle turn"
        assert table.corruption("kislev") == {"khorne": 4 - tokens, "nurgle": 1}


def test_the_blood_gods_call_moves_as_many_figures_as_it_says() -> None:
    """OW 8.11: one after the other, here up to three."""
    table = turn_with(
        "[chaos_card.the_blood_gods_call]\nfigures = 3\n",
        seat="khorne",
        card="the_blood_gods_call",
        figures={"tilea": {"bloodletter": 4, "bloodsworn": 1}},
    )
    table.choose("play:the_blood_gods_call:kislev", *["call:bloodletter:tilea"] * 3)
    assert table.figures("kislev") == {"bloodletter": 3}
    assert table.asked == "khorne turn"
