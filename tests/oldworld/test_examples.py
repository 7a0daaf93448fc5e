"""The worked examples of the rulebooks, one by one, as their pages tell them."""

from __future__ import annotations

from tests.oldworld.scenario import arrange, play_on


def test_comet_and_track() -> None:
    """OW 4.5, 4.7, 4.12 (example p. 10): a comet card leaves, and the new card takes the space it left."""
    table = play_on(
        "old_world_phase",
        track={"1": "greenskins_invade", "2": "warpstone_discovery"},
        tokens={"tilea": {"event": 1, "warpstone": 1}, "norsca": {"peasant": 2}},
        draws=["norse_reavers"],
    )
    assert table.field("track") == {"1": "norse_reavers", "2": "warpstone_discovery"}
    assert table.field("old_world_gone") == ["greenskins_invade"]
    assert table.tokens("tilea") == {"warpstone": 1}
    assert table.tokens("norsca") == {"event": 1}


def test_summoning_next_door() -> None:
    """OW 6.6, 6.7 (example p. 12): next to an own figure, at its cost, and not farther or dearer."""
    table = arrange("turn", figures={"kislev": {"bloodsworn": 1}}, power={"khorne": 2, "nurgle": 1})
    assert table.refusal("summon:bloodsworn:reserve>norsca") == "out_of_reach"
    assert table.refusal("summon:bloodthirster:reserve>kislev") == "not_enough_power"
    table.choose("summon:bloodsworn:reserve>troll_country")
    assert table.figures("troll_country") == {"bloodsworn": 1}
    assert table.of("power", "khorne") == 1
    assert table.asked == "nurgle turn"


def test_the_last_figure_leaves() -> None:
    """OW 6.9 (p. 12): the region it leaves counts as occupied for this one act."""
    table = arrange(
        "turn", figures={"norsca": {"bloodsworn": 1}, "badlands": {"bloodsworn": 1}}, power={"khorne": 1}
    )
    assert "summon:bloodsworn:norsca>troll_country" in table.options


def test_the_first_figure_and_the_one_that_follows() -> None:
    """OW 6.7, 6.8 (Russian book): anywhere first, then there or next door."""
    table = arrange("turn", power={"khorne": 2})
    table.choose("summon:bloodsworn:reserve>norsca")
    reserve = [key for key in table.options if key.startswith("summon:bloodsworn:reserve")]
    assert reserve == ["summon:bloodsworn:reserve>norsca", "summon:bloodsworn:reserve>troll_country"]


def test_playing_a_chaos_card() -> None:
    """OW 7.1, 7.3, 7.4, 6.3 (example p. 14): pay, lay it on a free space, and be skipped at 0 points."""
    table = arrange(
        "turn",
        power={"khorne": 1, "nurgle": 2},
        hands={"khorne": ["the_skull_throne", "reborn_in_blood"]},
        spaces={"troll_country": ["battle_cry", "influenza"]},
    )
    assert table.refusal("play:reborn_in_blood:kislev") == "not_enough_power"
    assert table.refusal("play:the_skull_throne:troll_country") == "no_space"
    table.choose("play:the_skull_throne:kislev")
    assert table.cards("kislev") == ["the_skull_throne"]
    assert table.of("power", "khorne") == 0
    table.choose("summon:leper:reserve>kislev")
    assert table.asked == "nurgle turn"


