"""The lands around Yggdrasil in a terminal: eight provinces in their ring, then the clans, a battle under way, and one's
own cards."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from warhost.telling.drawing import HEAVY, Drawing, Grid, Group, Panel, Table, Text
from warhost.telling.storyteller import Storyteller

COLOURS: Final = {"wolf": "red", "raven": "bright_blue", "serpent": "bright_yellow", "bear": "orange3"}
RING: Final = (
    ("myrkulor", "elvagar", "angerboda"),
    ("gimle", "yggdrasil", "muspelheim"),
    ("andlang", "utgard", "horgr"),
)
"""North is up; clockwise the provinces follow each other as on the board."""
FJORDS: Final = {
    "elvagar": "fjord_northeast",
    "angerboda": "fjord_northeast",
    "muspelheim": "fjord_east",
    "horgr": "fjord_east",
    "utgard": "fjord_southwest",
    "andlang": "fjord_southwest",
    "gimle": "fjord_west",
    "myrkulor": "fjord_west",
}
LANDS: Final = {
    "elvagar": "yellow",
    "angerboda": "yellow",
    "myrkulor": "yellow",
    "muspelheim": "blue",
    "horgr": "blue",
    "utgard": "blue",
    "andlang": "white",
    "gimle": "white",
    "yggdrasil": "green",
}
"""The colours of Manheim, Jotunheim, Alfheim, and Yggdrasil's own."""
FIGURES: Final = {"leader": "♛", "warrior": "●", "ship": "≋"}
MONSTER_NAME: Final = 12
"""As much of a Monster's name as fits beside the others."""
TRACKS: Final = ("rage", "axes", "horns")
LAST_STEP: Final = 6
HEADINGS: Final = ("board-bloodrage-clan", "board-bloodrage-glory", "board-bloodrage-rage_left")
PLACES: Final = (
    "board-bloodrage-on_board",
    "board-bloodrage-hand",
    "board-bloodrage-quests",
    "board-bloodrage-reserve",
    "board-bloodrage-valhalla",
)
"""Where a clan's figures and cards are counted."""


def board(view: dict[str, Any], teller: Storyteller) -> Drawing:
    parts = [_heading(view, teller), _ring(view, teller), _clans(view, teller), _sheets(view, teller)]
    if view["summary"]["battle"]:
        parts.append(_battle(view, teller))
    parts.append(_own_cards(view, teller))
    return Group(*parts)


def _heading(view: dict[str, Any], teller: Storyteller) -> Drawing:
    state = view["state"]
    line = Text(style="bold")
    line.append(teller.name("age", str(state["age"])))
    line.append(f" · {teller.name('phase', state['phase'])}")
    dooms = " → ".join(
        teller.name("province", province) for province in state["doom"][max(state["age"], 1) - 1 :]
    )
    line.append(f"   ☠ {dooms}", style="bold magenta")
    line.append(f"   {teller.say('board-bloodrage-legend')}", style="dim")
    return line


# The ring


def _ring(view: dict[str, Any], teller: Storyteller) -> Drawing:
    return Grid([[_province(view, teller, province) for province in row] for row in RING])


def _province(view: dict[str, Any], teller: Storyteller, province: str) -> Drawing:
    facts = view["summary"]["provinces"][province]
    title = Text(teller.name("province", province), style="bold")
    if facts["destroyed"]:
        gone = Text(teller.say("board-bloodrage-destroyed"), style="bright_black")
        return Panel(Group(gone, "", ""), title, border_style="bright_black")
    if view["summary"]["doom"] == province:
        title.append(" ☠", style="bold magenta")
    lines = [
        _token(view, facts, teller, province),
        _figures(facts, teller),
        _fjord(view, teller, province),
    ]
    return Panel(Group(*lines), title, border_style=LANDS[province])


def _token(view: dict[str, Any], facts: dict[str, Any], teller: Storyteller, province: str) -> Text:
    """The pillage token and the empty villages."""
    line = Text()
    if facts["pillaged"]:
        line.append(f"✗ {teller.say('board-bloodrage-pillaged')}", style="bright_black")
    else:
        line.append(f"⚑ {teller.name('reward', view['state']['rewards'][province])}", style="cyan")
    if facts["free"] is not None:
        line.append(f"  ⌂{facts['free']}", style="bold" if facts["free"] else "dim")
    return line


def _figures(facts: dict[str, Any], teller: Storyteller) -> Text:
    """Figures by clan with the strength they have together, ships included; the strongest is marked."""
    line = Text()
    by_clan = facts["figures"]
    for clan, strength in facts["strength"].items():
        if strength or clan in by_clan:
            mark = "✓" if facts["strongest"] == clan else ""
            figures = _symbols(by_clan.get(clan, []), teller)
            line.append(f"{_letter(clan)}{strength}{mark} {figures}  ", style=f"bold {COLOURS[clan]}")
    return line


def _fjord(view: dict[str, Any], teller: Storyteller, province: str) -> Text:
    if province not in FJORDS:
        return Text("")
    line = Text("~~ ", style="blue")
    for clan, ships in view["summary"]["fjords"][FJORDS[province]]["figures"].items():
        line.append(f"{_letter(clan)} {_symbols(ships, teller)}  ", style=f"bold {COLOURS[clan]}")
    return line


