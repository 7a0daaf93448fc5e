"""Actions by their ids. An id is the engine's own option number: dense, and the same at every table."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from warhost.core.game import Game


def action_parts(game: Game) -> NDArray[np.int32]:
    """For each action its verb and its arguments as numbers of one vocabulary, -1 where a verb has fewer arguments.

    A thing has the same number wherever it is an argument of the same name and kind, so that an agent which learns what
    `kislev` is worth as a target knows it for all figures. Numbers run from 0 to the largest in the table."""
    longest = max(len(verb.args) for verb in game.verbs.all)
    parts = np.full((game.verbs.size, 1 + longest), -1, np.int32)
    numbers: dict[tuple[str, str], int] = {}
    vocabulary = len(game.verbs.all)
    for number, verb in enumerate(game.verbs.all):
        rows = parts[verb.base : verb.base + verb.size]
        rows[:, 0] = number
        rank = np.arange(verb.size)
        for column, (name, domain) in reversed(list(enumerate(verb.args, 1))):
            if (name, domain.name) not in numbers:
                numbers[name, domain.name] = vocabulary
                vocabulary += len(domain)
            rows[:, column] = numbers[name, domain.name] + rank % len(domain)
            rank //= len(domain)
    return parts


def legal_actions(masks: NDArray[np.int8]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """All legal actions of a batch, row by row: the row of each, and the action. Much faster than `numpy.nonzero`."""
    flat = np.flatnonzero(np.ascontiguousarray(masks).view(np.bool_))
    rows, actions = np.divmod(flat, masks.shape[1])
    return rows, actions
