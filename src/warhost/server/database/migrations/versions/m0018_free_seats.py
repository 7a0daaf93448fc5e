"""One's own tables and free seats are found without looking at all the others."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

COVERING = (
    ("ix_seats_owner", "seats", ["owner", "table_id"]),
    ("ix_seats_substitute", "seats", ["substitute", "table_id"]),
    ("ix_tables_host", "tables", ["host", "id"]),
)


def upgrade() -> None:
    for old, table, columns in COVERING:
        op.drop_index(old, table)
        op.create_index(f"ix_{table}_{'_'.join(columns)}", table, columns)
    # Two others begin with the status.
    op.drop_index("ix_tables_status", "tables")
    op.create_index("ix_tables_id_changed_at_game", "tables", ["id", "changed_at", "game"])
    is_open = sa.text("is_open")
    op.create_index("ix_seats_open", "seats", ["table_id"], postgresql_where=is_open, sqlite_where=is_open)
