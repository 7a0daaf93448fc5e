"""Running a server: health, measures, settings, pages, backup, OpenAPI, words."""

from __future__ import annotations

import gzip
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from typer import Typer
from typer.testing import CliRunner

from tests.server.conftest import Running, quick_settings, running
from tests.server.people import ME, bot, play_on, toy_table
from warhost.server import commands, settings
from warhost.server.database.connection import MIGRATIONS, NEWEST, Database, schema_revision
from warhost.server.database.schema import METADATA
from warhost.server.http.examples import EXAMPLES
from warhost.server.http.openapi import messages, openapi
from warhost.server.operations.backup import BadBackup, back_up, restore
from warhost.server.operations.measures import Measures
from warhost.server.protocol.messages import REQUESTS, Request
from warhost.server.refusals import STATUS_OF
from warhost.server.settings import BadSettings, Settings, load_settings
from warhost.words import LANGUAGES, words_for

SOURCES = Path(commands.__file__).parent


def test_what_is_counted_between_two_looks_is_added_once() -> None:
    measures = Measures()
    counted = 'warhost_entries_total{actor="bot",kind="decision"}'
    for total in (2.0, 4.0):
        for _ in range(2):
            measures.count_frame()
            measures.count_decision("decision", "bot")
        for _ in range(2):
            text = measures.text().decode()
            assert f"warhost_frames_total {total}" in text
            assert f"{counted} {total}" in text


async def test_health_and_measures(server: Running) -> None:
    ann = await server.person()
    table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
    async with ann.sit(table["id"]) as seat:
        await play_on(seat, random.Random(1))
        await ann.refused("GET", "/api/games/chess")
        measures = await ann.get("/metrics")
    assert (await ann.get("/health"))["status"] == "ok"
    assert re.search(r'warhost_entries_total\{actor="person",kind="decision"\} [1-9]', measures)
    assert 'warhost_refusals_total{reason="unknown-game"} 1.0' in measures
    assert "warhost_sockets 1.0" in measures
    proxied = await ann.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert proxied.json()["reason"] == "refused-metrics"


async def test_measures_can_be_kept_behind_a_token(sqlite_database: str) -> None:
    async with running(quick_settings(sqlite_database, metrics_token="let me see")) as place:
        stranger = place.stranger()
        assert (await stranger.http.get("/metrics")).status_code == 403
        shown = await stranger.http.get("/metrics", headers={"authorization": "Bearer let me see"})
        assert shown.status_code == 200


# ---------------------------------------------------------------- the browser client's files


async def test_without_a_built_client_a_page_says_so(sqlite_database: str, tmp_path: Path) -> None:
    async with running(quick_settings(sqlite_database), static=tmp_path / "nothing") as place:
        page = await place.stranger().http.get("/", headers={"accept-language": "pl-PL,en;q=0.5"})
    assert page.status_code == 200
    assert '<html lang="pl">' in page.text


async def test_the_client_is_served_compressed_and_cached_as_it_may_be(
    sqlite_database: str, tmp_path: Path
) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>client</title>")
    (static / "assets" / "main-abc123.js").write_text("let x = 1;" * 500)
    (static / "assets" / "other-abc.js").write_text("let y = 1;" * 500)
    (static / "assets" / "main-abc123.js.gz").write_bytes(gzip.compress(b"let x = 1;" * 500))
    async with running(quick_settings(sqlite_database), static=static) as place:
        http = place.stranger().http
        for address in ("/", "/table/abc", "/join/xyz"):
            page = await http.get(address)
            assert (page.text, page.headers["cache-control"]) == ("<title>client</title>", "no-cache")
        for name in ("main-abc123.js", "other-abc.js"):
            script = await http.get(f"/assets/{name}")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["content-type"].startswith("text/javascript")
            assert len(script.text) == 5000
        assert (await http.get("/assets/missing.js")).status_code == 404


# ---------------------------------------------------------------- settings and commands


def test_settings_come_from_file_environment_and_flags(tmp_path: Path) -> None:
    file = tmp_path / "warhost.toml"
    file.write_text('port = 1\nhost = "0.0.0.0"\nrates = 2\nhosts = ["a", "b"]\n')
    found = load_settings(
        file, {"WARHOST_PORT": "2", "WARHOST_RATES": "3", "WARHOST_HOSTS": "c,d"}, {"port": 3}
    )
    assert (found.port, found.host, found.rates, found.hosts) == (3, "0.0.0.0", 3.0, ("c", "d"))


@pytest.mark.parametrize("content", ["port = 'x'", "unknown = 1", "port = 99999999", "[[["])
def test_a_bad_setting_names_its_source(tmp_path: Path, content: str) -> None:
    file = tmp_path / "warhost.toml"
    file.write_text(content)
    with pytest.raises(BadSettings, match=re.escape(str(file))):
        load_settings(file, {})


def test_one_setting_chooses_the_database() -> None:
    assert Settings(database="postgresql://me@host/x").database_url == "postgresql+asyncpg://me@host/x"
    assert Settings(database="/tmp/x.db").database_url == "sqlite+aiosqlite:////tmp/x.db"
    assert Settings().database_url.endswith("warhost.sqlite3")


