"""The other case: what happens where a rule just does not apply, or only just does."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage
from warhost.games.bloodrage import GAME

TEN = {"wolf": {"horns": 5}}


def test_how_each_question_is_put() -> None:
    """BR 4.3, 9.1, 11.1, 14.1: which are asked of all at once, which stay secret, and which answer themselves."""
    questions = [question for chapter in GAME.chapters for question in chapter.questions]
    assert {each.name for each in questions if each.is_together} == {"draft", "battle_card", "keep"}
    assert {each.name for each in questions if each.is_secret} == {"draft", "quest", "keep"}
    assert {each.name for each in questions if each.is_obvious} == {
        "raise",
        "succor",
        "blessing",
        "free_invade",
        "march",
        "move_leader",
        "sacrifice",
        "tide",
    }


# Actions


def test_a_track_that_alone_can_rise_rises_by_itself() -> None:
    """BR 1.16, 14.8."""
    table = arrange(
        "quests",
        tracks={"wolf": {"rage": 6, "axes": 6}},
        quests={"wolf": ["yggdrasil_3"]},
        leaders={"wolf": "yggdrasil"},
    )
    assert table.asked == "pause"
    assert table.step("wolf", "horns") == 2


def test_a_warrior_comes_back_from_valhalla_with_the_last_rage() -> None:
    """BR 17.30: 1 Rage is enough."""
    table = arrange(
        "turn",
        rage={"wolf": 1},
        warriors={"wolf": {"valhalla": 2}},
        sheets={"wolf": {"clan_1": "friggas_domain"}},
    )
    table.choose("invade:warrior:valhalla>gimle")
    assert (table.warriors("wolf", "valhalla"), table.warriors("wolf", "gimle")) == (1, 1)
    assert table.rage("wolf") == 0


def test_the_dark_elf_enters_yggdrasil_with_the_last_rage() -> None:
    """BR 19.9."""
    table = arrange("turn", rage={"wolf": 1}, sheets={"wolf": {"monster_1": "dark_elf"}})
    table.choose("invade:dark_elf:reserve>yggdrasil")
    assert table.strength("wolf", "yggdrasil") == 3


@pytest.mark.parametrize("fjord", ["fjord_northeast", "fjord_east", "fjord_southwest", "fjord_west"])
def test_no_fjord_is_a_province(fjord: str) -> None:
    """BR 17.15, 17.29: neither Succor nor Thor's Domain follows a ship."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        sheets={"wolf": {"clan_1": "friggas_succor", "clan_2": "thors_domain"}},
    )
    table.choose(f"invade:ship:reserve>{fjord}")
    assert table.asked == "wolf turn"


def test_succor_needs_a_warrior_in_reserve() -> None:
    """BR 17.14."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        tracks=TEN,
        warriors={"wolf": {"yggdrasil": 8}},
        sheets={"wolf": {"clan_1": "friggas_succor"}},
    )
    table.choose("invade:leader:reserve>gimle")
    assert table.asked == "wolf turn"


def test_a_monster_in_reserve_leaves_room_under_horns() -> None:
    """BR 6.7."""
    table = arrange(
        "turn", rage={"wolf": 2}, warriors={"wolf": {"gimle": 3}}, sheets={"wolf": {"monster_1": "troll"}}
    )
    assert "invade:leader:reserve>gimle" in table.options


def test_only_some_monsters_strike() -> None:
    """BR 19.1, 19.10."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        warriors={"raven": {"gimle": 2}},
        sheets={"wolf": {"monster_1": "dwarf_chieftain"}},
    )
    table.choose("invade:dwarf_chieftain:reserve>gimle")
    assert table.events("monster_struck") == []
    assert table.warriors("raven", "gimle") == 2


def test_what_a_free_invade_costs() -> None:
    """BR 8.5, 17.14: nothing, and it says so."""
    table = arrange(
        "turn",
        rage={"wolf": 4},
        hands={"wolf": ["lord_of_axes"]},
        sheets={"wolf": {"clan_1": "friggas_succor"}},
    )
    table.choose("upgrade:lord_of_axes>leader", "invade:leader:reserve>gimle", "invade:warrior:reserve>gimle")
    assert [event["cost"] for event in table.events("invaded")] == [0, 0]
    assert table.rage("wolf") == 1


