"""From a rematch back to the table whose rematch it is."""

from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_rematch", "tables", ["rematch"])
