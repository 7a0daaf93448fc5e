"""The peer: boardgame.io's server from its npm package, with a small game of four of its own (`benchmarks/peer`)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.environments import CACHE
from benchmarks.server_load.servers import ROOT, ServerFamily
from scripts.ports import free_port

SOURCE = ROOT / "benchmarks" / "peer"
FOLDER = CACHE / "peer"
PEER = "boardgame.io"


def peer_process() -> ServerFamily:
    """The peer's server, installed first when missing or outdated."""
    node = _installed()
    port = free_port()
    command = [str(node / "node"), str(FOLDER / "server.js"), str(port)]
    return ServerFamily(
        command, port, {"NODE_ENV": "production"}, health="/socket.io/?EIO=4&transport=polling"
    )


def peer_version() -> str:
    for line in (SOURCE / "package.json").read_text(encoding="utf-8").splitlines():
        if '"boardgame.io"' in line:
            return line.split('"')[3]
    raise LookupError("boardgame.io is not among the peer's packages")


def _installed() -> Path:
    """The folder of Node; its packages come by the lock file."""
    done = subprocess.run([ROOT / "scripts" / "ensure-node"], check=True, capture_output=True, text=True)
    node = Path(done.stdout.strip())
    FOLDER.mkdir(parents=True, exist_ok=True)
    lock, stamp = SOURCE / "package-lock.json", FOLDER / "installed.json"
    for name in ("package.json", "package-lock.json", ".npmrc", "server.js", "game.js"):
        shutil.copy(SOURCE / name, FOLDER / name)
    if not stamp.exists() or stamp.read_bytes() != lock.read_bytes():
        print("installing boardgame.io …", file=sys.stderr)
        path = f"{node}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(["npm", "ci", "--silent"], cwd=FOLDER, env={**os.environ, "PATH": path}, check=True)
        shutil.copy(lock, stamp)
    return node
