"""What `make bench` writes down and what it lets pass, with made-up measurements: nothing is measured here."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmarks import __main__ as speed
from warhost.games import names

README = "Speed\n\n<!-- speed: written by make bench -->\nof old\n<!-- end of speed -->\n\nThe end\n"
COMMITTED = speed.RESULTS / "speed.json"


class Bench:
    """`make bench` in a folder of its own, on a machine of our own making."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.results, self.readme = folder / "results", folder / "README.md"
        self.readme.write_text(README, encoding="utf-8")
        self.has_compiler = True
        self._patch = monkeypatch
        monkeypatch.setattr(speed, "RESULTS", self.results)
        monkeypatch.setattr(speed, "README", self.readme)
        monkeypatch.setattr(speed, "environment_of", lambda _engine: Path("python"))
        monkeypatch.setattr(speed, "our_sources", self._sources)

    def run(self, *arguments: str, times: float = 10.0, but: dict[str, float] | None = None) -> None:
        """One run in which our games are so many times faster than the others, but for some."""

        def measured(
            field: list[speed.Contestant], repeats: int, seconds: float
        ) -> dict[str, list[dict[str, Any]]]:
            paces = {each.name: 1.0 if each.name in speed.OTHERS else times for each in field}
            return {name: [made_up(pace)] for name, pace in {**paces, **(but or {})}.items()}

        self._patch.setattr(speed, "measured", measured)
        self._patch.setattr(sys, "argv", ["bench", *arguments])
        speed.main()

    def kept(self) -> dict[str, Any]:
        kept: dict[str, Any] = json.loads((self.results / "speed.json").read_text(encoding="utf-8"))
        return kept

    def written(self) -> dict[str, str]:
        files = [self.readme, *sorted(self.results.glob("*"))]
        return {file.name: file.read_text(encoding="utf-8") for file in files}

    def _sources(self, compiled: bool) -> Path:
        if compiled and not self.has_compiler:
            raise FileNotFoundError("no C compiler")
        return Path("src")


def made_up(times: float) -> dict[str, float]:
    return dict.fromkeys(speed.MEASURES, 1000.0 * times)


@pytest.fixture
def bench(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Bench:
    return Bench(tmp_path, monkeypatch)


def test_a_whole_run_is_written_down(bench: Bench) -> None:
    bench.run()
    written = bench.written()
    assert list(written) == ["README.md", "speed.json", "speed.md", "speed.svg"]
    for name in names():
        for build in ("interpreted", "compiled"):
            assert f"| {name} {build} | 10.0× | 10.0× |" in written["README.md"]
            assert f"| {name} {build} | 10,000 |" in written["speed.md"]
    assert written["README.md"].startswith("Speed\n")
    assert written["README.md"].endswith("The end\n")


def without_a_compiler(bench: Bench) -> None:
    bench.has_compiler = False
    bench.run()


@pytest.mark.parametrize(
    "half_a_run",
    [
        without_a_compiler,
        lambda bench: bench.run("--interpreted"),
        lambda bench: bench.run("--games", names()[0]),
        lambda bench: bench.run("--interpreted", "--accept", times=1.0),
    ],
)
def test_what_is_written_stays_when_not_all_were_measured(
    half_a_run: Callable[[Bench], None], bench: Bench, capsys: pytest.CaptureFixture[str]
) -> None:
    bench.run(times=11.0)
    before = bench.written()
    capsys.readouterr()
    half_a_run(bench)
    assert bench.written() == before
    said = capsys.readouterr()
    assert "| catanatron |" in said.out
    assert "the committed results stay, for these were not measured: " in said.err
    assert f"{names()[-1]} compiled" in said.err


def test_nothing_is_written_on_the_first_run_either(bench: Bench) -> None:
    without_a_compiler(bench)
    assert list(bench.written()) == ["README.md"]
    assert bench.readme.read_text(encoding="utf-8") == README


def test_a_ratio_that_fell_far_is_refused(bench: Bench, capsys: pytest.CaptureFixture[str]) -> None:
    bench.run(times=10.0)
    before = bench.written()
    with pytest.raises(SystemExit, match="slower than the committed best"):
        bench.run(times=10.0, but={f"{names()[0]} compiled": 7.9})
    assert f"{names()[0]} compiled: decisions were 10.0x the baseline's, now 7.9x" in capsys.readouterr().err
    assert bench.written() == before


def test_a_fall_in_small_steps_is_refused_too(bench: Bench) -> None:
    bench.run(times=10.0)
    bench.run(times=8.5)
    assert bench.kept()["results"][f"{names()[0]} compiled"]["speed_ratio"] == 8.5
    with pytest.raises(SystemExit):
        bench.run(times=7.5)
    bench.run(times=12.0)
    with pytest.raises(SystemExit):
        bench.run(times=9.5)


def test_a_lower_ratio_can_be_accepted(bench: Bench) -> None:
    bench.run(times=10.0)
    bench.run("--accept", times=7.0)
    assert bench.kept()["reference"][f"{names()[0]} compiled"] == {"speed_ratio": 7.0, "copy_ratio": 7.0}
    bench.run(times=6.0)
    with pytest.raises(SystemExit):
        bench.run(times=5.0)


def test_results_without_a_reference_are_their_own(bench: Bench) -> None:
    bench.run(times=10.0)
    kept = bench.kept()
    del kept["reference"]
    (bench.results / "speed.json").write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(SystemExit):
        bench.run(times=7.0)
    bench.run(times=9.0)
    assert bench.kept()["reference"][f"{names()[0]} interpreted"] == {"speed_ratio": 10.0, "copy_ratio": 10.0}


def test_other_engines_may_become_slower(bench: Bench) -> None:
    bench.run(but={"rlcard uno": 3.0})
    bench.run(but={"rlcard uno": 1.0})
    assert set(bench.kept()["reference"]).isdisjoint(speed.OTHERS)


def test_the_committed_results_can_be_held_against() -> None:
    assert set(json.loads(COMMITTED.read_text(encoding="utf-8"))["results"]) == set(speed.everybody())
    best = speed.best_ratios()
    assert {f"{name} compiled" for name in names()} <= set(best)
    assert all(set(row) == set(speed.RATIOS) for row in best.values())


def test_the_committed_page_says_how_it_was_measured() -> None:
    page = COMMITTED.with_suffix(".md").read_text(encoding="utf-8")
    assert speed.CONDITIONS in page
    assert "garbage collector" in page
