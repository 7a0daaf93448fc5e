"""What is seen, what is told, and what a position says of this game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oldworld.scenario import arrange, play_on
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, options, start
from warhost.core.errors import BadPosition
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.trace import SPECTATOR
from warhost.core.view import view_json
from warhost.games import load as load_game
from warhost.games import names
from warhost.games.oldworld import GAME, components, events
from warhost.games.oldworld.cards import old_world_text
from warhost.games.oldworld.components import (
    ATTACK,
    CHAOS,
    COST,
    DEFENCE,
    FIGURE_COUNT,
    FIGURES,
    POPULOUS,
    REGIONS,
)
from warhost.games.oldworld.rules import endings
from warhost.games.oldworld.state import OldWorld


def test_the_game_is_in_the_registry() -> None:
    assert "oldworld" in names()
    assert load_game("oldworld") is GAME


def test_scores_are_victory_points() -> None:
    """OW 14.8: places behind the winner go by them."""
    table = play_on("game_end", points={"khorne": 3, "nurgle": 7}, draws=["franzs_decree"])
    assert table.scores == {"khorne": 3, "nurgle": 7, "tzeentch": 0, "slaanesh": 0}
    threats = {name: each["threat"] for name, each in table.summary["powers"].items()}
    assert threats == {"khorne": 3, "nurgle": 1, "tzeentch": 2, "slaanesh": 4}


def test_the_board_and_the_figures_are_as_printed() -> None:
    """OW 1.4, 1.5, 1.8, 15.1: values, populous regions, figures; a ruined region is shown as such."""
    table = arrange("turn", power={"khorne": 1}, ruined=["tilea"], ruins_scored=1)
    assert [table.region(region)["resistance"] for region in REGIONS.ids] == [1, 1, 3, 5, 3, 4, 2, 1, 1]
    populous = [region for region, is_so in zip(REGIONS.ids, POPULOUS, strict=True) if is_so]
    assert populous == ["kislev", "empire", "bretonnia", "estalia"]
    assert FIGURE_COUNT == [4, 6, 1, 6, 5, 1, 8, 3, 1, 6, 3, 1]
    assert list(zip(COST, ATTACK, DEFENCE, strict=True)) == [
        *((1, 0, 1), (2, 2, 1), (3, 4, 3)),
        *((1, 0, 1), (1, 1, 1), (3, 3, 3)),
        *((1, 0, 1), (2, 1, 2), (3, 3, 2)),
        *((1, 0, 1), (2, 1, 2), (3, 2, 4)),
    ]
    assert table.region("tilea")["ruined"] == "1"


def test_hands_are_secret_and_counted() -> None:
    """OW 1.13: everybody sees how many, the owner sees which; discards are open."""
    table = arrange("turn", power={"khorne": 1}, hands={"khorne": ["battle_cry"], "nurgle": ["influenza"]})
    s = table.match.state
    own, other, crowd = (view_json(GAME, s, viewer)["state"]["hands"] for viewer in (0, 2, SPECTATOR))
    assert own == {"khorne": ["battle_cry"], "nurgle": ["?"], "tzeentch": [], "slaanesh": []}
    assert other["khorne"] == crowd["khorne"] == ["?"]


def test_draws_are_told_to_their_owner_only() -> None:
    """OW 1.13."""
    match = Match(GAME, 4, {}, numbered_seed(2))
    mine = [event for event in match.events(1) if event["kind"] == "drew"]
    assert {event["seat"] for event in mine} == {"nurgle"}
    hidden = [event for event in match.events(1) if event["kind"] == "drew_hidden"]
    assert {event["seat"] for event in hidden} == {"khorne", "tzeentch", "slaanesh"}


def test_every_score_says_why() -> None:
    """OW 3.8: the sum of all told points is what everybody has."""
    for seed in range(6):
        match = Match(GAME, 4, {}, numbered_seed(seed))
        lots = random.Random(seed)
        while not match.over:
            seat = match.waiting()[0]
            match.choose(seat, lots.choice(match.options(seat)))
        told = dict.fromkeys(match.seat_ids, 0)
        for event in match.events(SPECTATOR):
            if event["kind"] == "scored":
                told[event["seat"]] += event["points"]
                assert event["source"] is not None
        assert list(told.values()) == GAME.scores(match.state)


def test_a_battle_is_told_die_by_die() -> None:
    """OW 9.6, 9.9: dice, hits, kills, in order."""
    table = arrange(
        "turn",
        power={"khorne": 1},
        figures={"kislev": {"bloodletter": 1, "leper": 1}},
    )
    table.match.state.agenda.insert(1, GAME.steps["battle_region"].frame((0,)))
    table.match.state.forced_dice = [6, 3, 2]
    table.choose("pass")
    (rolled,) = table.events("rolled")
    assert (rolled["seat"], rolled["dice"], rolled["hits"]) == ("khorne", [6, 3, 2], 1)
    (killed,) = table.events("killed")
    assert (killed["figure"], killed["victim"]) == ("leper", "nurgle")


def test_the_summary_shows_what_would_be_scored() -> None:
    """OW 10.4, 9.2: domination, dice, corruption, at a glance."""
    table = arrange(
        "turn",
        power={"khorne": 1},
        figures={"norsca": {"bloodletter": 2, "leper": 1}},
        corruption={"norsca": {"nurgle": 3}},
        tokens={"norsca": {"warpstone": 1}},
    )
    norsca = table.region("norsca")
    assert norsca["dominated_by"] == "khorne"
    assert norsca["battle"] is True
    assert norsca["dice"] == {"khorne": 4, "nurgle": 0, "tzeentch": 0, "slaanesh": 0}
    assert norsca["corruption"] == 4
    khorne = table.summary["powers"]["khorne"]
    assert khorne["next_tick"] == {"instruction": "score_vp", "n": 4, "token": None}
    assert khorne["reserve"] == {"bloodsworn": 4, "bloodletter": 4, "bloodthirster": 1}


def test_a_position_takes_its_defaults() -> None:
    """OW 2.8: an empty position is a first round without starting tokens; unseen cards fill the decks."""
    s = load(GAME, {"chance": {"draws": ["plunged_into_chaos"]}})
    assert isinstance(s, OldWorld)
    assert GAME.broken(s) == []
    assert s.round == 1
    assert [len(deck) + len(hand) for deck, hand in zip(s.decks, s.hands, strict=True)] == [24] * 4


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ({"figures": {"kislev": {"bloodthirster": 2}}}, "only 1"),
        ({"tokens": {"kislev": {"hero": 5}}}, "only 4"),
        ({"hands": {"khorne": ["battle_cry"] * 5}}, "Chaos cards of khorne are lost, doubled"),
        ({"hands": {"khorne": ["influenza"]}}, "Chaos cards of khorne are lost, doubled"),
        ({"marked": {"kislev": ["leper-controlled"]}}, "not on the board"),
        ({"spaces": {"kislev": ["horror"]}}, "card spaces"),
        ({"power": {"khorne": 13}}, "between 0 and 12"),
        ({"spaces": {"kislev": ["the_moon"]}}, "no chaos_card"),
        ({"spaces": {"kislev": ["battle_cry", "influenza", "dazzle"]}}, "at most two"),
        ({"marked": {"kislev": ["leper-shielded"]}}, "no figure"),
        ({"kills": {"khorne": ["the_moon"]}}, "no region"),
    ],
)
def test_impossible_positions_are_refused(state: dict[str, Any], problem: str) -> None:
    """OW 1.9, 1.10: more pieces than there are, pieces that cannot be so."""
    with pytest.raises(BadPosition, match=problem):
        load(GAME, {"state": state})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (["turn", 4], ("turn", (0,))),
        (["draw_cards", 4], ("draw_cards", (4,))),
        (["early_dice", 3, 0], ("early_dice", (3, 0))),
        (["early_dice", 3, 2], ("early_dice", (3, 4 + 1))),
        (["rot", 2, 3], ("rot", (2, 3, CHAOS.index["the_final_rotting"]))),
        (["parting_hits", 3, 1, 2 * 64 + 5], ("parting_hits", (3, 1, 2, 5))),
        (["old_world_remove_figure", 4, 2, 3 * 16 + 1], ("old_world_remove_figure", (4, 2, 3, 1))),
        (["old_world_place", 1, 2, 0b101], ("old_world_place", (1, 2, 0b101))),
    ],
)
def test_steps_of_earlier_releases_are_read(old: list[Any], new: tuple[str, tuple[int, ...]]) -> None:
    """They were written as three numbers, some of which held two."""
    asked = {"prompt": "old_world_figure", "about": [1, 2, 3 * 16 + 2], "waiting": ["slaanesh"]}
    s = load(GAME, {"flow": {"agenda": [old], "asked": asked}})
    assert [(frame[0].name, frame[0].given(frame)) for frame in s.agenda] == [new]
    assert s.about == (1, 2, 2)


@pytest.mark.parametrize(
    ("prompt", "about", "last"),
    [
        ("meddle", [2], CHAOS.index["the_meddling_of_skaven"]),
        ("teleport", [2], CHAOS.index["teleport"]),
        ("influence", [2], CHAOS.index["dark_influence"]),
        ("musk", [2], CHAOS.index["soporific_musk"]),
        ("rot", [2, 1], CHAOS.index["the_final_rotting"]),
        ("carry", [2, 3], FIGURES.index["acolyte"]),
    ],
)
def test_questions_of_earlier_releases_are_read(prompt: str, about: list[int], last: int) -> None:
    """They did not say which card or figure asks."""
    s = load(GAME, {"flow": {"asked": {"prompt": prompt, "about": about, "waiting": ["tzeentch"]}}})
    assert s.about == (*about, last)


def test_hits_are_written_as_they_always_were() -> None:
    """A kind of hit, the seat that it strikes, and what was saved on a figure: one number each."""
    state = {"hit_mode": 2 + 3, "saved": [(1 * 64 + 2) * 16 + 3]}
    s = load(GAME, {"warhost": "position", "state": state})
    assert isinstance(s, OldWorld)
    assert (s.hit_mode, s.saved) == ((2, 3), [(1, 2, 3)])
    assert {name: position(GAME, s)["state"][name] for name in state} == state


def test_powers_sit_in_power_order() -> None:
    """OW 2.1."""
    with pytest.raises(BadPosition, match="power order"):
        load(GAME, {"seats": ["nurgle", "khorne", "tzeentch"]})


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_games_keep_everything_in_order(seats: int, seed: int) -> None:
    """OW 1.9 to 1.12: nothing is lost, doubled or out of bounds after any decision."""
    sets = ["all", "khorne-nurgle-slaanesh", "khorne-tzeentch-slaanesh", "nurgle-tzeentch-slaanesh"]
    settings = {
        "powers": sets[seed % 4] if seats == 3 else "all",
        "musk": ["cultists", "figures"][seed % 2],
        "meddling_discard": ["victim", "random"][seed % 2],
        "upgrade": ["must", "may"][seed % 2],
    }
    s = start(GAME, seats, settings, numbered_seed(seed))
    lots = random.Random(seed)
    decisions = 0
    while s.ending < 0:
        seat = s.waiting[0]
        answer(s, seat, lots.choice(options(s, seat)))
        assert GAME.broken(s) == []
        decisions += 1
    assert decisions > 20


def test_pieces_are_told_apart_only_where_it_matters() -> None:
    """OW 17.7, 8.25: marks of the Summoning and Battle Phase are gone after them."""
    table = play_on(
        "battle_phase",
        figures={"kislev": {"acolyte": 2}},
        marked={"kislev": ["acolyte-shielded"]},
        tokens={"kislev": {"hero": 1}},
        draws=["franzs_decree"],
    )
    assert table.figures("kislev") == {"acolyte": 1}


def test_numbers_and_names_agree() -> None:
    """Endings, phases and the like are numbered by hand; each number must be its name's."""
    for module, ids, prefix in (
        (endings, endings.ENDINGS.ids, ""),
        (events, events.SOURCES.ids, "BY_"),
        (components, [f"{phase}_phase" for phase in components.PHASES.ids], ""),
        (old_world_text, old_world_text.PLAYERS.ids, ""),
    ):
        assert [getattr(module, prefix + name.upper()) for name in ids] == list(range(len(ids)))
