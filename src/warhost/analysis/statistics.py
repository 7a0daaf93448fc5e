"""Statistics over records: who wins from where, what cards are worth, how long games last and how they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from warhost.arena.ratings import NORMAL_95
from warhost.arena.summary import length_of, wilson
from warhost.core import record
from warhost.core.errors import WarhostError
from warhost.core.game import Game
from warhost.core.record import Record
from warhost.games import load

SIMULATED: Final = Path(__file__).parent / "data"
"""Where statistics of simulated games lie that come with Warhost, a compressed JSON file a game."""
LEAST_GAMES: Final = 5
"""Of a card that fewer players had, or had not, nothing is told."""
ROUNDED: Final = 4


class Counted(NamedTuple):
    """One finished game as far as statistics need it; lists are in seat order."""

    game: str
    revision: int
    options: dict[str, str]
    sides: list[str]
    won: list[float]
    cards: list[set[str]]
    """What each seat chose, took or played, by id."""
    decisions: int
    ending: str

    @property
    def fair(self) -> float:
        """What each seat would have had of the win, had all been equal: nothing where nobody won."""
        return sum(self.won) / len(self.won)


class Seat(NamedTuple):
    """A seat of one game under the name by which it is counted: what it had of the win, and what it would have had among equals."""

    name: str
    won: float
    fair: float


def counted(text: str) -> Counted | None:
    """What a record says; None for a game that is not over. It is not replayed: whoever cares verifies it first."""
    given = record.read(text)
    if not given.end:
        return None
    return counted_of(load(given.game), given)


def counted_of(game: Game, given: Record) -> Counted | None:
    words = given.end.split()
    if len(words) < 4 or words[0] != "end" or words[2] != "winners":
        raise WarhostError("bad-record", "its end cannot be read", {"line": "0", "problem": given.end})
    winners = [] if words[3] == "-" else words[3].split(",")
    components = game.components
    cards: dict[str, set[str]] = {side: set() for side in given.seats}
    for decision in given.decisions:
        option = game.verbs.parse(decision.key)
        for thing in game.verbs.of(option).ids(option).values():
            if thing in components.index:
                cards[decision.seat].add(thing)
    part = 1 / len(winners) if winners else 0.0
    return Counted(
        game=given.game,
        revision=given.revision,
        options=given.options,
        sides=given.seats,
        won=[part if side in winners else 0.0 for side in given.seats],
        cards=[cards[side] for side in given.seats],
        decisions=len(given.decisions),
        ending=words[1],
    )


def statistics(game: Game, games: Sequence[Counted], left_out: int = 0) -> dict[str, Any]:
    """All of it, as JSON."""
    seats = _seats(games)
    places = [Seat(str(at + 1), won, each.fair) for each in games for at, won in enumerate(each.won)]
    revisions = {each.revision for each in games}
    endings = Counter(each.ending for each in games)
    return {
        "game": game.name,
        "revision": revisions.pop() if len(revisions) == 1 else None,
        "games": len(games),
        "left_out": left_out,
        "fair_share": round(sum(seat.won for seat in seats) / len(seats), ROUNDED) if seats else 0.0,
        "sides": _shares(game.sides.ids, seats),
        "seats": _shares(sorted({seat.name for seat in places}), places),
        "options": _options(game, games),
        "cards": _cards(game, games),
        "length": length_of([each.decisions for each in games]),
        "endings": [{"ending": ending, "games": endings[ending]} for ending in game.endings.ids],
    }


def _seats(games: Sequence[Counted]) -> list[Seat]:
    return [
        Seat(side, won, each.fair) for each in games for side, won in zip(each.sides, each.won, strict=True)
    ]


def _shares(names: Iterable[str], seats: Sequence[Seat]) -> list[dict[str, Any]]:
    told = []
    for name in names:
        own = [seat for seat in seats if seat.name == name]
        if own:
            told.append(share_of(name, own))
    return told


def share_of(name: str, seats: Sequence[Seat]) -> dict[str, Any]:
    """A seat of one game is taken to be independent of those of others."""
    wins, count = sum(seat.won for seat in seats), len(seats)
    low, high = wilson(wins, count)
    return {
        "name": name,
        "games": count,
        "wins": round(wins, ROUNDED),
        "share": round(wins / count, ROUNDED) if count else 0.0,
        "fair": round(sum(seat.fair for seat in seats) / count, ROUNDED) if count else 0.0,
        "low": round(low, ROUNDED),
        "high": round(high, ROUNDED),
    }


def _options(game: Game, games: Sequence[Counted]) -> list[dict[str, Any]]:
    """For each value of a table option that did occur, how its sides fared; where all were alike there is nothing to tell.
    Texts of somebody's own, which are long and all different, are left out."""
    told: list[dict[str, Any]] = []
    for setting in game.settings.all:
        values = {each.options.get(setting.name, setting.default) for each in games}
        if setting.in_file or setting.names_sides or len(values) < 2:
            continue
        for value in [value for value in setting.values if value in values]:
            chosen = [each for each in games if each.options.get(setting.name, setting.default) == value]
            told.append(
                {
                    "option": setting.name,
                    "value": value,
                    "games": len(chosen),
                    "sides": _shares(game.sides.ids, _seats(chosen)),
                }
            )
    return told


def _cards(game: Game, games: Sequence[Counted]) -> list[dict[str, Any]]:
    """Only players of sides that ever had a card are compared: what belongs to one side says nothing about others."""
    takers: dict[str, set[str]] = {}
    for each in games:
        for side, had in zip(each.sides, each.cards, strict=True):
            for card in had:
                takers.setdefault(card, set()).add(side)
    kinds = kinds_of(game)
    told: list[dict[str, Any]] = []
    for card in game.components.ids:
        if card not in takers:
            continue
        with_it: list[Seat] = []
        without: list[Seat] = []
        for each in games:
            for side, had, won in zip(each.sides, each.cards, each.won, strict=True):
                if side in takers[card]:
                    (with_it if card in had else without).append(Seat(side, won, each.fair))
        if len(with_it) >= LEAST_GAMES and len(without) >= LEAST_GAMES:
            told.append({"card": card, "kind": kinds[card]} | _worth(card, with_it, without))
    return sorted(told, key=lambda each: -each["worth"])


def kinds_of(game: Game) -> dict[str, str]:
    """What kind of thing an option names when it names this id: the word for it is `<game>-<kind>-<id>`."""
    kinds: dict[str, str] = {}
    for verb in game.verbs.all:
        for _, domain in verb.args:
            for thing in domain.ids:
                kinds.setdefault(thing, domain.name)
    return kinds


def _worth(card: str, with_it: Sequence[Seat], without: Sequence[Seat]) -> dict[str, Any]:
    """By how much they won more than equals would have: what is oftener had in games of many is not worth less for that."""
    gained, missed = [[seat.won - seat.fair for seat in seats] for seats in (with_it, without)]
    worth = sum(gained) / len(gained) - sum(missed) / len(missed)
    margin = NORMAL_95 * sqrt(_variance(gained) / len(gained) + _variance(missed) / len(missed))
    return {
        "had": share_of(card, with_it),
        "had_not": share_of(card, without),
        "worth": round(worth, ROUNDED),
        "low": round(worth - margin, ROUNDED),
        "high": round(worth + margin, ROUNDED),
    }


def _variance(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
