"""What people have not been told yet, whom somebody has asked to a table, and who is away."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tidings",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("notice", sa.JSON, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", name="pk_tidings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tidings_person", ondelete="CASCADE"),
    )
    op.create_index("ix_tidings_due_at", "tidings", ["due_at"])
    op.create_table(
        "told",
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_told"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_told_person", ondelete="CASCADE"),
    )
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(12), nullable=False),
        sa.Column("by", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_challenges"),
        *(
            sa.ForeignKeyConstraint([column], [target], name=f"fk_challenges_{column}", ondelete="CASCADE")
            for column, target in (("table_id", "tables.id"), ("person", "people.id"), ("by", "people.id"))
        ),
    )
    for column in ("person", "by"):
        op.create_index(f"ix_challenges_{column}", "challenges", [column])
    op.add_column("people", sa.Column("away", sa.JSON(none_as_null=True)))
