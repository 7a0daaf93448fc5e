"""The server itself and the games it offers."""

from __future__ import annotations

from warhost.build_info import version_text
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.limits import CHAT_LENGTH, POSITION_BYTES, RECORD_BYTES, SEATS_PER_PERSON
from warhost.server.protocol.about import GameInfo, GameVocabulary, Limits, ServerInfo
from warhost.server.protocol.box import BoxCorrection, BoxFiles, BoxInfo, BoxNote, BoxRead
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
        limits=Limits(
            chat_length=CHAT_LENGTH,
            record_bytes=RECORD_BYTES,
            position_bytes=POSITION_BYTES,
            seats_per_person=SEATS_PER_PERSON,
            guest_mb=settings.guest_mb,
            account_mb=settings.account_mb,
            guest_tables=settings.guest_tables,
            account_tables=settings.account_tables,
            keep_gathering_days=settings.keep_gathering_days,
            keep_lesson_days=settings.keep_lesson_days,
            keep_guest_days=settings.keep_guest_days,
            keep_record_days=settings.keep_record_days,
        ),
        now=call.hub.clock.now(),
    )


async def list_games(call: Call) -> list[GameInfo]:
    """The catalogue: all that a "new table" form needs."""
    return call.hub.games.all_info()


async def get_game(call: Call) -> GameVocabulary:
    """What options, prompts and events of a game are made of."""
    return call.hub.games.vocabulary(call.path("game"))


async def get_box(call: Call) -> BoxInfo:
    """What may be printed differently in somebody's copy of a game."""
    return call.hub.games.box(call.path("game"))


async def read_box(call: Call) -> BoxRead:
    """What files of corrections say together; what is wrong in one is refused with its line."""
    brought: BoxFiles = call.body
    call.hub.limits.spend("look", address=call.address)
    game = call.hub.games.get(call.path("game"))
    files = [(file.name, file.text) for file in brought.files]
    who = call.asker_id or call.address
    joined = await call.hub.uploads.box(who, call.hub.games.place(game.name), files)
    return BoxRead(
        option=joined.text,
        corrections=[BoxCorrection(*correction) for correction in joined.corrections],
        notes=[BoxNote(*note) for note in joined.notes],
        contradictions=joined.contradictions,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/server", get_server, "about", ServerInfo),
    Endpoint("GET", "/api/games", list_games, "about", list[GameInfo]),
    Endpoint("GET", "/api/games/{game}", get_game, "about", GameVocabulary, refusals=(404,)),
    Endpoint("GET", "/api/games/{game}/box", get_box, "about", BoxInfo, refusals=(404,)),
    Endpoint("POST", "/api/games/{game}/box", read_box, "about", BoxRead, BoxFiles, refusals=(404, 409, 422)),
)
