"""Setup, the draft, and the frame of an Age (BR 1 to 4, 15.7, 20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.bloodrage.scenario import CLANS, arrange, play_on
from tests.bloodrage.tidiness import untidy
from warhost.core.chance import numbered_seed
from warhost.core.engine import answer, open_question, options, start
from warhost.core.match import Match
from warhost.core.view import view_json
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import ADJACENT, PROVINCES, SUPPORTS, VILLAGES, members


def new_match(seats: int, seed: int = 0, **settings: str) -> Match:
    return Match(GAME, seats, settings, numbered_seed(seed))


def state_of(match: Match, clan: str = "wolf") -> dict[str, Any]:
    return dict(match.view(match.seat_ids.index(clan))["state"])


def names(mask: int) -> set[str]:
    return {PROVINCES.ids[province] for province in members(mask)}


# The board


def test_the_ring_of_provinces() -> None:
    """BR 1.2, 1.3: each outer province has two neighbours and Yggdrasil, and Yggdrasil has all."""
    assert PROVINCES.ids[:8] == (
        "elvagar",
        "angerboda",
        "muspelheim",
        "horgr",
        "utgard",
        "andlang",
        "gimle",
        "myrkulor",
    )
    for i in range(8):
        assert names(ADJACENT[i]) == {PROVINCES.ids[(i - 1) % 8], PROVINCES.ids[(i + 1) % 8], "yggdrasil"}
    assert names(ADJACENT[8]) == set(PROVINCES.ids[:8])


def test_villages_and_fjords() -> None:
    """BR 1.4 to 1.8: villages, and four fjords that support two neighbours each."""
    assert VILLAGES == [4, 5, 5, 4, 3, 3, 5, 3]
    assert [names(mask) for mask in SUPPORTS[9:]] == [
        {"elvagar", "angerboda"},
        {"muspelheim", "horgr"},
        {"utgard", "andlang"},
        {"gimle", "myrkulor"},
    ]


def test_the_summary_says_what_a_pillage_would_give() -> None:
    """BR 1.10, 1.13, 12.15: a ship counts for both provinces of its fjord."""
    table = arrange("turn", ships={"raven": "fjord_west"}, leaders={"wolf": "gimle"}, rage={"wolf": 1})
    gimle, myrkulor = (table.summary["provinces"][name] for name in ("gimle", "myrkulor"))
    assert gimle["strength"] == {"wolf": 3, "raven": 2, "serpent": 0, "bear": 0}
    assert gimle["strongest"] == "wolf"
    assert gimle["pillagers"] == ["wolf", "raven"]
    assert myrkulor["pillagers"] == ["raven"]
    assert myrkulor["reward"] == {"raise": [], "glory": 5}


# Setup


@pytest.mark.parametrize(("seats", "destroyed"), [(2, 3), (3, 2), (4, 1)])
def test_provinces_destroyed_at_setup(seats: int, destroyed: int) -> None:
    """BR 2.3 to 2.6, 20.1: by number of players, never one that is on the Age track, and its token goes too."""
    for seed in range(20):
        state = state_of(new_match(seats, seed))
        assert len(state["destroyed"]) == destroyed
        assert len(state["doom"]) == 3
        assert not set(state["doom"]) & set(state["destroyed"])
        assert set(state["rewards"]) == set(PROVINCES.ids) - set(state["destroyed"])


def test_the_pillage_tokens() -> None:
    """BR 2.2: three Rage, two Axes, two Horns, one of 5 glory, and the green one in Yggdrasil."""
    laid = next(event for event in new_match(4).events(-1) if event["kind"] == "rewards_laid")["rewards"]
    assert Counter(laid) == {"rage": 3, "axes": 2, "horns": 2, "glory": 1, "yggdrasil": 1}
    assert laid[-1] == "yggdrasil"


def test_everybody_starts_alike() -> None:
    """BR 1.1, 2.1, 2.10, 2.12: 6 Rage, nothing on the board; the first player is drawn by lot."""
    firsts = set()
    for seed in range(30):
        match = new_match(4, seed)
        state = state_of(match)
        assert set(state["rage"].values()) == {6}
        assert set(state["leaders"].values()) == {"reserve"}
        assert match.view(0)["summary"]["doom"] == state["doom"][0]
        firsts.add(state["first_player"])
    assert firsts == set(CLANS)


def test_a_destroyed_province_is_out_of_the_game() -> None:
    """BR 2.7: no figure enters it."""
    table = arrange(
        "turn",
        destroyed=["gimle"],
        leaders={"wolf": "andlang"},
        ships={"wolf": "fjord_west"},
        rage={"wolf": 6},
    )
    assert table.refusal("invade:warrior:reserve>gimle") == "destroyed"
    assert table.refusal("march:andlang>gimle") == "destroyed"
    assert table.refusal("pillage:gimle") == "destroyed"
    assert "pillage:myrkulor" in table.options


def test_neighbours_of_a_destroyed_province_do_not_meet() -> None:
    """BR 2.8: nobody is called across it."""
    table = arrange(
        "turn",
        destroyed=["gimle"],
        leaders={"wolf": "andlang"},
        warriors={"raven": {"myrkulor": 1}},
        rage={"wolf": 1},
    )
    table.choose("pillage:andlang")
    assert table.is_pillaged("andlang")


def test_a_fjord_needs_a_living_province() -> None:
    """BR 2.9: one is enough."""
    table = arrange("turn", destroyed=["gimle", "myrkulor", "horgr"], rage={"wolf": 6})
    assert table.offered("invade").count("ship:reserve>fjord_west") == 0
    assert "invade:ship:reserve>fjord_east" in table.options
    assert table.refusal("invade:ship:reserve>fjord_west") == "destroyed"


# Ages and phases


def test_six_phases_in_order() -> None:
    """BR 3.1, 3.2, 16.1: three times the same six."""
    match = new_match(3)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1])
    told = match.events(-1)
    phases = [event["phase"] for event in told if event["kind"] == "phase_began"]
    assert phases == ["gifts", "action", "discard", "quest", "ragnarok", "release"] * 3
    assert [event["age"] for event in told if event["kind"] == "age_began"] == [1, 2, 3]


def test_the_end_of_an_age() -> None:
    """BR 3.3, 15.7: tokens are turned back, the first player token goes to the left."""
    table = arrange("end of age", age=1, pillaged=["gimle", "horgr"], first_player="bear")
    assert table.field("pillaged") == []
    assert table.field("first_player") == "wolf"
    assert table.field("age") == 2
    assert table.asked == "wolf raven serpent bear draft"


# Gods' Gifts


def test_eight_cards_are_dealt_and_six_kept() -> None:
    """BR 4.1, 4.3, 4.4, 4.7, 1.20: packets go to the left; what is left of them lies open on the discard pile."""
    match = new_match(3)
    packets = state_of(match)["packets"]["wolf"]
    assert len(packets) == 8
    first = {seat: state_of(match, clan)["packets"][clan] for seat, clan in enumerate(match.seat_ids)}
    for seat in range(3):
        match.decide(seat, f"keep:{first[seat][0]}")
    for seat, clan in enumerate(match.seat_ids):
        right = (seat - 1) % 3
        assert sorted(state_of(match, clan)["packets"][clan]) == sorted(first[right][1:])
    play_the_draft(match)
    left = Counter(card for packet in first.values() for card in packet)
    for clan in match.seat_ids:
        assert len(state_of(match, clan)["hands"][clan]) == 6
        left.subtract(state_of(match, clan)["hands"][clan])
    assert left.total() == 6
    assert Counter(state_of(match)["discards"]) == +left
    assert state_of(match)["box"] == ["?"] * (26 - 24)
    (told,) = [event for event in match.events(1) if event["kind"] == "leftovers_discarded"]
    assert Counter(told["cards"]) == +left


def play_the_draft(match: Match) -> None:
    """Everybody takes the first card again and again."""
    while any(state_of(match)["packets"].values()):
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[0])


def test_leftovers_may_be_hidden() -> None:
    """BR 21.11: then they go to the box, and nobody is told what they are."""
    match = new_match(3, draft_leftovers="hidden")
    play_the_draft(match)
    assert len(state_of(match)["box"]) == 26 - 18
    assert state_of(match)["discards"] == []
    assert not [event for event in match.events(1) if event["kind"] == "leftovers_discarded"]


def test_two_players_keep_two_at_a_time() -> None:
    """BR 4.6: three times."""
    match = new_match(2)
    asked = 0
    while any(state_of(match)["packets"].values()):
        seat = match.waiting()[0]
        key = GAME.verbs.key(match.options(seat)[0])
        assert key.startswith("keep_two:")
        match.decide(seat, key)
        asked += 1
    assert asked == 6
    assert len(state_of(match)["hands"]["wolf"]) == 6


def test_the_draft_goes_to_the_left_in_every_age() -> None:
    """BR 4.5: in the second Age as in the first."""
    table = play_on("begin_age", age=1)
    before = table.of("packets", "wolf")
    for clan in CLANS:
        table.by(clan, f"keep:{table.of('packets', clan)[0]}")
    assert sorted(table.of("packets", "raven")) == sorted(before[1:])


def test_a_kept_card_is_laid_aside_and_comes_back() -> None:
    """BR 4.2, 4.7: it is in no packet, and the hand has seven cards afterwards."""
    table = play_on("begin_age", age=1, hands={"wolf": ["thors_hammer"]})
    assert table.of("aside", "wolf") == ["thors_hammer"]
    assert table.hand("wolf") == []
    assert table.seen_by("raven")["aside"]["wolf"] == ["?"]
    while table.asked.endswith("draft"):
        table.choose(table.options[0])
    assert len(table.hand("wolf")) == 7
    assert "thors_hammer" in table.hand("wolf")
    assert len(table.hand("raven")) == 6


def test_a_first_game_has_no_draft_in_the_first_age() -> None:
    """BR 4.8, 21.1: eight cards for everybody; later Ages are drafted."""
    match = new_match(4, first_game="on")
    assert open_question(match.state).name == "turn"
    assert len(state_of(match)["hands"]["wolf"]) == 8
    table = play_on("begin_age", age=1, settings={"first_game": "on"})
    assert table.asked.endswith("draft")


def test_packets_and_picks_are_secret() -> None:
    """BR 1.19: of the others one sees how many cards they have, no more."""
    match = new_match(4)
    match.decide(0, f"keep:{state_of(match)['packets']['wolf'][0]}")
    for clan in ("raven", "serpent", "bear"):
        state = state_of(match, clan)
        assert state["packets"]["wolf"] == ["?"] * 8
        assert state["remembered"]["wolf"] == []
    for event in match.events(1):
        assert not (event["kind"] in ("dealt", "packet", "kept") and event["seat"] == "wolf")


def test_games_with_equal_seeds_are_equal() -> None:
    """BR 20.2: nothing but chance and choices decides."""
    views = []
    for _ in range(2):
        s = start(GAME, 2, {}, numbered_seed(5))
        while s.ending < 0:
            seat = s.waiting[0]
            answer(s, seat, options(s, seat)[0])
        views.append(view_json(GAME, s, 0))
    assert views[0] == views[1]


def test_every_province_can_be_doomed_or_gone_from_the_start() -> None:
    """BR 2.3, 2.4, 2.7: and where one is gone no village is open."""
    doomed: set[str] = set()
    gone: set[str] = set()
    for seed in range(40):
        match = new_match(2, seed)
        state = state_of(match)
        assert untidy(match.state, "wolf raven draft") == []
        assert not {*state["doom"]} & {*state["destroyed"]}
        assert not {*state["free"]} & {*state["destroyed"]}
        doomed |= {*state["doom"]}
        gone |= {*state["destroyed"]}
    assert doomed == gone == set(PROVINCES.ids[:8])
