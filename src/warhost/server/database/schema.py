"""The tables of the database, the same for SQLite and PostgreSQL. Moments are milliseconds since 1970 in UTC."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

from warhost.server.database.result_rows import ALL_SEASONS, ALL_SIDES

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
    Column("role", String(16)),
    Column("ban", JSON(none_as_null=True)),
    Column("away", JSON(none_as_null=True)),
    Column("recovery", String(64)),
)

# Cookies that are not valid any more, by their digest, until they would have expired.
SIGNED_OUT: Final = Table(
    "signed_out",
    METADATA,
    Column("cookie", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
)

# Devices on which somebody is signed in, by the digest of their cookie, as their person is shown them.
SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("cookie", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("browser", String(32), nullable=False),
    Column("system", String(32), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)

# Which accounts were signed in at one browser: at a rated table they do not meet.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("device", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("seen_at", BigInteger, nullable=False),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(32), nullable=False),
    Column("added_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# Whom somebody does not want to hear (mute), or not to meet at all (block).
RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# `evidence` is what the reported person had said there, as it was when it was reported.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("about", ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", String(16)),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("evidence", JSON, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
    Column("settled_at", BigInteger, index=True),
    Column("settled_by", ForeignKey("people.id")),
    Column("outcome", String(16)),
)

# What administrators did. Rows are only added; whoever is removed stays here by id, without a name.
AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("person", ForeignKey("people.id")),
    Column("deed", String(24), nullable=False),
    Column("about", String(16), nullable=False),
    Column("detail", JSON, nullable=False),
)

PUSHES: Final = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(1000), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(200), nullable=False),
    Column("added_at", BigInteger, nullable=False, server_default="0"),
)

# The columns after `created_at` belong to the journal: they change with the log, the others with `version`. `owner` and
# `fence` say which server owns the table; every change of owner counts `fence` up, and every write of an owner names it. `counted`:
# what came of it stands among the results. `plans`: what seats have prepared; it changes together with the log, and otherwise.
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
    Column("status", String(10), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("watch", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("keep_secrets", Boolean, nullable=False, server_default=false()),
    Column("clock", JSON, nullable=False),
    Column("on_timeout", String(10), nullable=False),
    Column("shuffle_seats", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("kicked", JSON, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("proposal", JSON(none_as_null=True)),
    Column("rematch", String(16), index=True),
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
    Column("event", String(32), index=True),
    Column("sealed", Boolean, nullable=False, server_default=false()),
    Column("club", String(16)),
    Column("counted", Boolean, nullable=False, server_default=false()),
    Column("plans", JSON(none_as_null=True)),
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

# `rested_at`: when the table last changed, once its game is over and counted; empty again if it changes after all.
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("side", String(64), nullable=False),
    Column("owner", ForeignKey("people.id")),
    Column("substitute", ForeignKey("people.id")),
    Column("bot", String(32)),
    Column("is_open", Boolean, nullable=False),
    Column("name", String(32)),
    Column("rested_at", BigInteger),
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

# Finished games, numbered in the order in which they were rated, and what came of each seat. They outlive their tables.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(16), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("season", Integer, nullable=False),
    Column("ending", String(64), nullable=False),
    Column("decisions", Integer, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("is_public", Boolean, nullable=False),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("number", ForeignKey("games.number", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(32)),
    Column("side", String(64), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("has_won", Boolean, nullable=False),
    Column("has_abandoned", Boolean, nullable=False),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("strength_before", Float),
    Column("strength", Float),
    Column("deviation", Float),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("side", String(64), primary_key=True),
    Column("strength", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("number", Integer, nullable=False),
)

# What somebody has achieved, each once: in the first game, by its number, in which it was earned.
ACHIEVEMENTS: Final = Table(
    "achievements",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("achievement", String(32), primary_key=True),
    Column("number", ForeignKey("games.number", ondelete="CASCADE"), nullable=False, index=True),
)

# Who looks for which game; one seek a person.
SEEKS: Final = Table(
    "seeks",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("terms", String(120), nullable=False),
    Column("seats", Integer, nullable=False, server_default="0"),
    Column("pace", String(10), nullable=False, server_default="live"),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("seek", JSON, nullable=False),
    Column("strength", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
    Column("table_id", String(16)),
    Column("bots_at", BigInteger, index=True),
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

# A finished game with what might have been. It keeps the record itself, so that it outlives the table. `version` counts what
# changes in it, `pruned` is the version at which something was last taken out, `last` the highest number a decision ever had.
STUDIES: Final = Table(
    "studies",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("table_id", String(16), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("total", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("everyone", Boolean, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("leader", ForeignKey("people.id"), index=True),
    Column("version", Integer, nullable=False),
    Column("pruned", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("nodes", Integer, nullable=False),
    Column("bytes", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
)

# The decisions that were tried in a study.
STUDY_NODES: Final = Table(
    "study_nodes",
    METADATA,
    Column("study", ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("parent", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("seat", String(64), nullable=False),
    Column("key", String(300), nullable=False),
    Column("author", ForeignKey("people.id"), nullable=False, index=True),
    Column("bot", Boolean, nullable=False),
    Column("name", String(60), nullable=False),
    Column("note", Text, nullable=False),
    Column("version", Integer, nullable=False),
)

# Analyses of finished games, wished for, under way and done. Whoever works at one says so until a moment by the clock of
# `Database.moment`; after that another server takes it up.
ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("state", String(10), nullable=False, index=True),
    Column("person", String(12), nullable=False, index=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("progress", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("server", String(32)),
    Column("until", BigInteger),
    Column("problem", String(64)),
    Column("result", LargeBinary),
)

# How well somebody solves the puzzles of a game.
PUZZLERS: Final = Table(
    "puzzlers",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("days", Integer, nullable=False),
    Column("best_days", Integer, nullable=False),
    Column("last_day", Integer, nullable=False),
)

# Who has tried which puzzle, and how it went.
PUZZLE_TRIES: Final = Table(
    "puzzle_tries",
    METADATA,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("state", String(10), nullable=False),
    Column("tries", Integer, nullable=False),
)

# What people's tries say of puzzles, beside what bots found.
PUZZLE_GRADES: Final = Table(
    "puzzle_grades",
    METADATA,
    Column("game", String(32), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

Index("ix_tables_status_visibility", TABLES.c.status, TABLES.c.visibility)
# One's own tables, the newest change first, are found in these alone, and no more of them than are shown: somebody may have had
# thousands.
Index("ix_seats_owner_rested_at", SEATS.c.owner, SEATS.c.rested_at, SEATS.c.table_id)
Index("ix_seats_substitute_rested_at", SEATS.c.substitute, SEATS.c.rested_at, SEATS.c.table_id)
Index("ix_tables_host_changed_at", TABLES.c.host, TABLES.c.changed_at, TABLES.c.id)
Index("ix_tables_id_changed_at_game", TABLES.c.id, TABLES.c.changed_at, TABLES.c.game)
# Most tables are of no club.
OF_A_CLUB: Final = TABLES.c.club.is_not(None)
Index(
    "ix_tables_club_changed_at",
    *(TABLES.c.club, TABLES.c.changed_at),
    postgresql_where=OF_A_CLUB,
    sqlite_where=OF_A_CLUB,
)
# Few seats of very many tables are free.
Index("ix_seats_open", SEATS.c.table_id, postgresql_where=SEATS.c.is_open, sqlite_where=SEATS.c.is_open)
Index("ix_tables_status_counted", TABLES.c.status, TABLES.c.counted)
Index("ix_results_person_number", RESULTS.c.person, RESULTS.c.number)
Index(
    "ix_results_person_game_pace_number", RESULTS.c.person, RESULTS.c.game, RESULTS.c.pace, RESULTS.c.number
)
Index(
    "ix_ratings_board",
    *(RATINGS.c[name] for name in ("game", "pace", "season", "side", "is_listed", "strength", "person")),
)
# Of many people, those ratings that leaderboards show: each has many others, for seasons and sides.
IS_SHOWN: Final = text(f"season = {ALL_SEASONS} AND side = '{ALL_SIDES}' AND is_listed")
Index(
    "ix_ratings_whole",
    *(RATINGS.c[name] for name in ("person", "game", "pace")),
    postgresql_where=IS_SHOWN,
    sqlite_where=IS_SHOWN,
)
Index("ix_seeks_same", SEEKS.c.game, SEEKS.c.terms, SEEKS.c.made_at)
Index("ix_seeks_made_at", SEEKS.c.made_at)
