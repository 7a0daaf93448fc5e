"""One's newest tables are found without looking at all that one ever had: seats know since when their table is at rest. A club's
newest tables, and ratings over all seasons and sides, have indexes of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

REPLACED = (
    ("ix_seats_owner_table_id", "ix_seats_owner_rested_at", "seats", ["owner", "rested_at", "table_id"]),
    (
        "ix_seats_substitute_table_id",
        "ix_seats_substitute_rested_at",
        "seats",
        ["substitute", "rested_at", "table_id"],
    ),
    ("ix_tables_host_id", "ix_tables_host_changed_at", "tables", ["host", "changed_at", "id"]),
)


def upgrade() -> None:
    op.add_column("seats", sa.Column("rested_at", sa.BigInteger))
    op.execute(
        "UPDATE seats SET rested_at = (SELECT changed_at FROM tables"
        " WHERE tables.id = seats.table_id AND tables.counted AND tables.status = 'finished')"
    )
    for old, new, table, columns in REPLACED:
        op.drop_index(old, table)
        op.create_index(new, table, columns)
    of_a_club = sa.text("club IS NOT NULL")
    op.drop_index("ix_tables_club", "tables")
    op.create_index(
        "ix_tables_club_changed_at",
        "tables",
        ["club", "changed_at"],
        postgresql_where=of_a_club,
        sqlite_where=of_a_club,
    )
    is_shown = sa.text("season = 0 AND side = '' AND is_listed")
    op.create_index(
        "ix_ratings_whole",
        "ratings",
        ["person", "game", "pace"],
        postgresql_where=is_shown,
        sqlite_where=is_shown,
    )
