"""What each viewer of a match has heard, and what is news to it."""

from __future__ import annotations

from typing import Final

from warhost.core.match import Match
from warhost.core.trace import SPECTATOR

PUBLIC: Final = "public"


def viewer_name(seat_ids: list[str], viewer: int) -> str:
    return PUBLIC if viewer == SPECTATOR else seat_ids[viewer]


def since(match: Match, viewer: int, told: int) -> int:
    """How many of the `told` events are no news to the viewer: they belong to its last turn, or came before."""
    if viewer == SPECTATOR:
        return told
    last = end_of_last_turn(match, viewer)
    return told - match.told.news_for(viewer, last) if last else 0


def end_of_last_turn(match: Match, seat: int) -> int:
    """The seat's last decision before the present turn (0: it had none): what came after is news to it."""
    decisions = match.decisions
    number = len(decisions)
    if seat in match.state.waiting:
        while number and decisions[number - 1].seat == seat:
            number -= 1
    while number and decisions[number - 1].seat != seat:
        number -= 1
    return number
