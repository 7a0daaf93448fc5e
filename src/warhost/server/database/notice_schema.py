"""The tables of the database for what people are to be told. The rest stands in `schema`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, BigInteger, Column, ForeignKey, String, Table

from warhost.server.database.schema import METADATA

# What somebody has not been told yet: of each table and kind the newest.
TIDINGS: Final = Table(
    "tidings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("notice", JSON, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
)

# When somebody was told something last.
TOLD: Final = Table(
    "told",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Whom somebody has asked to a table that gathers.
CHALLENGES: Final = Table(
    "challenges",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)
