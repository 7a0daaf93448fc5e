"""Writes components.json, the numbers of the game that its drawings show, from the engine's own data.

`python3 generate.py` writes it, `python3 generate.py --check` only says whether it is up to date."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DATA = HERE.parents[3] / "src/warhost/games/karak/data"
TARGET = HERE / "components.json"


def main() -> int:
    text = written(components()) + "\n"
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not fresh:
            print("components.json is out of date: run python3 generate.py")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def written(value: Any, indent: str = "") -> str:
    """JSON in the style of the client's formatter: objects over several lines, lists in one."""
    if not isinstance(value, dict) or not value:
        return json.dumps(value)
    inner = indent + "  "
    lines = [f"{inner}{json.dumps(name)}: {written(part, inner)}" for name, part in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"


def components() -> dict[str, Any]:
    tiles = read("tiles")
    great = read("hordes")
    return {
        "tiles": {
            tile["id"]: {
                "terrain": tile["terrain"],
                "level": tile.get("level", 0),
                "resources": tile["resources"],
                "chasms": tile["chasms"],
                "banner": tile.get("banner"),
            }
            for tile in [*tiles["start"], *tiles["tile"]]
        },
        "heroes": {
            hero["id"]: {"mount": hero["mount"], "abilities": [ability["id"] for ability in hero["ability"]]}
            for hero in read("heroes")["hero"]
        },
        "buildings": {
            building["id"]: {"unit": building.get("params", {}).get("unit")}
            for building in read("buildings")["building"]
        },
        "units": {
            unit["id"]: {"kind": unit["kind"]} for unit in read("units")["unit"]
        },
        "dice": {die["id"]: {"size": die["size"], "faces": die["faces"]} for die in read("dice")["die"]},
        "items": items(read("items")["item"]),
        "monsters": {
            token["id"]: {"monster": monster["id"], "strength": monster["strength"]}
            for monster in read("monsters")["monster"]
            for token in monster["token"]
        },
        "foes": {foe["id"]: {"banner": foe["banner"]} for foe in [*great["horde"], *great["rider"]]},
        "places": read("setup")["places"]["buildings"],
        "slots": {slot: n for slot, n in read("items")["slots"].items() if isinstance(n, int)},
    }


def items(found: list[dict[str, Any]]) -> dict[str, Any]:
    """An item of the merchant is a thing of its own."""
    lying = {item["id"]: {"slot": item["slot"], "look": item["id"]} for item in found}
    traded = {
        f"trade_{item['id']}": {"slot": item["slot"], "look": item["id"]}
        for item in found
        if "trade" in item
    }
    return {**lying, **traded}


def read(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


if __name__ == "__main__":
    sys.exit(main())
