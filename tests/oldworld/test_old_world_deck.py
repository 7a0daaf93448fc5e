"""The Old World deck, written down a second time: how often each card is in the box, which carry the comet, which stay on the
track, and how many tokens each brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import Scenario, play_on
from warhost.core.errors import BadPosition

COPIES = {
    "bretonnian_knights": 1,
    "the_crusade_is_come": 1,
    "dark_elf_corsairs": 1,
    "divine_inspiration": 1,
    "dwarf_trollslayers": 1,
    "electors_arise": 1,
    "electors_sue_for_peace": 1,
    "franzs_decree": 1,
    "the_grail_is_found": 1,
    "greenskins_invade": 1,
    "the_horned_ones_due": 1,
    "mass_exodus": 1,
    "meteor_showers": 2,
    "norse_reavers": 1,
    "peasant_uprising": 2,
    "plunged_into_chaos": 4,
    "road_wardens": 1,
    "skavengers": 1,
    "teclis_aids_the_empire": 1,
    "up_from_skavenblight": 2,
    "warpstone_discovery": 1,
    "witch_hunters": 1,
}
COMETS = {
    "dark_elf_corsairs",
    "electors_sue_for_peace",
    "the_grail_is_found",
    "greenskins_invade",
    "norse_reavers",
    "teclis_aids_the_empire",
}
LEAVE_THE_GAME = {
    "the_crusade_is_come",
    "electors_arise",
    "mass_exodus",
    "meteor_showers",
    "plunged_into_chaos",
    "up_from_skavenblight",
}


def draw_card(card: str, **state: Any) -> Scenario:
    """The Old World Phase with this card; wherever something may be chosen, the first is taken."""
    table = play_on("old_world_phase", draws=[card], **state)
    while "old_world" in table.asked:
        table.choose(table.options[0])
    return table


@pytest.mark.parametrize("card", COPIES)
def test_how_often_each_card_is_in_the_box(card: str) -> None:
    """OW 2.5, 18.9 to 18.30: so many may have left the game, and no more."""
    gone = [card] * COPIES[card]
    assert play_on("draw_phase", old_world_gone=gone).field("old_world_gone") == gone
    with pytest.raises(BadPosition, match=card):
        play_on("draw_phase", old_world_gone=[*gone, card])


@pytest.mark.parametrize("card", COPIES)
def test_which_cards_carry_the_comet(card: str) -> None:
    """OW 4.5, 18.9 to 18.30: a card that clears sends them from the track, and no others."""
    clearing = "norse_reavers" if card != "norse_reavers" else "dark_elf_corsairs"
    table = draw_card(clearing, track={"1": card})
    assert table.field("track") == ({"1": clearing} if card in COMETS else {"1": clearing, "2": card})


@pytest.mark.parametrize("card", COPIES)
def test_which_cards_stay_on_the_track(card: str) -> None:
    """OW 4.8, 4.11, 18.9 to 18.30."""
    table = draw_card(card)
    leaves = card in LEAVE_THE_GAME
    assert table.field("track") == ({} if leaves else {"1": card})
    assert table.field("old_world_gone") == ([card] if leaves else [])


WARPSTONES = {"norsca": {"warpstone": 1}, "kislev": {"warpstone": 1}}
PEASANTS = {"norsca": {"peasant": 1}, "kislev": {"peasant": 2}}


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("divine_inspiration", PEASANTS, {"norsca": {"hero": 1, "peasant": 1}, "kislev": {"peasant": 2}}),
        ("the_horned_ones_due", {}, {"norsca": {"skaven": 1}}),
        ("mass_exodus", PEASANTS, {"troll_country": {"peasant": 1}, "kislev": {"peasant": 2}}),
        ("road_wardens", {}, {"norsca": {"hero": 1}}),
        ("skavengers", WARPSTONES, {**WARPSTONES, "norsca": {"warpstone": 1, "skaven": 1}}),
        ("up_from_skavenblight", WARPSTONES, {**WARPSTONES, "norsca": {"warpstone": 1, "skaven": 1}}),
        ("warpstone_discovery", {}, {"norsca": {"warpstone": 2}}),
    ],
)
def test_tokens_come_to_one_region(
    card: str, before: dict[str, dict[str, int]], after: dict[str, dict[str, int]]
) -> None:
    """OW 18.12, 18.19, 18.20, 18.25, 18.26, 18.28, 18.29: to the region that is chosen, and to no second one."""
    assert draw_card(card, tokens=before).field("tokens") == after


def test_witch_hunters_send_one_hero() -> None:
    """OW 18.30: to one of two regions with as many cultists."""
    table = draw_card("witch_hunters", figures={"kislev": {"leper": 1}, "tilea": {"acolyte": 1}})
    assert table.field("tokens") == {"kislev": {"hero": 1}}


def test_norse_reavers_drive_peasants_from_two_regions() -> None:
    """OW 18.22: all leave Norsca and Troll Country; those of Kislev stay."""
    peasants = {region: {"peasant": 2} for region in ("norsca", "troll_country", "kislev")}
    events = {"norsca": {"event": 1}, "troll_country": {"event": 1}}
    table = draw_card("norse_reavers", tokens=peasants)
    assert table.field("tokens") == {**events, "kislev": {"event": 1, "peasant": 2}}
