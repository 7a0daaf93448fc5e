"""Statistics of many games: who wins from where, what cards are worth, how long games last and how they end."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warhost.server.protocol.values import Plain

AskedSource = Annotated[
    Literal["simulated", "mine", "server"],
    Meta(
        description="simulated: games between quick bots, counted beforehand; mine: the asker's finished games; "
        "server: finished games of this server that anybody may watch"
    ),
]
Source = Annotated[
    Literal["simulated", "mine", "server", "table"],
    Meta(description="as asked for; table: the finished games of a table and its rematches"),
]


class ShareOfWins(Plain):
    """How often something won: `share` of its games, surely (95 %) between `low` and `high`. A shared win is a part of one."""

    name: str
    """A side's id, or the number of a seat from 1 on."""
    games: int
    wins: float
    share: float
    fair: float
    """What equals would have won of these games."""
    low: float
    high: float


class OptionShares(Plain):
    """Games in which a table option had this value."""

    option: str
    value: str
    games: int
    sides: list[ShareOfWins]


class CardWorth(Plain):
    """Win shares of players who chose, took or played a card (a component) in a game, and of those who did not, among
    players of sides and seats that could have had it; `worth` is the difference of what each of them won above the fair share of their games, surely (95 %) between `low`
    and `high`.
    Words: `<game>-<kind>-<card>`."""

    card: str
    kind: str
    had: ShareOfWins
    had_not: ShareOfWins
    worth: float
    low: float
    high: float


class GameLength(Plain):
    """In decisions. The first bin begins at `first`, each is `width` wide."""

    mean: float
    least: int
    median: float
    most: int
    first: int
    width: int
    bins: list[int]


class EndingShare(Plain):
    """How games ended. Words: `<game>-ending-<ending>`."""

    ending: str
    games: int


class GameStatistics(Plain):
    """Statistics of a game over so many games; without any the lists are empty."""

    game: str
    revision: int | None
    """Of the rules, where all were played by the same."""
    source: Source
    games: int
    left_out: int
    """Games that could not be read, or were too many to be counted."""
    fair_share: float
    sides: list[ShareOfWins]
    seats: list[ShareOfWins]
    options: list[OptionShares]
    cards: list[CardWorth]
    length: GameLength
    endings: list[EndingShare]
