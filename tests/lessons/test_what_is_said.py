"""What the guide says is so: numbers, outcomes and owners, at the step whose words name them."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tests.lessons.guided import FOLDER, GuidedGame, at_random, lesson_of


class Seen(NamedTuple):
    """The table shows it when the step begins. A list is known by its length."""

    step: str
    where: str
    what: object


class Heard(NamedTuple):
    """It was told before the step began."""

    step: str
    kind: str
    details: dict[str, object]


SAID: dict[str, list[Seen | Heard]] = {
    "oldworld/first-blood": [
        Seen("welcome", "power", {"khorne": 3, "nurgle": 0, "tzeentch": 0}),
        Seen("region", "corruption.kislev", {"khorne": 7, "nurgle": 4}),
        Seen("card", "power.khorne", 1),
        Heard("battle", "rolled", {"seat": "khorne", "dice": [5, 2, 4, 1], "hits": 2}),
        Heard("domination", "counter_earned", {"seat": "khorne"}),
        Heard("domination", "dominated", {"seat": "khorne", "region": "kislev", "value": 5, "resistance": 3}),
        Heard("domination", "scored", {"seat": "khorne", "points": 3, "source": "domination"}),
        Heard("ruin", "ruined", {"region": "kislev"}),
        Heard("ruin", "scored", {"seat": "khorne", "source": "ruiner"}),
        Heard("ruin", "scored", {"seat": "nurgle", "source": "ruin_second"}),
        Heard("dial", "dial_turned", {"seat": "khorne", "tick": 1, "instruction": "score_vp"}),
        Heard("dial", "dial_turned", {"seat": "khorne", "tick": 2, "instruction": "upgrade_card"}),
    ],
    "oldworld/changing-ways": [
        Seen("welcome", "power", {"khorne": 0, "nurgle": 0, "tzeentch": 3}),
        Seen("signs", "hands.tzeentch", 5),
        Seen("teleport", "figures.tilea", {"acolyte": 1, "plaguebearer": 1}),
        Seen("teleport", "tokens.tilea.warpstone", 1),
        Seen("drain", "figures.bretonnia.bloodsworn", 1),
        Seen("dazzle", "power.tzeentch", 2),
        Heard("domination", "dominated", {"region": "border_princes", "value": 2, "resistance": 1}),
        Heard("domination", "dominated", {"region": "tilea", "value": 3, "resistance": 2}),
        Heard("domination", "scored", {"seat": "tzeentch", "points": 1, "region": "border_princes"}),
        Heard("domination", "scored", {"seat": "tzeentch", "points": 2, "region": "tilea"}),
        Heard("corruption", "corrupted", {"seat": "tzeentch", "region": "tilea", "count": 2}),
        Seen("corruption", "counters", {"khorne": 0, "nurgle": 0, "tzeentch": 1}),
        Heard("warpstone", "dial_turned", {"seat": "tzeentch", "tick": 1, "instruction": "place_token"}),
        Heard("upgrade", "dial_turned", {"seat": "tzeentch", "tick": 2, "instruction": "upgrade_card"}),
        Heard("goal", "round_began", {}),
    ],
    "oldworld/the-empire-falls": [
        Seen("welcome", "power", {"khorne": 0, "nurgle": 4, "tzeentch": 0, "slaanesh": 0}),
        Seen("ring", "corruption.empire", {"nurgle": 2, "slaanesh": 4}),
        Seen("ring", "tokens.empire.warpstone", 1),
        Heard("domination", "dominated", {"seat": "nurgle", "region": "empire", "value": 6, "resistance": 5}),
        Heard("domination", "scored", {"seat": "nurgle", "points": 5, "source": "domination"}),
        Heard("domination", "corrupted", {"seat": "nurgle", "count": 2, "cause": "chaos_card"}),
        Heard("domination", "counter_earned", {"seat": "nurgle"}),
        Heard("fall", "corrupted", {"seat": "nurgle", "region": "empire", "count": 3, "cause": "cultists"}),
        Heard("fall", "corrupted", {"seat": "slaanesh", "region": "empire", "count": 1}),
        Heard("fall", "ruined", {"region": "empire", "count": 13}),
        Heard("fall", "scored", {"seat": "nurgle", "points": 4, "source": "ruiner"}),
        Heard("fall", "scored", {"seat": "slaanesh", "points": 4, "source": "ruiner"}),
        Seen("hero", "tokens.bretonnia.hero", 1),
        Heard("reward", "scored", {"seat": "nurgle", "points": 11, "source": "ruin_first"}),
        Heard("reward", "scored", {"seat": "slaanesh", "points": 5, "source": "ruin_second"}),
        Heard("dial", "dial_turned", {"seat": "nurgle", "instruction": "remove_corruption"}),
        Heard("upgrade", "dial_turned", {"seat": "nurgle", "instruction": "upgrade_card"}),
        Seen("goal", "ruined", 2),
        Heard("goal", "round_began", {}),
    ],
    "bloodrage/first-raid": [
        Seen("welcome", "rage", {"wolf": 6, "raven": 0}),
        Heard("spoils", "strength", {"seat": "wolf", "total": 7}),
        Heard("spoils", "strength", {"seat": "raven", "total": 2}),
        Heard("spoils", "raised", {"seat": "wolf", "track": "rage"}),
        Heard("spoils", "scored", {"seat": "wolf", "points": 3, "source": "battle"}),
        Heard("spoils", "card_scored", {"seat": "wolf", "points": 2}),
        Heard("raise", "card_scored", {"seat": "wolf", "points": 5, "card": "manheim_1"}),
        Heard("goal", "scored", {"seat": "wolf", "points": 2, "source": "ragnarok"}),
    ],
    "bloodrage/promises-and-gifts": [
        Seen("welcome", "rage", {"serpent": 2, "wolf": 0, "bear": 0}),
        Seen("march", "warriors.serpent.horgr", 1),
        Seen("march", "warriors.bear.horgr", 1),
        Seen("pass", "warriors.serpent.horgr", 3),
        Seen("keep", "hands.serpent", 2),
        Heard("raise", "quest_failed", {"seat": "bear", "card": "alfheim_1"}),
        Heard("raise", "card_scored", {"seat": "serpent", "points": 5, "card": "jotunheim_1"}),
        Heard("first-gift", "province_fell", {"province": "muspelheim"}),
        Seen("first-gift", "packets.serpent", 8),
        Seen("first-gift", "warriors.serpent.horgr", 3),
        Seen("second-gift", "packets.serpent", 7),
        Seen("third-gift", "packets.serpent", 6),
        Seen("back-again", "packets.serpent", 5),
        Seen("goal", "hands.serpent", 4),
    ],
    "bloodrage/to-win-and-to-fall": [
        Seen("welcome", "rage", {"bear": 6, "raven": 0}),
        Seen("welcome", "hands.raven", 1),
        Heard("late", "card_revealed", {"seat": "raven", "card": "tyrs_crush_2"}),
        Heard("oath", "strength", {"seat": "bear", "total": 7}),
        Heard("oath", "strength", {"seat": "raven", "total": 6}),
        Heard("upgrade", "cards_returned", {"seat": "raven"}),
        Heard("upgrade", "scored", {"seat": "bear", "source": "battle"}),
        Seen("ship", "warriors.bear.gimle", 2),
        Seen("challenge", "warriors.bear.valhalla", 3),
        Heard("pass", "strength", {"seat": "raven", "figures": 4, "cards": 4, "total": 8}),
        Heard("pass", "glory_stolen", {"seat": "bear", "victim": "raven", "points": 2}),
        Seen("pass", "warriors.bear.valhalla", 4),
        Seen("pass", "hands.bear", 2),
        Heard("death", "card_scored", {"seat": "bear", "points": 8, "card": "glorious_death_2"}),
        Heard("ragnarok", "scored", {"seat": "bear", "points": 18, "source": "ragnarok"}),
        Heard("ragnarok", "card_scored", {"seat": "bear", "points": 7, "card": "lokis_domain"}),
        Heard("goal", "age_began", {"age": 3}),
    ],
    "karak/first-stone": [
        Seen("welcome", "stones", {"horan": 2, "taia": 4}),
        Heard("loot", "rolled", {"seat": "horan", "swords": 3}),
        Heard("stone", "hurt", {"seat": "horan", "by": 1}),
        Seen("stone", "stones.horan", 4),
        Seen("stone", "glory.horan", 3),
        Heard("reward", "horde_weakened", {"horde": "black", "by": 6, "strength": 4}),
        Seen("glory", "glory.horan", 6),
        Seen("glory", "actions", 1),
    ],
    "karak/a-city-grows": [
        Seen("welcome", "actions", 3),
        Seen("welcome", "cities.darius", None),
        Heard("banner", "built", {"seat": "darius", "building": "inn"}),
        Seen("train-again", "glory.darius", 2),
        Seen("attack", "units.darius.knight", 2),
        Heard("stone", "fight_won", {"seat": "darius", "total": 5, "strength": 3}),
        Seen("stone", "glory.darius", 3),
        Seen("stone", "stones.darius", 2),
    ],
    "karak/walls-and-hordes": [
        Heard("siege", "siege_began", {"horde": "gold", "victim": "lorraine", "strength": 11}),
        Heard("siege", "horde_weakened", {"horde": "gold", "by": 5, "strength": 6}),
        Heard("spoils", "glory_changed", {"seat": "lorraine", "by": -2}),
        Heard("spoils", "glory_changed", {"seat": "lorraine", "by": 2, "cause": "siege"}),
        Seen("attack", "hordes.gold", 5),
        Heard("skull", "hurt", {"seat": "lorraine", "by": 1}),
        Heard("bounty", "rolled", {"seat": "lorraine", "swords": 3}),
        Heard("bounty", "fight_won", {"seat": "lorraine", "total": 5, "strength": 5}),
        Heard("bounty", "stones_won", {"seat": "lorraine", "halves": 6}),
        Seen("rebuild", "units.lorraine.knight", 3),
        Seen("target", "built.lorraine", 3),
        Heard("target", "siege_began", {"horde": "black", "victim": "taia"}),
        Seen("target", "stones", {"lorraine": 8, "taia": 10}),
    ],
}


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("lesson", SAID)
def test_what_the_guide_says_is_so(lesson: str, number: int) -> None:
    wrong: list[Seen | Heard] = []

    def look(game: GuidedGame, step: dict[str, Any]) -> None:
        told = game.match.events(game.learner)
        state = game.view()["state"]
        at_this_step = [said for said in SAID[lesson] if said.step == step["id"]]
        wrong.extend(said for said in at_this_step if not is_so(said, state, told))

    folder, name = lesson.split("/")
    game = GuidedGame(lesson_of(FOLDER / folder / "lessons" / f"{name}.json"), others=at_random(number))
    game.play(learner=at_random(number), look=look)
    assert wrong == []


def is_so(said: Seen | Heard, state: dict[str, Any], told: list[dict[str, Any]]) -> bool:
    if isinstance(said, Heard):
        return any(event["kind"] == said.kind and said.details.items() <= event.items() for event in told)
    found: Any = state
    for part in said.where.split("."):
        found = None if found is None else found.get(part)
    return (len(found) if isinstance(found, list) else found) == said.what


def test_every_step_that_is_spoken_of_exists() -> None:
    for name, facts in SAID.items():
        folder, lesson = name.split("/")
        steps = [step["id"] for step in lesson_of(FOLDER / folder / "lessons" / f"{lesson}.json")["steps"]]
        assert {said.step for said in facts} <= set(steps), name
