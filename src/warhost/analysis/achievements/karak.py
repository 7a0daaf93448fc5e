"""The achievements of Karak II."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warhost.analysis.achievements.deeds import Achievement, Deeds

RIDERS: Final = ("first", "second", "third")
GENERAL: Final = "dark_general"


def foes_beaten(deeds: Deeds, foes: tuple[str, ...]) -> int:
    return len([event for event in deeds.own("foe_beaten") if event["foe"] in foes])


def units_gained(deeds: Deeds) -> int:
    return sum(len(deeds.own(kind)) for kind in ("trained", "raised", "recruited"))


def gathered(deeds: Deeds) -> int:
    return sum(event["count"] for event in deeds.own("gained", cause="gathered"))


def twice_as_strong(deeds: Deeds) -> bool:
    return any(event["total"] >= 2 * event["strength"] >= 10 for event in deeds.own("fight_won"))


def has_withstood(deeds: Deeds) -> bool:
    """Whether a horde besieged the city of this side, and the city stood at the end."""
    besieged = deeds.all("siege_began", victim=deeds.side)
    return bool(deeds.ending) and bool(besieged) and not deeds.own("city_destroyed")


ACHIEVEMENTS: Final[Mapping[str, Achievement]] = {
    "city": lambda deeds: bool(deeds.own("city_founded")),
    "five_buildings": lambda deeds: len(deeds.own("built")) >= 5,
    "six_units": lambda deeds: units_gained(deeds) >= 6,
    "three_kinds": lambda deeds: len({event["unit"] for event in deeds.own("trained")}) >= 3,
    "first_army": lambda deeds: bool(deeds.own("army_beaten")),
    "six_armies": lambda deeds: len(deeds.own("army_beaten")) >= 6,
    "rider": lambda deeds: foes_beaten(deeds, RIDERS) >= 1,
    "two_riders": lambda deeds: foes_beaten(deeds, RIDERS) >= 2,
    "general": lambda deeds: foes_beaten(deeds, (GENERAL,)) >= 1,
    "praetorians": lambda deeds: bool(deeds.own("praetorians_beaten")),
    "horde": lambda deeds: foes_beaten(deeds, ("black", "gold", "red")) >= 1,
    "withstood": has_withstood,
    "explorer": lambda deeds: len(deeds.own("tile_laid")) >= 8,
    "harvest": lambda deeds: gathered(deeds) >= 30,
    "customer": lambda deeds: len(deeds.own("item_bought")) >= 2,
    "plunder": lambda deeds: bool(deeds.own("plundered")),
    "twice_as_strong": twice_as_strong,
    "unbeaten": lambda deeds: (
        deeds.has_won and len(deeds.own("fight_won")) >= 3 and not deeds.own("fight_lost")
    ),
    "fell_and_won": lambda deeds: deeds.has_won and bool(deeds.own("fell")),
    "no_city": lambda deeds: deeds.has_won and not deeds.own("city_founded"),
}
