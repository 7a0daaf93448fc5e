"""The other side of many rules: what must not happen, the last region, the last player, the figure that stays."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import Scenario, arrange, play_on

ALL_BUT_KISLEV = (
    "norsca",
    "troll_country",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
)


def khorne_calls(figures: dict[str, dict[str, int]], region: str) -> Scenario:
    table = arrange("turn", figures=figures, power={"khorne": 2}, hands={"khorne": ["the_blood_gods_call"]})
    return table.choose(f"play:the_blood_gods_call:{region}")


@pytest.mark.parametrize("region", ["norsca", "kislev", "badlands"])
def test_the_blood_gods_call_takes_figures_from_other_regions_only(region: str) -> None:
    """OW 8.11."""
    table = khorne_calls(
        {each: {"bloodsworn": 1} for each in ("norsca", "kislev", "empire", "badlands")}, region
    )
    callable_from = {key.partition(":")[2] for key in table.offered("call")}
    assert callable_from == {"norsca", "kislev", "empire", "badlands"} - {region}


def test_who_is_called_has_left() -> None:
    """OW 8.11."""
    table = khorne_calls({"badlands": {"bloodletter": 2, "bloodsworn": 1}}, "kislev")
    table.choose("call:bloodletter:badlands")
    assert table.figures("badlands") == {"bloodletter": 1, "bloodsworn": 1}


def test_teleport_takes_the_figure_away() -> None:
    """OW 8.26."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"leper": 2}},
        power={"tzeentch": 1},
        hands={"tzeentch": ["teleport"]},
    )
    table.choose("play:teleport:kislev", "teleport:leper>badlands")
    assert (table.figures("kislev"), table.figures("badlands")) == ({"leper": 1}, {"leper": 1})


def test_a_great_foul_consumption_of_one_figure_makes_no_ruiner() -> None:
    """OW 8.18, 11.7: one figure gives no token."""
    table = arrange(
        "corruption",
        figures={"kislev": {"plaguebearer": 1}},
        spaces={"kislev": ["a_great_foul_consumption"]},
        corruption={"kislev": {"khorne": 12}},
    )
    assert table.figures("kislev") == {}
    assert table.field("ruined") == ["kislev"]
    assert table.of("points", "nurgle") == 0


def test_dark_influence_reaches_every_other_region() -> None:
    """OW 8.33: but not the same one, and no ruins."""
    table = arrange(
        "turn",
        seat="slaanesh",
        tokens={"kislev": {"noble": 1}},
        power={"slaanesh": 1},
        hands={"slaanesh": ["dark_influence"]},
        ruined=["tilea"],
        ruins_scored=1,
    )
    table.choose("play:dark_influence:kislev")
    assert table.options == [f"influence:noble>{region}" for region in ALL_BUT_KISLEV if region != "tilea"]


def test_drain_power_takes_nothing_from_tzeentch_itself() -> None:
    """OW 8.24: each opponent with a cultist loses one, Tzeentch gains one in all."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1, "leper": 1, "seductress": 1, "bloodletter": 1}},
        power={"tzeentch": 3, "nurgle": 2, "slaanesh": 2, "khorne": 2},
        hands={"tzeentch": ["drain_power"]},
    )
    table.choose("play:drain_power:kislev")
    assert table.field("power") == {"khorne": 2, "nurgle": 1, "tzeentch": 4, "slaanesh": 1}


def test_the_meddling_of_skaven_may_strike_any_opponent_there() -> None:
    """OW 8.28: the last in order too, but not Tzeentch."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1, "leper": 1, "seductress": 1}},
        power={"tzeentch": 1},
        hands={"tzeentch": ["the_meddling_of_skaven"]},
    )
    table.choose("play:the_meddling_of_skaven:kislev")
    assert table.options == ["meddle:nurgle", "meddle:slaanesh"]


def test_only_the_great_unclean_one_corrupts_where_it_comes() -> None:
    """OW 17.9, 11.7: an upgraded Acolyte makes nobody a ruiner."""
    table = arrange("turn", seat="tzeentch", upgrades={"tzeentch_cultist": 1}, power={"tzeentch": 2})
    table.choose("summon:acolyte:reserve>kislev")
    assert table.field("ruiners") == {}
    assert table.field("corruption") == {}


