"""Tokens: Old World tokens and their pools (OW 1.10), corruption tokens and the deeds they make (OW 11, 13.4 to 13.7)."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import emit, use
from warhost.core.question import Reason
from warhost.games.oldworld import events
from warhost.games.oldworld.cards.effects import ability, of_upgrade
from warhost.games.oldworld.components import (
    CORRUPTION_PHASE,
    DIAL_BY_KILLS,
    DIAL_IN_STEP,
    DIAL_MAGIC,
    DIAL_TOKENS,
    KIND_POWER,
    MEMBERS,
    N_KINDS,
    N_TOKENS,
    PEASANT,
    POOL,
    POPULOUS,
    REGIONS,
    TOKEN_COMPONENT,
    TOKENS,
    UPGRADE_OF,
    WARPSTONE,
)
from warhost.games.oldworld.derived import add_corruption, add_tokens
from warhost.games.oldworld.rules.players import earn_counter
from warhost.games.oldworld.rules.regions import corruption_allowed
from warhost.games.oldworld.rules.texts import magic_symbols
from warhost.games.oldworld.settings import SLAANESH_DIAL
from warhost.games.oldworld.state import OldWorld, deed
from warhost.games.oldworld.verbs import PLACE

COUNTING_AS_TOKEN: Final = ability("count_as_token", token=TOKENS)
"""For the dial condition of its power (OW 17.17)."""
COUNTS_AS: Final = of_upgrade(COUNTING_AS_TOKEN, "token")

# Old World tokens


def pool_of(s: OldWorld, token: int) -> int:
    left = POOL[token]
    for region in MEMBERS[s.token_regions[token]]:
        left -= s.tokens[region * N_TOKENS + token]
    return left - sum(s.peasants) if token == PEASANT else left


def place_tokens(s: OldWorld, region: int, token: int, count: int) -> None:
    """As many as the pool gives (OW 1.10). Whoever places them knows that there are some, and that the region is not ruined."""
    count = min(count, pool_of(s, token))  # OW 1.10, 3.4
    add_tokens(s, region, token, count)
    use(s, TOKEN_COMPONENT + token)
    emit(s, events.TOKEN_PLACED, token, region, count)


def why_not_place(s: OldWorld, option: int) -> Reason:
    """Why a token is not placed there."""
    region = PLACE.unpack(option)[1]
    there = {"region": REGIONS.ids[region]}
    if region in s.ruined:
        return "oldworld-reason-no_token_in_ruins", there
    return "oldworld-reason-not_fitting", there


def remove_tokens(s: OldWorld, region: int, token: int, count: int) -> None:
    """So many of those that lie there go back to the pool."""
    if count > 0:
        add_tokens(s, region, token, -count)
        emit(s, events.TOKEN_REMOVED, token, region, count)


def move_token(s: OldWorld, token: int, region: int, to: int) -> None:
    add_tokens(s, region, token, -1)
    add_tokens(s, to, token, 1)
    use(s, TOKEN_COMPONENT + token)
    emit(s, events.TOKEN_MOVED, token, region, to)


def capture_peasant(s: OldWorld, seat: int, region: int) -> None:
    """OW 9.14."""
    add_tokens(s, region, PEASANT, -1)
    peasants = s.peasants[:]
    peasants[seat] += 1
    s.peasants = peasants
    use(s, TOKEN_COMPONENT + PEASANT)
    emit(s, events.CAPTURED, seat, region)


# Corruption tokens


def place_corruption(s: OldWorld, seat: int, region: int, count: int, cause: int) -> None:
    """All tokens of one effect at once, where that is allowed."""
    if not corruption_allowed(s, region):
        emit(s, events.CORRUPTION_FORBIDDEN, seat, region, count, cause)
        return
    power = s.sides[seat]
    add_corruption(s, region, power, count)
    bit = deed(power, region)
    s.ruiners |= bit  # OW 11.7, 11.9
    emit(s, events.CORRUPTED, seat, region, count, cause)
    if count >= s.printed.deeds[power] or s.placed & bit:  # no power needs more than two
        _look_at_dial_condition(s, seat, region)
    s.placed |= bit


def remove_corruption(s: OldWorld, seat: int, owner: int, region: int, cause: int) -> None:
    """One token of the power `owner`, taken by the player at `seat`."""
    add_corruption(s, region, owner, -1)
    emit(s, events.CLEANSED, seat, s.sides.index(owner), region, cause)


def _look_at_dial_condition(s: OldWorld, seat: int, region: int) -> None:
    """Two tokens or more were placed here in this phase; is the region one that counts? (OW 13.4 to 13.7)"""
    if _counts_for_dial(s, s.sides[seat], region):
        earn_counter(s, seat, region)


def _counts_for_dial(s: OldWorld, power: int, region: int) -> bool:
    if DIAL_BY_KILLS[power] or (DIAL_IN_STEP[power] and s.phase != CORRUPTION_PHASE):
        return False
    if s.printed.populous[power] and not POPULOUS[region]:
        return False
    magic = DIAL_MAGIC[power]
    if magic_symbols(s, region) + s.tokens[region * N_TOKENS + WARPSTONE] < magic:
        return False
    return not DIAL_TOKENS[power] or _holds_token_for_dial(s, power, region)


def _holds_token_for_dial(s: OldWorld, power: int, region: int) -> bool:
    """OW 13.6, 17.17, 19.6."""
    if SLAANESH_DIAL.of(s) == "any":
        return True
    wanted = DIAL_TOKENS[power]
    if any(s.tokens[region * N_TOKENS + token] for token in wanted):
        return True
    return any(
        s.printed.effects[COUNTS_AS][UPGRADE_OF[kind]] in wanted and s.figures[region * N_KINDS + kind]
        for kind in COUNTING_AS_TOKEN.kinds
        if KIND_POWER[kind] == power and COUNTING_AS_TOKEN.works(s, kind)
    )
