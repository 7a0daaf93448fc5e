"""The Summoning Phase: turns, figures, cards on the board, and why something is refused."""

from __future__ import annotations

from tests.oldworld.scenario import arrange, play_on
from tests.oldworld.test_tables import REGIONS
from warhost.core.engine import open_question


def test_turns_go_round_until_nobody_has_points() -> None:
    """OW 6.1, 6.2, 3.2: in power order, again and again."""
    table = arrange("turn", power={"khorne": 1, "nurgle": 2, "slaanesh": 1})
    asked = []
    while table.asked != "pause":
        asked.append(table.asked.split()[0])
        table.choose(
            next(key for key in table.options if key.startswith("summon:") and ":reserve>kislev" in key)
        )
    assert asked == ["khorne", "nurgle", "slaanesh", "nurgle"]


def test_passing_drops_to_zero() -> None:
    """OW 6.4: for the rest of the phase."""
    table = arrange("turn", power={"khorne": 5, "nurgle": 1}).choose("pass")
    assert table.of("power", "khorne") == 0
    table.choose("pass")
    assert table.asked == "pause"


def test_skipped_at_zero_even_with_free_cards() -> None:
    """OW 6.3."""
    table = arrange("turn", power={"khorne": 0, "nurgle": 1}, hands={"khorne": ["blood_frenzy"]})
    assert table.asked == "nurgle turn"


def test_free_things_keep_the_points() -> None:
    """OW 6.5: a card of cost 0 may be played as long as there are points."""
    table = arrange("turn", power={"khorne": 1}, hands={"khorne": ["blood_frenzy", "blood_frenzy"]})
    table.choose("play:blood_frenzy:kislev", "play:blood_frenzy:empire")
    assert table.asked == "khorne turn"
    assert table.of("power", "khorne") == 1


def test_a_player_who_can_do_nothing_passes() -> None:
    """OW 6.4: without cards, and with figures dearer than his points, nobody asks him."""
    table = arrange(
        "turn",
        powers=("khorne", "nurgle", "tzeentch"),
        figures={"kislev": {"bloodsworn": 4}},
        spaces={"kislev": ["temporal_stasis"]},
        track={"1": "road_wardens"},
        power={"khorne": 1},
    )
    assert table.asked == "pause"
    assert table.of("power", "khorne") == 0


def test_a_figure_comes_from_reserve_or_from_the_board() -> None:
    """OW 6.6, 1.9: at the same cost; what is not there cannot be taken."""
    table = arrange("turn", figures={"kislev": {"bloodthirster": 1, "bloodsworn": 4}}, power={"khorne": 6})
    assert table.refusal("summon:bloodsworn:reserve>kislev") == "not_in_reserve"
    assert table.refusal("summon:bloodletter:kislev>empire") == "not_there"
    assert table.refusal("summon:leper:reserve>kislev") == "not_your_figure"
    table.choose("summon:bloodthirster:kislev>empire")
    assert table.of("power", "khorne") == 3


def test_a_figure_must_change_its_region() -> None:
    """OW 6.10."""
    table = arrange("turn", figures={"kislev": {"bloodsworn": 1}}, power={"khorne": 1})
    assert table.refusal("summon:bloodsworn:kislev>kislev") == "same_region"


def test_the_only_figure_goes_next_door_only() -> None:
    """OW 6.11: its owner did have a figure on the board."""
    table = arrange("turn", figures={"kislev": {"bloodsworn": 1}}, power={"khorne": 1})
    moves = [key for key in table.options if key.startswith("summon:bloodsworn:kislev")]
    assert moves == ["summon:bloodsworn:kislev>troll_country", "summon:bloodsworn:kislev>empire"]


def test_any_region_without_a_figure_on_the_board() -> None:
    """OW 6.8, 6.12: ruined ones too."""
    table = arrange("turn", power={"khorne": 1}, ruined=["badlands"], ruins_scored=1)
    assert len([key for key in table.options if key.startswith("summon:bloodsworn:reserve")]) == 9


def test_adjacency_is_as_on_the_map() -> None:
    """OW 1.6, 6.7: Tilea touches Bretonnia, Estalia and the Border Princes, not the Empire."""
    table = arrange("turn", figures={"tilea": {"bloodsworn": 1}}, power={"khorne": 1})
    moves = [key.split(">")[1] for key in table.options if key.startswith("summon:bloodsworn:tilea")]
    assert moves == ["bretonnia", "estalia", "border_princes"]


def test_many_figures_in_one_region() -> None:
    """OW 6.13."""
    table = arrange(
        "turn", seat="nurgle", figures={"kislev": {"leper": 5, "plaguebearer": 5}}, power={"nurgle": 1}
    )
    table.choose("summon:leper:reserve>kislev")
    assert table.figures("kislev") == {"leper": 6, "plaguebearer": 5}


def test_cards_need_no_presence_but_a_whole_region() -> None:
    """OW 7.1, 15.2."""
    table = arrange(
        "turn", power={"khorne": 1}, hands={"khorne": ["battle_cry"]}, ruined=["badlands"], ruins_scored=1
    )
    assert table.refusal("play:battle_cry:badlands") == "ruined"
    assert table.refusal("play:blood_frenzy:kislev") == "not_in_hand"
    assert "play:battle_cry:kislev" in table.options


