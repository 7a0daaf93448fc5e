"""Positions and records that nobody would write, thrown at what reads them: `python -m scripts.fuzz_uploads --count 100000`.

Every one must be read or refused with a typed error, within the time that the server gives to it. Each follows from its
number alone: `--first 4711 --count 1` does one of them again."""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from types import FrameType
from typing import Any

from warhost.core import record
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import position
from warhost.games import OURS, load
from warhost.server.workers.vetting import PositionBrought, Problem, RecordBrought, vet

DEPTHS = (0, 1, 3, 8, 20, 60, 150)
NUMBERS = (-1, 0, 1, 2, 3, 5, 7, 16, 40, 63, 64, 255, 1000, 99_999, 10**6, 10**12, 2**63, -5)
OTHER_KINDS: tuple[Any, ...] = (None, True, 1.5, "", "x", [], {}, [[]], {"a": 1}, "\ud800", "-1")
HANGS_S = 10.0
PROGRESS_EVERY = 1_000


class Hung(Exception):
    """It took longer than anything may."""


def brought(number: int) -> PositionBrought | RecordBrought:
    """The thing with this number."""
    lots = random.Random(number)
    game, depth = OURS[number % len(OURS)], lots.choice(DEPTHS)
    if number // len(OURS) % 3 == 2:
        return RecordBrought(_record(game, depth, lots), {name: name for name in OURS}, 0, HANGS_S)
    found = json.loads(_base(game, depth, lots.randrange(3)))
    for _change in range(lots.choice((1, 1, 2, 4))):
        found = _changed(game, found, lots)
    # Lone halves of characters can only be written in JSON's own way.
    return PositionBrought(game, json.dumps(found).encode(), HANGS_S)


def outcomes(first: int, count: int) -> Iterator[str]:
    """What became of each: `read`, or the reason of its refusal. Raises what must never be raised."""
    signal.signal(signal.SIGPROF, _interrupt)
    for number in range(first, first + count):
        signal.setitimer(signal.ITIMER_PROF, HANGS_S)
        try:
            found = vet(brought(number))
        except BaseException as error:
            error.add_note(f"number {number}: {brought(number)}"[:4000])
            raise
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
        yield found.key if isinstance(found, Problem) else "read"


def _interrupt(_signal: int, _frame: FrameType | None) -> None:
    raise Hung


# ---------------------------------------------------------------- positions


@cache
def _match(game: str, depth: int, seed: int) -> Match:
    lots = random.Random(seed)
    rules = load(game)
    match = Match(rules, lots.choice(rules.seat_counts), {}, numbered_seed(seed))
    while len(match.decisions) < depth and not match.over:
        seat = lots.choice(match.waiting())
        match.choose(seat, lots.choice(match.options(seat)))
    return match


@cache
def _base(game: str, depth: int, seed: int) -> str:
    match = _match(game, depth, seed)
    return json.dumps(position(match.game, match.state))


def _changed(game: str, found: dict[str, Any], lots: random.Random) -> dict[str, Any]:
    lots.choice((_change_anywhere, _change_anywhere, _add_step, _ask_something))(game, found, lots)
    return found


def _change_anywhere(_game: str, found: dict[str, Any], lots: random.Random) -> None:
    """One value anywhere becomes another, goes, or comes twice."""
    place, key = lots.choice(_places(found))
    value = place[key]
    way = lots.randrange(5)
    if way == 0:
        del place[key]
    elif way == 1 and isinstance(place, list):
        place.insert(key, value)
    elif way == 2:
        other, at = lots.choice(_places(found))
        place[key] = deepcopy(other[at])
    elif way == 3 or isinstance(value, int):
        place[key] = lots.choice(NUMBERS)
    else:
        place[key] = deepcopy(lots.choice(OTHER_KINDS))


