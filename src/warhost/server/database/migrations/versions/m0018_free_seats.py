"""Free seats are found without looking at all the others."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    is_open = sa.text("is_open")
    op.create_index("ix_seats_open", "seats", ["table_id"], postgresql_where=is_open, sqlite_where=is_open)
