"""The printed tables, written down a second time from the box and compared with what the game does with them."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.oldworld.scenario import POWERS, Scenario, arrange, play_on
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.games.oldworld import GAME

REGIONS = (
    "norsca",
    "troll_country",
    "kislev",
    "empire",
    "bretonnia",
    "estalia",
    "tilea",
    "border_princes",
    "badlands",
)
NUMBERS = dict(zip(REGIONS, (1, 1, 3, 5, 3, 4, 2, 1, 1), strict=True))
"""Resistance and Conquest value (OW 1.4)."""
ADJACENT = {
    "norsca": {"troll_country"},
    "troll_country": {"norsca", "kislev"},
    "kislev": {"troll_country", "empire"},
    "empire": {"kislev", "bretonnia", "border_princes"},
    "bretonnia": {"empire", "estalia", "tilea", "border_princes"},
    "estalia": {"bretonnia", "tilea"},
    "tilea": {"bretonnia", "estalia", "border_princes"},
    "border_princes": {"empire", "bretonnia", "tilea", "badlands"},
    "badlands": {"border_princes"},
}
FIGURES = {
    "khorne": {"bloodsworn": (4, 1, 0, 1), "bloodletter": (6, 2, 2, 1), "bloodthirster": (1, 3, 4, 3)},
    "nurgle": {"leper": (6, 1, 0, 1), "plaguebearer": (5, 1, 1, 1), "great_unclean_one": (1, 3, 3, 3)},
    "tzeentch": {"acolyte": (8, 1, 0, 1), "horror": (3, 2, 1, 2), "lord_of_change": (1, 3, 3, 2)},
    "slaanesh": {"seductress": (6, 1, 0, 1), "daemonette": (3, 2, 1, 2), "keeper_of_secrets": (1, 3, 2, 4)},
}
"""How many, cost, attack, defence (OW 1.8)."""
UPGRADED = {
    "khorne_cultist": ("khorne", "bloodsworn", (1, 1, 1)),
    "khorne_warrior": ("khorne", "bloodletter", (2, 2, 1)),
    "khorne_daemon": ("khorne", "bloodthirster", (3, 4, 3)),
    "nurgle_cultist": ("nurgle", "leper", (1, 0, 1)),
    "nurgle_warrior": ("nurgle", "plaguebearer", (1, 1, 1)),
    "nurgle_daemon": ("nurgle", "great_unclean_one", (3, 3, 3)),
    "tzeentch_cultist": ("tzeentch", "acolyte", (1, 0, 1)),
    "tzeentch_warrior": ("tzeentch", "horror", (2, 1, 2)),
    "tzeentch_daemon": ("tzeentch", "lord_of_change", (3, 3, 2)),
    "slaanesh_cultist": ("slaanesh", "seductress", (1, 0, 2)),
    "slaanesh_warrior": ("slaanesh", "daemonette", (2, 1, 2)),
    "slaanesh_daemon": ("slaanesh", "keeper_of_secrets", (3, 2, 4)),
}
DECKS = {
    "khorne": {
        "blood_frenzy": (4, 0, 0),
        "battle_cry": (4, 1, 0),
        "the_skull_throne": (4, 1, 0),
        "field_of_carnage": (3, 1, 0),
        "ritual_slaying": (3, 1, 0),
        "reborn_in_blood": (3, 2, 0),
        "the_blood_gods_call": (3, 2, 0),
    },
    "nurgle": {
        "plague_aura": (4, 0, 1),
        "plague_touch": (3, 0, 0),
        "influenza": (4, 1, 0),
        "all_things_decay": (2, 1, 0),
        "rain_of_pus": (3, 1, 0),
        "a_great_foul_consumption": (3, 2, 0),
        "the_final_rotting": (3, 2, 0),
        "the_stench_of_death": (2, 3, 1),
    },
    "tzeentch": {
        "changer_of_ways": (3, 0, 1),
        "drain_power": (2, 0, 0),
        "warp_shield": (3, 0, 0),
        "teleport": (4, 1, 0),
        "temporal_stasis": (3, 1, 1),
        "the_meddling_of_skaven": (3, 1, 0),
        "the_persistence_of_change": (3, 1, 1),
        "dazzle": (3, 2, 1),
    },
    "slaanesh": {
        "abyssal_pact": (2, 0, 1),
        "perverse_infiltration": (4, 0, 0),
        "dark_influence": (4, 1, 1),
        "insidious_lies": (4, 1, 0),
        "field_of_ecstasy": (3, 2, 0),
        "soporific_musk": (4, 2, 1),
        "degenerate_royalty": (3, 3, 0),
    },
}
"""Copies, cost, magic symbols (OW 8)."""
RUINERS = (3, 4, 4, 5, 5)
RUIN_POINTS = (
    dict(
        zip(REGIONS, ((6, 3), (6, 3), (8, 4), (10, 5), (8, 4), (9, 4), (7, 3), (7, 3), (6, 3)), strict=True)
    ),
    *(
        dict(
            zip(
                REGIONS,
                ((7, 3), (7, 3), (9, 4), (11, 5), (9, 4), (10, 5), (8, 4), (8, 4), (7, 3)),
                strict=True,
            )
        )
        for _ in range(2)
    ),
    *(
        dict(
            zip(
                REGIONS,
                ((8, 4), (8, 4), (10, 5), (12, 6), (10, 5), (11, 5), (9, 4), (9, 4), (8, 4)),
                strict=True,
            )
        )
        for _ in range(2)
    ),
)
"""First and second, by card and region (OW 12.14)."""
DIALS = {
    "khorne": "score 4, upgrade, draw 2, score 4, upgrade, upgrade, draw 2, draw 2, victory",
    "nurgle": "score 3, cleanse 1, upgrade, score 3, upgrade, cleanse 2, upgrade, score 3, cleanse 2, victory",
    "tzeentch": "warpstone 1, upgrade, score 3, upgrade, warpstone 2, upgrade, score 5, victory",
    "slaanesh": "score 3, upgrade, noble 2, upgrade, upgrade, take 2, victory",
}
THREAT = {
    "khorne": (3, 6, 12, 14, 17, 23, 28, 31, 32),
    "nurgle": (1, 5, 10, 13, 18, 22, 26, 30, 33, 34),
    "tzeentch": (2, 7, 9, 15, 20, 21, 25, 29),
    "slaanesh": (4, 8, 11, 16, 19, 24, 27),
}
POOL = {"event": 6, "hero": 4, "noble": 6, "peasant": 20, "skaven": 6, "warpstone": 14}


@pytest.mark.parametrize("region", REGIONS)
def test_the_number_of_each_region(region: str) -> None:
    """OW 1.4, 10.4, 10.5: as many figures as its number do not dominate it, one more scores it."""
    number = NUMBERS[region]
    equal = arrange("domination", figures={region: {"acolyte": number}})
    assert equal.of("points", "tzeentch") == 0
    more = arrange("domination", figures={region: {"acolyte": number + 1}})
    assert more.of("points", "tzeentch") == number


@pytest.mark.parametrize("region", REGIONS)
def test_only_four_regions_are_populous(region: str) -> None:
    """OW 1.5, 13.4: seen by Nurgle's dial."""
    table = arrange("corruption", figures={region: {"leper": 2}})
    populous = region in ("kislev", "empire", "bretonnia", "estalia")
    assert table.of("counters", "nurgle") == (1 if populous else 0)


