"""What can be agreed before a game (BR 21), and what is refused."""

from __future__ import annotations

import pytest

from tests.bloodrage.scenario import arrange, pillage
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.match import Match
from warhost.games.bloodrage import GAME


def test_clans_may_be_chosen() -> None:
    """BR 21.2, 1.1: in seat order; clans too many stay away."""
    assert Match(GAME, 2, {"clans": "bear-raven-wolf"}, numbered_seed(0)).seat_ids == ["bear", "raven"]
    assert Match(GAME, 3, {}, numbered_seed(0)).seat_ids == ["wolf", "raven", "serpent"]


@pytest.mark.parametrize("clans", ["bear", "bear-bear", "bear-lion"])
def test_clans_that_cannot_be(clans: str) -> None:
    """BR 21.2."""
    with pytest.raises(BadSetting):
        Match(GAME, 2, {"clans": clans}, numbered_seed(0))


def test_dark_elf_at_three() -> None:
    """BR 21.3, 19.9: into Yggdrasil only."""
    table = arrange(
        "turn", settings={"dark_elf": "3"}, rage={"wolf": 2}, sheets={"wolf": {"monster_1": "dark_elf"}}
    )
    assert table.refusal("invade:dark_elf:reserve>yggdrasil") == "not_enough_rage"
    table.choose("invade:dark_elf:reserve>gimle")
    assert table.rage("wolf") == 1


def test_leftover_rage_kept() -> None:
    """BR 21.5, 17.23: then Frigga's Protection works in Ragnarok."""
    table = arrange(
        "ragnarok",
        settings={"leftover_rage": "kept"},
        rage={"wolf": 1},
        doom=["gimle"] * 3,
        warriors={"wolf": {"gimle": 2}},
        sheets={"wolf": {"clan_1": "friggas_protection"}},
    )
    table.choose("save:warrior")
    assert table.glory("wolf") == 4
    assert table.warriors("wolf", "reserve") == 7
    assert table.warriors("wolf", "gimle") == 0


def test_a_ship_saved_in_ragnarok_stays_while_its_fjord_is_open() -> None:
    """BR 21.5, 2.9."""
    for destroyed, place in (([], "fjord_west"), (["myrkulor"], "reserve")):
        table = arrange(
            "ragnarok",
            settings={"leftover_rage": "kept"},
            rage={"wolf": 1},
            doom=["gimle"] * 3,
            destroyed=destroyed,
            ships={"wolf": "fjord_west"},
            sheets={"wolf": {"clan_1": "friggas_protection"}},
        )
        table.choose("save:ship")
        assert table.field("ships")["wolf"] == place


def test_leftover_rage_at_the_end_of_the_phase() -> None:
    """BR 21.5, 5.12."""
    for agreed, rage in (("kept", 2), ("lost", 0)):
        table = arrange(
            "turn",
            settings={"leftover_rage": agreed},
            rage={"wolf": 2},
            leaders={"wolf": "yggdrasil"},
            pillaged=[
                "elvagar",
                "angerboda",
                "muspelheim",
                "horgr",
                "utgard",
                "andlang",
                "gimle",
                "myrkulor",
            ],
        )
        table.choose("pillage:yggdrasil")
        assert table.rage("wolf") == rage


def test_prowess_for_one_card() -> None:
    """BR 21.7."""
    table = pillage(
        "gimle",
        settings={"prowess": "one"},
        rage={"wolf": 4},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        sheets={"wolf": {"clan_1": "tyrs_prowess"}},
        hands={"wolf": ["tyrs_bash", "heimdalls_eye"]},
    )
    table.by("wolf", "play:tyrs_bash").choose("add:heimdalls_eye", "take_back:tyrs_bash")
    assert table.asked == "wolf turn"
    assert table.field("discards") == ["heimdalls_eye"]


def test_lokis_wrath_at_one() -> None:
    """BR 21.8."""
    table = arrange(
        "release",
        settings={"lokis_wrath": "1"},
        sheets={"wolf": {"clan_1": "lokis_wrath"}},
        warriors={"wolf": {"valhalla": 2}},
    )
    assert table.glory("wolf") == 2


def test_heimdalls_gaze_at_two() -> None:
    """BR 21.9."""
    table = pillage(
        "gimle",
        settings={"gaze": "2"},
        warriors={"wolf": {"gimle": 1}, "raven": {"gimle": 1}},
        hands={"wolf": ["heimdalls_gaze"]},
    )
    table.play(wolf="heimdalls_gaze")
    assert [event["cards"] for event in table.events("strength")] == [2, 0]


def test_the_last_quest_for_yggdrasil_at_ten() -> None:
    """BR 21.10."""
    table = arrange(
        "quests",
        settings={"yggdrasil_quest": "10"},
        quests={"wolf": ["yggdrasil_3"]},
        leaders={"wolf": "yggdrasil"},
    )
    assert table.glory("wolf") == 10
