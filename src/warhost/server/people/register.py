"""People: guests and accounts, and the signed cookie that says who somebody is."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import argon2
import msgspec
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy.exc import IntegrityError

from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.person_queries import (
    add_key,
    add_person,
    change_person,
    key_named,
    move_belongings,
    people_by_ids,
    person_by_id,
    person_by_login,
)
from warhost.server.database.rows import PersonRow
from warhost.server.offload import Offload
from warhost.server.protocol.people import Me, NoticeWishes, Person, Preferences
from warhost.server.refusals import RequestRefused

COOKIE: Final = "warhost_person"
COOKIE_S: Final = 400 * 86_400
MAIL_LINK_S: Final = 2 * 86_400
REMEMBERED: Final = 10_000


class PeopleRegister:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        chance: Chance,
        offload: Offload,
        announce: Callable[[str], Awaitable[None]],
    ) -> None:
        """`announce` tells other servers that a person has changed."""
        self._database = database
        self._clock = clock
        self._chance = chance
        self._offload = offload
        self._announce = announce
        self._hasher = argon2.PasswordHasher()
        self._nobodys_password = ""
        self._remembered: OrderedDict[str, PersonRow] = OrderedDict()
        self._cookies = self._mail_links = URLSafeTimedSerializer(chance.hexadecimal(32))

    async def open(self, secret: str) -> None:
        """Without a secret of its own the server keeps one in the database, where other servers find it too."""
        signing = secret or await lasting_key(self._database, "cookies", lambda: self._chance.hexadecimal(32))
        self._cookies = URLSafeTimedSerializer(signing, salt="person")
        self._mail_links = URLSafeTimedSerializer(signing, salt="mail")

    def forget(self, person: str) -> None:
        """Read this person again when next needed."""
        self._remembered.pop(person, None)

    def forget_all(self) -> None:
        self._remembered.clear()

    def cookie(self, person: PersonRow) -> str:
        return str(self._cookies.dumps([person.id, person.epoch]))

    async def of_cookie(self, cookie: str | None) -> PersonRow | None:
        if not cookie:
            return None
        try:
            identity, epoch = self._cookies.loads(cookie, max_age=COOKIE_S)
        except (BadSignature, ValueError, TypeError):
            return None
        person = await self.get(identity)
        return person if person is not None and person.epoch == epoch else None

    async def get(self, person: str) -> PersonRow | None:
        if person in self._remembered:
            return self._remembered[person]
        async with self._database.reading() as connection:
            found = await person_by_id(connection, person)
        if found is not None:
            self._remember(found)
        return found

    async def get_all(self, people: set[str]) -> dict[str, PersonRow]:
        known = {person: self._remembered[person] for person in people if person in self._remembered}
        unknown = people - set(known)
        if unknown:
            async with self._database.reading() as connection:
                found = await people_by_ids(connection, unknown)
            for row in found.values():
                self._remember(row)
            known |= found
        return known

    async def new_guest(self, name: str, language: str) -> PersonRow:
        person = PersonRow(
            id=self._chance.token(9),
            name=tidy_name(name),
            login=None,
            password=None,
            language=language,
            preferences=msgspec.to_builtins(Preferences()),
            notices={},
            epoch=0,
            created_at=self._clock.now(),
        )
        async with self._database.writing() as connection:
            await add_person(connection, person)
        return person

    async def change(self, person: PersonRow, changes: dict[str, Any]) -> PersonRow:
        async with self._database.writing() as connection:
            await change_person(connection, person.id, changes)
        self.forget(person.id)
        await self._announce(person.id)
        return msgspec.structs.replace(person, **changes)

    async def make_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        if person.login is not None:
            raise RequestRefused("refused-has-account")
        hashed = await self._offload(self._hasher.hash, password)
        try:
            return await self.change(person, {"login": login.lower(), "password": hashed})
        except IntegrityError:
            raise RequestRefused("refused-login-taken") from None

    async def sign_in(
        self, guest: PersonRow | None, login: str, password: str
    ) -> tuple[PersonRow, list[str]]:
        """The account, and the tables that moved to it from the guest who sat at this device."""
        async with self._database.reading() as connection:
            account = await person_by_login(connection, login.lower())
        await self._check_password(account, password)
        if account is None:
            raise RequestRefused("refused-wrong-password")
        if guest is None or guest.login is not None or guest.id == account.id:
            return account, []
        async with self._database.writing() as connection:
            tables = await move_belongings(connection, guest.id, account.id)
        return account, tables

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        if person.login is None:
            raise RequestRefused("refused-wrong-password")
        await self._check_password(person, old)
        hashed = await self._offload(self._hasher.hash, new)
        return await self.change(person, {"password": hashed, "epoch": person.epoch + 1})

    def mail_link(self, person: PersonRow, address: str) -> str:
        return str(self._mail_links.dumps([person.id, address]))

    async def confirm_mail(self, token: str) -> None:
        try:
            identity, address = self._mail_links.loads(token, max_age=MAIL_LINK_S)
        except (BadSignature, ValueError, TypeError):
            raise RequestRefused("refused-no-page") from None
        person = await self.get(identity)
        if person is None or person.notices.get("mail") != address:
            raise RequestRefused("refused-no-page")
        await self.change(person, {"notices": person.notices | {"mail_confirmed": True}})

    async def _check_password(self, person: PersonRow | None, password: str) -> None:
        """Takes as long for a login that does not exist as for one that does."""
        if not self._nobodys_password:
            self._nobodys_password = await self._offload(self._hasher.hash, self._chance.hexadecimal(32))
        hashed = (person and person.password) or self._nobodys_password
        try:
            await self._offload(self._hasher.verify, hashed, password)
        except argon2.exceptions.VerificationError:
            raise RequestRefused("refused-wrong-password") from None

    def _remember(self, person: PersonRow) -> None:
        self._remembered[person.id] = person
        if len(self._remembered) > REMEMBERED:
            self._remembered.popitem(last=False)


async def lasting_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """A key that the database keeps; the first server that needs it makes it."""
    async with database.reading() as connection:
        found = await key_named(connection, name)
    if found is not None:
        return found
    made = make()
    try:
        async with database.writing() as connection:
            await add_key(connection, name, made)
    except IntegrityError:
        return await lasting_key(database, name, make)
    return made


def as_seen(person: PersonRow) -> Person:
    """A person as others see them."""
    return Person(person.id, person.name, person.login is not None)


def as_me(person: PersonRow | None) -> Me:
    """A person as they see themselves."""
    if person is None:
        return Me(person=None, login=None, language="en", preferences=Preferences(), notices=NoticeWishes())
    return Me(
        person=as_seen(person),
        login=person.login,
        language=person.language,
        preferences=msgspec.convert(person.preferences, Preferences),
        notices=msgspec.convert(person.notices, NoticeWishes),
    )


def tidy_name(name: str) -> str:
    """A name on one line, without characters that do not show."""
    shown = "".join(character if character.isprintable() else " " for character in name)
    tidy = " ".join(shown.split())
    if not tidy:
        raise RequestRefused("refused-malformed-request", where="$.name", problem="an empty name")
    return tidy
