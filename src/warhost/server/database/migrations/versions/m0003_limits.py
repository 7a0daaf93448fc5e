"""Sessions that end, people who were sent away, how much each table takes, when somebody was last here, and an
administrator's orders to the servers."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE people SET seen_at = created_at")
    op.add_column("tables", sa.Column("kicked", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("bytes", sa.Integer(), nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET bytes = length(CAST(options AS TEXT))"
        " + coalesce(length(CAST(position AS TEXT)), 0) + coalesce(length(record), 0)"
    )
    op.create_index(op.f("ix_tables_host"), "tables", ["host"], unique=False)
    op.create_index(op.f("ix_chat_person"), "chat", ["person"], unique=False)
    op.create_table(
        "signed_out",
        sa.Column("cookie", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_signed_out_person")),
        sa.PrimaryKeyConstraint("cookie", name=op.f("pk_signed_out")),
    )
    op.create_index(op.f("ix_signed_out_person"), "signed_out", ["person"], unique=False)
    op.create_table(
        "orders",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("about", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.String(length=64), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )
