"""The Battle cards one by one, each with its edge (BR 18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bloodrage.scenario import Scenario, pillage


def duel(wolf: str, raven: str, **more: Any) -> Scenario:
    """Wolf pillages Gimle (reward: Horns) with two Warriors against two of Raven's; both play a card."""
    return three(wolf, raven, **more)


def three(wolf: str, raven: str, bear: str = "", **more: Any) -> Scenario:
    """The same, with one Warrior of Bear's."""
    hands = {"wolf": [wolf], "raven": [raven], **({"bear": [bear]} if bear else {}), **more.pop("hands", {})}
    warriors = {"wolf": {"gimle": 2}, "raven": {"gimle": 2}, **({"bear": {"gimle": 1}} if bear else {})}
    warriors.update(more.pop("warriors", {}))
    rewards = {"gimle": more.pop("reward", "horns")}
    table = pillage("gimle", hands=hands, warriors=warriors, rewards=rewards, **more)
    cards = {"wolf": wolf, "raven": raven, **({"bear": bear} if bear else {})}
    for clan, card in cards.items():
        table.by(clan, f"play:{card}")
    return table.no_late_cards()


def sums(table: Scenario) -> dict[str, int]:
    return {event["seat"]: event["total"] for event in table.events("strength")}


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        ("tyrs_bash", 2),
        ("tyrs_smash_1", 3),
        ("tyrs_smash_2", 3),
        ("tyrs_crush_1", 4),
        ("tyrs_crush_2", 4),
        ("tyrs_crush_3", 4),
        ("tyrs_smite_1", 5),
        ("tyrs_smite_2", 5),
        ("tyrs_smite_3", 5),
        ("tyrs_rage_2", 6),
        ("tyrs_rage_3", 6),
        ("heimdalls_eye", 2),
        ("heimdalls_gaze", 3),
        ("dark_elf", 0),
        ("lokis_wrath", 0),
        ("yggdrasil_3", 0),
    ],
)
def test_plain_strength(card: str, bonus: int) -> None:
    """BR 18.1, 18.6, 11.9: nothing but a bonus; white-disc cards too when played first. Other cards add nothing, also those
    of which something may be agreed."""
    assert sums(duel(card, "alfheim_1")) == {"wolf": 2 + bonus, "raven": 2}


def test_odins_smite() -> None:
    """BR 18.2: each opponent loses a Warrior in the province; Leaders and ships are safe."""
    table = duel("odins_smite", "alfheim_1", leaders={"raven": "gimle"}, ships={"bear": "fjord_west"})
    assert sums(table) == {"wolf": 3, "raven": 4, "bear": 2}
    assert table.warriors("wolf", "valhalla") == 2


def test_two_smites() -> None:
    """BR 18.2, 11.4: from the pillager on."""
    table = duel("odins_smite", "odins_smite")
    assert sums(table) == {"wolf": 2, "raven": 2}


def test_odins_tide() -> None:
    """BR 18.3: everybody keeps one figure, its player too; ships in the fjord are among the choice."""
    table = duel("odins_tide", "alfheim_1", ships={"raven": "fjord_west"})
    assert table.asked == "raven tide"
    assert table.options == ["spare:warrior", "spare:ship"]
    table.choose("spare:ship")
    assert sums(table) == {"wolf": 2, "raven": 2}
    table = duel("odins_tide", "alfheim_1")
    assert sums(table) == {"wolf": 2, "raven": 1}
    assert table.warriors("wolf", "gimle") == 1


def test_smite_before_tide_by_seat() -> None:
    """BR 11.4: within their group texts go clockwise from the pillager."""
    table = duel("odins_smite", "odins_tide")
    assert [event["card"] for event in table.events("card_worked")][:2] == ["odins_smite", "odins_tide"]
    assert sums(table) == {"wolf": 2, "raven": 2}


def test_heimdalls_sight() -> None:
    """BR 18.4: as good as the best single card against it, late ones included."""
    table = three("heimdalls_sight", "tyrs_smite_1", "tyrs_bash")
    assert sums(table) == {"wolf": 7, "raven": 7, "bear": 3}
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        hands={"wolf": ["heimdalls_sight"], "raven": ["tyrs_bash", "heimdalls_gaze"]},
    )
    table.by("wolf", "play:heimdalls_sight").by("raven", "play:tyrs_bash").choose("add:heimdalls_gaze")
    assert sums(table) == {"wolf": 5, "raven": 7}


def test_heimdalls_sight_under_primacy() -> None:
    """BR 18.5, 18.19: X stands only in its text."""
    assert sums(duel("heimdalls_sight", "thors_primacy")) == {"wolf": 2, "raven": 5}


