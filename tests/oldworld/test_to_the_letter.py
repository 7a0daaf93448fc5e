"""Setup, summoning, texts and dial conditions to the letter: exact options, exact prices, each side of each condition."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.kept import slips
from tests.oldworld.scenario import POWERS, Scenario, arrange, play_on
from tests.oldworld.test_own_cards import settled
from warhost.core.chance import numbered_seed
from warhost.games.oldworld import GAME

# Setup


def set_up(seed: int, **settings: str) -> Any:
    s = GAME.begin(4)
    s.settings = tuple(GAME.table_settings(settings).values())
    s.seed = numbered_seed(seed)
    GAME.set_up(s)
    return s


def shown(s: Any, name: str) -> Any:
    field = next(each for each in GAME.fields if each.name == name)
    return field.encode(getattr(s, name), list(POWERS))


def test_the_table_before_the_first_round() -> None:
    """OW 2.3, 2.5, 2.6, 2.7: before anything happens."""
    s = set_up(1)
    tokens = shown(s, "tokens")
    assert [sum(row.values()) for row in tokens.values()] == [1] * 9
    kinds = [token for row in tokens.values() for token in row]
    assert {token: kinds.count(token) for token in kinds} == {"noble": 2, "warpstone": 3, "peasant": 4}
    assert [len(hand) for hand in s.hands] == [3] * 4
    assert [len(deck) for deck in s.decks] == [21] * 4
    assert len(s.old_world_deck) == 7
    assert shown(s, "power") == {"khorne": 7, "nurgle": 6, "tzeentch": 6, "slaanesh": 6}
    assert shown(s, "figures") == {}
    assert slips(s, list(POWERS)) == []


def test_decks_and_tokens_are_shuffled() -> None:
    """OW 2.5 to 2.7: another seed, another order."""
    tables = [set_up(seed) for seed in range(6)]
    assert len({tuple(s.old_world_deck) for s in tables}) > 3
    assert len({tuple(s.tokens) for s in tables}) > 3
    for seat in range(4):
        assert len({tuple(s.hands[seat] + s.decks[seat]) for s in tables}) > 3


def test_documented_cards_are_known_from_the_start() -> None:
    """OW 19.2: Dazzle has no text, whenever it is played."""
    s = set_up(1, cards="documented")
    plain = set_up(1)
    assert s.special_cards != plain.special_cards


# Summoning


def sources(table: Scenario, figure: str) -> dict[str, set[str]]:
    """From where a figure can be summoned to where."""
    found: dict[str, set[str]] = {}
    for key in table.offered("summon"):
        name, source, to = key.replace(">", ":").split(":")
        if name == figure:
            found.setdefault(source, set()).add(to)
    return found


def test_marked_and_plain_figures_are_summoned_apart() -> None:
    """OW 6.6: two Acolytes under Warp Shield are one option, a plain one another."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 3}},
        marked={"kislev": ["acolyte-shielded", "acolyte-shielded"]},
        power={"tzeentch": 1},
    )
    keys = table.offered("summon")
    assert len(keys) == len(set(keys))
    assert sources(table, "acolyte")["kislev"] == {"troll_country", "empire"}
    assert sources(table, "acolyte-shielded") == {"kislev": {"troll_country", "empire"}}


def test_a_lonely_marked_figure_is_no_plain_one() -> None:
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}},
        marked={"kislev": ["acolyte-shielded"]},
        power={"tzeentch": 1},
    )
    assert set(sources(table, "acolyte")) == {"reserve"}
    assert set(sources(table, "acolyte-shielded")) == {"kislev"}


def test_a_figure_in_other_hands_is_not_its_owners_to_summon() -> None:
    """OW 16.3: one of two Lepers in Kislev, the only one in Tilea."""
    position: dict[str, Any] = {
        "figures": {"kislev": {"leper": 2}, "tilea": {"leper": 1}},
        "marked": {"kislev": ["leper-controlled"], "tilea": ["leper-controlled"]},
        "power": {"nurgle": 1, "slaanesh": 1},
    }
    nurgle = arrange("turn", seat="nurgle", **position)
    assert set(sources(nurgle, "leper")) == {"reserve", "kislev"}
    assert sources(nurgle, "leper")["kislev"] == {"troll_country", "empire"}
    slaanesh = arrange("turn", seat="slaanesh", **position)
    assert set(sources(slaanesh, "leper-controlled")) == {"kislev", "tilea"}
    assert sources(slaanesh, "leper") == {}


