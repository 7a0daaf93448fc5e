"""Guests, accounts, sessions, preferences, notices."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

import msgspec
from msgspec import UNSET, Meta, Struct
from starlette.responses import RedirectResponse, Response, StreamingResponse

from warhost.server.database.person_queries import add_push, drop_pushes
from warhost.server.database.result_queries import list_or_hide
from warhost.server.database.rows import PersonRow, PushRow
from warhost.server.database.table_queries import look_soon
from warhost.server.http.endpoints import ZIP, Call, Endpoint, json_response
from warhost.server.notices.mail import is_one_address
from warhost.server.operations.export import archive_of
from warhost.server.people.register import COOKIE, COOKIE_S, DEVICE_COOKIE, as_me, tidy_name
from warhost.server.people.vacations import away_until, back, days_left, gone_for
from warhost.server.protocol.people import (
    CodeRecovery,
    Credentials,
    Farewell,
    Forgotten,
    MailWish,
    Me,
    NewPassword,
    NewPerson,
    NoticePaceWish,
    PasswordChange,
    PersonChanges,
    PushSubscription,
    RecoveryCode,
    RecoveryCodeWish,
    Vacation,
    VacationState,
    WebhookWish,
)
from warhost.server.ratings.skill import CERTAIN
from warhost.server.refusals import RequestRefused
from warhost.server.table.departures import say_farewell

SLOWEST_GUESS_S: Final = 5.0


class Token(Struct):
    token: Annotated[str, Meta(max_length=500)]


async def get_me(call: Call) -> Me:
    """Who am I? `person` is null without a cookie."""
    cookie = call.request.cookies.get(COOKIE)
    if call.asker is not None and cookie is not None:
        await call.hub.sessions.note(call.asker, cookie, call.agent)
    return as_me(call.asker)


async def become_guest(call: Call) -> Response:
    """Become a guest; a name is enough. Sets the cookie."""
    call.hub.limits.spend("guest", address=call.address)
    wish: NewPerson = call.body
    return await _signed_in(call, await call.hub.people.new_guest(wish.name, wish.language), 201)


async def change_me(call: Call) -> Me:
    """Change name, language or preferences; what is left out stays."""
    wish: PersonChanges = call.body
    call.hub.limits.spend("profile", person=call.person.id)
    changes: dict[str, object] = {}
    if wish.name is not UNSET:
        changes["name"] = tidy_name(wish.name)
    if wish.language is not UNSET:
        changes["language"] = wish.language
    if wish.preferences is not UNSET:
        changes["preferences"] = msgspec.to_builtins(wish.preferences)
    changed = await _changed(call, changes) if changes else call.person
    if wish.preferences is not UNSET:
        async with call.hub.database.writing() as connection:
            await list_or_hide(connection, changed.id, is_private=wish.preferences.private, certain=CERTAIN)
        if wish.preferences.private:
            await call.hub.company.hide(changed.id)
    return as_me(changed)


async def make_account(call: Call) -> Response:
    """Keep this guest as an account, for several devices."""
    check_accounts(call)
    wish: Credentials = call.body
    # That a login is taken cannot be hidden from whoever wants it; but nobody may try many.
    call.hub.limits.spend("register", address=call.address)
    call.hub.limits.spend("register", person=call.person.id)
    person = await call.hub.people.make_account(call.person, wish.login, wish.password)
    await call.tables.person_changed(person.id)
    response = json_response(as_me(person), 201)
    await _know_device(call, response, person)
    return response


async def sign_in(call: Call) -> Response:
    """Sign in; what the guest of this device holds moves to the account. Sets the cookie."""
    check_accounts(call)
    wish: Credentials = call.body
    await _keep_guessing_slow(call, wish.login)
    try:
        account, moved = await call.hub.people.sign_in(call.asker, wish.login, wish.password)
    except RequestRefused:
        call.hub.limits.charge("guess", login=wish.login.lower())
        raise
    await call.tables.belongings_moved(moved)
    return await signed_in_at_device(call, account, 200)


async def _keep_guessing_slow(call: Call, login: str) -> None:
    """Against guessing passwords, without giving anybody the means to keep the owner out: a device at which the owner has
    signed in before counts by itself, others count by their address. Where many addresses guess at one login, all of them
    have to wait a while for each answer."""
    limits, people = call.hub.limits, call.hub.people
    device = await people.known_device(call.request.cookies.get(DEVICE_COOKIE), login)
    if device is not None:
        limits.spend("password", device=device)
        return
    limits.spend("password", address=call.address)
    limits.spend("password", address=call.address, login=login.lower())
    await asyncio.sleep(min(limits.shortage("guess", login=login.lower()), SLOWEST_GUESS_S))


async def sign_out(call: Call) -> Response:
    """Sign out: the cookie is nobody's any more, and what is open with it is closed."""
    cookie = call.request.cookies.get(COOKIE)
    if call.asker is not None and cookie is not None:
        await call.hub.people.sign_out(call.asker, cookie)
        await call.tables.check_sessions(call.asker.id)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


