"""Plays games with what WARHOST_BOXES adds to the box, in a process of its own: components are read when the game is loaded.

    python -m tests.karak.box '{"seats": 2, "settings": {}, "used": ["war_drum"], "shown": ["war_drum"]}'

Greedy bots play until each component has been used, and each thing shown in a view and in the terminal."""

from __future__ import annotations

import json
import sys
from typing import Any

from warhost.bots import make_bot
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.view import seen_by, view_json
from warhost.games.karak import GAME
from warhost.telling.boards import board_of
from warhost.telling.storyteller import Storyteller

MOST_GAMES = 12
LOOK_EVERY = 25


def main() -> None:
    wish = json.loads(sys.argv[1])
    used = dict.fromkeys(wish["used"], 0)
    things: list[str] = wish["shown"]
    seen: set[str] = set()
    told: set[str] = set()
    for number in range(MOST_GAMES):
        match = Match(GAME, wish["seats"], wish["settings"], numbered_seed(number))
        for view, text in played(match, number):
            seen |= {thing for thing in things if f'"{thing}"' in view}
            told |= {thing for thing in things if thing in text}
        for component in used:
            used[component] += match.trace.used[GAME.components.index[component]]
        if all(used.values()) and len(seen) == len(told) == len(things):
            break
    print(json.dumps({"revision": GAME.revision, "used": used, "seen": sorted(seen), "told": sorted(told)}))


def played(match: Match, number: int) -> list[tuple[str, str]]:
    """A whole game; what it looks like now and then, as a view and as a terminal shows it, and its story."""
    bot = make_bot("greedy", GAME, number)
    teller = Storyteller(GAME, "fr")
    looks: list[tuple[str, str]] = []
    while not match.over:
        seat = match.waiting()[0]
        problems = GAME.broken(match.state)
        assert not problems, problems
        if len(match.decisions) % LOOK_EVERY == 0:
            view = view_json(GAME, match.state, seat)
            load(GAME, json.loads(json.dumps(position(GAME, match.state))))
            looks.append((json.dumps(view), drawn(view, teller)))
        match.choose(seat, bot.choose(seen_by(GAME, match.state, seat), seat, match.options(seat)))
    view = view_json(GAME, match.state, 0)
    story = "\n".join(teller.event(event) for event in match.events(0))
    return [*looks, (json.dumps(view), drawn(view, teller) + story)]


def drawn(view: dict[str, Any], teller: Storyteller) -> str:
    return board_of("karak")(view, teller).plain(400)


if __name__ == "__main__":
    main()
