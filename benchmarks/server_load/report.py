"""What was measured, for programs (JSON), for readers (Markdown) and at a glance (SVG)."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from benchmarks.chart import bar_chart
from benchmarks.server_load.levels import LIMIT_MS, Level, held
from benchmarks.server_load.peer import PEER, peer_version
from benchmarks.server_results import line_chart

INTRODUCTION = """\
N calm tables decide once in ten seconds each, N/10 brisk ones once a second, at random moments (Poisson). A decision's time runs
from sending it until all four sockets of the seats have the frame that tells of it. Ours: tables in the middle of their games,
four different people each, compressed sockets, browser pings every 25 s; of ten tables one has a spectator, one has two, one a
bot and a spectator, five have live clocks; every decision is on the disk before it is told. The echo sends frames that were
recorded from our server, one message in and four out, compressed too. {peer}{cores}"""
PEER_WORDS = """\
boardgame.io {version} runs as it comes (matches in memory only, sockets not compressed) with a small game of its own for four. """
COLUMNS = (
    ("tables", "tables", "{}"),
    ("brisk", "brisk_tables", "{}"),
    ("decisions/s due", "decisions_due_per_second", "{:.0f}"),
    ("p50 ms", "p50_ms", "{:.1f}"),
    ("p99 ms", "p99_ms", "{:.1f}"),
    ("max ms", "max_ms", "{:.0f}"),
    ("server CPU ms a decision", "server_cpu_ms", "{:.2f}"),
    ("of it bots", "bots_cpu_ms", "{:.2f}"),
    ("generator's share of CPU", "generator_share", "{:.0%}"),
    ("other work on the machine, cores", "other_work_cores", "{:.2f}"),
    ("bytes a decision", "wire_bytes_a_decision", "{:,}"),
    ("before compression", "text_bytes_a_decision", "{:,}"),
)
QUIET_CORES = 0.2
"""The system's own work, and what the network costs it, is not more than this."""
GOAL_TABLE_KB, GOAL_SOCKET_KB = 150, 60


def write_report(name: Path, result: dict[str, Any]) -> str:
    """Returns the page for readers."""
    name.parent.mkdir(parents=True, exist_ok=True)
    result = result | {"held_under_100_ms": {who: held(levels) for who, levels in result["levels"].items()}}
    name.with_suffix(".json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    page = _page(name.name, result)
    name.with_suffix(".md").write_text(page, encoding="utf-8")
    for kind, picture in _pictures(result).items():
        name.with_name(f"{name.name}_{kind}.svg").write_text(picture, encoding="utf-8")
    return page


def _page(name: str, result: dict[str, Any]) -> str:
    told, day = result["conditions"], time.strftime("%Y-%m-%d", time.gmtime())
    parts = [
        f"# Load of a server: {told['game']}, {day}",
        f"Python {told['python']}, {told['machine']}, {told['cores']} cores, {told['database']}.",
        INTRODUCTION.format(peer=_peer_words(result), cores=_cores_words(told)),
        *_warning(result),
        f"![p99 over tables]({name}_latency.svg)",
        f"![CPU a decision]({name}_cpu.svg)",
    ]
    for who, levels in result["levels"].items():
        if levels:
            parts.append(f"## {who}: {_held_words(levels)}\n\n{_table(levels)}")
    if "memory" in result:
        parts.append(_memory_words(result["memory"]))
    if "stored" in result:
        parts.append(_stored_words(result["stored"]))
    return "\n\n".join(parts) + "\n"


def _peer_words(result: dict[str, Any]) -> str:
    return PEER_WORDS.format(version=peer_version()) if result["levels"].get(PEER) else ""


def _cores_words(told: dict[str, Any]) -> str:
    alone = told["cores_of_the_server"]
    if not isinstance(alone, int):
        return "The generator shares the cores with the server."
    return f"The server has {alone} cores for itself (as many workers), the generator has others."


def _warning(result: dict[str, Any]) -> list[str]:
    """What is measured beside other work says less."""
    others = [float(level["other_work_cores"]) for levels in result["levels"].values() for level in levels]
    if max(others) < QUIET_CORES:
        return []
    return [
        (
            f"**Not a quiet machine.** Other work took {min(others):.1f} to {max(others):.1f} of its cores meanwhile: times tell of "
            "that work rather than of the servers, and even CPU time is higher than it would be. Rows of one table, and tables of one "
            "run, can be compared."
        )
    ]


def _held_words(levels: list[Level]) -> str:
    most = held(levels)
    return (
        f"{most} calm tables and {most // 10} brisk ones with p99 under {LIMIT_MS:g} ms"
        if most
        else "none held"
    )


def _table(levels: list[Level]) -> str:
    head = "| " + " | ".join(title for title, _, _ in COLUMNS) + " |"
    rows = [[form.format(level[key]) for _, key, form in COLUMNS] for level in levels]
    return "\n".join([head, "|" + "--:|" * len(COLUMNS), *(f"| {' | '.join(row)} |" for row in rows)])


def _memory_words(memory: dict[str, Any]) -> str:
    return (
        f"## Memory\n\nBy differences, at {memory['tables']} tables and {memory['sockets']} sockets: "
        f"{memory['kb_a_table_without_sockets']} kB a live table without sockets (goal: under {GOAL_TABLE_KB}), "
        f"{memory['kb_a_socket']} kB a socket (goal: under {GOAL_SOCKET_KB}); the server itself {memory['server_mb']} MB."
    )


def _stored_words(stored: dict[str, Any]) -> str:
    health, decision = stored["restart_to_health_s"], stored["restart_to_decision_s"]
    return (
        f"## {stored['tables']:,} stored tables\n\nStart in {stored['start_s']} s ({stored['start_cpu_s']} s of CPU); idle "
        f"{stored['idle_cores']:.2%} of a core, {stored['idle_mb']} MB. After {stored['kills']} kills in the middle of play: "
        f"answers again after {health['median']} s (at most {health['max']}), the next decision is made after "
        f"{decision['median']} s (at most {decision['max']}; goal: under 2)."
    )


def _pictures(result: dict[str, Any]) -> dict[str, str]:
    lines = {
        who: [(float(level["tables"]), float(level["p99_ms"])) for level in levels]
        for who, levels in result["levels"].items()
        if levels
    }
    game = result["conditions"]["game"]
    latency = line_chart(
        f"{game}: p99 from decision to the last of four frames", "tables", "ms", lines, LIMIT_MS
    )
    common = min(points[-1][0] for points in lines.values())
    costs = {
        who: next(float(level["server_cpu_ms"]) for level in levels if level["tables"] == common)
        for who, levels in result["levels"].items()
        if levels
    }
    cpu = bar_chart(f"{game}: server's CPU a decision at {common:.0f} tables", costs, " ms", 2)
    pictures = {"latency": latency, "cpu": cpu}
    if "memory" in result:
        measured = result["memory"]
        pictures["memory"] = bar_chart(
            f"{game}: memory",
            {
                "goal: a live table": GOAL_TABLE_KB,
                "a live table": measured["kb_a_table_without_sockets"],
                "goal: a socket": GOAL_SOCKET_KB,
                "a socket": measured["kb_a_socket"],
            },
            " kB",
            0,
        )
    return pictures