def test_heimdalls_sight_sees_a_counted_quest() -> None:
    """BR 18.4, 17.16."""
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        sheets={"raven": {"clan_1": "tyrs_wrath"}},
        hands={"wolf": ["heimdalls_sight"], "raven": ["alfheim_3"]},
    )
    table.by("wolf", "play:heimdalls_sight").by("raven", "play:alfheim_3").choose("count")
    assert sums(table) == {"wolf": 7, "raven": 7}


@pytest.mark.parametrize("watch", ["heimdalls_watch_2", "heimdalls_watch_3"])
def test_heimdalls_watch(watch: str) -> None:
    """BR 18.7, 18.10, 11.5: all cards are gone, their sum is glory, and everybody chooses anew."""
    table = duel(
        "tyrs_smite_1", watch, hands={"wolf": ["tyrs_smite_1", "tyrs_bash"], "raven": [watch, "odins_smite"]}
    )
    assert table.glory("raven") == 5
    assert sorted(table.field("discards")) == sorted(["tyrs_smite_1", watch])
    assert table.asked == "wolf raven battle_card"
    table.play(wolf="tyrs_bash", raven="odins_smite")
    assert sums(table) == {"wolf": 3, "raven": 3}
    assert table.hand("wolf") == ["tyrs_bash"]


def test_heimdalls_watch_leaves_nobody_a_card() -> None:
    """BR 18.10, 11.1: then figures decide."""
    table = duel("tyrs_smite_1", "heimdalls_watch_3", leaders={"wolf": "gimle"})
    assert sums(table) == {"wolf": 5, "raven": 2}
    assert table.hand("raven") == []


def test_heimdalls_watch_and_sight() -> None:
    """BR 18.8: the sum counts what Sight would copy, and a Quest card what it was said to count."""
    table = three("heimdalls_watch_3", "heimdalls_sight", "tyrs_crush_1")
    assert table.glory("wolf") == 8
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        sheets={"raven": {"clan_1": "tyrs_domain"}},
        hands={"wolf": ["heimdalls_watch_3"], "raven": ["alfheim_3"]},
    )
    table.by("wolf", "play:heimdalls_watch_3").by("raven", "play:alfheim_3").choose("count")
    assert table.glory("wolf") == 3


def test_two_watches() -> None:
    """BR 18.9, 21.4: the first from the pillager on pays; by agreement both."""
    table = three("heimdalls_watch_2", "heimdalls_watch_3", "tyrs_crush_1")
    assert [table.glory(clan) for clan in ("wolf", "raven")] == [4, 0]
    table = three("heimdalls_watch_2", "heimdalls_watch_3", "tyrs_crush_1", settings={"watches": "both"})
    assert [table.glory(clan) for clan in ("wolf", "raven")] == [4, 4]


def test_friggas_grace() -> None:
    """BR 18.11, 12.10: another track than the reward's, before the glory of the battle."""
    table = duel("friggas_grace", "alfheim_1")
    assert table.asked == "wolf raise"
    assert table.options == ["raise:rage", "raise:axes"]
    table.choose("raise:axes")
    assert table.glory("wolf") == 4


@pytest.mark.parametrize("reward", ["glory", "yggdrasil"])
def test_friggas_grace_after_other_rewards(reward: str) -> None:
    """BR 18.11: any track after 5 glory and after the reward of Yggdrasil."""
    table = duel("friggas_grace", "alfheim_1", reward=reward)
    assert table.options == ["raise:rage", "raise:axes", "raise:horns"]


def test_friggas_grace_only_for_the_pillager_and_only_in_battle() -> None:
    """BR 18.11, 18.12."""
    table = duel("alfheim_1", "friggas_grace")
    assert table.glory("raven") == 3
    assert table.asked == "wolf turn"
    table = pillage("gimle", leaders={"wolf": "gimle"}, hands={"wolf": ["friggas_grace"]})
    assert table.asked == "wolf turn"
    assert table.hand("wolf") == ["friggas_grace"]


def test_lokis_trickery() -> None:
    """BR 18.13, 12.16: 1 Rage, if the winner has any."""
    table = duel("tyrs_smite_1", "lokis_trickery", rage={"wolf": 3})
    assert (table.rage("wolf"), table.rage("raven")) == (2, 1)
    table = duel("lokis_trickery", "tyrs_smite_1")
    assert (table.rage("wolf"), table.rage("raven")) == (1, 0)


def test_lokis_backstab() -> None:
    """BR 18.14."""
    table = duel("tyrs_smite_1", "lokis_backstab", glory={"wolf": 9})
    assert (table.glory("wolf"), table.glory("raven")) == (9 - 2 + 3, 2)


