"""Moving (KA 5): where a hero may go before an action, the Portal, the toll of a Citadel."""

from __future__ import annotations

from typing import Final

from warhost.core.action import Action
from warhost.core.chapter import Chapter
from warhost.core.domain import NONE, SEAT
from warhost.core.engine import ask, emit
from warhost.core.question import Question, Reason
from warhost.games.karak import events
from warhost.games.karak.components import N_ABILITIES, N_HEROES
from warhost.games.karak.hexes import HEXES, IS_RIM, NEIGHBOURS, OPPOSITE
from warhost.games.karak.operations import (
    ABILITY_OPERATIONS,
    BUILDING_OPERATIONS,
    AbilityOperation,
    BuildingOperation,
)
from warhost.games.karak.rules.land import city_on, is_free, neighbours, open_ways
from warhost.games.karak.rules.players import (
    gain,
    has,
    lose_one,
    markers,
    own_markers,
    use_ability,
    use_buildings,
    why_not_pay,
)
from warhost.games.karak.state import MOVED, Karak
from warhost.games.karak.verbs import CROSS, EXPLORE, MOVE, PAY
from warhost.games.karak.verbs import PORTAL as PORTAL_VERB
from warhost.native import mypyc_attr

CHAPTER: Final = Chapter("moving")
SWIFT_MOUNT: Final = ABILITY_OPERATIONS.add(AbilityOperation("swift_mount"))
"""Two tiles in one move, never across chasms."""
EAGLE_FLIGHT: Final = ABILITY_OPERATIONS.add(AbilityOperation("eagle_flight"))
"""Two tiles in one move, across chasms too."""
TRAILBLAZER: Final = ABILITY_OPERATIONS.add(AbilityOperation("trailblazer"))
"""Across one chasm in a turn, to a revealed tile."""
RIDES: Final = 1
FLIES: Final = 2
BLAZES: Final = 4


def _gait(hero: int, copied: int) -> int:
    """Which of these three abilities he moves with, his own or copied (KA 15.13, 15.15, 15.19)."""
    gait = 0
    for operation, bit in ((SWIFT_MOUNT, RIDES), (EAGLE_FLIGHT, FLIES), (TRAILBLAZER, BLAZES)):
        if operation.works[hero][copied]:
            gait |= bit
    return gait


GAITS: Final = [[_gait(hero, copied) for copied in [*range(N_ABILITIES), NONE]] for hero in range(N_HEROES)]
"""By hero and the ability that he has copied; NONE is the last."""
PORTAL: Final = BUILDING_OPERATIONS.add(BuildingOperation("portal"))
TOLL: Final = BUILDING_OPERATIONS.add(BuildingOperation("toll"))


def move_options(s: Karak, seat: int) -> list[int]:
    """Moves on foot, across a chasm, through the Portal, and explorations (KA 3.3, 5.1, 5.5, 5.12)."""
    here = s.hero_at[seat]
    land = s.land
    is_chasm = s.printed.is_chasm[land[here]]
    gait = GAITS[s.sides[seat]][s.copied[seat]]
    eagle = gait & FLIES != 0
    blazes = gait & BLAZES != 0 and not s.crossed
    reached: list[int] = []
    crossed: list[int] = []
    choices: list[int] = []
    for edge, near in enumerate(NEIGHBOURS[here]):
        laid = land[near]
        if laid == NONE:
            if not (is_chasm[edge] or IS_RIM[near]):
                choices.append(EXPLORE.base + near)
        elif eagle or not (is_chasm[edge] or s.printed.is_chasm[laid][OPPOSITE[edge]]):
            reached.append(near)
        elif blazes:
            crossed.append(near)
    if not s.pile and s.top_tile == NONE:
        choices = []
    if gait & (FLIES | RIDES):
        _add_second_tiles(s, here, eagle, blazes, reached, crossed)
    if not any(s.resources[seat]):  # KA 17.16, 17.17
        reached = [to for to in reached if not toll_owner(s, seat, to) >= 0]
        crossed = [to for to in crossed if not toll_owner(s, seat, to) >= 0]
    choices += [MOVE.base + to for to in reached]
    choices += [CROSS.base + to for to in crossed]
    if s.built[seat] & PORTAL.mask and s.cities[seat] == here:  # KA 5.13, 5.14
        choices += _portal_options(s, seat, [here, *reached])
    return choices


