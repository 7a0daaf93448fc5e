"""What must be true of a table whenever somebody is asked, told from the rules and not from the code that keeps it so."""

from __future__ import annotations

from typing import Any

from warhost.games.bloodrage import GAME

OUTER = 8
PROVINCES = 9


def untidy(s: Any, asked: str) -> list[str]:
    """All that is wrong."""
    return [
        *GAME.broken(s),
        *_wrong_lengths(s),
        *_wrong_sets(s),
        *(_left_of_battle(s) if _is_quiet(asked) else []),
    ]


PER_SEAT = (
    "leaders",
    "ships",
    "warriors",
    "rage",
    "glory",
    "hands",
    "tracks",
    "sheets",
    "quests",
    "aside",
    "packets",
    "remembered",
    "revealed",
    "known",
    "fighting",
    "played",
    "texts",
    "counted",
    "slain",
    "passed",
)


def _wrong_lengths(s: Any) -> list[str]:
    return [field for field in PER_SEAT if len(getattr(s, field)) != s.seats]


def _wrong_sets(s: Any) -> list[str]:
    """The sets that the rules keep at hand: where a village is empty, and where a clan has Warriors."""
    problems: list[str] = []
    if s.open_provinces != sum(1 << province for province in range(OUTER) if s.free[province] > 0):
        problems.append(f"provinces with an empty village: {s.open_provinces:b}")
    for seat in range(4):
        standing = [seat < s.seats and s.warriors[seat][province] > 0 for province in range(PROVINCES)]
        if s.warbands[seat] != sum(1 << province for province, any_ in enumerate(standing) if any_):
            problems.append(f"provinces with Warriors of seat {seat}: {s.warbands[seat]:b}")
    return problems


def _is_quiet(asked: str) -> bool:
    return asked in ("pause", "over") or asked.endswith((" turn", " draft", " keep"))


def _left_of_battle(s: Any) -> list[str]:
    """BR 12.13: between two actions nothing of a battle is left."""
    left = {
        "pillager": s.pillager != -1,
        "battlefield": s.battlefield != -1,
        "winner": s.winner != -1,
        "fighting": any(s.fighting),
        "played": any(s.played) or len(s.played) != s.seats,
        "texts": any(text != -1 for text in s.texts),
        "counted": any(s.counted),
        "slain": any(s.slain),
        "valkyrie": s.valkyrie,
        "endangered": bool(s.endangered),
    }
    return [field for field, is_left in left.items() if is_left]