def test_teleport_must_take_somebody() -> None:
    """OW 7.6, 8.26 (p. 13): it cannot be declined while somebody can be moved."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}},
        power={"tzeentch": 1},
        hands={"tzeentch": ["teleport"]},
    )
    table.choose("play:teleport:kislev")
    assert table.asked == "tzeentch teleport"
    assert all(key.startswith("teleport:acolyte>") for key in table.options)
    table.choose("teleport:acolyte>badlands")
    assert table.figures("badlands") == {"acolyte": 1}


def test_teleport_into_an_empty_region() -> None:
    """OW 7.6, 8.26 (p. 13): legal, and nothing moves."""
    table = arrange("turn", seat="tzeentch", power={"tzeentch": 1}, hands={"tzeentch": ["teleport"]})
    table.choose("play:teleport:kislev")
    assert table.asked == "pause"
    assert table.cards("kislev") == ["teleport"]


def test_two_blood_frenzies_give_four_dice() -> None:
    """OW 7.7, 8.1 (p. 13): equal cards add up."""
    table = arrange(
        "battle",
        figures={"kislev": {"leper": 4}},
        spaces={"kislev": ["blood_frenzy", "blood_frenzy"]},
        dice=[4, 4, 4, 1],
    )
    table.choose("hit:leper", "hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"leper": 1}


def test_two_fields_of_carnage_are_like_one() -> None:
    """OW 7.7, 8.6 (p. 13): doing the same twice makes no difference."""
    table = arrange(
        "turn",
        figures={"kislev": {"bloodsworn": 1, "leper": 1}},
        spaces={"kislev": ["field_of_carnage", "field_of_carnage"]},
        power={"khorne": 1, "nurgle": 1},
    )
    table.choose("summon:bloodsworn:kislev>empire")
    assert table.refusal("summon:leper:kislev>empire") == "may_not_leave"


def test_two_skull_thrones_count_attack_once() -> None:
    """OW 7.7, 8.4 (p. 13): 1 + 1 for the cards, 2 for one Bloodletter's attack."""
    table = arrange(
        "domination",
        figures={"kislev": {"bloodletter": 1}},
        spaces={"kislev": ["the_skull_throne", "the_skull_throne"]},
    )
    assert table.region("kislev")["domination"]["khorne"] == 4
    assert table.of("points", "khorne") == 3


def test_warp_shield_as_a_reminder() -> None:
    """OW 8.25, 9.25 (p. 14): the shielded figure stays a figure of its region and is not killed."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 2}},
        power={"tzeentch": 1},
        hands={"tzeentch": ["warp_shield"]},
    )
    table.choose("play:warp_shield:kislev")
    assert table.marked("kislev") == ["acolyte-shielded"]
    assert table.figures("kislev") == {"acolyte": 2}


def test_bloodthirster_against_great_unclean_one() -> None:
    """OW 9.19, 9.4, 9.11 (example p. 16): two early hits and two normal ones, one more than needed, kill; the victim still
    rolls, and its one hit is too little."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "great_unclean_one": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        dice=[4, 5, 2, 3, 4, 5, 1, 3, 5],
    )
    assert table.options == ["keep_hits", "lose"]
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev") == {"bloodthirster": 1}
    assert table.of("counters", "khorne") == 1


def test_bloodthirster_against_great_unclean_one_with_an_explosion() -> None:
    """OW 9.7, 9.18 (variant p. 16): three early hits remove the victim before it rolls."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "great_unclean_one": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        dice=[6, 4, 5],
    )
    table.choose("hit:great_unclean_one")
    assert table.figures("kislev") == {"bloodthirster": 1}
    assert table.match.state.forced_dice == []


def test_battle_of_three_powers() -> None:
    """OW 9.3, 9.4, 9.7, 9.9, 9.16 (example p. 17)."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 2, "great_unclean_one": 1, "acolyte": 2}},
        dice=[1, 3, 4, 6, 5, 2, 4, 5],
    )
    table.choose("hit:great_unclean_one")
    assert table.asked == "nurgle hit"
    table.choose("hit:bloodletter", "hit:acolyte")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "acolyte": 1}
    assert table.of("counters", "khorne") == 1


def test_skirmish_with_peasants() -> None:
    """OW 9.14, 9.15 (example p. 18): one Peasant is taken at once, and gives no counter."""
    table = arrange(
        "battle",
        figures={"border_princes": {"bloodletter": 1}},
        tokens={"border_princes": {"peasant": 2}},
        dice=[3, 4],
    )
    assert table.of("peasants", "khorne") == 1
    assert table.tokens("border_princes") == {"peasant": 1}
    assert table.of("counters", "khorne") == 0


