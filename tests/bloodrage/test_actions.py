"""The Action phase: turns, Invade, March, Upgrade, Quest (BR 5 to 9)."""

from __future__ import annotations

from tests.bloodrage.scenario import arrange, pillage

# Turns and Rage


def test_turns_go_round_from_the_first_player() -> None:
    """BR 5.1, 5.2, 5.4: one action each; the cost is paid at once."""
    table = arrange("action", first_player="serpent")
    assert table.asked == "serpent turn"
    table.choose("invade:warrior:reserve>gimle")
    assert table.rage("serpent") == 5
    assert table.asked == "bear turn"
    table.choose("invade:leader:reserve>gimle")
    assert table.asked == "wolf turn"


def test_without_rage_a_turn_is_skipped() -> None:
    """BR 5.5: not even what costs nothing can be done."""
    table = arrange("turn", rage={"wolf": 1, "serpent": 2}, hands={"raven": ["alfheim_3"]})
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "serpent turn"


def test_without_rage_one_still_answers() -> None:
    """BR 5.6, 10.5: Call to Battle and cards cost nothing."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_bash"], "raven": ["tyrs_smite_1"]},
    )
    table.choose("join:warrior:gimle").play(wolf="tyrs_bash", raven="tyrs_smite_1")
    assert table.glory("raven") == 3


def test_who_gains_rage_acts_again() -> None:
    """BR 5.7, 18.13: Raven at 0 takes 1 Rage from Wolf and has a turn."""
    table = pillage(
        "andlang",
        rage={"wolf": 2},
        leaders={"wolf": "andlang"},
        ships={"raven": "fjord_southwest"},
        hands={"wolf": ["tyrs_bash"], "raven": ["lokis_trickery"]},
    )
    table.play(wolf="tyrs_bash", raven="lokis_trickery")
    assert table.asked == "raven turn"


def test_passing_gives_up_all_rage() -> None:
    """BR 5.8: and the turn does not come back."""
    table = arrange("turn", rage={"wolf": 4, "raven": 1})
    table.choose("pass")
    assert table.rage("wolf") == 0
    table.choose("pass")
    assert table.asked == "pause"


def test_who_has_passed_is_out_of_the_phase() -> None:
    """BR 5.8, 5.9, 18.13: Raven takes 1 Rage from Wolf, keeps it, and has no turn; the phase ends without her."""
    table = arrange(
        "turn",
        turn="raven",
        rage={"wolf": 2, "raven": 1},
        leaders={"wolf": "andlang"},
        ships={"raven": "fjord_southwest"},
        hands={"wolf": ["tyrs_bash"], "raven": ["lokis_trickery"]},
        settings={"leftover_rage": "kept"},
    )
    table.choose("pass")
    assert table.field("passed") == {"wolf": False, "raven": True, "serpent": False, "bear": False}
    assert table.seen_by("bear")["passed"]["raven"]
    table.choose("pillage:andlang").play(wolf="tyrs_bash", raven="lokis_trickery")
    assert table.rage("raven") == 1
    assert table.asked == "wolf turn"
    table.choose("pass")
    assert table.asked == "pause"
    assert table.rage("raven") == 1
    assert not any(table.field("passed").values())


def test_who_had_to_pass_is_out_too() -> None:
    """BR 5.8: Raven could do nothing and was not asked."""
    table = arrange(
        "turn",
        turn="raven",
        age=1,
        rage={"wolf": 3, "raven": 1},
        leaders={"raven": "valhalla"},
        warriors={"raven": {"valhalla": 8}},
        ships={"raven": "valhalla"},
    )
    assert table.asked == "wolf turn"
    assert table.of("passed", "raven")


def test_rage_regained_after_passing_still_pays() -> None:
    """BR 5.8, 17.22: Frigga's Protection is no action."""
    table = arrange(
        "turn",
        rage={"wolf": 1, "raven": 1},
        passed={"raven": True},
        leaders={"wolf": "andlang"},
        warriors={"raven": {"andlang": 1}},
        sheets={"raven": {"clan_1": "friggas_protection"}},
    )
    table.choose("pillage:andlang")
    assert table.asked == "raven rescue"
    table.choose("save:warrior")
    assert table.rage("raven") == 0
    assert table.warriors("raven", "andlang") == 1


