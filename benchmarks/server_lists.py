"""How long lists take, and how large the database is, with 100,000 people and 1,000,000 finished games that all are kept.

    nice -n 5 python -m benchmarks.server_lists                      SQLite and PostgreSQL; about 40 minutes, 12 GB of disk
    nice -n 5 python -m benchmarks.server_lists --only postgres --asks 100        PostgreSQL alone
    python -m benchmarks.server_lists --only postgres --keep build/lists   the database stays for the next time

The crowd is invented (`benchmarks.crowd`); the server is `warhost serve` with one worker, asked over HTTP by one client after the
other, so each time is a whole request: signing in, queries, JSON. Askers and those they ask about are drawn by how much they play,
and the ten who play most come as often as all others together. Writes benchmarks/results/server_lists.json, .md and a picture."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg
import httpx
from msgspec import Struct
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, DropIndex

from benchmarks.crowd import Crowd, Part, chunks
from benchmarks.environments import ROOT
from benchmarks.processes import cpu_of
from scripts.ports import free_port
from scripts.with_postgres import Server as PostgresServer
from warhost.arena.drawing import Estimate, estimates
from warhost.games import OURS
from warhost.server.chance import Chance
from warhost.server.clock import SystemClock
from warhost.server.database.connection import Database
from warhost.server.database.schema import METADATA
from warhost.server.people.register import COOKIE
from warhost.server.people.signatures import Signatures
from warhost.server.settings import Settings
from warhost.server.tournaments.daily import DAY_MS, daily_id

RESULTS: Final = ROOT / "benchmarks" / "results"
SECRET: Final = "only for measuring lists"
LIMIT_MS: Final = 50.0
AT_ONCE: Final = 5_000
WARM_UP: Final = 5
SETTINGS: Final = {
    "WARHOST_WORKERS": "1",
    "WARHOST_RATES": "0",
    "WARHOST_SECRET": SECRET,
    "WARHOST_LOG_LEVEL": "error",
    **{f"WARHOST_KEEP_{kind}_DAYS": "0" for kind in ("GATHERING", "LESSON", "GUEST", "RECORD")},
}


class Asked(Struct):
    """A list, and how many were asked for."""

    name: str
    path: Callable[[random.Random], str]
    as_administrator: bool = False


# ---------------------------------------------------------------- what is asked


class Askers:
    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._lots = random.Random(5)
        signatures = Signatures(SystemClock(), Chance())
        signatures.use(SECRET)
        self._sign = signatures.sign

    def drawn(self) -> str:
        """Half of the time one of the ten who play most: their lists are the longest."""
        if self._lots.random() < 0.5:
            return self._lots.choice(self._crowd.people[:10])
        return self._crowd.somebody(1)[0]

    def account(self) -> str:
        """Whose profile others see."""
        while True:
            person = self.drawn()
            place = self._crowd.people.index(person)
            if place % 10 < 7 and place % 20 != 3:
                return person

    def cookie(self, person: str) -> str:
        return self._sign("person", person, 0, "")


def lists(crowd: Crowd, askers: Askers, now: int) -> list[Asked]:
    today = {game: daily_id(game, now // DAY_MS) for game in OURS}
    yesterday = {game: daily_id(game, now // DAY_MS - 1) for game in OURS}
    cups = max(4, crowd.games // 50)

    def game(lots: random.Random) -> str:
        return lots.choice(list(OURS))

    def profile(further: str = "") -> Callable[[random.Random], str]:
        return lambda lots: f"/api/people/{askers.account()}{further}"

    def before(lots: random.Random) -> int:
        """A page somewhere further on."""
        return now - lots.randrange(200 * DAY_MS)

    return [
        Asked("tables: mine", lambda _: "/api/tables?list=mine"),
        Asked("tables: mine, of one game", lambda lots: f"/api/tables?list=mine&game={game(lots)}"),
        Asked("tables: mine, a later page", lambda lots: f"/api/tables?list=mine&before={before(lots)}"),
        Asked("tables: mine, put away", lambda _: "/api/tables?list=mine&archived=true"),
        Asked("tables: open", lambda _: "/api/tables?list=open"),
        Asked("tables: open, of one game", lambda lots: f"/api/tables?list=open&game={game(lots)}"),
        Asked("tables: to watch", lambda _: "/api/tables?list=watchable"),
        Asked("tables: to watch, a later page", lambda lots: f"/api/tables?list=watchable&before={before(lots)}"),
        Asked("seeks", lambda _: "/api/seeks"),
        Asked("seeks: of one game", lambda lots: f"/api/seeks?game={game(lots)}&pace=slow&rated=true"),
        Asked("people you know", lambda _: "/api/me/company"),
        Asked("leaderboard", lambda lots: f"/api/leaderboards/{game(lots)}"),
        Asked(
            "leaderboard: the last page",
            lambda lots: f"/api/leaderboards/{game(lots)}?after=1000&limit=100",
        ),
        Asked("leaderboard: season", lambda lots: f"/api/leaderboards/{game(lots)}?season=20263"),
        Asked("leaderboard: side", lambda lots: f"/api/leaderboards/oldworld?side={lots.choice(('khorne', 'nurgle'))}"),
        Asked("profile", profile()),
        Asked("profile: rating over time", profile("/history?game=bloodrage")),
        Asked("profile: games", profile("/games")),
        Asked("profile: games, a later page", lambda lots: f"{profile('/games')(lots)}?before={lots.randrange(1, crowd.games)}"),
        Asked("profile: achievements", profile("/achievements")),
        Asked("tournaments: open", lambda _: "/api/tournaments?list=open"),
        Asked("tournaments: running", lambda _: "/api/tournaments?list=running"),
        Asked("tournaments: over", lambda lots: f"/api/tournaments?list=finished&before={before(lots)}"),
        Asked("tournaments: mine", lambda _: "/api/tournaments?list=mine"),
        Asked("a tournament", lambda lots: f"/api/tournaments/c{lots.randrange(cups):07}"),
        Asked("duplicates of the day", lambda _: "/api/daily"),
        Asked("today's duplicate, 2,000 people", lambda lots: f"/api/tournaments/{today[game(lots)]}"),
        Asked("yesterday's duplicate, 2,000 people", lambda lots: f"/api/tournaments/{yesterday[game(lots)]}"),
        Asked("yesterday's duplicate, further down", lambda lots: f"/api/tournaments/{yesterday[game(lots)]}?after={100 * lots.randrange(20)}"),
        Asked("clubs", lambda _: "/api/clubs"),
        Asked("a club", lambda lots: f"/api/clubs/{lots.choice(crowd.clubs[::2])}"),
        Asked("whom I mute and block", lambda _: "/api/me/relations"),
        Asked("my sessions", lambda _: "/api/me/sessions"),
        Asked("administration: reports", lambda _: "/api/admin/reports", as_administrator=True),
        Asked("administration: reports settled", lambda _: "/api/admin/reports?settled=true", as_administrator=True),
        Asked("administration: people by name", lambda lots: f"/api/admin/people?search={lots.randrange(crowd.games)}", as_administrator=True),
        Asked("administration: people", lambda _: "/api/admin/people", as_administrator=True),
        Asked("administration: log", lambda _: "/api/admin/audit", as_administrator=True),
    ]  # fmt: skip


# ---------------------------------------------------------------- filling


async def fill_postgres(address: str, crowd: Crowd) -> None:
    await make_schema(address)
    connection = await asyncpg.connect(address)
    try:
        # Rows come in an order in which all that they refer to is there; to look it up for each would take hours.
        await connection.execute("SET session_replication_role = replica")
        await connection.execute("SET maintenance_work_mem = '512MB'")
        indexes = [index for table in METADATA.sorted_tables for index in table.indexes]
        dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
        for index in indexes:
            await connection.execute(str(DropIndex(index).compile(dialect=dialect)))
        for table, rows in crowd.parts():
            for chunk in chunks(rows, AT_ONCE):
                await connection.copy_records_to_table(
                    table.name, records=chunk, columns=[column.name for column in table.columns]
                )
        for index in indexes:
            await connection.execute(str(CreateIndex(index).compile(dialect=dialect)))
        await connection.execute("VACUUM ANALYZE")
    finally:
        await connection.close()


async def fill_sqlite(file: Path, crowd: Crowd) -> None:
    await make_schema(str(file))
    connection = sqlite3.connect(file)
    try:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("PRAGMA synchronous=OFF")
        indexes = [index for table in METADATA.sorted_tables for index in table.indexes]
        for index in indexes:
            connection.execute(str(DropIndex(index).compile(dialect=sqlite.dialect())))  # type: ignore[no-untyped-call]
        for part in crowd.parts():
            _insert(connection, part)
            connection.commit()
        for index in indexes:
            connection.execute(str(CreateIndex(index).compile(dialect=sqlite.dialect())))  # type: ignore[no-untyped-call]
        connection.execute("ANALYZE")
        connection.commit()
    finally:
        connection.close()


def _insert(connection: sqlite3.Connection, part: Part) -> None:
    table, rows = part
    marks = ", ".join("?" * len(table.columns))
    names = ", ".join(column.name for column in table.columns)
    for chunk in chunks(rows, AT_ONCE):
        connection.executemany(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", chunk)


async def make_schema(address: str) -> None:
    database = Database(Settings(database=address).database_url)
    await database.open()
    await database.close()


# ---------------------------------------------------------------- measuring


@contextmanager
def serving(address: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    environment = os.environ | SETTINGS | {"WARHOST_DATABASE": address, "WARHOST_PORT": str(port)}
    command = [sys.executable, "-m", "warhost", "serve"]
    process = subprocess.Popen(command, cwd=ROOT, env=environment)
    try:
        server = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 120
        while True:
            try:
                if httpx.get(f"{server}/health").status_code == 200:
                    break
            except httpx.TransportError:
                pass
            if process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the server does not answer")
            time.sleep(0.1)
        yield server, process.pid
    finally:
        process.terminate()
        process.wait(30)


def measured(
    server: str, workers: list[int], crowd: Crowd, now: int, wish: argparse.Namespace
) -> dict[str, Any]:
    """`workers`: the server's process and its postmaster."""
    askers, told = Askers(crowd), {}
    with httpx.Client(base_url=server, timeout=60) as client:
        for asked in [each for each in lists(crowd, askers, now) if wish.named in each.name]:
            lots = random.Random(7)
            times: list[float] = []
            passed: list[float] = []
            size = 0
            for _ in range(wish.asks + WARM_UP):
                person = crowd.people[0] if asked.as_administrator else askers.drawn()
                path = asked.path(lots)
                cookie = {"Cookie": f"{COOKIE}={askers.cookie(person)}"}
                began, worked = time.perf_counter(), processor_ms(workers)
                answer = client.get(path, headers=cookie)
                passed.append((time.perf_counter() - began) * 1000)
                times.append(processor_ms(workers) - worked)
                if answer.status_code != 200:
                    raise SystemExit(f"{path}: {answer.status_code} {answer.text[:300]}")
                size = max(size, len(answer.content))
            times, passed = sorted(times[WARM_UP:]), sorted(passed[WARM_UP:])
            told[asked.name] = {
                "median_ms": round(times[len(times) // 2], 1),
                "p99_ms": round(times[int(0.99 * len(times))], 1),
                "passed_median_ms": round(passed[len(passed) // 2], 1),
                "passed_p99_ms": round(passed[int(0.99 * len(passed))], 1),
                "largest_answer_kb": round(size / 1024, 1),
            }
            print(asked.name, told[asked.name], flush=True)
    return told


def processor_ms(workers: list[int]) -> float:
    """What these processes have worked so far: all their threads, and those of their children that serve the server."""
    spent = 0.0
    for worker in workers:
        children = Path(f"/proc/{worker}/task/{worker}/children").read_text().split()
        spent += sum(cpu_of(int(process)) for process in [str(worker), *filter(_serves_somebody, children)])
    return spent * 1000


def _serves_somebody(process: str) -> bool:
    """Not PostgreSQL's writers and cleaners, and nobody who has gone again."""
    try:
        return "127.0.0.1(" in Path(f"/proc/{process}/cmdline").read_text()
    except FileNotFoundError:
        return False


async def sizes_on_postgres(address: str) -> dict[str, float]:
    """In MB, with indexes; the largest first."""
    connection = await asyncpg.connect(address)
    try:
        rows = await connection.fetch(
            "SELECT relname, pg_total_relation_size(oid) AS size FROM pg_class"
            " WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY size DESC LIMIT 8"
        )
        whole = await connection.fetchval("SELECT pg_database_size(current_database())")
    finally:
        await connection.close()
    return {"all": _mb(whole), **{row["relname"]: _mb(row["size"]) for row in rows}}


def _mb(size: int) -> float:
    return round(size / 2**20, 1)


# ---------------------------------------------------------------- telling


def write(found: dict[str, Any], results: Path) -> None:
    results.mkdir(parents=True, exist_ok=True)
    (results / "server_lists.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    (results / "server_lists.md").write_text(as_text(found), "utf-8")
    told = found["lists"].get("postgres") or found["lists"]["sqlite"]
    rows = [Estimate(name, each["p99_ms"], each["median_ms"], each["p99_ms"]) for name, each in told.items()]
    title = "Milliseconds a list takes: from the median to the slowest of a hundred"
    (results / "server_lists.svg").write_text(estimates(title, rows, alone=True), "utf-8")


def as_text(found: dict[str, Any]) -> str:
    kinds = list(found["lists"])
    text = [
        "# Lists with many rows",
        "",
        f"{found['people']:,} people, {found['games']:,} finished games, all kept. Milliseconds of processor time of a whole request,",
        f"server and database together, median and 99th percentile of {found['asks']}; in brackets the time that passed on a machine",
        f"that had much else to do. The aim is {LIMIT_MS:.0f} ms at the 99th percentile on PostgreSQL. Made by",
        "`python -m benchmarks.server_lists`, which says how.",
        "",
        "| list | " + " | ".join(f"{kind}, median | p99" for kind in kinds) + " | largest answer |",
        "|--|" + "--:|" * (2 * len(kinds) + 1),
    ]
    for name in found["lists"][kinds[0]]:
        cells = [found["lists"][kind][name] for kind in kinds]
        times = " | ".join(
            f"{each['median_ms']} ({each['passed_median_ms']}) | {each['p99_ms']} ({each['passed_p99_ms']})"
            for each in cells
        )
        text.append(f"| {name} | {times} | {cells[0]['largest_answer_kb']} kB |")
    text += ["", "| size in MB, with indexes | |", "|--|--:|"]
    for kind, sizes in found["megabytes"].items():
        text += [f"| {kind}: {name} | {size:,} |" for name, size in sizes.items()]
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--asks", type=int, default=200)
    parser.add_argument("--only", choices=("sqlite", "postgres"))
    parser.add_argument(
        "--keep", type=Path, help="the folder of databases that stay, and are not filled twice"
    )
    parser.add_argument(
        "--named", default="", help="only lists with this in their name; others stay as they were"
    )
    parser.add_argument("--results", type=Path, default=RESULTS)
    wish = parser.parse_args()
    file = wish.results / "server_lists.json"
    before = json.loads(file.read_text("utf-8")) if file.exists() else {}
    found: dict[str, Any] = {
        "people": wish.people,
        "games": wish.games,
        "asks": wish.asks,
        "lists": before.get("lists", {}),
        "megabytes": before.get("megabytes", {}),
    }
    with tempfile.TemporaryDirectory(prefix="warhost-lists-", ignore_cleanup_errors=True) as temporary:
        folder = wish.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o755)  # PostgreSQL does not run as root
        for kind in ("postgres", "sqlite") if wish.only is None else (wish.only,):
            asyncio.run(_one(kind, folder, wish, found))
    write(found, wish.results)
    print(as_text(found))


async def _one(kind: str, folder: Path, wish: argparse.Namespace, found: dict[str, Any]) -> None:
    mark = folder / f"{kind}-{wish.people}-{wish.games}"
    is_filled = mark.exists()
    now = int(mark.read_text()) if is_filled else round(time.time() * 1000)
    crowd = Crowd(wish.people, wish.games, now)
    if kind == "sqlite":
        file = folder / "lists.sqlite3"
        if not is_filled:
            file.unlink(missing_ok=True)
            await fill_sqlite(file, crowd)
            mark.write_text(str(now))
        found["megabytes"]["sqlite"] = {"all": _mb(file.stat().st_size)}
        with serving(str(file)) as (server, process):
            told = await asyncio.to_thread(measured, server, [process], crowd, now, wish)
            found["lists"]["sqlite"] = found["lists"].get("sqlite", {}) | told
        return
    server_folder = folder / "postgres"
    server_folder.mkdir(mode=0o755, exist_ok=True)
    postgres = PostgresServer(server_folder)
    (postgres.start_again if is_filled else postgres.start)()
    try:
        if not is_filled:
            await fill_postgres(postgres.address, crowd)
            mark.write_text(str(now))
        found["megabytes"]["postgres"] = await sizes_on_postgres(postgres.address)
        postmaster = int((postgres.data / "postmaster.pid").read_text().split()[0])
        with serving(postgres.address) as (server, process):
            told = await asyncio.to_thread(measured, server, [process, postmaster], crowd, now, wish)
            found["lists"]["postgres"] = found["lists"].get("postgres", {}) | told
    finally:
        postgres.stop()


if __name__ == "__main__":
    main()
