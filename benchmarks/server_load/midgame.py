"""Games played to their middle by bots: the logs that the measured tables begin with. Played once, then kept."""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

import warhost
from benchmarks.environments import CACHE
from warhost.bots import make_bot, shown_to, usual_level
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.games import load
from warhost.server.database.rows import LogRow
from warhost.server.game.ledger import Beginning, Ledger

SEATS = 4
GAMES = 24
"""So many different games are played; more tables than that share their past, not their future."""


class Middle(Struct):
    """A game as far as its middle: how it began, what was decided, and who is asked now."""

    seed: bytes
    sides: list[str]
    log: list[LogRow]
    waiting: list[int]


def middles(game: str, count: int = GAMES) -> list[Middle]:
    """Different games, each cut in its middle."""
    file = CACHE / "server_load" / f"middles-{game}-{count}-{_fingerprint(load(game))}.json"
    if not file.exists():
        print(f"playing {count} games of {game} to their middle …", file=sys.stderr)
        played = [_played(load(game), number) for number in range(count)]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.encode(played))
    return msgspec.json.decode(file.read_bytes(), type=list[Middle])


def first_turns(middle: Middle, decisions: int, game: str) -> Middle:
    """The same game when it had just begun."""
    return _replayed(load(game), middle.seed, middle.log[:decisions])


def _played(game: Game, number: int) -> Middle:
    seed = random.Random(number).randbytes(32)
    match = Match(game, SEATS, {}, seed)
    bots = [make_bot(usual_level(game), game, 100 * number + seat) for seat in range(SEATS)]
    while not match.over:
        seat = match.waiting()[0]
        view = shown_to(bots[seat], game, match.state, seat)
        match.choose(seat, bots[seat].choose(view, seat, match.options(seat)))
    half = match.decisions[: len(match.decisions) // 2]
    log = [LogRow(0, "decision", each.seat, game.verbs.key(each.option), [], 0, "person", 0) for each in half]
    return _replayed(game, seed, log)


def _replayed(game: Game, seed: bytes, log: list[LogRow]) -> Middle:
    ledger = Ledger(Beginning(game, SEATS, {}, seed, None))
    entries = [ledger.decide(entry.seat, entry.key, "person", 0) for entry in log]
    return Middle(seed, ledger.match.seat_ids, entries, ledger.match.waiting())


def _fingerprint(game: Game) -> str:
    """Changes with the rules, by which old logs might not replay."""
    digest = hashlib.sha256(str(game.revision).encode())
    package = Path(warhost.__file__).parent
    for file in sorted([*(package / "core").rglob("*"), *(package / "games" / game.name).rglob("*")]):
        if file.suffix in (".py", ".toml"):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
