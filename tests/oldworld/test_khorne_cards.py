"""Khorne's Chaos cards: what each does, and where it stops."""

from __future__ import annotations

from tests.oldworld.scenario import after_a_pass, arrange


def test_blood_frenzy_kills_before_anybody_rolls() -> None:
    """OW 8.1, 9.18: two early dice; the victim is removed at once and does not roll."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodsworn": 1, "horror": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        dice=[4, 5],
    )
    assert table.figures("kislev") == {"bloodsworn": 1}


def test_blood_frenzy_needs_no_figure() -> None:
    """OW 8.2: its dice alone make a battle, against figures and against Peasants."""
    table = arrange(
        "battle",
        figures={"kislev": {"leper": 1}},
        tokens={"tilea": {"peasant": 1}},
        spaces={"kislev": ["blood_frenzy"], "tilea": ["blood_frenzy"]},
        dice=[4, 1, 1, 4],
    )
    assert table.figures("kislev") == {}
    assert table.of("peasants", "khorne") == 1


def test_blood_frenzy_does_nothing_on_a_field_of_ecstasy() -> None:
    """OW 3.5, 8.35: no battle, so no start of battle."""
    table = arrange(
        "battle", figures={"kislev": {"leper": 1}}, spaces={"kislev": ["blood_frenzy", "field_of_ecstasy"]}
    )
    assert table.figures("kislev") == {"leper": 1}


def test_battle_cry_keeps_corruption_out() -> None:
    """OW 8.3: nobody places any, Khorne neither."""
    table = arrange(
        "corruption",
        figures={"kislev": {"bloodsworn": 2, "leper": 3}, "empire": {"leper": 1}},
        spaces={"kislev": ["battle_cry"]},
    )
    assert table.corruption("kislev") == {}
    assert table.corruption("empire") == {"nurgle": 1}
    assert table.of("counters", "nurgle") == 0


def test_battle_cry_stops_other_cards_too() -> None:
    """OW 3.5, 8.3, 8.32: Perverse Infiltration may be played there and places nothing."""
    table = arrange(
        "turn",
        seat="slaanesh",
        power={"slaanesh": 1},
        hands={"slaanesh": ["perverse_infiltration"]},
        spaces={"kislev": ["battle_cry"]},
    )
    table.choose("play:perverse_infiltration:kislev")
    assert table.corruption("kislev") == {}


def test_the_skull_throne_counts_attack() -> None:
    """OW 8.4: two Bloodletters add 4; a Bloodsworn adds nothing."""
    table = arrange(
        "domination",
        figures={"empire": {"bloodletter": 2, "bloodsworn": 1}},
        spaces={"empire": ["the_skull_throne"]},
    )
    assert table.region("empire")["domination"]["khorne"] == 1 + 4
    assert table.of("points", "khorne") == 0


def test_the_skull_throne_counts_an_upgraded_bloodthirsters_attack() -> None:
    """OW 8.5: 4, not 3 figures."""
    table = arrange(
        "domination",
        figures={"empire": {"bloodthirster": 1}},
        spaces={"empire": ["the_skull_throne"]},
        upgrades={"khorne_daemon": 1},
    )
    assert table.region("empire")["domination"]["khorne"] == 1 + 4


def test_the_skull_throne_is_for_khorne_only() -> None:
    """OW 8.4: other powers go on counting figures."""
    table = arrange(
        "domination", figures={"empire": {"daemonette": 2}}, spaces={"empire": ["the_skull_throne"]}
    )
    assert table.region("empire")["domination"] == {"khorne": 1, "nurgle": 0, "tzeentch": 0, "slaanesh": 2}


def test_field_of_carnage_holds_all_but_khorne() -> None:
    """OW 8.6: others cannot leave; Khorne can."""
    table = arrange(
        "turn",
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 1}},
        spaces={"kislev": ["field_of_carnage"]},
        power={"khorne": 2, "nurgle": 1},
    )
    table.choose("summon:bloodletter:kislev>empire")
    assert table.refusal("summon:plaguebearer:kislev>empire") == "may_not_leave"


def test_field_of_carnage_may_be_entered() -> None:
    """OW 8.6: only leaving is forbidden."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"empire": {"leper": 1}},
        spaces={"kislev": ["field_of_carnage"]},
        power={"nurgle": 1},
    )
    table.choose("summon:leper:empire>kislev")
    assert table.figures("kislev") == {"leper": 1}


def test_field_of_carnage_stops_teleport() -> None:
    """OW 8.7, 3.7: a figure that is not Khorne's stays; Khorne's may be taken."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"bloodsworn": 1, "leper": 1}},
        spaces={"kislev": ["field_of_carnage"]},
        power={"tzeentch": 1},
        hands={"tzeentch": ["teleport"]},
    )
    table.choose("play:teleport:kislev")
    assert {key.split(">")[0] for key in table.options} == {"teleport:bloodsworn"}


def test_ritual_slaying_draws_a_card_for_each_kill() -> None:
    """OW 8.8: three kills, three cards; a Peasant gives none."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 2, "leper": 3}},
        tokens={"kislev": {"peasant": 1}},
        spaces={"kislev": ["ritual_slaying"]},
        dice=[4, 4, 4, 4],
    )
    table.choose("hit:peasant", "hit:leper", "hit:leper")
    assert len(table.hand("khorne")) == 3
    assert table.of("peasants", "khorne") == 1


