"""Whether the tables of a tournament count for ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Until now those with deals of their own were rated, and nothing said so.
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tournaments SET rated = (deal = 'own')")
