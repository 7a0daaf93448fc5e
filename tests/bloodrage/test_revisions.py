"""What came with revision 3: each ruling by the rule's number, and the same table under the revision before."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.revisions import REVISION, SUPPORTED

ALL_AT_THEIR_END = {"rage": 6, "axes": 6, "horns": 6}


def test_which_revisions_are_played() -> None:
    assert (GAME.revision, GAME.revisions, REVISION, SUPPORTED) == (3, (2, 3), 3, (2, 3))


def test_a_table_of_the_earlier_revision_has_its_leftovers_in_the_box() -> None:
    """BR 21.11, 21.12: tables of revision 2 could not choose."""
    match = Match(GAME, 2, {}, numbered_seed(0), revision=2)
    assert "draft_leftovers" not in match.settings
    assert "backstab" not in match.settings
    while any(match.state.packets):
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])
    assert match.state.discards == []
    assert len(match.state.box) == 20 - 12


# Frigga's Sacrifice (BR 17.34)


def sacrificing(**tracks: int) -> Scenario:
    return arrange(
        "turn",
        rage={"wolf": 1},
        tracks={"wolf": tracks},
        warriors={"wolf": {"angerboda": 2}},
        sheets={"wolf": {"clan_1": "friggas_sacrifice"}},
    )


@pytest.mark.parametrize("track", ["rage", "axes", "horns"])
def test_a_sacrifice_needs_a_track_that_can_rise(track: str) -> None:
    """BR 17.34, 1.16: one is enough."""
    assert "sacrifice" in sacrificing(**{**ALL_AT_THEIR_END, track: 5}).options


def test_no_sacrifice_for_nothing() -> None:
    """BR 17.34: with all tracks on the sixth step it is not offered."""
    assert "sacrifice" not in sacrificing(**ALL_AT_THEIR_END).options


def test_a_sacrifice_for_nothing_at_a_table_of_the_earlier_revision() -> None:
    """BR 17.34, as it was read in revision 2."""
    table = sacrificing(**ALL_AT_THEIR_END)
    table.state.revision = 2
    assert "sacrifice" in table.options


# Loki's Trickery at the end of the Rage track (BR 18.13)


@pytest.mark.parametrize(("rage", "gained"), [(12, 0), (11, 1), (0, 1)])
def test_trickery_tells_what_the_loser_gains(rage: int, gained: int) -> None:
    """BR 18.13, 5.14: the winner loses 1; who has 12 already gains nothing, and nobody is told that he did."""
    table = pillage(
        "angerboda",
        rage={"wolf": 5, "raven": rage},
        warriors={"wolf": {"angerboda": 3}, "raven": {"angerboda": 1}},
        hands={"raven": ["lokis_trickery"]},
    )
    table.play(raven="lokis_trickery")
    assert (table.rage("wolf"), table.rage("raven")) == (4, rage + gained)
    assert [event["rage"] for event in table.events("rage_stolen")] == [gained][: gained or 0]
    changes = [(event["seat"], event["by"]) for event in table.events("rage_changed")]
    assert changes == [("wolf", -1), ("raven", 1)][: 1 + gained]
    assert [event["card"] for event in table.events("card_worked")] == ["lokis_trickery"]


# When Loki's Backstab takes its glory (BR 18.14, 21.12)


def backstabbed(agreed: str, glory: int) -> Scenario:
    """Wolf wins by Axes 3 against Raven's Backstab."""
    table = pillage(
        "angerboda",
        settings={"backstab": agreed},
        glory={"wolf": glory},
        warriors={"wolf": {"angerboda": 3}, "raven": {"angerboda": 1}},
        hands={"raven": ["lokis_backstab"]},
    )
    return table.play(raven="lokis_backstab")


@pytest.mark.parametrize(("glory", "taken"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_backstab_takes_what_the_winner_had_before_the_battle(glory: int, taken: int) -> None:
    """BR 18.14, 12.16: by default it works before the glory of the battle."""
    table = backstabbed("before", glory)
    assert (table.glory("wolf"), table.glory("raven")) == (glory - taken + 3, taken)


@pytest.mark.parametrize("glory", [0, 1, 5])
def test_backstab_after_the_glory_of_the_battle_always_finds_some(glory: int) -> None:
    """BR 21.12: where that was agreed."""
    table = backstabbed("after", glory)
    assert (table.glory("wolf"), table.glory("raven")) == (glory + 3 - 2, 2)
    told = [event["kind"] for event in table.told if event["kind"] in ("scored", "glory_stolen")]
    assert told == ["scored", "glory_stolen"]


def test_backstab_by_a_winner_takes_nothing_afterwards_either() -> None:
    """BR 21.12, 18.14: only losers take."""
    table = pillage(
        "angerboda",
        settings={"backstab": "after"},
        glory={"raven": 5},
        warriors={"wolf": {"angerboda": 3}, "raven": {"angerboda": 1}},
        hands={"wolf": ["lokis_backstab"]},
    )
    table.play(wolf="lokis_backstab")
    assert (table.glory("wolf"), table.glory("raven")) == (3, 5)
    assert table.events("glory_stolen") == []


def test_a_tie_has_nobody_to_take_from_afterwards() -> None:
    """BR 12.5, 21.12."""
    table = pillage(
        "angerboda",
        settings={"backstab": "after"},
        glory={"wolf": 5},
        warriors={"wolf": {"angerboda": 1}, "raven": {"angerboda": 1}},
        hands={"raven": ["lokis_backstab"]},
    )
    table.play(raven="lokis_backstab")
    assert (table.glory("wolf"), table.glory("raven")) == (5, 0)
