"""What a battle brings its winner and costs him, card by card, in Rage, glory and tracks; and who comes first in the end."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage


def battle(wolf: str, raven: str = "") -> Scenario:
    """Wolf's Leader pillages Andlang (Horns) and beats a Warrior of Raven's; Wolf has 5 Rage and 10 glory before."""
    return pillage(
        "andlang",
        rage={"wolf": 5},
        glory={"wolf": 10},
        leaders={"wolf": "andlang"},
        warriors={"raven": {"andlang": 1}},
        hands={"wolf": [wolf], **({"raven": [raven]} if raven else {})},
    )


@pytest.mark.parametrize(
    ("card", "rage", "glory"),
    [("tyrs_bash", 0, 0), ("thors_hammer", 0, 3), ("thors_ascension", 3, 3), ("odins_judgement", 0, 2)],
)
def test_what_a_winner_gains_beside_his_axes(card: str, rage: int, glory: int) -> None:
    """BR 12.11, 18.16, 18.18, 18.22: 3 glory for his Axes, and what the card says; the reward raised Horns."""
    table = battle(card).play(wolf=card)
    assert (table.rage("wolf"), table.glory("wolf")) == (5 + rage, 10 + 3 + glory)
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [1, 1, 2]
    assert table.asked == "wolf turn"


@pytest.mark.parametrize(
    ("card", "rage", "glory"), [("lokis_trickery", 1, 0), ("lokis_backstab", 0, 2), ("tyrs_bash", 0, 0)]
)
def test_what_a_loser_takes(card: str, rage: int, glory: int) -> None:
    """BR 12.17, 18.13, 18.14: losing by itself brings nothing."""
    table = battle("tyrs_smite_1", card).play(wolf="tyrs_smite_1", raven=card)
    assert (table.rage("raven"), table.glory("raven")) == (rage, glory)
    assert (table.rage("wolf"), table.glory("wolf")) == (5 - rage, 13 - glory)


def test_places_go_by_glory_and_may_be_shared() -> None:
    """BR 16.4, 16.5: whoever comes first in the round has no advantage."""
    table = arrange("game end", glory={"wolf": 40, "raven": 41, "serpent": 40, "bear": 12})
    assert table.scores == {"wolf": 40, "raven": 41, "serpent": 40, "bear": 12}
    assert table.winners == ["raven"]
