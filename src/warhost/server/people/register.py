"""People: guests and accounts, the cookie that says who somebody is, and until when it does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import cache
from hashlib import sha256
from typing import Any, Final

import argon2
import msgspec
from sqlalchemy.exc import IntegrityError

from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.key_queries import add_key, key_named
from warhost.server.database.peace_queries import add_audit, note_device
from warhost.server.database.person_queries import (
    add_person,
    change_person,
    cookies_signed_out,
    forget_cookies,
    move_belongings,
    note_seen,
    people_by_ids,
    person_by_id,
    person_by_login,
    sign_cookie_out,
    use_recovery_code,
)
from warhost.server.database.rows import AuditRow, PersonRow
from warhost.server.offload import Offload
from warhost.server.people.recovery_codes import digest_of, is_code_of, new_code
from warhost.server.people.signatures import PURPOSES, Signatures
from warhost.server.protocol.people import Me, NoticeWishes, Person, Preferences
from warhost.server.protocol.values import LONGEST_NAME
from warhost.server.refusals import RequestRefused
from warhost.server.texts import one_line
from warhost.words import LANGUAGES, words_for

COOKIE: Final = "warhost_person"
DEVICE_COOKIE: Final = "warhost_device"
"""Says that the owner of an account has signed in here before: others' wrong passwords do not keep him out."""
COOKIE_S: Final = PURPOSES["person"]
SEEN_EVERY_MS: Final = 86_400_000
REMEMBERED: Final = 10_000
DEVICES_REMEMBERED: Final = 20
"""Of one account."""
HASHED_AT_ONCE: Final = 2
"""A password takes a good part of a second of the processor and 64 MB."""


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
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._nobodys_password = ""
        self._remembered: OrderedDict[str, PersonRow] = OrderedDict()
        self._ended: dict[str, set[str]] = {}
        """For people of whom it is known, which of their cookies were signed out."""
        self._changed_meanwhile: set[str] = set()
        """Who was forgotten while many were being read: of them something older may have been read."""
        self.signatures = Signatures(clock, chance)

    async def open(self, secret: str) -> None:
        self.signatures.use(await signing_secret(self._database, secret, self._chance))

    def forget(self, person: str) -> None:
        """Read this person again when next needed."""
        self._remembered.pop(person, None)
        self._ended.pop(person, None)
        self._changed_meanwhile.add(person)

    def forget_all(self) -> None:
        self._remembered.clear()
        self._ended.clear()

    async def read_again(self, people: set[str]) -> None:
        """What others may have changed about these people, in one go; they are here, so they have been seen."""
        now = self._clock.now()
        self._changed_meanwhile.clear()
        async with self._database.reading() as connection:
            found = await people_by_ids(connection, people)
            ended = await cookies_signed_out(connection, people)
        for person in self._changed_meanwhile:
            found.pop(person, None)
        for row in found.values():
            self._remember(row)
            self._ended[row.id] = ended.get(row.id, set())
        unseen = {row.id for row in found.values() if now - row.seen_at > SEEN_EVERY_MS}
        if unseen:
            async with self._database.writing() as connection:
                await note_seen(connection, unseen, now)
            for person in unseen:
                found[person].seen_at = now

    # ------------------------------------------------------------ sessions

    def cookie(self, person: PersonRow) -> str:
        return self.signatures.sign("person", person.id, person.epoch, self._chance.token(9))

    async def of_cookie(self, cookie: str | None) -> PersonRow | None:
        """Who this cookie says somebody is; nobody, once it was signed out or the password changed."""
        content = self.signatures.read("person", cookie)
        if content is None or cookie is None or not isinstance(content[0], str):
            return None
        person = await self.get(content[0])
        if person is None or person.epoch != content[1] or await self._is_ended(person, cookie):
            return None
        if self._clock.now() - person.seen_at > SEEN_EVERY_MS:
            await self._note_seen(person)
        return person

    async def sign_out(self, person: PersonRow, cookie: str) -> None:
        """This cookie is nobody's any more."""
        async with self._database.writing() as connection:
            await sign_cookie_out(connection, _digest(cookie), person.id, self._clock.now())
        await self.announce_change(person)

    async def announce_change(self, person: PersonRow) -> None:
        """Something about this person was changed in the database."""
        self.forget(person.id)
        await self._announce(person.id)

    async def sign_out_everywhere(self, person: PersonRow) -> PersonRow:
        """All cookies of this person are nobody's any more."""
        return await self.change(person, {"epoch": person.epoch + 1})

    async def device_cookie(self, person: PersonRow, before: str | None) -> str:
        """This account is signed in at this browser, which may have another's cookie from `before`."""
        known = self.signatures.read("device", before)
        device = self._chance.token(9) if known is None else str(known[1])
        async with self._database.writing() as connection:
            await note_device(connection, device, person.id, self._clock.now(), DEVICES_REMEMBERED)
        return self.signatures.sign("device", person.id, device)

    async def known_device(self, device_cookie: str | None, login: str) -> str | None:
        """The name of this device, if whoever has this login has signed in at it before."""
        content = self.signatures.read("device", device_cookie)
        if content is None:
            return None
        async with self._database.reading() as connection:
            account = await person_by_login(connection, login.lower())
        return str(content[1]) if account is not None and account.id == content[0] else None

    async def _is_ended(self, person: PersonRow, cookie: str) -> bool:
        ended = self._ended.get(person.id)
        if ended is None:
            async with self._database.reading() as connection:
                ended = (await cookies_signed_out(connection, {person.id})).get(person.id, set())
            if self._remembered.get(person.id) is person:
                self._ended[person.id] = ended
        return _digest(cookie) in ended

    async def _note_seen(self, person: PersonRow) -> None:
        person.seen_at = self._clock.now()
        async with self._database.writing() as connection:
            await note_seen(connection, {person.id}, person.seen_at)

    # ------------------------------------------------------------ who there is

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
            seen_at=self._clock.now(),
        )
        async with self._database.writing() as connection:
            await add_person(connection, person)
        return person

    async def change(
        self, person: PersonRow, changes: dict[str, Any], audit: AuditRow | None = None
    ) -> PersonRow:
        """`audit`: what is written down with it, where an administrator does it."""
        async with self._database.writing() as connection:
            await change_person(connection, person.id, changes)
            if audit is not None:
                await add_audit(connection, audit)
            if "epoch" in changes:
                await forget_cookies(connection, person.id)
        await self.announce_change(person)
        return msgspec.structs.replace(person, **changes)

    async def make_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        if person.login is not None:
            raise RequestRefused("refused-has-account")
        changes = {"login": login.lower(), "password": await self._hash(password)}
        if person.name in guest_names():
            changes["name"] = name_from(login)
        try:
            return await self.change(person, changes)
        except IntegrityError:
            raise RequestRefused("refused-login-taken") from None

    async def sign_in(
        self, guest: PersonRow | None, login: str, password: str
    ) -> tuple[PersonRow, list[str]]:
        """The account, and the tables that moved to it from the guest who sat at this device."""
        account = await self.by_login(login)
        await self._check_password(account, password)
        if account is None:
            raise RequestRefused("refused-wrong-password")
        return account, await self.move_guest(guest, account)

    async def move_guest(self, guest: PersonRow | None, account: PersonRow) -> list[str]:
        """What the guest who sat at this device held is the account's now; returns the tables concerned."""
        if guest is None or guest.login is not None or guest.id == account.id:
            return []
        async with self._database.writing() as connection:
            return await move_belongings(connection, guest.id, account.id)

    async def change_password(self, person: PersonRow, old: str, new: str) -> PersonRow:
        if person.login is None:
            raise RequestRefused("refused-wrong-password")
        await self._check_password(person, old)
        return await self._set_password(person, new)

    def recovery_token(self, person: PersonRow) -> str:
        """Whoever has it may set a new password, once: with the new one the epoch is another."""
        return recovery_token(self.signatures, person)

    async def recover(self, token: str, new: str) -> PersonRow:
        content = self.signatures.read("recovery", token)
        person = None if content is None else await self.get(str(content[0]))
        if content is None or person is None or person.login is None or person.epoch != content[1]:
            raise RequestRefused("refused-recovery")
        return await self._set_password(person, new)

    async def make_recovery_code(self, person: PersonRow, password: str) -> str:
        """A new code, in the place of an older one. Nobody can ask for it again."""
        if person.login is None:
            raise RequestRefused("refused-wrong-password")
        await self._check_password(person, password)
        code = new_code(self._chance)
        await self.change(person, {"recovery": digest_of(code)})
        return code

    async def recover_by_code(self, login: str, code: str, new: str) -> PersonRow:
        """Set a new password with a code, once; all sessions end. What is wrong, login or code, nobody is told."""
        person = await self.by_login(login)
        if person is None or not is_code_of(person, code):
            raise RequestRefused("refused-recovery-code")
        changes = {"password": await self._hash(new), "epoch": person.epoch + 1}
        async with self._database.writing() as connection:
            if not await use_recovery_code(connection, person.id, digest_of(code), changes):
                raise RequestRefused("refused-recovery-code")
            await forget_cookies(connection, person.id)
        await self.announce_change(person)
        return msgspec.structs.replace(person, recovery=None, **changes)

    async def by_login(self, login: str) -> PersonRow | None:
        async with self._database.reading() as connection:
            return await person_by_login(connection, login.lower())

    async def check_password(self, person: PersonRow, password: str) -> None:
        await self._check_password(person, password)

    async def _set_password(self, person: PersonRow, new: str) -> PersonRow:
        return await self.change(person, {"password": await self._hash(new), "epoch": person.epoch + 1})

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await self._offload(self._hasher.hash, password)

    def mail_link(self, person: PersonRow, address: str) -> str:
        return self.signatures.sign("mail", person.id, address)

    async def confirm_mail(self, token: str) -> None:
        content = self.signatures.read("mail", token)
        person = None if content is None else await self.get(str(content[0]))
        if content is None or person is None or person.notices.get("mail") != content[1]:
            raise RequestRefused("refused-no-page")
        await self.change(person, {"notices": person.notices | {"mail_confirmed": True}})

    async def _check_password(self, person: PersonRow | None, password: str) -> None:
        """Takes as long for a login that does not exist as for one that does."""
        if not self._nobodys_password:
            self._nobodys_password = await self._hash(self._chance.hexadecimal(32))
        hashed = (person and person.password) or self._nobodys_password
        try:
            async with self._hashing:
                await self._offload(self._hasher.verify, hashed, password)
        except argon2.exceptions.VerificationError:
            raise RequestRefused("refused-wrong-password") from None

    def _remember(self, person: PersonRow) -> None:
        self._remembered[person.id] = person
        if len(self._remembered) > REMEMBERED:
            self._ended.pop(self._remembered.popitem(last=False)[0], None)


