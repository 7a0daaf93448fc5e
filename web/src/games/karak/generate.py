"""Writes what the drawings show from the engine's own data: components.json, the numbers of the game, and pictures.ts, the
signs that its things name; and for tests of what is told its vocabulary.

`python3 generate.py` writes them, `python3 generate.py --check` only says whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[3] / "src"))

from warhost.core.catalogue import catalogue  # noqa: E402
from warhost.games import load  # noqa: E402
from warhost.games.karak import components as box  # noqa: E402
from warhost.games.karak.rules.buildings import TRAINING_OF  # noqa: E402
from warhost.generate.tidy_json import tidy_json  # noqa: E402


def main() -> int:
    texts = {
        "components.json": tidy_json(components()),
        "pictures.ts": pictures(),
        "dev/vocabulary.json": tidy_json(catalogue(load("karak"))),
    }
    if "--check" in sys.argv:
        old = [name for name, text in texts.items() if not is_written(HERE / name, text)]
        for name in old:
            print(f"{name} is out of date: run python3 generate.py")
        return 1 if old else 0
    for name, text in texts.items():
        (HERE / name).write_text(text, encoding="utf-8")
    return 0


def is_written(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def components() -> dict[str, Any]:
    return {
        "tiles": {name: tile(number) for number, name in enumerate(box.TILES.ids)},
        "heroes": {
            name: {
                "mount": box.HERO_MOUNT[hero],
                "abilities": [box.ABILITIES.ids[ability] for ability in box.ABILITIES_OF[hero]],
            }
            for hero, name in enumerate(box.HEROES.ids)
        },
        "buildings": {name: building(number) for number, name in enumerate(box.BUILDINGS.ids)},
        "units": {
            name: {
                "kind": box.UNIT_KIND[unit],
                "picture": box.UNIT_PICTURE[unit],
            }
            for unit, name in enumerate(box.UNITS.ids)
        },
        "dice": {
            name: {"size": box.DIE_SIZE[die], "faces": faces(die)} for die, name in enumerate(box.DICE.ids)
        },
        "items": {name: item(number) for number, name in enumerate(box.ITEMS.ids)},
        "monsters": {
            name: {
                "monster": box.MONSTERS.ids[box.TOKEN_MONSTER[token]],
                "strength": box.TOKEN_STRENGTH[token],
                "picture": box.MONSTER_PICTURE[box.TOKEN_MONSTER[token]],
            }
            for token, name in enumerate(box.TOKENS.ids)
        },
        "foes": {
            box.FOES.ids[foe]: {"banner": box.BANNERS[foe % box.N_HORDES]} for foe in range(box.GENERAL)
        },
        "places": box.BUILDING_PLACES,
        "slots": dict(zip(box.SLOTS.ids, box.SLOT_SIZE, strict=True)),
    }


def tile(number: int) -> dict[str, Any]:
    return {
        "terrain": box.TERRAINS.ids[box.TILE_TERRAIN[number]],
        "level": box.TILE_LEVEL[number],
        "resources": box.TILE_SYMBOLS[number],
        "chasms": box.TILE_CHASMS[number],
        "banner": box.TILE_BANNER[number] or None,
    }


def building(number: int) -> dict[str, Any]:
    trains = TRAINING_OF.having[number]
    return {
        "unit": box.UNITS.ids[TRAINING_OF.numbers("unit")[number]] if trains else None,
        "picture": box.BUILDING_PICTURE[number],
    }


def item(number: int) -> dict[str, Any]:
    """An item of the merchant is a thing of its own."""
    return {
        "slot": box.SLOTS.ids[box.ITEM_SLOT[number]],
        "picture": box.ITEM_PICTURE[number],
    }


def faces(die: int) -> list[str]:
    first = die * box.DIE_SIDES
    return [box.SYMBOLS.ids[face] for face in box.FACES[first : first + box.DIE_SIDES]]


def pictures() -> str:
    """The path data of all signs, by their names in the icon set."""
    names = sorted({*box.ITEM_PICTURE, *box.UNIT_PICTURE, *box.MONSTER_PICTURE})
    called = {name: variable(name) for name in names}
    imports = [f'import {called[name]} from "icon:{name}";' for name in names]
    entries = [f"  {name}," if name == called[name] else f'  "{name}": {called[name]},' for name in names]
    head = "/** The signs that things of the game name as their pictures. Written by generate.py. */"
    lines = [head, "", *imports, "", "export const PICTURES: Record<string, string> = {", *entries, "};", ""]
    return "\n".join(lines)


def variable(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join(part.capitalize() for part in rest)


if __name__ == "__main__":
    sys.exit(main())
