"""The measurements of ratings and lists: a very small run of each, so that they still work when somebody wants to measure."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]


def start(program: str, results: Path, *wishes: str) -> str:
    command = [sys.executable, "-m", f"benchmarks.{program}", *wishes, "--results", str(results)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr[-2000:] or done.stdout[-2000:]
    return done.stdout


def run(program: str, results: Path, *wishes: str) -> dict[str, Any]:
    start(program, results, *wishes)
    assert (results / f"{program}.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (results / f"{program}.md").read_text(encoding="utf-8").startswith("# ")
    result: dict[str, Any] = json.loads((results / f"{program}.json").read_text(encoding="utf-8"))
    return result


def test_a_season_goes_on_where_it_was_and_comes_to_the_same(tmp_path: Path) -> None:
    wishes = ("bloodrage", "--games", "40", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    first = run("season", tmp_path / "first", *wishes)["bloodrage"]
    assert first["games"] == 40
    assert first["waited_s"]["half"] <= 1800
    (kept,) = (tmp_path / "kept").glob("*.jsonl")
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:20]), encoding="utf-8")
    assert run("season", tmp_path / "second", *wishes)["bloodrage"] == first


def test_a_season_stops_when_its_time_is_up_and_goes_on(tmp_path: Path) -> None:
    wishes = ("bloodrage", "--games", "20", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    assert "goes on" in start("season", tmp_path / "results", *wishes, "--seconds", "0")
    assert not (tmp_path / "results").exists()
    assert run("season", tmp_path / "results", *wishes)["bloodrage"]["games"] == 20


def test_duplicate_and_ordinary_games_are_compared_and_the_constant_is_chosen_on_other_deals(
    tmp_path: Path,
) -> None:
    wishes = ("bloodrage", "--deals", "4", "--jobs", "1", "--keep", str(tmp_path / "kept"))
    assert "goes on" in start("duplicate", tmp_path / "results", *wishes, "--seconds", "0")
    found = run("duplicate", tmp_path / "results", *wishes)["bloodrage"]
    assert found["against_bots_duplicate"]["2"][0] > 0
    assert len(set(found["choosing"].values())) > 1
    (kept,) = (tmp_path / "kept").glob("*.jsonl")
    names = [json.loads(line)[0] for line in kept.read_text(encoding="utf-8").splitlines()[1:]]
    assert len(names) == len(set(names)) == 4 * 12 * 3 + 4 * 3 * 3


def test_every_list_is_answered(tmp_path: Path) -> None:
    wishes = ("--people", "120", "--games", "200", "--asks", "1", "--only", "sqlite")
    found = run("server_lists", tmp_path, *wishes)
    assert len(found["lists"]["sqlite"]) > 35
    assert found["megabytes"]["sqlite"]["all"] > 0
