"""Rising numbers of tables, until a hundredth of the decisions takes too long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.processes import TICKS, measured_cores
from benchmarks.server_load.contestants import BRISK_S, CALM_S, Contestant, tables_of
from benchmarks.server_load.generator import WARM_S, Generator
from benchmarks.server_load.servers import ServerFamily

LIMIT_MS = 100.0
ATTEMPTS = 2
"""A level that takes too long is measured again: other work may have disturbed it. The better run counts, both are told."""
FEWEST_DECISIONS = 1500
"""A level lasts until a percentile means something."""
LONGEST = 4
"""But no longer than so many times what was asked for."""

Level = dict[str, Any]
Tell = Callable[[Level], None]


def rise(
    contestant: Contestant,
    steps: list[int],
    seconds: float,
    before: list[Level],
    tell: Tell,
    *,
    to_the_end: bool = False,
) -> None:
    """Measure the levels that are still missing; `tell` gets each as soon as it is there. `to_the_end`: all of them, for what
    they cost, even if they take too long."""
    missing = [step for step in steps if step not in [level["tables"] for level in before]]
    if not missing or (before and is_too_slow(before[-1]) and not to_the_end):
        return
    contestant.prepare(tables_of(steps[-1]))
    server = contestant.process()
    asyncio.run(server.start())
    generator = Generator(server.port)
    opened = 0
    try:
        contestant.welcome(generator)
        for calm in missing:
            contestant.open(generator, range(opened, tables_of(calm)))
            opened = tables_of(calm)
            level = best_of_attempts(server, generator, calm, seconds, 1 if to_the_end else ATTEMPTS)
            contestant.finish(generator)
            tell(level)
            if is_too_slow(level) and not to_the_end:
                break
    finally:
        generator.close()
        server.stop()


def is_too_slow(level: Level) -> bool:
    return bool(level["p99_ms"] >= LIMIT_MS or level["lost_sockets"])


def best_of_attempts(
    server: ServerFamily, generator: Generator, calm: int, seconds: float, attempts: int
) -> Level:
    levels: list[Level] = []
    while not levels or (is_too_slow(levels[-1]) and len(levels) < attempts):
        levels.append(measured(server, generator, calm, seconds))
    best = min(levels, key=lambda level: float(level["p99_ms"]))
    return best | {"p99_ms_of_all_runs": [level["p99_ms"] for level in levels]}


def measured(server: ServerFamily, generator: Generator, calm: int, seconds: float) -> Level:
    brisk = tables_of(calm) - calm
    rate = calm / CALM_S + brisk / BRISK_S
    seconds = min(max(seconds, FEWEST_DECISIONS / rate), LONGEST * seconds)
    generator.begin(seconds)
    time.sleep(WARM_S)
    before = [*server.cpu_seconds_by_part(), generator.cpu_seconds(), busy_seconds()]
    time.sleep(seconds)
    after = [*server.cpu_seconds_by_part(), generator.cpu_seconds(), busy_seconds()]
    serving, thinking, generated, busy = [late - early for early, late in zip(before, after, strict=True)]
    used = serving + thinking
    parts = generator.end()
    times = sorted(each for part in parts for each in part["times"])
    # What is still on its way has taken at least this long.
    times = sorted(times + [late * 1000 for part in parts for late in part["late"] if late * 1000 > LIMIT_MS])
    entries = sum(part["entries"] for part in parts)
    return {
        "tables": calm,
        "brisk_tables": brisk,
        "seconds": round(seconds, 1),
        "decisions_due_per_second": round(rate, 1),
        "decisions_by_people": len(times),
        "decisions": entries,
        "p50_ms": round(percentile(times, 0.5), 1),
        "p99_ms": round(percentile(times, 0.99), 1),
        "max_ms": round(times[-1], 1) if times else 0.0,
        "server_cpu_ms": round(used / max(1, entries) * 1000, 3),
        "bots_cpu_ms": round(thinking / max(1, entries) * 1000, 3),
        "generator_cpu_ms": round(generated / max(1, entries) * 1000, 3),
        "generator_share": round(generated / max(0.001, used + generated), 3),
        "server_cores": round(used / seconds, 2),
        "other_work_cores": round(max(0.0, busy - used - generated) / seconds, 2),
        "frames_a_decision": round(sum(part["frames"] for part in parts) / max(1, entries), 2),
        "wire_bytes_a_decision": round(sum(part["wire_bytes"] for part in parts) / max(1, entries)),
        "text_bytes_a_decision": round(sum(part["text_bytes"] for part in parts) / max(1, entries)),
        "games_finished": sum(part["finished"] for part in parts),
        "lost_sockets": sum(part["lost"] for part in parts),
        "refused": _added([part["refused"] for part in parts]),
    }


def busy_seconds() -> float:
    """Processor time of everything on the cores that servers and players have."""
    ours, busy = {f"cpu{core}" for core in measured_cores()}, 0
    for line in Path("/proc/stat").read_text().splitlines():
        core, *fields = line.split()
        if core in ours:
            ticks = [int(field) for field in fields[:8]]
            busy += sum(ticks) - ticks[3] - ticks[4]
    return busy / TICKS


def percentile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def held(levels: list[Level]) -> int:
    """The highest level that stays under the limit, together with all lower ones."""
    highest = 0
    for level in levels:
        if is_too_slow(level):
            break
        highest = level["tables"]
    return highest


def _added(counts: list[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for each in counts:
        for reason, count in each.items():
            total[reason] = total.get(reason, 0) + count
    return total
