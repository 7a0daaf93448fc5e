"""A position as anybody could lay it out: names and counts. Nothing here knows how the engine keeps them."""

from __future__ import annotations

from collections import Counter
from typing import Any

POWERS = ("khorne", "nurgle", "tzeentch", "slaanesh")
REGIONS = (
    "norsca",
    "troll_country",
    "kislev",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
)
NUMBER = dict(zip(REGIONS, (1, 1, 3, 5, 3, 4, 2, 1, 1), strict=True))
POPULOUS = ("kislev", "empire", "bretonnia", "estalia")
OWNER = {
    **dict.fromkeys(("bloodsworn", "bloodletter", "bloodthirster"), "khorne"),
    **dict.fromkeys(("leper", "plaguebearer", "great_unclean_one"), "nurgle"),
    **dict.fromkeys(("acolyte", "horror", "lord_of_change"), "tzeentch"),
    **dict.fromkeys(("seductress", "daemonette", "keeper_of_secrets"), "slaanesh"),
}
CULTISTS = ("bloodsworn", "leper", "acolyte", "seductress")
ATTACK = {
    "bloodletter": 2,
    "bloodthirster": 4,
    "plaguebearer": 1,
    "great_unclean_one": 3,
    "horror": 1,
    "lord_of_change": 3,
    "daemonette": 1,
    "keeper_of_secrets": 2,
}
DEFENCE = {
    "bloodthirster": 3,
    "great_unclean_one": 3,
    "horror": 2,
    "lord_of_change": 2,
    "daemonette": 2,
    "keeper_of_secrets": 4,
}
"""Those not named have attack 0, defence 1."""
COST = {
    **dict.fromkeys(("blood_frenzy", "plague_aura", "plague_touch", "changer_of_ways", "drain_power"), 0),
    **dict.fromkeys(("warp_shield", "abyssal_pact", "perverse_infiltration"), 0),
    **dict.fromkeys(("battle_cry", "the_skull_throne", "field_of_carnage", "ritual_slaying", "influenza"), 1),
    **dict.fromkeys(("all_things_decay", "rain_of_pus", "teleport", "temporal_stasis"), 1),
    **dict.fromkeys(("the_meddling_of_skaven", "the_persistence_of_change"), 1),
    **dict.fromkeys(("dark_influence", "insidious_lies"), 1),
    **dict.fromkeys(("reborn_in_blood", "the_blood_gods_call", "a_great_foul_consumption"), 2),
    **dict.fromkeys(("the_final_rotting", "dazzle", "field_of_ecstasy", "soporific_musk"), 2),
    **dict.fromkeys(("the_stench_of_death", "degenerate_royalty"), 3),
}
CARD_OWNER = {
    **dict.fromkeys(("blood_frenzy", "battle_cry", "the_skull_throne", "field_of_carnage"), "khorne"),
    **dict.fromkeys(("ritual_slaying", "reborn_in_blood", "the_blood_gods_call"), "khorne"),
    **dict.fromkeys(
        ("plague_aura", "plague_touch", "influenza", "all_things_decay", "rain_of_pus"), "nurgle"
    ),
    **dict.fromkeys(("a_great_foul_consumption", "the_final_rotting", "the_stench_of_death"), "nurgle"),
    **dict.fromkeys(("changer_of_ways", "drain_power", "warp_shield", "teleport"), "tzeentch"),
    **dict.fromkeys(("temporal_stasis", "the_meddling_of_skaven", "the_persistence_of_change"), "tzeentch"),
    "dazzle": "tzeentch",
    **dict.fromkeys(
        ("abyssal_pact", "perverse_infiltration", "dark_influence", "insidious_lies"), "slaanesh"
    ),
    **dict.fromkeys(("field_of_ecstasy", "soporific_musk", "degenerate_royalty"), "slaanesh"),
}
MAGICAL = (
    "plague_aura",
    "the_stench_of_death",
    "changer_of_ways",
    "temporal_stasis",
    "the_persistence_of_change",
    "dazzle",
    "abyssal_pact",
    "dark_influence",
    "soporific_musk",
)