def test_a_horror_may_leave_the_card_space_free() -> None:
    """OW 17.12."""
    table = arrange("turn", seat="tzeentch", upgrades={"tzeentch_warrior": 1}, power={"tzeentch": 3})
    table.choose("summon:horror:reserve>kislev")
    assert table.options == ["stay", "stand"]
    table.choose("stay")
    assert table.marked("kislev") == []
    assert table.region("kislev")["free_spaces"] == 2


# The Battle Phase as a whole


def test_a_whole_battle_phase() -> None:
    """OW 3.1, 9.1, 9.30: neighbours in order fight both, the first and the last region too; then cards of the phase's end."""
    pair = {"bloodletter": 1, "leper": 1}
    table = play_on(
        "battle_phase",
        figures={
            "norsca": pair,
            "troll_country": pair,
            "badlands": {**pair, "acolyte": 1, "seductress": 1},
        },
        spaces={"badlands": ["influenza", "the_final_rotting"]},
        corruption={"badlands": {"nurgle": 1}},
        dice=[4, 1, 4, 1, 1, 1],
    )
    assert table.figures("norsca") == table.figures("troll_country") == {"bloodletter": 1}
    assert table.asked == "nurgle rot"
    assert table.options == ["rot:bloodletter", "rot:acolyte", "rot:seductress"]


def test_the_final_rotting_on_the_left_space_of_the_first_region() -> None:
    """OW 9.30, 8.20."""
    table = arrange(
        "battle",
        figures={"norsca": {"acolyte": 1, "seductress": 1}},
        spaces={"norsca": ["the_final_rotting", "influenza"]},
        corruption={"norsca": {"nurgle": 1}},
    )
    assert table.asked == "nurgle rot"


def test_a_void_final_rotting_does_nothing() -> None:
    """OW 8.22, 9.30."""
    table = arrange(
        "battle",
        figures={"norsca": {"acolyte": 1, "seductress": 1}},
        spaces={"norsca": ["the_final_rotting", "changer_of_ways"]},
        corruption={"norsca": {"nurgle": 1}},
    )
    assert table.asked == "pause"


def test_no_battle_is_told_where_nobody_has_dice_or_a_target() -> None:
    """OW 9.2: cultists, a lonely daemon, and a shielded Horror against a Leper."""
    table = play_on(
        "summoning_phase",
        figures={
            "norsca": {"leper": 1, "acolyte": 1},
            "kislev": {"bloodthirster": 1},
            "tilea": {"horror": 1, "leper": 1},
            "empire": {"bloodletter": 1, "acolyte": 1},
        },
        marked={"tilea": ["horror-shielded"], "empire": ["acolyte-shielded"]},
        power={"khorne": 1},
        dice=[1],
    )
    table.choose("pass")
    assert [event["region"] for event in table.events("battle_began")] == ["tilea"]
    assert [event["seat"] for event in table.events("rolled")] == ["tzeentch"]


def test_peasants_alone_are_a_target() -> None:
    """OW 9.2, 9.14."""
    table = arrange(
        "battle", figures={"norsca": {"bloodletter": 1}}, tokens={"norsca": {"peasant": 1}}, dice=[4, 1]
    )
    assert table.of("peasants", "khorne") == 1


def test_a_controlled_figure_takes_its_dice_along() -> None:
    """OW 9.28, 9.4: Khorne's two Bloodletters, one in Slaanesh's hands: two dice each."""
    table = arrange(
        "turn",
        settings={"musk": "figures"},
        figures={"norsca": {"bloodletter": 2}},
        marked={"norsca": ["bloodletter-controlled"]},
        power={"khorne": 1},
    )
    assert table.region("norsca")["dice"] == {"khorne": 2, "nurgle": 0, "tzeentch": 0, "slaanesh": 2}
    assert table.region("norsca")["battle"] is True


def test_a_figure_in_other_hands_gives_its_owner_no_dice() -> None:
    """OW 9.2, 9.28: Slaanesh has the dice but no target, Khorne a target but no dice."""
    table = play_on(
        "summoning_phase",
        settings={"musk": "figures"},
        figures={"norsca": {"bloodletter": 1, "seductress": 1}},
        marked={"norsca": ["bloodletter-controlled"]},
        power={"khorne": 1},
    )
    table.choose("pass")
    assert table.events("battle_began") == []


def test_reborn_in_blood_without_a_second_battle() -> None:
    """OW 8.9: nobody is left to fight."""
    table = play_on(
        "summoning_phase",
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        spaces={"kislev": ["reborn_in_blood"]},
        power={"khorne": 1},
        dice=[4, 1],
    )
    table.choose("pass")
    assert [event["battle"] for event in table.events("battle_began")] == [1]


