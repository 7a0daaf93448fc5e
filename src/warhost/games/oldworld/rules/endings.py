"""The end of the game (OW 14): four conditions, the first that holds."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.domain import Domain
from warhost.core.engine import emit, finish, push
from warhost.games.oldworld import events
from warhost.games.oldworld.components import LAST_TICK, RUINED_REGIONS, VICTORY_POINTS
from warhost.games.oldworld.rules import rounds
from warhost.games.oldworld.rules.players import everybody, highest_threat
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("endings")
ENDINGS: Final = Domain("ending", ["victory_dial", "fifty_points", "five_ruined", "old_world_survives"])
VICTORY_DIAL: Final = 0
FIFTY_POINTS: Final = 1
FIVE_RUINED: Final = 2
OLD_WORLD_SURVIVES: Final = 3


@CHAPTER.step()
def game_end(s: OldWorld) -> None:
    """OW 14.1."""
    seats = everybody(s)
    # OW 14.2
    at_victory = [seat for seat in seats if s.dials[seat] == LAST_TICK[s.sides[seat]]]
    # OW 14.4
    fifty = [seat for seat in seats if s.points[seat] >= VICTORY_POINTS]
    if at_victory:  # OW 14.1, 14.2
        end(s, VICTORY_DIAL, most_points(s, at_victory))  # OW 14.3
    elif fifty:  # OW 14.1, 14.4
        end(s, FIFTY_POINTS, [highest_threat(s, most_points(s, fifty))])  # OW 14.4
    elif len(s.ruined) >= RUINED_REGIONS:  # OW 14.1, 14.5
        end(s, FIVE_RUINED, [highest_threat(s, most_points(s, seats))])  # OW 14.5
    elif not s.old_world_deck:  # OW 4.13, 14.6
        end(s, OLD_WORLD_SURVIVES, [])  # OW 14.6
    else:
        push(s, rounds.begin_round)  # OW 14.7


def most_points(s: OldWorld, seats: list[int]) -> list[int]:
    """OW 14.3 to 14.5: the best of these, or several that are level."""
    most = max(s.points[seat] for seat in seats)
    return [seat for seat in seats if s.points[seat] == most]


def end(s: OldWorld, ending: int, winners: list[int]) -> None:
    emit(s, events.GAME_ENDED, winners)
    finish(s, ending, winners)
