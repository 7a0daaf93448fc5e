"""Finished games, what came of each seat, and ratings. Games that were finished before are counted as the servers come to them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_status_counted", "tables", ["status", "counted"], unique=False)
    op.create_table(
        "games",
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(length=64), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_games")),
        sa.UniqueConstraint("table_id", name=op.f("uq_games_table_id")),
    )
    op.create_table(
        "results",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=True),
        sa.Column("bot", sa.String(length=32), nullable=True),
        sa.Column("side", sa.String(length=64), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("has_won", sa.Boolean(), nullable=False),
        sa.Column("has_abandoned", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("finished_at", sa.BigInteger(), nullable=False),
        sa.Column("strength_before", sa.Float(), nullable=True),
        sa.Column("strength", sa.Float(), nullable=True),
        sa.Column("deviation", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["number"], ["games.number"], name=op.f("fk_results_number"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person")),
        sa.PrimaryKeyConstraint("number", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person_number", "results", ["person", "number"], unique=False)
    op.create_index(
        "ix_results_person_game_pace_number", "results", ["person", "game", "pace", "number"], unique=False
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("side", sa.String(length=64), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "game", "pace", "season", "side", name=op.f("pk_ratings")),
    )
    op.create_index(
        "ix_ratings_board",
        "ratings",
        ["game", "pace", "season", "side", "is_listed", "strength", "person"],
        unique=False,
    )
