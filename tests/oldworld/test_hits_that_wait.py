"""Early hits that wait for later dice: whose they are, what they are, and that nothing of them is left over."""

from __future__ import annotations

from tests.oldworld.scenario import POWERS, arrange
from tests.oldworld.test_revision_1 import Earlier, fight


def test_two_players_keep_hits_at_once() -> None:
    """OW 9.19, 9.28: Khorne keeps the six of Blood Frenzy, Slaanesh the hit of a Bloodletter in its hands; both come back."""
    table = arrange(
        "battle",
        settings={"musk": "figures"},
        figures={"kislev": {"bloodthirster": 1, "bloodletter": 1, "daemonette": 1, "leper": 2, "acolyte": 1}},
        marked={"kislev": ["bloodletter-controlled"]},
        spaces={"kislev": ["blood_frenzy"]},
        upgrades={"khorne_warrior": 1},
        dice=[6, 1, 1, 5, 1, 1, 1, 1, 1, 1],
    )
    table.choose("keep_hits")
    assert table.asked == "slaanesh hit"
    table.choose("keep_hits")
    assert table.asked == "khorne hit"
    assert (table.state.hits, table.state.sixes) == (0, 1)
    table.choose("hit:leper")
    assert table.asked == "slaanesh hit"
    assert (table.state.hits, table.state.sixes) == (1, 0)


def test_after_the_battle_no_hits_can_be_kept() -> None:
    """OW 9.20: the early dice have ended it."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
        spaces={"kislev": ["blood_frenzy"]},
        dice=[4, 1],
    )
    assert table.options == ["hit:leper", "keep_hits"]
    table.choose("hit:leper")
    assert table.asked == "pause"
    assert not table.field("may_keep")


def test_a_six_helps_to_strike_whom_two_hits_kill() -> None:
    """OW 9.24: a six and a four for the Horror, and one of the fours is left."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "daemonette": 1, "horror": 1, "acolyte": 1}},
        upgrades={"slaanesh_warrior": 1},
        dice=[6, 4, 4, 1, 1],
    )
    assert "hit_sixes:horror" in table.options
    table.choose("hit_sixes:horror")
    assert (table.state.hits, table.state.sixes) == (1, 0)


def test_hits_left_on_the_fallen_are_not_told_as_lost() -> None:
    """OW 9.11."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodletter": 1, "leper": 2, "acolyte": 1}},
        dice=[4, 4],
    )
    table.choose("hit:leper", "pile")
    assert table.asked == "pause"
    assert table.events("hits_lost") == []


def test_who_has_no_ritual_draws_nothing_for_a_kill() -> None:
    """OW 8.8: Nurgle kills where Khorne's Ritual Slaying lies."""
    table = arrange(
        "battle",
        figures={"kislev": {"great_unclean_one": 1, "bloodsworn": 1}},
        spaces={"kislev": ["ritual_slaying"]},
        dice=[4, 1, 1],
    )
    assert table.figures("kislev") == {"great_unclean_one": 1}
    assert table.hand("nurgle") == table.hand("khorne") == []


# As tables of revision 1 have them


def test_hits_that_one_player_saved_help_no_other() -> None:
    """OW 9.10, 9.19 in revision 1: Khorne has saved one on the Keeper of Secrets, Nurgle's three do not kill it."""
    table = fight(
        {"great_unclean_one": 1, "keeper_of_secrets": 1},
        [4, 1, 4, 4, 4, 1, 1],
        spaces={"kislev": ["blood_frenzy"]},
    )
    table.choose("save:keeper_of_secrets")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"great_unclean_one": 1, "keeper_of_secrets": 1}


def early_dice_only(figures: dict[str, int], dice: list[int]) -> Earlier:
    """Blood Frenzy and the upgraded Bloodletters, and then a pause in the middle of the battle."""
    return Earlier(
        [["early_dice", {"region": "kislev"}]],
        seats=POWERS,
        phase="battle",
        figures={"kislev": figures},
        spaces={"kislev": ["blood_frenzy"]},
        upgrades={"khorne_warrior": 1},
        dice=dice,
    )


def test_what_was_saved_on_one_figure_stays_when_more_is_saved_on_another() -> None:
    """OW 9.19 in revision 1."""
    table = early_dice_only({"bloodletter": 1, "great_unclean_one": 1, "keeper_of_secrets": 1}, [4, 1, 4, 1])
    table.choose("save:great_unclean_one", "save:keeper_of_secrets")
    assert table.asked == "pause"
    assert len(table.field("saved")) == 2
    assert [hits for _, _, hits in table.state.saved] == [1, 1]


def test_what_is_saved_on_the_same_figure_adds_up() -> None:
    """OW 9.19 in revision 1."""
    table = early_dice_only({"bloodletter": 1, "keeper_of_secrets": 1}, [4, 1, 4, 1])
    table.choose("save:keeper_of_secrets", "save:keeper_of_secrets")
    assert [hits for _, _, hits in table.state.saved] == [2]
