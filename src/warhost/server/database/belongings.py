"""All that the database holds about a person: found by its schema, so that nothing can be forgotten. Every column that names
a person is listed here, with what the person gets to see of it and what becomes of it when they leave; a test compares the
list with the schema."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Column, Table, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from warhost.server.database import (  # noqa: F401 - their tables name people too
    company_schema,
    event_schema,
    notice_schema,
)
from warhost.server.database.schema import METADATA

Farewell = Literal["deleted", "kept nameless"]


class Naming(Struct, frozen=True):
    """`told`: whether its rows are among what the person can take along. `farewell`: what becomes of them; what is `kept
    nameless` is so because its person has no name any more, or belongs to others too."""

    told: bool
    farewell: Farewell
    hidden: tuple[str, ...] = ()
    """Columns that are nobody's to see: keys of the server, the dice to come."""


TABLE_SECRETS: Final = (
    "seed",
    "code",
    "position",
    "record",
    "standing",
    "clocks",
    "owner",
    "fence",
    "kicked",
    "plans",
)
NAMINGS: Final[dict[str, Naming]] = {
    "signed_out.person": Naming(told=True, farewell="deleted"),
    "sessions.person": Naming(told=True, farewell="deleted"),
    "devices.person": Naming(told=True, farewell="deleted"),
    "passkeys.person": Naming(told=True, farewell="deleted"),
    "pushes.person": Naming(told=True, farewell="deleted"),
    "relations.person": Naming(told=True, farewell="deleted"),
    # Who blocks somebody is not told to them.
    "relations.other": Naming(told=False, farewell="deleted"),
    "friends.person": Naming(told=True, farewell="deleted"),
    # Nor who follows them.
    "friends.friend": Naming(told=False, farewell="deleted"),
    "tidings.person": Naming(told=True, farewell="deleted"),
    "told.person": Naming(told=True, farewell="deleted"),
    "challenges.person": Naming(told=True, farewell="deleted"),
    "challenges.by": Naming(told=True, farewell="deleted"),
    "presence.person": Naming(told=True, farewell="deleted"),
    "reports.person": Naming(told=True, farewell="kept nameless", hidden=("settled_by",)),
    # What others report is said in confidence.
    "reports.about": Naming(told=False, farewell="kept nameless"),
    "reports.settled_by": Naming(told=False, farewell="kept nameless"),
    "audit.person": Naming(told=True, farewell="kept nameless"),
    "tables.host": Naming(told=True, farewell="kept nameless", hidden=TABLE_SECRETS),
    "seats.owner": Naming(told=True, farewell="kept nameless"),
    "seats.substitute": Naming(told=True, farewell="kept nameless"),
    "eyes.person": Naming(told=True, farewell="kept nameless"),
    "chat.person": Naming(told=True, farewell="kept nameless"),
    "archived.person": Naming(told=True, farewell="deleted"),
    # Other people's ratings follow from these games; those in which nobody else sat are deleted.
    "results.person": Naming(told=True, farewell="kept nameless"),
    "ratings.person": Naming(told=True, farewell="kept nameless"),
    "achievements.person": Naming(told=True, farewell="deleted"),
    "tournaments.host": Naming(told=True, farewell="kept nameless", hidden=("seed", "code")),
    # Others' standings follow from who took part.
    "entrants.person": Naming(told=True, farewell="kept nameless"),
    "members.person": Naming(told=True, farewell="deleted"),
    "seeks.person": Naming(told=True, farewell="deleted"),
    "studies.owner": Naming(told=True, farewell="deleted"),
    # Who leads somebody's study is no more than a place in it, and becomes free.
    "studies.leader": Naming(told=False, farewell="kept nameless"),
    # What somebody tried in another's study belongs to it; their words there are removed.
    "study_nodes.author": Naming(told=True, farewell="kept nameless"),
    "puzzlers.person": Naming(told=True, farewell="deleted"),
    "puzzle_tries.person": Naming(told=True, farewell="deleted"),
}


def columns_naming_people() -> dict[str, Column[Any]]:
    """All of them, by `table.column`."""
    return {
        f"{table.name}.{column.name}": column
        for table in METADATA.sorted_tables
        for column in table.columns
        if any(key.target_fullname == "people.id" for key in column.foreign_keys)
    }


async def told_rows(connection: AsyncConnection, person: str, name: str) -> list[dict[str, Any]]:
    """What a person gets to see of what this column says of them."""
    column, naming = columns_naming_people()[name], NAMINGS[name]
    table: Table = column.table
    shown = [each for each in table.columns if each.name not in naming.hidden]
    rows = await connection.execute(select(*shown).where(column == person))
    return [dict(row) for row in rows.mappings()]


async def bid_farewell(connection: AsyncConnection, person: str) -> None:
    """What is only this person's is gone."""
    columns = columns_naming_people()
    for column in [columns[name] for name, naming in NAMINGS.items() if naming.farewell == "deleted"]:
        table: Table = column.table
        await connection.execute(delete(table).where(column == person))
