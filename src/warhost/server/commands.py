"""The commands `warhost serve`, `backup`, `restore`, `quarantine` and `admin`; the command line mounts them with `add_to`."""

from __future__ import annotations

import inspect
import json
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from warhost.server import admin_commands
from warhost.server.command_parts import ConfigFile, DatabaseFlag, settings_of, text, with_database
from warhost.server.opening import free_port, is_free, is_served, open_when_ready
from warhost.server.settings import PREFIX, BadSettings, Settings

if TYPE_CHECKING:
    from warhost.server.database.connection import Database

# The server's libraries are imported when a command needs them: `warhost --help` must not wait for a database driver.


def add_to(app: typer.Typer) -> None:
    app.command("serve", help=text("serve-help"))(serve)
    app.command("backup", help=text("backup-help"), epilog="`warhost backup tables.backup`")(backup)
    app.command("restore", help=text("restore-help"), epilog="`warhost restore tables.backup`")(restore)
    group = typer.Typer(help=text("quarantine-help"), no_args_is_help=True, rich_markup_mode="markdown")
    group.command("list", help=text("quarantine-list-help"))(list_quarantine)
    group.command("show", help=text("quarantine-show-help"))(show_quarantined)
    group.command("release", help=text("quarantine-release-help"))(release_quarantined)
    app.add_typer(group, name="quarantine")
    app.add_typer(admin_commands.make_group(), name="admin")


def serve(**flags: Any) -> None:
    """All settings are flags: see `_with_settings`."""
    file, opens_browser = flags.pop("config"), flags.pop("open")
    settings = settings_of(file, flags)
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    typer.echo(text("serve-ready", {"address": address}))
    if opens_browser:
        open_when_ready(address)
    _run(settings)


def open_the_table() -> None:
    """`warhost` alone. Where a server of this machine has the port already, its table is opened; where something else has it,
    another port serves as well."""
    settings = settings_of(None, {})
    address = settings.public_url or f"http://{settings.host}:{settings.port}"
    if is_served(address):
        typer.echo(text("serve-there", {"address": address}))
        webbrowser.open(address)
        return
    if not is_free(settings.host, settings.port):
        settings = msgspec.structs.replace(settings, port=free_port(settings.host))
        address = f"http://{settings.host}:{settings.port}"
    typer.echo(text("serve-ready", {"address": address}))
    open_when_ready(address)
    _run(settings)


def _run(settings: Settings) -> None:
    from warhost.server.serving import serve as run_server

    try:
        run_server(settings)
    except BadSettings as error:
        raise typer.BadParameter(str(error)) from None


def backup(
    file: Annotated[Path, typer.Argument(help=text("backup-file"))],
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.operations.backup import back_up

    settings = settings_of(config, {"database": database})
    source = settings.database_file
    if source is not None and not source.exists():
        # A job that looks into the wrong place would write empty back-ups for months before anybody noticed.
        raise typer.BadParameter(text("backup-no-database", {"file": str(source)}))
    rows = with_database(settings, lambda opened: back_up(opened, file))
    typer.echo(text("backup-done", {"rows": rows, "file": str(file)}))


def restore(
    file: Annotated[Path, typer.Argument(help=text("restore-file"), exists=True)],
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.operations.backup import restore as restore_backup

    settings = settings_of(config, {"database": database})
    rows = with_database(settings, lambda opened: restore_backup(opened, file))
    typer.echo(text("restore-done", {"rows": rows, "file": str(file)}))


def list_quarantine(database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.operations.quarantine import list_quarantined

    rows = with_database(settings_of(config, {"database": database}), list_quarantined)
    for row in rows:
        why = row.quarantine or {}
        typer.echo(f"{row.id}  {row.game} {row.revision}  {text(why['reason'], why['variables'])}")
    if not rows:
        typer.echo(text("quarantine-empty"))


def show_quarantined(
    table: Annotated[str, typer.Argument(help=text("quarantine-table"))],
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.operations.quarantine import look_at

    found = with_database(settings_of(config, {"database": database}), lambda opened: look_at(opened, table))
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def release_quarantined(
    tables: Annotated[list[str] | None, typer.Argument(help=text("quarantine-table"))] = None,
    everything: Annotated[bool, typer.Option("--all", help=text("quarantine-all"))] = False,
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.operations.quarantine import list_quarantined, release_all

    async def work(opened: Database) -> int:
        chosen = [row.id for row in await list_quarantined(opened)] if everything else tables or []
        return await release_all(opened, chosen)

    released = with_database(settings_of(config, {"database": database}), work)
    typer.echo(text("quarantine-released", {"tables": released}))


def _with_settings(command: Callable[..., None]) -> None:
    """Give the command a flag for every setting, so that `--help` tells all of them."""
    parameters = [
        inspect.Parameter("config", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=ConfigFile),
        inspect.Parameter(
            "open",
            inspect.Parameter.KEYWORD_ONLY,
            default=False,
            annotation=Annotated[bool, typer.Option("--open", help=text("serve-open"))],
        ),
    ]
    parameters += [
        inspect.Parameter(
            field.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=None,
            annotation=_flag(field.name, field.default),
        )
        for field in msgspec.structs.fields(Settings)
    ]
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}


def _flag(name: str, default: Any) -> Any:
    flag = f"--{name.replace('_', '-')}"
    shown = ",".join(default) if isinstance(default, tuple) else str(default)
    help_text = f"{text(f'setting-{name}')} [{PREFIX}{name.upper()}{f', {shown}' if shown else ''}]"
    if isinstance(default, bool):
        return Annotated[bool | None, typer.Option(f"{flag}/--no-{name.replace('_', '-')}", help=help_text)]
    kind: Any = int if isinstance(default, int) else float if isinstance(default, float) else str
    return Annotated[kind | None, typer.Option(flag, help=help_text)]


_with_settings(serve)