def test_help_tells_every_setting() -> None:
    app = Typer()
    commands.add_to(app)
    shown = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200"}).output
    for name in settings.setting_names():
        assert f"--{name.replace('_', '-')}" in shown, name


async def test_a_backup_goes_into_either_kind_of_database(
    sqlite_database: str, any_database: str, tmp_path: Path
) -> None:
    source = str(tmp_path / "source.sqlite3")
    async with running(quick_settings(source)) as place:
        ann = await place.person()
        table = await ann.post("/api/tables", toy_table(ME, bot(), start=True))
        async with ann.sit(table["id"]) as seat:
            await play_on(seat, random.Random(1))
            await seat.ask("chat", text="well played")
        file = tmp_path / "tables.backup"
        written = await back_up(place.hub.database, file)
        cookies = ann.http.cookies
    target = Database(quick_settings(any_database).database_url)
    await target.open()
    assert await restore(target, file) == written
    with pytest.raises(BadBackup, match="backup-not-empty"):
        await restore(target, file)
    await target.close()
    async with running(quick_settings(any_database)) as place:
        ann = place.stranger()
        ann.http.cookies = cookies
        assert (await ann.get(f"/api/tables/{table['id']}/verify"))["verified"] is True
        assert (await ann.get(f"/api/tables/{table['id']}/chat"))["lines"][0]["text"] == "well played"


async def test_a_torn_backup_restores_nothing(sqlite_database: str, tmp_path: Path) -> None:
    database = Database(quick_settings(sqlite_database).database_url)
    await database.open()
    file = tmp_path / "tables.backup"
    await back_up(database, file)
    whole = file.read_bytes()
    for broken in (
        whole[: len(whole) // 2],
        b"nonsense",
        gzip.compress(b'{"warhost": "backup", "format": 7}\n'),
    ):
        file.write_bytes(broken)
        with pytest.raises(BadBackup):
            await restore(database, file)
    await database.close()


# ---------------------------------------------------------------- documents and words


async def test_the_server_describes_itself(server: Running) -> None:
    stranger = server.stranger()
    document = await stranger.get("/api/openapi.json")
    assert document == msgspec.to_builtins(openapi())
    schema = await stranger.get("/api/messages.json")
    assert {"ClientMessage", "ServerMessage", "Decide", "UpdateFrame"} <= set(schema["$defs"])


def test_examples_are_what_their_types_say() -> None:
    for example in EXAMPLES:
        kind: Any = type(example)
        assert msgspec.json.decode(msgspec.json.encode(example), type=kind) == example


def test_every_json_body_and_reply_has_an_example() -> None:
    for path, methods in openapi()["paths"].items():
        for method, operation in methods.items():
            answers = [answer for status, answer in operation["responses"].items() if status < "300"]
            for part in [operation.get("requestBody", {}), *answers]:
                content = part.get("content", {}).get("application/json")
                assert content is None or "example" in content or path.endswith("/position"), (method, path)


def test_messages_are_documented() -> None:
    text = (SOURCES.parents[2] / "docs" / "protocol.md").read_text()
    for kind in (*messages()["$defs"]["ClientMessage"]["discriminator"]["mapping"],):
        assert f"`{kind}`" in text or f'"type": "{kind}"' in text, kind
    for kind in (*messages()["$defs"]["ServerMessage"]["discriminator"]["mapping"],):
        assert f"`{kind}`" in text or f'"type": "{kind}"' in text, kind
    for path, methods in openapi()["paths"].items():
        for method in methods:
            shown = re.sub(r"\{table\}", "{id}", path)
            assert f"`{method.upper()} {shown}" in text, (method, path)


def test_every_request_goes_over_the_socket_and_by_rest_with_the_same_content() -> None:
    assert set(REQUESTS) == set(Request.__subclasses__())
    described = messages()["$defs"]
    for request in REQUESTS:
        operation = openapi()["paths"]["/api/tables/{table}" + request.twin.path]["post"]
        body = openapi()["components"]["schemas"][request.twin.body]
        message = described[request.__name__]
        assert operation["operationId"] == request.twin.operation
        assert (
            f"#/$defs/{request.__name__}" in described["ClientMessage"]["discriminator"]["mapping"].values()
        )
        assert set(message["properties"]) - {"type", "id"} == set(body["properties"])
        assert set(message["required"]) - {"type", "id"} == set(body["required"])
        assert all(message["properties"][name] == kind for name, kind in body["properties"].items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_server_says_has_words(language: str) -> None:
    words = words_for(language)
    said = set(STATUS_OF) | {f"setting-{name}" for name in settings.setting_names()}
    for file in SOURCES.rglob("*.py"):
        said |= set(
            re.findall(
                r'"((?:refused|backup|serve|restore|mail|frozen|admin|order)-[a-z-]+[a-z])"', file.read_text()
            )
        )
    assert not [key for key in sorted(said) if not words.has(key)]


# ---------------------------------------------------------------- migrations


async def test_the_migrations_lead_to_the_schema_that_the_code_uses(any_database: str) -> None:
    database = Database(quick_settings(any_database).database_url)
    await database.open()
    async with database.reading() as connection:
        assert await schema_revision(connection) == NEWEST
        differences = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), METADATA)
        )
    await database.close()
    assert differences == []


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == NEWEST
