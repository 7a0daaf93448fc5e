"""Finding a game, leaderboards and profiles."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from warhost.analysis.achievements import achievements_of
from warhost.games import names
from warhost.server.database.achievement_queries import achieved_by, games_by_number
from warhost.server.database.rating_queries import (
    all_ratings_of,
    games_of,
    history,
    leaderboard,
    seasons_played,
    tables_still_here,
)
from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES, GameRow, RatingRow, ResultRow
from warhost.server.database.rows import PersonRow
from warhost.server.database.seek_queries import SeekFilter, open_seeks
from warhost.server.database.tournament_queries import tournaments_entered
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.register import as_seen
from warhost.server.protocol.people import Person
from warhost.server.protocol.ratings import (
    Achieved,
    Achievements,
    Leaderboard,
    LeaderboardRow,
    OpenSeek,
    OpenSeeks,
    PlayedGame,
    PlayedGames,
    PlayedSeat,
    Profile,
    Rating,
    RatingHistory,
    Seek,
    SeekState,
)
from warhost.server.protocol.tournaments import TournamentList
from warhost.server.protocol.values import Number
from warhost.server.ratings.skill import CERTAIN
from warhost.server.refusals import RequestRefused
from warhost.server.table import seeking
from warhost.server.tournaments.info import summaries

Pace = Literal["live", "slow"]
Side = Annotated[str, Meta(max_length=64)]
HISTORY = 200
TOURNAMENTS = 10
DEEPEST = 1_000
"""So far down a leaderboard can be read."""


class BoardQuery(Struct):
    pace: Pace = "live"
    season: Annotated[int, Meta(ge=0, le=99_999)] = ALL_SEASONS
    side: Side = ALL_SIDES
    after: Annotated[int, Meta(ge=0, le=DEEPEST)] = 0
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


class HistoryQuery(Struct):
    game: Annotated[str, Meta(max_length=32)]
    pace: Pace = "live"


class GamesQuery(Struct):
    before: Number | None = None
    limit: Annotated[int, Meta(ge=1, le=50)] = 20


class SeeksQuery(Struct):
    game: Annotated[str, Meta(max_length=32)] | None = None
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    pace: Pace | None = None
    rated: bool | None = None
    after: Annotated[str, Meta(pattern=r"^[0-9]{1,15}-[A-Za-z0-9_-]{1,12}$")] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 50


async def make_seek(call: Call) -> SeekState:
    """Look for a game; whoever looked for another one does so no longer."""
    return await seeking.seek(call.tables, call.person, call.body)


async def get_seek(call: Call) -> SeekState:
    """What became of my seek. Asking keeps it alive, and seats me once there are enough."""
    return await seeking.ask(call.tables, call.person)


async def drop_seek(call: Call) -> None:
    """Look no longer."""
    await seeking.give_up(call.hub, call.person)


async def list_seeks(call: Call) -> OpenSeeks:
    """Who looks for a game now."""
    wish: SeeksQuery = call.query
    after = None if wish.after is None else _cursor(wish.after)
    wanted = SeekFilter(wish.game, wish.seats, wish.pace, wish.rated, after)
    apart = frozenset() if call.asker_id is None else await call.hub.peace.apart(call.asker_id)
    async with call.hub.database.reading() as connection:
        rows = await open_seeks(connection, call.hub.clock.now(), wanted, apart, wish.limit)
    people = await call.hub.people.get_all({row.person for row in rows})
    return OpenSeeks(
        [
            OpenSeek(
                as_seen(people[row.person]),
                msgspec.convert(row.seek, Seek),
                round(row.strength),
                row.deviation > CERTAIN,
                row.made_at,
            )
            for row in rows
            if row.person in people
        ],
        f"{rows[-1].made_at}-{rows[-1].person}" if len(rows) == wish.limit else None,
    )


def _cursor(after: str) -> tuple[int, str]:
    moment, _, person = after.partition("-")
    return int(moment), person


async def get_leaderboard(call: Call) -> Leaderboard:
    """The best of a game."""
    wish: BoardQuery = call.query
    game = call.hub.games.get(call.path("game")).name
    async with call.hub.database.reading() as connection:
        rows = await leaderboard(connection, game, wish.pace, wish.season, wish.side, wish.after, wish.limit)
        seasons = await seasons_played(connection, game, wish.pace)
    people = await call.hub.people.get_all({row.person for row in rows})
    listed = [
        LeaderboardRow(
            wish.after + place,
            as_seen(people[row.person]),
            round(row.strength),
            round(row.deviation),
            row.games,
            row.wins,
        )
        for place, row in enumerate(rows, 1)
        if row.person in people
    ]
    after = wish.after + wish.limit
    return Leaderboard(listed, seasons, after if len(rows) == wish.limit and after <= DEEPEST else None)


async def get_profile(call: Call) -> Profile:
    """Somebody, with all their ratings."""
    person = await _shown(call)
    if _is_closed(call, person):
        return Profile(as_seen(person), True, None, None, [])
    async with call.hub.database.reading() as connection:
        rows = await all_ratings_of(connection, person.id)
    return Profile(
        as_seen(person),
        _is_private(person),
        person.language,
        person.created_at,
        [_rating(row) for row in rows],
    )


async def get_history(call: Call) -> RatingHistory:
    """How somebody's rating went."""
    person, wish = await _open(call), call.query
    async with call.hub.database.reading() as connection:
        points = await history(connection, person.id, wish.game, wish.pace, HISTORY)
    return RatingHistory([(at, round(strength)) for at, strength in points])


