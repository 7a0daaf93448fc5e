"""Who looks for which game."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("terms", sa.String(length=120), nullable=False),
        sa.Column("seek", sa.JSON(), nullable=False),
        sa.Column("strength", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_seeks_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_seeks")),
    )
    op.create_index(op.f("ix_seeks_until"), "seeks", ["until"], unique=False)
    op.create_index("ix_seeks_same", "seeks", ["game", "terms", "made_at"], unique=False)
    op.create_index("ix_seeks_made_at", "seeks", ["made_at"], unique=False)
