"""What lies where, and who may see it.

A Monster belongs to the clan on whose sheet its card lies. Clans are named where people read them (first player,
pillager, winner); everything else is indexed by seat.

Lists that seldom change are shared between copies: they are replaced as a whole, never changed in place."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.domain import NONE, Domain
from warhost.core.errors import BadPosition
from warhost.core.fields import (
    ALL,
    NOBODY,
    OWNER,
    Codec,
    Counts,
    Each,
    Field,
    Flag,
    Items,
    ListOf,
    Number,
    One,
)
from warhost.core.state import State
from warhost.games.bloodrage.components import (
    BOX,
    CARDS,
    CLANS,
    FIGURES,
    FIRST_STEP,
    LAST_AGE,
    LAST_STEP,
    MONSTERS,
    N_MONSTERS,
    N_PROVINCES,
    N_SLOTS,
    N_TRACKS,
    OUTER,
    PHASES,
    PLACES,
    PROVINCES,
    RESERVE,
    REWARDS,
    SLOTS,
    TRACKS,
    VILLAGES,
    WARRIORS,
)


class BloodRage(State):
    def __init__(self, seats: int, source: BloodRage | None = None) -> None:
        super().__init__(seats, source)
        if source is None:
            self.age = 0
            self.phase = 0
            self.first_player = NONE
            self.leaders: list[int] = [RESERVE] * seats
            self.ships: list[int] = [RESERVE] * seats
            self.monsters: list[int] = [BOX] * N_MONSTERS
            self.warriors: list[list[int]] = [_all_in_reserve() for _ in range(seats)]
            self.free: list[int] = VILLAGES[:]
            self.rage: list[int] = [0] * seats
            self.glory: list[int] = [0] * seats
            self.hands: list[list[int]] = [[] for _ in range(seats)]
            # Shared from here on.
            self.rewards: list[int] = [NONE] * N_PROVINCES
            self.pillaged = 0
            self.destroyed = 0
            self.doom: list[int] = []
            self.tracks: list[list[int]] = [[FIRST_STEP] * N_TRACKS for _ in range(seats)]
            self.sheets: list[list[int]] = [[NONE] * N_SLOTS for _ in range(seats)]
            self.quests: list[list[int]] = [[] for _ in range(seats)]
            self.aside: list[list[int]] = [[] for _ in range(seats)]
            self.packets: list[list[int]] = [[] for _ in range(seats)]
            self.discards: list[int] = []
            self.box: list[int] = []
            self.passed: list[bool] = [False] * seats
            # What is remembered of cards that can no longer be seen
            self.remembered: list[list[list[int]]] = [[] for _ in range(seats)]
            self.revealed: list[list[int]] = [[] for _ in range(seats)]
            self.known: list[list[int]] = [[] for _ in range(seats)]
            # The pillage that is under way
            self.pillager = NONE
            self.battlefield = NONE
            self.winner = NONE
            self.fighting: list[bool] = [False] * seats
            self.played: list[list[int]] = [[] for _ in range(seats)]
            self.texts: list[int] = [NONE] * seats
            self.counted: list[int] = [0] * seats
            self.slain: list[int] = [0] * seats
            self.valkyrie = False
            self.endangered: list[int] = []
        else:
            self.age = source.age
            self.phase = source.phase
            self.first_player = source.first_player
            self.leaders = source.leaders[:]
            self.ships = source.ships[:]
            self.monsters = source.monsters[:]
            self.warriors = source.warriors[:]
            self.free = source.free[:]
            self.rage = source.rage[:]
            self.glory = source.glory[:]
            self.hands = source.hands[:]
            self.rewards = source.rewards
            self.pillaged = source.pillaged
            self.destroyed = source.destroyed
            self.doom = source.doom
            self.tracks = source.tracks
            self.sheets = source.sheets
            self.quests = source.quests
            self.aside = source.aside
            self.packets = source.packets
            self.discards = source.discards
            self.box = source.box
            self.passed = source.passed
            self.remembered = source.remembered
            self.revealed = source.revealed
            self.known = source.known
            self.pillager = source.pillager
            self.battlefield = source.battlefield
            self.winner = source.winner
            self.fighting = source.fighting
            self.played = source.played
            self.texts = source.texts
            self.counted = source.counted
            self.slain = source.slain
            self.valkyrie = source.valkyrie
            self.endangered = source.endangered

    def copy(self) -> BloodRage:
        return BloodRage(self.seats, self)


def _all_in_reserve() -> list[int]:
    warriors = [0] * len(PLACES)
    warriors[RESERVE] = WARRIORS
    return warriors


class Members(Codec):
    """A set of things as a bit mask, written as a list: `["gimle", "utgard"]`."""

    def __init__(self, domain: Domain) -> None:
        self.domain = domain

    def encode(self, value: Any) -> Any:
        return [thing for i, thing in enumerate(self.domain.ids) if value >> i & 1]

    def decode(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list, got {data!r}")
        mask = 0
        for thing in data:
            if thing not in self.domain.index:
                raise BadPosition(where, f"there is no {self.domain.name} {thing!r}")
            mask |= 1 << self.domain.index[thing]
        return mask

    def hide(self, value: Any, counted: bool) -> Any:
        return 0


FIELDS: Final = (
    Field("age", Number(0, LAST_AGE), ALL),
    Field("phase", One(PHASES), ALL),
    Field("first_player", One(CLANS), ALL),
    Field("leaders", One(PLACES), ALL, per_seat=True),
    Field("ships", One(PLACES), ALL, per_seat=True),
    Field("monsters", Each(MONSTERS, One(PLACES), BOX), ALL),
    Field("warriors", Counts(PLACES, high=WARRIORS), ALL, per_seat=True),
    Field("free", Counts(OUTER, high=9), ALL),
    Field("rage", Number(0, 99), ALL, per_seat=True),
    Field("glory", Number(0, 999), ALL, per_seat=True),
    Field("hands", Items(CARDS), OWNER, per_seat=True, counted=True),
    Field("rewards", Each(PROVINCES, One(REWARDS), NONE), ALL),
    Field("pillaged", Members(PROVINCES), ALL),
    Field("destroyed", Members(PROVINCES), ALL),
    Field("doom", Items(PROVINCES), ALL),
    Field("tracks", Counts(TRACKS, default=FIRST_STEP, low=FIRST_STEP, high=LAST_STEP), ALL, per_seat=True),
    Field("sheets", Each(SLOTS, One(CARDS), NONE), ALL, per_seat=True),
    Field("quests", Items(CARDS), OWNER, per_seat=True, counted=True),
    Field("aside", Items(CARDS), OWNER, per_seat=True, counted=True),
    Field("packets", Items(CARDS), OWNER, per_seat=True, counted=True),
    Field("discards", Items(CARDS), ALL),
    Field("box", Items(CARDS), NOBODY, counted=True),
    Field("remembered", ListOf(Items(CARDS)), OWNER, per_seat=True),
    Field("revealed", Items(CARDS), ALL, per_seat=True),
    Field("known", Items(CARDS), ALL, per_seat=True),
    Field("pillager", One(CLANS), ALL),
    Field("battlefield", One(PROVINCES), ALL),
    Field("winner", One(CLANS), ALL),
    Field("fighting", Flag(), ALL, per_seat=True),
    Field("played", Items(CARDS), ALL, per_seat=True),
    Field("texts", One(CARDS), ALL, per_seat=True),
    Field("counted", Number(0, 9), ALL, per_seat=True),
    Field("slain", Number(0, 99), ALL, per_seat=True),
    Field("valkyrie", Flag(), ALL),
    Field("endangered", Items(FIGURES), ALL),
    Field("passed", Flag(), ALL, per_seat=True),
)
"""`remembered`: the packets that a player had in the draft, oldest first, in each the cards he kept before the others.
`revealed`: cards that a clan has drafted as everybody has seen; `known`: those that everybody knows to be in its hand or
among its quests. `free`: empty villages. `texts`: the cards whose texts work in this battle; `counted`: what a Quest card
counts as a Battle card; `slain`: figures destroyed in it; `endangered`: figures about to be destroyed.
`passed`: who is out of this Action phase."""
