"""Every example in the docstrings of the front door does what it says."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest

MODULES = ["opening", "players", "simulation", "table", "turn"]


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    result = doctest.testmod(import_module(f"warhost.door.{name}"))
    assert result.attempted
    assert not result.failed
