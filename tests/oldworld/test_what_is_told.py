"""Nothing is told that did not happen, and what was hidden and is seen now cannot be taken back."""

from __future__ import annotations

from tests.oldworld.scenario import POWERS, Scenario, after_a_pass, arrange, play_on
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.state import State
from warhost.core.trace import EVERYBODY, audience_of
from warhost.games.oldworld import GAME


def seats_told(table: Scenario, kind: str) -> list[str]:
    return [event["seat"] for event in table.events(kind)]


def may_take_back(table: Scenario, side: str) -> bool:
    return table.match.can_undo(table.match.seat_ids.index(side))


def test_who_draws_nothing_is_not_told_of_cards() -> None:
    """OW 5.3: Slaanesh has neither deck nor discard pile left."""
    table = play_on(
        "draw_phase",
        hands={"tzeentch": ["teleport"], "slaanesh": DECK_OF_SLAANESH},
    )
    table.choose("keep")
    assert seats_told(table, "drew") == ["tzeentch"]


DECK_OF_SLAANESH = [
    *["abyssal_pact"] * 2,
    *["perverse_infiltration"] * 4,
    *["dark_influence"] * 4,
    *["insidious_lies"] * 4,
    *["field_of_ecstasy"] * 3,
    *["soporific_musk"] * 4,
    *["degenerate_royalty"] * 3,
]


def test_who_has_no_cards_discards_none() -> None:
    """OW 8.28: the Meddling of Skaven finds an empty hand."""
    table = meddling([])
    assert seats_told(table, "discarded") == []


def test_a_hand_that_was_discarded_stays_seen() -> None:
    """OW 8.28, 1.13: the cards were hidden, so Tzeentch cannot take it back, though it has the next turn too."""
    table = meddling(["battle_cry", "blood_frenzy"])
    assert seats_told(table, "discarded") == ["khorne"]
    assert table.asked == "tzeentch turn"
    assert not may_take_back(table, "tzeentch")


def meddling(hand: list[str]) -> Scenario:
    """Tzeentch plays the card against Khorne, and nobody else has power points."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"bloodsworn": 1}},
        power={"tzeentch": 3},
        hands={"tzeentch": ["the_meddling_of_skaven"], "khorne": hand},
    )
    return table.choose("play:the_meddling_of_skaven:kislev")


def test_a_drawn_card_stays_drawn() -> None:
    """OW 8.8, 1.13: Khorne has seen it and cannot choose another target."""
    table = arrange(
        "battle",
        figures={"kislev": {"bloodthirster": 1, "leper": 2, "acolyte": 2}},
        spaces={"kislev": ["ritual_slaying"]},
        dice=[4, 4, 4, 1],
    )
    table.choose("hit:leper")
    assert table.asked == "khorne hit"
    assert not may_take_back(table, "khorne")
    assert table.state.shown == audience_of(POWERS.index("khorne"))


def test_an_old_world_card_stays_drawn() -> None:
    """OW 4.1: Nurgle's last decision of a round cannot be taken back when it has seen the card of the next."""
    table = Scenario(
        ["round", "dials"],
        seats=POWERS,
        pause=False,
        dials={"khorne": 5, "nurgle": 2, "tzeentch": 2, "slaanesh": 5},
        counters={"nurgle": 1, "tzeentch": 1},
        draws=["meteor_showers"],
    )
    table.choose("upgrade:nurgle_cultist")
    assert table.asked == "nurgle old_world_place"
    assert not may_take_back(table, "nurgle")
    assert table.state.shown == EVERYBODY


def test_only_who_lost_power_points_is_told_of_it() -> None:
    """OW 8.24, 5.6: Nurgle has none to lose."""
    table = arrange(
        "turn",
        seat="tzeentch",
        figures={"kislev": {"leper": 1, "bloodsworn": 1}},
        power={"tzeentch": 3, "khorne": 2},
        hands={"tzeentch": ["drain_power"]},
    )
    table.choose("play:drain_power:kislev")
    assert seats_told(table, "power_changed") == ["khorne", "tzeentch"]


def test_only_ruiners_are_told_of_points() -> None:
    """OW 11.8."""
    table = play_on(
        "summoning_phase",
        figures={"norsca": {"leper": 1}},
        corruption={"norsca": {"khorne": 11}},
        spaces={"norsca": ["abyssal_pact"]},
        power={"khorne": 1},
    )
    table.choose("pass")
    told = [
        (event["seat"], event["points"]) for event in table.events("scored") if event["source"] == "ruiner"
    ]
    assert told == [("nurgle", 3)]


def test_a_deck_is_shuffled_again_as_it_was_first() -> None:
    """OW 3.12, 5.3: it is the same occasion, for each power."""
    table = arrange(
        "draw",
        settings={"tzeentch_discard": "off"},
        hands={"slaanesh": DECK_OF_SLAANESH[3:]},
        discards={"slaanesh": DECK_OF_SLAANESH[:3]},
    )
    assert occasion(table.state) == "chaos_deck 0 3 0"


def test_the_first_shuffle_of_a_deck() -> None:
    """OW 3.12, 2.7: the last chance of the setup."""
    match = Match(GAME, 4, {}, numbered_seed(1))
    assert occasion(match.state) == "chaos_deck 0 3 0"


def occasion(s: State) -> str:
    return GAME.purposes.write(s.stream)


def test_clearing_tells_of_regions_with_events_only() -> None:
    """OW 4.5."""
    table = Scenario(
        ["round", "dials"],
        seats=POWERS,
        pause=False,
        dials={"nurgle": 2, "tzeentch": 2},
        counters={"nurgle": 1, "tzeentch": 1},
        tokens={"norsca": {"event": 1}, "tilea": {"event": 2}, "kislev": {"hero": 1}},
        draws=["the_grail_is_found"],
    )
    table.choose("upgrade:nurgle_cultist")
    told = [(event["region"], event["count"]) for event in table.events("token_removed")]
    assert told == [("norsca", 1), ("tilea", 2)]


def test_points_of_a_dial_are_told_without_a_region() -> None:
    """OW 3.8, 13.11: those of a domination with it."""
    dial = after_a_pass("dials", counters={"khorne": 1, "nurgle": 1}, dials={"slaanesh": 1})
    assert [(event["seat"], event["region"]) for event in dial.events("scored")] == [
        ("khorne", None),
        ("nurgle", None),
    ]
    norsca = after_a_pass("domination", figures={"norsca": {"bloodletter": 2}})
    assert [(event["seat"], event["region"]) for event in norsca.events("scored")] == [("khorne", "norsca")]
