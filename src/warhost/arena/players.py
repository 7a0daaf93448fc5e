"""Bots by name: a level that the game knows, or the place in code of one's own."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final

from warhost.bots import Bot, make_bot
from warhost.core.errors import WarhostError
from warhost.core.game import Game

PLACE: Final = re.compile(r"(?P<module>[A-Za-z_][\w.]*):(?P<maker>[A-Za-z_]\w*)")


def player(name: str, game: Game, seed: int) -> Bot:
    """The bot of that level; `package.module:maker` calls `maker(game, seed)`."""
    place = PLACE.fullmatch(name)
    if place is None:
        return make_bot(name, game, seed)
    try:
        maker = getattr(import_module(place["module"]), place["maker"])
    except (ImportError, AttributeError) as error:
        raise WarhostError(
            "arena-no-such-bot", f"cannot find the bot {name}: {error}", {"name": name, "problem": str(error)}
        ) from error
    bot: Bot = maker(game, seed)
    return bot
