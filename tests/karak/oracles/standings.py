"""Who is hunted (KA 19.5 to 19.8) and who wins (KA 23.4 to 23.6)."""

from __future__ import annotations

from dataclasses import dataclass

HERO_DIE = ("skull", "1", "1", "2", "2", "3")


@dataclass
class Player:
    stones: int
    glory: int
    buildings: int
    dice: int
    """Units that he owns, skeletons included (KA 1.10)."""
    markers: int
    has_city: bool = False
    has_token: bool = False
    """A horde's or the plague's lies on his city."""


def leading(players: list[Player], among: list[int]) -> list[int]:
    """Those who are level at the top, by one criterion after the other."""
    for criterion in ("stones", "glory", "buildings", "dice", "markers"):
        best = max(getattr(players[each], criterion) for each in among)
        among = [each for each in among if getattr(players[each], criterion) == best]
    return among


def winners(players: list[Player]) -> list[int]:
    return leading(players, list(range(len(players))))


def hunted(players: list[Player], rolls: list[int]) -> int | None:
    """The seat that a horde chooses; `rolls` are sides of hero dice, 1 to 6, as many as are needed."""
    among = [each for each, player in enumerate(players) if player.has_city and not player.has_token]
    if not among:
        return None
    among = leading(players, among)
    rolls = rolls[:]
    while len(among) > 1:
        swords = {each: _swords(rolls.pop(0)) for each in among}
        among = [each for each in among if swords[each] == min(swords.values())]
    return among[0]


def _swords(side: int) -> int:
    shown = HERO_DIE[side - 1]
    return 0 if shown == "skull" else int(shown)
