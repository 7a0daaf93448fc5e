"""Which function belongs to which Chaos card at which moment. Most cards need none: a line in rules/texts.py,
rules/battle.py or rules/domination.py, fed from their data, is all there is to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from warhost.games.oldworld.cards import khorne, nurgle, slaanesh, tzeentch
from warhost.games.oldworld.components import N_CHAOS
from warhost.games.oldworld.state import OldWorld

OnPlay = Callable[[OldWorld, int, int], None]
"""State, seat, region."""
InRegion = Callable[[OldWorld, int], None]
"""State, region."""


def _on_play() -> list[OnPlay | None]:
    table: list[OnPlay | None] = [None] * N_CHAOS
    table[khorne.THE_BLOOD_GODS_CALL] = khorne.the_blood_gods_call
    table[nurgle.ALL_THINGS_DECAY] = nurgle.all_things_decay
    table[tzeentch.DRAIN_POWER] = tzeentch.drain_power
    table[tzeentch.WARP_SHIELD] = tzeentch.warp_shield
    table[tzeentch.TELEPORT] = tzeentch.teleport
    table[tzeentch.THE_MEDDLING_OF_SKAVEN] = tzeentch.the_meddling_of_skaven
    table[slaanesh.PERVERSE_INFILTRATION] = slaanesh.perverse_infiltration
    table[slaanesh.DARK_INFLUENCE] = slaanesh.dark_influence
    table[slaanesh.SOPORIFIC_MUSK] = slaanesh.soporific_musk
    return table


def _own_cost() -> list[Callable[[OldWorld, int], int] | None]:
    table: list[Callable[[OldWorld, int], int] | None] = [None] * N_CHAOS
    table[slaanesh.DEGENERATE_ROYALTY] = slaanesh.degenerate_royalty
    return table


def _at_battle_phase_end() -> list[InRegion | None]:
    table: list[InRegion | None] = [None] * (N_CHAOS + 2)
    table[nurgle.THE_FINAL_ROTTING] = nurgle.the_final_rotting
    return table


def _when_dominated() -> list[OnPlay | None]:
    table: list[OnPlay | None] = [None] * (N_CHAOS + 2)
    table[nurgle.THE_STENCH_OF_DEATH] = nurgle.the_stench_of_death
    return table


def _in_corruption_step() -> list[InRegion | None]:
    table: list[InRegion | None] = [None] * (N_CHAOS + 2)
    table[nurgle.A_GREAT_FOUL_CONSUMPTION] = nurgle.a_great_foul_consumption
    return table


def _at_cleanup() -> list[Callable[[OldWorld, int], bool] | None]:
    table: list[Callable[[OldWorld, int], bool] | None] = [None] * (N_CHAOS + 2)
    table[tzeentch.THE_PERSISTENCE_OF_CHANGE] = tzeentch.the_persistence_of_change
    return table


ON_PLAY: Final = _on_play()
OWN_COST: Final = _own_cost()
AT_BATTLE_PHASE_END: Final = _at_battle_phase_end()
WHEN_DOMINATED: Final = _when_dominated()
"""Called with the seat that dominates; only for its own cards."""
IN_CORRUPTION_STEP: Final = _in_corruption_step()
AT_CLEANUP: Final = _at_cleanup()
"""Whether the card stays."""
