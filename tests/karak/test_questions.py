"""What is asked and what answers itself, in which phase, and that no question takes another one's answer."""

from __future__ import annotations

from typing import Any

import pytest

from tests.karak.scenario import arrange, fight, rolls, settings_with
from tests.karak.test_box import BUILDINGS
from tests.karak.test_own_box import box
from warhost.core.chance import numbered_seed
from warhost.core.errors import RulesError
from warhost.core.match import Match
from warhost.core.position import load
from warhost.games.karak import GAME
from warhost.games.karak.components import TOKENS

GIANTS = ["abyss_giants_two_soul_stones"]


@pytest.mark.parametrize(
    ("name", "about"), [("work", (0,)), ("hunger", (0,)), ("repair", (0,)), ("equip", (0, 0))]
)
def test_a_question_about_something_refuses_the_verbs_of_others(name: str, about: tuple[int, ...]) -> None:
    """Whatever verbs are added at the end: nothing is taken for something else."""
    state = arrange(in_hand=["sword"]).match.state
    state.question = None
    state.about = about
    with pytest.raises(RulesError):
        GAME.questions[name].answer(state, 0, GAME.verbs.parse("meet:ghouls_sword"))


def test_tokens_of_a_reward_were_one_number_whichever_they_were() -> None:
    """Positions of the release before: the higher of two comes through too."""
    two = (
        TOKENS.index["fire_elementals_amulet_bear"] + 1 + (TOKENS.index["abyss_giants_amulet_titan"] + 1) * 32
    )
    written: dict[str, Any] = {
        "seats": ["horan", "taia"],
        "flow": {"agenda": [["turn", 1, 0, 0], ["rewards", 0, two, 0]]},
        "state": {
            "in_hand": ["amulet_bear", "amulet_titan"],
            "beaten": {"fire_elementals_amulet_bear": 1, "abyss_giants_amulet_titan": 1},
        },
    }
    state = load(GAME, written)
    assert [TOKENS.ids[token] for token in state.about] == [
        "fire_elementals_amulet_bear",
        "abyss_giants_amulet_titan",
    ]


# Answered by themselves


def test_one_kind_of_marker_needs_no_question() -> None:
    """KA 15.14: Prospector on a farm finds food."""
    table = arrange(heroes=("darius", "taia"), hero_at={"darius": "1513"}).choose("gather")
    assert table.of("resources", "darius") == {"food": 2}
    assert table.asked == "darius turn"


def test_three_equal_tokens_need_no_choice() -> None:
    """KA 15.7."""
    table = arrange(
        heroes=("taia", "horan"),
        draws=["farm_2", "forest_2", *["skeletons_fire_missile"] * 3],
        dice=rolls("hero 1"),
    ).choose("explore:1312", "lay:farm_2", "rotate:0")
    assert table.of("spells", "taia") == ["fire_missile"]
    assert table.asked == "taia turn"


def test_who_cannot_step_aside_is_not_asked() -> None:
    """KA 19.19, 19.21: with enemies all around he stays, and fights in his own turn."""
    table = arrange(
        "hordes",
        heroes=("taia", "horan"),
        land={
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1813": ["fallen_city_black", 0],
        },
        cities={"taia": "1513"},
        hero_at={"taia": "1313", "horan": "1713"},
        monsters={"1613": ["ghouls_sword"]},
        foes={"black": "1813", "dark_general": "1613"},
        hordes={"black": 9},
        targets={"black": "taia"},
    )
    assert table.field("foes")["black"] == "1713"
    assert table.asked == "horan evade"
    assert table.options == ["evade:1813", "stay"]
    shut_in = arrange(
        "hordes",
        heroes=("taia", "horan"),
        land={
            "1513": ["farm_1", 0],
            "1613": ["forest_1", 0],
            "1713": ["quarry_1", 0],
            "1813": ["fallen_city_black", 0],
        },
        cities={"taia": "1513"},
        hero_at={"taia": "1313", "horan": "1713"},
        monsters={"1613": ["ghouls_sword"], "1813": ["ghouls_plunder"]},
        foes={"black": "1813"},
        hordes={"black": 9},
        targets={"black": "taia"},
    )
    assert shut_in.field("foes") == {"black": "1713"}
    assert shut_in.asked == "taia turn"


def test_who_can_draft_nothing_is_not_asked() -> None:
    """KA 16.7: only Markets are left, and Taia has one."""
    table = arrange(
        "new_buildings", at="draft", phase="draft", heroes=("horan", "taia"), first=0, display={"market": 2}
    )
    table.choose("draft:market:stables", "pass")
    assert table.asked == "horan draft"
    table.choose("pass")
    assert table.asked == "horan turn"


def test_who_can_buy_nothing_more_is_not_asked() -> None:
    """KA 18.4: with his last stone he buys a missile, and the action is over."""
    table = arrange(
        "merchant",
        heroes=("horan", "taia"),
        land={"1513": ["merchant_stall_1", 0]},
        hero_at={"horan": "1513"},
        resources={"horan": {"stone": 1}},
    ).choose("buy:trade_fire_missile")
    assert table.asked == "horan turn"
    assert table.field("actions") == 1


def test_the_only_token_is_drafted_once() -> None:
    """KA 16.6, 16.8: in a copy with a single Market it is gone when Taia has it, for her and for others."""
    others = [name for name, (_, tokens, _) in BUILDINGS.items() if tokens and name != "market"]
    copy = "".join(f"[building.{name}]\ntokens = 0\n" for name in others)
    table = arrange(
        "new_buildings",
        at="draft",
        phase="draft",
        heroes=("horan", "taia"),
        first=0,
        settings=box(copy + "[building.market]\ntokens = 1\n"),
    )
    assert table.asked == "taia draft"
    table.choose("draft:market:stables")
    assert table.asked == "horan turn"


# Phases and the beginning


def test_the_phase_is_that_of_what_is_asked() -> None:
    """KA 2.12, 4.1, 4.3: the draft, the start of a turn, its fights."""
    draft = arrange("new_buildings", at="draft", phase="move", heroes=("horan", "taia"), first=0)
    assert (draft.asked, draft.field("phase")) == ("taia draft", "draft")
    inn = arrange(
        "new_buildings",
        heroes=("horan", "taia"),
        cities={"horan": "1613"},
        board={"horan": ["army_camp", "archery_range", "mage_tower", "stables", "portal", "inn"]},
        built={"horan": ["inn"]},
    )
    assert (inn.asked, inn.field("phase")) == ("horan gain", "turn_start")
    lost = fight(against=GIANTS, dice=rolls("hero 2"), spells={"horan": ["fire_missile"]})
    assert (lost.asked, lost.field("phase")) == ("horan add", "fight")


def test_a_new_game_drafts_twice_round() -> None:
    """KA 2.9, 16.2, 16.4, 16.5: everybody is there, fifteen tokens lie open, and each chooses twice, no more."""
    match = Match(GAME, 3, settings_with("new_buildings"), numbered_seed(11))
    assert sum(each["kind"] == "hero_joined" for each in map(match.describe, match.told)) == 3
    first = match.state.first
    assert sum(match.state.display) == 15
    asked = []
    while match.state.question is GAME.questions["draft"]:
        asked.append(match.waiting()[0])
        match.decide(asked[-1], "pass")
    back = [(first + 2) % 3, (first + 1) % 3, first]
    assert asked == [*back, *reversed(back)]
    assert match.state.question is GAME.questions["turn"]
