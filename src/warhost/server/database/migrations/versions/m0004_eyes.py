"""Who ever looked through the eyes of which seat. At tables whose games already run, those who hold the seats now."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "eyes",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_eyes_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_eyes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "person", name=op.f("pk_eyes")),
    )
    op.create_index(op.f("ix_eyes_person"), "eyes", ["person"], unique=False)
    for holder, besides in (
        ("owner", ""),
        ("substitute", " AND (seats.owner IS NULL OR seats.owner <> seats.substitute)"),
    ):
        op.execute(
            "INSERT INTO eyes (table_id, seat, person)"
            f" SELECT seats.table_id, seats.seat, seats.{holder}"
            " FROM seats JOIN tables ON tables.id = seats.table_id"
            f" WHERE tables.status = 'playing' AND seats.{holder} IS NOT NULL{besides}"
        )
