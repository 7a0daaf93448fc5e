"""Peace among people: roles and bans, who does not want to meet whom, reports, what administrators did; sessions, devices and
passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("role", sa.String(16), nullable=True))
    op.add_column("people", sa.Column("ban", sa.JSON, nullable=True))
    _create(
        "sessions",
        _key("cookie", 64),
        _person(),
        *_texts(32, "browser", "system"),
        *_moments("made_at", "seen_at"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    _create("devices", _key("device", 16), _person("person", key=True), *_moments("seen_at"))
    op.create_index("ix_devices_person", "devices", ["person"])
    _create(
        "passkeys",
        _key("id", 1400),
        _person(),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        *_moments("uses"),
        *_texts(32, "name"),
        *_moments("added_at"),
        sa.Column("used_at", sa.BigInteger),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    _create(
        "relations",
        _person("person", key=True),
        _person("other", key=True),
        *_texts(8, "kind"),
        *_moments("at"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    _create(
        "reports",
        _key("id", 16),
        _person(),
        _person("about"),
        sa.Column("table_id", sa.String(16)),
        *_texts(16, "reason"),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("evidence", sa.JSON, nullable=False),
        *_moments("at"),
        sa.Column("settled_at", sa.BigInteger),
        _person("settled_by", nullable=True),
        sa.Column("outcome", sa.String(16)),
    )
    for column in ("person", "about", "at", "settled_at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    _create(
        "audit",
        _key("id", 16),
        *_moments("at"),
        _person(nullable=True),
        *_texts(24, "deed"),
        *_texts(16, "about"),
        sa.Column("detail", sa.JSON, nullable=False),
    )
    op.create_index("ix_audit_at", "audit", ["at"])


def _create(name: str, *columns: sa.Column) -> None:  # type: ignore[type-arg]
    people = [column.name for column in columns if column.info.get("person")]
    keys = [column.name for column in columns if column.info.get("key")]
    op.create_table(
        name,
        *columns,
        sa.PrimaryKeyConstraint(*keys, name=f"pk_{name}"),
        *(sa.ForeignKeyConstraint([column], ["people.id"], name=f"fk_{name}_{column}") for column in people),
    )


def _key(name: str, length: int) -> sa.Column:  # type: ignore[type-arg]
    return sa.Column(name, sa.String(length), nullable=False, info={"key": True})


def _person(name: str = "person", *, key: bool = False, nullable: bool = False) -> sa.Column:  # type: ignore[type-arg]
    return sa.Column(name, sa.String(12), nullable=nullable, info={"person": True, "key": key})


def _texts(length: int, *names: str) -> list[sa.Column]:  # type: ignore[type-arg]
    return [sa.Column(name, sa.String(length), nullable=False) for name in names]


def _moments(*names: str) -> list[sa.Column]:  # type: ignore[type-arg]
    return [sa.Column(name, sa.BigInteger, nullable=False) for name in names]
