"""Plays a new card in whole games of greedy bots, until it has been used in every way; prints what was seen of it as JSON.

WARHOST_BOXES=box python -m tests.bloodrage.box_player tyrs_echo"""

from __future__ import annotations

import json
import sys
from typing import Any

from warhost.bots import make_bot
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.view import seen_by
from warhost.games.bloodrage import GAME
from warhost.telling.boards.bloodrage import board
from warhost.telling.storyteller import Storyteller

MOST_GAMES = 30


def main(card: str) -> None:
    components = [each for each in GAME.components.ids if each == card or each.startswith(f"{card}-")]
    used: dict[str, int] = dict.fromkeys(components, 0)
    seen: dict[str, bool] = {}
    told: set[str] = set()
    for number in range(MOST_GAMES):
        match = Match(GAME, 4, {}, numbered_seed(number))
        play(match, card, seen)
        for component in components:
            used[component] += match.trace.used[GAME.components.index[component]]
        told |= kinds_of_events_with(match, card)
        if all(used.values()) and all(seen.get(where) for where in ("hands", "summary", "board")):
            break
    print(json.dumps({"used": used, "seen": seen, "told": sorted(told), "revision": GAME.revision}))


def play(match: Match, card: str, seen: dict[str, bool]) -> None:
    bot = make_bot("greedy", GAME, 1)
    while not match.over:
        seat = match.waiting()[0]
        look(match, seat, card, seen)
        match.choose(seat, bot.choose(seen_by(GAME, match.state, seat), seat, match.options(seat)))
        problems = GAME.broken(match.state)
        assert not problems, problems


def look(match: Match, seat: int, card: str, seen: dict[str, bool]) -> None:
    """What the player who has it sees: in his hand, among the cards' numbers, on the board of the terminal; and a Monster
    wherever it stands."""
    view = match.view(seat)
    if card in view["state"]["hands"][view["viewer"]]:
        seen["hands"] = True
        seen["summary"] = seen.get("summary", False) or card in view["summary"]["cards"]
        seen["board"] = seen.get("board", False) or card in drawn(view)
    if view["state"]["monsters"].get(card) in view["summary"]["provinces"]:
        seen["monster"] = seen.get("monster", False) or card[:12] in drawn(view)


def drawn(view: dict[str, Any]) -> str:
    return board(view, Storyteller(GAME, "en")).plain(160)


def kinds_of_events_with(match: Match, card: str) -> set[str]:
    events = [match.describe(told) for told in match.told]
    return {event["kind"] for event in events if event.get("card") == card}


if __name__ == "__main__":
    main(sys.argv[1])
