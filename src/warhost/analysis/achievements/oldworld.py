"""The achievements of Chaos in the Old World."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warhost.analysis.achievements.deeds import Achievement, Deeds
from warhost.games.oldworld.components import CLASSES, PIECE_CLASS, PIECES

GREATER_DAEMONS: Final = frozenset(
    piece
    for piece, kind in zip(PIECES.ids, PIECE_CLASS, strict=True)
    if CLASSES.ids[kind] == "greater_daemon"
)


def ruined(deeds: Deeds) -> int:
    """In how many regions this side was among those who ruined them."""
    return len({event["region"] for event in deeds.own("scored", source="ruiner")})


def tokens_placed(deeds: Deeds) -> int:
    return sum(event["count"] for event in deeds.own("corrupted"))


def has_slain_daemon(deeds: Deeds) -> bool:
    return any(
        event["figure"] in GREATER_DAEMONS and event["victim"] != deeds.side for event in deeds.own("killed")
    )


def best_battle(deeds: Deeds) -> int:
    """The most figures that this side killed in one battle."""
    most = 0
    for battle in deeds.parts("battle_began"):
        kinds = [event["kind"] for event in battle.events]
        fought = battle.events[: kinds.index("battle_ended")] if "battle_ended" in kinds else battle.events
        most = max(most, len(battle._replace(events=fought).own("killed")))
    return most


def came_from_behind(deeds: Deeds) -> bool:
    rounds = [place for place, event in enumerate(deeds.events) if event["kind"] == "round_began"]
    return deeds.has_won and bool(rounds) and deeds.was_last_before(rounds[-1], ("scored",))


ACHIEVEMENTS: Final[Mapping[str, Achievement]] = {
    "first_ruin": lambda deeds: ruined(deeds) >= 1,
    "three_ruins": lambda deeds: ruined(deeds) >= 3,
    "lions_share": lambda deeds: len(deeds.own("scored", source="ruin_first")) >= 2,
    "dial": lambda deeds: deeds.has_won and deeds.ending == "victory_dial",
    "fifty_points": lambda deeds: deeds.has_won and deeds.ending == "fifty_points",
    "five_ruins": lambda deeds: deeds.has_won and deeds.ending == "five_ruined",
    "sixty_points": lambda deeds: deeds.scores[deeds.side] >= 60,
    "three_dominated": lambda deeds: deeds.most("round_began", "dominated") >= 3,
    "twelve_dominated": lambda deeds: len(deeds.own("dominated")) >= 12,
    "ten_kills": lambda deeds: len(deeds.own("killed")) >= 10,
    "daemon_slain": has_slain_daemon,
    "massacre": lambda deeds: best_battle(deeds) >= 4,
    "three_upgrades": lambda deeds: len(deeds.own("upgraded")) >= 3,
    "corrupter": lambda deeds: tokens_placed(deeds) >= 25,
    "seven_regions": lambda deeds: len({event["region"] for event in deeds.own("corrupted")}) >= 7,
    "three_peasants": lambda deeds: len(deeds.own("captured")) >= 3,
    "three_sixes": lambda deeds: any(event["dice"].count(6) >= 3 for event in deeds.own("rolled")),
    "no_blood": lambda deeds: deeds.has_won and not deeds.own("killed"),
    "from_behind": came_from_behind,
    "twelve_cards": lambda deeds: len(deeds.own("played")) >= 12,
}
