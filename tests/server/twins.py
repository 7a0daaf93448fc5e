"""For tests of secrecy: servers on which nothing is left to chance, notes of all that somebody receives, and pairs of worlds
that one seat cannot tell apart."""

from __future__ import annotations

import random
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import httpx
import pytest

from tests.server.conftest import Now
from tests.server.people import Client, Seat
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import answer, open_question, options
from warhost.core.game import Game
from warhost.core.position import position
from warhost.core.state import State
from warhost.core.trace import SPECTATOR, audience_of
from warhost.core.view import same, seen_by
from warhost.server.chance import Chance
from warhost.testing.playing import Moment, Variant, moments


class StandingTime(Now):
    """Time that goes on only when the test says so."""

    def now(self) -> int:
        return 1_790_000_000_000 + self.ahead_ms

    def monotonic(self) -> float:
        return self.ahead_ms / 1000


class Counted:
    """Ids that count up instead of being random, so that both runs have the same."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, length: int = 16) -> str:
        self.count += 1
        return f"{self.count:0{length}d}"


def leave_nothing_to_chance(patch: pytest.MonkeyPatch) -> None:
    names: dict[int, Counted] = {}

    def counted(_chance: Chance, octets: int) -> str:
        return names.setdefault(octets, Counted())(-(-octets * 4 // 3))

    patch.setattr(Chance, "seed", lambda _chance: numbered_seed(1))
    patch.setattr(Chance, "token", counted)
    patch.setattr(Chance, "bits", lambda _chance, _count: 7)
    patch.setattr(secrets, "token_bytes", lambda count=None: b"7" * (count or 32))


def note_all(client: Client, received: list[str]) -> None:
    """From now on keep all that this client is answered over HTTP."""

    async def note(response: httpx.Response) -> None:
        await response.aread()
        headers = {
            name: value for name, value in response.headers.items() if name not in ("date", "set-cookie")
        }
        received.append(f"{response.status_code} {sorted(headers.items())} {response.text}")

    client.http.event_hooks["response"] = [note]


class Listener:
    """Somebody at a table of whom all is kept that they are sent, over HTTP and their socket, while they may not know more
    than others."""

    def __init__(self, client: Client, seat: Seat) -> None:
        self.client = client
        self.seat = seat
        self.pages: list[str] = []
        note_all(client, self.pages)

    @asynccontextmanager
    async def rightly_knowing(self) -> AsyncIterator[None]:
        """What they are sent meanwhile may differ from world to world: they have a seat whose hand does."""
        await self.seat.ask("ping")
        pages, frames = len(self.pages), len(self.seat.raw)
        yield
        await self.seat.ask("ping")
        del self.pages[pages:], self.seat.raw[frames:]

    @property
    def heard(self) -> list[str]:
        return self.pages + without_presence(self.seat.raw)


def without_presence(frames: list[str]) -> list[str]:
    """Who is seen to come first is a matter of milliseconds, not of the game."""
    return [frame for frame in frames if '"type":"presence"' not in frame]


def without_times(log: str) -> str:
    """Without what the log says of the machine: how quick it was, and whether something else held it up."""
    held_up = "event loop held up|lease not given back|lease lost|no sign of life given"
    log = re.sub(rf"(?m)^.*({held_up}).*\n?", "", log)
    return re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d|ms=[0-9.]+", "", log)


class World(NamedTuple):
    """A position, and what somebody does there. `viewer` cannot tell it from its twin, before nor after."""

    position: dict[str, Any]
    viewer: str
    actor: str
    key: str


def twin_worlds(game: Game, table: Variant, prompt: str) -> tuple[World, World]:
    """Two worlds with this question that differ in what the viewer cannot see; where the actor's choice is secret, in that
    too."""
    for seed in range(30):
        for moment in moments(game, table, seed):
            if open_question(moment.state).name == prompt:
                for viewer in range(table.seats):
                    worlds = _worlds(game, moment, viewer) if viewer != moment.seat else None
                    if worlds is not None:
                        return worlds
    raise AssertionError(f"no such moment: {prompt}")


def _worlds(game: Game, moment: Moment, viewer: int) -> tuple[World, World] | None:
    twins = [_sampled(game, moment, viewer, seed) for seed in (1, 2)]
    choices = _choices(game, moment, twins)
    if choices is None or same(game, *twins) or any(_is_shown(game, moment, twins, choices, viewer)):
        return None
    ids = game.seat_ids(moment.state)
    one, other = (
        World(position(game, twin), ids[viewer], ids[moment.seat], game.verbs.key(choice))
        for twin, choice in zip(twins, choices, strict=True)
    )
    return one, other


def _sampled(game: Game, moment: Moment, viewer: int, seed: int) -> State:
    view = seen_by(game, moment.state, viewer)
    reseed(view, numbered_seed(seed, moment.number))
    twin: State = game.sample(view, viewer)
    # With the seed that the tables will get, so that what is looked at here is what happens there.
    reseed(twin, numbered_seed(1))
    return twin


def _choices(game: Game, moment: Moment, twins: list[State]) -> tuple[int, int] | None:
    here, there = (options(twin, moment.seat) for twin in twins)
    asked = open_question(moment.state)
    if asked.secret or asked.together:
        different = [option for option in there if option != here[0]]
        return (here[0], different[-1]) if different else None
    both = sorted(set(here) & set(there))
    return (both[len(both) // 2],) * 2 if both else None


def _is_shown(
    game: Game, moment: Moment, twins: list[State], choices: tuple[int, int], viewer: int
) -> list[bool]:
    """Whether the rules declare that the decision shows something to the viewer or to everybody."""
    told: list[bool] = []
    for twin, choice in zip(twins, choices, strict=True):
        after = twin.copy()
        answer(after, moment.seat, choice)
        told.append(bool(after.shown & (audience_of(viewer) | audience_of(SPECTATOR))))
    return told


def impossible_keys(game: Game, offered: list[str], count: int = 6) -> list[str]:
    """Keys of all kinds that are not offered."""
    lots = random.Random(5)
    tried = [verb.key(verb.base + lots.randrange(verb.size)) for verb in game.verbs.all for _ in range(3)]
    return lots.sample([key for key in tried if key not in offered], count)
