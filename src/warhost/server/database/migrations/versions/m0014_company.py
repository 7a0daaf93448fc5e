"""Whom people follow, and who is here now."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "friends",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("friend", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "friend", name="pk_friends"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_friends_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["people.id"], name="fk_friends_friend", ondelete="CASCADE"),
    )
    op.create_index("ix_friends_friend", "friends", ["friend"])
    op.create_table(
        "presence",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_presence"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_presence_person", ondelete="CASCADE"),
    )
    op.create_index("ix_presence_at", "presence", ["at"])
