"""Browsers that want notices have an age, so that somebody's oldest can give way."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("pushes", sa.Column("added_at", sa.BigInteger, nullable=False, server_default="0"))
