"""Marks of figures (controlled, shielded, laid down): they go with the figure that bears them and with nobody else."""

from __future__ import annotations

from tests.oldworld.scenario import arrange, play_on


def test_a_controlled_bloodsworn_that_is_lost_leaves_no_mark() -> None:
    """OW 16.5: Slaanesh loses it to a Hero, and the next Bloodsworn there is Khorne's own."""
    table = arrange(
        "heroes",
        figures={"kislev": {"bloodsworn": 2}},
        marked={"kislev": ["bloodsworn-controlled"]},
        tokens={"kislev": {"hero": 1}},
    )
    assert table.figures("kislev") == {"bloodsworn": 1}
    assert table.marked("kislev") == []


def test_figures_laid_down_elsewhere_stay_there() -> None:
    """OW 9.16: a position may have one in Tilea while Kislev is fought over."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}, "tilea": {"leper": 1}},
        marked={"tilea": ["leper-laid"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.figures("tilea") == {"leper": 1}
    assert table.marked("tilea") == ["leper-laid"]


def test_marks_stand_in_their_order_after_some_are_gone() -> None:
    """OW 12.15, 17.12: of two Horrors on card spaces one was shielded, the other is controlled."""
    table = arrange(
        "battle",
        settings={"musk": "figures"},
        figures={"kislev": {"horror": 2}},
        marked={"kislev": ["horror-controlled-on_space", "horror-shielded-on_space"]},
        spaces={"kislev": ["horror", "horror"]},
        upgrades={"tzeentch_warrior": 1},
        dice=[1],
    )
    assert table.marked("kislev") == ["horror-on_space", "horror-controlled-on_space"]


def test_control_outlasts_the_card_that_gave_it() -> None:
    """OW 12.3, 16.1: Soporific Musk has left when the Hero comes, but it is Slaanesh, of the highest Threat, that loses the
    Leper; once control were over, Nurgle would be asked which of its two it loses."""
    table = play_on(
        "end_phase",
        figures={"kislev": {"leper": 1, "plaguebearer": 1}},
        marked={"kislev": ["leper-controlled"]},
        spaces={"kislev": ["soporific_musk"]},
        tokens={"kislev": {"hero": 1}},
        hands={"tzeentch": ["teleport"]},
    )
    assert table.cards("kislev") == []
    assert table.figures("kislev") == {"plaguebearer": 1}
