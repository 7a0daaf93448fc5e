"""Slaanesh's Chaos cards (OW 8.31 to 8.38), as far as they need more than a line in a table."""

from __future__ import annotations

from typing import Final

from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
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
from warhost.games.oldworld.rules.figures import add_mark, pieces_in
from warhost.games.oldworld.rules.regions import corruption_total
from warhost.games.oldworld.rules.tokens import move_token, place_corruption
from warhost.games.oldworld.rules.track import ruined_mask
from warhost.games.oldworld.settings import DARK_INFLUENCE as HOW_FAR
from warhost.games.oldworld.settings import MUSK as WHOM
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("slaanesh")
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
    ask(s, INFLUENCE, seat, region)


class Influence(Question):
    """Which token goes where."""

    name = "influence"
    rule = "OW 8.33"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        (region,) = s.about
        goals = ADJACENT[region] if HOW_FAR.of(s) == "adjacent" else ALL_REGIONS & ~(1 << region)
        goals &= ~ruined_mask(s)
        return [
            verbs.INFLUENCE.pack2(token, to)
            for token in INFLUENCED
            if s.tokens[region * N_TOKENS + token]
            for to in MEMBERS[goals]
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        token, to = verbs.INFLUENCE.unpack(option)
        move_token(s, token, region, to)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        (region,) = s.about
        token, to = verbs.INFLUENCE.unpack(option)
        if token not in INFLUENCED or not s.tokens[region * N_TOKENS + token]:
            return "oldworld-reason-no_token", {"token": TOKENS.ids[token], "region": REGIONS.ids[region]}
        if to in s.ruined:
            return "oldworld-reason-no_token_in_ruins", {"region": REGIONS.ids[to]}
        return "oldworld-reason-out_of_range", {"region": REGIONS.ids[to]}


INFLUENCE: Final = CHAPTER.question(Influence())


def soporific_musk(s: OldWorld, seat: int, region: int) -> None:
    """OW 8.36, 19.11."""
    ask(s, MUSK, seat, region)


class Musk(Question):
    """Which figure is controlled."""

    name = "musk"
    rule = "OW 8.36"
    about = {"region": REGIONS}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        charmed = CHARMED if WHOM.of(s) == "cultists" else list(range(N_CLASSES))
        return [
            verbs.MUSK.pack1(piece)
            for piece in pieces_in(s, s.about[0])
            if PIECE_CONTROLLER[piece] != s.sides[seat] and PIECE_CLASS[piece] in charmed
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        (region,) = s.about
        piece = verbs.MUSK.first(option)
        add_mark(s, region, piece, CONTROLLED)
        emit(s, events.CONTROLLED, seat, marked(piece, CONTROLLED), region)


MUSK: Final = CHAPTER.question(Musk())


def degenerate_royalty(s: OldWorld, region: int) -> int:
    """OW 8.37: what the card itself costs."""
    if corruption_total(s, region) >= ROYAL_CORRUPTION:
        return ROYAL_COST
    return CARD_COST[DEGENERATE_ROYALTY]
