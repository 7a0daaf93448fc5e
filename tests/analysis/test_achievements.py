"""Achievements: each is earned by what it names and missed by one step less; and real games earn some of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from warhost.analysis.achievements import Deeds, achievements_of, earned_in
from warhost.core import record
from warhost.games import OURS, load

TESTS = Path(__file__).parents[1]

Events = list[dict[str, Any]]
Story = tuple[Events, dict[str, Any]]
"""What was told, and how it ended (`ending`, `winners`, `scores`)."""


def told(kind: str, times: int = 1, **arguments: Any) -> Events:
    return [{"kind": kind, "seat": "me", **arguments}] * times


def each(kind: str, name: str, values: list[Any], **arguments: Any) -> Events:
    return [{"kind": kind, "seat": "me", name: value, **arguments} for value in values]


def story(*events: Events, **end: Any) -> Story:
    return [event for some in events for event in some], end


def won(ending: str = "", *events: Events, **scores: int) -> Story:
    return story(*events, ending=ending or "most", winners=["me"], scores=scores or {"me": 9, "you": 5})


def lost(ending: str = "", *events: Events) -> Story:
    return story(*events, ending=ending or "most", winners=["you"])


def scored(points: int, seat: str = "me", source: str = "battle") -> Events:
    return (
        told("scored", points=points, source=source)
        if seat == "me"
        else [{"kind": "scored", "seat": seat, "points": points, "source": source}]
    )


def points(number: int) -> Story:
    return story(scores={"me": number, "you": 0})


REGIONS = ["kislev", "empire", "norsca", "bretonnia", "estalia", "tilea", "badlands"]
ROUND, AGE = told("round_began", round=1), told("age_began", age=1)
LAST_AGE = told("age_began", age=3)
BATTLE = told("battle_began", region="empire", battle=1)
BATTLE_OVER = told("battle_ended", region="empire")
LEPER = told("killed", figure="leper", victim="you", region="empire")


def ruins(count: int) -> Story:
    return story(each("scored", "region", REGIONS[:count], source="ruiner", points=2))


def killed(figure: str, victim: str) -> Story:
    return story(told("killed", figure=figure, victim=victim, region="empire"))


def clash(*fighters: str) -> Story:
    began = told("battle_began", province="gimle", seats=list(fighters))
    return story(began, told("battle_won", province="gimle"))


def fight(total: int, strength: int) -> Story:
    return story(told("fight_won", total=total, strength=strength))


def foes(*beaten: str) -> Story:
    return story(each("foe_beaten", "foe", list(beaten)))


OLD_WORLD: dict[str, tuple[Story, Story]] = {
    "first_ruin": (ruins(1), story(told("scored", source="ruin_first", region="empire"))),
    "three_ruins": (ruins(3), story(*[ruins(1)[0]] * 3)),
    "lions_share": (
        story(told("scored", 2, source="ruin_first")),
        story(told("scored", source="ruin_first"), told("scored", source="ruin_second")),
    ),
    "dial": (won("victory_dial"), lost("victory_dial")),
    "fifty_points": (won("fifty_points"), won("five_ruined")),
    "five_ruins": (won("five_ruined"), lost("five_ruined")),
    "sixty_points": (points(60), points(59)),
    "three_dominated": (
        story(ROUND, told("dominated", 3)),
        story(ROUND, told("dominated", 2), ROUND, told("dominated", 2)),
    ),
    "twelve_dominated": (story(told("dominated", 12)), story(told("dominated", 11))),
    "ten_kills": (story(LEPER * 10), story(LEPER * 9)),
    "daemon_slain": (killed("bloodthirster", "you"), killed("bloodthirster", "me")),
    "massacre": (
        story(BATTLE, LEPER * 4, BATTLE_OVER),
        story(BATTLE, LEPER * 3, BATTLE_OVER, LEPER),
    ),
    "three_upgrades": (story(told("upgraded", 3)), story(told("upgraded", 2))),
    "corrupter": (
        story(told("corrupted", 5, count=5, region="empire")),
        story(told("corrupted", 6, count=4, region="empire")),
    ),
    "seven_regions": (
        story(each("corrupted", "region", REGIONS, count=1)),
        story(each("corrupted", "region", [*REGIONS[:6], "kislev"], count=1)),
    ),
    "three_peasants": (story(told("captured", 3)), story(told("captured", 2))),
    "three_sixes": (
        story(told("rolled", dice=[6, 1, 6, 6])),
        story(told("rolled", dice=[6, 6]), told("rolled", dice=[6, 5])),
    ),
    "no_blood": (won("fifty_points"), won("fifty_points", LEPER)),
    "from_behind": (
        won("", scored(3, "you"), scored(2), ROUND, scored(9)),
        won("", scored(3, "you"), scored(3), ROUND, scored(9)),
    ),
    "twelve_cards": (story(told("played", 12)), story(told("played", 11))),
}

BLOOD_RAGE: dict[str, tuple[Story, Story]] = {
    "first_quest": (story(told("quest_done")), story(told("quest_failed"))),
    "three_quests": (
        story(AGE, told("quest_done", 3)),
        story(AGE, told("quest_done", 2), AGE, told("quest_done", 2)),
    ),
    "six_quests": (story(told("quest_done", 6)), story(told("quest_done", 5))),
    "first_pillage": (
        story(told("pillaged", province="gimle")),
        story(told("pillage_failed", province="gimle")),
    ),
    "six_pillages": (
        story(told("pillaged", 6, province="gimle")),
        story(told("pillaged", 5, province="gimle")),
    ),
    "yggdrasil": (story(told("pillaged", province="yggdrasil")), story(told("pillaged", province="gimle"))),
    "unopposed": (story(told("unopposed", 3)), story(told("unopposed", 2))),
    "first_battle": (story(told("battle_won")), story(told("battle_tied"))),
    "five_battles": (story(told("battle_won", 5)), story(told("battle_won", 4))),
    "against_two": (clash("me", "you", "they"), clash("me", "you")),
    "two_monsters": (
        story(told("upgraded", slot="monster_1"), told("upgraded", slot="monster_2")),
        story(told("upgraded", slot="monster_1"), told("upgraded", slot="clan_2")),
    ),
    "legend": (story(told("legendary", points=10)), story(told("raised", track="axes"))),
    "three_legends": (story(told("legendary", 3, points=10)), story(told("legendary", 2, points=10))),
    "doom": (story(scored(5, source="ragnarok") * 2), story(scored(9, source="ragnarok"), scored(9))),
    "glorious_end": (
        story(told("destroyed", figures=["warrior"] * 4, cause="ragnarok")),
        story(
            told("destroyed", figures=["warrior"] * 3, cause="ragnarok"),
            told("destroyed", figures=["warrior"] * 4, cause="battle"),
        ),
    ),
    "hundred": (points(100), points(99)),
    "hundred_fifty": (points(150), points(149)),
    "glory_thief": (story(told("glory_stolen", points=1)), story(told("rage_stolen", rage=1))),
    "no_battle": (won(), won("", told("battle_won"))),
    "from_behind": (
        won("", scored(5, "you"), scored(4), LAST_AGE, scored(9)),
        won("", scored(5, "you"), scored(4), told("card_scored", points=1), LAST_AGE, scored(9)),
    ),
}

KARAK: dict[str, tuple[Story, Story]] = {
    "city": (story(told("city_founded")), story(told("built"))),
    "five_buildings": (story(told("built", 5)), story(told("built", 4))),
    "six_units": (
        story(told("trained", 3, unit="knight"), told("raised", 2), told("recruited")),
        story(told("trained", 3, unit="knight"), told("raised", 2)),
    ),
    "three_kinds": (
        story(each("trained", "unit", ["knight", "archer", "mage"])),
        story(each("trained", "unit", ["knight", "archer", "archer"])),
    ),
    "first_army": (story(told("army_beaten")), story(told("fight_lost"))),
    "six_armies": (story(told("army_beaten", 6)), story(told("army_beaten", 5))),
    "rider": (foes("second"), foes("red")),
    "two_riders": (foes("first", "third"), foes("first", "dark_general")),
    "general": (foes("dark_general"), foes("first")),
    "praetorians": (story(told("praetorians_beaten", count=1)), foes("first")),
    "horde": (foes("gold"), foes("first")),
    "withstood": (
        lost("", told("siege_began", victim="me")),
        lost("", told("siege_began", victim="me"), told("city_destroyed")),
    ),
    "explorer": (story(told("tile_laid", 8)), story(told("tile_laid", 7))),
    "harvest": (
        story(told("gained", 10, count=3, cause="gathered")),
        story(told("gained", 10, count=3, cause="exchange")),
    ),
    "customer": (story(told("item_bought", 2)), story(told("item_bought"))),
    "plunder": (story(told("plundered")), story([{"kind": "plundered", "seat": "you", "victim": "me"}])),
    "twice_as_strong": (fight(10, 5), fight(9, 5)),
    "unbeaten": (won("", told("fight_won", 3)), won("", told("fight_won", 3), told("fight_lost"))),
    "fell_and_won": (won("", told("fell")), lost("", told("fell"))),
    "no_city": (won(), won("", told("city_founded"))),
}
STORIES = {"oldworld": OLD_WORLD, "bloodrage": BLOOD_RAGE, "karak": KARAK}
ALL = [(game, name) for game, stories in STORIES.items() for name in stories]


def is_earned(game: str, name: str, given: Story) -> bool:
    events, end = given
    end = {"ending": "", "winners": [], "scores": {"me": 0, "you": 0}} | end
    return achievements_of(game)[name](Deeds(side="me", events=events, **end))


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_twenty_and_each_has_its_stories(game: str) -> None:
    assert len(achievements_of(game)) == 20
    assert list(achievements_of(game)) == list(STORIES[game])


@pytest.mark.parametrize(("game", "name"), ALL)
def test_it_is_earned_by_what_it_names_and_missed_by_a_little_less(game: str, name: str) -> None:
    enough, too_little = STORIES[game][name]
    assert is_earned(game, name, enough)
    assert not is_earned(game, name, too_little)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_others_did_earns_nothing(game: str, name: str) -> None:
    events, end = STORIES[game][name][0]
    theirs = [event | {"seat": "you"} if event["seat"] == "me" else event for event in events]
    theirs = [event | {"victim": "you"} if event.get("victim") == "me" else event for event in theirs]
    end = end | ({"winners": ["you"]} if "winners" in end else {})
    end = end | ({"scores": {"me": 0, "you": 200}} if "scores" in end else {})
    assert not is_earned(game, name, (theirs, end))


@pytest.mark.parametrize("game", OURS)
def test_the_stories_tell_what_the_game_tells(game: str) -> None:
    """Kinds of events and their arguments are those of the game."""
    kinds = load(game).events.by_name
    for name, stories in STORIES[game].items():
        for events, end in stories:
            for event in events:
                known = {argument for argument, _ in kinds[event["kind"]].args}
                assert set(event) - {"kind", "seat"} <= known, (name, event)
            if end.get("ending") not in (None, "", "most"):
                assert end["ending"] in load(game).endings.index, name


@pytest.mark.parametrize("game", OURS)
def test_real_games_earn_some_and_nobody_earns_everything(game: str) -> None:
    """Over the records that are kept of each game; only first steps are made by everybody."""
    seats = 0
    earned = Counter[str]()
    for file in sorted((TESTS / game / "records").glob("*.txt")):
        for names in earned_in(record.replay(load(game), record.read(file.read_text(encoding="utf-8")))):
            seats += 1
            earned.update(names)
    assert len(earned) >= 5, earned
    assert len([name for name, times in earned.items() if times == seats]) <= 2, earned
