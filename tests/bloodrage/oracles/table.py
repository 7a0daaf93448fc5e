"""The board and the clans as they lie on the table (BR 1, 6.3, 17.5 to 17.7, 19)."""

from __future__ import annotations

from typing import Any

FJORDS = {
    "elvagar": "fjord_northeast",
    "angerboda": "fjord_northeast",
    "muspelheim": "fjord_east",
    "horgr": "fjord_east",
    "utgard": "fjord_southwest",
    "andlang": "fjord_southwest",
    "gimle": "fjord_west",
    "myrkulor": "fjord_west",
}
LANDS = {
    "manheim": ("elvagar", "angerboda", "myrkulor"),
    "jotunheim": ("muspelheim", "horgr", "utgard"),
    "alfheim": ("andlang", "gimle"),
}
MONSTERS = {
    "troll": 2,
    "dwarf_chieftain": 2,
    "sea_serpent": 3,
    "valkyrie": 2,
    "dark_elf": 1,
    "fire_giant": 4,
    "frost_giant": 4,
    "soldier_of_hel": 3,
    "volur_witch": 3,
}
WARRIORS = {"": (1, 2), "brothers_in_arms": (1, 3), "experts_in_arms": (2, 4), "masters_in_arms": (2, 6)}
"""One Warrior, and two of them, by the card on their slot."""
AXES = (3, 4, 5, 6, 8, 8)
OFF_BOARD = ("reserve", "valhalla", "box")


class Table:
    """A state, in names."""

    def __init__(self, state: dict[str, Any], clans: list[str], settings: dict[str, str]) -> None:
        self.state = state
        self.clans = clans
        self.settings = settings

    def one(self, field: str, clan: str, otherwise: Any) -> Any:
        return self.state.get(field, {}).get(clan, otherwise)

    def sheet(self, clan: str) -> dict[str, str]:
        sheet: dict[str, str] = self.one("sheets", clan, {})
        return sheet

    def has(self, clan: str, card: str) -> bool:
        return card in self.sheet(clan).values()

    def glory(self, clan: str) -> int:
        return int(self.one("glory", clan, 0))

    def step(self, clan: str, track: str) -> int:
        return int(self.one("tracks", clan, {}).get(track, 1))

    def clockwise_from(self, clan: str) -> list[str]:
        at = self.clans.index(clan)
        return self.clans[at:] + self.clans[:at]

    def living(self, province: str) -> bool:
        return province not in self.state.get("destroyed", [])

    def figures(self, clan: str) -> list[tuple[str, str]]:
        """All figures of a clan, each with its place."""
        all_of_them = [
            ("leader", self.one("leaders", clan, "reserve")),
            ("ship", self.one("ships", clan, "reserve")),
        ]
        for place, number in self.one("warriors", clan, {"reserve": 8}).items():
            all_of_them += [("warrior", place)] * number
        for slot in ("monster_1", "monster_2"):
            if slot in self.sheet(clan):
                monster = self.sheet(clan)[slot]
                all_of_them.append((monster, self.state["monsters"][monster]))
        return all_of_them

    def at(self, clan: str, *places: str | None) -> list[str]:
        return [figure for figure, place in self.figures(clan) if place in places]

    def host(self, clan: str, province: str) -> list[str]:
        """In the province and its fjord (BR 1.9, 1.10)."""
        return self.at(clan, province, FJORDS.get(province))

    def strength(self, clan: str, province: str) -> int:
        host = self.host(clan, province)
        single, pair = WARRIORS[self.sheet(clan).get("warrior", "")]
        pairs, left = divmod(host.count("warrior"), 2)
        total = pairs * pair + left * single
        for figure in host:
            if figure == "leader":
                total += 3
            elif figure == "ship":
                total += 2
            elif figure == "dark_elf" and province == "yggdrasil":
                total += 3
            elif figure != "warrior":
                total += MONSTERS[figure]
        return total

    def strongest(self, province: str) -> str | None:
        """BR 14.5: alone, with at least 1."""
        strengths = {clan: self.strength(clan, province) for clan in self.clans}
        best = max(strengths.values())
        holders = [clan for clan, strength in strengths.items() if strength == best]
        return holders[0] if best and len(holders) == 1 else None
