"""The commands `warhost admin …`; `commands` mounts them."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated, Any

import typer

from warhost.server.command_parts import ConfigFile, DatabaseFlag, settings_of, text, with_database

# The server's libraries are imported when a command needs them: `warhost --help` must not wait for a database driver.

Who = Annotated[str, typer.Argument(help=text("admin-arg-person"), metavar="PERSON")]
TableId = Annotated[str, typer.Argument(help=text("admin-arg-table"), metavar="TABLE")]
Most = Annotated[int, typer.Option(help=text("admin-limit"), min=1)]
Yes = Annotated[bool, typer.Option("--yes", help=text("admin-yes"))]


def make_group() -> typer.Typer:
    group = typer.Typer(help=text("admin-help"), no_args_is_help=True, rich_markup_mode="markdown")
    for name, command in COMMANDS.items():
        group.command(name, help=text(f"admin-{name}-help"))(command)
    return group


def list_people(
    search: Annotated[str, typer.Argument(help=text("admin-search"), metavar="TEXT")] = "",
    limit: Most = 50,
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.database.admin_queries import find_people
    from warhost.server.database.connection import Database

    async def work(opened: Database) -> Any:
        async with opened.reading() as connection:
            return await find_people(connection, search, limit)

    for person in with_database(settings_of(config, {"database": database}), work):
        typer.echo(f"{person.id}  {_day(person.seen_at)}  {person.login or '-'}  {person.name}")


def show_person(person: Who, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.operations.administration import look_at_person

    settings = settings_of(config, {"database": database})
    _print_json(with_database(settings, lambda opened: look_at_person(opened, person)))


def list_tables(
    person: Annotated[str | None, typer.Option(help=text("admin-of-person"), metavar="PERSON")] = None,
    status: Annotated[str | None, typer.Option(help=text("admin-status"))] = None,
    limit: Most = 50,
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.database.admin_queries import find_tables
    from warhost.server.database.connection import Database
    from warhost.server.operations.administration import person_called

    async def work(opened: Database) -> Any:
        host = None if person is None else (await person_called(opened, person)).id
        async with opened.reading() as connection:
            return await find_tables(connection, host, status, limit)

    for row in with_database(settings_of(config, {"database": database}), work):
        typer.echo(f"{row.id}  {_day(row.changed_at)}  {row.game}  {row.status}  {row.step}  {row.host}")


def show_table(table: TableId, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.operations.administration import look_at_table

    settings = settings_of(config, {"database": database})
    _print_json(with_database(settings, lambda opened: look_at_table(opened, table)))


def list_quotas(limit: Most = 20, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.operations.administration import largest_users

    settings = settings_of(config, {"database": database})
    for person, usage in with_database(settings, lambda opened: largest_users(opened, limit)):
        megabytes = settings.guest_mb if person.login is None else settings.account_mb
        tables = settings.guest_tables if person.login is None else settings.account_tables
        typer.echo(
            f"{person.id}  {usage.stored / 1_000_000:.1f}/{megabytes} MB  {usage.tables}/{tables}"
            f"  {person.login or '-'}  {person.name}"
        )


def close_table(table: TableId, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    _order("close-table", table, database, config)


def delete_table(
    table: TableId, yes: Yes = False, database: DatabaseFlag = None, config: ConfigFile = None
) -> None:
    from warhost.server.operations.administration import look_at_table

    settings = settings_of(config, {"database": database})
    with_database(settings, lambda opened: look_at_table(opened, table))
    _confirm(yes, text("admin-delete-sure", {"table": table}))
    _order("delete-table", table, database, config)


def sign_out(person: Who, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    _order("sign-out", _person(person, database, config).id, database, config)


def remove_person(
    person: Who, yes: Yes = False, database: DatabaseFlag = None, config: ConfigFile = None
) -> None:
    found = _person(person, database, config)
    _confirm(yes, text("admin-remove-sure", {"name": found.name, "login": found.login or "-"}))
    _order("remove-person", found.id, database, config)


def new_password(person: Who, database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.operations.administration import recovery_link

    settings = settings_of(config, {"database": database})
    link = with_database(settings, lambda opened: recovery_link(opened, settings, person))
    typer.echo(text("admin-password-link", {"link": link}))


def give_role(
    person: Who,
    role: Annotated[str, typer.Argument(help=text("admin-arg-role"), metavar="ROLE")],
    database: DatabaseFlag = None,
    config: ConfigFile = None,
) -> None:
    from warhost.server.clock import SystemClock
    from warhost.server.operations.administration import set_role

    if role not in ("administrator", "none"):
        raise typer.BadParameter(text("admin-arg-role"))
    settings, given = settings_of(config, {"database": database}), None if role == "none" else role
    found = with_database(settings, lambda opened: set_role(opened, person, given, SystemClock().now()))
    typer.echo(text("admin-role-given", {"name": found.name, "role": role}))


def prune_now(database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.clock import SystemClock
    from warhost.server.operations.retention import prune

    settings, clock = settings_of(config, {"database": database}), SystemClock()
    gone = with_database(settings, lambda opened: prune(opened, settings, clock.now(), opened.moment(clock)))
    typer.echo(text("admin-pruned", {"tables": gone.tables, "guests": gone.guests}))


def recompute_ratings(database: DatabaseFlag = None, config: ConfigFile = None) -> None:
    from warhost.server.ratings.counting import recount

    done = with_database(settings_of(config, {"database": database}), recount)
    typer.echo(
        text(
            "admin-ratings-done",
            {
                "games": done.games,
                "ratings": done.ratings,
                "corrected": done.corrected,
                "achievements": done.achievements,
            },
        )
    )


def _person(name: str, database: str | None, config: Any) -> Any:
    from warhost.server.operations.administration import person_called

    settings = settings_of(config, {"database": database})
    return with_database(settings, lambda opened: person_called(opened, name))


def _order(kind: str, about: str, database: str | None, config: Any) -> None:
    from warhost.server.clock import SystemClock
    from warhost.server.operations.administration import give_order

    settings = settings_of(config, {"database": database})
    outcome = with_database(settings, lambda opened: give_order(opened, kind, about, SystemClock().now()))
    typer.echo(text(outcome or "order-waiting"))
    if outcome not in (None, "order-done"):
        raise typer.Exit(1)


def _confirm(is_sure: bool, question: str) -> None:
    if not is_sure:
        typer.confirm(question, abort=True)


def _print_json(found: dict[str, Any]) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%d")


COMMANDS: dict[str, Callable[..., None]] = {
    "people": list_people,
    "person": show_person,
    "tables": list_tables,
    "table": show_table,
    "quotas": list_quotas,
    "close": close_table,
    "delete": delete_table,
    "sign-out": sign_out,
    "password": new_password,
    "remove": remove_person,
    "role": give_role,
    "prune": prune_now,
    "ratings": recompute_ratings,
}
