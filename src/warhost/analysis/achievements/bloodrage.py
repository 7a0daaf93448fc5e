"""The achievements of Blood Rage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from warhost.analysis.achievements.deeds import Achievement, Deeds

GLORY: Final = ("scored", "card_scored", "legendary")
LAST_AGE: Final = 3
MONSTER_SLOTS: Final = ("monster_1", "monster_2")


def has_won_among_three(deeds: Deeds) -> bool:
    """Whether this side won a battle in which at least two others fought."""
    for battle in deeds.parts("battle_began"):
        province, fighters = battle.events[0]["province"], battle.events[0]["seats"]
        if len(fighters) >= 3 and battle.own("battle_won", province=province):
            return True
    return False


def monsters(deeds: Deeds) -> int:
    return len([event for event in deeds.own("upgraded") if event["slot"] in MONSTER_SLOTS])


def glory_of_doom(deeds: Deeds) -> int:
    return sum(event["points"] for event in deeds.own("scored", source="ragnarok"))


def most_lost_to_doom(deeds: Deeds) -> int:
    return max((len(event["figures"]) for event in deeds.own("destroyed", cause="ragnarok")), default=0)


def came_from_behind(deeds: Deeds) -> bool:
    starts = [
        place
        for place, event in enumerate(deeds.events)
        if event["kind"] == "age_began" and event["age"] == LAST_AGE
    ]
    return deeds.has_won and bool(starts) and deeds.was_last_before(starts[0], GLORY)


ACHIEVEMENTS: Final[Mapping[str, Achievement]] = {
    "first_quest": lambda deeds: bool(deeds.own("quest_done")),
    "three_quests": lambda deeds: deeds.most("age_began", "quest_done") >= 3,
    "six_quests": lambda deeds: len(deeds.own("quest_done")) >= 6,
    "first_pillage": lambda deeds: bool(deeds.own("pillaged")),
    "six_pillages": lambda deeds: len(deeds.own("pillaged")) >= 6,
    "yggdrasil": lambda deeds: bool(deeds.own("pillaged", province="yggdrasil")),
    "unopposed": lambda deeds: len(deeds.own("unopposed")) >= 3,
    "first_battle": lambda deeds: bool(deeds.own("battle_won")),
    "five_battles": lambda deeds: len(deeds.own("battle_won")) >= 5,
    "against_two": has_won_among_three,
    "two_monsters": lambda deeds: monsters(deeds) >= 2,
    "legend": lambda deeds: bool(deeds.own("legendary")),
    "three_legends": lambda deeds: len(deeds.own("legendary")) >= 3,
    "doom": lambda deeds: glory_of_doom(deeds) >= 10,
    "glorious_end": lambda deeds: most_lost_to_doom(deeds) >= 4,
    "hundred": lambda deeds: deeds.scores[deeds.side] >= 100,
    "hundred_fifty": lambda deeds: deeds.scores[deeds.side] >= 150,
    "glory_thief": lambda deeds: bool(deeds.own("glory_stolen")),
    "no_battle": lambda deeds: deeds.has_won and not deeds.own("battle_won"),
    "from_behind": came_from_behind,
}
