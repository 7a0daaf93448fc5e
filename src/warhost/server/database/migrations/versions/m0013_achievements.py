"""What people have achieved in the games that were counted."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("achievement", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "achievement", name="pk_achievements"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_achievements_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["number"], ["games.number"], name="fk_achievements_number", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_achievements_number", "achievements", ["number"])
