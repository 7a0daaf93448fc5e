"""The twenty upgrades: what each does, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import Scenario, arrange, play_on


def drawn(upgrade: str, power: str, **state: Any) -> Scenario:
    """The Draw Phase of a table on which one upgrade is in play, up to the first turn."""
    settings = {"tzeentch_discard": "off", **state.pop("settings", {})}
    return play_on("draw_phase", upgrades={upgrade: 1}, settings=settings, **state)


# Khorne


def test_bloodsworn_roll_a_die() -> None:
    """OW 17.3: attack 1, in battle and for The Skull Throne."""
    table = arrange(
        "battle", figures={"kislev": {"bloodsworn": 1, "leper": 1}}, upgrades={"khorne_cultist": 1}, dice=[4]
    )
    assert table.figures("kislev") == {"bloodsworn": 1}
    throne = arrange(
        "domination",
        figures={"kislev": {"bloodsworn": 3}},
        spaces={"kislev": ["the_skull_throne"]},
        upgrades={"khorne_cultist": 1},
    )
    assert throne.region("kislev")["domination"]["khorne"] == 4


def test_bloodsworn_still_fall_to_one_hit() -> None:
    """OW 17.3: the other numbers stay."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodsworn": 1, "plaguebearer": 1}},
        upgrades={"khorne_cultist": 1},
        dice=[1, 4],
    )
    assert table.figures("kislev") == {"plaguebearer": 1}


def test_bloodletters_strike_first() -> None:
    """OW 17.4, 9.18, 9.22: what they kill does not roll, and they do not roll twice."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 2}},
        upgrades={"khorne_warrior": 1},
        dice=[4, 1, 4],
    )
    assert table.figures("kislev") == {"plaguebearer": 1}


def test_bloodletters_roll_after_blood_frenzy_and_add_to_kept_hits() -> None:
    """OW 9.21, 9.19: 2 hits kept, 1 more from the Bloodletters: the Great Unclean One is gone before it rolls."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "great_unclean_one": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        upgrades={"khorne_warrior": 1},
        dice=[4, 4, 4, 1],
    )
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}


def test_bloodthirster_counts_as_three() -> None:
    """OW 17.5, 10.3: for domination; in battle it is one figure."""
    table = arrange(
        "domination", figures={"kislev": {"bloodthirster": 1, "bloodsworn": 1}}, upgrades={"khorne_daemon": 1}
    )
    assert table.region("kislev")["domination"]["khorne"] == 4
    assert table.of("points", "khorne") == 3
    plain = arrange("domination", figures={"kislev": {"bloodthirster": 1, "bloodsworn": 1}})
    assert plain.region("kislev")["domination"]["khorne"] == 2


def test_an_upgraded_bloodthirster_counts_nothing_under_an_abyssal_pact() -> None:
    """OW 8.31, 17.5."""
    table = arrange(
        "domination",
        figures={"kislev": {"bloodthirster": 1}},
        spaces={"kislev": ["abyssal_pact"]},
        upgrades={"khorne_daemon": 1},
    )
    assert table.region("kislev")["domination"]["khorne"] == 0


@pytest.mark.parametrize(
    ("upgrade", "power", "points"),
    [
        ("khorne_power_1", "khorne", 8),
        ("nurgle_power_1", "nurgle", 7),
        ("tzeentch_power_1", "tzeentch", 7),
        ("slaanesh_power_1", "slaanesh", 7),
        ("slaanesh_power_2", "slaanesh", 8),
    ],
)
def test_power_upgrades_add_power_points(upgrade: str, power: str, points: int) -> None:
    """OW 17.6, 17.10, 17.14, 17.18, 5.5: one more each round, or two; and only for their power."""
    table = drawn(upgrade, power)
    assert table.of("power", power) == points
    usual = {"khorne": 7, "nurgle": 6, "tzeentch": 6, "slaanesh": 6}
    others = {name: number for name, number in table.field("power").items() if name != power}
    assert others == {name: number for name, number in usual.items() if name != power}


def test_both_power_upgrades_of_slaanesh_together() -> None:
    """OW 17.18, 19.13: 6 + 1 + 2, or a second 1 if so agreed."""
    upgrades = {"slaanesh_power_1": 1, "slaanesh_power_2": 1}
    off = {"tzeentch_discard": "off"}
    assert play_on("draw_phase", upgrades=upgrades, settings=off).of("power", "slaanesh") == 9
    agreed = play_on("draw_phase", upgrades=upgrades, settings={**off, "slaanesh_power_2": "1"})
    assert agreed.of("power", "slaanesh") == 8


