"""Pillage and battle: Call to Battle, cards, sums, resolution, destroyed figures (BR 10 to 13)."""

from __future__ import annotations

from tests.bloodrage.scenario import CLANS, arrange, pillage

# Declaration


def test_where_one_may_pillage() -> None:
    """BR 10.1, 1.10: where a figure stands, or beside the fjord of a ship; not twice."""
    table = arrange(
        "turn", leaders={"wolf": "utgard"}, ships={"wolf": "fjord_west"}, pillaged=["gimle"], rage={"wolf": 1}
    )
    assert table.offered("pillage") == ["utgard", "myrkulor"]
    assert table.refusal("pillage:gimle") == "already_pillaged"
    assert table.refusal("pillage:horgr") == "nobody_near"


def test_a_ship_alone_pillages() -> None:
    """BR 1.10, 10.1, 10.9: for nothing."""
    table = pillage("myrkulor", ships={"wolf": "fjord_west"})
    assert table.glory("wolf") == 5
    assert table.is_pillaged("myrkulor")
    assert table.rage("wolf") == 1


# Call to Battle


def test_the_call_goes_round_and_the_pillager_comes_last() -> None:
    """BR 10.2, 10.3, 3.5: clockwise from the left, one figure in a turn."""
    near = {clan: {"andlang": 1} for clan in ("raven", "serpent", "bear")}
    table = pillage(
        "gimle", leaders={"wolf": "gimle"}, warriors={**near, "wolf": {"myrkulor": 1}}, hands={}, age=1
    )
    for clan in ("raven", "serpent", "bear", "wolf"):
        assert table.asked == f"{clan} call"
        table.choose("decline")
    assert table.is_pillaged("gimle")


def test_who_has_declined_may_join_later() -> None:
    """BR 10.7, 10.8: the step ends only when all in a row have declined."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"andlang": 1}, "serpent": {"andlang": 1}},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    table.choose("decline", "join:warrior:andlang")
    assert table.asked == "raven call"
    table.choose("join:warrior:andlang")
    assert table.asked == "wolf battle_card"


def test_the_call_ends_when_the_villages_are_full() -> None:
    """BR 10.8: three villages, and no fourth figure."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        warriors={"raven": {"gimle": 3}},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    table.choose("join:warrior:gimle", "join:warrior:gimle")
    assert table.asked == "wolf battle_card"


def test_into_yggdrasil_from_everywhere_in_any_number() -> None:
    """BR 10.4, 1.3: and out of Yggdrasil into any province."""
    table = pillage(
        "yggdrasil",
        leaders={"wolf": "yggdrasil"},
        warriors={"raven": {"elvagar": 2, "horgr": 1, "gimle": 1}},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    for source in ("elvagar", "elvagar", "horgr", "gimle"):
        table.choose(f"join:warrior:{source}")
    assert table.warriors("raven", "yggdrasil") == 4
    table = pillage(
        "horgr",
        leaders={"wolf": "horgr", "raven": "yggdrasil"},
        age=1,
    )
    assert table.options == ["join:leader:yggdrasil", "decline"]


def test_who_may_not_join() -> None:
    """BR 10.3, 10.5, 10.6: nobody from afar and no ship; but a clan without a figure there may."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang", "raven": "gimle", "bear": "horgr"},
        ships={"raven": "fjord_west"},
        warriors={"raven": {"elvagar": 1}},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    assert table.asked == "raven call"
    assert table.options == ["join:leader:gimle", "decline"]
    assert table.refusal("join:warrior:elvagar") == "not_adjacent"
    assert table.refusal("join:warrior:myrkulor") == "nobody_there"
    table.choose("join:leader:gimle")
    assert table.asked == "wolf battle_card"


# Cards


def test_all_present_must_fight() -> None:
    """BR 10.10, 11.1: a ship alone is enough, and an empty hand plays nothing."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        ships={"raven": "fjord_southwest"},
        warriors={"bear": {"andlang": 1}},
        hands={"wolf": ["tyrs_bash"], "bear": ["alfheim_1"], "serpent": ["tyrs_smite_1"]},
        age=1,
    )
    assert table.asked == "wolf bear battle_card"
    assert table.field("fighting") == {"wolf": True, "raven": True, "serpent": False, "bear": True}
    table.by("bear", "play:alfheim_1")
    assert table.seen_by("wolf")["played"]["bear"] == []
    table.by("wolf", "play:tyrs_bash")
    assert [event["seat"] for event in table.events("no_card")] == ["raven"]
    assert {event["seat"]: event["card"] for event in table.events("card_revealed")} == {
        "wolf": "tyrs_bash",
        "bear": "alfheim_1",
    }