def with_price(add: int, source: str) -> dict[str, str]:
    """A table whose Road Wardens change the price of summoning."""
    text = (
        '[[card]]\nid = "road_wardens"\nimmediate = []\n'
        f'lasting = {{ when = "track", ops = [{{ op = "summon_cost", add = {add}, from = "{source}" }}] }}\n'
    )
    return {"cards": settled(text)}


def priced(add: int, source: str, power: int, **position: Any) -> Scenario:
    return arrange(
        "turn",
        seat="nurgle",
        settings=with_price(add, source),
        track={"1": "road_wardens"},
        power={"nurgle": power},
        **{"figures": {"kislev": {"leper": 1, "plaguebearer": 1}}, **position},
    )


@pytest.mark.parametrize(
    ("source", "power", "offered"),
    [
        ("board", 1, {"reserve"}),
        ("board", 2, {"reserve", "kislev"}),
        ("reserve", 1, {"kislev"}),
        ("reserve", 2, {"reserve", "kislev"}),
        ("any", 1, set()),
        ("any", 2, {"reserve", "kislev"}),
    ],
)
def test_dearer_figures_by_where_they_come_from(source: str, power: int, offered: set[str]) -> None:
    """OW 18.25, 6.14, 6.6: who has just enough may summon."""
    table = priced(1, source, power, hands={"nurgle": ["plague_aura"]})
    assert set(sources(table, "leper")) == set(sources(table, "plaguebearer")) == offered


def test_who_can_afford_no_figure_may_still_play_a_card() -> None:
    """OW 6.2, 6.5."""
    table = priced(1, "any", 1, hands={"nurgle": ["plague_aura"]})
    assert table.asked == "nurgle turn"
    assert table.offered("summon") == []
    assert len(table.offered("play")) == 9


def test_who_can_do_nothing_is_not_asked() -> None:
    """OW 6.4: he passes."""
    table = priced(1, "any", 1)
    assert table.asked == "pause"
    assert table.of("power", "nurgle") == 0


def test_a_price_never_falls_below_nothing() -> None:
    """OW 5.6: three less for a figure of one."""
    table = priced(-3, "any", 2)
    table.choose("summon:leper:kislev>empire")
    assert table.of("power", "nurgle") == 2


@pytest.mark.parametrize(("power", "offered"), [(1, False), (2, True)])
def test_dearer_marked_figures(power: int, offered: bool) -> None:
    """OW 18.25."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"acolyte": 1}},
        marked={"kislev": ["acolyte-shielded"]},
        track={"1": "road_wardens"},
        power={"tzeentch": power},
    )
    assert bool(sources(table, "acolyte-shielded")) is offered


def test_a_lepers_free_arrival_saves_only_its_own_price() -> None:
    """OW 17.7, 6.14, 18.25: with one power point the Leper goes where Nurgle has nobody, for the surcharge alone."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 6}, "empire": {"plaguebearer": 1}},
        upgrades={"nurgle_cultist": 1},
        track={"1": "road_wardens"},
        power={"nurgle": 1},
    )
    assert sources(table, "leper") == {"kislev": {"troll_country", "bretonnia", "border_princes"}}
    table.choose("summon:leper:kislev>troll_country")
    assert table.of("power", "nurgle") == 0
    reserve = arrange(
        "turn",
        seat="nurgle",
        figures={"kislev": {"leper": 5}},
        upgrades={"nurgle_cultist": 1},
        track={"1": "road_wardens"},
        power={"nurgle": 1},
    )
    assert sources(reserve, "leper") == {
        "reserve": {"kislev", "troll_country", "empire"},
        "kislev": {"troll_country", "empire"},
    }


def test_a_controlled_lepers_free_arrival() -> None:
    """OW 17.7, 16.2: only where Slaanesh has nobody."""
    table = arrange(
        "turn",
        seat="slaanesh",
        figures={"kislev": {"leper": 1}, "empire": {"seductress": 1}},
        marked={"kislev": ["leper-controlled"]},
        upgrades={"nurgle_cultist": 1},
        track={"1": "road_wardens"},
        power={"slaanesh": 1},
    )
    assert sources(table, "leper-controlled") == {"kislev": {"troll_country", "bretonnia", "border_princes"}}


