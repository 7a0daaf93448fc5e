"""The 22 Old World cards: the immediate part of each, and the lasting one where it has one."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import Scenario, arrange, play_on
from warhost.core.engine import open_question

EVENTS_ON = "event"


def draw_card(card: str, **state: Any) -> Scenario:
    """The Old World Phase with this card; Nurgle, of lowest Threat, decides. Play stops at the first question."""
    return play_on("old_world_phase", draws=[card], **state)


def where(table: Scenario, token: str) -> dict[str, int]:
    """Where tokens of one kind lie."""
    return {region: row[token] for region, row in table.field("tokens").items() if token in row}


def test_bretonnian_knights_bring_two_heroes() -> None:
    """OW 18.9, 4.2, 4.11: one in Bretonnia, one elsewhere; the lowest Threat decides; the card goes to the track."""
    table = draw_card("bretonnian_knights")
    assert table.asked == "nurgle old_world_place"
    assert len(table.options) == 8
    assert "place:hero>bretonnia" not in table.options
    table.choose("place:hero>kislev")
    assert where(table, "hero") == {"kislev": 1, "bretonnia": 1}
    assert table.field("track") == {"1": "bretonnian_knights"}


def test_bretonnian_knights_cost_cards() -> None:
    """OW 18.9: each player with a figure in Bretonnia discards a card of his choice; an empty hand gives nothing."""
    table = arrange(
        "old world cards",
        track={"1": "bretonnian_knights"},
        figures={"bretonnia": {"bloodsworn": 1, "leper": 1, "acolyte": 1}},
        hands={
            "khorne": ["battle_cry", "blood_frenzy"],
            "tzeentch": ["teleport"],
            "slaanesh": ["abyssal_pact"],
        },
    )
    assert table.asked == "khorne old_world_discard"
    assert open_question(table.match.state).rule == "OW 18.8"
    table.choose("discard:blood_frenzy")
    assert table.asked == "pause"
    assert (table.hand("khorne"), table.hand("tzeentch")) == (["battle_cry"], [])
    assert table.hand("slaanesh") == ["abyssal_pact"]


def test_the_crusade_is_come() -> None:
    """OW 18.10, 4.8: a Hero in each of two different regions; the card leaves the game."""
    table = draw_card("the_crusade_is_come")
    table.choose("place:hero>kislev")
    assert "place:hero>kislev" not in table.options
    table.choose("place:hero>empire")
    assert where(table, "hero") == {"kislev": 1, "empire": 1}
    assert table.field("old_world_gone") == ["the_crusade_is_come"]
    assert table.field("track") == {}


@pytest.mark.parametrize(
    ("card", "regions"),
    [
        ("dark_elf_corsairs", ["norsca", "bretonnia", "estalia"]),
        ("electors_sue_for_peace", ["kislev", "empire", "bretonnia"]),
        ("the_grail_is_found", ["bretonnia", "estalia", "tilea"]),
        ("greenskins_invade", ["empire", "tilea", "badlands"]),
        ("norse_reavers", ["norsca", "troll_country", "kislev"]),
        ("teclis_aids_the_empire", ["kislev", "empire", "border_princes"]),
    ],
)
def test_comet_cards_clear_and_mark_their_regions(card: str, regions: list[str]) -> None:
    """OW 4.5, 18.11, 18.15, 18.17, 18.18, 18.22, 18.27: old Events and comets go, three new Events come."""
    other = "norse_reavers" if card != "norse_reavers" else "greenskins_invade"
    table = draw_card(card, tokens={"badlands": {"event": 2}}, track={"2": other})
    assert where(table, "event") == dict.fromkeys(regions, 1)
    assert table.field("track") == {"1": card}
    assert table.field("old_world_gone") == [other]


def test_dark_elf_corsairs_take_cultists() -> None:
    """OW 18.11: each player with a cultist in a region with an Event removes one; warriors are left alone."""
    table = arrange(
        "old world cards",
        track={"1": "dark_elf_corsairs"},
        figures={"norsca": {"leper": 2, "acolyte": 1, "bloodletter": 1}, "kislev": {"leper": 1}},
        tokens={"norsca": {"event": 1}},
    )
    assert table.figures("norsca") == {"leper": 1, "bloodletter": 1}
    assert table.figures("kislev") == {"leper": 1}


def test_divine_inspiration_looks_for_peasants() -> None:
    """OW 18.12: a Hero where a Peasant is; anywhere if there is none."""
    table = draw_card("divine_inspiration", tokens={"kislev": {"peasant": 1}, "tilea": {"peasant": 2}})
    assert table.options == ["place:hero>kislev", "place:hero>tilea"]
    alone = draw_card("divine_inspiration")
    assert len(alone.options) == 9


def test_divine_inspiration_strengthens_regions_with_heroes() -> None:
    """OW 18.12: Resistance +1, however many Heroes."""
    table = arrange(
        "domination",
        track={"1": "divine_inspiration"},
        tokens={"kislev": {"hero": 2}, "empire": {"noble": 1}},
    )
    assert table.region("kislev")["resistance"] == 4
    assert table.region("empire")["resistance"] == 5


def test_dwarf_trollslayers_give_a_choice() -> None:
    """OW 18.13, 4.4."""
    table = draw_card("dwarf_trollslayers")
    assert (table.asked, table.options) == ("nurgle old_world_choose", ["choose:1", "choose:2"])
    table.choose("choose:2")
    assert where(table, "hero") == {"troll_country": 1, "empire": 1}
    other = draw_card("dwarf_trollslayers").choose("choose:1")
    assert where(other, "hero") == {"norsca": 1, "kislev": 1}


def test_dwarf_trollslayers_slay_warriors() -> None:
    """OW 18.13: the highest Threat among those with a warrior in the region loses one, nobody else."""
    table = arrange(
        "old world cards",
        track={"1": "dwarf_trollslayers"},
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 1, "seductress": 1}},
        tokens={"kislev": {"hero": 2}},
    )
    assert table.figures("kislev") == {"plaguebearer": 1, "seductress": 1}


def test_electors_arise() -> None:
    """OW 18.14: a Noble in the Empire, one in another populous region."""
    table = draw_card("electors_arise")
    assert table.options == ["place:noble>kislev", "place:noble>bretonnia", "place:noble>estalia"]
    table.choose("place:noble>estalia")
    assert where(table, "noble") == {"empire": 1, "estalia": 1}
    assert table.field("old_world_gone") == ["electors_arise"]


def test_electors_sue_for_peace_stop_battles() -> None:
    """OW 18.15: none in regions with an Event, while the card lies on the track."""
    state: dict[str, Any] = {
        "figures": {"kislev": {"bloodletter": 1, "leper": 1}},
        "tokens": {"kislev": {"event": 1}},
    }
    quiet = arrange("battle", track={"1": "electors_sue_for_peace"}, **state)
    assert quiet.figures("kislev") == {"bloodletter": 1, "leper": 1}
    loud = arrange("battle", dice=[4, 1], **state)
    assert loud.figures("kislev") == {"bloodletter": 1}


def test_franzs_decree() -> None:
    """OW 18.16: a Hero and a Noble in the Empire; Resistance +1 in populous regions."""
    table = draw_card("franzs_decree")
    assert table.tokens("empire") == {"hero": 1, "noble": 1}
    regions = {
        name: table.region(name)["resistance"]
        for name in ("kislev", "empire", "bretonnia", "estalia", "tilea")
    }
    assert regions == {"kislev": 4, "empire": 6, "bretonnia": 4, "estalia": 5, "tilea": 2}


def test_the_grail_is_found_keeps_corruption_out() -> None:
    """OW 18.17, 3.5: in regions with an Event nobody places corruption."""
    table = arrange(
        "corruption",
        track={"2": "the_grail_is_found"},
        figures={"tilea": {"leper": 2}, "kislev": {"leper": 1}},
        tokens={"tilea": {"event": 1}},
    )
    assert table.field("corruption") == {"kislev": {"nurgle": 1}}


def test_greenskins_invade_after_the_battles() -> None:
    """OW 18.18, 9.30: each player with a figure in a region with an Event removes one of his choice."""
    table = arrange(
        "battle",
        track={"1": "greenskins_invade"},
        figures={"tilea": {"leper": 1, "great_unclean_one": 1, "acolyte": 1}},
        tokens={"tilea": {"event": 1}},
        dice=[1, 1, 1],
    )
    assert table.asked == "nurgle old_world_figure"
    table.choose("remove:leper")
    assert table.figures("tilea") == {"great_unclean_one": 1}
    assert table.field("kills") == {}


def test_the_horned_ones_due_brings_a_skaven() -> None:
    """OW 18.19."""
    table = draw_card("the_horned_ones_due")
    table.choose("place:skaven>empire")
    assert table.region("empire")["resistance"] == 4


def test_the_horned_ones_due_closes_a_space() -> None:
    """OW 18.19, 7.10: one card fits where a Skaven is, none more; cards already there stay."""
    table = arrange(
        "turn",
        track={"1": "the_horned_ones_due"},
        tokens={"kislev": {"skaven": 1}, "empire": {"skaven": 1}},
        spaces={"kislev": ["influenza"]},
        hands={"khorne": ["battle_cry"]},
        power={"khorne": 1},
    )
    assert table.refusal("play:battle_cry:kislev") == "no_space"
    assert "play:battle_cry:empire" in table.options


def test_mass_exodus_moves_peasants_next_door() -> None:
    """OW 18.20: all of one region, each to an adjacent region that is not ruined."""
    table = draw_card(
        "mass_exodus",
        tokens={"kislev": {"peasant": 2}, "tilea": {"peasant": 1}},
        ruined=["badlands"],
        ruins_scored=1,
    )
    assert table.options == ["take:peasant:kislev", "take:peasant:tilea"]
    table.choose("take:peasant:kislev")
    assert table.options == ["move:peasant>troll_country", "move:peasant>empire"]
    table.choose("move:peasant>troll_country", "move:peasant>empire")
    assert where(table, "peasant") == {"troll_country": 1, "empire": 1, "tilea": 1}


def test_mass_exodus_with_nowhere_to_go() -> None:
    """OW 3.4, 15.3: Peasants of the Badlands stay when the Border Princes are ruined."""
    table = draw_card(
        "mass_exodus", tokens={"badlands": {"peasant": 2}}, ruined=["border_princes"], ruins_scored=1
    )
    assert where(table, "peasant") == {"badlands": 2}
    assert table.asked == "khorne turn"


def test_meteor_showers() -> None:
    """OW 18.21, 4.11: a Warpstone in each of two different regions."""
    table = draw_card("meteor_showers")
    table.choose("place:warpstone>norsca")
    assert "place:warpstone>norsca" not in table.options
    table.choose("place:warpstone>tilea")
    assert where(table, "warpstone") == {"norsca": 1, "tilea": 1}
    assert table.field("old_world_gone") == ["meteor_showers"]


def test_norse_reavers_drive_peasants_off() -> None:
    """OW 18.22: all Peasants leave Norsca and Troll Country."""
    table = draw_card("norse_reavers", tokens={"norsca": {"peasant": 2}, "kislev": {"peasant": 1}})
    assert where(table, "peasant") == {"kislev": 1}


def test_norse_reavers_take_figures() -> None:
    """OW 18.22, 12.7: in the End Phase, one of each player in each region with an Event."""
    table = arrange(
        "old world cards",
        track={"2": "norse_reavers"},
        figures={"kislev": {"bloodletter": 1, "acolyte": 2}},
        tokens={"kislev": {"event": 1}},
    )
    assert table.figures("kislev") == {"acolyte": 1}


def test_peasant_uprising() -> None:
    """OW 18.23: a Peasant everywhere but in the Badlands; each raises the Resistance of its region."""
    table = draw_card("peasant_uprising", tokens={"kislev": {"peasant": 1}})
    assert sum(where(table, "peasant").values()) == 9
    assert "badlands" not in where(table, "peasant")
    assert table.region("kislev")["resistance"] == 5


def test_two_peasant_uprisings_on_the_track() -> None:
    """OW 18.23, 7.7: both work."""
    table = arrange(
        "domination",
        track={"1": "peasant_uprising", "2": "peasant_uprising"},
        tokens={"kislev": {"peasant": 2}},
    )
    assert table.region("kislev")["resistance"] == 3 + 4


def test_peasant_uprising_with_a_small_pool() -> None:
    """OW 4.10, 1.10: the deciding player says which regions get the last Peasants."""
    table = draw_card("peasant_uprising", tokens={"badlands": {"peasant": 12}}, peasants={"khorne": 6})
    assert table.asked == "nurgle old_world_place"
    table.choose("place:peasant>estalia", "place:peasant>tilea")
    assert where(table, "peasant") == {"badlands": 12, "estalia": 1, "tilea": 1}


def test_plunged_into_chaos() -> None:
    """OW 18.24: a point for each captured Peasant, three more for strictly the most; they are kept."""
    table = draw_card("plunged_into_chaos", peasants={"khorne": 3, "tzeentch": 1})
    assert table.field("points") == {"khorne": 6, "nurgle": 0, "tzeentch": 1, "slaanesh": 0}
    assert table.of("peasants", "khorne") == 3


def test_plunged_into_chaos_on_a_tie() -> None:
    """OW 18.24, 19.16: nobody gets the three; and the Peasants go back if so agreed."""
    table = draw_card(
        "plunged_into_chaos", peasants={"khorne": 2, "tzeentch": 2}, settings={"peasants": "returned"}
    )
    assert table.field("points") == {"khorne": 2, "nurgle": 0, "tzeentch": 2, "slaanesh": 0}
    assert table.of("peasants", "khorne") == 0


def test_road_wardens_bring_a_hero_to_the_country() -> None:
    """OW 18.25: into a region that is not populous."""
    table = draw_card("road_wardens")
    assert [key.split(">")[1] for key in table.options] == [
        "norsca",
        "troll_country",
        "tilea",
        "border_princes",
        "badlands",
    ]


def test_road_wardens_make_travelling_dearer() -> None:
    """OW 18.25, 6.14: one more from the board, not from the reserve."""
    table = arrange(
        "turn",
        track={"1": "road_wardens"},
        figures={"kislev": {"bloodsworn": 1, "bloodletter": 1}},
        power={"khorne": 2},
    )
    assert table.refusal("summon:bloodletter:kislev>empire") == "not_enough_power"
    assert "summon:bloodletter:reserve>empire" in table.options
    table.choose("summon:bloodsworn:kislev>empire")
    assert table.of("power", "khorne") == 0


def test_road_wardens_and_a_free_leper() -> None:
    """OW 6.14, 17.7: 0 and 1 more from the board."""
    table = arrange(
        "turn",
        seat="nurgle",
        track={"1": "road_wardens"},
        figures={"kislev": {"leper": 2}, "empire": {"plaguebearer": 1}},
        upgrades={"nurgle_cultist": 1},
        power={"nurgle": 1},
    )
    moves = [key for key in table.options if key.startswith("summon:leper:kislev")]
    assert moves == [
        "summon:leper:kislev>troll_country",
        "summon:leper:kislev>bretonnia",
        "summon:leper:kislev>border_princes",
    ]


def test_skavengers_come_for_warpstone() -> None:
    """OW 18.26: a Skaven where a Warpstone is, or anywhere."""
    table = draw_card("skavengers", tokens={"kislev": {"warpstone": 1}, "norsca": {"warpstone": 1}})
    assert table.options == ["place:skaven>norsca", "place:skaven>kislev"]
    assert len(draw_card("skavengers").options) == 9


def test_skavengers_take_warpstone() -> None:
    """OW 18.26: one from each region with a Skaven."""
    table = arrange(
        "old world cards",
        track={"1": "skavengers"},
        tokens={"kislev": {"warpstone": 2, "skaven": 1}, "norsca": {"warpstone": 1}},
    )
    assert where(table, "warpstone") == {"kislev": 1, "norsca": 1}


def test_teclis_aids_the_empire_makes_cards_dearer() -> None:
    """OW 18.27, 7.5: one more in regions with an Event; domination keeps the printed cost."""
    table = arrange(
        "turn",
        track={"1": "teclis_aids_the_empire"},
        tokens={"kislev": {"event": 1}},
        hands={"khorne": ["battle_cry", "battle_cry"]},
        power={"khorne": 3},
    )
    table.choose("play:battle_cry:kislev")
    assert table.of("power", "khorne") == 1
    assert table.refusal("play:battle_cry:kislev") == "not_enough_power"
    table.choose("play:battle_cry:tilea")
    assert table.region("kislev")["domination"]["khorne"] == 1


def test_up_from_skavenblight() -> None:
    """OW 18.28: a Skaven with or next to a Warpstone; nothing without one."""
    table = draw_card("up_from_skavenblight", tokens={"kislev": {"warpstone": 1}})
    assert [key.split(">")[1] for key in table.options] == ["troll_country", "kislev", "empire"]
    nothing = draw_card("up_from_skavenblight")
    assert where(nothing, "skaven") == {}
    assert nothing.field("old_world_gone") == ["up_from_skavenblight"]


def test_warpstone_discovery_finds_two() -> None:
    """OW 18.29, 1.10: two in one region, as far as the pool goes."""
    table = draw_card("warpstone_discovery", tokens={"badlands": {"warpstone": 13}})
    table.choose("place:warpstone>kislev")
    assert table.tokens("kislev") == {"warpstone": 1}


def test_warpstone_discovery_draws_cards() -> None:
    """OW 18.29: one card for each player with a figure at a Warpstone, once in all."""
    table = arrange(
        "old world cards",
        track={"1": "warpstone_discovery"},
        figures={"kislev": {"leper": 1}, "norsca": {"leper": 1, "acolyte": 1}, "tilea": {"bloodsworn": 1}},
        tokens={"kislev": {"warpstone": 1}, "norsca": {"warpstone": 1}},
    )
    assert [len(table.hand(power)) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [0, 1, 1, 0]


def test_witch_hunters_go_where_cultists_are() -> None:
    """OW 18.30: the region with the most of all powers; a tie is the lowest Threat's choice."""
    alone = draw_card("witch_hunters", figures={"kislev": {"leper": 1, "acolyte": 1}, "tilea": {"leper": 1}})
    assert where(alone, "hero") == {"kislev": 1}
    tie = draw_card("witch_hunters", figures={"kislev": {"leper": 1}, "tilea": {"acolyte": 1, "horror": 1}})
    assert tie.options == ["place:hero>kislev", "place:hero>tilea"]


