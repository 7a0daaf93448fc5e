"""What a seat sees: numbers that follow from the open table, and states that a viewer could be in."""

from __future__ import annotations

from collections.abc import Callable

from warhost.core.chance import mix
from warhost.core.domain import NONE
from warhost.core.piles import unseen
from warhost.games.oldworld.components import (
    CARD_POWER,
    FIGURES,
    HELD,
    INSTRUCTIONS,
    LAST_TICK,
    N_CLASSES,
    N_REGIONS,
    POWERS,
    REGIONS,
    RUINATION,
    TOKENS,
)
from warhost.games.oldworld.printed import Printed
from warhost.games.oldworld.rules.battle import all_dice, can_fight
from warhost.games.oldworld.rules.domination import domination_values
from warhost.games.oldworld.rules.figures import in_reserve
from warhost.games.oldworld.rules.players import threat
from warhost.games.oldworld.rules.regions import (
    conquest,
    corruption_allowed,
    free_spaces,
    resistance,
    ruin_total,
)
from warhost.games.oldworld.rules.setup import deal_old_world, unseen_old_world
from warhost.games.oldworld.rules.texts import magic_symbols
from warhost.games.oldworld.rules.tokens import pool_of
from warhost.games.oldworld.state import OldWorld


def summary(view: OldWorld) -> dict[str, object]:
    """Strengths and totals, ready to show."""
    return {
        "regions": {REGIONS.ids[region]: _region(view, region) for region in range(N_REGIONS)},
        "powers": {POWERS.ids[view.sides[seat]]: _power(view, seat) for seat in range(view.seats)},
        "pool": {TOKENS.ids[token]: pool_of(view, token) for token in range(len(TOKENS))},
    }


def _region(view: OldWorld, region: int) -> dict[str, object]:
    ruined = region in view.ruined
    names = [POWERS.ids[power] for power in view.sides]
    values = domination_values(view, region)
    needed, worth = resistance(view, region), conquest(view, region)
    best = max(values)
    dominates = not ruined and best > needed and values.count(best) == 1
    return {
        "ruined": RUINATION.ids[view.ruined.index(region)] if ruined else None,
        "resistance": needed,
        "conquest": worth,
        "domination": dict(zip(names, values, strict=True)),
        "dominated_by": names[values.index(best)] if dominates else None,
        "dice": {name: all_dice(view, region, power) for name, power in zip(names, view.sides, strict=True)},
        "battle": can_fight(view, region),
        "corruption": ruin_total(view, region),
        "corruption_allowed": corruption_allowed(view, region),
        "magic": magic_symbols(view, region),
        "free_spaces": 0 if ruined else max(free_spaces(view, region), 0),
    }


def _power(view: OldWorld, seat: int) -> dict[str, object]:
    power, tick = view.sides[seat], view.dials[seat]
    kinds = range(power * N_CLASSES, (power + 1) * N_CLASSES)
    return {
        "threat": threat(view, seat),
        "ticks_left": LAST_TICK[power] - tick,
        "next_tick": _tick(view.printed, power, tick + 1) if tick < LAST_TICK[power] else None,
        "reserve": {FIGURES.ids[kind]: in_reserve(view, kind) for kind in kinds},
        "figures": {FIGURES.ids[kind]: _figure(view, kind) for kind in kinds},
    }


def _figure(view: OldWorld, kind: int) -> dict[str, object]:
    """The numbers of a figure, as its upgrade leaves them."""
    return {"cost": view.costs[kind], "attack": view.attacks[kind], "defence": view.defences[kind]}


def _tick(printed: Printed, power: int, tick: int) -> dict[str, object]:
    token = printed.dial_token[power][tick]
    return {
        "instruction": INSTRUCTIONS.ids[printed.dial_instruction[power][tick]],
        "n": printed.dial_number[power][tick],
        "token": None if token == NONE else TOKENS.ids[token],
    }


def sampler(view: OldWorld, seat: int) -> Callable[[], OldWorld]:
    """Full states that this viewer could be in: unseen cards are dealt anew."""
    hidden_cards = [unseen_cards(view, other, own_hand=other == seat) for other in range(view.seats)]
    old_world = unseen_old_world(view, seen_old_world_cards(view))

    def sample() -> OldWorld:
        s = view.copy()
        for other in range(s.seats):
            hidden = hidden_cards[other][:]
            mix(s, hidden)
            if other != seat:
                held = len(s.hands[other])
                s.hands[other] = hidden[:held]
                hidden = hidden[held:]
            s.decks[other] = hidden
        s.old_world_deck = deal_old_world(s, old_world, len(s.old_world_deck))
        return s

    return sample


def unseen_cards(s: OldWorld, seat: int, *, own_hand: bool) -> list[int]:
    """A power's cards that lie in its deck, or in its hand if that may not be seen."""
    return unseen(s.printed.copies_of[s.sides[seat]], seen_cards(s, seat, own_hand=own_hand))


def seen_cards(s: OldWorld, seat: int, *, own_hand: bool) -> list[int]:
    """A power's cards that lie open, and those of its hand if that may be seen."""
    power = s.sides[seat]
    lying = [card for card in s.spaces if card != HELD and CARD_POWER[card] == power]
    return s.discards[seat] + lying + (s.hands[seat] if own_hand else [])


def seen_old_world_cards(s: OldWorld) -> list[int]:
    on_track = [card for card in s.track if card != NONE]
    current = [] if s.old_world_card == NONE else [s.old_world_card]
    return s.old_world_gone + on_track + current
