"""Early hits that are kept (OW 9.19), hits beyond what kills (OW 9.11), and summoning in place (OW 6.10)."""

from __future__ import annotations

from typing import Any

from tests.oldworld.scenario import Scenario, arrange

FRENZY = {"kislev": ["blood_frenzy"]}


def fight(figures: dict[str, int], dice: list[int], **more: Any) -> Scenario:
    """A battle in Kislev."""
    return arrange("battle", figures={"kislev": figures}, dice=dice, **more)


# Early hits


def test_early_hits_may_be_kept_where_they_could_kill() -> None:
    """OW 9.19: the Leper could fall, but two early hits and one normal hit fell the Great Unclean One."""
    table = fight(
        {"bloodletter": 1, "leper": 1, "great_unclean_one": 1}, [4, 5, 4, 1, 1, 1, 1], spaces=FRENZY
    )
    assert table.options == ["hit:leper", "keep_hits"]
    table.choose("keep_hits")
    assert table.asked == "khorne hit"
    assert table.options == ["hit:leper", "hit:great_unclean_one"]
    table.choose("hit:great_unclean_one")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "leper": 1}


def test_kept_hits_are_tied_to_no_figure() -> None:
    """OW 9.19: kept while a Horror could not be killed, they strike whom the player likes later."""
    table = fight({"bloodletter": 1, "horror": 1, "daemonette": 1}, [4, 1, 4, 1, 1, 1], spaces=FRENZY)
    assert table.options == ["keep_hits", "lose"]
    table.choose("keep_hits")
    assert table.options == ["hit:horror", "hit:daemonette"]
    table.choose("hit:daemonette")
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_some_early_hits_kill_and_the_others_are_kept() -> None:
    """OW 9.18, 9.19: the Plaguebearer is gone at once and does not roll; the other hit helps to fell the Horror."""
    table = fight({"bloodletter": 1, "plaguebearer": 1, "horror": 1}, [4, 5, 4, 1, 1], spaces=FRENZY)
    table.choose("hit:plaguebearer")
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}
    assert table.options == ["keep_hits", "lose"]
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev") == {"bloodletter": 1}


def test_peasants_do_not_take_early_hits_unasked() -> None:
    """OW 9.19, 9.14: with Peasants there the player still says whether he keeps his hits."""
    table = fight(
        {"bloodthirster": 1, "great_unclean_one": 1},
        [4, 5, 4, 1, 1, 1, 1, 1, 1],
        spaces=FRENZY,
        tokens={"kislev": {"peasant": 2}},
    )
    assert table.options == ["hit:peasant", "keep_hits"]
    table.choose("keep_hits", "hit:great_unclean_one")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodthirster": 1}
    assert table.of("peasants", "khorne") == 0


def test_early_hits_without_dice_to_come_are_not_kept() -> None:
    """OW 9.19, 9.12: Khorne has no figure there, so what can kill must, and what cannot is lost."""
    table = fight({"leper": 2}, [4, 1], spaces=FRENZY)
    assert table.asked == "pause"
    assert table.figures("kislev") == {"leper": 1}
    table = fight({"great_unclean_one": 1}, [4, 5], spaces=FRENZY)
    assert table.asked == "pause"


def test_upgraded_bloodletters_alone_keep_nothing() -> None:
    """OW 9.19, 9.22: they do not roll again, so nothing comes that their hits could wait for."""
    table = fight({"bloodletter": 1, "horror": 1}, [4, 1, 1], upgrades={"khorne_warrior": 1})
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_bloodletters_hits_wait_for_a_bloodthirster() -> None:
    """OW 9.19, 9.22."""
    table = fight(
        {"bloodletter": 1, "bloodthirster": 1, "horror": 1},
        [4, 1, 4, 1, 1, 1, 1],
        upgrades={"khorne_warrior": 1},
    )
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "bloodthirster": 1}


def test_hits_kept_twice_are_all_there() -> None:
    """OW 9.19, 9.21: one of Blood Frenzy, one of the Bloodletters, one of the Bloodthirster: three for the Great Unclean One,
    who is laid down and still rolls."""
    table = fight(
        {"bloodletter": 1, "bloodthirster": 1, "great_unclean_one": 1},
        [4, 1, 4, 1, 4, 1, 1, 1, 5, 1, 1],
        upgrades={"khorne_warrior": 1},
        spaces=FRENZY,
    )
    table.choose("keep_hits", "keep_hits")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev") == {"bloodthirster": 1}


