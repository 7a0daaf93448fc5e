"""The worked examples of the rulebook, one by one, as their pages tell them."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage, play_on
from warhost.games.bloodrage.components import CARDS
from warhost.games.bloodrage.printed import OURS


@pytest.mark.parametrize(("players", "size"), [(2, 20), (3, 26), (4, 34)])
def test_the_decks_by_number_of_players(players: int, size: int) -> None:
    """BR 2.11, 20.2 (p. 11): three players keep the cards marked 3+, two also leave those in the box."""
    assert [len(deck) for deck in OURS.decks[players][1:]] == [size] * 3
    assert (CARDS.index["sea_serpent"] in OURS.decks[players][1]) == (players >= 3)
    assert (CARDS.index["lokis_blessing"] in OURS.decks[players][1]) == (players == 4)


def test_raven_starts_the_next_age_with_eight_rage() -> None:
    """BR 1.14, 1.15, 5.1, 5.13 (p. 13): two steps up the Rage track, and nothing at once."""
    table = arrange(
        "turn", turn="raven", leaders={"raven": "elvagar"}, ships={"raven": "fjord_east"}, rage={"raven": 3}
    )
    table.choose("pillage:elvagar")
    assert table.step("raven", "rage") == 2
    table.choose("pillage:muspelheim")
    assert table.step("raven", "rage") == 3
    assert table.rage("raven") == 3
    table = arrange("action", tracks={"raven": {"rage": 3}})
    assert table.rage("raven") == 8
    assert table.rage("wolf") == 6


def test_raven_invades_utgard_with_an_upgraded_warrior() -> None:
    """BR 6.1, 6.3 (p. 14): strength 2 costs 2 Rage; with 1 Rage it is not offered."""
    upgraded = {"raven": {"warrior": "experts_in_arms"}}
    table = arrange("turn", turn="raven", sheets=upgraded, rage={"raven": 6})
    table.choose("invade:warrior:reserve>utgard")
    assert table.warriors("raven", "utgard") == 1
    assert table.warriors("raven", "reserve") == 7
    assert table.rage("raven") == 4
    table = arrange("turn", turn="raven", sheets=upgraded, rage={"raven": 1})
    assert table.refusal("invade:warrior:reserve>utgard") == "not_enough_rage"


def test_horns_on_the_same_page() -> None:
    """BR 6.7 (p. 14): as many figures as Horns show, and no invade; those in Valhalla do not count."""
    full = {"wolf": {"gimle": 2, "valhalla": 3}}
    table = arrange(
        "turn", warriors=full, leaders={"wolf": "utgard"}, ships={"wolf": "fjord_east"}, rage={"wolf": 6}
    )
    assert table.offered("invade") == []
    assert table.refusal("invade:warrior:reserve>gimle") == "refused-not-now"
    table = arrange("turn", warriors=full, leaders={"wolf": "utgard"}, rage={"wolf": 6})
    assert "invade:warrior:reserve>gimle" in table.options


def test_first_march_near_or_far_but_only_into_empty_villages() -> None:
    """BR 7.1 to 7.3 (p. 15, 1): two of three figures from Gimle to the two empty villages of Elvagar."""
    table = arrange(
        "turn",
        turn="raven",
        warriors={"raven": {"gimle": 3}, "wolf": {"elvagar": 2}},
        rage={"raven": 2},
    )
    table.choose("march:gimle>elvagar")
    assert "send_all" not in table.options
    assert table.warriors("raven", "elvagar") == 1
    table.choose("send:warrior")
    assert table.warriors("raven", "elvagar") == 2
    assert table.warriors("raven", "gimle") == 1
    assert table.rage("raven") == 1


def test_second_march_all_to_yggdrasil() -> None:
    """BR 1.6, 7.3 (p. 15, 2): however many stand there."""
    table = arrange(
        "turn",
        turn="serpent",
        warriors={"serpent": {"angerboda": 3}, "wolf": {"yggdrasil": 6}},
        leaders={"serpent": "angerboda"},
        rage={"serpent": 1},
    )
    table.choose("march:angerboda>yggdrasil", "send_all")
    assert table.warriors("serpent", "yggdrasil") == 3
    assert table.where("serpent", "leader") == "yggdrasil"
    assert table.rage("serpent") == 0


def test_third_and_fourth_march_one_source_one_target() -> None:
    """BR 7.4 (p. 15, 3 and 4): the March is over before figures could go elsewhere or come from elsewhere."""
    table = arrange("turn", warriors={"wolf": {"gimle": 2, "utgard": 1}}, rage={"wolf": 2})
    table.choose("march:gimle>horgr", "send:warrior")
    assert table.options == ["send:warrior", "done"]
    table.choose("done")
    assert table.asked == "wolf turn"
    assert table.rage("wolf") == 1


def test_fifth_march_ships_never_march() -> None:
    """BR 1.12, 7.5 (p. 15, 5)."""
    table = arrange("turn", ships={"wolf": "fjord_west"}, rage={"wolf": 2})
    assert table.offered("march") == []


def test_serpent_replaces_succor_by_eminence() -> None:
    """BR 8.1, 8.2, 8.4, 17.10, 17.25 (p. 16): pays 2, Succor is discarded, and each figure released brings 3."""
    table = arrange(
        "turn",
        turn="serpent",
        sheets={"serpent": {"clan_1": "lokis_domain", "clan_2": "friggas_succor", "clan_3": "thors_glory"}},
        hands={"serpent": ["lokis_eminence"]},
        rage={"serpent": 6},
    )
    table.choose("upgrade:lokis_eminence>clan_2")
    assert table.rage("serpent") == 4
    assert table.sheet("serpent") == {
        "clan_1": "lokis_domain",
        "clan_2": "lokis_eminence",
        "clan_3": "thors_glory",
    }
    assert table.field("discards") == ["friggas_succor"]
    table = arrange(
        "release",
        sheets={"serpent": {"clan_1": "lokis_domain", "clan_2": "lokis_eminence"}},
        warriors={"serpent": {"valhalla": 4}},
    )
    assert table.glory("serpent") == 12
    assert table.warriors("serpent", "reserve") == 8


def test_bears_quest_for_jotunheim() -> None:
    """BR 9.1, 14.4, 14.8, 14.9 (p. 17): free, face down; 7 glory and a track if Bear is the strongest somewhere there."""
    table = arrange("turn", turn="bear", age=2, hands={"bear": ["jotunheim_2"]}, rage={"bear": 1})
    table.choose("quest", "lay:jotunheim_2")
    assert table.rage("bear") == 1
    assert table.of("quests", "bear") == ["jotunheim_2"]
    assert table.seen_by("wolf")["quests"]["bear"] == ["?"]
    table = arrange("quests", age=2, quests={"bear": ["jotunheim_2"]}, warriors={"bear": {"horgr": 1}})
    assert table.glory("bear") == 7
    assert table.asked == "bear raise"
    table.choose("raise:axes")
    assert table.step("bear", "axes") == 2
    assert table.asked == "pause"
    table = arrange("quests", age=2, quests={"bear": ["jotunheim_2"]})
    assert table.asked == "pause"
    assert table.glory("bear") == 0


def test_ravens_legendary_tracks() -> None:
    """BR 16.2 (p. 23): step 5 and step 6, 10 and 20."""
    table = arrange("game end", tracks={"raven": {"rage": 5, "axes": 6, "horns": 3}})
    assert table.glory("raven") == 30
    assert table.asked == "over"


def test_what_the_clan_sheets_and_cards_print() -> None:
    """BR 1.11, 1.14, 1.17, 2.1 (p. 8, 9, 16)."""
    table = play_on("begin_age", age=0)
    for clan in ("wolf", "raven", "serpent", "bear"):
        assert table.glory(clan) == 0
        assert [table.step(clan, track) for track in ("rage", "axes", "horns")] == [1, 1, 1]
        values = table.summary["clans"][clan]["values"]
        assert values == {"rage": 6, "axes": 3, "horns": 4}
        assert table.summary["clans"][clan]["reserve"] == ["leader", *["warrior"] * 8, "ship"]


# The long example of a pillage is missing in our source; this one is built after what others quote of it.


def pillage_of_andlang(**hands: list[str]) -> Scenario:
    return pillage(
        "andlang",
        leaders={"wolf": "andlang", "bear": "horgr"},
        ships={"raven": "fjord_southwest"},
        warriors={"serpent": {"gimle": 1}},
        rewards={"andlang": "axes"},
        hands=hands,
        age=1,
    )


def test_a_pillage_of_andlang() -> None:
    """BR 10.3, 10.10, 11.9, 12.4, 12.7, 12.8, 12.11: who may join, who must fight, and what each step brings."""
    table = pillage_of_andlang(wolf=["tyrs_crush_1"], raven=["tyrs_bash"], serpent=["lokis_trickery"])
    assert table.asked == "serpent call"
    assert table.options == ["join:warrior:gimle", "decline"]
    table.choose("join:warrior:gimle")
    assert table.asked == "wolf raven serpent battle_card"
    table.play(wolf="tyrs_crush_1", raven="tyrs_bash", serpent="lokis_trickery")
    assert [event["total"] for event in table.events("strength")] == [7, 4, 1]
    assert table.rage("serpent") == 1
    assert table.rage("wolf") == 0
    assert table.field("discards") == ["tyrs_crush_1"]
    assert table.hand("raven") == ["tyrs_bash"]
    assert table.hand("serpent") == ["lokis_trickery"]
    assert table.where("raven", "ship") == "valhalla"
    assert table.warriors("serpent", "valhalla") == 1
    assert table.step("wolf", "axes") == 2
    assert table.glory("wolf") == 4
    assert table.is_pillaged("andlang")


def test_the_same_with_a_tie() -> None:
    """BR 12.2, 12.5, 12.9: all three lose, all cards return, the token stays."""
    table = pillage_of_andlang(wolf=["tyrs_crush_1"], raven=["tyrs_smite_1"], serpent=["lokis_trickery"])
    table.choose("join:warrior:gimle")
    table.play(wolf="tyrs_crush_1", raven="tyrs_smite_1", serpent="lokis_trickery")
    assert table.where("wolf", "leader") == "valhalla"
    assert table.where("raven", "ship") == "valhalla"
    assert table.warriors("serpent", "valhalla") == 1
    assert [table.hand(clan) for clan in ("wolf", "raven", "serpent")] == [
        ["tyrs_crush_1"],
        ["tyrs_smite_1"],
        ["lokis_trickery"],
    ]
    assert not table.is_pillaged("andlang")
    assert [table.glory(clan) for clan in ("wolf", "raven", "serpent", "bear")] == [0, 0, 0, 0]
    assert table.rage("wolf") == 1


def test_the_same_won_by_serpent() -> None:
    """BR 12.9, 12.11: the winner who did not pillage gains his Axes and nothing else."""
    table = pillage_of_andlang(wolf=["lokis_trickery"], raven=["tyrs_bash"], serpent=["tyrs_smite_1"])
    table.choose("join:warrior:gimle")
    table.play(wolf="lokis_trickery", raven="tyrs_bash", serpent="tyrs_smite_1")
    assert table.glory("serpent") == 3
    assert not table.is_pillaged("andlang")
    assert table.step("serpent", "axes") == 1
    assert table.warriors("serpent", "andlang") == 1


def test_the_same_without_opponents() -> None:
    """BR 10.9: no cards, the reward, no glory for a battle."""
    table = pillage(
        "andlang",
        leaders={"wolf": "andlang"},
        rewards={"andlang": "axes"},
        hands={"wolf": ["tyrs_bash"]},
        age=1,
    )
    assert table.asked == "wolf turn"
    assert table.is_pillaged("andlang")
    assert table.step("wolf", "axes") == 2
    assert table.glory("wolf") == 0
    assert table.hand("wolf") == ["tyrs_bash"]


def test_ragnarok_in_gimle() -> None:
    """BR 15.1 to 15.5 (p. 22): those in Gimle and its fjord die and bring 3 each; Bear in Myrkulor lives."""
    table = arrange(
        "ragnarok",
        age=2,
        doom=["elvagar", "gimle", "horgr"],
        warriors={"wolf": {"gimle": 2}, "bear": {"myrkulor": 1, "valhalla": 2}},
        ships={"raven": "fjord_west"},
        sheets={"serpent": {"monster_1": "troll"}},
        monsters={"troll": "gimle"},
    )
    assert [table.glory(clan) for clan in ("wolf", "raven", "serpent", "bear")] == [6, 3, 3, 0]
    assert table.where("raven", "ship") == "valhalla"
    assert table.warriors("bear", "myrkulor") == 1
    assert "gimle" in table.field("destroyed")
    assert "gimle" not in table.field("rewards")