def test_domination_of_kislev() -> None:
    """OW 10.2, 10.4, 10.5 (example p. 19): 2 figures and a card of cost 2 against 1; 4 beats Resistance 3."""
    table = arrange(
        "domination",
        figures={"kislev": {"bloodsworn": 2, "great_unclean_one": 1}},
        spaces={"kislev": ["the_blood_gods_call", "plague_touch"]},
    )
    values = table.region("kislev")["domination"]
    assert (values["khorne"], values["nurgle"]) == (4, 1)
    assert table.of("points", "khorne") == 3


def test_resistance_and_conquest_are_two_numbers() -> None:
    """OW 1.4, 10.7, 10.8, 18.3, 18.5 (p. 19): a Skaven lowers one, a Noble raises the other."""
    table = arrange("domination", tokens={"kislev": {"skaven": 1, "noble": 1}})
    kislev = table.region("kislev")
    assert (kislev["resistance"], kislev["conquest"]) == (2, 4)


def test_ruin_of_estalia() -> None:
    """OW 11.2 to 11.8, 12.8, 12.13 (example p. 20)."""
    estalia = {"khorne": 4, "nurgle": 5, "slaanesh": 1}
    table = arrange(
        "corruption",
        figures={"estalia": {"bloodsworn": 1, "acolyte": 1, "leper": 3}},
        corruption={"estalia": estalia},
    )
    assert table.corruption("estalia") == {"khorne": 5, "nurgle": 8, "tzeentch": 1, "slaanesh": 1}
    assert table.field("ruined") == ["estalia"]
    assert table.field("points") == {"khorne": 3, "nurgle": 3, "tzeentch": 3, "slaanesh": 0}
    assert table.of("counters", "nurgle") == 1


def test_scoring_the_ruin_of_estalia() -> None:
    """OW 12.8, 12.13 (announced p. 20): 9 for the most, 4 for the second most; then the corruption leaves."""
    table = arrange(
        "ruined regions",
        ruined=["estalia"],
        corruption={"estalia": {"khorne": 5, "nurgle": 8, "tzeentch": 1, "slaanesh": 1}},
    )
    assert table.field("points") == {"khorne": 4, "nurgle": 9, "tzeentch": 0, "slaanesh": 0}
    assert table.corruption("estalia") == {}
    assert table.field("ruins_scored") == 1


def test_the_third_ruin_gets_card_three() -> None:
    """OW 11.6 (p. 19)."""
    table = arrange(
        "corruption",
        ruined=["norsca", "badlands"],
        ruins_scored=2,
        corruption={"kislev": {"nurgle": 12}},
    )
    assert table.region("kislev")["ruined"] == "3"


def test_no_sixth_ruin() -> None:
    """OW 11.10 (p. 20): a sixth region reaches 12 and is not ruined; nobody scores."""
    table = arrange(
        "corruption",
        ruined=["norsca", "troll_country", "tilea", "border_princes", "badlands"],
        ruins_scored=5,
        figures={"kislev": {"leper": 2}},
        corruption={"kislev": {"nurgle": 11}},
    )
    assert table.corruption("kislev") == {"nurgle": 13}
    assert len(table.field("ruined")) == 5
    assert table.of("points", "nurgle") == 0


def test_the_last_ruination_cards_go_in_region_order() -> None:
    """OW 3.3, 11.10 (p. 25): the earlier region gets the last card."""
    table = arrange(
        "corruption",
        ruined=["norsca", "troll_country", "tilea", "badlands"],
        ruins_scored=4,
        corruption={"empire": {"nurgle": 12}, "estalia": {"nurgle": 12}},
    )
    assert table.field("ruined")[4:] == ["empire"]


def test_counters_of_slaanesh() -> None:
    """OW 13.6 (example p. 22): 1, 2 and 3 tokens in regions with a Hero or a Noble give two counters."""
    table = arrange(
        "corruption",
        figures={"empire": {"seductress": 1}, "bretonnia": {"seductress": 2}, "estalia": {"seductress": 3}},
        tokens={"empire": {"hero": 1}, "bretonnia": {"hero": 1}, "estalia": {"noble": 1}},
    )
    assert table.of("counters", "slaanesh") == 2


