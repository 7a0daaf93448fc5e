"""The tables of the database for company: whom somebody follows, and who is here. The rest stands in `schema`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Table

from warhost.server.database.schema import METADATA

# One-sided: whoever is followed is neither asked nor told.
FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("friend", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

# When somebody was last here, to the minute. Who is private has no row.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