def test_thors_domain_follows_a_free_invade_with_the_last_two_rage() -> None:
    """BR 17.28, 17.29; declining it changes nothing."""
    for answer, pillaged, rage in (("pillage:gimle", True, 0), ("decline", False, 2)):
        table = arrange(
            "turn",
            rage={"wolf": 5},
            hands={"wolf": ["lord_of_axes"]},
            sheets={"wolf": {"clan_1": "thors_domain"}},
        )
        table.choose("upgrade:lord_of_axes>leader", "invade:leader:reserve>gimle")
        assert table.asked == "wolf pillage_at_once"
        table.choose(answer)
        if pillaged:
            assert [event["cost"] for event in table.events("pillage_declared")] == [0]
            table.choose("raise:axes")
        assert (table.is_pillaged("gimle"), table.rage("wolf")) == (pillaged, rage)


def test_a_march_fills_the_last_villages() -> None:
    """BR 7.3: all go if there is just room for all, and nobody is asked when the villages are full."""
    table = arrange(
        "turn", rage={"wolf": 2}, warriors={"wolf": {"gimle": 3}, "raven": {"utgard": 1, "andlang": 1}}
    )
    table.choose("march:gimle>utgard")
    assert "send_all" not in table.options
    table.choose("send:warrior")
    assert table.warriors("wolf", "utgard") == 2
    assert table.asked == "wolf turn"
    table = arrange("turn", rage={"wolf": 2}, warriors={"wolf": {"gimle": 3}})
    table.choose("march:gimle>utgard")
    assert table.options == ["send:warrior", "send_all"]
    table.choose("send_all")
    assert table.warriors("wolf", "utgard") == 3


def test_without_tyrs_challenge_nothing_is_challenged() -> None:
    """BR 17.20."""
    table = arrange("turn", rage={"wolf": 6}, leaders={"wolf": "gimle"}, pillaged=["gimle"])
    assert table.offered("challenge") == []


def test_an_upgrade_on_an_empty_slot_replaces_nothing() -> None:
    """BR 8.2, 8.9: what lies on the discard pile stays there, and only what was replaced comes to it."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        discards=["tyrs_bash"],
        hands={"wolf": ["thors_glory", "lokis_domain"]},
        sheets={"wolf": {"clan_1": "odins_throne", "monster_1": "fire_giant", "monster_2": "frost_giant"}},
        monsters={"fire_giant": "gimle", "frost_giant": "utgard"},
    )
    table.choose("upgrade:thors_glory>clan_2")
    assert table.field("discards") == ["tyrs_bash"]
    table.choose("upgrade:lokis_domain>clan_1")
    assert table.field("discards") == ["tyrs_bash", "odins_throne"]
    assert table.field("monsters") == {"fire_giant": "gimle", "frost_giant": "utgard"}
    assert table.events("monster_left") == []


def test_where_a_replaced_monster_was() -> None:
    """BR 8.9."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        hands={"wolf": ["troll"]},
        sheets={"wolf": {"monster_1": "frost_giant"}},
        monsters={"frost_giant": "utgard"},
    )
    table.choose("upgrade:troll>monster_1")
    assert [(event["figure"], event["place"]) for event in table.events("monster_left")] == [
        ("frost_giant", "utgard")
    ]


@pytest.mark.parametrize(
    "monster", ["troll", "dwarf_chieftain", "valkyrie", "fire_giant", "frost_giant", "volur_witch"]
)
def test_only_the_dark_elf_changes_in_yggdrasil(monster: str) -> None:
    """BR 19.8, 6.6: nobody else has another strength there, or may invade it."""
    table = arrange(
        "turn", rage={"wolf": 6}, sheets={"wolf": {"monster_1": monster}}, monsters={monster: "gimle"}
    )
    strength = table.strength("wolf", "gimle")
    table.choose("march:gimle>yggdrasil")
    assert table.strength("wolf", "yggdrasil") == strength > 0
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": [monster]})
    table.choose(f"upgrade:{monster}>monster_1")
    assert f"invade:{monster}:reserve>yggdrasil" not in table.options