def test_kept_hits_may_be_lost_instead() -> None:
    """OW 9.19: to keep them is a choice."""
    table = fight({"bloodletter": 1, "horror": 1}, [4, 1, 4, 1, 1], spaces=FRENZY)
    assert table.options == ["keep_hits", "lose"]
    table.choose("lose")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_early_hits_that_can_kill_are_not_simply_lost() -> None:
    """OW 9.12."""
    table = fight({"bloodletter": 1, "leper": 2}, [4, 1], spaces=FRENZY)
    assert table.options == ["hit:leper", "keep_hits"]
    assert table.refusal("lose") == "refused-not-now"


def test_kept_sixes_stay_sixes() -> None:
    """OW 9.19, 9.24: one six kept and one rolled kill an upgraded Daemonette, a kept 4 does not count."""
    table = fight(
        {"bloodletter": 1, "daemonette": 1},
        [6, 4, 1, 6, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"slaanesh_warrior": 1},
    )
    assert table.options == ["keep_hits", "lose"]
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}
    table = fight(
        {"bloodletter": 1, "daemonette": 1},
        [5, 4, 6, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"slaanesh_warrior": 1},
    )
    table.choose("keep_hits")
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_kept_hits_serve_only_the_player_who_rolled_them() -> None:
    """OW 9.10, 9.19: the Horror falls neither to Khorne's one hit nor to that and Nurgle's."""
    table = fight(
        {"bloodthirster": 1, "great_unclean_one": 1, "horror": 1},
        [4, 1, 1, 1, 1, 1, 4, 1, 1, 1],
        spaces=FRENZY,
    )
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev")["horror"] == 1


def test_kept_hits_end_with_the_battle() -> None:
    """OW 9.20: what the player's own dice did not make enough is lost, and told."""
    table = fight({"bloodletter": 1, "keeper_of_secrets": 1}, [4, 5, 1, 1, 1, 1], spaces=FRENZY)
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert [event["hits"] for event in table.events("hits_kept")] == [2]
    assert [(event["hits"], event["sixes"]) for event in table.events("hits_joined")] == [(2, 0)]
    assert [event["hits"] for event in table.events("hits_lost")] == [2]
    assert (table.field("kept_hits"), table.field("kept_sixes")) == ([], [])


def test_kept_hits_outlive_the_figures_that_were_to_add_to_them() -> None:
    """OW 9.19, 9.18: Slaanesh's early dice take Khorne's Bloodsworn away; Khorne assigns what he has kept when his turn comes,
    and as these are normal hits then, the Bloodletter is laid down."""
    table = fight(
        {"bloodsworn": 1, "bloodletter": 1},
        [4, 1, 4, 1],
        settings={"musk": "figures"},
        marked={"kislev": ["bloodletter-controlled"]},
        spaces=FRENZY,
        upgrades={"khorne_warrior": 1, "khorne_cultist": 1},
    )
    assert table.options == ["hit:bloodletter-controlled", "keep_hits"]
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert table.figures("kislev") == {}


def test_kept_hits_without_a_target_are_lost() -> None:
    """OW 9.19, 9.13, 9.23: before Slaanesh's turn the two whom it could have struck have laid each other down."""
    table = fight(
        {"bloodsworn": 1, "bloodletter": 1, "plaguebearer": 1, "daemonette": 1},
        [4, 1, 4, 4],
        settings={"musk": "figures"},
        marked={"kislev": ["bloodletter-controlled"]},
        upgrades={"khorne_warrior": 1, "khorne_cultist": 1},
    )
    assert table.asked == "slaanesh hit"
    table.choose("keep_hits", "hit:plaguebearer", "hit:bloodsworn")
    assert table.asked == "pause"
    assert table.match.state.forced_dice == []
    assert [(event["seat"], event["hits"]) for event in table.events("hits_lost")] == [("slaanesh", 1)]
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


# Hits beyond what kills


def test_surplus_hits_may_go_to_the_fallen() -> None:
    """OW 9.11: a figure may be given more hits than it needs, so Khorne spares his own Bloodsworn."""
    table = fight(
        {"bloodletter": 1, "bloodsworn": 1, "leper": 1},
        [4, 4],
        marked={"kislev": ["bloodsworn-controlled"]},
    )
    assert table.options == ["hit:leper", "hit:bloodsworn-controlled"]
    table.choose("hit:leper")
    assert table.options == ["hit:bloodsworn-controlled", "pile"]
    table.choose("pile")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "bloodsworn": 1}


