"""Studies: finished games with what might have been."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("everyone", sa.Boolean(), nullable=False),
        sa.Column("owner", sa.String(length=12), nullable=False),
        sa.Column("leader", sa.String(length=12), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("pruned", sa.Integer(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("nodes", sa.Integer(), nullable=False),
        sa.Column("bytes", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name=op.f("fk_studies_owner")),
        sa.ForeignKeyConstraint(["leader"], ["people.id"], name=op.f("fk_studies_leader")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    for column in ("table_id", "owner", "leader"):
        op.create_index(op.f(f"ix_studies_{column}"), "studies", [column], unique=False)
    op.create_table(
        "study_nodes",
        sa.Column("study", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("parent", sa.Integer(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(length=64), nullable=False),
        sa.Column("key", sa.String(length=300), nullable=False),
        sa.Column("author", sa.String(length=12), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["study"], ["studies.id"], name=op.f("fk_study_nodes_study"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["author"], ["people.id"], name=op.f("fk_study_nodes_author")),
        sa.PrimaryKeyConstraint("study", "number", name=op.f("pk_study_nodes")),
    )
    op.create_index(op.f("ix_study_nodes_author"), "study_nodes", ["author"], unique=False)
