"""What seeks are sorted by where there are many of them, and when bots are due at one for which nobody asks."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for column in (
        sa.Column("seats", sa.Integer, nullable=False, server_default="0"),
        sa.Column("pace", sa.String(10), nullable=False, server_default="live"),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("bots_at", sa.BigInteger),
    ):
        op.add_column("seeks", column)
    op.create_index("ix_seeks_bots_at", "seeks", ["bots_at"])
    _take_over_waiting_seeks()


def _take_over_waiting_seeks() -> None:
    seeks = sa.table(
        "seeks",
        *map(sa.column, ("person", "seek", "made_at", "seats", "pace", "rated", "bots_at")),
    )
    connection = op.get_bind()
    for person, stored, made_at in connection.execute(
        sa.select(seeks.c.person, seeks.c.seek, seeks.c.made_at)
    ).all():
        seek = json.loads(stored) if isinstance(stored, str) else stored
        patience = seek.get("bots_after_s")
        connection.execute(
            seeks.update()
            .where(seeks.c.person == person)
            .values(
                seats=seek["seats"],
                pace=seek["clock"]["kind"],
                rated=seek["rated"],
                bots_at=None if patience is None else made_at + patience * 1000,
            )
        )
