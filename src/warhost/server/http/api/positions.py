"""Positions that people edit."""

from __future__ import annotations

import msgspec

from warhost.core.schema import schema
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.limits import POSITION_BYTES
from warhost.server.protocol.positions import DomainInfo, FieldInfo, GameFields, LookWish, PositionLook
from warhost.server.refusals import RequestRefused
from warhost.server.workers.vetting import LookRead


async def get_fields(call: Call) -> GameFields:
    """What a position of a game may say."""
    told = schema(call.hub.games.get(call.path("game")))
    return GameFields(
        game=told["game"],
        revision=told["revision"],
        fields=[FieldInfo(**field) for field in told["fields"]],
        domains={key: DomainInfo(**domain) for key, domain in told["domains"].items()},
    )


async def look_at_position(call: Call) -> PositionLook:
    """How a position looks, with all its secrets; or the beginning of a game. Nothing is stored."""
    wish: LookWish = call.body
    person = call.person.id
    call.hub.limits.spend("look", person=person)
    game = call.hub.games.get(wish.game)
    place = call.hub.games.place(game.name)
    if wish.position is None:
        seats = game.seat_counts[-1] if wish.seats is None else wish.seats
        game.check_seats(seats)
        seed = call.hub.chance.seed()
        return _told(await call.hub.uploads.look_at_start(person, place, seats, wish.options, seed))
    if wish.seats is not None or wish.options:
        raise RequestRefused(
            "refused-malformed-request",
            where="$.options",
            problem="a position has options and seats of its own",
        )
    return _told(await call.hub.uploads.look(person, place, wish.position))


def _told(found: LookRead) -> PositionLook:
    decoded = msgspec.json.decode
    return PositionLook(
        position=decoded(found.position),
        view=decoded(found.view),
        prompt=found.prompt,
        waiting=found.waiting,
        over=found.is_over,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/games/{game}/fields", get_fields, "positions", GameFields, refusals=(404,)),
    Endpoint(
        *("POST", "/api/positions/look", look_at_position, "positions", PositionLook, LookWish),
        refusals=(401, 404, 409, 422),
        longest=POSITION_BYTES,
    ),
)