def test_early_dice_need_a_target_still_standing() -> None:
    """OW 9.21, 9.2: Blood Frenzy takes the last enemy, so the upgraded Bloodletters do not roll."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        upgrades={"khorne_warrior": 1},
        dice=[4, 1],
    )
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert table.events("rolled") == []


def test_early_and_normal_dice_have_chance_of_their_own() -> None:
    """OW 3.12: by round, power and region."""
    normal = arrange("battle", figures={"kislev": {"great_unclean_one": 1, "keeper_of_secrets": 1}}, round=3)
    assert normal.game.purposes.write(normal.state.stream).startswith("battle_dice 3 ")
    early = arrange(
        "battle", figures={"kislev": {"great_unclean_one": 1}}, spaces={"kislev": ["blood_frenzy"]}, round=2
    )
    assert early.game.purposes.write(early.state.stream) == "early_dice 2 0 2"


# Playing cards


def test_two_copies_in_hand_are_one_option() -> None:
    """OW 7.1: for each region."""
    table = arrange(
        "turn",
        seat="nurgle",
        hands={"nurgle": ["influenza", "influenza", "plague_aura", "influenza"]},
        power={"nurgle": 1},
        spaces={"tilea": ["battle_cry", "blood_frenzy"]},
    )
    plays = table.offered("play")
    assert len(plays) == len(set(plays)) == 2 * 8


@pytest.mark.parametrize(("power", "regions"), [(2, 8), (3, 9)])
def test_where_a_dearer_card_can_be_paid(power: int, regions: int) -> None:
    """OW 8.27, 7.4: a card of cost 1 costs 3 in Norsca, and who has just 3 may play it."""
    table = arrange(
        "turn",
        seat="nurgle",
        hands={"nurgle": ["influenza"]},
        power={"nurgle": power},
        spaces={"norsca": ["temporal_stasis"]},
    )
    assert len(table.offered("play")) == regions
    assert ("influenza:norsca" in table.offered("play")) is (regions == 9)


def test_surcharges_add_up_where_both_lie() -> None:
    """OW 8.27, 18.27, 7.4: Temporal Stasis in two regions, an Event of Teclis in one of them and in a third."""
    table = arrange(
        "turn",
        seat="nurgle",
        hands={"nurgle": ["influenza", "the_final_rotting"]},
        power={"nurgle": 4},
        spaces={"norsca": ["temporal_stasis"], "kislev": ["temporal_stasis"]},
        tokens={"kislev": {"event": 1}, "empire": {"event": 1}},
        track={"1": "teclis_aids_the_empire"},
    )
    plays = table.offered("play")
    assert {
        "influenza:norsca",
        "influenza:kislev",
        "the_final_rotting:norsca",
        "the_final_rotting:empire",
    } <= {*plays}
    assert "the_final_rotting:kislev" not in plays
    table.choose("play:influenza:kislev")
    assert table.of("power", "nurgle") == 0


@pytest.mark.parametrize("region", ["norsca", "kislev", "badlands"])
def test_changer_of_ways_on_the_right_space_silences_too(region: str) -> None:
    """OW 8.22: the left space has become free again."""
    table = arrange(
        "turn",
        seat="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"]},
        power={"slaanesh": 1},
        spaces={region: [None, "changer_of_ways"]},
    )
    table.choose(f"play:perverse_infiltration:{region}")
    assert table.corruption(region) == {}
    assert table.cards(region) == ["perverse_infiltration", "changer_of_ways"]


def test_changer_of_ways_next_door_silences_nobody() -> None:
    """OW 8.22: only where it lies."""
    table = arrange(
        "turn",
        seat="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"]},
        power={"slaanesh": 1},
        spaces={"troll_country": ["changer_of_ways"], "empire": [None, "changer_of_ways"]},
    )
    table.choose("play:perverse_infiltration:kislev")
    assert table.corruption("kislev") == {"slaanesh": 1}


def test_documented_cards_work_when_they_are_played() -> None:
    """OW 19.2: only texts of ours are left out."""
    table = arrange(
        "turn",
        seat="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"]},
        power={"slaanesh": 1},
        settings={"cards": "documented"},
    )
    table.choose("play:perverse_infiltration:kislev")
    assert table.corruption("kislev") == {"slaanesh": 1}


# Domination and corruption


def test_domination_comes_before_ruin() -> None:
    """OW 10, 11: Kislev is dominated (3), then ruined (3 for the ruiner), then scored (8)."""
    table = play_on(
        "corruption_phase",
        figures={"kislev": {"leper": 4}},
        corruption={"kislev": {"nurgle": 8}},
        dials={"nurgle": 2},
    )
    assert table.field("ruined") == ["kislev"]
    assert table.of("points", "nurgle") == 3 + 3 + 8


@pytest.mark.parametrize("region", ["norsca", "tilea", "badlands"])
def test_a_card_on_the_right_space_dominates(region: str) -> None:
    """OW 10.10."""
    table = arrange("domination", spaces={region: [None, "degenerate_royalty"]})
    assert table.of("points", "slaanesh") == (2 if region == "tilea" else 1)


def test_one_figure_dominates_where_nothing_resists() -> None:
    """OW 10.9."""
    table = arrange("domination", figures={"norsca": {"bloodsworn": 1}}, tokens={"norsca": {"skaven": 1}})
    assert table.of("points", "khorne") == 1


def test_the_skull_throne_is_khornes_alone() -> None:
    """OW 8.4: on either space, and others' figures count one each, whatever card they have there."""
    for cards in (["the_skull_throne", "plague_touch"], ["plague_touch", "the_skull_throne"]):
        table = arrange(
            "turn",
            power={"khorne": 1},
            figures={"kislev": {"bloodletter": 2, "bloodsworn": 1, "leper": 2, "great_unclean_one": 1}},
            spaces={"kislev": cards},
        )
        values = table.region("kislev")["domination"]
        assert (values["khorne"], values["nurgle"]) == (1 + 4, 3)