def test_khornes_card_upgrade_draws_three() -> None:
    """OW 17.6, 5.1: and only in the Draw Phase."""
    table = drawn("khorne_power_2", "khorne")
    assert len(table.hand("khorne")) == 3
    dial = arrange(
        "dials", dials={"khorne": 2}, counters={"khorne": 1, "nurgle": 1}, upgrades={"khorne_power_2": 1}
    )
    assert len(dial.hand("khorne")) == 2


def test_tzeentchs_card_upgrade_fills_the_hand_higher() -> None:
    """OW 17.14, 19.14: up to 6, or to 7 if so agreed; with a full hand nothing."""
    assert len(drawn("tzeentch_power_2", "tzeentch").hand("tzeentch")) == 6
    agreed = drawn("tzeentch_power_2", "tzeentch", settings={"tzeentch_hand": "7"})
    assert len(agreed.hand("tzeentch")) == 7
    full = ["teleport"] * 4 + ["dazzle"] * 2
    held = drawn("tzeentch_power_2", "tzeentch", hands={"tzeentch": full})
    assert held.hand("tzeentch") == sorted(full)


@pytest.mark.parametrize(
    ("power", "tick", "left_out"),
    [
        ("nurgle", 3, "nurgle_power_2"),
        ("tzeentch", 2, "tzeentch_power_2"),
        ("slaanesh", 2, "slaanesh_daemon"),
    ],
)
def test_documented_games_do_not_offer_upgrades_of_ours(power: str, tick: int, left_out: str) -> None:
    """OW 19.2: four are left to choose from."""
    state: dict[str, Any] = {"dials": {power: tick - 1, "khorne": 9}, "counters": {power: 1, "khorne": 1}}
    assert f"upgrade:{left_out}" in arrange("dials", **state).options
    documented = arrange("dials", settings={"cards": "documented"}, **state)
    assert len(documented.options) == 4
    assert f"upgrade:{left_out}" not in documented.options


# Nurgle


def test_lepers_arrive_free_where_nurgle_is_not() -> None:
    """OW 17.7: once each per round, from reserve or from the board; where Nurgle is, they cost 1."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 1}},
        upgrades={"nurgle_cultist": 1},
        power={"nurgle": 3},
    )
    table.choose("summon:leper:reserve>empire")
    assert (table.of("power", "nurgle"), table.marked("empire")) == (3, ["leper-arrived"])
    table.choose("summon:leper:reserve>empire")
    assert table.of("power", "nurgle") == 2
    table.choose("summon:leper:kislev>troll_country")
    assert table.of("power", "nurgle") == 2


def test_a_leper_arrives_free_only_once_a_round() -> None:
    """OW 17.7: the one that has arrived pays; next round it is free again."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 1}, "empire": {"leper": 1}},
        marked={"kislev": ["leper-arrived"]},
        upgrades={"nurgle_cultist": 1},
        power={"nurgle": 2},
    )
    table.choose("summon:leper-arrived:kislev>troll_country")
    assert table.of("power", "nurgle") == 1
    table.choose("pass")
    assert table.marked("troll_country") == []


def test_a_controlled_leper_arrives_free_for_its_controller() -> None:
    """OW 16.2, 17.7: it keeps its upgrade; what counts is where Slaanesh has no figure."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"leper": 1}, "empire": {"plaguebearer": 1}},
        marked={"kislev": ["leper-controlled"]},
        upgrades={"nurgle_cultist": 1},
        power={"slaanesh": 1},
    )
    table.choose("summon:leper-controlled:kislev>empire")
    assert table.of("power", "slaanesh") == 1
    assert table.marked("empire") == ["leper-arrived"]


def test_plaguebearers_strike_back_when_killed() -> None:
    """OW 17.8, 9.26, 9.27: one hit for each on the killer's figures; who falls to it still rolls."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 2, "bloodsworn": 1, "plaguebearer": 2}},
        upgrades={"nurgle_warrior": 1},
        dice=[4, 4, 1, 1, 1, 1],
    )
    table.choose("hit:plaguebearer")
    assert table.asked == "nurgle hit"
    assert table.options == ["hit:bloodsworn", "hit:bloodletter"]
    table.choose("hit:bloodletter", "hit:bloodletter")
    assert table.figures("kislev") == {"bloodsworn": 1}


