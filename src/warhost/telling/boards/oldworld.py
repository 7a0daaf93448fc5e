"""The Old World in a terminal: nine regions in their geography, then the powers, the Old World cards and one's hand."""

from __future__ import annotations

from typing import Any, Final

from warhost.games.oldworld.components import (
    ADJACENT,
    FIGURES,
    KIND_CLASS,
    KIND_POWER,
    MEMBERS,
    POPULOUS,
    POWERS,
    REGIONS,
    RUIN,
    UPGRADE_POWER,
    UPGRADES,
)
from warhost.telling.drawing import BLANK, Drawing, Grid, Group, Panel, Table, Text
from warhost.telling.storyteller import Storyteller

COLOURS: Final = {"khorne": "red", "nurgle": "green", "tzeentch": "blue", "slaanesh": "magenta"}
MAP: Final = (
    ("norsca", "troll_country", "kislev", None),
    ("bretonnia", "empire", None, None),
    ("estalia", "tilea", "border_princes", "badlands"),
)
"""Rows of the map, west to east; the empty places hold what concerns the whole board."""
ORDER: Final = REGIONS.ids
NEIGHBOURS: Final = {
    region: " ".join(str(other + 1) for other in MEMBERS[ADJACENT[number]])
    for number, region in enumerate(REGIONS.ids)
}
POWER_OF: Final = {
    **{figure: POWERS.ids[KIND_POWER[kind]] for kind, figure in enumerate(FIGURES.ids)},
    **{upgrade: POWERS.ids[UPGRADE_POWER[number]] for number, upgrade in enumerate(UPGRADES.ids)},
}
HEADINGS: Final = (
    "power",
    "points",
    "spend",
    "threat",
    "dial",
    "counters",
    "hand",
    "peasants",
    "reserve",
    "upgrades",
)
RANK_OF: Final = {figure: KIND_CLASS[kind] for kind, figure in enumerate(FIGURES.ids)}
CLASSES: Final = ("○", "◆", "▲")
"""Cultist, warrior, greater daemon."""


def board(view: dict[str, Any], teller: Storyteller) -> Drawing:
    return Group(_heading(view, teller), _map(view, teller), _powers(view, teller), _hand(view, teller))


def _heading(view: dict[str, Any], teller: Storyteller) -> Drawing:
    state = view["state"]
    line = Text(style="bold")
    line.append(teller.say("board-oldworld-round", {"round": state["round"]}))
    line.append(f" · {teller.name('phase', state['phase'])}")
    line.append(f"   {teller.say('board-oldworld-legend')}", style="dim")
    return line


def _map(view: dict[str, Any], teller: Storyteller) -> Drawing:
    asides = iter((_old_world(view, teller), _ruins(view, teller), Text("")))
    return Grid(
        [[_region(view, teller, region) if region else next(asides) for region in row] for row in MAP]
    )


def _region(view: dict[str, Any], teller: Storyteller, region: str) -> Drawing:
    state, facts = view["state"], view["summary"]["regions"][region]
    number = ORDER.index(region) + 1
    lines = [
        _values(facts, teller, region),
        _figures(state, region),
        _tokens(state, teller, region),
        _corruption(state, facts, region),
        *_cards(state, teller, region),
    ]
    title = Text(f"{number} {teller.name('region', region)}", style="bold")
    border = "bright_black" if facts["ruined"] else COLOURS.get(facts["dominated_by"], "default")
    return Panel(Group(*lines), title, border_style=border)


def _values(facts: dict[str, Any], teller: Storyteller, region: str) -> Text:
    if facts["ruined"]:
        return Text(teller.say("board-oldworld-ruined"), style="bright_black")
    line = Text(f"{'⌂ ' if POPULOUS[ORDER.index(region)] else ''}⛨{facts['resistance']} ★{facts['conquest']}")
    strengths = {power: value for power, value in facts["domination"].items() if value}
    for power, value in strengths.items():
        winning = facts["dominated_by"] == power
        line.append(f"  {power[0].upper()}{value}{'✓' if winning else ''}", style=COLOURS[power])
    line.append(f"  →{NEIGHBOURS[region]}", style="dim")
    return line


def _figures(state: dict[str, Any], region: str) -> Text:
    line = Text()
    marked = state["marked"].get(region, [])
    for figure, count in state["figures"].get(region, {}).items():
        power = POWER_OF[figure]
        note = "".join("*" for piece in marked if piece.startswith(figure))
        line.append(
            f"{power[0].upper()}{CLASSES[RANK_OF[figure]]}{count}{note} ", style=f"bold {COLOURS[power]}"
        )
    return line