class Board:
    """What lies where. A figure is a word: `leper`, `acolyte-controlled-shielded`."""

    def __init__(self, seats: list[str], state: dict[str, Any]) -> None:
        self.seats = seats
        self.figures: dict[str, Counter[str]] = {}
        for region in REGIONS:
            marked = Counter(state.get("marked", {}).get(region, []))
            there = Counter(marked)
            for kind, number in state.get("figures", {}).get(region, {}).items():
                with_marks = sum(many for figure, many in marked.items() if kind_of(figure) == kind)
                if number > with_marks:
                    there[kind] += number - with_marks
            self.figures[region] = there
        self.tokens: dict[str, Counter[str]] = {
            region: Counter(state.get("tokens", {}).get(region, {})) for region in REGIONS
        }
        self.corruption: dict[str, Counter[str]] = {
            region: Counter(state.get("corruption", {}).get(region, {})) for region in REGIONS
        }
        self.cards: dict[str, list[str]] = {
            region: [card for card in state.get("spaces", {}).get(region, []) if card not in (None, "horror")]
            for region in REGIONS
        }
        self.ruined: list[str] = list(state.get("ruined", []))
        self.scored: int = state.get("ruins_scored", 0)
        self.track: list[str] = [card for card in state.get("track", {}).values() if card is not None]
        self.upgrades: set[str] = {name for name, has in state.get("upgrades", {}).items() if has}
        self.ruiners: set[tuple[str, str]] = {
            (power, region) for power, regions in state.get("ruiners", {}).items() for region in regions
        }
        self.points: Counter[str] = Counter(state.get("points", {}))
        self.counters: Counter[str] = Counter(state.get("counters", {}))
        self.peasants: Counter[str] = Counter(state.get("peasants", {}))

    # Cards

    def texts(self, region: str) -> list[str]:
        """OW 8.22: where Changer of Ways lies, all other texts are void."""
        cards = self.cards[region]
        return ["changer_of_ways"] if "changer_of_ways" in cards else cards

    def working(self, region: str, card: str) -> int:
        """How many copies of it have a text that works."""
        return self.texts(region).count(card)

    def on_track(self, card: str) -> int:
        return self.track.count(card)

    # Figures

    def of(self, region: str, power: str) -> list[str]:
        """The figures there that this power controls."""
        return [figure for figure in self.figures[region].elements() if controller(figure) == power]

    def attack(self, figure: str) -> int:
        """OW 17.3."""
        kind = kind_of(figure)
        return 1 if kind == "bloodsworn" and "khorne_cultist" in self.upgrades else ATTACK.get(kind, 0)

    def defence(self, region: str, figure: str) -> int:
        """OW 8.13, 8.17, 17.15."""
        kind = kind_of(figure)
        value = 2 if kind == "seductress" and "slaanesh_cultist" in self.upgrades else DEFENCE.get(kind, 1)
        if controller(figure) == "nurgle":
            value += self.working(region, "rain_of_pus")
        else:
            value -= self.working(region, "plague_touch")
        return max(value, 1)

    # Regions

    def resistance(self, region: str) -> int:
        """OW 10.7, 8.15, 18.5, 18.12, 18.16, 18.23."""
        value = NUMBER[region] - self.tokens[region]["skaven"] - 2 * self.working(region, "influenza")
        if self.tokens[region]["hero"]:
            value += self.on_track("divine_inspiration")
        if region in POPULOUS:
            value += self.on_track("franzs_decree")
        value += self.on_track("peasant_uprising") * self.tokens[region]["peasant"]
        return max(value, 0)

    def conquest(self, region: str) -> int:
        """OW 10.8, 18.3."""
        return NUMBER[region] + self.tokens[region]["noble"]

    def takes_corruption(self, region: str) -> bool:
        """OW 8.3, 15.5, 18.17."""
        if region in self.ruined or self.working(region, "battle_cry"):
            return False
        return not (self.on_track("the_grail_is_found") and self.tokens[region]["event"])

    def may_fight(self, region: str) -> bool:
        """OW 8.35, 18.15."""
        if self.working(region, "field_of_ecstasy"):
            return False
        return not (self.on_track("electors_sue_for_peace") and self.tokens[region]["event"])


def kind_of(figure: str) -> str:
    return figure.partition("-")[0]


def controller(figure: str) -> str:
    return "slaanesh" if "-controlled" in figure else OWNER[kind_of(figure)]


def is_shielded(figure: str) -> bool:
    return "-shielded" in figure