async def list_games_of(call: Call) -> PlayedGames:
    """The games that somebody has finished. Others see those that were rated or open to all."""
    person, wish = await _open(call), call.query
    is_own = call.asker_id == person.id
    async with call.hub.database.reading() as connection:
        found = await games_of(connection, person.id, wish.before, wish.limit, only_public=not is_own)
        here = await tables_still_here(connection, [game.table_id for game, _ in found])
    named = {seat.person for _, seats in found for seat in seats if seat.person is not None}
    people = {key: as_seen(row) for key, row in (await call.hub.people.get_all(named)).items()}
    games = [_played(game, seats, people, here) for game, seats in found]
    return PlayedGames(games, games[-1].number if len(games) == wish.limit else None)


async def list_achievements(call: Call) -> Achievements:
    """What somebody has achieved, and what there is to achieve. The replay of a game that was not open is for those who played."""
    person = await _open(call)
    is_own = call.asker_id == person.id
    async with call.hub.database.reading() as connection:
        rows = await achieved_by(connection, [person.id])
        games = await games_by_number(connection, {row.number for row in rows})
        here = await tables_still_here(connection, [game.table_id for game in games.values()])
    won = {(row.game, row.achievement): games[row.number] for row in rows}
    return Achievements(
        [
            _achieved(game, achievement, won.get((game, achievement)), here, is_own)
            for game in names()
            for achievement in achievements_of(game)
        ]
    )


async def list_tournaments_of(call: Call) -> TournamentList:
    """The tournaments in which somebody takes part or has, the newest. Others see those that are listed."""
    person = await _open(call)
    async with call.hub.database.reading() as connection:
        rows = await tournaments_entered(
            connection, person.id, TOURNAMENTS, only_open=call.asker_id != person.id
        )
    return TournamentList(await summaries(call.hub, rows, call.asker_id), None)


def _achieved(game: str, achievement: str, won: GameRow | None, here: set[str], is_own: bool) -> Achieved:
    if won is None:
        return Achieved(game, achievement, None, None)
    may_see = won.table_id in here and (is_own or won.is_public)
    return Achieved(game, achievement, won.finished_at, won.table_id if may_see else None)


def _played(game: GameRow, seats: list[ResultRow], people: dict[str, Person], here: set[str]) -> PlayedGame:
    return PlayedGame(
        game.number,
        game.table_id if game.table_id in here else None,
        game.game,
        game.pace,
        game.rated,
        game.ending,
        game.finished_at,
        [
            PlayedSeat(
                people.get(seat.person or ""),
                seat.bot,
                seat.side,
                seat.place,
                seat.points,
                seat.has_abandoned,
                None
                if seat.strength is None or seat.strength_before is None
                else round(seat.strength) - round(seat.strength_before),
            )
            for seat in seats
        ],
    )


def _rating(row: RatingRow) -> Rating:
    return Rating(
        row.game,
        row.pace,
        row.side,
        round(row.strength),
        round(row.deviation),
        row.deviation > CERTAIN,
        row.games,
        row.wins,
    )


async def _shown(call: Call) -> PersonRow:
    person = await call.hub.people.get(call.path("person"))
    if person is None:
        raise RequestRefused("refused-no-such-person")
    return person


async def _open(call: Call) -> PersonRow:
    person = await _shown(call)
    if _is_closed(call, person):
        raise RequestRefused("refused-private")
    return person


def _is_closed(call: Call, person: PersonRow) -> bool:
    """Whether somebody shows nothing to the asker: a guest has no profile for others, and who is private wants none."""
    return call.asker_id != person.id and (person.login is None or _is_private(person))


def _is_private(person: PersonRow) -> bool:
    return bool(person.preferences.get("private"))


PERSON = "/api/people/{person}"
ENDPOINTS = (
    Endpoint("POST", "/api/seek", make_seek, "people", SeekState, Seek, refusals=(401, 403, 404, 409, 429)),
    Endpoint("GET", "/api/seek", get_seek, "people", SeekState, refusals=(401, 409)),
    Endpoint("DELETE", "/api/seek", drop_seek, "people", None, status=204, refusals=(401,)),
    Endpoint("GET", "/api/seeks", list_seeks, "people", OpenSeeks, query=SeeksQuery),
    Endpoint(
        *("GET", "/api/leaderboards/{game}", get_leaderboard, "people", Leaderboard),
        query=BoardQuery,
        refusals=(404,),
    ),
    Endpoint("GET", PERSON, get_profile, "people", Profile, refusals=(404,)),
    Endpoint(
        *("GET", PERSON + "/history", get_history, "people", RatingHistory),
        query=HistoryQuery,
        refusals=(403, 404),
    ),
    Endpoint(
        *("GET", PERSON + "/achievements", list_achievements, "people", Achievements),
        refusals=(403, 404),
    ),
    Endpoint(
        *("GET", PERSON + "/tournaments", list_tournaments_of, "people", TournamentList),
        refusals=(403, 404),
    ),
    Endpoint(
        *("GET", PERSON + "/games", list_games_of, "people", PlayedGames),
        query=GamesQuery,
        refusals=(403, 404),
    ),
)