def test_sacrifices_are_counted_down() -> None:
    """BR 17.34: two of them."""
    table = arrange(
        "turn",
        rage={"wolf": 1},
        warriors={"wolf": {"gimle": 2, "utgard": 2}},
        sheets={"wolf": {"clan_1": "friggas_sacrifice"}},
    )
    table.choose("sacrifice")
    assert table.state.about == (2,)
    table.choose("offer:warrior:gimle")
    assert table.state.about == (1,)
    table.choose("offer:warrior:utgard")
    assert table.asked == "wolf raise"


# Pillage and battle


def test_how_long_a_call_lasts() -> None:
    """BR 10.8: after somebody has joined, each must decline once more, and that is enough."""
    table = pillage(
        "gimle",
        clans=("wolf", "raven"),
        leaders={"wolf": "gimle"},
        warriors={"wolf": {"andlang": 1}, "raven": {"andlang": 1}},
    )
    assert table.asked == "raven call"
    table.choose("decline", "join:warrior:andlang", "decline")
    assert [event["seat"] for event in table.events("not_joined")] == ["raven", "raven"]
    assert table.asked == "wolf turn"


def test_who_fights() -> None:
    """BR 10.10: a Monster elsewhere brings nobody into the battle; the last seat fights like any other."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle", "bear": "gimle"},
        sheets={"raven": {"monster_1": "troll"}},
        monsters={"troll": "horgr"},
    )
    assert [event["seats"] for event in table.events("battle_began")] == [["wolf", "bear"]]


def test_a_battle_card_is_not_counted_as_a_quest() -> None:
    """BR 11.3, 17.16."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "tyrs_domain"}},
        hands={"wolf": ["tyrs_bash"]},
    )
    table.play(wolf="tyrs_bash")
    assert table.events("quest_counted") == []
    assert table.asked == "wolf turn"


def test_texts_work_before_late_cards_come() -> None:
    """BR 11.4, 11.7: Smite has killed when late cards are asked for; two decline once each."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 2}},
        hands={"wolf": ["odins_smite"], "raven": ["tyrs_bash", "tyrs_crush_1"]},
    )
    table.by("wolf", "play:odins_smite").by("raven", "play:tyrs_bash")
    assert table.asked == "raven late_card"
    assert table.warriors("raven", "valhalla") == 1
    table.choose("decline")
    assert len(table.events("no_late_card")) == 1
    assert table.asked == "pause" or table.asked.endswith(" turn")


def test_all_three_fighters_are_asked_for_late_cards() -> None:
    """BR 11.7: one after the other from the pillager on, whoever sits beside."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}, "serpent": {"gimle": 1}},
        hands={
            clan: ["tyrs_bash" if clan == "wolf" else "thors_glory", quest]
            for clan, quest in (("wolf", "alfheim_1"), ("raven", "manheim_1"), ("serpent", "jotunheim_1"))
        }
        | {"raven": ["troll", "manheim_1"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:troll").by(
        "serpent", "play:thors_glory"
    ).no_late_cards()
    assert [event["seat"] for event in table.events("no_late_card")] == ["wolf", "raven", "serpent"]


@pytest.mark.parametrize(
    ("discards", "card", "is_asked"),
    [
        (2, "tyrs_bash", True),
        (3, "tyrs_bash", False),
        (2, "heimdalls_eye", False),
        (1, "heimdalls_eye", True),
    ],
)
def test_late_cards_that_all_have_seen_are_not_asked_for(discards: int, card: str, is_asked: bool) -> None:
    """BR 11.7, 1.19: in the second Age there are three, on the discard pile or on the table."""
    table = pillage(
        "gimle",
        age=2,
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        discards=["heimdalls_eye"] * discards,
        hands={"wolf": [card, "alfheim_1"]},
    )
    table.by("wolf", f"play:{card}")
    assert table.asked.endswith("late_card") == is_asked


def test_a_quest_counts_anew_after_heimdalls_watch() -> None:
    """BR 11.3, 11.5, 18.8: what the first quest was said to count does not stay."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "tyrs_domain"}},
        hands={"wolf": ["alfheim_1", "manheim_1"], "raven": ["heimdalls_watch_2"]},
    )
    table.by("wolf", "play:alfheim_1").by("raven", "play:heimdalls_watch_2").choose("count")
    assert table.glory("raven") == 3
    table.by("wolf", "play:manheim_1").choose("decline").no_late_cards()
    assert [(event["seat"], event["cards"]) for event in table.events("strength")] == [
        ("wolf", 0),
        ("raven", 0),
    ]


def test_primacy_voids_only_texts() -> None:
    """BR 18.19, 11.2: cards that have none are not spoken of."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}, "serpent": {"gimle": 1}},
        hands={"wolf": ["thors_primacy"], "raven": ["alfheim_1"]},
    )
    table.by("wolf", "play:thors_primacy").by("raven", "play:alfheim_1").no_late_cards()
    assert table.events("text_void") == []


