"""The duplicate of the day: one deal a game, from midnight to midnight (UTC), everybody in the same seat against the same bots,
one try each. Everything about it opens when the day is over."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from warhost.bots import steady_levels
from warhost.core.game import Game
from warhost.server.database.tournament_queries import TournamentRow
from warhost.server.hub import Hub

DAY_MS: Final = 86_400_000
LEVEL: Final = "easy"
"""Where it decides alike on every machine; otherwise the strongest that does."""
MOST: Final = 100_000


def day_of(now: int) -> int:
    return now // DAY_MS


def daily_id(game: str, day: int) -> str:
    date = datetime.fromtimestamp(day * DAY_MS / 1000, UTC).strftime("%Y%m%d")
    return f"daily-{date}-{game}"[:32]


def daily_row(hub: Hub, game: Game, now: int) -> TournamentRow:
    day = day_of(now)
    counts = [count for count in game.seat_counts if count >= 2]
    return TournamentRow(
        id=daily_id(game.name, day),
        code=hub.chance.token(16),
        name="",
        game=game.name,
        seats=counts[day % len(counts)],
        options={},
        system="daily",
        deal="same",
        level=LEVEL if LEVEL in steady_levels(game) else steady_levels(game)[-1],
        rated=False,
        rounds=1,
        clock={"kind": "none"},
        on_timeout="bot",
        visibility="open",
        host=None,
        club=None,
        least=1,
        most=MOST,
        starts_at=day * DAY_MS,
        round_every_s=0,
        ends_at=(day + 1) * DAY_MS,
        status="running",
        paused=False,
        round=1,
        round_at=day * DAY_MS,
        seed=hub.chance.seed(),
        version=1,
        created_at=now,
        started_at=now,
        changed_at=now,
        next_at=(day + 1) * DAY_MS,
    )
