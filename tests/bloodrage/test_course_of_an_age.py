"""An Age as it runs by itself: phase after phase, what each leaves behind, and what everybody knows by then."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.bloodrage.scenario import Scenario, arrange, pillage, play_on
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.position import load
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import CARDS, FIGURES, PLACES, PROVINCES
from warhost.games.bloodrage.rules.figures import host_sizes, number_at, strengths

ALL_BUT_YGGDRASIL = ["elvagar", "angerboda", "muspelheim", "horgr", "utgard", "andlang", "gimle", "myrkulor"]
CLANS = ("wolf", "raven", "serpent", "bear")


def names(cards: list[int]) -> list[str]:
    return [CARDS.ids[card] for card in cards]


# From phase to phase


def test_the_action_phase_leaves_no_rage_to_the_next() -> None:
    """BR 3.1, 5.9, 5.12: the last pillage ends it, and the Discard phase begins."""
    table = play_on(
        "action_phase",
        age=1,
        pillaged=ALL_BUT_YGGDRASIL,
        leaders={"wolf": "yggdrasil"},
        hands={"wolf": ["troll"]},
    )
    assert (table.asked, table.field("phase"), table.rage("bear")) == ("wolf turn", "action", 6)
    table.choose("pillage:yggdrasil")
    assert (table.asked, table.field("phase")) == ("wolf keep", "discard")
    assert [table.rage(clan) for clan in CLANS] == [0, 0, 0, 0]
    assert not any(table.field("passed").values())


def test_from_the_discard_to_the_next_draft() -> None:
    """BR 3.1, 3.2, 14, 15: cards first, then quests with the doomed province, its fall, the release, the new Age."""
    table = play_on(
        "discard_phase",
        age=1,
        first_player="raven",
        pillaged=["elvagar", "gimle"],
        discards=["troll"],
        hands={"bear": ["tyrs_bash", "thors_hammer"]},
        quests={"wolf": ["manheim_1"]},
        warriors={"wolf": {"elvagar": 2}, "bear": {"valhalla": 1}},
        sheets={"bear": {"clan_1": "lokis_domain"}},
    )
    assert (table.asked, table.field("phase")) == ("bear keep", "discard")
    table.by("bear", "keep:tyrs_bash")
    assert (table.asked, table.field("phase"), table.glory("wolf")) == ("wolf raise", "quest", 5)
    assert table.warriors("wolf", "elvagar") == 2
    table.choose("raise:horns")
    assert (table.field("age"), table.field("phase")) == (2, "gifts")
    assert table.asked == "wolf raven serpent bear draft"
    assert table.glory("wolf") == 5 + 2 * 2
    assert table.warriors("wolf", "reserve") == 8
    assert table.glory("bear") == 1
    assert table.field("first_player") == "serpent"
    assert table.field("pillaged") == []
    assert table.field("destroyed") == ["elvagar"]
    assert "elvagar" not in table.field("rewards")
    assert table.of("aside", "bear") == ["tyrs_bash"]
    assert sorted(table.field("discards")) == ["manheim_1", "thors_hammer", "troll"]
    phases = [event["phase"] for event in table.events("phase_began")]
    assert phases == ["quest", "ragnarok", "release", "gifts"]
    assert [event["seat"] for event in table.events("quests_shown")] == ["wolf"]
    assert [(event["seat"], event["figures"]) for event in table.events("released")] == [
        ("bear", ["warrior"]),
        ("wolf", ["warrior", "warrior"]),
    ]


def test_the_last_seat_can_win() -> None:
    """BR 16.4."""
    table = arrange("game end", glory={"wolf": 3, "bear": 4})
    assert table.winners == ["bear"]


def test_the_last_seat_spoils_a_quest() -> None:
    """BR 14.5: every other clan counts."""
    for strong, glory in ((1, 0), (0, 9)):
        table = arrange(
            "quests",
            quests={"wolf": ["alfheim_3"]},
            warriors={"wolf": {"gimle": 1}, "bear": {"gimle": strong}},
        )
        assert table.glory("wolf") == glory


@pytest.mark.parametrize(
    ("leader", "ship", "warriors", "monster", "succeeds"),
    [
        ("valhalla", "valhalla", 1, "valhalla", True),
        ("valhalla", "valhalla", 1, "gimle", False),
        ("valhalla", "reserve", 2, "valhalla", True),
        ("reserve", "valhalla", 2, "gimle", False),
        ("reserve", "reserve", 3, "valhalla", True),
        ("reserve", "reserve", 3, "reserve", False),
        ("reserve", "reserve", 4, "gimle", True),
    ],
)
def test_glorious_death_counts_every_figure_once(
    leader: str, ship: str, warriors: int, monster: str, succeeds: bool
) -> None:
    """BR 14.7, 8.8."""
    table = arrange(
        "quests",
        quests={"wolf": ["glorious_death_3"]},
        leaders={"wolf": leader},
        ships={"wolf": ship},
        warriors={"wolf": {"valhalla": warriors}},
        sheets={"wolf": {"monster_2": "troll"}},
        monsters={"troll": monster},
    )
    assert table.glory("wolf") == (11 if succeeds else 0)
    assert table.asked == ("wolf raise" if succeeds else "pause")


def test_ragnarok_in_a_pillaged_province_with_empty_villages() -> None:
    """BR 2.7, 15.1, 15.4: its token is gone, and nobody goes there any more."""
    table = arrange(
        "ragnarok", doom=["gimle"] * 3, pillaged=["gimle", "utgard"], warriors={"wolf": {"gimle": 1}}
    )
    assert table.field("pillaged") == ["utgard"]
    assert table.field("free").get("gimle", 0) == 0
    assert table.glory("wolf") == 4


def test_the_last_seat_comes_home_from_ragnarok() -> None:
    """BR 21.5."""
    table = arrange(
        "ragnarok",
        settings={"leftover_rage": "kept"},
        rage={"bear": 1},
        doom=["gimle"] * 3,
        warriors={"bear": {"gimle": 1}},
        sheets={"bear": {"clan_1": "friggas_protection"}},
    )
    table.choose("save:warrior")
    assert table.warriors("bear", "reserve") == 8


# The draft


def test_rounds_of_the_draft() -> None:
    """BR 4.3, 4.6: six with one card, three with two; each round goes with the packet one holds."""
    for seats, rounds in ((2, 3), (3, 6), (4, 6)):
        match = Match(GAME, seats, {}, numbered_seed(1))
        seen: list[tuple[int, ...]] = []
        while any(match.state.packets):
            if match.state.about not in seen:
                seen.append(match.state.about)
            seat = match.waiting()[0]
            match.choose(seat, match.options(seat)[0])
        assert seen == [(number,) for number in range(1, rounds + 1)]
        for seat in range(seats):
            packets = [event for event in match.events(seat) if event["kind"] == "packet"]
            assert [len(event["cards"]) for event in packets] == [
                8 - 6 // rounds * at for at in range(1, rounds)
            ]
            assert [len(each) for each in match.state.remembered[seat]] == [
                8,
                *(len(e["cards"]) for e in packets),
            ]


def test_what_is_remembered_of_a_packet() -> None:
    """BR 1.19: the card kept first, then the others."""
    match = Match(GAME, 3, {}, numbered_seed(1))
    packet = names(match.state.packets[1])
    for seat in range(3):
        match.decide(seat, f"keep:{names(match.state.packets[seat])[3]}")
    assert names(match.state.remembered[1][0]) == [packet[3], *packet[:3], *packet[4:]]


def test_pairs_to_keep() -> None:
    """BR 4.6: any two of the eight."""
    match = Match(GAME, 2, {}, numbered_seed(1))
    packet = names(match.state.packets[0])
    offered = {GAME.verbs.key(option) for option in match.options(0)}
    assert offered == {f"keep_two:{one},{other}" for one, other in combinations(packet, 2)}


def test_decks_are_shuffled() -> None:
    """BR 4.1: other seeds deal other cards."""
    dealt = {tuple(Match(GAME, 4, {}, numbered_seed(seed)).state.packets[0]) for seed in range(8)}
    assert len(dealt) == 8


def test_a_first_game_has_no_packets() -> None:
    """BR 4.8."""
    match = Match(GAME, 3, {"first_game": "on"}, numbered_seed(1))
    assert [len(hand) for hand in match.state.hands] == [8, 8, 8]
    assert match.state.packets == [[], [], []]


def test_doom_falls_on_living_provinces() -> None:
    """BR 2.3, 2.4: also where a position says which are gone."""
    gone = ["elvagar", "utgard", "andlang", "gimle", "myrkulor"]
    for _ in range(6):
        s: Any = load(GAME, {"seats": ["wolf", "raven"], "state": {"destroyed": gone}})
        assert sorted(PROVINCES.ids[each] for each in s.doom) == ["angerboda", "horgr", "muspelheim"]


# What everybody knows of hands (BR 1.19)


def known(table: Scenario, clan: str) -> tuple[list[str], list[str]]:
    """The cards that a clan has shown for the first time, and those that all know it to have."""
    return table.of("revealed", clan), table.of("known", clan)


def test_what_is_known_after_a_battle() -> None:
    """BR 12.7, 1.19: the loser's card is known to be back in his hand; shown again, it is no news."""
    table = pillage(
        "gimle",
        rage={"wolf": 3, "raven": 3},
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1, "utgard": 1}},
        hands={"wolf": ["tyrs_bash"], "raven": ["thors_hammer", "alfheim_1"]},
    )
    table.by("wolf", "play:tyrs_bash").by("raven", "play:thors_hammer").no_late_cards()
    assert known(table, "wolf") == (["tyrs_bash"], [])
    assert known(table, "raven") == (["thors_hammer"], ["thors_hammer"])
    assert table.asked == "raven turn"


