"""Writes components.json, what the drawings of the game show of its components, from the engine's own tables.

`python3 generate.py` writes it, `python3 generate.py --check` only says whether it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
TARGET = HERE / "components.json"
sys.path.insert(0, str(HERE.parents[3] / "src"))

from warhost.games.bloodrage import components as box  # noqa: E402 (found by the line above)
from warhost.generate.tidy_json import tidy_json  # noqa: E402


def main() -> int:
    numbers = tidy_json(components())
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == numbers
        if not fresh:
            print("components.json is out of date: run python3 generate.py")
        return 0 if fresh else 1
    TARGET.write_text(numbers, encoding="utf-8")
    return 0


def components() -> dict[str, Any]:
    return {
        "provinces": {name: province(number) for number, name in enumerate(box.PROVINCES.ids)},
        "fjords": {
            name: {"supports": provinces(box.SUPPORTS[box.FIRST_FJORD + number])}
            for number, name in enumerate(box.FJORDS.ids)
        },
        "phases": list(box.PHASES.ids),
        "ages": [{"ragnarok_glory": glory} for glory in box.RAGNAROK_GLORY[1:]],
        "tracks": {
            name: {"steps": box.STEP_VALUE[number][1:], "legendary": box.LEGENDARY[number][1:]}
            for number, name in enumerate(box.TRACKS.ids)
        },
        "slots": list(box.SLOTS.ids),
        "figures": {name: figure(kind) for kind, name in enumerate(box.FIGURES.ids)},
        "rewards": {
            name: {
                "raise": [box.TRACKS.ids[track] for track in box.REWARD_TRACKS[number]],
                "glory": box.REWARD_GLORY[number],
            }
            for number, name in enumerate(box.REWARDS.ids)
        },
        "cards": {name: card(number) for number, name in enumerate(box.CARDS.ids)},
    }


def province(number: int) -> dict[str, Any]:
    outer = number < box.N_OUTER
    return {
        "land": box.LANDS.ids[box.LAND_OF[number]] if outer else None,
        "villages": box.VILLAGES[number] if outer else 0,
        "adjacent": provinces(box.ADJACENT[number]),
        "fjord": box.GROUNDS.ids[box.FJORD_OF[number]] if outer else None,
    }


def provinces(mask: int) -> list[str]:
    return [box.PROVINCES.ids[place] for place in box.members(mask)]


def figure(kind: int) -> dict[str, Any]:
    return {
        "strength": box.PRINTED_STRENGTH[kind],
        "cost": box.INVADE_COST[kind],
        "sails": box.SAILS[kind],
        "monster": kind >= box.FIRST_MONSTER,
        "large": box.IS_LARGE[kind],
    }


def card(number: int) -> dict[str, Any]:
    """What stands on it; what does not is left out."""
    monster = box.CARD_MONSTER[number]
    face: dict[str, Any] = {"age": box.CARD_AGE[number], "kind": box.KINDS.ids[box.CARD_KIND[number]]}
    if box.IS_UPGRADE[number]:
        face["slot"] = box.CARD_SLOT[number]
    if box.CARD_GOD[number]:
        face["god"] = box.CARD_GOD[number]
    if box.IS_UPGRADE[number]:
        face["cost"] = box.CARD_COST[number]
        if box.CARD_STRENGTH[number] >= 0:
            face["strength"] = box.CARD_STRENGTH[number]
    if box.IS_BATTLE[number]:
        face["bonus"] = box.CARD_BONUS[number]
    if box.WHITE_DISC[number]:
        face["white_disc"] = True
    if box.IS_QUEST[number]:
        face["glory"] = box.CARD_GLORY[number]
    if monster >= 0:
        face["monster"] = box.FIGURES.ids[monster]
    face["picture"] = box.CARD_PICTURE[number]
    if box.CARD_IS_HOUSE[number]:
        face["house"] = True
    return face


if __name__ == "__main__":
    sys.exit(main())
