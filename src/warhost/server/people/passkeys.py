"""Passkeys: signing in by what a device or its owner's keyring holds, beside the password. Challenges are signed and good for
a few minutes, so that any server can take the answer; each is good once."""

from __future__ import annotations

import base64
import json
from typing import Any, Final

from msgspec import Struct
from sqlalchemy.exc import IntegrityError

from warhost.server.chance import Chance
from warhost.server.clock import Clock
from warhost.server.database.connection import Database
from warhost.server.database.person_queries import use_up
from warhost.server.database.rows import PasskeyRow, PersonRow
from warhost.server.database.session_queries import (
    add_passkey,
    drop_passkey,
    note_use,
    passkey_by_id,
    passkeys_of,
)
from warhost.server.people.register import PeopleRegister, tidy_name
from warhost.server.people.sessions import digest
from warhost.server.refusals import RequestRefused

MOST_PASSKEYS: Final = 10
CHALLENGE_BYTES: Final = 32
NAME: Final = "Warhost"


class Place(Struct, frozen=True):
    """Where this server is reached: passkeys belong to its name, and say so."""

    name: str
    origin: str


class Challenge(Struct):
    """`options` go to the browser as they are; `token` comes back with the answer."""

    token: str
    options: dict[str, Any]


class Passkeys:
    def __init__(self, database: Database, people: PeopleRegister, clock: Clock, chance: Chance) -> None:
        self._database = database
        self._people = people
        self._clock = clock
        self._chance = chance

    async def list(self, person: PersonRow) -> list[PasskeyRow]:
        async with self._database.reading() as connection:
            return await passkeys_of(connection, person.id)

    # ------------------------------------------------------------ a new one

    async def ask_for_new(self, person: PersonRow, place: Place) -> Challenge:
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.list(person)
        if len(known) >= MOST_PASSKEYS:
            raise RequestRefused("refused-too-many-passkeys", most=str(MOST_PASSKEYS))
        challenge = self._challenge()
        options = generate_registration_options(
            rp_id=place.name,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.login or person.name,
            user_display_name=person.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=_bytes(each.id)) for each in known],
        )
        token = self._people.signatures.sign("passkey", "new", person.id, challenge.hex())
        return Challenge(token, json.loads(options_to_json(options)))

    async def add(
        self, person: PersonRow, token: str, answer: dict[str, Any], name: str, place: Place
    ) -> None:
        from webauthn import verify_registration_response

        challenge = await self._used_up(token, "new", person.id, person.id)
        with _Garbage():
            verified = verify_registration_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        passkey = PasskeyRow(
            id=_text(verified.credential_id),
            person=person.id,
            public_key=verified.credential_public_key,
            uses=verified.sign_count,
            name=tidy_name(name),
            added_at=self._clock.now(),
            used_at=None,
        )
        if len(await self.list(person)) >= MOST_PASSKEYS:
            raise RequestRefused("refused-too-many-passkeys", most=str(MOST_PASSKEYS))
        try:
            async with self._database.writing() as connection:
                await add_passkey(connection, passkey)
        except IntegrityError:
            raise RequestRefused("refused-passkey") from None

    async def drop(self, person: PersonRow, passkey: str) -> None:
        async with self._database.writing() as connection:
            if not await drop_passkey(connection, person.id, passkey):
                raise RequestRefused("refused-no-passkey")

    # ------------------------------------------------------------ signing in

    def ask_who(self, place: Place) -> Challenge:
        """The device says whose passkey it is: nobody has to type a login, and none can be tried out."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = self._challenge()
        options = generate_authentication_options(
            rp_id=place.name, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        token = self._people.signatures.sign("passkey", "who", "", challenge.hex())
        return Challenge(token, json.loads(options_to_json(options)))

    async def sign_in(self, token: str, answer: dict[str, Any], place: Place) -> PersonRow:
        from webauthn import verify_authentication_response

        async with self._database.reading() as connection:
            passkey = await passkey_by_id(connection, str(answer.get("id"))[:1400])
        person = None if passkey is None else await self._people.get(passkey.person)
        if passkey is None or person is None or person.login is None:
            raise RequestRefused("refused-passkey")
        challenge = await self._used_up(token, "who", "", person.id)
        with _Garbage():
            verified = verify_authentication_response(
                credential=answer,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
                require_user_verification=True,
            )
        async with self._database.writing() as connection:
            await note_use(connection, passkey.id, verified.new_sign_count, self._clock.now())
        return person

    # ------------------------------------------------------------ challenges

    def _challenge(self) -> bytes:
        return bytes.fromhex(self._chance.hexadecimal(CHALLENGE_BYTES))

    async def _used_up(self, token: str, purpose: str, about: str, person: str) -> bytes:
        """The challenge that was signed for this, which is good for nothing more."""
        content = self._people.signatures.read("passkey", token)
        if content is None or content[:2] != [purpose, about]:
            raise RequestRefused("refused-passkey")
        try:
            async with self._database.writing() as connection:
                await use_up(connection, digest(token), person, self._clock.now())
        except IntegrityError:
            raise RequestRefused("refused-passkey") from None
        return bytes.fromhex(content[2])


class _Garbage:
    """Whatever a client sends as a passkey's answer is good or refused; the library fails at odd ones in many ways."""

    def __enter__(self) -> None:
        return

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, Exception):
            raise RequestRefused("refused-passkey") from error


def _text(octets: bytes) -> str:
    return base64.urlsafe_b64encode(octets).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
