"""Analyses of finished games, puzzles and who solves them; and tables that keep their secrets."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("keep_secrets", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("progress", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("server", sa.String(32)),
        sa.Column("until", sa.BigInteger()),
        sa.Column("problem", sa.String(64)),
        sa.Column("result", sa.LargeBinary()),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_state"), "analyses", ["state"])
    op.create_index(op.f("ix_analyses_person"), "analyses", ["person"])
    numbers = ("solved", "failed", "streak", "best_streak", "days", "best_days", "last_day")
    op.create_table(
        "puzzlers",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in numbers),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzlers_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_puzzlers")),
    )
    op.create_table(
        "puzzle_tries",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzle_tries_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_puzzle_tries")),
    )
    op.create_table(
        "puzzle_grades",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("puzzle", sa.String(16), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", name=op.f("pk_puzzle_grades")),
    )