def test_quest_and_upgrade_cards_add_nothing() -> None:
    """BR 11.2, 12.7: and the winner loses them all the same."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        warriors={"raven": {"andlang": 1}},
        hands={"wolf": ["troll"], "raven": ["alfheim_1"]},
        age=1,
    )
    table.play(wolf="troll", raven="alfheim_1")
    assert [event["cards"] for event in table.events("strength")] == [0, 0]
    assert table.field("discards") == ["troll"]
    assert table.hand("raven") == ["alfheim_1"]
    assert table.where("wolf", "troll") == "box"


def test_a_clan_without_figures_can_still_win() -> None:
    """BR 11.6, 12.14: Tide leaves nobody, Smite takes the last Warrior, and the card decides."""
    table = pillage(
        "andlang",
        warriors={"wolf": {"andlang": 1}, "raven": {"andlang": 1}},
        hands={"wolf": ["tyrs_smite_1"], "raven": ["odins_smite"]},
        age=1,
    )
    table.play(wolf="tyrs_smite_1", raven="odins_smite")
    assert table.warriors("wolf", "andlang") == 0
    assert table.is_pillaged("andlang")
    assert table.glory("wolf") == 3


def test_late_cards_go_round() -> None:
    """BR 11.7, 11.8: the pillager first, several for each, until all decline; only those who fight."""
    table = pillage(
        "andlang",
        warriors={"wolf": {"andlang": 1}, "raven": {"andlang": 2}},
        hands={
            "wolf": ["tyrs_bash", "heimdalls_eye", "heimdalls_eye"],
            "raven": ["tyrs_smash_1", "heimdalls_gaze"],
            "bear": ["heimdalls_gaze"],
        },
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:tyrs_smash_1")
    assert table.asked == "wolf late_card"
    assert table.options == ["add:heimdalls_eye", "decline"]
    table.choose("add:heimdalls_eye")
    assert table.asked == "raven late_card"
    table.choose("decline")
    assert table.asked == "wolf late_card"
    table.choose("add:heimdalls_eye", "decline")
    assert table.glory("wolf") == 3
    assert [event["total"] for event in table.events("strength")] == [7, 5]
    assert sorted(table.field("discards")) == ["heimdalls_eye", "heimdalls_eye", "tyrs_bash"]


def test_being_asked_for_a_late_card_tells_nothing() -> None:
    """BR 11.7, 1.19: who has cards is asked, whatever they are; but not when there are no such cards yet."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        warriors={"raven": {"andlang": 1}},
        hands={"wolf": ["tyrs_bash", "troll"], "raven": ["tyrs_smash_1"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:tyrs_smash_1")
    assert table.asked == "wolf late_card"
    assert table.options == ["decline"]
    table = pillage(
        "andlang",
        age=1,
        leaders={"wolf": "andlang"},
        warriors={"raven": {"andlang": 1}},
        hands={"wolf": ["tyrs_bash", "troll"], "raven": ["tyrs_smash_1"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:tyrs_smash_1")
    assert table.asked == "wolf turn"


# Resolution


def test_a_tie_at_the_top_beats_everybody() -> None:
    """BR 12.1, 12.2, 12.3: the third clan below does not win."""
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}, "bear": {"gimle": 1}},
        hands={"wolf": ["tyrs_smash_1"], "raven": ["tyrs_smash_1"], "bear": ["tyrs_bash"]},
        age=1,
    )
    table.play(wolf="tyrs_smash_1", raven="tyrs_smash_1", bear="tyrs_bash")
    assert [table.warriors(clan, "valhalla") for clan in ("wolf", "raven", "bear")] == [1, 1, 1]
    assert [table.glory(clan) for clan in CLANS] == [0, 0, 0, 0]
    assert [event["kind"] for event in table.events("battle_tied")] == ["battle_tied"]


def test_a_tie_below_the_winner_means_nothing() -> None:
    """BR 12.2."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}, "bear": {"gimle": 1}},
        age=1,
    )
    assert table.is_pillaged("gimle")
    assert [table.warriors(clan, "valhalla") for clan in ("raven", "bear")] == [1, 1]


def test_a_failed_pillage_may_be_tried_again() -> None:
    """BR 12.9, 12.17: the token stays; losing brings nothing."""
    table = pillage(
        "gimle",
        rage={"raven": 1},
        warriors={"wolf": {"gimle": 1}},
        leaders={"raven": "gimle"},
        age=1,
    )
    assert table.glory("raven") == 3
    assert table.glory("wolf") == 0
    assert not table.is_pillaged("gimle")
    table.choose("pillage:gimle")
    assert table.is_pillaged("gimle")


def test_the_losers_ship_dies_too() -> None:
    """BR 12.8, 1.9, 13.1, 13.2: figures in the fjord go to Valhalla, and villages are empty again."""
    table = pillage(
        "utgard",
        leaders={"wolf": "utgard"},
        ships={"raven": "fjord_southwest"},
        warriors={"raven": {"utgard": 1}, "wolf": {"utgard": 1}},
        age=1,
    )
    assert sorted(table.valhalla("raven")) == ["ship", "warrior"]
    assert table.field("free")["utgard"] == 1


def test_an_axes_step_counts_at_once() -> None:
    """BR 12.10, 12.11: the reward comes before the glory of the battle."""
    table = pillage("gimle", leaders={"wolf": "gimle"}, warriors={"raven": {"gimle": 1}}, age=1)
    assert table.step("wolf", "axes") == 2
    assert table.glory("wolf") == 4


def test_a_track_ends_at_its_sixth_step() -> None:
    """BR 1.16."""
    table = pillage("gimle", leaders={"wolf": "gimle"}, tracks={"wolf": {"axes": 6}})
    assert table.step("wolf", "axes") == 6


def test_rewards() -> None:
    """BR 12.15: a track, 5 glory, or all three tracks."""
    for province, steps in (("elvagar", [2, 1, 1]), ("horgr", [1, 2, 1]), ("utgard", [1, 1, 2])):
        table = pillage(province, leaders={"wolf": province})
        assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == steps
    table = pillage("yggdrasil", leaders={"wolf": "yggdrasil"})
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [2, 2, 2]
    assert table.glory("wolf") == 0


def test_what_is_stolen_is_limited() -> None:
    """BR 12.16, 3.7: by what the winner has."""
    table = pillage(
        "gimle",
        turn="raven",
        rage={"raven": 1},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        glory={"wolf": 1},
        hands={"wolf": ["tyrs_bash"], "raven": ["lokis_backstab"]},
    )
    table.play(wolf="tyrs_bash", raven="lokis_backstab")
    assert table.glory("raven") == 1
    assert table.glory("wolf") == 3


def test_a_figure_saved_is_not_destroyed() -> None:
    """BR 13.4, 13.5: it counts for nobody, and stays beside the winner."""
    table = pillage(
        "gimle",
        rage={"raven": 2},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 2}},
        sheets={"wolf": {"clan_1": "thors_glory"}, "raven": {"clan_1": "friggas_protection"}},
    )
    assert table.asked == "raven rescue"
    table.choose("save:warrior", "lose")
    assert table.is_pillaged("gimle")
    assert table.warriors("raven", "gimle") == 1
    assert table.glory("wolf") == 4


def test_a_monster_needs_a_village_before_it_strikes() -> None:
    """BR 13.3: a full province is safe from the Troll."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        sheets={"wolf": {"monster_1": "troll"}},
        warriors={"raven": {"utgard": 3}},
    )
    assert table.refusal("invade:troll:reserve>utgard") == "no_village"


def test_the_summary_of_a_battle() -> None:
    """BR 11.9: the sums as far as all can see them."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    assert table.summary["battle"] == {
        "pillager": "wolf",
        "province": "gimle",
        "sums": {
            "wolf": {"figures": 3, "cards": 0, "total": 3},
            "raven": {"figures": 1, "cards": 0, "total": 1},
        },
    }
