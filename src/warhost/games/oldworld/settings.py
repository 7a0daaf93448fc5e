"""The settings: what is agreed before a game (OW 19). The first value of each is the usual one."""

from __future__ import annotations

from typing import Final

from warhost.core import box
from warhost.core.errors import BadSetting
from warhost.core.setting import Settings
from warhost.games.oldworld.box import BOX
from warhost.games.oldworld.cards.old_world_text import (
    ALL_CARDS,
    DOCUMENTED,
    OldWorldCards,
    old_world_cards,
    read_own_cards,
)
from warhost.games.oldworld.components import N_POWERS, POWER_SETS, POWERS
from warhost.games.oldworld.revisions import REVISION, SUMMONS_IN_PLACE, SURPLUS_IS_FREE
from warhost.games.oldworld.state import OldWorld

EVERYBODY: Final = "all"

SETTINGS: Final = Settings()
WHO_PLAYS: Final = SETTINGS.add("powers", (EVERYBODY, *POWER_SETS), names_sides=True)
WHICH_CARDS: Final = SETTINGS.add("cards", (ALL_CARDS, DOCUMENTED), read=read_own_cards, in_file=True)
OLD_WORLD_DECK: Final = SETTINGS.add("old_world_deck", ("8", "6"))
KHORNE_DIAL: Final = SETTINGS.add("khorne_dial", ("1", "2"))
SLAANESH_DIAL: Final = SETTINGS.add("slaanesh_dial", ("noble_or_hero", "any"))
RUINERS: Final = SETTINGS.add("ruiners", ("round", "step"))
UPGRADE: Final = SETTINGS.add("upgrade", ("must", "may"))
TZEENTCH_DISCARD: Final = SETTINGS.add("tzeentch_discard", ("on", "off"))
TZEENTCH_HAND: Final = SETTINGS.add("tzeentch_hand", ("6", "7"))
MEDDLING_DISCARD: Final = SETTINGS.add("meddling_discard", ("victim", "random"))
MUSK: Final = SETTINGS.add("musk", ("cultists", "figures"))
DARK_INFLUENCE: Final = SETTINGS.add("dark_influence", ("any", "adjacent"))
SLAANESH_POWER_2: Final = SETTINGS.add("slaanesh_power_2", ("2", "1"))
PROVENDER: Final = SETTINGS.add("provender", ("ruiner", "points"))
PEASANTS: Final = SETTINGS.add("peasants", ("kept", "returned"))
SURPLUS_HITS: Final = SETTINGS.add(
    "surplus_hits", ("free", "forced"), since=SURPLUS_IS_FREE.since, before="forced"
)
SUMMON_IN_PLACE: Final = SETTINGS.add(
    "summon_in_place", ("no", "yes"), since=SUMMONS_IN_PLACE.since, before="no"
)
OWN_BOX: Final = SETTINGS.add(box.SETTING, read=BOX.read, in_file=True, since=REVISION, before=box.NOTHING)


def choose_sides(seats: int, settings: dict[str, str]) -> list[int]:
    """The powers at the table, in power order (OW 1.1, 1.2). `all` seats as many as there are players."""
    chosen = settings[WHO_PLAYS.name]
    if chosen == EVERYBODY:
        return list(range(seats))
    if seats == N_POWERS:
        raise BadSetting(f"powers={chosen} is for three players; four play with all powers")
    return [POWERS.index[power] for power in chosen.split("-")]


def documented_only(s: OldWorld) -> bool:
    """OW 19.2: texts that are ours are left out."""
    return WHICH_CARDS.of(s) == DOCUMENTED


def old_world_cards_of(s: OldWorld) -> OldWorldCards:
    """The Old World cards of this table."""
    return old_world_cards(WHICH_CARDS.of(s), OWN_BOX.of(s))