def test_counters_of_slaanesh_by_the_first_printing() -> None:
    """OW 19.6 (example of the French book p. 22): the same without tokens."""
    figures = {"empire": {"seductress": 1}, "bretonnia": {"seductress": 2}, "estalia": {"seductress": 3}}
    assert arrange("corruption", figures=figures).of("counters", "slaanesh") == 0
    any_region = arrange("corruption", figures=figures, settings={"slaanesh_dial": "any"})
    assert any_region.of("counters", "slaanesh") == 2


def test_four_kills_are_one_counter() -> None:
    """OW 9.29, 13.2, 13.3 (example p. 23)."""
    table = arrange("battle", figures={"kislev": {"bloodletter": 2, "leper": 4}}, dice=[4, 4, 4, 4])
    table.choose("hit:leper", "hit:leper", "hit:leper")
    assert table.figures("kislev") == {"bloodletter": 2}
    assert table.of("counters", "khorne") == 1


def test_the_dial_wins_before_fifty_points() -> None:
    """OW 14.1, 14.2 (p. 22)."""
    table = play_on("game_end", dials={"khorne": 9}, points={"khorne": 12, "nurgle": 55})
    assert (table.ending, table.winners) == ("victory_dial", ["khorne"])


def test_an_instruction_is_followed_as_far_as_possible() -> None:
    """OW 3.4, 13.16 (p. 23): two tokens are to go, only one is there."""
    table = arrange(
        "dials", dials={"slaanesh": 5}, counters={"slaanesh": 1, "khorne": 1}, tokens={"tilea": {"skaven": 1}}
    )
    assert table.asked == "pause"
    assert table.tokens("tilea") == {}


def test_threat_of_khorne_at_the_start() -> None:
    """OW 2.2, 13.1 (p. 22)."""
    table = arrange("dials")
    assert table.summary["powers"]["khorne"]["threat"] == 3


def test_hero_after_hero() -> None:
    """OW 12.4, 12.5 (p. 20): the second Hero takes from the next highest Threat."""
    table = arrange(
        "heroes",
        figures={"kislev": {"daemonette": 1, "bloodletter": 1, "leper": 1}},
        tokens={"kislev": {"hero": 2}},
    )
    assert table.figures("kislev") == {"leper": 1}


def test_battle_cry_against_the_stench_of_death() -> None:
    """OW 3.5, 8.3, 8.21 (p. 26): the prohibition wins; the points are scored."""
    table = arrange(
        "domination",
        figures={"norsca": {"leper": 1}},
        spaces={"norsca": ["battle_cry", "the_stench_of_death"]},
    )
    assert table.of("points", "nurgle") == 1
    assert table.corruption("norsca") == {}


def test_an_upgrade_covers_the_sheet() -> None:
    """OW 17.2, 17.3 (p. 26): Bloodsworn have attack 1 from then on."""
    table = arrange(
        "dials",
        dials={"khorne": 1},
        counters={"khorne": 1, "nurgle": 1},
        figures={"kislev": {"bloodsworn": 2}},
    )
    assert table.region("kislev")["dice"]["khorne"] == 0
    table.choose("upgrade:khorne_cultist")
    assert table.region("kislev")["dice"]["khorne"] == 2


def test_sixes_only() -> None:
    """OW 9.24, 17.16 (p. 15): 4 and 5 pass an upgraded Daemonette by, but hit others."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "daemonette": 1, "leper": 2}},
        upgrades={"slaanesh_warrior": 1},
        dice=[4, 5, 1],
    )
    table.choose("hit:leper")
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_a_card_may_name_its_own_moment() -> None:
    """OW 18.7 (p. 24): Greenskins Invade works at the end of the Battle Phase."""
    table = arrange(
        "battle",
        track={"1": "greenskins_invade"},
        figures={"tilea": {"bloodsworn": 1}},
        tokens={"tilea": {"event": 1}},
    )
    assert table.figures("tilea") == {}
