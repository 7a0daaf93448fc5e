"""Positions that random play has reached, made denser: more figures, cards, corruption, tokens and upgrades, figures in
Slaanesh's hands and under Warp Shields."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.oldworld.oracles.board import POWERS, REGIONS, kind_of
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import position
from warhost.games.oldworld import GAME
from warhost.games.oldworld.components import BATTLE_PHASE

NUMBERS = {
    "khorne": {"bloodsworn": 4, "bloodletter": 6, "bloodthirster": 1},
    "nurgle": {"leper": 6, "plaguebearer": 5, "great_unclean_one": 1},
    "tzeentch": {"acolyte": 8, "horror": 3, "lord_of_change": 1},
    "slaanesh": {"seductress": 6, "daemonette": 3, "keeper_of_secrets": 1},
}
POOL = {"event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14}
LASTING = (
    "divine_inspiration",
    "franzs_decree",
    "peasant_uprising",
    "peasant_uprising",
    "the_grail_is_found",
    "electors_sue_for_peace",
)
"""As often as they are in the box (OW 18.9 to 18.30)."""
KEPT_FIELDS = (
    "figures",
    "marked",
    "tokens",
    "corruption",
    "spaces",
    "ruined",
    "ruins_scored",
    "hands",
    "decks",
    "discards",
    "points",
    "peasants",
    "upgrades",
    "ruiners",
    "track",
)


def reached(number: int, seed: int = 0) -> Iterator[tuple[list[str], dict[str, Any], Random]]:
    """So many of them: who plays, the state in names, and lots to go on with."""
    lots = Random(seed)
    made = 0
    while made < number:
        match = Match(GAME, lots.choice((3, 4)), {}, numbered_seed(seed, made))
        while not match.over and made < number:
            seat = match.waiting()[0]
            match.choose(seat, lots.choice(match.options(seat)))
            # Not in the middle of a battle: the phases that are compared begin anew.
            if match.state.phase != BATTLE_PHASE and lots.random() < 0.25:
                written = position(GAME, match.state)["state"]
                state = {field: written[field] for field in KEPT_FIELDS if field in written}
                _thicken(match.seat_ids, state, lots)
                made += 1
                yield list(match.seat_ids), state, lots


def _thicken(seats: list[str], state: dict[str, Any], lots: Random) -> None:
    favourites = lots.sample(REGIONS, 4)
    _add_figures(seats, state, favourites, lots)
    _add_tokens(state, favourites, lots)
    _lay_cards(seats, state, favourites, lots)
    _mark(seats, state, favourites, lots)
    corruption = state.setdefault("corruption", {})
    for region in favourites:
        row = corruption.setdefault(region, {})
        for power in seats:
            row[power] = row.get(power, 0) + lots.choice((0, 0, 1, 2, 4))
    state["corruption"] = {
        region: {power: many for power, many in row.items() if many} for region, row in corruption.items()
    }
    upgrades = state.setdefault("upgrades", {})
    for power in seats:
        for what in ("cultist", "warrior", "daemon", "power_2"):
            if lots.random() < 0.35 and (what != "power_2" or power == "nurgle"):
                upgrades[f"{power}_{what}"] = 1
    if lots.random() < 0.5:
        state["track"] = dict(zip("12", lots.sample(LASTING, 2), strict=True))


def _add_figures(seats: list[str], state: dict[str, Any], favourites: list[str], lots: Random) -> None:
    figures = state.setdefault("figures", {})
    for power in seats:
        for kind, most in NUMBERS[power].items():
            left = most - sum(row.get(kind, 0) for row in figures.values())
            for _ in range(lots.randint(0, left) if left else 0):
                row = figures.setdefault(lots.choice(favourites), {})
                row[kind] = row.get(kind, 0) + 1


def _add_tokens(state: dict[str, Any], favourites: list[str], lots: Random) -> None:
    tokens = state.setdefault("tokens", {})
    for token, most in POOL.items():
        out = sum(row.get(token, 0) for row in tokens.values())
        out += sum(state.get("peasants", {}).values()) if token == "peasant" else 0
        for _ in range(lots.randint(0, min(most - out, 4)) if most > out else 0):
            row = tokens.setdefault(lots.choice(favourites), {})
            row[token] = row.get(token, 0) + 1


def _lay_cards(seats: list[str], state: dict[str, Any], favourites: list[str], lots: Random) -> None:
    spaces = state.setdefault("spaces", {})
    for region in favourites:
        row = spaces.setdefault(region, [None, None])
        for side in range(2):
            power = lots.choice(seats)
            if row[side] is None and state["decks"][power] and lots.random() < 0.6:
                card = lots.choice(state["decks"][power])
                state["decks"][power].remove(card)
                row[side] = card


def _mark(seats: list[str], state: dict[str, Any], favourites: list[str], lots: Random) -> None:
    marked = state.setdefault("marked", {})
    for region in favourites:
        row = marked.setdefault(region, [])
        plain = [
            kind
            for kind, many in state["figures"].get(region, {}).items()
            if many > sum(kind_of(figure) == kind for figure in row)
        ]
        for kind in plain:
            owner = next(power for power in POWERS if kind in NUMBERS[power])
            if "slaanesh" in seats and owner != "slaanesh" and lots.random() < 0.25:
                row.append(f"{kind}-controlled")
            elif owner == "tzeentch" and lots.random() < 0.25:
                row.append(f"{kind}-shielded")
    state["marked"] = {region: row for region, row in marked.items() if row}
