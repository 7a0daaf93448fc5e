"""Slaanesh's Chaos cards (OW 8.31 to 8.38), as far as they need more than a line in a table."""

from __future__ import annotations

from typing import Final

from warhost.core.engine import ask, emit
from warhost.core.game import Reason
from warhost.games.oldworld import events, prompts, verbs
from warhost.games.oldworld.components import (
    ADJACENT,
    ALL_REGIONS,
    CARD_COST,
    CARD_PARAMS,
    CHAOS,
    CLASSES,
    CONTROLLED,
    MEMBERS,
    N_CLASSES,
    N_TOKENS,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    REGIONS,
    TOKENS,
    marked,
)
from warhost.games.oldworld.options import DARK_INFLUENCE as INFLUENCE_OPTION
from warhost.games.oldworld.options import MUSK as MUSK_OPTION
from warhost.games.oldworld.rules.figures import add_mark, pieces_in
from warhost.games.oldworld.rules.regions import corruption_total
from warhost.games.oldworld.rules.tokens import move_token, place_corruption
from warhost.games.oldworld.rules.track import ruined_mask
from warhost.games.oldworld.state import OldWorld

PERVERSE_INFILTRATION: Final = CHAOS.index["perverse_infiltration"]
DARK_INFLUENCE: Final = CHAOS.index["dark_influence"]
SOPORIFIC_MUSK: Final = CHAOS.index["soporific_musk"]
DEGENERATE_ROYALTY: Final = CHAOS.index["degenerate_royalty"]

INFILTRATED: Final = int(CARD_PARAMS[PERVERSE_INFILTRATION]["corruption"])
INFLUENCED: Final = [TOKENS.index[token] for token in CARD_PARAMS[DARK_INFLUENCE]["tokens"]]
CHARMED: Final = [CLASSES.index[each] for each in CARD_PARAMS[SOPORIFIC_MUSK]["classes"]]
ROYAL_COST: Final = int(CARD_PARAMS[DEGENERATE_ROYALTY]["cost"])
ROYAL_CORRUPTION: Final = int(CARD_PARAMS[DEGENERATE_ROYALTY]["min_corruption"])


def perverse_infiltration(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.32."""
    place_corruption(s, seat, region, INFILTRATED, events.BY_CHAOS_CARD)


def dark_influence(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.33, 19.12."""
    ask(s, prompts.INFLUENCE, seat, region)


def influence_options(s: OldWorld, _seat: int) -> list[int]:
    region = s.ask_a
    goals = ADJACENT[region] if s.options[INFLUENCE_OPTION] == "adjacent" else ALL_REGIONS & ~(1 << region)
    goals &= ~ruined_mask(s)
    return [
        verbs.INFLUENCE.pack2(token, to)
        for token in INFLUENCED
        if s.tokens[region * N_TOKENS + token]
        for to in MEMBERS[goals]
    ]


def influence(s: OldWorld, _seat: int, option: int) -> None:
    token, to = verbs.INFLUENCE.unpack(option)
    move_token(s, token, s.ask_a, to)


def why_not_influence(s: OldWorld, _seat: int, option: int) -> Reason:
    token, to = verbs.INFLUENCE.unpack(option)
    if token not in INFLUENCED or not s.tokens[s.ask_a * N_TOKENS + token]:
        return "oldworld-reason-no_token", {"token": TOKENS.ids[token], "region": REGIONS.ids[s.ask_a]}
    if to in s.ruined:
        return "oldworld-reason-no_token_in_ruins", {"region": REGIONS.ids[to]}
    return "oldworld-reason-out_of_range", {"region": REGIONS.ids[to]}


def soporific_musk(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.36, 19.11."""
    ask(s, prompts.MUSK, seat, region)


def musk_options(s: OldWorld, seat: int) -> list[int]:
    charmed = CHARMED if s.options[MUSK_OPTION] == "cultists" else list(range(N_CLASSES))
    return [
        verbs.MUSK.pack1(piece)
        for piece in pieces_in(s, s.ask_a)
        if PIECE_CONTROLLER[piece] != s.sides[seat] and PIECE_CLASS[piece] in charmed
    ]


def musk(s: OldWorld, seat: int, option: int) -> None:
    region, piece = s.ask_a, verbs.MUSK.first(option)
    add_mark(s, region, piece, CONTROLLED)
    emit(s, events.CONTROLLED, seat, marked(piece, CONTROLLED), region)


def degenerate_royalty(s: OldWorld, region: int) -> int:
    """OW 8.37: what the card itself costs."""
    if corruption_total(s, region) >= ROYAL_CORRUPTION:
        return ROYAL_COST
    return CARD_COST[DEGENERATE_ROYALTY]