def test_parting_hits_reach_only_the_killer_and_must_suffice() -> None:
    """OW 9.26, 9.10: other players are not hit; one hit does not kill a Horror."""
    table = arrange(
        "battle",
        figures={"kislev": {"horror": 1, "plaguebearer": 1, "seductress": 1}},
        upgrades={"nurgle_warrior": 1},
        dice=[1, 4],
    )
    table.choose("hit:plaguebearer")
    assert table.figures("kislev") == {"horror": 1, "seductress": 1}


def test_parting_hits_follow_early_kills_at_once() -> None:
    """OW 9.27: the Plaguebearer is gone before it rolls, but its hit lays a Bloodletter down."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 1}},
        upgrades={"nurgle_warrior": 1, "khorne_warrior": 1},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {}
    assert table.of("counters", "khorne") == 1


def test_parting_hits_pass_upgraded_daemonettes_by() -> None:
    """OW 9.27: they are no sixes."""
    table = arrange(
        "battle",
        figures={"kislev": {"daemonette": 2, "plaguebearer": 2}},
        upgrades={"nurgle_warrior": 1, "slaanesh_warrior": 1},
        dice=[1, 1, 4, 4],
    )
    table.choose("hit:plaguebearer")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"daemonette": 2}


def test_great_unclean_one_corrupts_where_it_comes() -> None:
    """OW 17.9, 13.4: two tokens at once, a counter in a populous region; again when it moves on."""
    table = arrange("turn", seat="nurgle", upgrades={"nurgle_daemon": 1}, power={"nurgle": 6})
    table.choose("summon:great_unclean_one:reserve>kislev")
    assert table.corruption("kislev") == {"nurgle": 2}
    assert table.of("counters", "nurgle") == 1
    table.choose("summon:great_unclean_one:kislev>troll_country")
    assert table.corruption("troll_country") == {"nurgle": 2}
    assert table.of("counters", "nurgle") == 1


def test_great_unclean_one_corrupts_neither_ruin_nor_under_battle_cry() -> None:
    """OW 15.5, 8.3."""
    table = arrange(
        "turn",
        seat="nurgle",
        upgrades={"nurgle_daemon": 1},
        power={"nurgle": 6},
        spaces={"troll_country": ["battle_cry"]},
        ruined=["kislev"],
        ruins_scored=1,
    )
    table.choose("summon:great_unclean_one:reserve>kislev", "summon:great_unclean_one:kislev>troll_country")
    assert table.field("corruption") == {}
    assert table.of("counters", "nurgle") == 0


def test_provender_of_ruin_makes_nurgle_a_ruiner_everywhere() -> None:
    """OW 17.10, 19.15: the ruiners' points, once; or 3 points if so agreed."""
    state: dict[str, Any] = {"corruption": {"kislev": {"khorne": 12}}, "upgrades": {"nurgle_power_2": 1}}
    assert arrange("corruption", ruined=["norsca"], ruins_scored=1, **state).of("points", "nurgle") == 4
    agreed = arrange(
        "corruption", ruined=["norsca"], ruins_scored=1, settings={"provender": "points"}, **state
    )
    assert agreed.of("points", "nurgle") == 3
    placed = arrange("corruption", figures={"kislev": {"leper": 1}}, **state)
    assert placed.of("points", "nurgle") == 3
    both = arrange("corruption", figures={"kislev": {"leper": 1}}, settings={"provender": "points"}, **state)
    assert both.of("points", "nurgle") == 3 + 3


# Tzeentch


def test_acolytes_carry_warpstone() -> None:
    """OW 17.11: one token along, if Tzeentch likes."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 2}},
        tokens={"kislev": {"warpstone": 1}},
        upgrades={"tzeentch_cultist": 1},
        power={"tzeentch": 2},
    )
    table.choose("summon:acolyte:kislev>empire", "carry:warpstone")
    assert table.tokens("empire") == {"warpstone": 1}
    table.choose("summon:acolyte:kislev>empire")
    assert table.asked == "pause"


def test_acolytes_carry_nothing_into_ruin_or_out_of_reserve() -> None:
    """OW 17.11, 15.3; and it may be left behind."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 2}},
        tokens={"kislev": {"warpstone": 1}},
        upgrades={"tzeentch_cultist": 1},
        power={"tzeentch": 3},
        ruined=["empire"],
        ruins_scored=1,
    )
    table.choose("summon:acolyte:kislev>empire", "summon:acolyte:reserve>kislev")
    assert table.asked == "tzeentch turn"
    table.choose("summon:acolyte:kislev>troll_country", "leave:warpstone")
    assert table.tokens("kislev") == {"warpstone": 1}