def _add_second_tiles(
    s: Karak, here: int, eagle: bool, blazes: bool, reached: list[int], crossed: list[int]
) -> None:
    """KA 5.11: through a free first tile to a second one; at most one border on the way may need Trailblazer."""
    first_free = [near for near in reached if is_free(s, near)]
    first_crossed = [near for near in crossed if is_free(s, near)]
    for near in first_free:
        for to in neighbours(s, near) if eagle else open_ways(s, near):
            if to != here and to not in reached:
                reached.append(to)
    if blazes:
        for near in first_free:
            crossed += neighbours(s, near)
        for near in first_crossed:
            crossed += open_ways(s, near)
    crossed[:] = [to for to in dict.fromkeys(crossed) if to != here and to not in reached]


def _portal_options(s: Karak, seat: int, near: list[int]) -> list[int]:
    """KA 5.13: any other revealed tile; where walking does the same, it is not offered twice."""
    poor = not markers(s, seat)
    return [
        PORTAL_VERB.base + to
        for to, laid in enumerate(s.land)
        if laid != NONE and to not in near and not (poor and toll_owner(s, seat, to) >= 0)
    ]


def toll_owner(s: Karak, seat: int, to: int) -> int:
    """The opponent whose Citadel asks for a marker there, or NONE (KA 17.16)."""
    owner = city_on(s, to)
    return owner if owner not in (NONE, seat) and s.built[owner] & TOLL.mask else NONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Action):
    """A way to go. Where all kinds of moves lead is found in one go (`move_options`)."""

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return why_not_move(s, seat, self.verb.first(option))


class Walk(Move):
    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        to = MOVE.first(option)
        _use_mounts(s, seat, to)
        step_to(s, seat, to, events.BY_WALK)


class CrossChasm(Move):
    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        s.crossed = True
        use_ability(s, seat, TRAILBLAZER)
        step_to(s, seat, CROSS.first(option), events.BY_TRAILBLAZER)


class GoThroughPortal(Move):
    def carry_out(self, s: Karak, seat: int, option: int) -> None:
        use_buildings(s, seat, PORTAL)
        step_to(s, seat, PORTAL_VERB.first(option), events.BY_PORTAL)


WALK: Final = Walk(MOVE)
CROSS_CHASM: Final = CrossChasm(CROSS)
GO_THROUGH_PORTAL: Final = GoThroughPortal(PORTAL_VERB)


def _use_mounts(s: Karak, seat: int, to: int) -> None:
    if s.trace is None:
        return
    here = s.hero_at[seat]
    if to not in open_ways(s, here):
        use_ability(s, seat, EAGLE_FLIGHT if has(s, seat, EAGLE_FLIGHT) else SWIFT_MOUNT)


def step_to(s: Karak, seat: int, to: int, cause: int) -> None:
    """KA 5.4, 17.18: he remembers where he came from; here, and nowhere else, a toll is due."""
    here = s.hero_at[seat]
    s.came_from = here
    s.hero_at[seat] = to
    s.moved = True
    s.entry = MOVED
    emit(s, events.MOVED, seat, here, to, cause)
    owner = toll_owner(s, seat, to)
    if owner >= 0:
        ask(s, ASK_TOLL, seat, owner)


class Toll(Question):
    """The mover picks the marker."""

    name = "toll"
    rule = "KA 17.16"
    about = {"owner": SEAT}
    obvious = True

    def options(self, s: Karak, seat: int) -> list[int]:
        return own_markers(s, seat)

    def answer(self, s: Karak, seat: int, option: int) -> None:
        (owner,) = s.about
        resource = PAY.first(option)
        use_buildings(s, owner, TOLL)
        lose_one(s, seat, resource, events.BY_TOLL)
        gain(s, owner, resource, 1, events.BY_TOLL)

    def why_not(self, s: Karak, seat: int, option: int) -> Reason | None:
        return why_not_pay(option)


ASK_TOLL: Final = CHAPTER.question(Toll())


# Why a move is not offered


def why_not_move(s: Karak, seat: int, to: int) -> Reason:
    here = s.hero_at[seat]
    where = {"hex": HEXES.ids[to]}
    if s.moved:
        return "karak-reason-has_moved", {}
    if not is_free(s, here):
        return "karak-reason-must_fight", {}
    if s.actions <= 0:
        return "karak-reason-no_action", {}
    if s.land[to] == NONE:
        return "karak-reason-not_revealed", where
    owner = toll_owner(s, seat, to)
    if owner >= 0 and not markers(s, seat):
        return "karak-reason-toll", where
    if to in neighbours(s, here):
        return "karak-reason-blocked", where
    return "karak-reason-too_far", where