def test_sight_counts_what_the_others_play_and_nothing_else() -> None:
    """BR 18.4: alone against no cards it is 0, and what its own side adds late does not count for it."""
    sums = []
    for late in (False, True):
        table = pillage(
            "gimle",
            leaders={"wolf": "gimle"},
            warriors={"raven": {"gimle": 1}},
            hands={"wolf": ["heimdalls_sight", *(["heimdalls_gaze"] if late else [])]},
        )
        table.by("wolf", "play:heimdalls_sight")
        if late:
            table.choose("add:heimdalls_gaze")
        table.no_late_cards()
        sums.append([event["cards"] for event in table.events("strength")])
    assert sums == [[0, 0], [3, 0]]


def test_the_dead_of_a_troll_are_not_the_dead_of_the_next_battle() -> None:
    """BR 17.13, 18.22: Judgement counts the battle alone."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 2}},
        ships={"raven": "fjord_west"},
        sheets={"wolf": {"monster_1": "troll"}},
        hands={"wolf": ["odins_judgement"]},
    )
    table.choose("invade:troll:reserve>gimle", "pillage:gimle").by(
        "wolf", "play:odins_judgement"
    ).no_late_cards()
    assert table.valhalla("raven") == ["warrior", "warrior", "ship"]
    assert table.glory("wolf") == 2 * 1 + 4


def test_an_enemys_frost_giant_doubles_nothing() -> None:
    """BR 19.11: saved by Frigga's Protection he stands by, and the reward comes once."""
    table = pillage(
        "andlang",
        rage={"raven": 1},
        leaders={"wolf": "andlang"},
        warriors={"wolf": {"andlang": 1}},
        sheets={"raven": {"monster_1": "frost_giant", "clan_1": "friggas_protection"}},
        monsters={"frost_giant": "andlang"},
        hands={"wolf": ["tyrs_rage_2"]},
    )
    table.by("wolf", "play:tyrs_rage_2").no_late_cards().choose("save:frost_giant")
    assert table.where("raven", "frost_giant") == "andlang"
    assert table.is_pillaged("andlang")
    assert table.step("wolf", "horns") == 2


def test_the_witch_may_flee_a_battle_where_ragnarok_is_her_death() -> None:
    """BR 21.6: the option speaks of Ragnarok only."""
    table = pillage(
        "gimle",
        settings={"witch_in_ragnarok": "dies"},
        leaders={"wolf": "gimle"},
        warriors={"wolf": {"gimle": 1}},
        sheets={"raven": {"monster_1": "volur_witch"}},
        monsters={"volur_witch": "gimle"},
    )
    table.choose("retreat")
    assert table.where("raven", "volur_witch") == "yggdrasil"


def test_the_last_rage_keeps_a_card_or_not() -> None:
    """BR 17.26: with 1 Rage one card may be kept, and need not be."""
    for answer, hand, rage in (("take_back:tyrs_bash", ["tyrs_bash"], 0), ("done", [], 1)):
        table = pillage(
            "gimle",
            leaders={"wolf": "gimle"},
            warriors={"raven": {"gimle": 1}},
            sheets={"wolf": {"clan_1": "tyrs_prowess"}},
            hands={"wolf": ["tyrs_bash"]},
        )
        table.by("wolf", "play:tyrs_bash")
        assert table.options == ["take_back:tyrs_bash", "done"]
        table.choose(answer)
        assert (table.hand("wolf"), table.rage("wolf")) == (hand, rage)


