"""Games that bots have played, always the same ones: for tests, pictures and films of what comes late in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from warhost.bots import make_bot
from warhost.core import record
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import position
from warhost.core.view import seen_by
from warhost.games import load

PLAYERS: Final = ("Ann", "Ben", "Cleo", "Dag", "Eve")


class Whole(NamedTuple):
    """A game that bots play to its end."""

    seats: int
    seed: int
    settings: dict[str, str]


WHOLE: Final = {
    "oldworld": Whole(4, 7, {}),
    "bloodrage": Whole(4, 3, {}),
    "karak": Whole(3, 13, {"rounds": "20"}),
}
"""Those that are pictured and filmed: with a battle that is worth it."""

BATTLES: Final[dict[str, tuple[str, frozenset[str]]]] = {
    "oldworld": ("battle_began", frozenset({"battle_ended"})),
    "bloodrage": (
        "battle_began",
        frozenset({"phase_began", "invaded", "march_began", "quest_laid", "passed"}),
    ),
    "karak": ("fight_began", frozenset({"turn_ended", "moved", "gained", "lost"})),
}
"""For each game the event that a battle begins with, and those that tell of something else after it."""

Moment = Callable[[Match], bool]


def play_until(
    name: str, seats: int, seed: int, settings: dict[str, str], come: Moment, level: str = "greedy"
) -> Match:
    """A game between bots, up to this moment or its end."""
    return play_on(Match(load(name), seats, settings, numbered_seed(seed)), seed, level, come)


def play_on(match: Match, seed: int, level: str, come: Moment = lambda match: False) -> Match:
    """Bots take all seats from here."""
    game = match.game
    bots = [make_bot(level, game, seed + seat) for seat in range(match.seats)]
    while not match.over and not come(match):
        seat = match.waiting()[0]
        match.choose(seat, bots[seat].choose(seen_by(game, match.state, seat), seat, match.offered(seat)))
    return match


def play_out(name: str, seats: int, seed: int, settings: dict[str, str], level: str = "greedy") -> Match:
    return play_until(name, seats, seed, settings, lambda match: False, level)


def in_mid_game(
    name: str, seats: int, decisions: int, seed: int, question: str | None = None
) -> dict[str, Any]:
    """A position after so many decisions, in which the first seat is asked: this, or anything."""

    def come(match: Match) -> bool:
        if len(match.decisions) < decisions:
            return False
        return 0 in match.waiting() if question is None else asks_first(match, question)

    match = play_until(name, seats, seed, {}, come)
    return position(match.game, match.state)


def asks_first(match: Match, question: str) -> bool:
    """Whether the first seat is asked this."""
    asked = match.state.question
    return asked is not None and asked.name == question and 0 in match.waiting()


def record_of(match: Match) -> str:
    return record.write(match, list(PLAYERS[: match.seats]))


def liveliest(match: Match) -> int:
    """The number of the decision after which the battle comes that has most to tell, die by die: the first that follows from it."""
    begins, ends = BATTLES[match.game.name]
    told: dict[int, int] = {}
    at = None
    for event in match.events(-1):
        if event["kind"] == begins:
            at = None if event["decision"] in told else event["decision"]
        elif event["kind"] in ends:
            at = None
        if at is not None:
            told[at] = told.get(at, 0) + 1 + len(event.get("dice", ()))
    return max(told, key=lambda decision: (told[decision], -decision)) - 1
