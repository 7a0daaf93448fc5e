"""What is told, and what a position says of this game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.bloodrage.scenario import arrange
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadPosition
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.games import load as load_game
from warhost.games import names
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import CARD_KIND, CARDS, FIGURES, KINDS, PROVINCES
from warhost.games.bloodrage.printed import OURS


def test_the_game_is_in_the_registry() -> None:
    assert "bloodrage" in names()
    assert load_game("bloodrage") is GAME


def test_the_three_decks() -> None:
    """BR 1.18, 2.11: 102 cards, 78 different; in each Age 13 Battle, 9 Quest and 12 Upgrade cards."""
    assert len(CARDS) == 78
    for age in (1, 2, 3):
        kinds = Counter(KINDS.ids[CARD_KIND[card]] for card in OURS.decks[4][age])
        assert kinds == {"battle": 13, "quest": 9, "upgrade": 12}
        assert [len(OURS.decks[players][age]) for players in (2, 3, 4)] == [20, 26, 34]


def test_every_score_says_why() -> None:
    """BR 3.7: the sum of all glory told is what everybody has."""
    for seed in range(8):
        match = Match(GAME, 4, {}, numbered_seed(seed))
        lots = random.Random(seed)
        while not match.over:
            seat = match.waiting()[0]
            match.choose(seat, lots.choice(match.options(seat)))
        told: Counter[str] = Counter()
        for each in match.told:
            event = match.describe(each)
            if event["kind"] in ("scored", "card_scored", "legendary", "glory_stolen"):
                told[event["seat"]] += event["points"]
            if event["kind"] == "glory_stolen":
                told[event["victim"]] -= event["points"]
        assert {clan: told[clan] for clan in match.seat_ids} == match.view(0)["scores"]


@pytest.mark.parametrize(
    ("earlier", "now"),
    [
        (["turn", 4], ["turn", {"seat": "wolf"}]),
        (
            ["monster_strikes", 1, FIGURES.index["troll"], PROVINCES.index["gimle"] * 8 + 3],
            [
                "monster_strikes",
                {"invader": "raven", "figure": "troll", "province": "gimle", "dealt_with": 3},
            ],
        ),
        (["smite", 2, 1], ["smite", {"owner": "serpent", "dealt_with": 1}]),
        (["raise", 0, 0, 5], ["raise", {"seat": "wolf", "card": "troll", "left_out": ["rage", "horns"]}]),
    ],
)
def test_frames_of_earlier_releases_are_read(earlier: list[Any], now: list[Any]) -> None:
    waiting = {"prompt": "turn", "waiting": ["wolf"]}
    s = load(GAME, {"state": {"age": 1}, "flow": {"agenda": [earlier], "asked": waiting}})
    assert position(GAME, s)["flow"]["agenda"] == [now]


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ({"warriors": {"wolf": {"utgard": 4}}}, "too many figures in utgard"),
        ({"warriors": {"wolf": {"gimle": 5, "muspelheim": 4}}}, "8 Warriors"),
        ({"warriors": {"wolf": {"fjord_west": 1}}}, "no ship is in a fjord"),
        ({"ships": {"wolf": "gimle"}}, "where it cannot be"),
        ({"leaders": {"wolf": "box"}}, "never in the box"),
        ({"monsters": {"troll": "gimle"}}, "belongs to the clan that has its card"),
        (
            {"sheets": {"wolf": {"monster_1": "sea_serpent"}}, "monsters": {"sea_serpent": "gimle"}},
            "cannot be",
        ),
        ({"hands": {"wolf": ["troll", "troll"]}}, "not so many cards yet: troll"),
        ({"age": 1, "hands": {"wolf": ["valkyrie"]}}, "not so many cards yet: valkyrie"),
        ({"sheets": {"wolf": {"leader": "thors_glory"}}}, "does not fit on leader"),
        ({"quests": {"wolf": ["troll"]}}, "no quest lies among the quests"),
        ({"known": {"wolf": ["troll"]}}, "wolf does not have a card of which all know"),
        ({"rage": {"wolf": 13}}, "Rage must be between 0 and 12"),
        ({"first_player": "bear", "seats": ["wolf", "raven"]}, "first player does not take part"),
        ({"destroyed": ["gimle"], "rewards": {"gimle": "rage"}}, "in a destroyed province"),
        ({"fighting": {"wolf": True}}, "nobody pillages"),
        ({"free": {"gimle": 1}}, "empty villages are"),
    ],
)
def test_positions_that_cannot_be(state: dict[str, object], problem: str) -> None:
    given = {"age": 3, **state}
    position: dict[str, object] = {"state": given}
    if "seats" in given:
        position["seats"] = given.pop("seats")
    with pytest.raises(BadPosition, match=problem):
        load(GAME, position)


def test_a_position_needs_little() -> None:
    """An empty one begins a game; one with an Age begins its Action phase."""
    begun: Any = load(GAME, {})
    assert begun.question.name == "draft"
    s: Any = load(
        GAME, {"state": {"age": 2, "leaders": {"wolf": "gimle"}, "sheets": {"wolf": {"monster_1": "troll"}}}}
    )
    assert s.question.name == "turn"
    assert s.free[6] == 4
    assert sum(s.warriors[0]) == 8


def test_a_whole_pillage_as_a_story() -> None:
    """BR 10.2: what is told, in its order."""
    table = arrange(
        "turn",
        age=1,
        rage={"wolf": 1},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash"], "raven": ["odins_smite"]},
    )
    table.choose("pillage:gimle").play(wolf="tyrs_bash", raven="odins_smite")
    told = [event["kind"] for event in table.told]
    assert told == [
        "pillage_declared",
        "battle_began",
        "card_revealed",
        "card_revealed",
        "card_worked",
        "strength",
        "strength",
        "battle_won",
        "cards_spent",
        "cards_returned",
        "destroyed",
        "pillaged",
        "raised",
        "scored",
    ]