def test_a_new_action_phase_begins_with_everybody() -> None:
    """BR 5.8, 5.1: passing lasts no longer than the phase."""
    table = arrange("action", passed={"wolf": True})
    assert table.asked == "wolf turn"
    assert not any(table.field("passed").values())


def test_who_can_do_nothing_passes() -> None:
    """BR 5.8: nobody is asked where there is nothing to choose."""
    table = arrange(
        "turn",
        age=1,
        rage={"wolf": 1},
        warriors={"wolf": {"valhalla": 8}},
        leaders={"wolf": "valhalla"},
        ships={"wolf": "valhalla"},
    )
    assert table.asked == "pause"
    assert table.rage("wolf") == 0


def test_the_phase_ends_when_all_is_pillaged() -> None:
    """BR 5.9 to 5.12, 17.20: the action is finished first; Rage is lost, and Tyr's Challenge comes too late."""
    table = arrange(
        "turn",
        destroyed=["elvagar", "angerboda", "muspelheim", "horgr", "utgard"],
        pillaged=["andlang", "gimle", "myrkulor"],
        leaders={"wolf": "yggdrasil"},
        sheets={"wolf": {"clan_1": "tyrs_challenge"}},
        rage={"wolf": 6, "raven": 3},
    )
    table.choose("pillage:yggdrasil")
    assert table.asked == "pause"
    assert [table.step("wolf", track) for track in ("rage", "axes", "horns")] == [2, 2, 2]
    assert table.rage("wolf") == table.rage("raven") == 0


def test_raising_rage_changes_nothing_now() -> None:
    """BR 5.13."""
    table = pillage("elvagar", rage={"wolf": 3}, leaders={"wolf": "elvagar"})
    assert table.step("wolf", "rage") == 2
    assert table.rage("wolf") == 3


def test_the_same_action_again_and_again() -> None:
    """BR 5.3."""
    table = arrange("turn", rage={"wolf": 3})
    table.choose(
        "invade:warrior:reserve>gimle", "invade:warrior:reserve>gimle", "invade:warrior:reserve>gimle"
    )
    assert table.warriors("wolf", "gimle") == 3


# Invade


def test_invading_beside_anybody() -> None:
    """BR 6.1, 6.2: only an empty village is needed."""
    table = arrange("turn", warriors={"raven": {"utgard": 2}, "bear": {"andlang": 3}}, rage={"wolf": 3})
    assert table.refusal("invade:warrior:reserve>andlang") == "no_village"
    table.choose("invade:warrior:reserve>utgard")
    assert table.field("free").get("utgard", 0) == 0


def test_what_invading_costs() -> None:
    """BR 6.3, 6.4, 1.12: the Leader nothing, the Ship 2, a Warrior 1, also as Brothers in Arms."""
    sheets = {"wolf": {"warrior": "brothers_in_arms", "leader": "lord_of_spears", "ship": "fire_dragons"}}
    table = arrange("turn", rage={"wolf": 6}, sheets=sheets)
    table.choose("invade:leader:reserve>gimle")
    assert table.rage("wolf") == 6
    table.choose("invade:ship:reserve>fjord_west")
    assert table.rage("wolf") == 4
    table.choose("invade:warrior:reserve>gimle")
    assert table.rage("wolf") == 3
    table = arrange("turn", rage={"wolf": 6}, sheets={"wolf": {"warrior": "masters_in_arms"}})
    table.choose("invade:warrior:reserve>gimle")
    assert table.rage("wolf") == 4


def test_ships_invade_fjords_and_nothing_else_does() -> None:
    """BR 1.8, 6.5, 6.6: and nobody invades Yggdrasil."""
    table = arrange("turn", rage={"wolf": 6})
    assert table.refusal("invade:ship:reserve>gimle") == "ships_need_fjords"
    assert table.refusal("invade:warrior:reserve>fjord_west") == "fjords_need_ships"
    assert table.refusal("invade:leader:reserve>yggdrasil") == "not_yggdrasil"


def test_any_number_of_ships_in_a_fjord() -> None:
    """BR 1.8."""
    table = arrange(
        "turn",
        turn="bear",
        ships=dict.fromkeys(("wolf", "raven", "serpent"), "fjord_west"),
        rage={"bear": 2},
    )
    table.choose("invade:ship:reserve>fjord_west")
    assert table.where("bear", "ship") == "fjord_west"


