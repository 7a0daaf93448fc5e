"""Tournaments: lists, results, entering, and what their hosts do. The duplicate of the day is one of them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from warhost.server.database.tournament_queries import dailies, tournaments_of
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.protocol.tournaments import (
    Adjustment,
    Enter,
    NewTournament,
    PauseTournament,
    Replacement,
    TournamentInfo,
    TournamentList,
)
from warhost.server.protocol.values import InviteCode, Number
from warhost.server.refusals import RequestRefused
from warhost.server.tournaments import entering
from warhost.server.tournaments.hosting import Organising
from warhost.server.tournaments.info import summaries, told
from warhost.server.tournaments.moving import Tournaments


class TournamentQuery(Struct):
    list: Literal["open", "running", "finished", "mine"] = "open"
    game: Annotated[str, Meta(max_length=32)] | None = None
    before: Number | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 30


class DailyQuery(Struct):
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=100)] = 12


class PageQuery(Struct):
    code: InviteCode | None = None
    after: Number = 0


async def list_tournaments(call: Call) -> TournamentList:
    """Tournaments that one can enter, that are played, that are over, or my own."""
    wish: TournamentQuery = call.query
    asker = call.person.id if wish.list == "mine" else call.asker_id
    async with call.hub.database.reading() as connection:
        rows = await tournaments_of(connection, wish.list, asker, None, wish.game, wish.before, wish.limit)
    more = rows[-1].changed_at if len(rows) == wish.limit else None
    return TournamentList(await summaries(call.hub, rows, asker), more)


async def list_dailies(call: Call) -> TournamentList:
    """The duplicates of the day, the newest first."""
    async with call.hub.database.reading() as connection:
        rows = await dailies(connection, call.query.game, call.query.limit)
    return TournamentList(await summaries(call.hub, rows, call.asker_id), None)


async def create_tournament(call: Call) -> TournamentInfo:
    """A new tournament, of which the asker is host."""
    tournament = await entering.make(call.hub, call.person, call.body)
    return await _told(call, tournament)


async def get_tournament(call: Call) -> TournamentInfo:
    """A tournament with its results. One that is not listed is known to whoever knows its id."""
    return await _told(call, call.path("tournament"), call.query.code, call.query.after)


async def enter_tournament(call: Call) -> TournamentInfo:
    """Take part, or wait for a place. The duplicate of the day begins at once, and there is one try."""
    tournament = call.path("tournament")
    for table in await entering.enter(call.tables, tournament, call.person, call.body.code):
        await call.tables.get_invited(table)
    await Tournaments(call.tables).move_on(tournament)
    return await _told(call, tournament)


async def leave_tournament(call: Call) -> TournamentInfo:
    """Before the start as if one had never come; later a substitute takes over, or a bot."""
    await entering.leave(call.tables, call.path("tournament"), call.person)
    return await _told(call, call.path("tournament"))


async def start_tournament(call: Call) -> TournamentInfo:
    """The host starts it now, with those who have come."""
    await _organising(call).start()
    return await _told(call, call.path("tournament"))


async def pause_tournament(call: Call) -> TournamentInfo:
    """The host stops all its clocks, or lets them go on."""
    await _organising(call).pause(call.body.paused)
    return await _told(call, call.path("tournament"))


async def cancel_tournament(call: Call) -> TournamentInfo:
    """The host calls it off."""
    await _organising(call).cancel()
    return await _told(call, call.path("tournament"))


async def draw_round_again(call: Call) -> TournamentInfo:
    """The host has the present round drawn again, as long as none of its tables has a result."""
    await _organising(call).draw_again()
    return await _told(call, call.path("tournament"))


async def remove_entrant(call: Call) -> TournamentInfo:
    """The host takes somebody out; a substitute takes over, or a bot."""
    await _organising(call).remove(_number(call, "number"))
    return await _told(call, call.path("tournament"))


async def replace_entrant(call: Call) -> TournamentInfo:
    """The host gives a number to somebody who waits for a place."""
    await _organising(call).replace(_number(call, "number"), call.body.person)
    return await _told(call, call.path("tournament"))


async def adjust_result(call: Call) -> TournamentInfo:
    """The host sets another result, with a reason that everybody can read."""
    await _organising(call).adjust(_number(call, "round"), _number(call, "board"), call.body)
    await Tournaments(call.tables).move_on(call.path("tournament"))
    return await _told(call, call.path("tournament"))


async def _told(call: Call, tournament: str, code: str | None = None, after: int = 0) -> TournamentInfo:
    return await told(call.hub, tournament, call.asker, code, after)


def _organising(call: Call) -> Organising:
    call.hub.limits.spend("profile", person=call.person.id)
    return Organising(call.tables, call.path("tournament"), call.person.id)


def _number(call: Call, name: str) -> int:
    text = call.path(name)
    if not text.isascii() or not text.isdecimal() or len(text) > 6:
        raise RequestRefused("refused-no-entrant")
    return int(text)


ONE = "/api/tournaments/{tournament}"
HOST = (401, 403, 404, 409)
SUBJECT = "tournaments"
ENDPOINTS = (
    Endpoint(
        *("GET", "/api/tournaments", list_tournaments, SUBJECT, TournamentList),
        query=TournamentQuery,
        refusals=(401,),
    ),
    Endpoint(
        *("POST", "/api/tournaments", create_tournament, SUBJECT, TournamentInfo, NewTournament),
        status=201,
        refusals=HOST,
    ),
    Endpoint("GET", "/api/daily", list_dailies, SUBJECT, TournamentList, query=DailyQuery),
    Endpoint("GET", ONE, get_tournament, SUBJECT, TournamentInfo, query=PageQuery, refusals=(404,)),
    Endpoint("POST", ONE + "/enter", enter_tournament, SUBJECT, TournamentInfo, Enter, refusals=HOST),
    Endpoint("POST", ONE + "/leave", leave_tournament, SUBJECT, TournamentInfo, refusals=HOST),
    Endpoint("POST", ONE + "/start", start_tournament, SUBJECT, TournamentInfo, refusals=HOST),
    Endpoint(
        "POST", ONE + "/pause", pause_tournament, SUBJECT, TournamentInfo, PauseTournament, refusals=HOST
    ),
    Endpoint("POST", ONE + "/cancel", cancel_tournament, SUBJECT, TournamentInfo, refusals=HOST),
    Endpoint("POST", ONE + "/draw", draw_round_again, SUBJECT, TournamentInfo, refusals=HOST),
    Endpoint("DELETE", ONE + "/entrants/{number}", remove_entrant, SUBJECT, TournamentInfo, refusals=HOST),
    Endpoint(
        *("PUT", ONE + "/entrants/{number}", replace_entrant, SUBJECT, TournamentInfo, Replacement),
        refusals=HOST,
    ),
    Endpoint(
        *("PUT", ONE + "/rounds/{round}/boards/{board}", adjust_result, SUBJECT, TournamentInfo, Adjustment),
        refusals=HOST,
    ),
)
