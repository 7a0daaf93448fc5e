"""Writes what the drawings of the game show, from the engine's own data: components.json, the printed numbers and the name of
each card's picture, and cards/pictures.ts, those pictures.

`python3 generate.py` writes them, `python3 generate.py --check` only says whether they are up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[3] / "src"))

from warhost.core.domain import NONE  # noqa: E402 (the engine is found beside this folder)
from warhost.games.oldworld import components as the  # noqa: E402
from warhost.games.oldworld.cards.old_world_text import OUR_CARDS  # noqa: E402
from warhost.generate.tidy_json import tidy_json  # noqa: E402

OTHER_PICTURES = {"comet": "comet-spark"}
"""Of things that are no entries of a data file."""


def main() -> int:
    files = {
        HERE / "components.json": tidy_json(components()),
        HERE / "cards" / "pictures.ts": pictures(),
    }
    if "--check" in sys.argv:
        stale = [
            file.name for file, text in files.items() if not file.exists() or file.read_text("utf-8") != text
        ]
        if stale:
            print(f"{', '.join(stale)} out of date: run python3 generate.py")
        return 1 if stale else 0
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    return 0


def components() -> dict[str, Any]:
    return {
        "regions": {region: region_print(number) for number, region in enumerate(the.REGIONS.ids)},
        "ruin": the.RUIN,
        "victory_points": the.VICTORY_POINTS,
        "figures": {figure: figure_print(kind) for kind, figure in enumerate(the.FIGURES.ids)},
        "chaos_cards": {card: chaos_print(number) for number, card in enumerate(the.CHAOS.ids)},
        "old_world_cards": {card["id"]: old_world_print(card) for card in OUR_CARDS},
        "upgrades": {upgrade: upgrade_print(number) for number, upgrade in enumerate(the.UPGRADES.ids)},
        "ruination_cards": {card: ruination_print(number) for number, card in enumerate(the.RUINATION.ids)},
        "dials": {power: dial_print(number) for number, power in enumerate(the.POWERS.ids)},
        "pictures": OTHER_PICTURES,
    }


def region_print(region: int) -> dict[str, Any]:
    return {
        "order": region + 1,
        "value": the.VALUE[region],
        "populous": the.POPULOUS[region],
        "adjacent": [the.REGIONS.ids[other] for other in the.MEMBERS[the.ADJACENT[region]]],
    }


def figure_print(kind: int) -> dict[str, Any]:
    return {
        "power": the.POWERS.ids[the.KIND_POWER[kind]],
        "class": the.CLASSES.ids[the.KIND_CLASS[kind]],
        "count": the.FIGURE_COUNT[kind],
        "cost": the.COST[kind],
        "attack": the.ATTACK[kind],
        "defence": the.DEFENCE[kind],
    }


def chaos_print(card: int) -> dict[str, Any]:
    return {
        "power": the.POWERS.ids[the.CARD_POWER[card]],
        "cost": the.CARD_COST[card],
        "magic": bool(the.CARD_MAGIC[card]),
        "copies": the.CARD_COPIES[card],
        "house": "house" in the.CARD_PROVENANCES[card],
        "picture": the.CARD_PICTURE[card] or None,
    }


def old_world_print(card: dict[str, Any]) -> dict[str, Any]:
    return {
        "comet": card["comet"],
        "track": card["track"],
        "house": any(value == "house" for key, value in card.items() if key.endswith("provenance")),
        "picture": card.get("picture"),
    }


def upgrade_print(upgrade: int) -> dict[str, Any]:
    """Upgrades of followers show the follower."""
    kind = the.UPGRADE_KIND[upgrade]
    stats = {"cost": the.COST_UP, "attack": the.ATTACK_UP, "defence": the.DEFENCE_UP}
    return {
        "power": the.POWERS.ids[the.UPGRADE_POWER[upgrade]],
        "figure": None if kind == NONE else the.FIGURES.ids[kind],
        **({} if kind == NONE else {name: numbers[kind] for name, numbers in stats.items()}),
        "house": "house" in the.UPGRADE_PROVENANCES[upgrade],
        "picture": the.UPGRADE_PICTURE[upgrade] or None,
    }


def ruination_print(card: int) -> dict[str, Any]:
    return {
        "ruiners": the.RUINERS_SCORE[card],
        "first": dict(zip(the.REGIONS.ids, the.RUIN_FIRST[card], strict=True)),
        "second": dict(zip(the.REGIONS.ids, the.RUIN_SECOND[card], strict=True)),
    }


def dial_print(power: int) -> list[dict[str, Any]]:
    return [tick_print(power, tick) for tick in range(the.LAST_TICK[power] + 1)]


def tick_print(power: int, tick: int) -> dict[str, Any]:
    number, token = the.DIAL_NUMBER[power][tick], the.DIAL_TOKEN[power][tick]
    told: dict[str, Any] = {"instruction": the.INSTRUCTIONS.ids[the.DIAL_INSTRUCTION[power][tick]]}
    if token != NONE:
        told["token"] = the.TOKENS.ids[token]
    if number:
        told["n"] = number
    if tick < the.LAST_TICK[power]:
        told["threat"] = the.THREAT[power][tick]
    return told


def pictures() -> str:
    """A module with the drawings that upgrades name; other cards are drawn as scenes."""
    names = sorted({*the.UPGRADE_PICTURE, *OTHER_PICTURES.values()} - {""})
    imports = [f'import {variable(name)} from "icon:{name}";' for name in names]
    entries = [f"  {entry(name)}," for name in names]
    return "\n".join(
        [
            "/** Written by generate.py: the drawings that the data of the upgrades names. */",
            "",
            *imports,
            "",
            "export const PICTURES: Record<string, string | undefined> = {",
            *entries,
            "};",
            "",
        ]
    )


def variable(name: str) -> str:
    first, *rest = name.split("-")
    return first + "".join(word.capitalize() for word in rest)


def entry(name: str) -> str:
    return name if name == variable(name) else f'"{name}": {variable(name)}'


if __name__ == "__main__":
    sys.exit(main())
