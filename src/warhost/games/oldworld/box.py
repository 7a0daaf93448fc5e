"""What may be printed differently in somebody's copy of the game (`core/box.py`): each place with what we print there."""

from __future__ import annotations

from typing import Any, Final

from warhost.core.box import Box, Corrected
from warhost.core.domain import NONE
from warhost.core.errors import BadData
from warhost.core.reading import HIGHEST_USUAL, origin_of
from warhost.core.shapes import OneOf, WholeNumber, Wording, YesOrNo
from warhost.games.oldworld.cards.old_world_text import (
    HIGHEST_NUMBER,
    check_enough,
    check_wording,
    plain,
)
from warhost.games.oldworld.components import (
    ATTACK,
    ATTACK_UP,
    CARD_COPIES,
    CARD_COST,
    CARD_MAGIC,
    CHAOS,
    CHAOS_ENTRIES,
    CONDITION_ENTRIES,
    COST,
    COST_UP,
    DEEDS,
    DEFENCE,
    DEFENCE_UP,
    DIAL_ENTRIES,
    DIAL_INSTRUCTION,
    DIAL_NUMBER,
    DIAL_POPULOUS,
    DIAL_TOKEN,
    DRAW,
    DRAW_ENTRIES,
    FIGURE_ENTRIES,
    FIGURES,
    INSTRUCTIONS,
    LAST_TICK,
    N_KINDS,
    OLD_WORLD,
    OLD_WORLD_ENTRIES,
    PLACE_TOKEN,
    POWER_MAX,
    POWERS,
    RUINATION,
    RUINATION_ENTRIES,
    RUINERS_SCORE,
    THREAT,
    TOKENS,
    UPGRADE_ENTRIES,
    UPGRADE_OF,
    UPGRADES,
)

NO_TOKEN: Final = "none"
STRENGTH: Final = WholeNumber(0, 9)
OPTIONS: Final = {
    "dark_influence": "dark_influence",
    "soporific_musk": "musk",
    "the_meddling_of_skaven": "meddling_discard",
    "nurgle_power_2": "provender",
    "tzeentch_power_2": "tzeentch_hand",
    "slaanesh_power_2": "slaanesh_power_2",
}
"""By card or upgrade: the setting by which a table reads its text otherwise."""
COPIES: Final = WholeNumber(0, HIGHEST_NUMBER)
OLD_WORLD_FIELDS: Final = ("copies", "comet", "track", "immediate", "lasting")


def tick_id(power: int, tick: int) -> str:
    """Ticks have no names of their own: `tzeentch_3`."""
    return f"{POWERS.ids[power]}_{tick}"


def _check(box: Corrected) -> None:
    """What no place can be asked by itself."""
    check_enough(old_world_corrections(box))
    threats: dict[int, str] = {}
    for power in range(len(POWERS)):
        for tick in range(LAST_TICK[power]):
            name = tick_id(power, tick)
            threat = box.whole("dial_tick", name, "threat")
            if threat in threats:
                raise BadData(f"dial_tick.{name}.threat", f"{threat} is the Threat of {threats[threat]}, too")
            threats[threat] = name
            placing = box.value("dial_tick", name, "instruction") == INSTRUCTIONS.ids[PLACE_TOKEN]
            if placing and box.value("dial_tick", name, "token") == NO_TOKEN:
                raise BadData(f"dial_tick.{name}.token", "which token is placed?")


BOX: Final = Box("oldworld", _check)


def old_world_corrections(box: Corrected) -> dict[str, dict[str, Any]]:
    """What is corrected on Old World cards, by card."""
    corrections: dict[str, dict[str, Any]] = {}
    for (kind, card, field), value in box.given.items():
        if kind == OLD_WORLD.name:
            corrections.setdefault(card, {})[field] = value
    return corrections


def _declare_chaos_cards() -> None:
    for card, entry in enumerate(CHAOS_ENTRIES):
        name, origin = CHAOS.ids[card], origin_of(entry)
        BOX.add(CHAOS.name, name, "cost", WholeNumber(0, POWER_MAX), CARD_COST[card], origin)
        BOX.add(CHAOS.name, name, "magic", YesOrNo(), bool(CARD_MAGIC[card]), origin)
        copies = origin_of(entry, "copies")
        BOX.add(CHAOS.name, name, "copies", COPIES, CARD_COPIES[card], copies)
        BOX.show(CHAOS.name, name, "text", origin_of(entry, "effect"), option=OPTIONS.get(name, ""))


