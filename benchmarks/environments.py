"""Where the measured programs live: other engines in environments of their own, ours interpreted and compiled apart."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache" / "bench"


def environment_of(engine: str) -> Path:
    """The Python of an engine's own environment, made from its lock file when missing or outdated."""
    lock = ROOT / "requirements" / f"bench-{engine}.txt"
    folder = CACHE / engine
    stamp = folder / "lock.txt"
    python = folder / "bin" / "python"
    if not stamp.exists() or stamp.read_text() != lock.read_text():
        print(f"installing {engine} …", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "-q", "install", "--require-hashes", "-r", lock], check=True)
        shutil.copy(lock, stamp)
    return python


def our_sources(compiled: bool) -> Path:
    """A copy of our sources, compiled or surely not; the checkout itself may be either."""
    folder = CACHE / ("compiled" if compiled else "interpreted")
    source = folder / "src"
    if compiled and not _compiler():
        raise FileNotFoundError("no C compiler")
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    if compiled:
        print("compiling our rules …", file=sys.stderr)
        command = [
            sys.executable,
            "setup.py",
            "--quiet",
            "build_ext",
            "--inplace",
            "--parallel",
            str(os.cpu_count()),
        ]
        subprocess.run(command, cwd=folder, env={**os.environ, "WARHOST_COMPILE": "1"}, check=True)
    return source


def _compiler() -> str | None:
    return shutil.which(os.environ.get("CC", "cc"))
