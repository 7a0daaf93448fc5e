"""Tournaments and clubs; tables that belong to one, and tables whose deal stays closed while others play it."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("event", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("club", sa.String(16), nullable=True))
    op.create_index("ix_tables_event", "tables", ["event"])
    op.create_index("ix_tables_club", "tables", ["club"])
    _tournaments()
    _clubs()


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(22), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("deal", sa.String(8), nullable=False),
        sa.Column("level", sa.String(32), nullable=True),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("on_timeout", sa.String(10), nullable=False),
        sa.Column("visibility", sa.String(10), nullable=False),
        sa.Column("host", sa.String(12), nullable=True),
        sa.Column("club", sa.String(16), nullable=True),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("starts_at", sa.BigInteger, nullable=True),
        sa.Column("round_every_s", sa.Integer, nullable=False),
        sa.Column("ends_at", sa.BigInteger, nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("round_at", sa.BigInteger, nullable=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=True),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
        sa.UniqueConstraint("code", name="uq_tournaments_code"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tournaments_host"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("ix_tournaments_club", "tournaments", ["club"])
    op.create_index("ix_tournaments_next_at", "tournaments", ["next_at"])
    op.create_index("ix_tournaments_status_changed_at", "tournaments", ["status", "changed_at"])
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(12), nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.Column("timed_out_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entrants"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_entrants_tournament", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_entrants_person"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_index("ix_entrants_tournament_person", "entrants", ["tournament", "person"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("board", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("table_id", sa.String(16), nullable=True),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("places", sa.JSON, nullable=True),
        sa.Column("scores", sa.JSON, nullable=True),
        sa.Column("absent", sa.JSON, nullable=False),
        sa.Column("adjusted", sa.JSON, nullable=True),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_pairings"),
        sa.ForeignKeyConstraint(
            ["tournament"], ["tournaments.id"], name="fk_pairings_tournament", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_pairings_table_id", "pairings", ["table_id"])
    op.create_index("ix_pairings_is_open", "pairings", ["is_open"])


def _clubs() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("code", sa.String(22), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("about", sa.String(1000), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("members", sa.Integer, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("code", name="uq_clubs_code"),
    )
    op.create_index("ix_clubs_is_open", "clubs", ["is_open"])
    op.create_table(
        "members",
        sa.Column("club", sa.String(16), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("club", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_members_club", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_members_person"),
    )
    op.create_index("ix_members_person", "members", ["person"])
