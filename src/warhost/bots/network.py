"""A small network over what a seat sees: columns that are lit are gathered and added up, two dense layers follow. What it
says is added to what is known without it: to strengths, and to the ranks of options.

It computes with NumPy, which is loaded when there is a network to read; how one is learnt is a matter of `training`."""

from __future__ import annotations

import json
from array import array
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from warhost.core.parts import BYTE, FULL, Ready

FORMAT: Final = 1
SCALE: Final = "_scale"
"""Behind the name of numbers that are stored in 8 bits: by what each row is to be multiplied."""


class Network:
    """`told` says what the network was learnt for; `numbers` are its arrays: see `training/packing.py` for what is what."""

    def __init__(self, told: Mapping[str, Any], numbers: Mapping[str, Any]) -> None:
        self._np: Any = import_module("numpy")
        self.told = dict(told)
        single = self._np.float32
        arrays: dict[str, Any] = {
            name: self._np.ascontiguousarray(values, single) for name, values in numbers.items()
        }
        self._columns: Any = arrays["columns"]
        self._dense: Any = arrays["dense"]
        self._first_bias: Any = arrays["first_bias"]
        self._second: Any = arrays["second"]
        self._second_bias: Any = arrays["second_bias"]
        self._value: Any = arrays["value"]
        self._value_bias: Any = arrays["value_bias"]
        self._policy_bias: Any = arrays["policy_bias"]
        self._query: Any = arrays["query"]
        self._words: Any = arrays["words"]
        self._parts: Any = self._np.ascontiguousarray(numbers["parts"], self._np.intp)
        """For each option its words: verb and arguments. The last word means nothing at all."""
        self._rank_weight: float = arrays["rank_weight"].item()

    def strengths(self, lit: Ready, dense: list[float]) -> list[float]:
        """For each chair what is to be added to its strength. `dense` are numbers beside the columns that are lit."""
        np = self._np
        first = self._gathered(lit)
        first += np.array(dense, np.float32) @ self._dense
        first += self._first_bias
        np.maximum(first, 0.0, out=first)
        second = first @ self._second
        second += self._second_bias
        np.maximum(second, 0.0, out=second)
        chairs: list[float] = (second @ self._value + self._value_bias).tolist()
        return chairs

    def ranks(self, lit: Ready, offered: list[int], ranks: list[float]) -> list[float]:
        """How good each option looks, given how good it looks without the network."""
        np = self._np
        first = self._gathered(lit)
        first += self._policy_bias
        np.maximum(first, 0.0, out=first)
        wanted = first @ self._query
        words = self._parts.take(np.frombuffer(array("i", offered), np.int32), 0)
        preferred = (self._words @ wanted).take(words).sum(1)
        preferred += np.array(ranks, np.float32) * self._rank_weight
        told: list[float] = preferred.tolist()
        return told

    def _gathered(self, lit: Ready) -> Any:
        """The first layer: of every column that is lit its row, as strongly as it is lit."""
        np = self._np
        codes = np.frombuffer(array("i", lit), np.int32)
        strength = (codes & FULL).astype(np.float32)
        return strength @ self._columns.take(codes >> BYTE, 0)


def read_network(file: Path) -> Network:
    """Raises ImportError where there is no NumPy, ValueError where the file is no network that this release can read."""
    return Network(*read_numbers(file))


def read_numbers(file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """What a file says of itself, and its arrays as they are used."""
    np: Any = import_module("numpy")
    with np.load(file, allow_pickle=False) as kept:
        if "told" not in kept:
            raise ValueError(f"{file} holds no network")
        told: dict[str, Any] = json.loads(str(kept["told"]))
        if told.get("format") != FORMAT:
            raise ValueError(f"{file} has the format {told.get('format')}, not {FORMAT}")
        return told, unpacked({str(name): kept[name] for name in kept.files if name != "told"})


def unpacked(kept: Mapping[str, Any]) -> dict[str, Any]:
    """What was stored in 8 bits is multiplied by its scales again."""
    names = [name for name in kept if not name.endswith(SCALE)]
    return {
        name: kept[name].astype("float32") * kept[name + SCALE] if name + SCALE in kept else kept[name]
        for name in names
    }
