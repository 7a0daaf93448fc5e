"""The Battle Phase: who fights, dice, hits and whom they may and must go to."""

from __future__ import annotations

from tests.oldworld.scenario import arrange


def test_regions_fight_in_their_order() -> None:
    """OW 9.1, 1.3, 3.3, 15.6: ruined ones too."""
    figures = {region: {"bloodletter": 1, "leper": 1} for region in ("badlands", "norsca", "empire")}
    table = arrange("battle", figures=figures, ruined=["norsca"], ruins_scored=1, dice=[4, 1, 1, 1, 4, 1])
    assert table.figures("norsca") == {"bloodletter": 1}
    assert table.figures("empire") == {"bloodletter": 1, "leper": 1}
    assert table.figures("badlands") == {"bloodletter": 1}


def test_no_battle_without_dice_or_target() -> None:
    """OW 9.2: cultists do not fight, and nobody fights alone."""
    table = arrange("battle", figures={"kislev": {"leper": 1, "acolyte": 1}, "empire": {"bloodthirster": 1}})
    assert table.asked == "pause"
    assert table.match.state.drawn == arrange("heroes").match.state.drawn


def test_hits_are_four_five_and_six() -> None:
    """OW 9.6."""
    table = arrange("battle", figures={"kislev": {"bloodthirster": 1, "leper": 4}}, dice=[3, 4, 5, 1])
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodthirster": 1, "leper": 2}


def test_sixes_explode_again_and_again() -> None:
    """OW 9.7."""
    table = arrange("battle", figures={"kislev": {"plaguebearer": 1, "acolyte": 4}}, dice=[6, 6, 6, 2])
    table.choose("hit:acolyte", "hit:acolyte")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"plaguebearer": 1, "acolyte": 1}


def test_the_roller_chooses_among_targets() -> None:
    """OW 9.8, 9.12, 18.4: enemy figures and Peasants, never his own."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "bloodsworn": 1, "leper": 1, "acolyte": 1}},
        tokens={"kislev": {"peasant": 1}},
        dice=[4, 1],
    )
    assert table.options == ["hit:leper", "hit:acolyte", "hit:peasant"]
    assert table.refusal("hit:bloodsworn") == "own_figure"
    assert table.refusal("hit:horror") == "not_there"


def test_never_fewer_hits_than_kill() -> None:
    """OW 9.10, 9.11: one hit on a Horror is not possible, so it is lost."""
    table = arrange("battle", figures={"kislev": {"bloodletter": 1, "horror": 1}}, dice=[4, 1, 1])
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_refusals_in_battle() -> None:
    """OW 9.10, 9.24, 9.25: too few hits, too few sixes, a shield."""
    table = arrange(
        "battle",
        figures={
            "kislev": {"bloodletter": 1, "great_unclean_one": 1, "leper": 1, "acolyte": 2, "daemonette": 1}
        },
        marked={"kislev": ["acolyte-shielded"]},
        upgrades={"slaanesh_warrior": 1},
        dice=[4, 5],
    )
    assert table.refusal("hit:great_unclean_one") == "not_enough_hits"
    assert table.refusal("hit:daemonette") == "not_enough_sixes"
    assert table.refusal("hit:acolyte-shielded") == "shielded"
    assert table.refusal("hit:peasant") == "no_peasant"


def test_hits_of_different_players_do_not_add_up() -> None:
    """OW 9.10: one of Khorne's and one of Nurgle's do not kill a Horror, the only one whom two hits would kill."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "great_unclean_one": 1, "horror": 1}},
        dice=[4, 1, 1, 1, 4, 1, 1, 1],
    )
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev") == {"bloodthirster": 1, "great_unclean_one": 1, "horror": 1}


def test_hits_must_be_assigned() -> None:
    """OW 9.12, 9.8: even to one's own figure in another player's hands."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "bloodsworn": 1}},
        marked={"kislev": ["bloodsworn-controlled"]},
        dice=[4, 4],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.of("counters", "khorne") == 1


def test_a_figure_laid_down_is_not_hit_again_but_rolls() -> None:
    """OW 9.9, 9.13, 9.4."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "plaguebearer": 1, "horror": 1}},
        dice=[4, 1, 4],
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"horror": 1}


