"""Settings of a server: from a file, then the environment, then flags; the later wins. One list tells all of them."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta, Struct
from platformdirs import user_data_path

PREFIX: Final = "WARHOST_"
SECRET_SETTINGS: Final = ("secret", "database", "bus", "smtp", "metrics_token")
"""Never written to a log."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What each one means stands in the Fluent message `setting-<name>`."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65_535)] = 8000
    workers: Annotated[int, Meta(ge=0, le=256)] = 0
    database: str = ""
    bus: str = ""
    public_url: str = ""
    hosts: tuple[str, ...] = ()
    trusted_proxies: str = "127.0.0.1"
    secret: str = ""
    accounts: bool = True
    bot_workers: Annotated[int, Meta(ge=1, le=256)] = max(4, 2 * (os.cpu_count() or 1))
    bot_workers_most: Annotated[int, Meta(ge=1, le=1024)] = max(16, 8 * (os.cpu_count() or 1))
    bot_budget_ms: Annotated[int, Meta(ge=1, le=600_000)] = 4_000
    bot_pause_ms: Annotated[int, Meta(ge=0, le=60_000)] = 400
    bot_unseen_pause_ms: Annotated[int, Meta(ge=0, le=60_000)] = 1_000
    hint_level: Literal["easy", "normal", "hard", "expert", "champion"] = "hard"
    hint_budget_ms: Annotated[int, Meta(ge=1, le=60_000)] = 300
    analysis_workers: Annotated[int, Meta(ge=0, le=64)] = 2
    analysis_budget_s: Annotated[int, Meta(ge=1, le=3_600)] = 120
    rates: Annotated[float, Meta(ge=0)] = 1.0
    guest_mb: Annotated[int, Meta(ge=1)] = 8
    account_mb: Annotated[int, Meta(ge=1)] = 64
    guest_tables: Annotated[int, Meta(ge=1)] = 20
    account_tables: Annotated[int, Meta(ge=1)] = 100
    keep_gathering_days: Annotated[int, Meta(ge=0)] = 14
    keep_lesson_days: Annotated[int, Meta(ge=0)] = 7
    keep_guest_days: Annotated[int, Meta(ge=0)] = 180
    keep_record_days: Annotated[int, Meta(ge=0)] = 365
    sockets_per_address: Annotated[int, Meta(ge=1)] = 100
    connections_most: Annotated[int, Meta(ge=1)] = 10_000
    compress: bool = True
    unload_after_s: Annotated[int, Meta(ge=1)] = 600
    restart_grace_s: Annotated[int, Meta(ge=0)] = 20
    push: bool = False
    push_contact: str = ""
    smtp: str = ""
    mail_from: str = ""
    webhooks: bool = False
    private_webhooks: bool = False
    notice_every_s: Annotated[int, Meta(ge=0)] = 600
    metrics: bool = True
    metrics_token: str = ""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    shutdown_s: Annotated[int, Meta(ge=0)] = 10

    @property
    def database_url(self) -> str:
        """The address for SQLAlchemy, with the driver that this server uses."""
        given = self.database or f"sqlite:///{default_database()}"
        if given.startswith(("postgres://", "postgresql://")):
            return "postgresql+asyncpg://" + given.split("://", 1)[1]
        if given.startswith("sqlite://"):
            return "sqlite+aiosqlite://" + given.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{Path(given).expanduser().absolute()}"

    @property
    def database_file(self) -> Path | None:
        """The file of an SQLite database; None for one in memory, and for PostgreSQL."""
        url = self.database_url
        file = url.split("://", 1)[1].removeprefix("/")
        return None if not url.startswith("sqlite") or file in ("", ":memory:") else Path(file)

    @property
    def servers_folder(self) -> Path | None:
        """Beside a database file: where the servers that use it know of each other. None without such a file."""
        return None if self.database_file is None else Path(f"{self.database_file}-servers")

    @property
    def can_be_shared(self) -> bool:
        """Whether several processes can use its database."""
        return self.database_file is not None or not self.database_url.startswith("sqlite")


class BadSettings(Exception):
    """A setting that does not exist or does not take this value; `source` says where it was given."""

    def __init__(self, source: str, problem: str) -> None:
        super().__init__(f"{source}: {problem}")


def default_database() -> Path:
    return user_data_path("warhost", appauthor=False) / "warhost.sqlite3"


def load_settings(
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
    flags: Mapping[str, Any] | None = None,
) -> Settings:
    """All three sources together."""
    merged: dict[str, Any] = {}
    if file is not None:
        merged |= _checked(str(file), _from_file(file))
    merged |= _checked("environment", _from_environment(os.environ if environment is None else environment))
    merged |= _checked("flags", {name: value for name, value in (flags or {}).items() if value is not None})
    return _convert("settings", merged)


def setting_names() -> tuple[str, ...]:
    return Settings.__struct_fields__


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSettings(str(file), error.strerror or "cannot be read") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(str(file), str(error)) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """WARHOST_PORT=8080; lists are separated by commas. Other WARHOST_ variables belong to other commands."""
    return {
        name: environment[PREFIX + name.upper()]
        for name in setting_names()
        if environment.get(PREFIX + name.upper())
    }


def _checked(source: str, given: dict[str, Any]) -> dict[str, Any]:
    for name, value in given.items():
        if name == "hosts" and isinstance(value, str):
            given[name] = tuple(part.strip() for part in value.split(",") if part.strip())
    _convert(source, given)
    return given


def _convert(source: str, given: dict[str, Any]) -> Settings:
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings(source, str(error)) from None
    if settings.public_url and not _is_whole_address(settings.public_url):
        raise BadSettings(source, "public_url: expected http:// or https:// and a name")
    return settings


def _is_whole_address(address: str) -> bool:
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.hostname)
