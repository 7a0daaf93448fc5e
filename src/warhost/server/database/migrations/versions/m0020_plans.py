"""Answers that people have prepared for questions that may come to them."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("plans", sa.JSON(none_as_null=True)))
