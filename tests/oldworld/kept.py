"""What the state keeps at hand because it is asked for all the time, worked out a second time from what lies on the table. Every
scenario is looked at after it is arranged and after each decision."""

from __future__ import annotations

from typing import Any

from tests.oldworld.oracles.board import ATTACK, DEFENCE, OWNER, REGIONS
from warhost.games.oldworld import GAME

KINDS = tuple(OWNER)
NUMBERS = (4, 6, 1, 6, 5, 1, 8, 3, 1, 6, 3, 1)
COSTS = (1, 2, 3, 1, 1, 3, 1, 2, 3, 1, 2, 3)
TOKENS = ("event", "hero", "noble", "peasant", "skaven", "warpstone")
UPGRADES = {
    kind: f"{OWNER[kind]}_{what}"
    for kind, what in zip(KINDS, ("cultist", "warrior", "daemon") * 4, strict=True)
}


def slips(s: Any, seat_ids: list[str]) -> list[str]:
    """What is kept otherwise than it follows from the fields."""
    fields = {field.name: field.encode(getattr(s, field.name), seat_ids) for field in GAME.fields}
    return [
        f"{name} is {getattr(s, name)}, but should be {value}"
        for name, value in (_of_figures(fields) | _of_the_rest(fields, s)).items()
        if getattr(s, name) != value
    ]


def _of_figures(fields: dict[str, Any]) -> dict[str, Any]:
    there = {region: fields["figures"].get(region, {}) for region in REGIONS}
    upgraded = [bool(fields["upgrades"].get(UPGRADES[kind])) for kind in KINDS]
    attacks = [
        1 if kind == "bloodsworn" and is_so else ATTACK.get(kind, 0)
        for kind, is_so in zip(KINDS, upgraded, strict=True)
    ]
    return {
        "standing": [_mask(there[region].get(kind, 0) > 0 for region in REGIONS) for kind in KINDS],
        "kinds_in": [_mask(there[region].get(kind, 0) > 0 for kind in KINDS) for region in REGIONS],
        "reserve": [
            number - sum(row.get(kind, 0) for row in there.values())
            for kind, number in zip(KINDS, NUMBERS, strict=True)
        ],
        "upgraded": _mask(upgraded),
        "costs": list(COSTS),
        "attacks": attacks,
        "defences": [
            2 if kind == "seductress" and is_so else DEFENCE.get(kind, 1)
            for kind, is_so in zip(KINDS, upgraded, strict=True)
        ],
        "armed": _mask(attack > 0 for attack in attacks),
    }


def _of_the_rest(fields: dict[str, Any], s: Any) -> dict[str, Any]:
    spaces = {region: fields["spaces"].get(region, [None, None]) for region in REGIONS}
    return {
        "token_regions": [
            _mask(fields["tokens"].get(region, {}).get(token, 0) > 0 for region in REGIONS)
            for token in TOKENS
        ],
        "corrupted": [sum(fields["corruption"].get(region, {}).values()) for region in REGIONS],
        "open_regions": _mask(None in pair for pair in spaces.values()),
        "texts": _texts(spaces, s),
        "dear_spaces": [
            at for at, card in enumerate(_texts(spaces, s)) if card == GAME.cards.index["temporal_stasis"]
        ],
    }


def _texts(spaces: dict[str, list[str | None]], s: Any) -> list[int]:
    """By card space: the card if its text works (OW 8.22, 19.2)."""
    documented = s.settings[1] == "documented"
    texts: list[int] = []
    for at, pair in enumerate(spaces.values()):
        for side, card in enumerate(pair):
            lies = s.spaces[at * 2 + side]
            silenced = pair[1 - side] == "changer_of_ways" or (documented and card == "dazzle")
            texts.append(-1 if silenced else lies)
    return texts


def _mask(bits: Any) -> int:
    return sum(1 << at for at, is_so in enumerate(bits) if is_so)