def _places(value: Any) -> list[tuple[Any, Any]]:
    """All values inside, each as where it stands and under which key."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    places = [(value, key) for key in keys]
    for key in keys:
        if isinstance(value[key], (dict, list)) and value[key]:
            places += _places(value[key])
    return places or [({"": 0}, "")]


def _add_step(game: str, found: dict[str, Any], lots: random.Random) -> None:
    """A step with odd numbers, on top of the agenda or below everything; the open question may go."""
    flow = found.get("flow")
    agenda = flow.get("agenda") if isinstance(flow, dict) else None
    if not isinstance(flow, dict) or not isinstance(agenda, list):
        return
    step = [lots.choice(list(load(game).steps)), *(lots.choice(NUMBERS) for _ in range(lots.randrange(4)))]
    agenda.insert(lots.choice((0, len(agenda))), step)
    if lots.random() < 0.7:
        flow.pop("asked", None)


def _ask_something(game: str, found: dict[str, Any], lots: random.Random) -> None:
    asked = {
        "prompt": lots.choice(list(load(game).questions)),
        "about": [lots.choice(NUMBERS) for _ in range(3)],
        "waiting": found["seats"][:1] if isinstance(found.get("seats"), list) else [],
    }
    if isinstance(found.get("flow"), dict):
        found["flow"]["asked"] = asked


# ---------------------------------------------------------------- records


def _record(game: str, depth: int, lots: random.Random) -> str:
    if lots.random() < 0.4:
        return _record_from_position(game, depth, lots)
    lines = record.write(_match(game, lots.choice((depth, 10_000)), lots.randrange(3))).splitlines()
    for _change in range(lots.choice((1, 1, 3))):
        _change_line(lines, lots)
    return "\n".join(lines) + "\n"


def _record_from_position(game: str, depth: int, lots: random.Random) -> str:
    """What such a record says besides fits its position, so that it is looked at closely."""
    found = json.loads(_base(game, depth, lots.randrange(3)))
    head = _match(game, 0, 0)
    lines = record.write(head).splitlines()[:2]
    lines += [f"option {name}={value}" for name, value in found["options"].items()]
    lines += [f"seat {side} Ann" for side in found["seats"]]
    lines.append(f"seed {found['chance']['seed']}")
    for _change in range(lots.choice((1, 2, 4))):
        _changed(game, found, lots)
    lines += ["position " + json.dumps(found), ""]
    keys = [head.game.verbs.key(option) for option in head.options(head.waiting()[0])] or ["x"]
    side = found["seats"][0] if isinstance(found.get("seats"), list) and found["seats"] else "x"
    lines += [f"{number} {side} {lots.choice(keys)}" for number in range(1, lots.randrange(1, 4))]
    return "\n".join(lines) + "\n"


def _change_line(lines: list[str], lots: random.Random) -> None:
    number = lots.randrange(len(lines))
    words = lines[number].split(" ")
    way = lots.randrange(5)
    if way == 0:
        del lines[number]
    elif way == 1:
        lines.insert(lots.randrange(len(lines) + 1), lines[number])
    elif way == 2:
        lines[number] = lines[number][: lots.randrange(len(lines[number]) + 1)]
    elif way == 3:
        words[lots.randrange(len(words))] = str(
            lots.choice((*NUMBERS, "x", "", "dice", "\x00", "٣", "a:b>c"))
        )
        lines[number] = " ".join(words)
    else:
        other = lots.choice(lines).split(" ")
        words[-1] = other[-1]
        lines[number] = " ".join(words)
    if not lines:
        lines.append("")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--count", type=int, default=100_000)
    reader.add_argument("--first", type=int, default=0)
    wish = reader.parse_args()
    began, told = time.monotonic(), Counter[str]()
    for number, outcome in enumerate(outcomes(wish.first, wish.count), 1):
        told[outcome] += 1
        if number % PROGRESS_EVERY == 0 or number == wish.count:
            print(f"{number:>7}  {time.monotonic() - began:7.1f} s  {dict(told)}", file=sys.stderr)
    print(json.dumps({"count": wish.count, "first": wish.first, "outcomes": told}))


if __name__ == "__main__":
    main()
