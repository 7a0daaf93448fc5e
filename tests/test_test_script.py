"""`make test` runs once more what failed, and must not lose any of it on the way."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).resolve().parents[1] / "scripts" / "test"
BROKEN = """
import pytest

@pytest.fixture
def broken():
    raise ValueError

def test_alone(): assert False

@pytest.mark.xdist_group("group")
def test_in_a_group(): assert False

@pytest.mark.xdist_group("group")
def test_that_cannot_begin(broken): pass

def test_that_passes(): pass
"""


def test_whatever_failed_is_run_again_in_groups_too(tmp_path: Path) -> None:
    script = SCRIPT.read_text("utf-8")
    (without_groups,) = re.findall(r"^ +(sed .*)$", script, re.MULTILINE)
    (again,) = re.findall(r"^ +\$run (-n .*)$", script, re.MULTILINE)
    (tmp_path / "test_broken.py").write_text(BROKEN, "utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", "utf-8")
    assert "2 failed, 1 passed, 1 error" in _run(tmp_path, "-n", "2")
    subprocess.run(f"cache=.pytest_cache; {without_groups}", shell=True, cwd=tmp_path, check=True)
    assert "2 failed, 1 error" in _run(tmp_path, *again.split())


def _run(folder: Path, *options: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "--dist", "loadgroup", "-q", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.stdout.splitlines()[-1]