def test_two_ritual_slayings_draw_two_each() -> None:
    """OW 8.8, 7.7."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        spaces={"kislev": ["ritual_slaying", "ritual_slaying"]},
        dice=[4, 1],
    )
    assert len(table.hand("khorne")) == 2


def test_ritual_slaying_does_not_pay_for_other_powers_kills() -> None:
    """OW 8.8, 3.11: neither Nurgle's hits nor The Final Rotting are Khorne's kills."""
    table = arrange(
        "battle",
        figures={"kislev": {"great_unclean_one": 1, "acolyte": 1}},
        spaces={"kislev": ["ritual_slaying", "the_final_rotting"]},
        corruption={"kislev": {"nurgle": 1}},
        dice=[1, 1, 1],
    )
    assert table.figures("kislev") == {"great_unclean_one": 1}
    assert table.hand("khorne") == []


def test_reborn_in_blood_gives_a_second_battle() -> None:
    """OW 8.9, 9.29: the survivors fight again at once; it is still one counter."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 3}},
        spaces={"kislev": ["reborn_in_blood"]},
        dice=[4, 4, 4, 1],
    )
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.of("counters", "khorne") == 1


def test_reborn_in_blood_starts_the_battle_anew() -> None:
    """OW 8.9, 9.20: Blood Frenzy works again, kept hits are gone."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "keeper_of_secrets": 1}},
        spaces={"kislev": ["blood_frenzy", "reborn_in_blood"]},
        dice=[4, 5, 4, 1, 1, 1, 4, 5, 4, 1, 1, 1],
    )
    table.choose("keep_hits")
    assert table.asked == "khorne hit"
    assert table.match.state.forced_dice == [4, 1, 1, 1]
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "keeper_of_secrets": 1}


def test_reborn_in_blood_needs_a_first_battle() -> None:
    """OW 8.10: cultists alone do not fight."""
    table = arrange(
        "battle", figures={"kislev": {"leper": 1, "acolyte": 1}}, spaces={"kislev": ["reborn_in_blood"]}
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"leper": 1, "acolyte": 1}


def test_reborn_in_blood_gives_no_battle_where_none_is_allowed() -> None:
    """OW 8.10, 8.35: with Field of Ecstasy beside it, whichever lies left, nobody rolls and no battle is told of."""
    for cards in (["reborn_in_blood", "field_of_ecstasy"], ["field_of_ecstasy", "reborn_in_blood"]):
        figures = {"bloodletter": 2, "plaguebearer": 2}
        table = after_a_pass("battle", figures={"kislev": figures}, spaces={"kislev": cards})
        assert [event["kind"] for event in table.told if event["kind"] in ("battle_began", "rolled")] == []
        assert table.asked == "pause"
        assert table.figures("kislev") == figures


def test_two_reborn_in_blood_give_two_more_battles() -> None:
    """OW 8.9, 7.7: three battles, and no fourth."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 4}},
        spaces={"kislev": ["reborn_in_blood", "reborn_in_blood"]},
        dice=[4, 1, 4, 1, 4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1, "leper": 1}


def test_the_blood_gods_call_moves_two_figures_from_one_region() -> None:
    """OW 8.11: up to two, from any distance, both from the same region."""
    table = arrange(
        "turn",
        figures={"badlands": {"bloodletter": 2, "bloodsworn": 1}, "norsca": {"bloodsworn": 1}},
        power={"khorne": 2},
        hands={"khorne": ["the_blood_gods_call"]},
    )
    table.choose("play:the_blood_gods_call:kislev", "call:bloodletter:badlands")
    assert "call:bloodsworn:norsca" not in table.options
    table.choose("call:bloodsworn:badlands")
    assert table.figures("kislev") == {"bloodletter": 1, "bloodsworn": 1}
    assert table.asked == "pause"


def test_the_blood_gods_call_may_move_fewer_or_none() -> None:
    """OW 8.11: "up to" lets Khorne stop."""
    table = arrange(
        "turn",
        figures={"badlands": {"bloodletter": 2}},
        power={"khorne": 2},
        hands={"khorne": ["the_blood_gods_call"]},
    )
    table.choose("play:the_blood_gods_call:kislev", "done")
    assert table.figures("badlands") == {"bloodletter": 2}


def test_the_blood_gods_call_takes_only_what_khorne_controls() -> None:
    """OW 8.11, 16.3: not an own figure that Slaanesh controls."""
    table = arrange(
        "turn",
        figures={"badlands": {"bloodsworn": 1}},
        marked={"badlands": ["bloodsworn-controlled"]},
        power={"khorne": 2},
        hands={"khorne": ["the_blood_gods_call"]},
    )
    table.choose("play:the_blood_gods_call:kislev")
    assert table.asked == "pause"
    assert table.figures("badlands") == {"bloodsworn": 1}
