"""Tables that failed or hung are set aside, with the reason, until an administrator releases them."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("quarantine", sa.JSON(none_as_null=True), nullable=True))
