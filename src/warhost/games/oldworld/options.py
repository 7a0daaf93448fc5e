"""The table options: what is agreed before a game (OW 19). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core.errors import BadTableOption
from warhost.core.game import TableOption
from warhost.games.oldworld.cards.old_world_text import ALL_CARDS, DOCUMENTED, read_own_cards
from warhost.games.oldworld.components import N_POWERS, POWER_SETS, POWERS
from warhost.games.oldworld.state import OldWorld

EVERYBODY: Final = "all"

TABLE_OPTIONS: Final = (
    TableOption("powers", (EVERYBODY, *POWER_SETS), EVERYBODY, names_sides=True),
    TableOption("cards", (ALL_CARDS, DOCUMENTED), ALL_CARDS, read_own_cards, in_file=True),
    TableOption("old_world_deck", ("8", "6"), "8"),
    TableOption("khorne_dial", ("1", "2"), "1"),
    TableOption("slaanesh_dial", ("noble_or_hero", "any"), "noble_or_hero"),
    TableOption("ruiners", ("round", "step"), "round"),
    TableOption("upgrade", ("must", "may"), "must"),
    TableOption("tzeentch_discard", ("on", "off"), "on"),
    TableOption("tzeentch_hand", ("6", "7"), "6"),
    TableOption("meddling_discard", ("victim", "random"), "victim"),
    TableOption("musk", ("cultists", "figures"), "cultists"),
    TableOption("dark_influence", ("any", "adjacent"), "any"),
    TableOption("slaanesh_power_2", ("2", "1"), "2"),
    TableOption("provender", ("ruiner", "points"), "ruiner"),
    TableOption("peasants", ("kept", "returned"), "kept"),
)
POWERS_OPTION: Final = 0
CARDS_OPTION: Final = 1
OLD_WORLD_DECK: Final = 2
KHORNE_DIAL: Final = 3
SLAANESH_DIAL: Final = 4
RUINERS: Final = 5
UPGRADE: Final = 6
TZEENTCH_DISCARD: Final = 7
TZEENTCH_HAND: Final = 8
MEDDLING_DISCARD: Final = 9
MUSK: Final = 10
DARK_INFLUENCE: Final = 11
SLAANESH_POWER_2: Final = 12
PROVENDER: Final = 13
PEASANTS: Final = 14


def choose_sides(seats: int, options: dict[str, str]) -> list[int]:
    """The powers at the table, in power order (OW 1.1, 1.2). `all` seats as many as there are players."""
    chosen = options["powers"]
    if chosen == EVERYBODY:
        return list(range(seats))
    if seats == N_POWERS:
        raise BadTableOption(f"powers={chosen} is for three players; four play with all powers")
    return [POWERS.index[power] for power in chosen.split("-")]


def documented_only(s: OldWorld) -> bool:
    """OW 19.2: texts that are ours are left out."""
    return s.options[CARDS_OPTION] == DOCUMENTED