def test_horns_stop_free_invades_too() -> None:
    """BR 6.7, 6.8, 6.11: with an upgrade, by Frigga's Domain; ships and figures in Yggdrasil count."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        warriors={"wolf": {"yggdrasil": 2, "gimle": 1, "valhalla": 1}},
        ships={"wolf": "fjord_west"},
        sheets={"wolf": {"clan_1": "friggas_domain"}},
        hands={"wolf": ["troll"]},
    )
    assert table.offered("invade") == []
    table.choose("upgrade:troll>monster_1")
    assert table.asked == "wolf turn"
    assert table.where("wolf", "troll") == "reserve"


def test_horns_do_not_hinder_moves() -> None:
    """BR 6.9: March, Call to Battle; and nobody is removed."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        warriors={"wolf": {"gimle": 5}},
    )
    table.choose("march:gimle>yggdrasil", "send_all")
    assert table.warriors("wolf", "yggdrasil") == 5
    table.choose("pillage:yggdrasil")
    assert table.asked == "wolf turn"


# March


def test_a_march_may_leave_some_behind() -> None:
    """BR 7.1: any number, chosen figure by figure."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        warriors={"wolf": {"gimle": 2}},
        leaders={"wolf": "gimle"},
    )
    table.choose("march:gimle>horgr")
    assert table.options == ["send:leader", "send:warrior", "send_all"]
    table.choose("send:leader")
    assert table.options == ["send:warrior", "send_all", "done"]
    table.choose("send:warrior", "done")
    assert table.where("wolf", "leader") == "horgr"
    assert table.warriors("wolf", "horgr") == 1
    assert table.warriors("wolf", "gimle") == 1


def test_a_single_figure_marches_at_once() -> None:
    """BR 7.1: nothing is asked where there is no choice; also out of Yggdrasil."""
    table = arrange("turn", rage={"wolf": 2}, leaders={"wolf": "yggdrasil"})
    table.choose("march:yggdrasil>utgard")
    assert table.where("wolf", "leader") == "utgard"
    assert table.asked == "wolf turn"


def test_a_march_needs_an_empty_village() -> None:
    """BR 7.3: and a figure to march, and another province."""
    table = arrange("turn", rage={"wolf": 2}, leaders={"wolf": "gimle"}, warriors={"raven": {"utgard": 3}})
    assert table.refusal("march:gimle>utgard") == "no_village"
    assert table.refusal("march:horgr>gimle") == "nobody_there"
    assert table.refusal("march:gimle>gimle") == "same_province"


def test_a_march_is_no_invade() -> None:
    """BR 7.6: Troll, Succor and Thor's Domain do nothing."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        sheets={"wolf": {"monster_1": "troll", "clan_1": "friggas_succor", "clan_2": "thors_domain"}},
        monsters={"troll": "gimle"},
        warriors={"raven": {"utgard": 2}},
    )
    table.choose("march:gimle>utgard")
    assert table.asked == "wolf turn"
    assert table.warriors("raven", "utgard") == 2


def test_ways_into_yggdrasil() -> None:
    """BR 7.7: a Call to Battle is one."""
    table = pillage("yggdrasil", leaders={"wolf": "yggdrasil"}, warriors={"raven": {"gimle": 1}}, age=1)
    table.choose("join:warrior:gimle")
    assert [event["to"] for event in table.events("joined")] == ["yggdrasil"]


# Upgrade


def test_an_occupied_slot_may_be_chosen() -> None:
    """BR 8.2, 8.3: also while another one is free."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        sheets={"wolf": {"clan_1": "thors_glory"}},
        hands={"wolf": ["lokis_domain"]},
    )
    assert table.offered("upgrade") == [f"lokis_domain>clan_{n}" for n in (1, 2, 3)]
    table.choose("upgrade:lokis_domain>clan_1")
    assert table.sheet("wolf") == {"clan_1": "lokis_domain"}
    assert table.field("discards") == ["thors_glory"]


def test_why_an_upgrade_is_refused() -> None:
    """BR 8.1: not in hand, no upgrade, wrong slot, too dear."""
    table = arrange("turn", rage={"wolf": 1}, hands={"wolf": ["lokis_domain", "alfheim_1", "troll"]})
    assert table.refusal("upgrade:thors_glory>clan_1") == "not_in_hand"
    assert table.refusal("upgrade:alfheim_1>clan_1") == "no_upgrade"
    assert table.refusal("upgrade:lokis_domain>leader") == "wrong_slot"
    assert table.refusal("upgrade:troll>monster_1") == "not_enough_rage"


def test_one_warrior_invades_with_a_warrior_upgrade() -> None:
    """BR 8.5, 8.11: one, free, now; and all Warriors on the board are stronger."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        warriors={"wolf": {"gimle": 2}},
        hands={"wolf": ["experts_in_arms"]},
    )
    table.choose("upgrade:experts_in_arms>warrior")
    assert table.asked == "wolf free_invade"
    assert table.strength("wolf", "gimle") == 4
    table.choose("invade:warrior:reserve>horgr")
    assert table.rage("wolf") == 4
    assert table.asked == "wolf turn"


