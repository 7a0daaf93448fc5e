"""Players made of code, by name. Whoever they are, they get a turn, which is what their seat sees, and never the table."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from warhost import bots
from warhost.arena.players import KINDS, place_of, player
from warhost.bots.levels import LEVELS
from warhost.bots.styles import STYLED
from warhost.core.errors import WarhostError, hint, unknown
from warhost.core.game import Game
from warhost.door.table import Table
from warhost.door.turn import Option, Turn

Chooser = Callable[[Turn], Option | str]
"""A bot in one function: a turn in, one of its options (or the key of one) out."""


class Bot:
    """A player made of code. Made by `warhost.bot`."""

    def __init__(
        self, name: str, seed: int, budget: bots.Budget | None, chooser: Chooser | None = None
    ) -> None:
        self.name = name
        self.seed = seed
        self._budget = budget
        self._chooser = chooser
        self._players: dict[str, bots.Bot] = {}
        """The engine's own kind of bot, for each game that it was asked to play."""

    def choose(self, game: Table | Turn, seat: str | None = None) -> Option:
        """What it would do: at the first seat that is asked, unless `seat` says at which. Nothing is played by that."""
        turn = game.turn_of(seat) if isinstance(game, Table) else game
        if self._chooser is not None:
            chosen = self._chooser(turn)
            return turn.option(chosen) if isinstance(chosen, str) else chosen
        offered = [option.number for option in turn.options]
        number = self._player(turn.rules).choose(turn.state, turn.number, offered)
        return turn.options[offered.index(number)]

    def _player(self, rules: Game) -> bots.Bot:
        if rules.name not in self._players:
            self._players[rules.name] = (
                player(self.name, rules, self.seed)
                if place_of(self.name)
                else bots.make_bot(self.name, rules, self.seed, self._budget)
            )
        return self._players[rules.name]

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"


def bot(player: str | Chooser, *, seed: int | None = None, milliseconds: int = 0, iterations: int = 0) -> Bot:
    """A bot by name: `random`, `greedy`, `beginner` to `champion`, `search:500` (so many thoughts a decision), any
    of them in a style (`normal+builder`), or `package.module:maker` for one of your own; or a function that takes a turn and gives one of its options. Equal seeds play
    equally. One that thinks ahead stops after so many milliseconds or iterations for a decision, where they are given.

    >>> import warhost
    >>> game = warhost.new("bloodrage", seats=2, seed=1)
    >>> warhost.bot("greedy", seed=1).choose(game).seat == game.turn.seat
    True
    >>> first = warhost.bot(lambda turn: turn.options[0])
    >>> first.choose(game) == game.turn.options[0]
    True
    >>> warhost.bot("gredy")
    Traceback (most recent call last):
    warhost.core.errors.WarhostError: there is no bot 'gredy'; did you mean greedy?
    """
    number = secrets.randbits(32) if seed is None else seed
    budget = bots.Budget(milliseconds, iterations) if milliseconds or iterations else None
    if not isinstance(player, str):
        return Bot(getattr(player, "__name__", type(player).__name__), number, None, player)
    if player.partition(STYLED)[0].partition(":")[0] not in KINDS and place_of(player) is None:
        known = ["random", "greedy", *LEVELS, "search", "search:N"]
        raise WarhostError(
            "unknown-bot",
            f"there is no bot {player!r}; {hint(player, known)}",
            unknown(player, known),
        )
    return Bot(player, number, budget)
