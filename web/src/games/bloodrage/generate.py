"""Writes components.json, the numbers of the game that its drawings show, from the engine's own data.

`python3 generate.py` writes it, `python3 generate.py --check` only says whether it is up to date."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATA = HERE.parents[3] / "src/warhost/games/bloodrage/data"
TARGET = HERE / "components.json"


def main() -> int:
    numbers = components()
    if "--check" in sys.argv:
        fresh = TARGET.exists() and json.loads(TARGET.read_text(encoding="utf-8")) == numbers
        if not fresh:
            print("components.json is out of date: run python3 generate.py")
        return 0 if fresh else 1
    TARGET.write_text(json.dumps(numbers, indent=2) + "\n", encoding="utf-8")
    return 0


def components() -> dict[str, Any]:
    board, clans, tokens = read("map"), read("clans"), read("tokens")
    monsters = {monster["id"]: monster for monster in read("monsters")["monster"]}
    return {
        "provinces": {
            province["id"]: {
                "land": province.get("land"),
                "villages": province["villages"],
                "adjacent": province["adjacent"],
                "fjord": province.get("fjord"),
            }
            for province in board["province"]
        },
        "fjords": {fjord["id"]: {"supports": fjord["supports"]} for fjord in board["fjord"]},
        "phases": [phase["id"] for phase in board["phase"]],
        "ages": [{"ragnarok_glory": age["ragnarok_glory"]} for age in board["age"]],
        "tracks": {
            track["id"]: {"steps": track["steps"], "legendary": track["legendary"]} for track in clans["track"]
        },
        "slots": [slot["id"] for slot in clans["slot"]],
        "figures": {
            **{figure["id"]: piece(figure) for figure in clans["figure"]},
            **{name: piece(monster) for name, monster in monsters.items()},
        },
        "rewards": {reward["id"]: {"raise": reward["raise"], "glory": reward["glory"]} for reward in tokens["reward"]},
        "cards": {card["id"]: face(card, monsters) for card in read("cards")["card"]},
    }


def piece(figure: dict[str, Any]) -> dict[str, Any]:
    return {
        "strength": figure["strength"],
        "cost": figure.get("invade_cost", figure["strength"]),
        "sails": figure["place"] == "fjord",
        "monster": "age" in figure,
        "large": figure.get("large", False),
    }


def face(card: dict[str, Any], monsters: dict[str, dict[str, Any]]) -> dict[str, Any]:
    monster = monsters.get(card.get("monster", ""))
    strength = monster["strength"] if monster else card.get("strength")
    printed = {
        "age": card["age"],
        "kind": card["kind"],
        "slot": card.get("slot"),
        "god": card.get("god"),
        "cost": card.get("cost"),
        "strength": strength,
        "bonus": card.get("bonus"),
        "white_disc": card.get("white_disc"),
        "glory": card.get("glory"),
        "monster": card.get("monster"),
        "house": is_house(card) or (monster is not None and is_house(monster)) or None,
    }
    return {name: value for name, value in printed.items() if value is not None}


def is_house(entry: dict[str, Any]) -> bool:
    """Whether any part of it is ours."""
    return any(value == "house" for name, value in entry.items() if name.endswith("provenance"))


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