@pytest.mark.parametrize("region", REGIONS)
def test_whom_a_region_borders_on(region: str) -> None:
    """OW 1.6, 6.7: a figure lets others come to its region and to those next to it, no further."""
    table = arrange("turn", seat="nurgle", figures={region: {"leper": 1}}, power={"nurgle": 1})
    reached = {key.partition(">")[2] for key in table.offered("summon") if key.startswith("plaguebearer:")}
    assert reached == ADJACENT[region] | {region}


@pytest.mark.parametrize("power", POWERS)
def test_the_figures_of_each_power(power: str) -> None:
    """OW 1.8, 1.9."""
    told = arrange("turn", power={"khorne": 1}).summary["powers"][power]
    for figure, (many, cost, attack, defence) in FIGURES[power].items():
        assert told["figures"][figure] == {"cost": cost, "attack": attack, "defence": defence}
        assert told["reserve"][figure] == many


@pytest.mark.parametrize("upgrade", UPGRADED)
def test_numbers_of_upgraded_figures(upgrade: str) -> None:
    """OW 17.2, 17.3, 17.15: and nobody else changes."""
    power, figure, numbers = UPGRADED[upgrade]
    told = arrange("turn", power={"khorne": 1}, upgrades={upgrade: 1}).summary["powers"]
    for each, figures in FIGURES.items():
        for kind, printed in figures.items():
            cost, attack, defence = numbers if (each, kind) == (power, figure) else printed[1:]
            assert told[each]["figures"][kind] == {"cost": cost, "attack": attack, "defence": defence}


@pytest.mark.parametrize("power", POWERS)
def test_the_deck_of_each_power(power: str) -> None:
    """OW 1.12: 24 cards."""
    match = Match(GAME, 4, {}, numbered_seed(1))
    seat = POWERS.index(power)
    s = match.state
    ids = next(field for field in GAME.fields if field.name == "hands")
    cards = ids.encode(s.hands, match.seat_ids)[power] + ids.encode(s.decks, match.seat_ids)[power]
    assert Counter(cards) == {card: copies for card, (copies, _, _) in DECKS[power].items()}
    assert len(cards) == 24
    assert len(s.hands[seat]) >= 3