def test_laid_down_figures_return_to_reserve_after_the_last_dice() -> None:
    """OW 9.3, 9.16: all who were to roll have rolled."""
    table = arrange("battle", figures={"kislev": {"bloodletter": 1, "plaguebearer": 1}}, dice=[4, 1, 4])
    assert table.figures("kislev") == {}
    assert table.summary["powers"]["nurgle"]["reserve"]["plaguebearer"] == 5


def test_all_dice_are_rolled_with_the_whole_attack() -> None:
    """OW 9.4, 9.5: 2 + 2 + 4."""
    table = arrange("turn", figures={"kislev": {"bloodletter": 2, "bloodthirster": 1}})
    assert table.region("kislev")["dice"]["khorne"] == 8


def test_the_battle_is_over_when_early_dice_leave_no_target() -> None:
    """OW 9.23."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "leper": 2}},
        spaces={"kislev": ["blood_frenzy"]},
        dice=[4, 4],
    )
    table.choose("hit:leper", "hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodthirster": 1}
    assert table.match.state.forced_dice == []


def test_a_controlled_figure_rolls_for_its_controller() -> None:
    """OW 9.28, 16.1, 16.2: an upgraded Bloodsworn gives Slaanesh a die against Khorne."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodsworn": 2}},
        marked={"kislev": ["bloodsworn-controlled"]},
        upgrades={"khorne_cultist": 1},
        dice=[1, 4],
    )
    assert table.figures("kislev") == {"bloodsworn": 1}
    assert table.marked("kislev") == ["bloodsworn-controlled"]


def test_upgraded_bloodletters_roll_early_for_whoever_controls_them() -> None:
    """OW 16.2, 9.21: and their early hits may be kept by Slaanesh for the Daemonette's die."""
    table = arrange(
        "battle",
        settings={"musk": "figures"},
        figures={"kislev": {"bloodletter": 1, "bloodthirster": 1, "daemonette": 1}},
        marked={"kislev": ["bloodletter-controlled"]},
        upgrades={"khorne_warrior": 1},
        dice=[4, 4, 1, 1, 1, 1, 4],
    )
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_a_killed_controlled_figure_goes_to_its_owners_reserve() -> None:
    """OW 16.5."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        dice=[4, 1],
    )
    assert table.figures("kislev") == {"bloodletter": 1}
    assert table.summary["powers"]["nurgle"]["reserve"]["leper"] == 6


def test_khorne_needs_two_kills_if_so_agreed() -> None:
    """OW 19.5."""
    figures = {"kislev": {"bloodletter": 1, "leper": 2}}
    one = arrange("battle", figures=figures, settings={"khorne_dial": "2"}, dice=[4, 1])
    assert one.of("counters", "khorne") == 0
    two = arrange("battle", figures=figures, settings={"khorne_dial": "2"}, dice=[4, 4])
    two.choose("hit:leper")
    assert two.of("counters", "khorne") == 1


def test_only_khorne_gains_counters_by_killing() -> None:
    """OW 9.29, 13.3."""
    table = arrange(
        "battle", figures={"kislev": {"great_unclean_one": 1, "leper": 1, "acolyte": 2}}, dice=[4, 4, 1]
    )
    table.choose("hit:acolyte")
    assert table.figures("kislev") == {"great_unclean_one": 1, "leper": 1}
    assert table.of("counters", "nurgle") == 0


def test_counters_for_each_region() -> None:
    """OW 9.29, 13.2."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}, "tilea": {"bloodletter": 1, "acolyte": 1}},
        dice=[4, 1, 4, 1],
    )
    assert table.of("counters", "khorne") == 2


def test_start_of_battle_is_region_by_region() -> None:
    """OW 9.17: Blood Frenzy in a later region waits for its turn."""
    table = arrange(
        "battle",
        figures={"norsca": {"bloodletter": 1, "leper": 1}, "tilea": {"leper": 1}},
        spaces={"tilea": ["blood_frenzy"]},
        dice=[4, 1, 4, 1],
    )
    assert table.figures("norsca") == {"bloodletter": 1}
    assert table.figures("tilea") == {}


def test_shields_are_laid_aside_after_the_last_battle() -> None:
    """OW 12.15, 8.25: they matter only in battle."""
    table = arrange("battle", figures={"kislev": {"acolyte": 1}}, marked={"kislev": ["acolyte-shielded"]})
    assert table.marked("kislev") == []
