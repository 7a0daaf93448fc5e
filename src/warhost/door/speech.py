"""The words of the front door, loaded when somebody first reads something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warhost.core.game import Game

if TYPE_CHECKING:
    from warhost.telling.storyteller import Storyteller


def teller_of(rules: Game, language: str) -> Storyteller:
    from warhost.telling.storyteller import storyteller

    return storyteller(rules, language)
