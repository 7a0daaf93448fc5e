"""What is written down of the hits at hand while they are assigned, and that nothing of it is left after the battle."""

from __future__ import annotations

from tests.oldworld.scenario import Scenario
from tests.oldworld.test_hits import FRENZY, fight


def in_hand(table: Scenario) -> tuple[int, int, int, int]:
    """Hits, sixes, whether they may be kept, and what has fallen to them."""
    hits, sixes, may_keep, fallen = (table.field(name) for name in ("hits", "sixes", "may_keep", "fallen"))
    return hits, sixes, may_keep, fallen


def is_at_rest(table: Scenario) -> bool:
    return in_hand(table) == (0, 0, 0, 0) and table.field("kept_hits") == table.field("kept_sixes") == []


def test_each_player_keeps_his_own() -> None:
    """OW 9.19: Khorne's early hit waits, then Slaanesh's; each joins its owner's dice."""
    table = fight(
        {"bloodthirster": 1, "bloodletter": 1, "horror": 1, "daemonette": 1},
        [4, 1, 4, 1, 4, 1, 1, 1, 1, 6, 1],
        settings={"musk": "figures"},
        marked={"kislev": ["bloodletter-controlled"]},
        spaces=FRENZY,
        upgrades={"khorne_warrior": 1},
    )
    assert in_hand(table) == (1, 0, 1, 0)
    table.choose("keep_hits")
    assert table.asked == "slaanesh hit"
    assert (table.field("kept_hits"), table.field("kept_sixes")) == ([1, 0, 0, 0], [0, 0, 0, 0])
    table.choose("keep_hits")
    assert table.asked == "khorne hit"
    assert in_hand(table) == (2, 0, 0, 0)
    assert (table.field("kept_hits"), table.field("kept_sixes")) == ([0, 0, 0, 1], [0, 0, 0, 0])
    table.choose("hit:horror")
    assert table.asked == "pause"
    assert [(event["seat"], event["hits"]) for event in table.events("hits_joined")] == [
        ("khorne", 1),
        ("slaanesh", 1),
    ]
    assert is_at_rest(table)
    assert table.figures("kislev") == {"bloodthirster": 1, "bloodletter": 1, "daemonette": 1}


def test_kept_sixes_are_written_apart() -> None:
    """OW 9.19, 9.24."""
    table = fight(
        {"bloodletter": 1, "bloodthirster": 1, "keeper_of_secrets": 1},
        [6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        spaces=FRENZY,
        upgrades={"khorne_warrior": 1},
    )
    assert in_hand(table) == (1, 1, 1, 0)
    table.choose("keep_hits")
    assert in_hand(table) == (1, 1, 1, 0)
    assert (table.field("kept_hits"), table.field("kept_sixes")) == ([0] * 4, [0] * 4)
    table.choose("keep_hits")
    assert table.asked == "pause"
    assert [(event["hits"], event["sixes"]) for event in table.events("hits_joined")] == [(2, 1), (2, 1)]
    assert is_at_rest(table)


def test_nothing_is_left_of_piled_and_lost_hits() -> None:
    """OW 9.11: a six and a five are piled; a lonely six that can kill nothing is lost."""
    table = fight({"bloodthirster": 1, "leper": 2}, [6, 5, 4, 1, 1])
    assert in_hand(table) == (1, 1, 0, 2)
    table.choose("pile")
    assert [event["hits"] for event in table.events("hits_piled")] == [2]
    assert is_at_rest(table)
    assert is_at_rest(fight({"bloodletter": 1, "great_unclean_one": 1}, [6, 1, 1, 1, 1, 1]))


def test_other_hits_go_before_sixes_unless_the_player_says_so() -> None:
    """OW 9.24: where an upgraded Daemonette could take the six."""
    dice = [6, 4, 1, 1, 1]
    upgrades = {"slaanesh_warrior": 1}
    figures = {"bloodletter": 1, "leper": 1, "horror": 1, "daemonette": 1}
    table = fight(figures, dice[:3], upgrades=upgrades, tokens={"kislev": {"peasant": 2}})
    assert table.options == [
        "hit:leper",
        "hit:horror",
        "hit:peasant",
        "hit_sixes:leper",
        "hit_sixes:horror",
        "hit_sixes:peasant",
    ]
    assert in_hand(table.choose("hit:peasant")) == (0, 1, 0, 0)
    table = fight(figures, dice[:3], upgrades=upgrades, tokens={"kislev": {"peasant": 2}})
    assert in_hand(table.choose("hit_sixes:peasant")) == (1, 0, 0, 0)
    table = fight({"bloodletter": 1, "horror": 1, "daemonette": 1}, dice, upgrades=upgrades)
    assert table.options == ["hit:horror", "hit_sixes:horror"]
    table.choose("hit_sixes:horror")
    assert table.asked == "pause"
    assert table.figures("kislev") == {"bloodletter": 1, "daemonette": 1}


def test_sixes_alone_are_spent_without_a_word() -> None:
    """OW 9.24: with nothing but a six there is nothing to say."""
    table = fight(
        {"bloodletter": 1, "leper": 1, "acolyte": 1, "daemonette": 1},
        [6, 1, 1],
        upgrades={"slaanesh_warrior": 1},
    )
    assert table.options == ["hit:leper", "hit:acolyte"]


def test_two_sixes_for_a_daemonette_leave_the_other_hit() -> None:
    """OW 9.24: a fallen Daemonette takes sixes only."""
    table = fight(
        {"bloodthirster": 1, "daemonette": 1, "leper": 1, "acolyte": 1},
        [6, 6, 4, 1, 1, 1],
        upgrades={"slaanesh_warrior": 1},
    )
    table.choose("hit:daemonette")
    assert in_hand(table) == (1, 0, 0, 1)
    assert table.options == ["hit:leper", "hit:acolyte"]


def test_only_ritual_slaying_works_for_a_kill() -> None:
    """OW 8.8: not the other card of Khorne that lies there."""
    table = fight(
        {"bloodletter": 1, "leper": 1, "acolyte": 1},
        [4, 1],
        spaces={"kislev": ["ritual_slaying", "battle_cry"]},
    )
    table.choose("hit:leper")
    assert [event["card"] for event in table.events("card_worked")] == ["ritual_slaying"]
    assert len(table.hand("khorne")) == 1


def test_parting_hits_are_told_of_those_who_have_some() -> None:
    """OW 9.26."""
    table = fight(
        {"bloodletter": 1, "bloodsworn": 1, "plaguebearer": 1, "acolyte": 1},
        [4, 1],
        upgrades={"nurgle_warrior": 1},
    )
    table.choose("hit:plaguebearer")
    assert [(event["seat"], event["hits"]) for event in table.events("parting_hits")] == [("nurgle", 1)]
