"""The tables of the database, the same for SQLite and PostgreSQL. Moments are milliseconds since 1970 in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("language", String(2), nullable=False),
    Column("preferences", JSON, nullable=False),
    Column("notices", JSON, nullable=False),
    Column("epoch", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# Cookies that are not valid any more, by their digest, until they would have expired.
SIGNED_OUT: Final = Table(
    "signed_out",
    METADATA,
    Column("cookie", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(200), nullable=False),
)

# The columns after `created_at` belong to the journal: they change with the log, the others with `version`. The last two
# say which server owns the table; every change of owner counts `fence` up, and every write of an owner names it.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(22), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("origin", String(10), nullable=False),
    Column("lesson", String(64)),
    Column("status", String(10), nullable=False, index=True),
    Column("visibility", String(10), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("on_timeout", String(10), nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("host", ForeignKey("people.id"), nullable=False, index=True),
    Column("kicked", JSON, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("proposal", JSON(none_as_null=True)),
    Column("rematch", String(16)),
    Column("quarantine", JSON(none_as_null=True)),
    Column("version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("waiting", JSON, nullable=False),
    Column("clocks", JSON, nullable=False),
    Column("wake_at", BigInteger, index=True),
    Column("changed_at", BigInteger, nullable=False, index=True),
    Column("result", JSON(none_as_null=True)),
    Column("record", Text),
    Column("standing", LargeBinary),
    Column("owner", String(32), index=True),
    Column("fence", Integer, nullable=False, server_default="0"),
)

# Those who may own tables. A moment in `alive_until` is by the clock of `Database.moment`, not that of the other columns.
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("machine", String(255), nullable=False),
    Column("address", String(255), nullable=False),
    Column("alive_until", BigInteger, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", String(64), nullable=False),
    Column("owner", ForeignKey("people.id"), index=True),
    Column("substitute", ForeignKey("people.id"), index=True),
    Column("bot", String(32)),
    Column("is_open", Boolean, nullable=False),
    Column("name", String(32)),
)

# Who ever had the eyes of which seat in its game; rows are only added while it lasts.
EYES: Final = Table(
    "eyes",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# One row for each decision and each taking back. The primary key keeps two writers apart.
LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(300), nullable=False),
    Column("dice", JSON, nullable=False),
    Column("target", Integer, nullable=False),
    Column("actor", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("seats", JSON, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

ARCHIVED: Final = Table(
    "archived",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What an administrator wants done: the next server that looks takes it.
ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("about", String(16), nullable=False),
    Column("person", String(12)),
    Column("at", BigInteger, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("outcome", String(64)),
)

Index("ix_tables_status_visibility", TABLES.c.status, TABLES.c.visibility)
