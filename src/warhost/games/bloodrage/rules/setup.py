"""Setup (BR 2)."""

from __future__ import annotations

from warhost.core.chance import pick, shuffle
from warhost.core.engine import emit, push
from warhost.games.bloodrage import events, purposes
from warhost.games.bloodrage.components import (
    DESTROYED_AT_SETUP,
    DOOMED,
    N_OUTER,
    OUTER_REWARDS,
    STARTING_RAGE,
    YGGDRASIL_REWARD,
)
from warhost.games.bloodrage.derived import open_box
from warhost.games.bloodrage.rules.gifts import begin_age
from warhost.games.bloodrage.rules.ragnarok import destroy_province
from warhost.games.bloodrage.state import BloodRage


def set_up(s: BloodRage) -> None:
    """BR 2.1, 2.12."""
    open_box(s)
    s.rage = [STARTING_RAGE] * s.seats
    lay_rewards(s)
    destroy_provinces(s, foretell_doom(s))
    first = pick(s, list(range(s.seats)), purposes.FIRST_PLAYER.at())
    s.first_player = s.sides[first]
    emit(s, events.FIRST_PLAYER, first)
    push(s, begin_age)


def lay_rewards(s: BloodRage) -> None:
    """BR 2.2."""
    rewards = OUTER_REWARDS[:]
    shuffle(s, rewards, purposes.REWARDS.at())
    s.rewards = [*rewards, YGGDRASIL_REWARD]
    emit(s, events.REWARDS_LAID, s.rewards[:])


def foretell_doom(s: BloodRage) -> list[int]:
    """BR 2.3: one living province for each Age; returns the others in the order in which they would come."""
    provinces = [province for province in range(N_OUTER) if not s.destroyed >> province & 1]
    shuffle(s, provinces, purposes.DOOM.at())
    s.doom = provinces[:DOOMED]
    emit(s, events.DOOM_FORETOLD, s.doom[:])
    return provinces[DOOMED:]


def destroy_provinces(s: BloodRage, others: list[int]) -> None:
    """BR 2.4, 2.5: as many as the number of players asks for."""
    gone = sorted(others[: DESTROYED_AT_SETUP[s.seats]])
    for province in gone:
        destroy_province(s, province)
    emit(s, events.DESTROYED_AT_SETUP, gone)