def test_witch_hunters_make_heroes_take_cultists() -> None:
    """OW 18.30: a cultist if there is one, else any figure."""
    table = arrange(
        "heroes",
        track={"1": "witch_hunters"},
        figures={"kislev": {"bloodsworn": 1, "bloodthirster": 1}, "tilea": {"bloodletter": 1}},
        tokens={"kislev": {"hero": 1}, "tilea": {"hero": 1}},
    )
    assert table.figures("kislev") == {"bloodthirster": 1}
    assert table.figures("tilea") == {}


def test_space_one_works_before_space_two() -> None:
    """OW 12.7, 18.8: first the card on space 1, then the one on space 2."""
    table = arrange(
        "old world cards",
        track={"1": "bretonnian_knights", "2": "warpstone_discovery"},
        figures={"bretonnia": {"leper": 1}},
        tokens={"bretonnia": {"warpstone": 1}},
        hands={"nurgle": ["influenza"]},
        draws=["plague_aura"],
    )
    assert table.hand("nurgle") == ["plague_aura"]
    assert table.of("discards", "nurgle") == ["influenza"]


def test_a_lasting_effect_ends_with_the_track() -> None:
    """OW 4.12, 18.1: without its card an Event means nothing."""
    table = arrange("old world cards", figures={"kislev": {"leper": 1}}, tokens={"kislev": {"event": 1}})
    assert table.figures("kislev") == {"leper": 1}


def test_no_token_enters_a_ruined_region() -> None:
    """OW 4.9, 15.3: a named region is passed over, and none can be picked."""
    table = draw_card("bretonnian_knights", ruined=["bretonnia", "kislev"], ruins_scored=2)
    assert "place:hero>kislev" not in table.options
    table.choose("place:hero>empire")
    assert where(table, "hero") == {"empire": 1}
