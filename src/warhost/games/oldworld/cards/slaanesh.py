"""What Slaanesh's Chaos cards do (OW 8.31 to 8.38), as far as it is more than a number that a rule looks up."""

from __future__ import annotations

from typing import Final

from warhost.core.arguments import number, several, untold
from warhost.core.chapter import Chapter
from warhost.core.engine import ask, emit
from warhost.core.question import Question, Reason
from warhost.games.oldworld import events, verbs
from warhost.games.oldworld.cards.effects import AT_ITS_PRICE, WHEN_PLAYED, of_card
from warhost.games.oldworld.components import (
    ADJACENT,
    ALL_REGIONS,
    CHAOS,
    CLASSES,
    CONTROLLED,
    MEMBERS,
    N_CLASSES,
    N_TOKENS,
    PIECE_CLASS,
    PIECE_CONTROLLER,
    POWER_MAX,
    REGIONS,
    RUIN,
    SLAANESH,
    TOKENS,
    marked,
)
from warhost.games.oldworld.rules.figures import add_mark, pieces_in
from warhost.games.oldworld.rules.tokens import move_token, place_corruption
from warhost.games.oldworld.rules.track import ruined_mask
from warhost.games.oldworld.settings import DARK_INFLUENCE as HOW_FAR
from warhost.games.oldworld.settings import MUSK as WHOM
from warhost.games.oldworld.state import OldWorld

CHAPTER: Final = Chapter("slaanesh")


@WHEN_PLAYED.operation("place_corruption", tokens=number(1, RUIN))
def infiltrate(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.32."""
    place_corruption(s, seat, region, s.printed.effects[TOKENS_BROUGHT][card], events.BY_CHAOS_CARD)


TOKENS_BROUGHT: Final = of_card(infiltrate, "tokens")


@WHEN_PLAYED.operation("move_token", tokens=several(TOKENS))
def influence(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.33, 19.12: one of these tokens, to any other region, or to an adjacent one if that was agreed."""
    ask(s, INFLUENCE, seat, region, card)


class Influence(Question):
    """Which token goes where."""

    name = "influence"
    rule = "OW 8.33"
    about = {"region": REGIONS, "card": untold(CHAOS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region, card = s.about
        goals = ADJACENT[region] if HOW_FAR.of(s) == "adjacent" else ALL_REGIONS & ~(1 << region)
        goals &= ~ruined_mask(s)
        return [
            verbs.INFLUENCE.pack2(token, to)
            for token in influence.lists("tokens")[card]
            if s.tokens[region * N_TOKENS + token]
            for to in MEMBERS[goals]
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        token, to = verbs.INFLUENCE.unpack(option)
        move_token(s, token, s.about[0], to)

    def why_not(self, s: OldWorld, seat: int, option: int) -> Reason | None:
        region, card = s.about
        token, to = verbs.INFLUENCE.unpack(option)
        if token not in influence.lists("tokens")[card] or not s.tokens[region * N_TOKENS + token]:
            return "oldworld-reason-no_token", {"token": TOKENS.ids[token], "region": REGIONS.ids[region]}
        if to in s.ruined:
            return "oldworld-reason-no_token_in_ruins", {"region": REGIONS.ids[to]}
        return "oldworld-reason-out_of_range", {"region": REGIONS.ids[to]}

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, influence.of[0]


INFLUENCE: Final = CHAPTER.question(Influence())


@WHEN_PLAYED.operation("control_figure", only_of=SLAANESH, classes=several(CLASSES))
def control_figure(s: OldWorld, seat: int, region: int, card: int) -> None:
    """OW 8.36, 19.11: a figure of these classes, or any figure if that was agreed."""
    ask(s, MUSK, seat, region, card)


class Musk(Question):
    """Which figure is controlled."""

    name = "musk"
    rule = "OW 8.36"
    about = {"region": REGIONS, "card": untold(CHAOS)}
    obvious = True

    def options(self, s: OldWorld, seat: int) -> list[int]:
        region, card = s.about
        agreed = WHOM.of(s) == "figures"
        classes = list(range(N_CLASSES)) if agreed else control_figure.lists("classes")[card]
        return [
            verbs.MUSK.pack1(piece)
            for piece in pieces_in(s, region)
            if PIECE_CONTROLLER[piece] != s.sides[seat] and PIECE_CLASS[piece] in classes
        ]

    def answer(self, s: OldWorld, seat: int, option: int) -> None:
        region, piece = s.about[0], verbs.MUSK.first(option)
        add_mark(s, region, piece, CONTROLLED)
        emit(s, events.CONTROLLED, seat, marked(piece, CONTROLLED), region)

    def was(self, s: OldWorld, a: int, b: int, c: int) -> tuple[int, ...]:
        return a, control_figure.of[0]


MUSK: Final = CHAPTER.question(Musk())


@AT_ITS_PRICE.operation("cost_in_corruption", corruption=number(1, RUIN), cost=number(0, POWER_MAX))
def cost_in_corruption(s: OldWorld, seat: int, region: int, card: int) -> int:
    """OW 8.37: what the card itself costs where there is so much corruption."""
    effects = s.printed.effects
    is_enough = s.corrupted[region] >= effects[CORRUPTION_NEEDED][card]
    return effects[COST_THERE][card] if is_enough else s.printed.card_cost[card]


CORRUPTION_NEEDED: Final = of_card(cost_in_corruption, "corruption")
COST_THERE: Final = of_card(cost_in_corruption, "cost", field="cost_there")
