"""What the server's commands have in common: their words, their flags, settings and a database to work with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from warhost.server.settings import BadSettings, Settings, load_settings
from warhost.words import system_language, words_for

if TYPE_CHECKING:
    from warhost.server.database.connection import Database

Outcome = TypeVar("Outcome")


def text(key: str, variables: Mapping[str, Any] | None = None) -> str:
    return words_for(system_language(), ("server", "core")).say(key, variables)


ConfigFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help=text("serve-config"))]
DatabaseFlag = Annotated[str | None, typer.Option(help=text("setting-database"))]


def settings_of(file: Path | None, flags: dict[str, Any]) -> Settings:
    try:
        return load_settings(file, flags=flags)
    except BadSettings as error:
        raise typer.BadParameter(str(error)) from None


def with_database(settings: Settings, work: Callable[[Database], Awaitable[Outcome]]) -> Outcome:
    from warhost.server.database.connection import Database

    async def run() -> Outcome:
        database = Database(settings.database_url)
        await database.open()
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())
