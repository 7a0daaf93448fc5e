"""The load benchmark: its reckoning with made-up levels, and a very small run of the whole."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import environments
from benchmarks.server_load import __main__ as load
from benchmarks.server_load import contestants, generator, levels, midgame, peer
from benchmarks.server_load.midgame import Middle
from benchmarks.server_load.progress import Progress
from benchmarks.server_load.servers import TOY
from benchmarks.server_load.tables import has_clock, table_at

MIDDLE = Middle(b"", ["red", "green", "blue", "white"], [], [0])


def level(tables: int, p99_ms: float, lost: int = 0) -> dict[str, Any]:
    return {"tables": tables, "p99_ms": p99_ms, "lost_sockets": lost}


def test_tables_are_held_up_to_the_first_level_that_is_too_slow() -> None:
    assert levels.held([level(100, 20), level(200, 99.9), level(400, 100), level(700, 50)]) == 200
    assert levels.held([level(100, 20), level(200, 20, lost=1)]) == 100
    assert levels.held([level(100, 120)]) == 0


def test_a_percentile_is_one_of_the_values() -> None:
    assert levels.percentile([float(value) for value in range(1, 101)], 0.99) == 100
    assert levels.percentile([1.0, 2.0, 3.0], 0.5) == 2
    assert levels.percentile([], 0.99) == 0


def test_among_ten_tables_are_bots_spectators_and_clocks_and_nobody_sits_twice() -> None:
    tables = [table_at(number, MIDDLE, 10.0) for number in range(10)]
    people = [person for table in tables for person in table.people if person]
    assert len(people) == len(set(people)) == 39
    assert sum(table.watchers for table in tables) == 4
    assert sum(table.sockets for table in tables) == 43
    assert sum(has_clock(number) for number in range(10)) == 5
    assert all(table.people[0] for table in tables), "who is asked is a person"


def test_of_eleven_tables_one_is_brisk() -> None:
    assert contestants.tables_of(2000) == 2200
    brisk = [number for number in range(2200) if contestants.seconds_at(number) == contestants.BRISK_S]
    assert len(brisk) == 200


def test_a_run_goes_on_only_as_the_run_that_it_was(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    first = Progress(file, "of old")
    first.parts["memory"] = 7
    first.save()
    assert Progress(file, "of old").parts == {"memory": 7}
    assert Progress(file, "of old", again=True).parts == {}
    assert Progress(file, "of today").parts == {}


def test_the_packages_of_the_peer_are_pinned_and_name_no_registry() -> None:
    lock = json.loads((peer.SOURCE / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages["node_modules/boardgame.io"]["version"] == peer.peer_version()
    assert all("integrity" in package and "resolved" not in package for package in packages.values())


def test_a_small_run_measures_our_server_and_the_echo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WARHOST_GAMES", TOY)
    for module in (environments, load, midgame):
        monkeypatch.setattr(module, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(contestants, "CALM_S", 0.2)
    monkeypatch.setattr(generator, "WARM_S", 0.5)
    monkeypatch.setattr(levels, "WARM_S", 0.5)
    monkeypatch.setattr(levels, "FEWEST_DECISIONS", 1)
    monkeypatch.setattr(levels, "LIMIT_MS", 60_000.0)
    command = ["toy", "--quick", "--tables", "6", "--seconds", "2"]
    without = ["--without", "compiled,peer,memory,stored", "--results", str(tmp_path / "results")]
    monkeypatch.setattr(sys, "argv", ["server_load", *command, *without])
    load.main()

    written = {file.name for file in (tmp_path / "results").iterdir()}
    name = "server_load_toy_quick"
    assert written == {f"{name}.json", f"{name}.md", f"{name}_latency.svg", f"{name}_cpu.svg"}
    result = json.loads((tmp_path / "results" / f"{name}.json").read_text(encoding="utf-8"))
    echoes = ["echo (uvicorn)", "echo (websockets)", "echo (bare)"]
    assert list(result["levels"]) == ["warhost (interpreted)", *echoes]
    for who, (only,) in result["levels"].items():
        assert only["decisions"] > 5, who
        assert only["refused"] == {}, who
        assert only["lost_sockets"] == 0, who
        assert 0 < only["p50_ms"] <= only["p99_ms"] <= only["max_ms"], who
        assert only["server_cpu_ms"] > 0, who
        assert 0 <= only["generator_share"] <= 1, who
        assert only["wire_bytes_a_decision"] < only["text_bytes_a_decision"], f"{who}: compressed"
    assert result["held_under_100_ms"]["warhost (interpreted)"] == 6
