"""Queries about ratings and results: the lists that people read."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database.result_rows import ALL_SEASONS, GameRow, RatingRow, ResultRow
from warhost.server.database.rows import read
from warhost.server.database.schema import GAMES, RATINGS, RESULTS, TABLES


async def leaderboard(
    connection: AsyncConnection, game: str, pace: str, season: int, side: str, after: int, limit: int
) -> list[RatingRow]:
    query = (
        select(RATINGS)
        .where(
            RATINGS.c.game == game,
            RATINGS.c.pace == pace,
            RATINGS.c.season == season,
            RATINGS.c.side == side,
            RATINGS.c.is_listed,
        )
        .order_by(RATINGS.c.strength.desc(), RATINGS.c.person.desc())
        .offset(after)
        .limit(limit)
    )
    return [read(RatingRow, row) for row in (await connection.execute(query)).mappings()]


async def all_ratings_of(connection: AsyncConnection, person: str) -> list[RatingRow]:
    """Over all seasons: with all sides and with each."""
    query = (
        select(RATINGS)
        .where(RATINGS.c.person == person, RATINGS.c.season == ALL_SEASONS)
        .order_by(RATINGS.c.game, RATINGS.c.pace, RATINGS.c.side)
    )
    return [read(RatingRow, row) for row in (await connection.execute(query)).mappings()]


async def history(
    connection: AsyncConnection, person: str, game: str, pace: str, limit: int
) -> list[tuple[int, float]]:
    """Moment and strength after each of the last rated games, the oldest first."""
    query = (
        select(RESULTS.c.finished_at, RESULTS.c.strength)
        .where(
            RESULTS.c.person == person,
            RESULTS.c.game == game,
            RESULTS.c.pace == pace,
            RESULTS.c.strength.is_not(None),
        )
        .order_by(RESULTS.c.number.desc())
        .limit(limit)
    )
    found = [(int(at), float(strength)) for at, strength in await connection.execute(query)]
    return found[::-1]


async def games_of(
    connection: AsyncConnection, person: str, before: int | None, limit: int, *, only_public: bool
) -> list[tuple[GameRow, list[ResultRow]]]:
    """The newest first, each with all its seats."""
    numbers = (
        select(RESULTS.c.number)
        .join(GAMES, GAMES.c.number == RESULTS.c.number)
        .where(RESULTS.c.person == person)
        .order_by(RESULTS.c.number.desc())
        .limit(limit)
    )
    if before is not None:
        numbers = numbers.where(RESULTS.c.number < before)
    if only_public:
        numbers = numbers.where(GAMES.c.is_public)
    wanted = list(dict.fromkeys(row[0] for row in await connection.execute(numbers)))
    games = {
        row["number"]: read(GameRow, row)
        for row in (await connection.execute(select(GAMES).where(GAMES.c.number.in_(wanted)))).mappings()
    }
    seats: dict[int, list[ResultRow]] = {number: [] for number in wanted}
    of_games = select(RESULTS).where(RESULTS.c.number.in_(wanted)).order_by(RESULTS.c.number, RESULTS.c.place)
    for row in (await connection.execute(of_games)).mappings():
        seats[row["number"]].append(read(ResultRow, row))
    return [(games[number], seats[number]) for number in wanted]


async def tables_still_here(connection: AsyncConnection, tables: list[str]) -> set[str]:
    query = select(TABLES.c.id).where(TABLES.c.id.in_(tables))
    return {row[0] for row in await connection.execute(query)}


async def seasons_played(connection: AsyncConnection, game: str, pace: str) -> list[int]:
    """By skipping from one to the next: there are few of them, and many ratings."""
    found: list[int] = []
    season = ALL_SEASONS
    while True:
        query = (
            select(RATINGS.c.season)
            .where(RATINGS.c.game == game, RATINGS.c.pace == pace, RATINGS.c.season > season)
            .order_by(RATINGS.c.season)
            .limit(1)
        )
        following = (await connection.execute(query)).scalar()
        if following is None:
            return found[::-1]
        season = int(following)
        found.append(season)
