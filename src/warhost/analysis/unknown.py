"""A state again as everybody together could know it: what nobody has seen yet lies in another order, and other dice are to
fall. Hands stay what they are."""

from __future__ import annotations

import random
from typing import Any

from warhost.core.chance import reseed
from warhost.core.fields import NOBODY, OWNER
from warhost.core.game import Game
from warhost.core.state import State
from warhost.core.view import seen_by


def with_other_chance(game: Game, s: State, lots: random.Random) -> State:
    """A copy with a future of its own. Orders that were equally likely before stay so, and the true one is among them."""
    other = s.copy()
    unseen = [field for field in game.fields if field.seen == NOBODY]
    if unseen and not any(field.seen == OWNER for field in game.fields):
        # Nobody holds anything in secret: whoever looks, the sampler mixes nothing but what nobody knows.
        view = seen_by(game, s, 0)
        reseed(view, lots.randbytes(16))
        sampled = game.sample(view, 0)
        for field in unseen:
            setattr(other, field.name, getattr(sampled, field.name))
    else:
        for field in unseen:
            setattr(other, field.name, _mixed(getattr(other, field.name), lots))
    reseed(other, lots.randbytes(16))
    return other


def _mixed(pile: list[Any], lots: random.Random) -> list[Any]:
    """A pile, or one a seat, in another order."""
    if pile and isinstance(pile[0], list):
        return [_mixed(row, lots) for row in pile]
    mixed = pile[:]
    lots.shuffle(mixed)
    return mixed
