"""The rules of revision 1, by which the tables and records of that time go on: early hits saved on a figure, no surplus."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import POWERS, Scenario
from warhost.core.errors import BadPosition

FRENZY = {"kislev": ["blood_frenzy"]}


class Earlier(Scenario):
    revision = 1


def fight(figures: dict[str, int], dice: list[int], **more: Any) -> Earlier:
    """A battle in Kislev."""
    return Earlier(
        ["battle_region"], seats=POWERS, phase="battle", figures={"kislev": figures}, dice=dice, **more
    )


def test_hits_that_can_kill_nothing_are_saved_on_a_figure() -> None:
    """OW 9.19 in revision 1: with one more hit on that figure it falls, and still rolls."""
    table = fight({"bloodletter": 1, "great_unclean_one": 1}, [4, 5, 4, 1, 4, 1, 1], spaces=FRENZY)
    assert table.options == ["save:great_unclean_one", "lose"]
    table.choose("save:great_unclean_one")
    assert table.asked == "pause"
    assert table.state.forced_dice == []
    assert table.figures("kislev") == {}


def test_saved_hits_may_be_lost_instead() -> None:
    table = fight({"great_unclean_one": 1}, [4, 1], spaces=FRENZY)
    assert table.options == ["save:great_unclean_one", "lose"]
    table.choose("lose")
    assert table.asked == "pause"
    assert table.field("saved") == []


def test_early_hits_that_can_kill_are_not_saved() -> None:
    """First the Leper must fall; what is left is put on a Horror, and the next hit fells it."""
    table = fight(
        {"bloodletter": 1, "leper": 1, "horror": 2},
        [4, 5, 1, 1, 4, 1, 1, 1],
        spaces={"kislev": ["blood_frenzy", "blood_frenzy"]},
    )
    assert table.options == ["hit:leper", "hit:horror"]
    assert table.refusal("save:horror") == "refused-not-now"
    table.choose("hit:leper")
    assert table.refusal("save:daemonette") == "not_saved"
    table.choose("save:horror")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_saved_hits_help_on_that_figure_only() -> None:
    """One on the Horror, one rolled: only the Horror can fall, not the Daemonette."""
    table = fight({"bloodletter": 1, "horror": 1, "daemonette": 1}, [4, 1, 4, 1, 1, 1], spaces=FRENZY)
    assert table.options == ["save:horror", "save:daemonette", "lose"]
    table.choose("save:horror")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_normal_hits_are_not_saved() -> None:
    table = fight({"bloodletter": 1, "great_unclean_one": 1}, [4, 5, 1, 1, 1])
    assert table.asked == "pause"
    assert table.field("saved") == []


def test_peasants_take_early_hits_without_a_question() -> None:
    table = fight({"great_unclean_one": 1}, [4, 5], spaces=FRENZY, tokens={"kislev": {"peasant": 2}})
    assert table.asked == "pause"
    assert table.of("peasants", "khorne") == 2


def test_bloodletters_add_to_saved_hits() -> None:
    """2 saved, 1 more from the upgraded Bloodletters: the Great Unclean One is gone before it rolls."""
    table = fight(
        {"bloodletter": 1, "great_unclean_one": 1},
        [4, 4, 4, 1],
        spaces=FRENZY,
        upgrades={"khorne_warrior": 1},
    )
    table.choose("save:great_unclean_one")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}


def test_hits_are_saved_twice_on_the_same_figure() -> None:
    """1 of Blood Frenzy, 1 of the upgraded Bloodletter, 2 of the Bloodthirster: the Keeper of Secrets needs all four."""
    table = fight(
        {"bloodletter": 1, "bloodthirster": 1, "keeper_of_secrets": 1},
        [4, 1, 4, 1, 4, 4, 1, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"khorne_warrior": 1},
    )
    table.choose("save:keeper_of_secrets", "save:keeper_of_secrets")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "bloodthirster": 1}


def test_only_sixes_are_saved_on_upgraded_daemonettes() -> None:
    """A six and a five: the six is saved, the five is lost; another six fells her."""
    table = fight(
        {"bloodletter": 1, "daemonette": 1},
        [6, 5, 1, 6, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"slaanesh_warrior": 1},
    )
    table.choose("save:daemonette")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}
    table = fight(
        {"bloodletter": 1, "daemonette": 1},
        [5, 5, 6, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"slaanesh_warrior": 1},
    )
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_saved_hits_end_with_the_battle() -> None:
    """OW 9.20, 8.9: in the battle that Reborn in Blood adds they do not count."""
    table = fight(
        {"great_unclean_one": 1}, [4, 5, 4, 5], spaces={"kislev": ["blood_frenzy", "reborn_in_blood"]}
    )
    table.choose("save:great_unclean_one")
    assert table.options == ["save:great_unclean_one", "lose"]
    table.choose("save:great_unclean_one")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"great_unclean_one": 1}
    assert table.field("saved") == []


def test_surplus_hits_go_on_to_the_next_target() -> None:
    """OW 9.11 in revision 1."""
    table = fight({"bloodletter": 1, "leper": 2}, [4, 4])
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}


def test_nobody_is_summoned_in_place() -> None:
    """OW 6.10 in revision 1."""
    table = Earlier(
        ["summoning_end", ["turn", {"seat": "nurgle"}]],
        seats=POWERS,
        phase="summoning",
        figures={"kislev": {"leper": 1}},
        power={"nurgle": 1},
    )
    assert table.refusal("summon:leper:kislev>kislev") == "same_region"


@pytest.mark.parametrize("option", ["surplus_hits", "summon_in_place"])
def test_newer_options_cannot_be_chosen(option: str) -> None:
    with pytest.raises(BadPosition, match="no option"):
        fight({}, [], settings={option: "yes"})


def test_saved_hits_help_once() -> None:
    """One on a Horror and two rolled: one Horror falls with the saved one, the other would need two."""
    table = fight({"bloodletter": 1, "horror": 2}, [4, 1, 4, 4, 1, 1], spaces=FRENZY)
    table.choose("save:horror")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "horror": 1}


def test_sixes_and_other_hits_are_saved_together() -> None:
    """A six and a four, and one more: the Great Unclean One falls."""
    table = fight({"bloodletter": 1, "great_unclean_one": 1}, [6, 4, 1, 4, 1, 1, 1, 1], spaces=FRENZY)
    table.choose("save:great_unclean_one")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1}
