"""Tables of three powers without Khorne: seats and powers have different numbers there (OW 1.1)."""

from __future__ import annotations

from tests.oldworld.scenario import arrange

WITHOUT_KHORNE = ("nurgle", "tzeentch", "slaanesh")


def test_who_dominates_is_counted_by_seat() -> None:
    """OW 10.2, 10.5: Nurgle has the figures, and Nurgle scores."""
    table = arrange("domination", powers=WITHOUT_KHORNE, figures={"norsca": {"leper": 3, "acolyte": 1}})
    assert table.field("points") == {"nurgle": 1, "tzeentch": 0, "slaanesh": 0}


def test_nurgle_strikes_back_from_the_first_seat() -> None:
    """OW 9.26: Tzeentch kills an upgraded Plaguebearer."""
    table = arrange(
        "battle",
        powers=WITHOUT_KHORNE,
        figures={"kislev": {"plaguebearer": 1, "horror": 1, "acolyte": 1}},
        upgrades={"nurgle_warrior": 1},
        dice=[1, 4],
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"horror": 1}


def test_nurgle_strikes_back_from_the_middle() -> None:
    """OW 9.26: Khorne kills an upgraded Plaguebearer, and three sit at the table."""
    table = arrange(
        "battle",
        powers=("khorne", "nurgle", "slaanesh"),
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 1}},
        upgrades={"nurgle_warrior": 1},
        dice=[4, 1],
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {}