def test_the_free_invade_may_be_declined() -> None:
    """BR 8.5, 3.6: and it does not come again."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": ["lord_of_axes"]})
    table.choose("upgrade:lord_of_axes>leader")
    assert "invade:leader:reserve>gimle" in table.options
    table.choose("decline")
    assert table.where("wolf", "leader") == "reserve"
    assert table.asked == "wolf turn"


def test_the_free_invade_keeps_the_rules() -> None:
    """BR 8.5, 8.7: a Ship goes to a fjord; a Leader that is not in reserve does not invade."""
    table = arrange(
        "turn",
        rage={"wolf": 6},
        leaders={"wolf": "gimle"},
        hands={"wolf": ["lokis_dragons", "lord_of_spears"]},
    )
    table.choose("upgrade:lord_of_spears>leader")
    assert table.asked == "wolf turn"
    table.choose("upgrade:lokis_dragons>ship")
    assert table.options == [
        *(f"invade:ship:reserve>fjord_{name}" for name in ("northeast", "east", "southwest", "west")),
        "decline",
    ]


def test_a_monster_joins_and_may_invade() -> None:
    """BR 8.6, 8.8: from now on it is a figure of the clan."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": ["frost_giant"]})
    table.choose("upgrade:frost_giant>monster_2", "invade:frost_giant:reserve>utgard")
    assert table.where("wolf", "frost_giant") == "utgard"
    assert table.summary["clans"]["wolf"]["on_board"] == 1
    assert table.rage("wolf") == 2


def test_a_replaced_monster_goes_back_to_the_box() -> None:
    """BR 8.9, 8.10, 1.11: from the board, the reserve or Valhalla; nobody scores for it."""
    for place in ("fjord_west", "reserve", "valhalla"):
        table = arrange(
            "turn",
            rage={"wolf": 6},
            sheets={"wolf": {"monster_1": "sea_serpent", "ship": "fire_dragons"}},
            monsters={"sea_serpent": place},
            hands={"wolf": ["dwarf_chieftain"]},
        )
        table.choose("upgrade:dwarf_chieftain>monster_1", "decline")
        assert table.where("wolf", "sea_serpent") == "box"
        assert table.glory("wolf") == 0
        assert table.field("discards") == ["sea_serpent"]


# Quest


def test_quests_are_laid_one_by_one() -> None:
    """BR 9.1 to 9.3: free, any number, equal ones too; only the owner sees which."""
    table = arrange("turn", rage={"wolf": 1}, hands={"wolf": ["alfheim_3", "alfheim_3", "tyrs_bash"]})
    table.choose("quest")
    assert table.options == ["lay:alfheim_3"]
    table.choose("lay:alfheim_3", "quest", "lay:alfheim_3")
    assert table.of("quests", "wolf") == ["alfheim_3", "alfheim_3"]
    assert table.rage("wolf") == 1
    assert table.seen_by("wolf")["quests"]["wolf"] == ["alfheim_3", "alfheim_3"]
    assert table.seen_by("bear")["quests"]["wolf"] == ["?", "?"]
    assert "quest" not in table.options
    told = table.match.events(3)
    assert [event["seat"] for event in told if event["kind"] == "quest_laid"] == ["wolf", "wolf"]
    assert not [event for event in told if event["kind"] == "quest_chosen"]


def test_the_owner_sees_how_a_quest_stands() -> None:
    """BR 9.3, 14.4."""
    table = arrange("turn", rage={"wolf": 1}, quests={"wolf": ["alfheim_3"]}, leaders={"wolf": "gimle"})
    assert table.summary["clans"]["wolf"]["quest_progress"] == [
        {"card": "alfheim_3", "fulfilled": True, "glory": 9}
    ]
    others = table.match.view(1)["summary"]["clans"]["wolf"]
    assert others["quest_progress"] == []
    assert others["quests"] == 1
