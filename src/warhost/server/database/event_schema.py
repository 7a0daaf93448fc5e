"""The tables of the database for tournaments and clubs; the rest stands in `schema`."""

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
    String,
    Table,
    false,
)

from warhost.server.database.schema import METADATA

# Whatever changes a tournament counts `version` up and names the one it has seen: of two servers that move it on, one does.
TOURNAMENTS: Final = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(22), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("system", String(12), nullable=False),
    Column("deal", String(8), nullable=False),
    Column("level", String(32)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("rounds", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("on_timeout", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("host", ForeignKey("people.id"), index=True),
    Column("club", String(16), index=True),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("starts_at", BigInteger),
    Column("round_every_s", Integer, nullable=False),
    Column("ends_at", BigInteger),
    Column("status", String(10), nullable=False),
    Column("paused", Boolean, nullable=False),
    Column("round", Integer, nullable=False),
    Column("round_at", BigInteger),
    Column("seed", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("changed_at", BigInteger, nullable=False),
    Column("next_at", BigInteger, index=True),
)

# A number in a tournament, and who plays for it: a substitute takes over the number with its points.
ENTRANTS: Final = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), index=True),
    Column("status", String(10), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Column("timed_out_at", BigInteger),
)

# A table of a round, or, with one entrant and no table, a bye. `entrants` are numbers in the order of seats.
PAIRINGS: Final = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table_id", String(16), index=True),
    Column("entrants", JSON, nullable=False),
    Column("is_open", Boolean, nullable=False, index=True),
    Column("places", JSON(none_as_null=True)),
    Column("scores", JSON(none_as_null=True)),
    Column("absent", JSON, nullable=False),
    Column("adjusted", JSON(none_as_null=True)),
)

CLUBS: Final = Table(
    "clubs",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(22), nullable=False, unique=True),
    Column("name", String(60), nullable=False),
    Column("about", String(1000), nullable=False),
    Column("is_open", Boolean, nullable=False, index=True),
    Column("members", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("club", ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("role", String(10), nullable=False),
    Column("since", BigInteger, nullable=False),
)

Index("ix_entrants_tournament_person", ENTRANTS.c.tournament, ENTRANTS.c.person, unique=True)
Index("ix_tournaments_status_changed_at", TOURNAMENTS.c.status, TOURNAMENTS.c.changed_at)