def _declare_old_world_cards() -> None:
    for card, entry in enumerate(OLD_WORLD_ENTRIES):
        name, origin = OLD_WORLD.ids[card], origin_of(entry)
        BOX.add(OLD_WORLD.name, name, "copies", COPIES, entry["copies"], origin)
        BOX.add(OLD_WORLD.name, name, "comet", YesOrNo(), entry["comet"], origin)
        BOX.add(OLD_WORLD.name, name, "track", YesOrNo(), entry["track"], origin)
        for field, empty in (("immediate", []), ("lasting", {})):
            wording = Wording(check_wording(name, field))
            value = plain(entry.get(field, empty))
            BOX.add(OLD_WORLD.name, name, field, wording, value, origin_of(entry, field))


def _declare_figures() -> None:
    for kind in range(N_KINDS):
        name, entry = FIGURES.ids[kind], FIGURE_ENTRIES[kind]
        upgrade, upgrade_entry = UPGRADES.ids[UPGRADE_OF[kind]], UPGRADE_ENTRIES[UPGRADE_OF[kind]]
        for field, printed, upgraded in (
            ("cost", COST, COST_UP),
            ("attack", ATTACK, ATTACK_UP),
            ("defence", DEFENCE, DEFENCE_UP),
        ):
            BOX.add(FIGURES.name, name, field, STRENGTH, printed[kind], origin_of(entry))
            BOX.add(UPGRADES.name, upgrade, field, STRENGTH, upgraded[kind], origin_of(upgrade_entry))


def _show_upgrades() -> None:
    """Their texts, and the names that nobody has published."""
    for upgrade, entry in enumerate(UPGRADE_ENTRIES):
        name = UPGRADES.ids[upgrade]
        BOX.show(UPGRADES.name, name, "text", origin_of(entry, "effect"), option=OPTIONS.get(name, ""))
        if "name_provenance" in entry:
            BOX.show(UPGRADES.name, name, "name", origin_of(entry, "name"))


def _declare_powers() -> None:
    """Their sheets: how many cards they draw, and what earns a dial counter."""
    for power, name in enumerate(POWERS.ids):
        condition = origin_of(CONDITION_ENTRIES[power])
        BOX.add(POWERS.name, name, "draw", STRENGTH, DRAW[power], origin_of(DRAW_ENTRIES[power]))
        BOX.add(POWERS.name, name, "deeds", WholeNumber(1, 2), DEEDS[power], condition)
        BOX.add(POWERS.name, name, "populous", YesOrNo(), DIAL_POPULOUS[power], condition)


def _declare_dials() -> None:
    instructions = OneOf("tick_deed", INSTRUCTIONS.ids[1:-1])
    tokens = OneOf(TOKENS.name, TOKENS.ids, nothing=NO_TOKEN)
    for power, ticks in enumerate(DIAL_ENTRIES):
        for tick, entry in enumerate(ticks[: LAST_TICK[power]]):
            name, origin = tick_id(power, tick), origin_of(entry)
            threat = WholeNumber(1, HIGHEST_USUAL)
            BOX.add("dial_tick", name, "threat", threat, THREAT[power][tick], origin)
            if tick == 0:
                continue
            instruction, token = DIAL_INSTRUCTION[power][tick], DIAL_TOKEN[power][tick]
            BOX.add("dial_tick", name, "instruction", instructions, INSTRUCTIONS.ids[instruction], origin)
            BOX.add("dial_tick", name, "number", STRENGTH, DIAL_NUMBER[power][tick], origin)
            named = NO_TOKEN if token == NONE else TOKENS.ids[token]
            BOX.add("dial_tick", name, "token", tokens, named, origin)
        last, origin = tick_id(power, LAST_TICK[power]), origin_of(ticks[LAST_TICK[power]])
        BOX.show("dial_tick", last, "instruction", origin, value="victory", names="dial_instruction")


def _declare_ruination() -> None:
    for card, entry in enumerate(RUINATION_ENTRIES):
        origin = origin_of(entry, "ruiners")
        BOX.add(RUINATION.name, RUINATION.ids[card], "ruiners", STRENGTH, RUINERS_SCORE[card], origin)


_declare_old_world_cards()
_declare_chaos_cards()
_declare_figures()
_show_upgrades()
_declare_powers()
_declare_dials()
_declare_ruination()