def test_peasants_take_one_hit_each() -> None:
    """OW 9.14, 9.11: what is left after a Peasant must go to another target."""
    table = fight(
        {"bloodletter": 1, "bloodsworn": 1},
        [4, 4],
        marked={"kislev": ["bloodsworn-controlled"]},
        tokens={"kislev": {"peasant": 1}},
    )
    table.choose("hit:peasant")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}


def test_surplus_hits_go_on_to_the_next_target_if_so_agreed() -> None:
    """OW 19.17."""
    table = fight(
        {"bloodletter": 1, "bloodsworn": 1, "leper": 1},
        [4, 4],
        marked={"kislev": ["bloodsworn-controlled"]},
        settings={"surplus_hits": "forced"},
    )
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}


def test_a_fallen_daemonette_takes_only_sixes() -> None:
    """OW 9.11, 9.24: the six that is left may go to her, the other hit may not."""
    table = fight(
        {"bloodletter": 2, "daemonette": 1, "leper": 2},
        [6, 6, 6, 4, 1, 1, 1, 1],
        upgrades={"slaanesh_warrior": 1},
    )
    table.choose("hit:daemonette")
    assert table.options == ["hit:leper", "pile"]
    table.choose("pile")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 2, "leper": 1}


def test_each_roll_has_its_own_fallen() -> None:
    """OW 9.11: what fell to early hits takes none of the normal ones."""
    table = fight({"bloodletter": 1, "leper": 3}, [4, 1, 4, 1], spaces=FRENZY)
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "leper": 1}


def test_parting_hits_may_be_piled_too() -> None:
    """OW 9.26, 9.11: under the usual rules."""
    table = fight(
        {"bloodletter": 2, "bloodsworn": 1, "plaguebearer": 2},
        [4, 4, 1, 1, 1, 1],
        upgrades={"nurgle_warrior": 1},
    )
    table.choose("hit:plaguebearer", "hit:bloodsworn", "pile")
    assert table.figures("kislev") == {"bloodletter": 2}


# Summoning in place


def test_a_figure_is_summoned_into_another_region() -> None:
    """OW 6.10."""
    table = arrange("turn", seat="nurgle", figures={"kislev": {"leper": 1}}, power={"nurgle": 1})
    assert table.refusal("summon:leper:kislev>kislev") == "same_region"


def test_a_figure_is_summoned_in_place_if_so_agreed() -> None:
    """OW 19.18, 17.9: the Great Unclean One corrupts the region where it stands, at its cost."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"great_unclean_one": 1, "leper": 1}},
        upgrades={"nurgle_daemon": 1},
        power={"nurgle": 4},
        settings={"summon_in_place": "yes"},
    )
    table.choose("summon:great_unclean_one:kislev>kislev")
    assert table.of("power", "nurgle") == 1
    assert table.figures("kislev") == {"great_unclean_one": 1, "leper": 1}
    assert table.corruption("kislev") == {"nurgle": 2}
    assert "summon:leper:kislev>kislev" in table.options


def test_an_acolyte_summoned_in_place_carries_nothing() -> None:
    """OW 19.18, 17.11."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}},
        tokens={"kislev": {"warpstone": 1}},
        upgrades={"tzeentch_cultist": 1},
        power={"tzeentch": 2},
        settings={"summon_in_place": "yes"},
    )
    table.choose("summon:acolyte:kislev>kislev")
    assert table.asked == "tzeentch turn"


def test_a_horror_summoned_in_place_may_take_a_card_space_once() -> None:
    """OW 19.18, 17.12: one that stands on a space already stays there."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"horror": 1}},
        upgrades={"tzeentch_warrior": 1},
        power={"tzeentch": 5},
        settings={"summon_in_place": "yes"},
    )
    table.choose("summon:horror:kislev>kislev", "stand")
    assert table.region("kislev")["free_spaces"] == 1
    table.choose("summon:horror-on_space:kislev>kislev")
    assert table.asked == "tzeentch turn"
    assert table.region("kislev")["free_spaces"] == 1


def test_control_does_not_end_in_place() -> None:
    """OW 19.18, 16.4: it ends when the figure leaves the region."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        power={"slaanesh": 2},
        settings={"summon_in_place": "yes"},
    )
    table.choose("summon:leper-controlled:kislev>kislev")
    assert table.marked("kislev") == ["leper-controlled"]


def test_nobody_is_summoned_in_place_in_a_field_of_carnage() -> None:
    """OW 19.18, 8.6: that too is summoning from the region."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 1}},
        spaces={"kislev": ["field_of_carnage"]},
        power={"nurgle": 1},
        settings={"summon_in_place": "yes"},
    )
    assert table.refusal("summon:leper:kislev>kislev") == "may_not_leave"