def test_a_blessing_may_be_declined() -> None:
    """BR 17.18."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "lokis_blessing"}},
    )
    table.choose("decline")
    assert table.warriors("raven", "gimle") == 0


def test_the_token_turns_when_the_leader_has_moved() -> None:
    """BR 12.10: last of all."""
    table = pillage("gimle", leaders={"wolf": "gimle"}, sheets={"wolf": {"leader": "lord_of_hammers"}})
    assert table.asked == "wolf move_leader"
    assert not table.is_pillaged("gimle")
    table.choose("lead:andlang")
    assert table.is_pillaged("gimle")


def test_who_plays_no_card_neither_spends_nor_takes_back() -> None:
    """BR 11.1, 12.7."""
    table = pillage("gimle", leaders={"wolf": "gimle"}, warriors={"raven": {"gimle": 1}})
    assert table.events("cards_spent") == table.events("cards_returned") == []
    assert [event["seat"] for event in table.events("no_card")] == ["wolf", "raven"]


@pytest.mark.parametrize(
    ("card", "event"),
    [("lokis_trickery", "rage_stolen"), ("lokis_backstab", "glory_stolen"), ("lokis_poison", "cards_stolen")],
)
def test_where_there_is_nothing_to_take_nothing_is_told(card: str, event: str) -> None:
    """BR 12.16: of a winner without Rage, glory and cards."""
    table = arrange(
        "turn",
        turn="raven",
        rage={"raven": 1},
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 1}},
        hands={"raven": [card]},
    )
    table.choose("pillage:gimle").by("raven", f"play:{card}").no_late_cards()
    assert table.events(event) == table.events("card_worked") == []
    assert table.hand("raven") == [card]


def test_judgement_without_dead_pays_nothing() -> None:
    """BR 18.22: and nothing is told of it."""
    table = pillage(
        "gimle",
        rage={"raven": 1},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "friggas_protection"}},
        hands={"wolf": ["odins_judgement"]},
    )
    table.by("wolf", "play:odins_judgement").no_late_cards().choose("save:warrior")
    assert table.events("card_scored") == []


def test_a_pillage_costs_nothing_unless_a_card_says_so() -> None:
    """BR 10.1, 17.20."""
    table = arrange(
        "turn",
        rage={"wolf": 3},
        leaders={"wolf": "gimle"},
        sheets={"wolf": {"clan_1": "tyrs_challenge"}},
    )
    table.choose("pillage:gimle", "challenge:gimle")
    assert [event["cost"] for event in table.events("pillage_declared")] == [0, 2]
    assert table.rage("wolf") == 1


def test_smite_and_tide_leave_those_alone_who_have_nothing_to_lose() -> None:
    """BR 18.2, 18.3: nobody is asked, and nobody is said to have kept anything."""
    for card in ("odins_smite", "odins_tide"):
        table = pillage("gimle", leaders={"wolf": "gimle", "raven": "gimle"}, hands={"wolf": [card]})
        table.by("wolf", f"play:{card}").no_late_cards()
        assert table.events("spared") == []
        assert [event["cause"] for event in table.events("destroyed")] == ["battle"]


# Who is asked in his turn


def all_dead(**position: Any) -> Scenario:
    return arrange(
        "turn",
        rage={"wolf": 1},
        leaders={"wolf": "valhalla"},
        warriors={"wolf": {"valhalla": 8}},
        **position,
    )


def test_whoever_holds_cards_is_asked_even_if_he_can_only_pass() -> None:
    """BR 5.8, 1.19: a turn that goes by without a question would tell what he holds."""
    table = all_dead(ships={"wolf": "valhalla"}, hands={"wolf": ["tyrs_bash"]})
    assert (table.asked, table.options) == ("wolf turn", ["pass"])
    assert all_dead(ships={"wolf": "valhalla"}).asked == "pause"


def test_one_thing_to_do_is_enough_to_be_asked() -> None:
    """BR 5.8."""
    table = all_dead(ships={"wolf": "fjord_west"}, destroyed=["myrkulor"])
    assert (table.asked, table.options) == ("wolf turn", ["pillage:gimle", "pass"])