async def signing_secret(database: Database, given: str, chance: Chance) -> str:
    """Without a secret of its own the server keeps one in the database, where other servers find it too."""
    return given or await lasting_key(database, "cookies", lambda: chance.hexadecimal(32))


def recovery_token(signatures: Signatures, person: PersonRow) -> str:
    return signatures.sign("recovery", person.id, person.epoch)


def _digest(cookie: str) -> str:
    return sha256(cookie.encode()).hexdigest()


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
        return Me(None, None, "en", Preferences(), NoticeWishes())
    return Me(
        person=as_seen(person),
        login=person.login,
        language=person.language,
        preferences=msgspec.convert(person.preferences, Preferences),
        notices=msgspec.convert(person.notices, NoticeWishes),
        role="administrator" if person.role == "administrator" else None,
        has_recovery_code=person.recovery is not None,
    )


@cache
def guest_names() -> frozenset[str]:
    """What somebody is called who never gave a name, in all languages: whoever has an account is no guest, in none of them."""
    return frozenset(words_for(language, ("web",)).say("web-guest") for language in LANGUAGES)


def name_from(login: str) -> str:
    """What others may read of a login; of an address only what stands before the @."""
    return (login.partition("@")[0] or login)[:LONGEST_NAME]


def tidy_name(name: str) -> str:
    """A name on one line, without characters that do not show."""
    tidy = one_line(name)
    if not tidy:
        raise RequestRefused("refused-malformed-request", where="$.name", problem="an empty name")
    return tidy
