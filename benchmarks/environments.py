"""Where the measured programs live: other engines in environments of their own, ours interpreted and compiled apart."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CACHE = ROOT / ".cache" / "bench"
COMPILED_ROOMS = ("core", "games", "bots")
NOT_COPIED = ("*.so", "__pycache__", "static")


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
    """A copy of our sources, compiled or surely not; the checkout itself may be either. Compiling takes minutes, so it is done
    again only when something that is compiled has changed."""
    folder = CACHE / ("compiled" if compiled else "interpreted")
    source, stamp = folder / "src", folder / "sources.txt"
    if compiled and not _compiler():
        raise FileNotFoundError("no C compiler")
    fingerprint = _fingerprint(COMPILED_ROOMS)
    if compiled and stamp.exists() and stamp.read_text() == fingerprint:
        _copy_the_rest(source)
        return source
    stamp.unlink(missing_ok=True)
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns(*NOT_COPIED))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, folder / name)
    if compiled:
        print("compiling our rules …", file=sys.stderr)
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        command += ["--parallel", str(os.cpu_count())]
        subprocess.run(command, cwd=folder, env={**os.environ, "WARHOST_COMPILE": "1"}, check=True)
    stamp.write_text(fingerprint)
    return source


def _copy_the_rest(source: Path) -> None:
    """Everything that is not compiled, as it is now."""
    for old in (source / "warhost").iterdir():
        if old.is_dir() and old.name not in COMPILED_ROOMS:
            shutil.rmtree(old)
    others = shutil.ignore_patterns(*NOT_COPIED)

    def ignored(folder: str, names: list[str]) -> set[str]:
        rooms = COMPILED_ROOMS if Path(folder).name == "warhost" else ()
        return {*others(folder, names), *rooms}

    shutil.copytree(ROOT / "src", source, ignore=ignored, dirs_exist_ok=True)


def sources_fingerprint() -> str:
    """Changes whenever anything of ours does."""
    return _fingerprint(("",))


def _fingerprint(rooms: tuple[str, ...]) -> str:
    digest = hashlib.sha256()
    package = ROOT / "src" / "warhost"
    files = [file for room in rooms for file in sorted((package / room).rglob("*"))]
    data = [file for file in files if file.suffix in (".py", ".toml", ".json")]
    for file in [ROOT / "setup.py", ROOT / "pyproject.toml", *data]:
        if "static" not in file.parts:
            digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _compiler() -> str | None:
    return shutil.which(os.environ.get("CC", "cc"))