def test_the_left_space_is_taken_first() -> None:
    """OW 1.7, 7.2, 7.3: then the right one, then none."""
    table = arrange(
        "turn", power={"khorne": 3}, hands={"khorne": ["battle_cry", "the_skull_throne", "ritual_slaying"]}
    )
    table.choose("play:battle_cry:kislev", "play:the_skull_throne:kislev")
    assert table.field("spaces") == {"kislev": ["battle_cry", "the_skull_throne"]}
    assert table.refusal("play:ritual_slaying:kislev") == "no_space"


def test_surcharges_add_up() -> None:
    """OW 7.4: Temporal Stasis and Teclis together."""
    table = arrange(
        "turn",
        power={"khorne": 4},
        hands={"khorne": ["battle_cry"]},
        spaces={"kislev": ["temporal_stasis"]},
        track={"1": "teclis_aids_the_empire"},
        tokens={"kislev": {"event": 1}},
    )
    table.choose("play:battle_cry:kislev")
    assert table.of("power", "khorne") == 0


def test_refusals_name_numbers() -> None:
    """OW 6.6: the message can say what it would cost."""
    table = arrange("turn", power={"khorne": 1})
    option = table.match.game.verbs.parse("summon:bloodthirster:reserve>kislev")
    assert open_question(table.match.state).why_not(table.match.state, 0, option) == (
        "oldworld-reason-not_enough_power",
        {"cost": "3", "power": "1"},
    )


def test_a_controlled_figure_is_summoned_by_its_controller() -> None:
    """OW 16.3, 16.4: at its own cost, next to Slaanesh's figures; then it is its owner's again."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        power={"nurgle": 1, "slaanesh": 1},
    )
    assert table.refusal("summon:leper-controlled:kislev>empire") == "not_your_figure"
    assert len([key for key in table.options if key.startswith("summon:leper:reserve")]) == 9
    table.choose("summon:leper:reserve>tilea", "summon:leper-controlled:kislev>empire")
    assert table.figures("empire") == {"leper": 1}
    assert table.marked("empire") == []


def test_a_controlled_figure_gives_presence_to_its_controller() -> None:
    """OW 16.1, 6.7: Slaanesh may summon beside it."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        power={"slaanesh": 1},
    )
    reserve = [key.split(">")[1] for key in table.options if key.startswith("summon:seductress:reserve")]
    assert reserve == ["troll_country", "kislev", "empire"]


def test_field_of_carnage_holds_a_figure_of_khorne_that_slaanesh_controls() -> None:
    """OW 8.6, 16.1: it counts as Slaanesh's."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"bloodsworn": 2}},
        marked={"kislev": ["bloodsworn-controlled"]},
        spaces={"kislev": ["field_of_carnage"]},
        power={"slaanesh": 1},
    )
    assert table.refusal("summon:bloodsworn-controlled:kislev>empire") == "may_not_leave"


def test_refusals_of_other_questions() -> None:
    """OW 8.26, 8.33, 8.7, 4.9, 5.2: each says what stands in the way."""
    teleport = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"bloodsworn": 1, "leper": 1, "bloodthirster": 1}},
        spaces={"kislev": ["field_of_carnage"]},
        power={"tzeentch": 1},
        hands={"tzeentch": ["teleport"]},
    ).choose("play:teleport:kislev")
    assert teleport.refusal("teleport:horror>empire") == "not_there"
    assert teleport.refusal("teleport:bloodsworn>kislev") == "same_region"
    assert teleport.refusal("teleport:bloodthirster>empire") == "too_great"
    assert teleport.refusal("teleport:leper>empire") == "may_not_leave"
    influence = arrange(
        "turn",
        seat="slaanesh",
        tokens={"kislev": {"noble": 1}},
        ruined=["empire"],
        ruins_scored=1,
        power={"slaanesh": 1},
        hands={"slaanesh": ["dark_influence"]},
    ).choose("play:dark_influence:kislev")
    assert influence.refusal("influence:hero>tilea") == "no_token"
    assert influence.refusal("influence:noble>empire") == "no_token_in_ruins"
    exchange = play_on("draw_phase", hands={"tzeentch": ["dazzle"]})
    assert exchange.refusal("discard:teleport") == "not_in_hand"
    placing = play_on("old_world_phase", draws=["road_wardens"], ruined=["tilea"], ruins_scored=1)
    assert placing.refusal("place:hero>empire") == "not_fitting"
    assert placing.refusal("place:hero>tilea") == "no_token_in_ruins"


def test_who_stands_everywhere_may_summon_everywhere() -> None:
    """OW 6.7: also with a figure in every region but Norsca, which is next to Troll Country."""
    everywhere = {region: {"bloodletter": 1} for region in REGIONS[:6]}
    everywhere |= {region: {"bloodsworn": 1} for region in REGIONS[6:]}
    for occupied in (everywhere, {region: everywhere[region] for region in REGIONS[1:]}):
        table = arrange("turn", figures=occupied, power={"khorne": 3})
        reached = [way.removeprefix("bloodthirster:reserve>") for way in table.offered("summon")]
        assert [region for region in reached if region in REGIONS] == list(REGIONS)


def test_a_full_region_does_not_close_the_next_one() -> None:
    """OW 7.1, 7.3: Norsca takes no card, Troll Country with one on its left space does."""
    table = arrange(
        "turn",
        power={"khorne": 1},
        hands={"khorne": ["battle_cry"]},
        spaces={"norsca": ["influenza", "influenza"], "troll_country": ["influenza"]},
    )
    assert [card.partition(":")[2] for card in table.offered("play")] == list(REGIONS[1:])
