"""Texts of Chaos cards with the numbers of an owner's box, carried out to the end; our own numbers are often too small to tell
one more from one less."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import POWERS, Scenario, arrange
from tests.oldworld.test_own_box import box, settled
from warhost.core.errors import BadSetting


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


def test_a_power_draws_as_many_cards_as_its_sheet_says() -> None:
    """OW 5.1, 5.2: Slaanesh three at once, Tzeentch up to three."""
    text = "[power.slaanesh]\ndraw = 3\n\n[power.tzeentch]\ndraw = 3"
    table = arrange("draw", settings=box(text), hands={"tzeentch": ["dazzle"]})
    table.choose("keep")
    assert [len(table.hand(power)) for power in POWERS] == [2, 2, 3, 3]


def test_a_dial_counter_asks_what_the_sheet_says() -> None:
    """OW 13.4: Nurgle places one token in Norsca, which is not populous; by our sheet that is no deed in either way."""
    position: dict[str, Any] = {"figures": {"norsca": {"leper": 1}, "kislev": {"leper": 1}}}
    for text, counters in (
        ("", 0),
        ("[power.nurgle]\ndeeds = 1", 1),
        ("[power.nurgle]\ndeeds = 1\npopulous = false", 2),
        ("[power.nurgle]\npopulous = false", 0),
    ):
        table = arrange("corruption", settings=box(text) if text else {}, **position)
        assert table.of("counters", "nurgle") == counters, text


def test_two_kills_where_the_sheet_asks_for_two() -> None:
    """OW 13.3."""
    figures = {"kislev": {"bloodletter": 2, "leper": 2}}
    for dice, counters in (([4, 1, 1, 1], 0), ([4, 4, 1, 1], 1)):
        settings = box("[power.khorne]\ndeeds = 2")
        table = arrange("battle", settings=settings, figures=figures, dice=dice)
        while table.asked == "khorne hit":
            table.choose("hit:leper")
        assert table.of("counters", "khorne") == counters


def test_more_deeds_than_a_power_remembers_are_refused() -> None:
    """OW 13.2."""
    with pytest.raises(BadSetting, match=r"line 3: power\.nurgle\.deeds"):
        settled("[power.nurgle]\ndeeds = 3")