def _symbols(figures: list[str], teller: Storyteller) -> str:
    """`♛●●` for the clan's own, Monsters by name."""
    return "".join(
        FIGURES[figure] * count if figure in FIGURES else f"◆{teller.name('figure', figure)[:MONSTER_NAME]}"
        for figure, count in Counter(figures).items()
    )


def _tally(figures: list[str], teller: Storyteller) -> str:
    """`♛ ●7 ≋`: the same, counted."""
    return " ".join(
        f"{_symbols([figure], teller)}{count if count > 1 else ''}"
        for figure, count in Counter(figures).items()
    )


def _letter(clan: str) -> str:
    return clan[0].upper()


# The clans


def _clans(view: dict[str, Any], teller: Storyteller) -> Drawing:
    state, facts = view["state"], view["summary"]["clans"]
    table = Table(
        *(teller.say(heading) for heading in HEADINGS),
        *(teller.name("track", track) for track in TRACKS),
        *(teller.say(heading) for heading in PLACES),
    )
    table.right = {1, 2}
    table.unwrapped = {0, 3, 4, 5}
    for clan in view["seats"]:
        mine = facts[clan]
        asked = "▶" if clan in view["waiting"] else " "
        first = "①" if clan == state["first_player"] else " "
        table.add_row(
            Text(f"{asked}{first}{teller.name('clan', clan)}", style=f"bold {COLOURS[clan]}"),
            Text(str(state["glory"][clan]), style="bold"),
            str(state["rage"][clan]),
            *(_track(state["tracks"][clan].get(track, 1), mine["values"][track]) for track in TRACKS),
            f"{mine['on_board']}/{mine['limit']}",
            str(mine["hand"]),
            str(mine["quests"]),
            _tally(mine["reserve"], teller),
            _tally(mine["valhalla"], teller),
        )
    return table


def _track(step: int, value: int) -> Text:
    """The steps as a bar, legendary ones bright, and the value."""
    line = Text("▰" * step, style="bold yellow" if step >= 4 else "default")
    line.append("▱" * (LAST_STEP - step), style="dim")
    line.append(f" {value}")
    return line


def _sheets(view: dict[str, Any], teller: Storyteller) -> Drawing:
    """The upgrades of each clan, and the cards that all know it has."""
    table = Table()
    for clan in view["seats"]:
        upgrades = view["state"]["sheets"][clan].values()
        known = view["state"]["known"][clan]
        line = Text(", ".join(teller.name("card", card) for card in upgrades) or "–")
        if known:
            cards = ", ".join(teller.name("card", card) for card in known)
            line.append(f"   {teller.say('board-bloodrage-known')}: {cards}", style="dim")
        table.add_row(Text(_letter(clan), style=f"bold {COLOURS[clan]}"), line)
    return table


# A battle


def _battle(view: dict[str, Any], teller: Storyteller) -> Drawing:
    battle, state = view["summary"]["battle"], view["state"]
    lines: list[Text] = []
    for clan, sums in battle["sums"].items():
        cards = ", ".join(teller.name("card", card) for card in state["played"][clan]) or "–"
        text = f"{teller.name('clan', clan)}: {sums['figures']} + {sums['cards']} = {sums['total']}   {cards}"
        lines.append(Text(text, style=COLOURS[clan]))
    place = teller.name("province", battle["province"])
    pillager = teller.name("clan", battle["pillager"])
    title = teller.say("board-bloodrage-pillage", {"province": place, "clan": pillager})
    return Panel(Group(*lines), title, HEAVY, border_style="red")


# One's own cards


def _own_cards(view: dict[str, Any], teller: Storyteller) -> Drawing:
    """The viewer's packet, hand and quests with their texts."""
    viewer = view["viewer"]
    if viewer is None:
        return Text("")
    state = view["state"]
    table = Table(gap=2)
    for pile in ("packets", "hands", "aside"):
        for card, copies in Counter(state[pile][viewer]).items():
            style = "bold" if pile == "packets" else f"bold {COLOURS[viewer]}"
            table.add_row(_card_name(view, teller, card, copies, style), _card_text(teller, card))
    for quest in view["summary"]["clans"][viewer]["quest_progress"]:
        sign = "✓" if quest["fulfilled"] else "…"
        name = f"{sign} {teller.name('card', quest['card'])} (+{quest['glory']})"
        table.add_row(
            Text(name, style="bold green" if quest["fulfilled"] else "green"),
            _card_text(teller, quest["card"]),
        )
    return table


def _card_name(view: dict[str, Any], teller: Storyteller, card: str, copies: int, style: str) -> Text:
    """With its bonus, its cost or its glory."""
    facts = view["summary"]["cards"][card]
    number = {"battle": "+{bonus}", "quest": "★{glory}", "upgrade": "({cost})"}[facts["kind"]].format(**facts)
    name = Text(teller.name("card", card), style=style)
    name.append(f" {number}{f' ×{copies}' if copies > 1 else ''}", style="default")
    return name


def _card_text(teller: Storyteller, card: str) -> Text:
    """Nothing for a card whose text nobody has written down."""
    key = f"bloodrage-card-{card}.text"
    text = teller.say(key)
    return Text("" if text == key else text)