def test_a_teleported_acolyte_carries_warpstone_too() -> None:
    """OW 3.7, 17.11: to move is to summon."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}},
        tokens={"kislev": {"warpstone": 1}},
        upgrades={"tzeentch_cultist": 1},
        power={"tzeentch": 1},
        hands={"tzeentch": ["teleport"]},
    )
    table.choose("play:teleport:kislev", "teleport:acolyte>badlands", "carry:warpstone")
    assert table.tokens("badlands") == {"warpstone": 1}


def test_horrors_hold_a_card_space() -> None:
    """OW 17.12, 7.10: the space is taken; the Horror still is a figure of the region."""
    table = arrange(
        "turn",
        seat="tzeentch",
        upgrades={"tzeentch_warrior": 1},
        power={"tzeentch": 2, "slaanesh": 4},
        spaces={"kislev": ["battle_cry"]},
        hands={"slaanesh": ["abyssal_pact"]},
    )
    table.choose("summon:horror:reserve>kislev", "stand")
    assert table.cards("kislev") == ["battle_cry", "horror"]
    assert table.region("kislev")["dice"]["tzeentch"] == 1
    assert table.refusal("play:abyssal_pact:kislev") == "no_space"


def test_a_horror_leaves_its_space_only_with_the_region() -> None:
    """OW 17.12: it stays through the End Phase, and frees the space when it goes or is removed."""
    standing: dict[str, Any] = {
        "figures": {"kislev": {"horror": 2}},
        "marked": {"kislev": ["horror-on_space"]},
        "spaces": {"kislev": ["horror", "battle_cry"]},
        "upgrades": {"tzeentch_warrior": 1},
    }
    cleared = arrange("chaos cards leave", **standing)
    assert cleared.cards("kislev") == ["horror"]
    table = arrange("turn", seat="tzeentch", power={"tzeentch": 2}, **standing)
    table.choose("summon:horror-on_space:kislev>empire")
    assert table.cards("kislev") == ["battle_cry"]
    table.choose("stay")
    assert table.figures("empire") == {"horror": 1}
    hero = arrange("heroes", tokens={"kislev": {"hero": 1}}, **standing)
    hero.choose("remove:horror-on_space")
    assert hero.cards("kislev") == ["battle_cry"]


def test_a_horror_is_not_asked_where_no_space_is_free() -> None:
    """OW 17.12, 18.19: both taken, or closed by The Horned One's Due."""
    table = arrange(
        "turn",
        seat="tzeentch",
        upgrades={"tzeentch_warrior": 1},
        power={"tzeentch": 4},
        spaces={"kislev": ["battle_cry", "influenza"], "troll_country": ["battle_cry"]},
        track={"1": "the_horned_ones_due"},
        tokens={"troll_country": {"skaven": 1}},
    )
    table.choose("summon:horror:reserve>kislev")
    assert table.asked == "tzeentch turn"
    table.choose("summon:horror:reserve>troll_country")
    assert table.asked == "pause"