@pytest.mark.parametrize("cards", [["a_great_foul_consumption"], [None, "a_great_foul_consumption"]])
def test_a_great_foul_consumption_without_cultists(cards: list[str | None]) -> None:
    """OW 8.18: on either space of the last region."""
    table = arrange("corruption", figures={"badlands": {"plaguebearer": 5}}, spaces={"badlands": cards})
    assert table.figures("badlands") == {}
    assert table.corruption("badlands") == {"nurgle": 2}


def test_ruiners_of_the_step_begin_with_nobody() -> None:
    """OW 19.7: not even Khorne in Norsca."""
    table = arrange(
        "corruption",
        settings={"ruiners": "step"},
        corruption={"norsca": {"tzeentch": 12}},
        ruiners={"khorne": ["norsca"]},
    )
    assert table.field("ruined") == ["norsca"]
    assert set(table.field("points").values()) == {0}


def test_a_region_is_ruined_once() -> None:
    """OW 15.1, 11.1: Warpstones that lie in ruins ruin nothing."""
    table = arrange("corruption", ruined=["kislev"], ruins_scored=1, tokens={"kislev": {"warpstone": 12}})
    assert table.field("ruined") == ["kislev"]


def test_only_who_placed_a_token_is_a_ruiner() -> None:
    """OW 11.7: also while some figure is in other hands."""
    table = arrange(
        "corruption",
        figures={"kislev": {"leper": 1}, "tilea": {"acolyte": 1}},
        marked={"tilea": ["acolyte-controlled"]},
        corruption={"kislev": {"khorne": 12}},
    )
    assert table.field("points") == {"khorne": 0, "nurgle": 3, "tzeentch": 0, "slaanesh": 0}
    assert table.field("ruiners") == {"nurgle": ["kislev"], "slaanesh": ["tilea"]}


# Dials


def test_dials_reach_the_last_region() -> None:
    """OW 13.15, 13.16: Badlands, and every power's tokens where they lie."""
    table = arrange(
        "dials",
        dials={"nurgle": 5},
        counters={"nurgle": 1, "khorne": 1},
        corruption={"badlands": {"slaanesh": 2, "khorne": 1}, "norsca": {"tzeentch": 1}},
    )
    assert table.options == [
        "cleanse:tzeentch:norsca",
        "cleanse:khorne:badlands",
        "cleanse:slaanesh:badlands",
    ]
    table = arrange(
        "dials",
        dials={"slaanesh": 5},
        counters={"slaanesh": 1, "khorne": 1},
        tokens={"badlands": {"peasant": 3}, "norsca": {"hero": 1}},
    )
    assert table.options == ["take:hero:norsca", "take:peasant:badlands"]
    table.choose("take:peasant:badlands")
    assert table.tokens("badlands") == {"peasant": 2}
