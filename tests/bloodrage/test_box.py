"""What is in the box, number by number, written from the lists of the components and not from the data files."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.bloodrage.scenario import arrange
from warhost.games.bloodrage.components import (
    ADJACENT,
    CARD_BONUS,
    CARD_COST,
    CARD_GLORY,
    CARD_SLOT,
    CARDS,
    IS_BATTLE,
    IS_QUEST,
    IS_UPGRADE,
    LATE_CARDS,
    LEGENDARY,
    OUTER_REWARDS,
    PROVINCES,
    RAGNAROK_GLORY,
    REWARD_GLORY,
    REWARD_TRACKS,
    REWARDS,
    STEP_VALUE,
    TRACKS,
    members,
)
from warhost.games.bloodrage.printed import OURS

BOX = {
    1: (
        ("troll", "monster", 2, "2"),
        ("dwarf_chieftain", "monster", 0, "2"),
        ("sea_serpent", "monster", 3, "3"),
        ("lord_of_hammers", "leader", 3, "2"),
        ("brothers_in_arms", "warrior", 1, "2"),
        ("lokis_dragons", "ship", 2, "2"),
        ("lokis_domain", "clan", 1, "2"),
        ("friggas_charm", "clan", 0, "2"),
        ("thors_glory", "clan", 2, "2"),
        ("friggas_succor", "clan", 2, "3"),
        ("tyrs_domain", "clan", 0, "3"),
        ("lokis_blessing", "clan", 1, "4"),
        ("alfheim_1", "quest", 5, "24"),
        ("jotunheim_1", "quest", 5, "24"),
        ("manheim_1", "quest", 5, "24"),
        ("glorious_death_1", "quest", 6, "24"),
        ("yggdrasil_1", "quest", 6, "3"),
        ("odins_smite", "battle", 1, "23"),
        ("tyrs_bash", "battle", 2, "2"),
        ("heimdalls_sight", "battle", 0, "2"),
        ("friggas_grace", "battle", 2, "24"),
        ("lokis_trickery", "battle", 0, "24"),
        ("tyrs_smash_1", "battle", 3, "23"),
        ("tyrs_smite_1", "battle", 5, "2"),
        ("tyrs_crush_1", "battle", 4, "4"),
        ("thors_hammer", "battle", 1, "2"),
    ),
    2: (
        ("valkyrie", "monster", 2, "2"),
        ("dark_elf", "monster", 1, "2"),
        ("fire_giant", "monster", 4, "3"),
        ("lord_of_axes", "leader", 3, "2"),
        ("experts_in_arms", "warrior", 2, "2"),
        ("fire_dragons", "ship", 2, "2"),
        ("odins_inspiration", "clan", 2, "2"),
        ("tyrs_challenge", "clan", 0, "2"),
        ("friggas_protection", "clan", 0, "2"),
        ("lokis_eminence", "clan", 2, "3"),
        ("tyrs_prowess", "clan", 2, "3"),
        ("thors_domain", "clan", 1, "4"),
        ("alfheim_2", "quest", 7, "24"),
        ("jotunheim_2", "quest", 7, "24"),
        ("manheim_2", "quest", 7, "24"),
        ("glorious_death_2", "quest", 8, "24"),
        ("yggdrasil_2", "quest", 8, "3"),
        ("tyrs_crush_2", "battle", 4, "2"),
        ("heimdalls_eye", "battle", 2, "223"),
        ("odins_tide", "battle", 1, "24"),
        ("lokis_backstab", "battle", 0, "24"),
        ("tyrs_rage_2", "battle", 6, "2"),
        ("heimdalls_watch_2", "battle", 0, "2"),
        ("thors_oath", "battle", 1, "2"),
        ("tyrs_smite_2", "battle", 5, "3"),
        ("tyrs_smash_2", "battle", 3, "4"),
    ),
    3: (
        ("frost_giant", "monster", 4, "2"),
        ("soldier_of_hel", "monster", 0, "2"),
        ("volur_witch", "monster", 3, "3"),
        ("lord_of_spears", "leader", 3, "2"),
        ("masters_in_arms", "warrior", 2, "2"),
        ("eternal_dragons", "ship", 2, "2"),
        ("friggas_domain", "clan", 0, "2"),
        ("odins_throne", "clan", 2, "2"),
        ("thors_conquest", "clan", 3, "2"),
        ("friggas_sacrifice", "clan", 1, "3"),
        ("tyrs_wrath", "clan", 1, "3"),
        ("lokis_wrath", "clan", 3, "4"),
        ("alfheim_3", "quest", 9, "24"),
        ("jotunheim_3", "quest", 9, "24"),
        ("manheim_3", "quest", 9, "24"),
        ("glorious_death_3", "quest", 11, "24"),
        ("yggdrasil_3", "quest", 11, "3"),
        ("heimdalls_gaze", "battle", 3, "23"),
        ("thors_primacy", "battle", 3, "23"),
        ("thors_ascension", "battle", 1, "24"),
        ("odins_judgement", "battle", 2, "24"),
        ("tyrs_rage_3", "battle", 6, "2"),
        ("heimdalls_watch_3", "battle", 0, "2"),
        ("tyrs_crush_3", "battle", 4, "2"),
        ("lokis_poison", "battle", 0, "2"),
        ("tyrs_smite_3", "battle", 5, "4"),
    ),
}
"""By Age: each card with its kind or slot, its number (bonus, glory or cost), and the marks of its copies: 2 for all games, 3
and 4 for so many players and more."""


def rows() -> list[tuple[int, str, str, int, str]]:
    return [(age, *row) for age, of_age in BOX.items() for row in of_age]


def test_the_decks() -> None:
    """BR 1.18, 2.11: each card with all its copies, and no other."""
    assert len(rows()) == len(CARDS)
    for players in (2, 3, 4):
        for age in BOX:
            expected: Counter[str] = Counter()
            for name, _kind, _number, marks in BOX[age]:
                expected[name] = sum(int(mark) <= players for mark in marks)
            assert Counter(CARDS.ids[card] for card in OURS.decks[players][age]) == +expected


@pytest.mark.parametrize(("age", "name", "kind", "number", "_marks"), rows(), ids=lambda value: str(value))
def test_every_card(age: int, name: str, kind: str, number: int, _marks: str) -> None:
    """BR 14.9, 17, 18, 19: what it is and its number."""
    card = CARDS.index[name]
    assert card in OURS.decks[4][age]
    assert (IS_BATTLE[card], IS_QUEST[card]) == (kind == "battle", kind == "quest")
    assert IS_UPGRADE[card] == (kind not in ("battle", "quest"))
    assert CARD_SLOT[card] == ("" if kind in ("battle", "quest") else kind)
    assert CARD_BONUS[card] == (number if kind == "battle" else 0)
    assert CARD_GLORY[card] == (number if kind == "quest" else 0)
    assert CARD_COST[card] == (number if IS_UPGRADE[card] else 0)


def test_which_cards_may_come_late() -> None:
    """BR 18.6."""
    assert [CARDS.ids[card] for card in LATE_CARDS] == ["heimdalls_eye", "heimdalls_gaze"]


MONSTERS = {
    "troll": (2, 2),
    "dwarf_chieftain": (2, 0),
    "sea_serpent": (3, 3),
    "valkyrie": (2, 2),
    "dark_elf": (1, 1),
    "fire_giant": (4, 4),
    "frost_giant": (4, 4),
    "soldier_of_hel": (3, 0),
    "volur_witch": (3, 3),
}


@pytest.mark.parametrize(("monster", "strength", "cost"), [(name, *row) for name, row in MONSTERS.items()])
def test_every_monster(monster: str, strength: int, cost: int) -> None:
    """BR 19.1 to 19.13, 6.3: its strength on the board, and what invading with it costs."""
    ground, province = ("fjord_west", "gimle") if monster == "sea_serpent" else ("gimle", "gimle")
    table = arrange("turn", rage={"wolf": 6}, sheets={"wolf": {"monster_2": monster}})
    table.choose(f"invade:{monster}:reserve>{ground}")
    assert table.rage("wolf") == 6 - cost
    assert table.strength("wolf", province) == strength


@pytest.mark.parametrize(
    ("slot", "card", "figure", "strength", "cost"),
    [
        ("leader", "lord_of_hammers", "leader", 3, 0),
        ("leader", "lord_of_axes", "leader", 3, 0),
        ("leader", "lord_of_spears", "leader", 3, 0),
        ("ship", "lokis_dragons", "ship", 2, 2),
        ("ship", "fire_dragons", "ship", 2, 2),
        ("ship", "eternal_dragons", "ship", 2, 2),
        ("warrior", "brothers_in_arms", "warrior", 1, 1),
        ("warrior", "experts_in_arms", "warrior", 2, 2),
        ("warrior", "masters_in_arms", "warrior", 2, 2),
    ],
)
def test_every_upgraded_figure(slot: str, card: str, figure: str, strength: int, cost: int) -> None:
    """BR 17.1 to 17.8, 1.12, 6.3, 6.4."""
    table = arrange("turn", rage={"wolf": 6}, sheets={"wolf": {slot: card}})
    table.choose(f"invade:{figure}:reserve>{'fjord_west' if figure == 'ship' else 'gimle'}")
    assert table.strength("wolf", "gimle") == strength
    assert table.rage("wolf") == 6 - cost


@pytest.mark.parametrize(
    ("card", "strengths"),
    [
        ("", [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("brothers_in_arms", [0, 1, 3, 4, 6, 7, 9, 10, 12]),
        ("experts_in_arms", [0, 2, 4, 6, 8, 10, 12, 14, 16]),
        ("masters_in_arms", [0, 2, 6, 8, 12, 14, 18, 20, 24]),
    ],
)
def test_warriors_together(card: str, strengths: list[int]) -> None:
    """BR 1.11, 17.5 to 17.7: up to all eight of them."""
    sheets = {"wolf": {"warrior": card}} if card else {}
    for number, strength in enumerate(strengths):
        table = arrange("turn", warriors={"wolf": {"yggdrasil": number}}, sheets=sheets)
        assert table.strength("wolf", "yggdrasil") == strength


def test_tracks_and_ages() -> None:
    """BR 1.14, 15.2, 16.2."""
    assert TRACKS.ids == ("rage", "axes", "horns")
    assert [steps[1:] for steps in STEP_VALUE] == [
        [6, 7, 8, 9, 12, 12],
        [3, 4, 5, 6, 8, 8],
        [4, 5, 6, 7, 10, 10],
    ]
    assert [steps[1:] for steps in LEGENDARY] == [[0, 0, 0, 10, 10, 20]] * 3
    assert RAGNAROK_GLORY == [0, 2, 3, 4]


def test_pillage_tokens() -> None:
    """BR 2.2, 12.15: three of Rage, two each of Axes and Horns, one of 5 glory; Yggdrasil raises all."""
    assert Counter(REWARDS.ids[reward] for reward in OUTER_REWARDS) == {
        "rage": 3,
        "axes": 2,
        "horns": 2,
        "glory": 1,
    }
    given = {
        name: ([TRACKS.ids[track] for track in REWARD_TRACKS[reward]], REWARD_GLORY[reward])
        for reward, name in enumerate(REWARDS.ids)
    }
    assert given == {
        "rage": (["rage"], 0),
        "axes": (["axes"], 0),
        "horns": (["horns"], 0),
        "glory": ([], 5),
        "yggdrasil": (["rage", "axes", "horns"], 0),
    }


NEIGHBOURS = {
    "elvagar": "myrkulor angerboda",
    "angerboda": "elvagar muspelheim",
    "muspelheim": "angerboda horgr",
    "horgr": "muspelheim utgard",
    "utgard": "horgr andlang",
    "andlang": "utgard gimle",
    "gimle": "andlang myrkulor",
    "myrkulor": "gimle elvagar",
}


def test_neighbours() -> None:
    """BR 1.3."""
    for name, neighbours in NEIGHBOURS.items():
        found = {PROVINCES.ids[each] for each in members(ADJACENT[PROVINCES.index[name]])}
        assert found == {*neighbours.split(), "yggdrasil"}
    assert {PROVINCES.ids[each] for each in members(ADJACENT[PROVINCES.index["yggdrasil"]])} == set(
        NEIGHBOURS
    )
