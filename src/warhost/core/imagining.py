"""States that a viewer could be in: what the viewer sees, and everything else dealt at random. Whatever is tried out on them
tells the viewer nothing that they do not know."""

from __future__ import annotations

from hashlib import sha256

from warhost.core.chance import reseed
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by


def imagined(game: Game, s: State, viewer: int, seed: bytes) -> State:
    """One such state, with dice of its own; the same seed gives the same one."""
    view = seen_by(game, s, viewer)
    reseed(view, seed)
    state: State = game.sample(view, viewer)
    reseed(state, sha256(seed).digest())
    return state