def test_a_horror_killed_on_its_space_frees_it() -> None:
    """OW 17.12, 9.16."""
    table = arrange(
        "battle",
        figures={"kislev": {"horror": 1, "bloodletter": 1}},
        marked={"kislev": ["horror-on_space"]},
        spaces={"kislev": [None, "horror"]},
        upgrades={"tzeentch_warrior": 1},
        dice=[4, 4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.cards("kislev") == []


def test_lord_of_change_brings_two_symbols() -> None:
    """OW 17.13, 13.5: enough for Tzeentch's dial; without the upgrade it brings none."""
    figures = {"kislev": {"acolyte": 2, "lord_of_change": 1}}
    assert (
        arrange("corruption", figures=figures, upgrades={"tzeentch_daemon": 1}).of("counters", "tzeentch")
        == 1
    )
    assert arrange("corruption", figures=figures).of("counters", "tzeentch") == 0


def test_lord_of_change_takes_its_symbols_along() -> None:
    """OW 17.13: where it stands, there they are."""
    table = arrange(
        "corruption",
        figures={"kislev": {"acolyte": 2}, "empire": {"lord_of_change": 1}},
        upgrades={"tzeentch_daemon": 1},
    )
    assert (table.region("kislev")["magic"], table.region("empire")["magic"]) == (0, 2)
    assert table.of("counters", "tzeentch") == 0


# Slaanesh


def test_seductresses_need_two_hits() -> None:
    """OW 17.15."""
    figures = {"kislev": {"bloodletter": 1, "seductress": 1}}
    one = arrange("battle", figures=figures, upgrades={"slaanesh_cultist": 1}, dice=[4, 1])
    assert one.figures("kislev") == figures["kislev"]
    two = arrange("battle", figures=figures, upgrades={"slaanesh_cultist": 1}, dice=[4, 4])
    assert two.figures("kislev") == {"bloodletter": 1}


def test_seductresses_under_plague_touch() -> None:
    """OW 8.13, 17.15: 2 less 1."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "seductress": 1}},
        upgrades={"slaanesh_cultist": 1},
        spaces={"kislev": ["plague_touch"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}


def test_daemonettes_need_as_many_sixes_as_their_defence() -> None:
    """OW 17.16, 9.24: two sixes kill, one six and a five do not."""
    figures = {"kislev": {"bloodletter": 1, "daemonette": 1}}
    two = arrange("battle", figures=figures, upgrades={"slaanesh_warrior": 1}, dice=[6, 6, 1, 1, 1])
    assert two.figures("kislev") == {"bloodletter": 1}
    one = arrange("battle", figures=figures, upgrades={"slaanesh_warrior": 1}, dice=[6, 5, 1, 1])
    assert one.figures("kislev") == figures["kislev"]


def test_sixes_may_be_spent_on_others() -> None:
    """OW 9.24, 9.12: the roller says which hits go where."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "daemonette": 1, "leper": 1}},
        upgrades={"slaanesh_warrior": 1},
        dice=[6, 6, 4, 1, 1],
    )
    assert table.options == ["hit:leper", "hit:daemonette", "hit_sixes:leper"]
    table.choose("hit_sixes:leper")
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_keeper_of_secrets_counts_as_a_noble() -> None:
    """OW 17.17, 13.6: for Slaanesh's dial, and for nothing else."""
    figures = {"kislev": {"seductress": 2, "keeper_of_secrets": 1}}
    table = arrange("corruption", figures=figures, upgrades={"slaanesh_daemon": 1})
    assert table.of("counters", "slaanesh") == 1
    assert table.region("kislev")["conquest"] == 3
    assert arrange("corruption", figures=figures).of("counters", "slaanesh") == 0


# All of them


def test_an_upgrade_is_taken_once() -> None:
    """OW 13.13, 17.1: only those not yet in play are offered, and one must be taken."""
    table = arrange(
        "dials",
        dials={"khorne": 4},
        counters={"khorne": 1, "nurgle": 1},
        upgrades={"khorne_cultist": 1},
    )
    assert table.options == [
        "upgrade:khorne_warrior",
        "upgrade:khorne_daemon",
        "upgrade:khorne_power_1",
        "upgrade:khorne_power_2",
    ]


def test_an_upgrade_may_be_declined_if_so_agreed() -> None:
    """OW 19.8."""
    table = arrange(
        "dials", dials={"khorne": 1}, counters={"khorne": 1, "nurgle": 1}, settings={"upgrade": "may"}
    )
    table.choose("decline")
    assert table.field("upgrades") == {}


def test_parting_hits_belong_to_who_controlled_the_plaguebearer() -> None:
    """OW 9.26: Slaanesh assigns the hit of a Plaguebearer under her control; Peasants do not take it."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "bloodsworn": 1, "plaguebearer": 1, "leper": 1}},
        marked={"kislev": ["plaguebearer-controlled"]},
        tokens={"kislev": {"peasant": 1}},
        upgrades={"nurgle_warrior": 1},
        dice=[4, 1],
    )
    table.choose("hit:plaguebearer-controlled")
    assert table.asked == "slaanesh hit"
    assert table.options == ["hit:bloodsworn", "hit:bloodletter"]


def test_who_moves_an_acolyte_decides_about_the_warpstone() -> None:
    """OW 17.11, 16.4: Slaanesh, when it is under her control."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"acolyte": 1}},
        marked={"kislev": ["acolyte-controlled"]},
        tokens={"kislev": {"warpstone": 1}},
        upgrades={"tzeentch_cultist": 1},
        power={"slaanesh": 1},
    )
    table.choose("summon:acolyte-controlled:kislev>empire")
    assert table.asked == "slaanesh carry"
    assert table.options == ["leave:warpstone", "carry:warpstone"]


def test_a_horror_is_not_asked_in_a_ruined_region() -> None:
    """OW 17.12."""
    table = arrange(
        "turn",
        seat="tzeentch",
        upgrades={"tzeentch_warrior": 1},
        power={"tzeentch": 2},
        ruined=["kislev"],
    )
    table.choose("summon:horror:reserve>kislev")
    assert table.asked == "pause"