def test_lokis_poison() -> None:
    """BR 18.15: all cards of the winner, late ones too; the first from the pillager on takes them."""
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        hands={"wolf": ["tyrs_smite_1", "heimdalls_eye"], "raven": ["lokis_poison"]},
    )
    table.by("wolf", "play:tyrs_smite_1").by("raven", "play:lokis_poison").choose("add:heimdalls_eye")
    assert table.hand("raven") == ["heimdalls_eye", "lokis_poison", "tyrs_smite_1"]
    assert table.field("discards") == []
    assert table.seen_by("bear")["known"]["raven"] == ["tyrs_smite_1", "heimdalls_eye", "lokis_poison"]


@pytest.mark.parametrize("card", ["lokis_trickery", "lokis_backstab", "lokis_poison"])
def test_loki_takes_nothing_on_a_tie(card: str) -> None:
    """BR 12.5."""
    table = duel("alfheim_1", card, glory={"wolf": 5})
    assert (table.glory("wolf"), table.glory("raven")) == (5, 0)
    assert table.hand("raven") == [card]
    assert table.rage("wolf") == 1


def test_thors_hammer() -> None:
    """BR 18.16: 3 glory for winning, nothing for losing."""
    assert duel("thors_hammer", "alfheim_1").glory("wolf") == 6
    assert duel("alfheim_1", "thors_hammer").glory("raven") == 6
    assert duel("thors_hammer", "tyrs_smite_1").glory("wolf") == 0


def test_thors_oath() -> None:
    """BR 18.17, 12.4: a track for winning, Axes in time for this battle."""
    table = duel("alfheim_1", "thors_oath")
    assert table.asked == "raven raise"
    table.choose("raise:axes")
    assert table.glory("raven") == 4


def test_thors_ascension() -> None:
    """BR 18.18, 5.14: 3 Rage and 3 glory; Rage ends at 12."""
    table = duel("thors_ascension", "alfheim_1", rage={"wolf": 11})
    assert table.rage("wolf") == 12
    assert table.glory("wolf") == 6


@pytest.mark.parametrize(
    "card",
    [
        "heimdalls_watch_3",
        "odins_smite",
        "odins_tide",
        "lokis_trickery",
        "lokis_poison",
        "odins_judgement",
        "lokis_backstab",
    ],
)
def test_thors_primacy_voids_texts(card: str) -> None:
    """BR 18.19, 11.4: the bonus stays, the text does nothing."""
    table = duel("thors_primacy", card, glory={"wolf": 4})
    assert table.glory("wolf") == 7
    assert table.glory("raven") == 0
    assert table.rage("wolf") == 1
    assert table.hand("raven") == [card]
    assert table.warriors("wolf", "gimle") == 2
    assert [event["card"] for event in table.events("text_void")] == [card]


@pytest.mark.parametrize("card", ["thors_hammer", "friggas_grace", "thors_oath"])
def test_thors_primacy_voids_the_winners_text(card: str) -> None:
    """BR 18.19: Wolf wins by figures, and gains nothing by his card."""
    table = duel(card, "thors_primacy", leaders={"wolf": "gimle"})
    assert table.glory("wolf") == 3
    assert table.asked == "wolf turn"


def test_thors_primacy_leaves_upgrades_and_late_cards_alone() -> None:
    """BR 18.20."""
    table = pillage(
        "gimle",
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        sheets={"raven": {"clan_1": "tyrs_wrath"}},
        hands={"wolf": ["thors_primacy"], "raven": ["alfheim_3", "heimdalls_eye"]},
    )
    table.by("wolf", "play:thors_primacy").by("raven", "play:alfheim_3").choose("count", "add:heimdalls_eye")
    assert sums(table) == {"wolf": 5, "raven": 9}


def test_two_primacies() -> None:
    """BR 18.21: all other texts are void."""
    table = three("thors_primacy", "thors_primacy", "odins_smite")
    assert sums(table) == {"wolf": 5, "raven": 5, "bear": 2}
    assert [event["seat"] for event in table.events("text_void")][-1] in ("wolf", "bear", "raven")


def test_odins_judgement() -> None:
    """BR 18.22, 17.13, 12.12: 2 for every figure destroyed, own ones too, won or lost."""
    table = duel("odins_judgement", "tyrs_smite_1")
    assert table.glory("wolf") == 4
    table = three("odins_judgement", "odins_smite", "tyrs_rage_3")
    assert table.glory("wolf") == 2 * (2 + 3)


def test_odins_judgement_does_not_count_the_saved() -> None:
    """BR 13.4, 18.22."""
    table = pillage(
        "gimle",
        rage={"raven": 1},
        warriors={"wolf": {"gimle": 2}, "raven": {"gimle": 2}},
        sheets={"raven": {"clan_1": "friggas_protection"}},
        hands={"wolf": ["odins_judgement"]},
    )
    table.by("wolf", "play:odins_judgement").choose("save:warrior")
    assert table.glory("wolf") == 4 + 2
