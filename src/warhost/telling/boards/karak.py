"""The land of Karak in a terminal: hexes in staggered rows, then hordes and odds, then the heroes' sheets."""

from __future__ import annotations

from typing import Any, Final

from warhost.games.karak.components import HERO_COLOUR, HEROES
from warhost.telling.drawing import Drawing, Group, Table, Text
from warhost.telling.storyteller import Storyteller

PAINTS: Final = {
    "violet": "magenta",
    "gold": "yellow",
    "brown": "bright_red",
    "copper": "cyan",
    "grey": "bright_black",
    "pink": "bright_magenta",
    "turquoise": "bright_cyan",
}
"""What a terminal makes of a hero's colour, where it has no colour of that name."""
COLOURS: Final = {
    hero: PAINTS.get(colour, colour) for hero, colour in zip(HEROES.ids, HERO_COLOUR, strict=True)
}
WIDTH: Final = 10
"""Characters of a hex; a row is shifted by half of it against the next."""
SYMBOLS: Final = {"food": "F", "wood": "W", "stone": "S"}
HEADINGS: Final = (
    "board-karak-hero",
    "board-karak-stones",
    "board-karak-glory",
    "board-karak-toughness",
    "board-karak-resources",
    "board-karak-army",
    "board-karak-items",
    "board-karak-city",
    "board-karak-buildings",
)
SPECIAL: Final = {"castle": "♜", "final": "☠", "merchant_stall": "$", "fallen_city": "⚑"}


def board(view: dict[str, Any], teller: Storyteller) -> Drawing:
    parts = [_heading(view, teller), Text(""), _land(view), Text(""), _threats(view, teller)]
    return Group(*parts, _sheets(view, teller))


def _heading(view: dict[str, Any], teller: Storyteller) -> Drawing:
    state, facts = view["state"], view["summary"]
    line = Text(style="bold")
    limit = state["round"] + facts["rounds_left"]
    line.append(teller.say("board-karak-round", {"round": state["round"], "limit": limit}))
    line.append(f" · {teller.name('phase', state['phase'])} · {teller.side(facts['turn'])}")
    line.append(f"\n{teller.say('board-karak-legend')}", style="dim")
    tiles = " + ".join(str(count) for count in facts["pile"].values()) or "0"
    told = teller.say("board-karak-pile", {"tiles": tiles, "tokens": facts["bag"]})
    line.append(f"\n{told}", style="dim")
    return line


# The land


