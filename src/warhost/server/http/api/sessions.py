"""Where I am signed in, and signing in by passkey."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.responses import Response

from warhost.server.http.api.identity import check_accounts, signed_in_at_device
from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.people.passkeys import Challenge, Place
from warhost.server.people.register import COOKIE
from warhost.server.people.sessions import digest
from warhost.server.protocol.people import (
    Confirmation,
    Me,
    NewPasskey,
    PasskeyAnswer,
    PasskeyChallenge,
    PasskeyInfo,
    PasskeyList,
    SessionInfo,
    SessionList,
)
from warhost.server.refusals import RequestRefused


async def list_sessions(call: Call) -> SessionList:
    """The devices on which I am signed in."""
    cookie = call.request.cookies.get(COOKIE, "")
    await call.hub.sessions.note(call.person, cookie, call.agent)
    return SessionList(
        [
            SessionInfo(
                row.cookie, row.browser, row.system, row.made_at, row.seen_at, row.cookie == digest(cookie)
            )
            for row in await call.hub.sessions.list(call.person)
        ]
    )


async def end_session(call: Call) -> SessionList:
    """Sign one of my devices out; what is open on it is closed."""
    await call.hub.sessions.end(call.person, call.path("session"))
    await call.tables.check_sessions(call.person.id)
    if call.path("session") == digest(call.request.cookies.get(COOKIE, "")):
        return SessionList([])
    return await list_sessions(call)


async def list_passkeys(call: Call) -> PasskeyList:
    """The passkeys of my account."""
    return PasskeyList(
        [
            PasskeyInfo(row.id, row.name, row.added_at, row.used_at)
            for row in await call.hub.passkeys.list(call.person)
        ]
    )


async def ask_for_passkey(call: Call) -> PasskeyChallenge:
    """What a browser needs to make a passkey. Whoever only found a device that is signed in does not add one: it takes
    the password."""
    check_accounts(call)
    wish: Confirmation = call.body
    call.hub.limits.spend("password", person=call.person.id)
    if call.person.login is None:
        raise RequestRefused("refused-needs-account")
    await call.hub.people.check_password(call.person, wish.password)
    return _told(await call.hub.passkeys.ask_for_new(call.person, _place(call)))


async def add_passkey(call: Call) -> PasskeyList:
    """The passkey that the browser made."""
    wish: NewPasskey = call.body
    call.hub.limits.spend("profile", person=call.person.id)
    await call.hub.passkeys.add(call.person, wish.token, wish.answer, wish.name, _place(call))
    return await list_passkeys(call)


async def drop_passkey(call: Call) -> PasskeyList:
    """This passkey is good for nothing any more."""
    await call.hub.passkeys.drop(call.person, call.path("passkey"))
    return await list_passkeys(call)


async def ask_who(call: Call) -> PasskeyChallenge:
    """What a browser needs to sign in by passkey."""
    check_accounts(call)
    call.hub.limits.spend("look", address=call.address)
    return _told(call.hub.passkeys.ask_who(_place(call)))


async def sign_in_by_passkey(call: Call) -> Response:
    """Sign in by passkey; what the guest of this device holds moves to the account. Sets the cookie."""
    check_accounts(call)
    wish: PasskeyAnswer = call.body
    call.hub.limits.spend("password", address=call.address)
    account = await call.hub.passkeys.sign_in(wish.token, wish.answer, _place(call))
    await call.tables.belongings_moved(await call.hub.people.move_guest(call.asker, account))
    return await signed_in_at_device(call, account, 200)


def _told(challenge: Challenge) -> PasskeyChallenge:
    return PasskeyChallenge(challenge.token, challenge.options)


def _place(call: Call) -> Place:
    """As the host says this server is reached, or as it was reached now."""
    address = urlsplit(call.hub.settings.public_url or str(call.request.base_url))
    return Place(address.hostname or "localhost", f"{address.scheme}://{address.netloc}")


ENDPOINTS = (
    Endpoint("GET", "/api/me/sessions", list_sessions, "people", SessionList, refusals=(401,)),
    Endpoint(
        *("DELETE", "/api/me/sessions/{session}", end_session, "people", SessionList),
        refusals=(401, 404),
        open_to_banned=True,
    ),
    Endpoint("GET", "/api/me/passkeys", list_passkeys, "people", PasskeyList, refusals=(401,)),
    Endpoint(
        *("POST", "/api/me/passkeys/challenge", ask_for_passkey, "people", PasskeyChallenge, Confirmation),
        refusals=(401, 403, 409),
    ),
    Endpoint(
        *("POST", "/api/me/passkeys", add_passkey, "people", PasskeyList, NewPasskey),
        refusals=(401, 403, 409),
    ),
    Endpoint(
        *("DELETE", "/api/me/passkeys/{passkey}", drop_passkey, "people", PasskeyList),
        refusals=(401, 404),
        open_to_banned=True,
    ),
    Endpoint("POST", "/api/session/passkey/challenge", ask_who, "people", PasskeyChallenge, refusals=(403,)),
    Endpoint(
        *("POST", "/api/session/passkey", sign_in_by_passkey, "people", Me, PasskeyAnswer),
        refusals=(401, 403),
        open_to_banned=True,
    ),
)
