"""A process that works for the server: `python -m warhost.server.workers.worker KIND NICENESS MEMORY_MB`.

The kind is a module beside this one, `thoughts` or `vetting`, which names the type of its jobs (`JOB`) and does them (`do`).
Jobs and answers go over standard input and output: four bytes of length, then MessagePack."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
from importlib import import_module
from typing import Any, BinaryIO

import msgspec

from warhost.core.errors import WarhostError
from warhost.games import load


def main() -> None:
    # Who stops the server in a terminal stops it alone; it then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    kind = import_module(f"{__package__}.{sys.argv[1]}")
    niceness, memory_mb = map(int, sys.argv[2:])
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    # Whatever a bot prints must not end up among the answers.
    sys.stdout = sys.stderr
    decoder = msgspec.msgpack.Decoder(kind.JOB)
    with contextlib.suppress(BrokenPipeError):
        message = _read(source)
        if message:
            _get_ready(decoder.decode(message), niceness, memory_mb)
        while message:
            _write(sink, msgspec.msgpack.encode(kind.do(decoder.decode(message))))
            message = _read(source)


def _get_ready(job: Any, niceness: int, memory_mb: int) -> None:
    """Load the first game at the server's own speed, then step back behind others."""
    game: str | None = getattr(job, "game", None)
    if game is not None:
        with contextlib.suppress(WarhostError):
            load(game)
    os.nice(niceness)
    if memory_mb:
        resource.setrlimit(resource.RLIMIT_AS, (memory_mb << 20, memory_mb << 20))


def _read(source: BinaryIO) -> bytes:
    length = source.read(4)
    return source.read(int.from_bytes(length, "big")) if len(length) == 4 else b""


def _write(sink: BinaryIO, answer: bytes) -> None:
    sink.write(len(answer).to_bytes(4, "big") + answer)
    sink.flush()


if __name__ == "__main__":
    main()