async def change_password(call: Call) -> Response:
    """Change the password; all other devices are signed out."""
    wish: PasswordChange = call.body
    call.hub.limits.spend("password", person=call.person.id)
    person = await call.hub.people.change_password(call.person, wish.old, wish.new)
    await call.tables.check_sessions(person.id)
    return await _signed_in(call, person, 200)


async def forget_password(call: Call) -> None:
    """A link to set a new password goes to the confirmed address of this login, if there is one; nobody is told whether."""
    check_accounts(call)
    wish: Forgotten = call.body
    if not call.hub.notices.mail_possible:
        raise RequestRefused("refused-notices-off")
    call.hub.limits.spend("recover", address=call.address)
    person = await call.hub.people.by_login(wish.login)
    confirmed = (
        None if person is None or not person.notices.get("mail_confirmed") else person.notices.get("mail")
    )
    if person is not None and confirmed and not call.hub.limits.shortage("mail", mail=confirmed):
        call.hub.limits.charge("mail", mail=confirmed)
        call.hub.notices.recover_account(person, call.hub.people.recovery_token(person))


async def recover_account(call: Call) -> Response:
    """Set a new password with the token of such a link, once; all devices are signed out. Sets the cookie."""
    check_accounts(call)
    wish: NewPassword = call.body
    call.hub.limits.spend("recover", address=call.address)
    person = await call.hub.people.recover(wish.token, wish.new)
    await call.tables.check_sessions(person.id)
    return await signed_in_at_device(call, person, 200)


async def make_recovery_code(call: Call) -> RecoveryCode:
    """A code by which I can set a new password one day; it takes the place of an older one, and is told only now."""
    wish: RecoveryCodeWish = call.body
    call.hub.limits.spend("password", person=call.person.id)
    return RecoveryCode(await call.hub.people.make_recovery_code(call.person, wish.password))


async def recover_by_code(call: Call) -> Response:
    """Set a new password with that code, once; all devices are signed out. Sets the cookie."""
    check_accounts(call)
    wish: CodeRecovery = call.body
    call.hub.limits.spend("recover", address=call.address)
    await _keep_guessing_slow(call, wish.login)
    try:
        person = await call.hub.people.recover_by_code(wish.login, wish.code, wish.new)
    except RequestRefused:
        call.hub.limits.charge("guess", login=wish.login.lower())
        raise
    await call.tables.check_sessions(person.id)
    return await signed_in_at_device(call, person, 200)


async def leave_for_good(call: Call) -> Response:
    """Forget me: bots play on for me, others become host of my tables, and my name and lines of talk are gone."""
    wish: Farewell = call.body
    person = call.person
    if person.login is not None:
        call.hub.limits.spend("password", person=person.id)
        await call.hub.people.check_password(person, wish.password or "")
    await say_farewell(call.tables, person)
    response = Response(status_code=204)
    for name in (COOKIE, DEVICE_COOKIE):
        response.delete_cookie(name, path="/", httponly=True, samesite="lax")
    return response


async def export_me(call: Call) -> Response:
    """Everything that this server knows about me, as a ZIP file: `data.json`, and the records of my finished games."""
    call.hub.limits.spend("export", person=call.person.id)
    archive = archive_of(call.hub.database, call.person, call.hub.offload)
    headers = {"Content-Disposition": 'attachment; filename="warhost.zip"', "Cache-Control": "no-store"}
    return StreamingResponse(archive, 200, headers, media_type=ZIP)


async def set_mail(call: Call) -> Me:
    """Notices by mail; a message with a link goes to the address, and nothing else before it is confirmed."""
    wish: MailWish = call.body
    if not call.hub.notices.mail_possible:
        raise RequestRefused("refused-notices-off")
    notices = call.person.notices | {"mail": wish.address, "mail_confirmed": False}
    if wish.address is not None:
        if not is_one_address(wish.address):
            raise RequestRefused("refused-malformed-request", where="$.address", problem="not a mail address")
        call.hub.limits.spend("mail", person=call.person.id)
        call.hub.limits.spend("mail", mail=wish.address)
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
    wanted = {"webhook": wish.address, "webhook_format": wish.format}
    return as_me(await _changed(call, {"notices": call.person.notices | wanted}))


async def set_notice_pace(call: Call) -> Me:
    """How often one wants to be told something at most."""
    return as_me(await _changed(call, {"notices": call.person.notices | {"every": call.body.every}}))


async def get_vacation(call: Call) -> VacationState:
    """Whether one is away, and for how long one may be."""
    return _vacation(call, call.person)


