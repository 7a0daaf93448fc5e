"""What needs which package: tables NumPy alone, the wrappers their own."""

from __future__ import annotations

import subprocess
import sys

import pytest

PLAY = """
from warhost.gym import ProcessTables, Tables, legal_actions
tables = Tables("bloodrage", 2, seed=1, opponents="random")
batch = tables.reset()
for _ in range(20):
    batch = tables.step(batch.masks.argmax(axis=1))
assert batch.observations.any() and len(tables.sparse().columns)
print("played")
"""


def python_without(packages: list[str], program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program to which these packages are not installed."""
    hidden = f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", hidden + program], capture_output=True, text=True, check=False, timeout=120
    )


def test_tables_need_numpy_alone() -> None:
    done = python_without(["gymnasium", "pettingzoo"], PLAY)
    assert done.stdout == "played\n", done.stderr


@pytest.mark.parametrize(
    ("wanted", "package"),
    [
        ("SeatEnv", "gymnasium"),
        ("TableEnv", "pettingzoo"),
        ("table_env", "pettingzoo"),
        ("table_env", "gymnasium"),
    ],
)
def test_a_wrapper_without_its_package_names_the_extra(wanted: str, package: str) -> None:
    done = python_without([package], f"from warhost.gym import {wanted}")
    last = done.stderr.splitlines()[-1]
    assert f"{wanted} needs the package '{package}'" in last
    assert 'pip install "warhost[gym]"' in last


def test_without_numpy_the_room_says_what_it_needs() -> None:
    last = python_without(["numpy"], "import warhost.gym").stderr.splitlines()[-1]
    assert "warhost.gym needs the package 'numpy'" in last


def test_what_was_never_there_is_an_attribute_error() -> None:
    last = python_without([], "import warhost.gym; warhost.gym.Chair").stderr.splitlines()[-1]
    assert last == "AttributeError: module 'warhost.gym' has no attribute 'Chair'"
