"""What the state keeps at hand (derived.py) is worked out from nothing but the fields, whatever was kept before: a viewer's
picture of the table is filled with new fields again and again."""

from __future__ import annotations

from tests.oldworld.kept import slips
from tests.oldworld.scenario import Scenario, arrange
from tests.oldworld.test_own_box import box
from warhost.games.oldworld import GAME


def test_nothing_of_what_was_there_before_is_kept() -> None:
    """OW 1.9, 17.2: figures have left, upgrades are gone, another box lies on the table."""
    full = arrange(
        "turn",
        power={"khorne": 1},
        figures={"kislev": {"bloodsworn": 2, "horror": 1}, "tilea": {"leper": 3}},
        upgrades={"khorne_cultist": 1, "slaanesh_cultist": 1},
        tokens={"kislev": {"hero": 1}},
        corruption={"tilea": {"nurgle": 3}},
        spaces={"norsca": ["temporal_stasis", "influenza"]},
        track={"1": "franzs_decree"},
    )
    other = arrange(
        "turn",
        power={"khorne": 1},
        settings=box("[chaos_card.teleport]\ncost = 3\n"),
        figures={"badlands": {"acolyte": 1}},
    )
    fill(full, other)
    assert slips(full.state, full.match.seat_ids) == []
    assert full.state.printed is other.state.printed
    assert full.state.rules == other.state.rules


def fill(table: Scenario, other: Scenario) -> None:
    """The fields of the other table take the place of those of this one."""
    for field in GAME.fields:
        setattr(table.state, field.name, getattr(other.state, field.name))
    table.state.settings = other.state.settings
    assert GAME.derive is not None
    GAME.derive(table.state)