async def set_vacation(call: Call) -> VacationState:
    """Go away for some days, or come back: meanwhile no slow game is lost by time."""
    now, wish = call.hub.clock.now(), call.body
    call.hub.limits.spend("profile", person=call.person.id)
    away = gone_for(call.person, wish.days, now) if wish.days else back(call.person, now)
    person = await _changed(call, {"away": away})
    async with call.hub.database.writing() as connection:
        await look_soon(connection, person.id, call.hub.table_time())
    return _vacation(call, person)


def _vacation(call: Call, person: PersonRow) -> VacationState:
    now = call.hub.clock.now()
    return VacationState(away_until(person, now), days_left(person, now))


async def add_push_subscription(call: Call) -> Me:
    """Notices in this browser."""
    wish: PushSubscription = call.body
    if call.hub.notices.push_key is None:
        raise RequestRefused("refused-notices-off")
    from warhost.server.notices.push import are_keys  # needs a library that is loaded only where push is on

    if not are_keys(wish.keys.p256dh, wish.keys.auth):
        raise RequestRefused("refused-malformed-request", where="$.keys", problem="not the keys of a browser")
    push = PushRow(wish.endpoint, call.person.id, wish.keys.p256dh, wish.keys.auth, call.hub.clock.now())
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


def check_accounts(call: Call) -> None:
    if not call.hub.settings.accounts:
        raise RequestRefused("refused-accounts-off")


async def _signed_in(call: Call, person: PersonRow, status: int) -> Response:
    response, cookie = json_response(as_me(person), status), call.hub.people.cookie(person)
    await call.hub.sessions.note(person, cookie, call.agent)
    _set_cookie(call, response, COOKIE, cookie)
    return response


async def signed_in_at_device(call: Call, person: PersonRow, status: int) -> Response:
    """Somebody shows to be the owner of an account: that is remembered of this browser."""
    response = await _signed_in(call, person, status)
    await _know_device(call, response, person)
    return response


async def _know_device(call: Call, response: Response, person: PersonRow) -> None:
    before = call.request.cookies.get(DEVICE_COOKIE)
    _set_cookie(call, response, DEVICE_COOKIE, await call.hub.people.device_cookie(person, before))


def _set_cookie(call: Call, response: Response, name: str, value: str) -> None:
    is_https = call.request.url.scheme == "https" or call.hub.settings.public_url.startswith("https:")
    response.set_cookie(
        name, value, max_age=COOKIE_S, path="/", httponly=True, samesite="lax", secure=is_https
    )


ENDPOINTS = (
    Endpoint("GET", "/api/me", get_me, "people", Me),
    Endpoint("PUT", "/api/me/notices", set_notice_pace, "people", Me, NoticePaceWish, refusals=(401,)),
    Endpoint("GET", "/api/me/vacation", get_vacation, "people", VacationState, refusals=(401,)),
    Endpoint(
        *("PUT", "/api/me/vacation", set_vacation, "people", VacationState, Vacation), refusals=(401, 409)
    ),
    Endpoint("POST", "/api/me", become_guest, "people", Me, NewPerson, status=201),
    Endpoint("PATCH", "/api/me", change_me, "people", Me, PersonChanges, refusals=(401,)),
    Endpoint(
        "POST", "/api/account", make_account, "people", Me, Credentials, status=201, refusals=(401, 403, 409)
    ),
    Endpoint(
        *("POST", "/api/session", sign_in, "people", Me, Credentials),
        refusals=(401, 403),
        open_to_banned=True,
    ),
    Endpoint("DELETE", "/api/session", sign_out, "people", None, status=204, open_to_banned=True),
    Endpoint(
        *("POST", "/api/account/recovery-code", make_recovery_code, "people", RecoveryCode, RecoveryCodeWish),
        refusals=(401,),
    ),
    Endpoint(
        *("POST", "/api/account/recover-by-code", recover_by_code, "people", Me, CodeRecovery),
        refusals=(403, 404),
        open_to_banned=True,
    ),
    Endpoint(
        *("POST", "/api/account/password", change_password, "people", Me, PasswordChange),
        refusals=(401,),
        open_to_banned=True,
    ),
    Endpoint(
        *("POST", "/api/account/forgotten", forget_password, "people", None, Forgotten),
        status=204,
        refusals=(403,),
    ),
    Endpoint(
        *("POST", "/api/account/recover", recover_account, "people", Me, NewPassword),
        refusals=(403, 404),
        open_to_banned=True,
    ),
    Endpoint(
        *("DELETE", "/api/me", leave_for_good, "people", None, Farewell),
        status=204,
        refusals=(401,),
        open_to_banned=True,
    ),
    Endpoint("GET", "/api/me/export", export_me, "people", "zip", refusals=(401,)),
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