def _land(view: dict[str, Any]) -> Drawing:
    """Three lines a row: the number of the hex, what it yields and who lurks there, who stands there."""
    land = view["state"]["land"]
    places = {name: (int(name[:2]), int(name[2:])) for name in land}
    rows = sorted({row for _, row in places.values()})
    left = min(2 * column + row for column, row in places.values())
    text = Text(as_is=True)
    for row in range(rows[0], rows[-1] + 1):
        here = sorted(name for name, place in places.items() if place[1] == row)
        offsets = {name: (2 * places[name][0] + row - left) * WIDTH // 2 for name in here}
        for line in range(3):
            _draw_line(text, view, offsets, line)
    return text


def _draw_line(text: Text, view: dict[str, Any], offsets: dict[str, int], line: int) -> None:
    drawn = 0
    for name, offset in offsets.items():
        text.append(" " * (offset - drawn))
        cell = _cell(view, name, line)
        text.append_text(cell)
        drawn = offset + cell.cell_len
    text.append("\n")


def _cell(view: dict[str, Any], name: str, line: int) -> Text:
    """A hex has six edges: two slants above, two walls, two slants below; a chasm is a wave."""
    chasms = view["summary"]["land"][name]["chasms"]
    left, right = (("╱", "╲"), ("│", "│"), ("╲", "╱"))[line]
    west, east = ((2, 1), (3, 0), (4, 5))[line]
    inner = (_number, _ground, _guests)[line](view, name)
    inner.truncate(WIDTH - 3)
    cell = Text("~" if west in chasms else left, style="dim")
    cell.append_text(inner)
    cell.append(" " * (WIDTH - 3 - inner.cell_len))
    cell.append("~" if east in chasms else right, style="dim")
    cell.append(" ")
    return cell


def _number(view: dict[str, Any], name: str) -> Text:
    return Text(f"{name:^{WIDTH - 3}}", style="dim")


def _ground(view: dict[str, Any], name: str) -> Text:
    tile = view["summary"]["land"][name]
    shown = "".join(SYMBOLS[resource] for resource in tile["resources"])
    text = Text(SPECIAL.get(tile["terrain"], shown), style="bold")
    enemies = view["summary"]["enemies"].get(name)
    if enemies:
        text.append(f" {enemies['strength']}", style="bold bright_red")
    if view["state"]["ground"].get(name):
        text.append(" ·", style="bright_yellow")
    return text


def _guests(view: dict[str, Any], name: str) -> Text:
    state = view["state"]
    text = Text()
    for hero in view["seats"]:
        if state["cities"][hero] == name:
            plague = "☣" if state["plague"] == hero else ""
            text.append(f"⌂{plague}", style=COLOURS[hero])
    for hero in view["seats"]:
        if state["hero_at"][hero] == name:
            text.append(hero[0].upper(), style=f"bold {COLOURS[hero]}")
    for foe, place in state["foes"].items():
        if place == name and foe in view["summary"]["hordes"]:
            text.append("⚔", style="bright_red")
    return text


# Threats and sheets


def _threats(view: dict[str, Any], teller: Storyteller) -> Drawing:
    """Hordes and their targets, and the viewer's chances in the fights that are near."""
    lines = [_horde(facts, horde, teller) for horde, facts in view["summary"]["hordes"].items()]
    hero = view["viewer"] or view["summary"]["turn"]
    for name, facts in view["summary"]["enemies"].items():
        odds = facts["odds"].get(hero)
        if odds:
            variables = {"hex": name, "strength": odds["needed"], "chance": f"{odds['chance']:.0%}"}
            lines.append(Text(teller.say("board-karak-odds", variables)))
    return Group(*lines)


def _horde(facts: dict[str, Any], horde: str, teller: Storyteller) -> Text:
    target = teller.side(facts["target"]) if facts["target"] else teller.say("board-karak-nobody")
    variables = {"horde": teller.name("horde", horde), "strength": facts["strength"], "target": target}
    return Text(teller.say("board-karak-horde", variables), style="bright_red")


def _sheets(view: dict[str, Any], teller: Storyteller) -> Drawing:
    table = Table(*(teller.say(heading) for heading in HEADINGS), gap=2, rule=True)
    for hero in view["seats"]:
        table.add_row(*_sheet(view, teller, hero))
    return table


def _sheet(view: dict[str, Any], teller: Storyteller, hero: str) -> list[Text | str]:
    state, facts = view["state"], view["summary"]["heroes"][hero]
    asked = "▶ " if hero in view["waiting"] else "  "
    hearts = "♥" * state["toughness"][hero] + "♡" * (facts["max_toughness"] - state["toughness"][hero])
    held = state["resources"][hero]
    units = ", ".join(f"{teller.name('unit', unit)} {n}" for unit, n in state["units"][hero].items())
    amulet = [state["amulets"][hero]] if state["amulets"][hero] else []
    items = [teller.name("item", item) for item in [*state["weapons"][hero], *state["spells"][hero], *amulet]]
    built = [teller.name("building", building) for building in state["built"][hero]]
    copied = state["copied"][hero]
    return [
        Text(f"{asked}{teller.side(hero)}", style=f"bold {COLOURS[hero]}"),
        f"{facts['soul_stones']:g}",
        str(state["glory"][hero]),
        hearts,
        " ".join(str(held.get(resource, 0)) for resource in SYMBOLS),
        units,
        ", ".join(items),
        state["cities"][hero] or "",
        ", ".join(built) + (f" ({teller.name('ability', copied)})" if copied else ""),
    ]
