"""What is noted of games for learning: positions with who won in the end, and choices with how often a search tried each
option. Of a whole set everything of one kind lies in one long array, and `ends` say where each position's part ends."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]

GAMES_OF_A_FOLDER: Final = 10_000_000
"""More than any has; a multiple of ten, since the last digit says what a game is for."""


class Position(NamedTuple):
    """From one seat's view. `won` are shares by chair, the viewer's own first."""

    lit: list[int]
    dense: list[float]
    seats: int
    won: list[float]


class Choice(NamedTuple):
    """What a seat could choose, how good it looked, and how often the search tried it, as shares."""

    lit: list[int]
    offered: list[int]
    ranks: list[float]
    visits: list[float]


class Positions(NamedTuple):
    game: Array
    seats: Array
    won: Array
    dense: Array
    codes: Array
    ends: Array

    def __len__(self) -> int:  # not that of the tuple
        return len(self.game)


class Choices(NamedTuple):
    game: Array
    codes: Array
    ends: Array
    offered: Array
    offered_ends: Array
    ranks: Array
    visits: Array

    def __len__(self) -> int:
        return len(self.game)


class Notes(NamedTuple):
    positions: Positions
    choices: Choices


def noted(positions: Sequence[tuple[int, Position]], choices: Sequence[tuple[int, Choice]]) -> Notes:
    """Both with the number of their game: what is held out are whole games."""
    chairs = max((len(each.won) for _, each in positions), default=0)
    width = max((len(each.dense) for _, each in positions), default=0)
    return Notes(
        Positions(
            np.array([game for game, _ in positions], np.int64),
            np.array([each.seats for _, each in positions], np.uint8),
            np.array([each.won for _, each in positions], np.float32).reshape(-1, chairs),
            np.array([each.dense for _, each in positions], np.float32).reshape(-1, width),
            *_chained([each.lit for _, each in positions], np.int32),
        ),
        Choices(
            np.array([game for game, _ in choices], np.int64),
            *_chained([each.lit for _, each in choices], np.int32),
            *_chained([each.offered for _, each in choices], np.int32),
            _chained([each.ranks for _, each in choices], np.float32)[0],
            _chained([each.visits for _, each in choices], np.float32)[0],
        ),
    )


def _chained(parts: Sequence[Sequence[float]], kind: Any) -> tuple[Array, Array]:
    whole = [number for part in parts for number in part]
    return np.array(whole, kind), np.cumsum([0, *map(len, parts)], dtype=np.int64)[1:]


def save(notes: Notes, told: Mapping[str, Any], file: Path) -> None:
    """Whole or not at all. `told`: of which game they were made, and by which judgement."""
    arrays = {f"positions_{name}": values for name, values in notes.positions._asdict().items()}
    arrays |= {f"choices_{name}": values for name, values in notes.choices._asdict().items()}
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".part")
    with beside.open("wb") as out:
        np.savez(out, told=np.array(json.dumps(told)), **arrays)
    beside.replace(file)


def read(files: Iterable[Path], wanted: Mapping[str, Any]) -> Notes:
    """Those of all files, one behind the other; of another game or judgement there may be none. Folders count their games from
    the beginning each: here every game has a number of its own, with the last digit that it had."""
    found: dict[str, list[Array]] = {}
    folders: list[Path] = []
    for file in files:
        if file.parent not in folders:
            folders.append(file.parent)
        with np.load(file, allow_pickle=False) as kept:
            told = json.loads(str(kept["told"]))
            others = [what for what in wanted if told.get(what) != wanted[what]]
            if others:
                raise SystemExit(f"{file} was noted with another {', '.join(others)}; delete it to play anew")
            if not len(kept["positions_game"]):
                continue
            for name in kept.files:
                if name != "told":
                    before = folders.index(file.parent) * GAMES_OF_A_FOLDER if name.endswith("_game") else 0
                    found.setdefault(name, []).append(kept[name] + before)
    if not found:
        raise SystemExit("there are no notes to learn from; play first")
    joined = {name: _joined(name, parts) for name, parts in found.items()}
    return Notes(
        Positions(*(joined[f"positions_{name}"] for name in Positions._fields)),
        Choices(*(joined[f"choices_{name}"] for name in Choices._fields)),
    )


def _joined(name: str, parts: list[Array]) -> Array:
    if not name.endswith("ends"):
        return np.concatenate(parts)
    shifted, before = [], 0
    for part in parts:
        shifted.append(part + before)
        before += int(part[-1]) if len(part) else 0
    return np.concatenate(shifted)
