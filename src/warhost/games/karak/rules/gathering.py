"""Gathering (KA 6.4), and markers of the player's choice."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import count, number
from warhost.core.chapter import Chapter
from warhost.core.domain import SEAT
from warhost.core.engine import ask, push, use
from warhost.core.question import Question
from warhost.games.karak import events
from warhost.games.karak.components import (
    LAID_TILE,
    N_RESOURCES,
    SUPPLY,
)
from warhost.games.karak.events import CAUSES
from warhost.games.karak.operations import ABILITY_OPERATIONS, AbilityOperation, of_ability
from warhost.games.karak.rules.players import ability_with, gain, has, supply, use_ability
from warhost.games.karak.state import Karak
from warhost.games.karak.verbs import GAIN

CHAPTER: Final = Chapter("gathering")
MOST_GAINED: Final = sum(SUPPLY)
PROSPECTOR: Final = ABILITY_OPERATIONS.add(AbilityOperation("prospector", markers=number(1, 9)))
PROSPECTED: Final = of_ability(PROSPECTOR, "markers")


def gather(s: Karak, seat: int, cause: int) -> None:
    """KA 3.5, 6.4, 15.14."""
    tile = LAID_TILE[s.land[s.hero_at[seat]]]
    shown = s.printed.tile_yield[tile]
    use(s, tile)
    for resource in range(N_RESOURCES):
        gain(s, seat, resource, shown[resource], cause)
    if has(s, seat, PROSPECTOR):
        use_ability(s, seat, PROSPECTOR)
        push(
            s,
            gain_some,
            seat,
            s.printed.effects[PROSPECTED][ability_with(s, seat, PROSPECTOR)],
            events.BY_PROSPECTOR,
        )


@CHAPTER.step(called="gain", seat=SEAT, left=count(MOST_GAINED), cause=CAUSES)
def gain_some(s: Karak, seat: int, left: int, cause: int) -> None:
    """So many markers of the player's choice."""
    if left > 0:
        push(s, gain_some, seat, left - 1, cause)
        ask(s, ASK_GAIN, seat, left, cause)


class Gain(Question):
    """What the supply holds; Prospector only finds what the tile shows."""

    name = "gain"
    rule = "KA 20.4"
    about = {"left": count(MOST_GAINED), "cause": CAUSES}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        _left, cause = s.about
        kinds = (
            s.printed.tile_yield[LAID_TILE[s.land[s.hero_at[seat]]]]
            if cause == events.BY_PROSPECTOR
            else SUPPLY
        )
        return [
            GAIN.pack1(resource) for resource in range(N_RESOURCES) if kinds[resource] and supply(s, resource)
        ]

    def answer(self, s: Karak, seat: int, option: int) -> None:
        _left, cause = s.about
        gain(s, seat, GAIN.first(option), 1, cause)


ASK_GAIN: Final = CHAPTER.question(Gain())
