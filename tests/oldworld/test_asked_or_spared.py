"""A choice of one is made without asking, a choice of two is not."""

from __future__ import annotations

from tests.oldworld.scenario import arrange

FOUR_OF_KHORNE = {f"khorne_{each}": 1 for each in ("cultist", "warrior", "daemon", "power_1")}


def test_the_last_upgrade_is_taken_without_asking() -> None:
    """OW 13.13."""
    table = arrange(
        "dials", dials={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, upgrades=FOUR_OF_KHORNE
    )
    assert table.asked == "pause"
    assert table.field("upgrades") == {**FOUR_OF_KHORNE, "khorne_power_2": 1}


def test_the_last_upgrade_may_be_declined_where_that_is_agreed() -> None:
    """OW 19.8."""
    table = arrange(
        "dials",
        settings={"upgrade": "may"},
        dials={"khorne": 1},
        counters={"khorne": 1, "nurgle": 1},
        upgrades=FOUR_OF_KHORNE,
    )
    assert table.options == ["upgrade:khorne_power_2", "decline"]


def test_who_has_all_upgrades_that_are_offered_is_not_asked() -> None:
    """OW 13.13, 19.2: Provender of Ruin is not documented."""
    documented = {f"nurgle_{each}": 1 for each in ("cultist", "warrior", "daemon", "power_1")}
    table = arrange(
        "dials",
        settings={"cards": "documented"},
        dials={"nurgle": 2},
        counters={"khorne": 1, "nurgle": 1},
        upgrades=documented,
    )
    assert table.asked == "pause"
    assert table.of("dials", "nurgle") == 3
    assert table.field("upgrades") == documented
