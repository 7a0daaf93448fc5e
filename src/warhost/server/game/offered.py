"""The games that this server offers: all that are installed (see `warhost.games`)."""

from __future__ import annotations

from typing import Any

import structlog

from warhost import games
from warhost.bots import levels
from warhost.core.box import Place
from warhost.core.catalogue import catalogue
from warhost.core.errors import UnknownGame
from warhost.core.game import Game
from warhost.server.protocol.about import GameInfo, GameVocabulary, OptionInfo, PromptInfo
from warhost.server.protocol.box import BoxInfo, BoxPlace

log = structlog.get_logger()


class Games:
    def __init__(self) -> None:
        self._games: dict[str, Game] = {}
        self._places: dict[str, str] = {}
        for place in games.names():
            try:
                game = games.load(place)
            except UnknownGame as error:
                log.warning("game not offered", game=place, problem=str(error))
                continue
            self._games[game.name] = game
            self._places[game.name] = place

    def names(self) -> list[str]:
        return list(self._games)

    def get(self, name: str) -> Game:
        if name not in self._games:
            raise UnknownGame(name, self.names())
        return self._games[name]

    def place(self, name: str) -> str:
        """What another process needs to load the same game."""
        return self._places[name]

    def places(self) -> dict[str, str]:
        return self._places.copy()

    def all_info(self) -> list[GameInfo]:
        return [_info(game) for game in self._games.values()]

    def vocabulary(self, name: str) -> GameVocabulary:
        told: dict[str, Any] = catalogue(self.get(name))
        return GameVocabulary(
            game=told["game"],
            revision=told["revision"],
            side_kind=told["side_kind"],
            verbs=told["verbs"],
            prompts={key: PromptInfo(**prompt) for key, prompt in told["prompts"].items()},
            events=told["events"],
            endings=told["endings"],
        )

    def box(self, name: str) -> BoxInfo:
        """What may be printed differently in somebody's copy."""
        box = self.get(name).box
        return BoxInfo(name, [] if box is None else [_place(place) for place in box.places.values()])


def _place(place: Place) -> BoxPlace:
    return BoxPlace(
        place.kind,
        place.component,
        place.field,
        place.shape.described(),
        place.value,
        place.source,
        place.is_doubtful,
        place.option,
    )


def has_own_text(game: Game, game_settings: dict[str, str]) -> bool:
    """Whether among these settings is a text that somebody wrote, such as the content of a file of cards."""
    free = {option.name: option for option in game.settings.all if option.read is not None}
    return any(
        name in free and value not in (*free[name].values, free[name].default)
        for name, value in game_settings.items()
    )


def sides_at(game: Game, seats: int, settings: dict[str, str]) -> list[str]:
    """Which sides sit at a table of this size with these settings."""
    game.check_seats(seats)
    return [game.sides.ids[side] for side in game.choose_sides(seats, settings)]


def _info(game: Game) -> GameInfo:
    defaults = game.table_settings({})
    return GameInfo(
        name=game.name,
        revision=game.revision,
        seat_counts=list(game.seat_counts),
        side_kind=game.sides.name,
        sides=list(game.sides.ids),
        seats_for={str(count): sides_at(game, count, defaults) for count in game.seat_counts},
        options=[
            OptionInfo(
                option.name,
                list(option.values),
                option.default,
                free=option.read is not None,
                names_sides=option.names_sides,
            )
            for option in game.settings.all
        ],
        bots=levels(game),
    )