def test_a_leper_arrives_free_once() -> None:
    """OW 17.7: and in the next round again."""
    table = play_on(
        "summoning_phase",
        figures={"kislev": {"leper": 1}},
        upgrades={"nurgle_cultist": 1},
        power={"nurgle": 2},
        hands={"tzeentch": ["teleport"]},
    )
    table.choose("summon:leper:kislev>empire")
    assert (table.of("power", "nurgle"), table.marked("empire")) == (2, ["leper-arrived"])
    table.choose("summon:leper-arrived:empire>bretonnia")
    assert (table.of("power", "nurgle"), table.marked("bretonnia")) == (1, ["leper-arrived"])
    table.choose("pass")
    assert table.marked("bretonnia") == []


@pytest.mark.parametrize("region", ["norsca", "badlands"])
def test_nobody_leaves_a_field_of_carnage(region: str) -> None:
    """OW 8.6: the first region and the last."""
    table = arrange(
        "turn",
        seat="nurgle",
        figures={region: {"leper": 1}, "kislev": {"leper": 1}},
        spaces={region: ["field_of_carnage"]},
        power={"nurgle": 1},
    )
    assert set(sources(table, "leper")) == {"reserve", "kislev"}


def test_the_very_first_options() -> None:
    """OW 19.18, 7.1: a Bloodsworn in Norsca in place, Blood Frenzy in Norsca."""
    table = arrange(
        "turn",
        figures={"norsca": {"bloodsworn": 1}},
        hands={"khorne": ["blood_frenzy"]},
        power={"khorne": 2},
        settings={"summon_in_place": "yes"},
    )
    table.choose("summon:bloodsworn:norsca>norsca", "play:blood_frenzy:norsca")
    assert table.cards("norsca") == ["blood_frenzy"]
    assert table.figures("norsca") == {"bloodsworn": 1}


def test_what_each_option_costs_is_told() -> None:
    """OW 6.6, 7.1, 8.27."""
    table = arrange(
        "turn",
        figures={"norsca": {"bloodsworn": 1}},
        hands={"khorne": ["reborn_in_blood"]},
        power={"khorne": 4},
        spaces={"kislev": ["temporal_stasis"]},
    )
    offered = table.match.options(0)
    costs = dict(zip(table.options, table.match.costs(0, offered), strict=True))
    assert costs["summon:bloodsworn:norsca>troll_country"] == 1
    assert costs["summon:bloodthirster:reserve>norsca"] == 3
    assert (costs["play:reborn_in_blood:norsca"], costs["play:reborn_in_blood:kislev"]) == (2, 4)
    assert costs["pass"] is None


def test_marked_figures_do_not_go_where_they_are() -> None:
    """OW 6.10."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"horror": 1}},
        marked={"kislev": ["horror-shielded"]},
        power={"tzeentch": 2},
    )
    assert sources(table, "horror-shielded") == {"kislev": {"troll_country", "empire"}}


# Texts on either space


@pytest.mark.parametrize("cards", [["dazzle"], [None, "dazzle"]])
def test_dazzle_on_either_space(cards: list[str | None]) -> None:
    """OW 8.30: for all but Tzeentch."""
    table = arrange(
        "battle",
        figures={"kislev": {"plaguebearer": 1, "horror": 1}},
        spaces={"kislev": cards},
        dice=[5, 4],
    )
    assert table.figures("kislev") == {"horror": 1}


@pytest.mark.parametrize("cards", [["battle_cry", "influenza"], ["influenza", "battle_cry"]])
def test_battle_cry_on_either_space(cards: list[str]) -> None:
    """OW 8.3."""
    table = arrange("corruption", figures={"kislev": {"leper": 1}}, spaces={"kislev": cards})
    assert table.corruption("kislev") == {}


@pytest.mark.parametrize("cards", [["field_of_ecstasy", "influenza"], ["influenza", "field_of_ecstasy"]])
def test_field_of_ecstasy_on_either_space(cards: list[str]) -> None:
    """OW 8.35."""
    table = arrange("battle", figures={"kislev": {"bloodletter": 1, "leper": 1}}, spaces={"kislev": cards})
    assert table.figures("kislev") == {"bloodletter": 1, "leper": 1}


@pytest.mark.parametrize(("add", "points"), [(-5, 0), (-1, 0), (2, 3)])
def test_conquest_is_never_less_than_nothing(add: int, points: int) -> None:
    """OW 10.8: Norsca's 1, changed by a card on the track."""
    text = (
        '[[card]]\nid = "road_wardens"\nimmediate = []\n'
        f'lasting = {{ when = "track", ops = [{{ op = "conquest", add = {add}, at = "norsca" }}] }}\n'
    )
    table = arrange(
        "domination",
        settings={"cards": settled(text)},
        track={"1": "road_wardens"},
        figures={"norsca": {"leper": 2}},
        points={"nurgle": 10},
    )
    assert table.region("norsca")["conquest"] == points
    assert table.of("points", "nurgle") == 10 + points


