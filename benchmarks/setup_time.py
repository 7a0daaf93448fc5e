"""Measures how long `make play` takes from a clean clone to a page that can be played, and each part of it.

    python -m benchmarks.setup_time [--runs 2]

Every run has a clone of its own: no environment, no client, nothing compiled. The first finds the caches of pip, uv and npm as they
are; those after it find them warm. Parts end when make writes their stamp; at the end a browser's first request is answered. What make
says meanwhile is kept, with the longest time in which it said nothing."""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple
from urllib.error import URLError
from urllib.request import urlopen

from scripts.ports import free_port

ROOT: Final = Path(__file__).resolve().parents[1]
RESULT: Final = ROOT / "benchmarks" / "results" / "setup_time.json"
GOAL_S: Final = 90
LONGEST_S: Final = 1800
PARTS: Final = {
    "an environment": ".venv/created.stamp",
    "the installer": ".venv/installer.stamp",
    "what builds the package": ".venv/build.stamp",
    "Python packages": ".venv/play.stamp",
    "Warhost itself": ".venv/package.stamp",
    "what builds the client": "web/node_modules/ready.stamp",
    "the browser client": "src/warhost/server/static/index.html",
}
PAGE: Final = "the server, until its first page"


class Run(NamedTuple):
    load: float
    parts_s: dict[str, float]
    said: list[tuple[float, str]]

    @property
    def whole_s(self) -> float:
        return sum(self.parts_s.values())

    @property
    def longest_silence_s(self) -> float:
        moments = [0.0, *(moment for moment, _ in self.said), self.whole_s]
        return max(later - earlier for earlier, later in pairwise(moments))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=2)
    runs = [once() for _ in range(parser.parse_args().runs)]
    told = {
        "machine": f"{platform.machine()}, {os.cpu_count()} cores",
        "goal_s": GOAL_S,
        "runs": [
            {
                "load_before": round(run.load, 1),
                "whole_s": round(run.whole_s, 1),
                "longest_silence_s": round(run.longest_silence_s, 1),
                "parts_s": {name: round(seconds, 1) for name, seconds in run.parts_s.items()},
                "said": [f"{moment:.1f} s: {line}" for moment, line in run.said],
            }
            for run in runs
        ],
    }
    RESULT.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    RESULT.with_suffix(".md").write_text(page(runs), encoding="utf-8")
    print(page(runs))


def once() -> Run:
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "warhost"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        said: list[tuple[float, str]] = []
        load = os.getloadavg()[0]
        began = time.time()
        with playing(clone, Path(folder) / "data", began, said) as (process, address):
            await_page(process, address, said)
            ended = time.time()
        return Run(load, parts_of(clone, began, ended), [each for each in said if each[0] <= ended - began])


@contextmanager
def playing(
    clone: Path, data: Path, began: float, said: list[tuple[float, str]]
) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`make play`, but for the browser that it would open."""
    port = free_port()
    process = subprocess.Popen(
        ["make", "play", f"PLAY=serve --port {port}"],
        cwd=clone,
        env=clean_environment() | {"XDG_DATA_HOME": str(data)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    listener = Thread(target=listen, args=(process, began, said), daemon=True)
    listener.start()
    try:
        yield process, f"http://127.0.0.1:{port}/"
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(60)
        listener.join(10)


def clean_environment() -> dict[str, str]:
    """Nothing of the environment and the make that started this."""
    foreign = ("VIRTUAL_ENV", "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    return {name: value for name, value in os.environ.items() if name not in foreign}


def listen(process: subprocess.Popen[str], began: float, said: list[tuple[float, str]]) -> None:
    assert process.stdout is not None
    said.extend((time.time() - began, line.rstrip()) for line in process.stdout)


def await_page(process: subprocess.Popen[str], address: str, said: list[tuple[float, str]]) -> None:
    deadline = time.monotonic() + LONGEST_S
    while time.monotonic() < deadline and process.poll() is None:
        try:
            with urlopen(address, timeout=5) as answer:
                if b"<script" in answer.read():
                    return
        except (URLError, ConnectionError, TimeoutError):
            time.sleep(0.1)
    told = "\n".join(line for _, line in said)
    raise SystemExit(f"{'no page in time' if process.poll() is None else 'make play ended'}:\n{told}")


def parts_of(clone: Path, began: float, ended: float) -> dict[str, float]:
    """In the order in which they were made."""
    made = sorted(((clone / stamp).stat().st_mtime, name) for name, stamp in PARTS.items())
    parts: dict[str, float] = {}
    earlier = began
    for moment, name in [*made, (ended, PAGE)]:
        parts[name] = moment - earlier
        earlier = moment
    return parts


def page(runs: list[Run]) -> str:
    heads = [
        f"run {number}{', caches as found' if number == 1 else ', caches warm'}"
        for number in range(1, len(runs) + 1)
    ]
    rows = [
        f"| {name} | {' | '.join(f'{run.parts_s[name]:.1f} s' for run in runs)} |"
        for name in runs[-1].parts_s
    ]
    return "\n".join(
        [
            "# From a clean clone to a playable page",
            "",
            f"`make play` in a new clone, on {platform.machine()} with {os.cpu_count()} cores; wanted with warm caches: less than {GOAL_S} s.",
            "Made by `python -m benchmarks.setup_time`.",
            "",
            f"| | {' | '.join(heads)} |",
            f"|--|{'--:|' * len(runs)}",
            *rows,
            f"| **whole** | {' | '.join(f'**{run.whole_s:.1f} s**' for run in runs)} |",
            f"| load of the machine before | {' | '.join(f'{run.load:.1f}' for run in runs)} |",
            f"| longest without a word | {' | '.join(f'{run.longest_silence_s:.1f} s' for run in runs)} |",
            "",
        ]
    )


if __name__ == "__main__":
    main()
