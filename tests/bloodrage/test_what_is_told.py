"""What is told and noted on the way, and where there is nothing to tell."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import arrange, pillage, play_on
from warhost.games.bloodrage import GAME


def test_who_keeps_his_only_card_discards_nothing() -> None:
    """BR 14.1: nothing is told of a discard."""
    table = arrange("discard", age=1, hands={"wolf": ["troll"], "bear": ["tyrs_bash", "alfheim_1"]})
    table.by("wolf", "keep:troll").by("bear", "keep:tyrs_bash")
    assert [(event["seat"], event["cards"]) for event in table.events("hand_discarded")] == [
        ("bear", ["alfheim_1"])
    ]


def test_only_tracks_that_pay_are_told_at_the_end() -> None:
    """BR 16.2: the third step and those below pay nothing."""
    table = play_on(
        "quest_phase",
        quests={"wolf": ["yggdrasil_3"]},
        leaders={"wolf": "yggdrasil"},
        tracks={"wolf": {"axes": 3}, "bear": {"horns": 6}},
    )
    table.choose("raise:axes")
    assert table.asked == "over"
    told = [(event["seat"], event["track"], event["points"]) for event in table.events("legendary")]
    assert told == [("wolf", "axes", 10), ("bear", "horns", 20)]


def test_odins_inspiration_works_only_for_the_dead() -> None:
    """BR 17.19: Wolf has nobody in the doomed province, and his card does nothing."""
    table = arrange(
        "ragnarok",
        doom=["gimle"] * 3,
        sheets={"wolf": {"clan_1": "odins_inspiration"}, "raven": {"monster_1": "volur_witch"}},
        monsters={"volur_witch": "gimle"},
    )
    table.choose("lose")
    assert (table.glory("wolf"), table.glory("raven")) == (0, 4)
    assert table.events("card_worked") == []


def test_a_troll_that_finds_nobody_has_not_worked() -> None:
    """BR 19.1: the count of what cards do says so."""
    works = GAME.components.index["troll-works"]
    for warriors, times in (({}, 0), ({"raven": {"gimle": 2}}, 1)):
        table = arrange("turn", rage={"wolf": 6}, sheets={"wolf": {"monster_1": "troll"}}, warriors=warriors)
        before = table.match.trace.used[works]
        table.choose("invade:troll:reserve>gimle")
        assert table.match.trace.used[works] - before == times


@pytest.mark.parametrize(
    ("card", "slot", "times"),
    [
        ("brothers_in_arms", "warrior", 1),
        ("experts_in_arms", "warrior", 1),
        ("masters_in_arms", "warrior", 1),
        ("thors_glory", "clan_1", 0),
    ],
)
def test_which_upgrades_work_as_soon_as_they_lie(card: str, slot: str, times: int) -> None:
    """BR 8.11: Warriors are stronger at once, and that is counted; others wait for their moment."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": [card]})
    table.choose(f"upgrade:{card}>{slot}")
    assert table.match.trace.used[GAME.components.index[f"{card}-works"]] == times


def test_no_text_is_left_when_heimdalls_watch_has_swept_the_table() -> None:
    """BR 18.7: while new cards are chosen none of the old ones works any more."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash", "tyrs_crush_1"], "raven": ["heimdalls_watch_2"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:heimdalls_watch_2")
    assert table.asked == "wolf battle_card"
    assert not any(table.field("texts").values())
    assert table.summary["battle"]["sums"]["wolf"] == {"figures": 3, "cards": 0, "total": 3}


# What is noted in the middle of a question


def test_how_many_have_marched() -> None:
    """BR 7.1: one, then two."""
    table = arrange("turn", rage={"wolf": 1}, warriors={"wolf": {"gimle": 4}})
    table.choose("march:gimle>horgr")
    for gone in (1, 2):
        table.choose("send:warrior")
        assert table.state.about[-1] == gone


def test_how_many_cards_are_taken_back() -> None:
    """BR 17.26."""
    table = pillage(
        "gimle",
        rage={"wolf": 4},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "tyrs_prowess"}},
        hands={"wolf": ["tyrs_bash", "heimdalls_eye"]},
    )
    table.by("wolf", "play:tyrs_bash").choose("add:heimdalls_eye")
    assert table.state.about == (0,)
    table.choose("take_back:tyrs_bash")
    assert table.state.about == (1,)


def test_whose_turn_a_blessing_falls_into() -> None:
    """BR 17.18, 17.29: the pillager's is his own, another's is not."""
    for turn, own in (("wolf", 0), ("raven", 1)):
        table = pillage(
            "gimle",
            turn=turn,
            leaders={"wolf": "gimle"},
            warriors={"raven": {"gimle": 1}},
            sheets={"raven": {"clan_1": "lokis_blessing"}},
        )
        assert table.asked == "raven blessing"
        assert table.state.about[-1] == own
