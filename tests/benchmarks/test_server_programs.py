"""The measurements of several servers: a very small run of each, so that they still work when somebody wants to measure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def run(tmp_path: Path, program: str, *wishes: str) -> dict[str, Any]:
    command = [sys.executable, "-m", f"benchmarks.{program}", *wishes, "--results", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:] or done.stdout[-2000:]
    assert (tmp_path / f"{program}.svg").read_text(encoding="utf-8").startswith("<svg")
    result: dict[str, Any] = json.loads((tmp_path / f"{program}.json").read_text(encoding="utf-8"))
    return result


@pytest.mark.postgres
def test_what_a_decision_costs_several_servers(tmp_path: Path) -> None:
    result = run(
        tmp_path, "server_cluster", "--servers", "2", "--tables", "1", "--pace", "5", "--seconds", "2"
    )
    (step,) = result["steps"]
    assert step["servers"] == 2
    assert step["decisions"] > 5
    assert step["cpu_ms_per_decision"]["servers"] > 0


@pytest.mark.postgres
def test_a_soak_goes_on_where_it_was(tmp_path: Path) -> None:
    progress = ("--tables", "2", "--progress", str(tmp_path / "soak-so-far.json"))
    first = run(tmp_path, "server_soak", "--kills", "1", *progress)
    assert sum(first["kills"].values()) == 1
    assert first["decisions_acknowledged"] > 0
    second = run(tmp_path, "server_soak", "--kills", "2", *progress)
    assert sum(second["kills"].values()) == 2
    assert second["runs"] == 2
    assert second["decisions_acknowledged"] > first["decisions_acknowledged"]
