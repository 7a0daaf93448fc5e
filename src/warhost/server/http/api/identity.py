"""Guests, accounts, sessions, preferences, notices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, Struct
from starlette.responses import RedirectResponse, Response

from warhost.server.database.person_queries import add_push, drop_pushes
from warhost.server.database.rows import PersonRow, PushRow
from warhost.server.http.endpoints import Call, Endpoint, json_response
from warhost.server.people.register import COOKIE, COOKIE_S, as_me, tidy_name
from warhost.server.protocol.people import (
    Credentials,
    MailWish,
    Me,
    NewPerson,
    PasswordChange,
    PersonChanges,
    PushSubscription,
    WebhookWish,
)
from warhost.server.refusals import RequestRefused


class Token(Struct):
    token: Annotated[str, Meta(max_length=500)]


async def get_me(call: Call) -> Me:
    """Who am I? `person` is null without a cookie."""
    return as_me(call.asker)


async def become_guest(call: Call) -> Response:
    """Become a guest; a name is enough. Sets the cookie."""
    call.hub.limits.spend("guest", call.address)
    wish: NewPerson = call.body
    return _signed_in(call, await call.hub.people.new_guest(wish.name, wish.language), 201)


async def change_me(call: Call) -> Me:
    """Change name, language or preferences; what is left out stays."""
    wish: PersonChanges = call.body
    changes: dict[str, object] = {}
    if wish.name is not UNSET:
        changes["name"] = tidy_name(wish.name)
    if wish.language is not UNSET:
        changes["language"] = wish.language
    if wish.preferences is not UNSET:
        changes["preferences"] = msgspec.to_builtins(wish.preferences)
    return as_me(await _changed(call, changes) if changes else call.person)


async def make_account(call: Call) -> Response:
    """Keep this guest as an account, for several devices."""
    _check_accounts(call)
    wish: Credentials = call.body
    call.hub.limits.spend("password", call.address)
    return json_response(
        as_me(await call.hub.people.make_account(call.person, wish.login, wish.password)), 201
    )


async def sign_in(call: Call) -> Response:
    """Sign in; what the guest of this device holds moves to the account. Sets the cookie."""
    _check_accounts(call)
    wish: Credentials = call.body
    call.hub.limits.spend("password", call.address)
    call.hub.limits.spend("password", wish.login.lower())
    account, moved = await call.hub.people.sign_in(call.asker, wish.login, wish.password)
    await call.tables.belongings_moved(moved)
    return _signed_in(call, account, 200)


async def sign_out(call: Call) -> Response:
    """Drop the cookie."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def change_password(call: Call) -> Response:
    """Change the password; all other devices are signed out."""
    wish: PasswordChange = call.body
    call.hub.limits.spend("password", call.person.id)
    return _signed_in(call, await call.hub.people.change_password(call.person, wish.old, wish.new), 200)


async def set_mail(call: Call) -> Me:
    """Notices by mail; a message with a link goes to the address, and nothing else before it is confirmed."""
    wish: MailWish = call.body
    if not call.hub.notices.mail_possible:
        raise RequestRefused("refused-notices-off")
    notices = call.person.notices | {"mail": wish.address, "mail_confirmed": False}
    if wish.address is not None:
        call.hub.limits.spend("mail", call.person.id)
        call.hub.limits.spend("mail", wish.address)
    person = await _changed(call, {"notices": notices})
    if wish.address is not None:
        call.hub.notices.confirm_mail(person, call.hub.people.mail_link(person, wish.address))
    return as_me(person)


async def confirm_mail(call: Call) -> Response:
    """The link in that message."""
    await call.hub.people.confirm_mail(call.query.token)
    return RedirectResponse("/?mail=confirmed", 303)


async def set_webhook(call: Call) -> Me:
    """Notices as a POST to an address of one's own."""
    wish: WebhookWish = call.body
    if not call.hub.settings.webhooks:
        raise RequestRefused("refused-notices-off")
    return as_me(await _changed(call, {"notices": call.person.notices | {"webhook": wish.address}}))


async def add_push_subscription(call: Call) -> Me:
    """Notices in this browser."""
    wish: PushSubscription = call.body
    if call.hub.notices.push_key is None:
        raise RequestRefused("refused-notices-off")
    push = PushRow(wish.endpoint, call.person.id, wish.keys.p256dh, wish.keys.auth)
    async with call.hub.database.writing() as connection:
        await add_push(connection, push)
    return as_me(await _changed(call, {"notices": call.person.notices | {"push": True}}))


async def drop_push_subscriptions(call: Call) -> Me:
    """No more notices in any of one's browsers."""
    async with call.hub.database.writing() as connection:
        await drop_pushes(connection, person=call.person.id)
    return as_me(await _changed(call, {"notices": call.person.notices | {"push": False}}))


async def _changed(call: Call, changes: dict[str, object]) -> PersonRow:
    person = await call.hub.people.change(call.person, changes)
    await call.tables.person_changed(person.id)
    return person


def _check_accounts(call: Call) -> None:
    if not call.hub.settings.accounts:
        raise RequestRefused("refused-accounts-off")


def _signed_in(call: Call, person: PersonRow, status: int) -> Response:
    response = json_response(as_me(person), status)
    is_https = call.request.url.scheme == "https" or call.hub.settings.public_url.startswith("https:")
    response.set_cookie(
        COOKIE,
        call.hub.people.cookie(person),
        max_age=COOKIE_S,
        path="/",
        httponly=True,
        samesite="lax",
        secure=is_https,
    )
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/me", get_me, "people", Me),
    Endpoint("POST", "/api/me", become_guest, "people", Me, NewPerson, status=201),
    Endpoint("PATCH", "/api/me", change_me, "people", Me, PersonChanges, refusals=(401,)),
    Endpoint(
        "POST", "/api/account", make_account, "people", Me, Credentials, status=201, refusals=(401, 403, 409)
    ),
    Endpoint("POST", "/api/session", sign_in, "people", Me, Credentials, refusals=(401, 403)),
    Endpoint("DELETE", "/api/session", sign_out, "people", None, status=204),
    Endpoint("POST", "/api/account/password", change_password, "people", Me, PasswordChange, refusals=(401,)),
    Endpoint("PUT", "/api/me/mail", set_mail, "people", Me, MailWish, refusals=(401, 403)),
    Endpoint(
        "GET", "/api/mail/confirm", confirm_mail, "people", None, query=Token, status=303, refusals=(404,)
    ),
    Endpoint("PUT", "/api/me/webhook", set_webhook, "people", Me, WebhookWish, refusals=(401, 403)),
    Endpoint(
        "POST", "/api/me/push", add_push_subscription, "people", Me, PushSubscription, refusals=(401, 403)
    ),
    Endpoint("DELETE", "/api/me/push", drop_push_subscriptions, "people", Me, refusals=(401,)),
)