@pytest.mark.parametrize(
    ("power", "card"), [(power, card) for power, cards in DECKS.items() for card in cards]
)
def test_cost_and_magic_of_each_card(power: str, card: str) -> None:
    """OW 7.1, 7.5, 7.8, 8: what is paid, what counts for domination, and the magic symbol."""
    _, cost, magic = DECKS[power][card]
    table = arrange("turn", seat=power, power={power: 5}, hands={power: [card]})
    table.choose(f"play:{card}:kislev")
    gained = 1 if card == "drain_power" else 0
    assert table.of("power", power) == 5 - cost + gained
    there = table.region("kislev")
    assert there["domination"][power] == cost
    assert there["magic"] == magic


@pytest.mark.parametrize("card", range(5))
@pytest.mark.parametrize("region", REGIONS)
def test_first_and_second_of_every_ruination_card(card: int, region: str) -> None:
    """OW 12.8, 12.14."""
    before = [other for other in REGIONS if other != region][:card]
    table = arrange(
        "ruined regions",
        ruined=[*before, region],
        ruins_scored=card,
        corruption={region: {"khorne": 7, "slaanesh": 5, "nurgle": 1}},
    )
    first, second = RUIN_POINTS[card][region]
    assert table.field("points") == {"khorne": first, "nurgle": 0, "tzeentch": 0, "slaanesh": second}


@pytest.mark.parametrize("card", range(5))
def test_what_ruiners_score(card: int) -> None:
    """OW 11.8."""
    table = arrange(
        "corruption",
        figures={"badlands": {"leper": 1, "acolyte": 1}},
        corruption={"badlands": {"khorne": 11}},
        ruined=list(REGIONS[:card]),
        ruins_scored=card,
    )
    assert table.field("points") == {
        "khorne": 0,
        "nurgle": RUINERS[card],
        "tzeentch": RUINERS[card],
        "slaanesh": 0,
    }


@pytest.mark.parametrize("power", POWERS)
def test_threat_at_every_tick(power: str) -> None:
    """OW 13.1, 13.18 to 13.21, 2.2."""
    for tick, threat in enumerate(THREAT[power]):
        assert (
            arrange("turn", power={"khorne": 1}, dials={power: tick}).summary["powers"][power]["threat"]
            == threat
        )


def test_no_threat_occurs_twice() -> None:
    """OW 4.3."""
    assert sorted(threat for dial in THREAT.values() for threat in dial) == list(range(1, 35))


@pytest.mark.parametrize("power", POWERS)
def test_every_instruction_of_the_dials(power: str) -> None:
    """OW 13.11 to 13.17, 13.18 to 13.21: what happens when the dial turns there."""
    for tick, instruction in enumerate(DIALS[power].split(", ")):
        table = arrange(
            "dials",
            dials={power: tick},
            counters={power: 1, "khorne" if power != "khorne" else "nurgle": 1},
            corruption={"kislev": {"khorne": 3}, "tilea": {"nurgle": 3}},
            tokens={"kislev": {"peasant": 3}, "tilea": {"noble": 2}},
        )
        while table.asked != "pause" and not table.asked.startswith(power):
            table.choose(table.options[0])
        word, _, amount = instruction.partition(" ")
        asked = table.asked.partition(" ")[2]
        if word == "score":
            assert table.of("points", power) == int(amount)
        elif word == "draw":
            assert len(table.hand(power)) == int(amount)
        elif word == "upgrade":
            assert asked == "upgrade"
            assert len(table.options) == 5
        elif word == "cleanse":
            assert (asked, times_asked(table, power, asked)) == ("dial_cleanse", int(amount))
        elif word in ("warpstone", "noble"):
            assert {key.partition(">")[0] for key in table.options} == {f"place:{word}"}
            assert times_asked(table, power, asked) == int(amount)
        elif word == "take":
            assert times_asked(table, power, asked) == int(amount)
        else:
            assert table.of("dials", power) == len(DIALS[power].split(", "))


def times_asked(table: Scenario, power: str, asked: str) -> int:
    times = 0
    while table.asked == f"{power} {asked}":
        table.choose(table.options[0])
        times += 1
    return times


def test_the_pools_of_tokens() -> None:
    """OW 1.10."""
    assert arrange("turn", power={"khorne": 1}).summary["pool"] == POOL


def test_power_points_and_draws() -> None:
    """OW 2.3, 5.1, 5.2, 5.5: 7 and 6, whatever was left; two cards, Tzeentch up to five."""
    table = play_on("draw_phase", settings={"tzeentch_discard": "off"}, power=dict.fromkeys(POWERS, 3))
    assert table.asked == "khorne turn"
    assert table.field("power") == {"khorne": 7, "nurgle": 6, "tzeentch": 6, "slaanesh": 6}
    assert [len(table.hand(power)) for power in POWERS] == [2, 2, 5, 2]


@pytest.mark.parametrize(("points", "ends"), [(49, False), (50, True)])
def test_fifty_points(points: int, ends: bool) -> None:
    """OW 14.4."""
    table = play_on("game_end", points={"nurgle": points})
    assert (table.ending == "fifty_points") is ends
