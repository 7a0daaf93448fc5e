"""What an administrator can see and have done, from the command line. Whatever concerns running tables is ordered by way of
the database, and a server does it: it alone knows who is connected."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any, Final

import msgspec

from warhost.core.errors import WarhostError
from warhost.server.chance import Chance
from warhost.server.clock import SystemClock
from warhost.server.database.admin_queries import largest_hosts
from warhost.server.database.connection import Database
from warhost.server.database.order_queries import OrderRow, add_order, outcome_of_order
from warhost.server.database.peace_queries import add_audit
from warhost.server.database.person_queries import change_person, people_by_ids, person_by_id, person_by_login
from warhost.server.database.quota_queries import Usage, usage_of
from warhost.server.database.rows import AuditRow, PersonRow
from warhost.server.database.table_queries import last_chat_number, seats_of, table_by_id
from warhost.server.people.register import recovery_token, signing_secret
from warhost.server.people.signatures import Signatures
from warhost.server.settings import Settings

PATIENCE_S: Final = 10.0
LOOK_S: Final = 0.2
SECRETS: Final = ("seed", "code", "password")


class NoSuchPerson(WarhostError):
    def __init__(self, person: str) -> None:
        super().__init__("admin-no-person", f"nobody has the id or login {person}", {"person": person})


class NoSuchTable(WarhostError):
    def __init__(self, table: str) -> None:
        super().__init__("admin-no-table", f"there is no table {table}", {"table": table})


async def person_called(database: Database, name: str) -> PersonRow:
    """By id or by login."""
    async with database.reading() as connection:
        found = await person_by_login(connection, name.lower()) or await person_by_id(connection, name)
    if found is None:
        raise NoSuchPerson(name)
    return found


async def look_at_person(database: Database, name: str) -> dict[str, Any]:
    person = await person_called(database, name)
    async with database.reading() as connection:
        usage = await usage_of(connection, person.id)
    return _without_secrets(person) | {"usage": msgspec.structs.asdict(usage)}


async def look_at_table(database: Database, table: str) -> dict[str, Any]:
    """Everything around its game, no secrets."""
    async with database.reading() as connection:
        row = await table_by_id(connection, table)
        if row is None:
            raise NoSuchTable(table)
        seats = (await seats_of(connection, [table]))[table]
        lines = await last_chat_number(connection, table)
    return _without_secrets(row) | {
        "seats": [msgspec.structs.asdict(seat) for seat in seats],
        "lines_of_talk": lines,
    }


async def largest_users(database: Database, limit: int) -> list[tuple[PersonRow, Usage]]:
    async with database.reading() as connection:
        hosts = await largest_hosts(connection, limit)
        people = await people_by_ids(connection, set(hosts))
        return [(people[host], await usage_of(connection, host)) for host in hosts if host in people]


async def give_order(database: Database, kind: str, about: str, now: int) -> str | None:
    """Order something; returns how it went, or None when no server has taken it up yet."""
    order = OrderRow(secrets.token_urlsafe(12), kind, about, None, now, False, None)
    async with database.writing() as connection:
        await add_order(connection, order)
    for _ in range(round(PATIENCE_S / LOOK_S)):
        async with database.reading() as connection:
            outcome = await outcome_of_order(connection, order.id)
        if outcome is not None:
            return outcome
        await asyncio.sleep(LOOK_S)
    return None


async def set_role(database: Database, name: str, role: str | None, now: int) -> PersonRow:
    """Make somebody an administrator, or not any more."""
    person = await person_called(database, name)
    if role is not None and person.login is None:
        raise NoSuchPerson(name)
    entry = AuditRow(secrets.token_urlsafe(12), now, None, "role", person.id, {"role": role})
    async with database.writing() as connection:
        await change_person(connection, person.id, {"role": role})
        await add_audit(connection, entry)
    return person


async def recovery_link(database: Database, settings: Settings, name: str) -> str:
    """Whoever has it sets a new password for this account, once, within a day."""
    person = await person_called(database, name)
    if person.login is None:
        raise NoSuchPerson(name)
    signatures = Signatures(SystemClock(), Chance())
    signatures.use(await signing_secret(database, settings.secret, Chance()))
    address = settings.public_url.rstrip("/") or f"http://{settings.host}:{settings.port}"
    return f"{address}/recover#{recovery_token(signatures, person)}"


def _without_secrets(row: msgspec.Struct) -> dict[str, Any]:
    told = msgspec.structs.asdict(row)
    return {name: value for name, value in told.items() if name not in SECRETS}