def _tokens(state: dict[str, Any], teller: Storyteller, region: str) -> Text:
    held = state["tokens"].get(region, {})
    return Text(
        ", ".join(f"{teller.name('token', token)} {count}" for token, count in held.items()), style="yellow"
    )


def _corruption(state: dict[str, Any], facts: dict[str, Any], region: str) -> Text:
    line = Text()
    tokens = state["corruption"].get(region, {})
    for power, count in tokens.items():
        line.append(f"{power[0].upper()}{'●' * min(count, 12)} ", style=COLOURS[power])
    if facts["corruption"] and not facts["ruined"]:
        line.append(f"{facts['corruption']}/{RUIN}", style="bold" if facts["corruption"] >= 8 else "dim")
    return line


def _cards(state: dict[str, Any], teller: Storyteller, region: str) -> list[Text]:
    lines = []
    for card in state["spaces"].get(region, [None, None]):
        kind = "figure" if card == "horror" else "chaos_card"
        lines.append(Text(f"▢ {teller.name(kind, card)}" if card else "▢", style="italic" if card else "dim"))
    return lines


def _old_world(view: dict[str, Any], teller: Storyteller) -> Drawing:
    """The track, and how many cards are left before everybody loses."""
    state = view["state"]
    lines = [Text(teller.say("board-oldworld-deck", {"cards": len(state["old_world_deck"])}), style="bold")]
    current = state["old_world_card"]
    if current:
        lines.append(Text(f"» {teller.name('old_world_card', current)}"))
    for space, card in state["track"].items():
        if card:
            lines.append(Text(f"{space}. {teller.name('old_world_card', card)}"))
            said = _said(teller, f"oldworld-old_world_card-{card}.lasting")
            if said:
                lines.append(Text(f"   {said}", style="dim"))
    return Panel(Group(*lines), box=BLANK)


def _ruins(view: dict[str, Any], teller: Storyteller) -> Drawing:
    ruined = view["state"]["ruined"]
    lines = [Text(teller.say("board-oldworld-ruins", {"count": len(ruined)}), style="bold")]
    lines += [
        Text(f"{i}. {teller.name('region', region)}", style="dim") for i, region in enumerate(ruined, 1)
    ]
    return Panel(Group(*lines), box=BLANK)


def _powers(view: dict[str, Any], teller: Storyteller) -> Drawing:
    state, facts = view["state"], view["summary"]["powers"]
    table = Table(*(teller.say(f"board-oldworld-{heading}") for heading in HEADINGS), gap=2, rule=True)
    table.unwrapped = {0}
    for power in view["seats"]:
        asked = "▶ " if power in view["waiting"] else "  "
        table.add_row(
            Text(f"{asked}{power[0].upper()} {teller.name('power', power)}", style=f"bold {COLOURS[power]}"),
            str(state["points"][power]),
            str(state["power"][power]),
            str(facts[power]["threat"]),
            _dial(state["dials"][power], facts[power], teller),
            "●" * state["counters"][power],
            str(len(state["hands"][power])),
            str(state["peasants"][power] or ""),
            _reserve(facts[power]["reserve"]),
            _upgrades(state, teller, power),
        )
    return table


def _dial(tick: int, facts: dict[str, Any], teller: Storyteller) -> str:
    """Where it stands, how far it is to victory, and what comes next."""
    after = facts["next_tick"]
    if not after:
        return str(tick)
    variables = {"n": after["n"], "token": after["token"] or ""}
    instruction = teller.say(f"oldworld-dial_instruction-{after['instruction']}", variables)
    return f"{tick}/{tick + facts['ticks_left']} → {instruction}"


def _reserve(figures: dict[str, int]) -> str:
    return " ".join(f"{symbol}{count}" for symbol, count in zip(CLASSES, figures.values(), strict=True))


def _upgrades(state: dict[str, Any], teller: Storyteller, power: str) -> str:
    taken = [upgrade for upgrade in state["upgrades"] if POWER_OF[upgrade] == power]
    return ", ".join(teller.name("upgrade", upgrade) for upgrade in taken)


def _hand(view: dict[str, Any], teller: Storyteller) -> Drawing:
    """The viewer's own cards with their texts."""
    viewer = view["viewer"]
    if viewer is None:
        return Text("")
    table = Table(gap=2)
    for card in sorted(set(view["state"]["hands"][viewer])):
        copies = view["state"]["hands"][viewer].count(card)
        name = teller.name("chaos_card", card) + (f" ×{copies}" if copies > 1 else "")
        said = _said(teller, f"oldworld-chaos_card-{card}.text")
        table.add_row(Text(name, style=f"bold {COLOURS[viewer]}"), Text(said))
    return table


def _said(teller: Storyteller, key: str) -> str:
    """What a text says, nothing if there is none."""
    said = teller.say(key)
    return "" if said == key else said
