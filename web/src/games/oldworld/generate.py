"""Writes components.json, the numbers of the game that its drawings show, from the engine's own data.

`python3 generate.py` writes it, `python3 generate.py --check` only says whether it is up to date."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATA = HERE.parents[3] / "src/warhost/games/oldworld/data"
TARGET = HERE / "components.json"


def main() -> int:
    text = json.dumps(components(), indent=1) + "\n"
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print("components.json is out of date: run python3 generate.py")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def components() -> dict[str, Any]:
    board = read("map")
    powers = read("powers")["power"]
    return {
        "regions": {
            region["id"]: {
                "order": order,
                "value": region["value"],
                "populous": region["populous"],
                "adjacent": region["adjacent"],
            }
            for order, region in enumerate(board["region"], start=1)
        },
        "ruin": board["thresholds"]["ruin"],
        "victory_points": board["thresholds"]["victory_points"],
        "figures": {
            figure["id"]: {
                "power": power["id"],
                "class": figure["class"],
                **{name: figure[name] for name in ("count", "cost", "attack", "defence")},
            }
            for power in powers
            for figure in power["figure"]
        },
        "chaos_cards": {
            card["id"]: {
                "power": card["power"],
                "cost": card["cost"],
                "magic": card["magic"],
                "copies": card["copies"],
                "house": is_house(card),
            }
            for card in read("chaos_cards")["card"]
        },
        "old_world_cards": {
            card["id"]: {"comet": card["comet"], "track": card["track"], "house": is_house(card)}
            for card in read("old_world_cards")["card"]
        },
        "upgrades": {
            upgrade["id"]: {
                "power": upgrade["power"],
                "figure": upgrade.get("figure"),
                **{name: upgrade[name] for name in ("cost", "attack", "defence") if name in upgrade},
                "house": is_house(upgrade),
            }
            for upgrade in read("upgrades")["upgrade"]
        },
        "ruination_cards": {
            card["id"]: {name: card[name] for name in ("ruiners", "first", "second")}
            for card in read("ruination")["card"]
        },
        "dials": {
            dial["power"]: [
                {
                    "instruction": tick["instruction"],
                    **tick.get("params", {}),
                    **({"threat": tick["threat"]} if "threat" in tick else {}),
                }
                for tick in dial["tick"]
            ]
            for dial in read("dials")["dial"]
        },
    }


def is_house(entry: dict[str, Any]) -> bool:
    """Whether any part of a card is ours."""
    return any(value == "house" for name, value in entry.items() if name.endswith("provenance"))


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
