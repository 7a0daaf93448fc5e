"""Who acts, what he may choose, and when the Action phase is over (BR 5 to 10)."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import arrange, play_on
from warhost.core.position import load, position
from warhost.games.bloodrage import GAME

ALL_BUT_GIMLE = [
    "elvagar",
    "angerboda",
    "muspelheim",
    "horgr",
    "utgard",
    "andlang",
    "myrkulor",
    "yggdrasil",
]


@pytest.mark.parametrize(
    ("rage", "figures"),
    [
        (1, {"leader", "warrior"}),
        (2, {"leader", "warrior", "ship"}),
        (4, {"leader", "warrior", "ship", "fire_giant"}),
    ],
)
def test_what_cannot_be_paid_is_not_offered(rage: int, figures: set[str]) -> None:
    """BR 5.4, 6.3: with 1 Rage no Ship, with 2 no Fire Giant."""
    table = arrange("turn", rage={"wolf": rage}, sheets={"wolf": {"monster_1": "fire_giant"}})
    assert {invade.partition(":")[0] for invade in table.offered("invade")} == figures


@pytest.mark.parametrize(
    ("card", "slots"),
    [
        ("lord_of_axes", ["leader"]),
        ("experts_in_arms", ["warrior"]),
        ("fire_dragons", ["ship"]),
        ("troll", ["monster_1", "monster_2"]),
        ("thors_glory", ["clan_1", "clan_2", "clan_3"]),
    ],
)
def test_the_slots_of_a_clan_sheet(card: str, slots: list[str]) -> None:
    """BR 1.17, 8.1, 8.2: one each for Leader, Warrior and Ship, two for Monsters, three for the clan."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": [card]})
    assert table.offered("upgrade") == [f"{card}>{slot}" for slot in slots]


def test_a_free_invade_is_an_invade() -> None:
    """BR 6.11, 6.10: with its upgrade the Troll strikes, Succor follows, then Thor's Domain."""
    table = arrange(
        "turn",
        rage={"wolf": 4},
        hands={"wolf": ["troll"]},
        warriors={"raven": {"gimle": 2}},
        sheets={"wolf": {"clan_1": "friggas_succor", "clan_2": "thors_domain"}},
    )
    table.choose("upgrade:troll>monster_1", "invade:troll:reserve>gimle")
    assert table.warriors("raven", "valhalla") == 2
    assert table.asked == "wolf succor"
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "wolf pillage_at_once"


def test_nobody_but_the_dark_elf_invades_yggdrasil() -> None:
    """BR 6.6, 7.7: neither from the reserve nor out of Valhalla, whatever is paid."""
    table = arrange(
        "turn",
        rage={"wolf": 9},
        tracks={"wolf": {"horns": 6}},
        leaders={"wolf": "valhalla"},
        warriors={"wolf": {"valhalla": 2}},
        sheets={"wolf": {"clan_1": "friggas_domain", "monster_1": "troll", "monster_2": "dark_elf"}},
    )
    assert [invade for invade in table.offered("invade") if invade.endswith(">yggdrasil")] == [
        "dark_elf:reserve>yggdrasil"
    ]


def test_upgrades_stay_for_the_next_age() -> None:
    """BR 8.3: with their figures, on the board too."""
    sheet = {"leader": "lord_of_hammers", "monster_2": "troll", "clan_3": "thors_glory"}
    table = arrange("end of age", age=1, sheets={"wolf": sheet}, monsters={"troll": "utgard"})
    assert table.field("age") == 2
    assert table.sheet("wolf") == sheet
    assert table.where("wolf", "troll") == "utgard"


def test_marches_start_where_the_figures_are() -> None:
    """BR 7.1: also when another clan could go to the same provinces from elsewhere, just before."""
    for source in ("horgr", "elvagar", "horgr"):
        table = arrange("turn", rage={"wolf": 1}, leaders={"wolf": source})
        assert len(table.offered("march")) == 8
        assert {march.partition(">")[0] for march in table.offered("march")} == {source}


def test_a_march_leaves_from_one_province_only() -> None:
    """BR 7.4: the Leader in Utgard cannot go along with those of Gimle, nor they elsewhere."""
    table = arrange("turn", rage={"wolf": 1}, warriors={"wolf": {"gimle": 2}}, leaders={"wolf": "utgard"})
    table.choose("march:gimle>horgr", "send:warrior")
    assert table.options == ["send:warrior", "done"]
    table.choose("send:warrior")
    assert table.asked == "pause"
    assert (table.warriors("wolf", "horgr"), table.where("wolf", "leader")) == (2, "utgard")


def test_who_has_as_many_figures_as_horns_still_joins_a_battle() -> None:
    """BR 6.9, 10.5: with four figures on the board and 4 Horns."""
    table = arrange(
        "turn", rage={"wolf": 1}, leaders={"wolf": "gimle"}, warriors={"raven": {"andlang": 2, "horgr": 2}}
    )
    table.choose("pillage:gimle")
    assert table.options == ["join:warrior:andlang", "decline"]


def test_who_was_passed_over_acts_again_when_he_has_rage() -> None:
    """BR 5.5, 5.7: Raven's turn goes by at 0; then she takes 1 Rage from the winner, and is asked."""
    table = arrange(
        "turn",
        clans=("wolf", "raven"),
        rage={"wolf": 3},
        leaders={"wolf": "andlang"},
        ships={"raven": "fjord_southwest"},
        hands={"wolf": ["tyrs_bash"], "raven": ["lokis_trickery"]},
    )
    table.choose("invade:warrior:reserve>elvagar")
    assert table.asked == "wolf turn"
    table.choose("pillage:andlang").play(wolf="tyrs_bash", raven="lokis_trickery")
    assert table.asked == "raven turn"


def test_the_last_battle_is_fought_to_its_end() -> None:
    """BR 5.10, 12.11 to 12.13: its glory, that of Odin's Judgement, and the Warrior of Loki's Blessing."""
    table = arrange(
        "turn",
        rage={"wolf": 2},
        pillaged=ALL_BUT_GIMLE,
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "lokis_blessing"}},
        hands={"wolf": ["odins_judgement"]},
        rewards={"gimle": "rage"},
    )
    table.choose("pillage:gimle").by("wolf", "play:odins_judgement").no_late_cards()
    assert table.asked == "raven blessing"
    assert table.is_pillaged("gimle")
    table.choose("invade:warrior:reserve>gimle")
    assert table.asked == "pause"
    assert (table.glory("wolf"), table.warriors("raven", "gimle")) == (3 + 2, 1)


def test_a_battle_can_be_put_down_and_taken_up_again() -> None:
    """BR 12.8 to 12.10: in the middle of the losers' rescue the pillage is still to succeed, once."""
    table = play_on(
        "action_phase",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"raven": {"clan_1": "friggas_protection"}},
    )
    table.choose("pillage:gimle")
    assert table.asked == "raven rescue"
    whole = position(GAME, table.state)
    assert position(GAME, load(GAME, whole)) == whole
    assert ["success", {"after_battle": True}] in whole["flow"]["agenda"]