# Conditions of the dials


def test_two_effects_of_one_phase_count_together() -> None:
    """OW 13.7: one token of a Leper, one of A Great Foul Consumption."""
    table = arrange(
        "corruption",
        figures={"kislev": {"leper": 1, "plaguebearer": 1}},
        spaces={"kislev": ["a_great_foul_consumption"]},
    )
    assert table.corruption("kislev") == {"nurgle": 2}
    assert table.of("counters", "nurgle") == 1


def test_khornes_dial_does_not_turn_by_corruption() -> None:
    """OW 13.3: wherever and however much."""
    table = arrange(
        "corruption",
        figures={"kislev": {"bloodsworn": 4}},
        tokens={"kislev": {"noble": 1, "hero": 1, "warpstone": 2}},
    )
    assert table.of("counters", "khorne") == 0


@pytest.mark.parametrize(
    ("keeper", "upgraded", "counters"),
    [("kislev", True, 1), ("tilea", True, 0), ("kislev", False, 0)],
)
def test_the_keeper_of_secrets_counts_where_it_stands(keeper: str, upgraded: bool, counters: int) -> None:
    """OW 17.17, 13.6."""
    figures = {"kislev": {"seductress": 2}}
    figures.setdefault(keeper, {})["keeper_of_secrets"] = 1
    table = arrange("corruption", figures=figures, upgrades={"slaanesh_daemon": 1} if upgraded else {})
    assert table.of("counters", "slaanesh") == counters


@pytest.mark.parametrize(("warpstones", "counters"), [(1, 0), (2, 1)])
def test_tzeentch_needs_two_of_magic(warpstones: int, counters: int) -> None:
    """OW 13.5."""
    table = arrange(
        "corruption", figures={"kislev": {"acolyte": 2}}, tokens={"kislev": {"warpstone": warpstones}}
    )
    assert table.of("counters", "tzeentch") == counters


# The End Phase


def test_a_hero_in_the_first_region() -> None:
    """OW 12.1, 12.4: the End Phase as it comes."""
    table = play_on(
        "end_phase", figures={"norsca": {"leper": 1, "plaguebearer": 1}}, tokens={"norsca": {"hero": 1}}
    )
    assert table.asked == "nurgle hero"


@pytest.mark.parametrize(
    ("corruption", "points"),
    [
        ({"slaanesh": 5, "khorne": 2}, (4, 0, 0, 8)),
        ({"slaanesh": 5, "khorne": 5}, (6, 0, 0, 6)),
        ({"khorne": 5, "nurgle": 2, "slaanesh": 2}, (8, 2, 0, 2)),
        ({"khorne": 3, "nurgle": 3, "tzeentch": 3, "slaanesh": 1}, (4, 4, 4, 0)),
        ({"slaanesh": 1}, (0, 0, 0, 8)),
        ({}, (0, 0, 0, 0)),
    ],
)
def test_who_scores_a_ruin(corruption: dict[str, int], points: tuple[int, ...]) -> None:
    """OW 12.8 to 12.11: Kislev with the first card, 8 and 4."""
    table = arrange("ruined regions", ruined=["kislev"], corruption={"kislev": corruption})
    assert tuple(table.field("points").values()) == points