def test_what_is_known_after_upgrade_discard_and_quests() -> None:
    """BR 8.1, 14.1, 14.3: all that was shown, one after the other."""
    table = arrange("turn", rage={"wolf": 6}, hands={"wolf": ["thors_glory", "lokis_domain", "troll"]})
    table.choose("upgrade:thors_glory>clan_1", "upgrade:lokis_domain>clan_2")
    assert known(table, "wolf") == (["thors_glory", "lokis_domain"], [])
    table = arrange(
        "discard",
        age=1,
        hands={"wolf": ["thors_glory", "tyrs_bash", "troll"]},
        known={"wolf": ["tyrs_bash"]},
        revealed={"wolf": ["tyrs_bash"]},
    )
    table.by("wolf", "keep:troll")
    assert known(table, "wolf") == (["tyrs_bash", "thors_glory"], [])
    table = arrange("quests", quests={"bear": ["alfheim_3", "manheim_3"]})
    assert known(table, "bear") == (["alfheim_3", "manheim_3"], [])


# Reckoning everywhere at once


def test_strengths_and_hosts_of_a_whole_clan() -> None:
    """BR 1.9, 1.10, 14.6: ships and the Sea Serpent count for both provinces of their fjord, what is off the board for none."""
    table = arrange(
        "turn",
        leaders={"wolf": "yggdrasil", "raven": "valhalla", "bear": "myrkulor"},
        ships={"wolf": "fjord_northeast", "raven": "reserve", "bear": "valhalla"},
        warriors={
            "wolf": {"elvagar": 2, "myrkulor": 1, "yggdrasil": 3, "valhalla": 1},
            "raven": {"gimle": 1},
        },
        sheets={
            "wolf": {"monster_1": "sea_serpent", "monster_2": "troll", "warrior": "brothers_in_arms"},
            "raven": {"monster_1": "frost_giant", "monster_2": "fire_giant"},
            "bear": {"monster_2": "dark_elf"},
        },
        monsters={
            "sea_serpent": "fjord_east",
            "troll": "horgr",
            "frost_giant": "reserve",
            "fire_giant": "valhalla",
            "dark_elf": "yggdrasil",
        },
    )
    by_clan = [(strengths(table.state, seat), host_sizes(table.state, seat)) for seat in range(4)]
    assert by_clan == [
        ([5, 2, 3, 5, 0, 0, 0, 1, 7], [3, 1, 1, 2, 0, 0, 0, 1, 4]),
        ([0, 0, 0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 1, 0, 0]),
        ([0] * 9, [0] * 9),
        ([0, 0, 0, 0, 0, 0, 0, 3, 3], [0, 0, 0, 0, 0, 0, 0, 1, 1]),
    ]
    at = [
        number_at(table.state, 0, PLACES.index[place])
        for place in ("yggdrasil", "fjord_east", "horgr", "valhalla")
    ]
    assert at == [4, 1, 1, 1]
    assert FIGURES.ids[:3] == ("leader", "warrior", "ship")
