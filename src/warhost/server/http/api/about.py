"""The server itself and the games it offers."""

from __future__ import annotations

from warhost.build_info import version_text
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.limits import CHAT_LENGTH, POSITION_BYTES, RECORD_BYTES, SEATS_PER_PERSON
from warhost.server.protocol.about import GameInfo, GameVocabulary, Limits, ServerInfo
from warhost.words import LANGUAGES


async def get_server(call: Call) -> ServerInfo:
    """What this server is and can do."""
    settings, notices = call.hub.settings, call.hub.notices
    return ServerInfo(
        version=version_text(),
        languages=list(LANGUAGES),
        accounts=settings.accounts,
        push_key=notices.push_key,
        mail=notices.mail_possible,
        webhooks=settings.webhooks,
        limits=Limits(CHAT_LENGTH, RECORD_BYTES, POSITION_BYTES, SEATS_PER_PERSON),
        now=call.hub.clock.now(),
    )


async def list_games(call: Call) -> list[GameInfo]:
    """The catalogue: all that a "new table" form needs."""
    return call.hub.games.all_info()


async def get_game(call: Call) -> GameVocabulary:
    """What options, prompts and events of a game are made of."""
    return call.hub.games.vocabulary(call.path("game"))


ENDPOINTS = (
    Endpoint("GET", "/api/server", get_server, "about", ServerInfo),
    Endpoint("GET", "/api/games", list_games, "about", list[GameInfo]),
    Endpoint("GET", "/api/games/{game}", get_game, "about", GameVocabulary, refusals=(404,)),
)
