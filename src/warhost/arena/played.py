"""One game of a tournament: what is played, and how it went."""

from __future__ import annotations

import time
from typing import NamedTuple

from warhost.arena.players import player
from warhost.arena.schedule import Seating
from warhost.arena.simulate import Plan, bot_seed, play_out
from warhost.games import load


class Tournament(NamedTuple):
    """What is to be played. Equal tournaments give equal results, however and wherever they are played, as long as no
    bot thinks by the clock."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    settings: dict[str, str]


class Played(NamedTuple):
    """How one game went; lists are in seat order."""

    number: int
    bots: tuple[str, ...]
    sides: tuple[str, ...]
    settings: dict[str, str]
    winners: list[int]
    points: list[int]
    ending: str
    decisions: int
    seconds: float

    def places(self) -> list[int]:
        """1 for the winners, then by points; equals share a place."""
        marks = [
            (seat not in self.winners, 0 if seat in self.winners else -points)
            for seat, points in enumerate(self.points)
        ]
        return [1 + sum(other < mark for other in marks) for mark in marks]


def play(tournament: Tournament, seating: Seating) -> Played:
    """One game of a tournament."""
    game = load(tournament.game)
    plan = Plan(
        tournament.game,
        tournament.seats,
        tournament.games,
        tournament.seed,
        seating.bots,
        seating.variant.settings,
    )
    bots = [
        player(name, game, bot_seed(tournament.seed, seating.number, seat))
        for seat, name in enumerate(seating.bots)
    ]
    began = time.perf_counter()
    s, decisions = play_out(game, plan, seating.number, bots, None)
    return Played(
        seating.number,
        seating.bots,
        tuple(game.sides.ids[side] for side in s.sides),
        game.table_settings(seating.variant.settings),
        list(s.winners),
        game.scores(s),
        game.endings.ids[s.ending],
        decisions,
        time.perf_counter() - began,
    )
