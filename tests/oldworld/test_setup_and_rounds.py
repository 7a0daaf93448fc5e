"""Setup, the round, the Old World Phase and the Draw Phase."""

from __future__ import annotations

import pytest

from tests.oldworld.scenario import arrange, play_on
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.match import Match
from warhost.games.oldworld import GAME
from warhost.games.oldworld.components import REGIONS, TOKENS
from warhost.games.oldworld.state import OldWorld


def new_game(seats: int, **options: str) -> Match:
    return Match(GAME, seats, options, numbered_seed(3))


def table_of(match: Match) -> OldWorld:
    assert isinstance(match.state, OldWorld)
    return match.state


@pytest.mark.parametrize(("seats", "deck"), [(3, 8), (4, 7)])
def test_a_new_game(seats: int, deck: int) -> None:
    """OW 1.1, 1.2, 2.2 to 2.8: what everybody begins with; one Old World card is already drawn."""
    match = new_game(seats)
    s = table_of(match)
    assert len(s.old_world_deck) == deck - 1
    assert s.round == 1
    assert s.points == [0] * seats
    assert s.dials == [0] * seats
    assert s.power == [7, 6, 6, 6][:seats]
    assert match.seat_ids == ["khorne", "nurgle", "tzeentch", "slaanesh"][:seats]
    assert set(s.upgrades) == {0}
    assert all(len(s.hands[i]) + len(s.decks[i]) == 24 for i in range(seats))


def test_nine_tokens_one_in_each_region() -> None:
    """OW 2.6: two Nobles, three Warpstones, four Peasants."""
    match = new_game(4)
    (laid,) = [event for event in match.events(0) if event["kind"] == "tokens_set_up"]
    tokens = laid["tokens"]
    assert isinstance(tokens, list)
    assert len(tokens) == len(REGIONS)
    assert [tokens.count(token) for token in TOKENS.ids] == [0, 0, 2, 4, 0, 3]


def test_three_cards_to_begin_with() -> None:
    """OW 2.7, 1.13: drawn in secret."""
    match = new_game(3)
    own = [event for event in match.events(0) if event["kind"] == "drew" and event["decision"] == 0]
    assert len(own[0]["cards"]) == 3
    assert all(event["seat"] == "khorne" for event in own)


def test_any_three_powers() -> None:
    """OW 1.1, 19.1: in power order; four players need all four."""
    match = new_game(3, powers="nurgle-tzeentch-slaanesh")
    assert match.seat_ids == ["nurgle", "tzeentch", "slaanesh"]
    with pytest.raises(BadSetting, match="three players"):
        new_game(4, powers="nurgle-tzeentch-slaanesh")


def test_a_smaller_deck_with_three_if_so_agreed() -> None:
    """OW 19.4, 2.5: six cards; with four players it stays at seven."""
    assert len(table_of(new_game(3, old_world_deck="6")).old_world_deck) == 5
    assert len(table_of(new_game(4, old_world_deck="6")).old_world_deck) == 6


def test_documented_games_leave_house_cards_out() -> None:
    """OW 19.2: no Old World card with a text of ours is dealt."""
    sourced = {
        "bretonnian_knights",
        "meteor_showers",
        "peasant_uprising",
        "plunged_into_chaos",
        "up_from_skavenblight",
        "warpstone_discovery",
    }
    for seed in range(20):
        match = Match(GAME, 3, {"cards": "documented"}, numbered_seed(seed))
        deck = [GAME.cards.ids[card] for card in table_of(match).old_world_deck]
        assert set(deck) <= sourced


def test_the_phases_follow_each_other() -> None:
    """OW 3.1: told in order; the next round begins after the last."""
    table = play_on("draw_phase", settings={"tzeentch_discard": "off"}, round=1)
    table.choose("pass", "pass", "pass", "pass")
    told = [event["phase"] for event in table.events("phase_began")]
    assert told[:4] == ["battle", "corruption", "end", "old_world"]
    assert table.field("round") == 2


def test_lowest_threat_carries_out_the_card() -> None:
    """OW 4.1, 4.2, 4.3: here Tzeentch, since Nurgle's dial has turned."""
    table = play_on("old_world_phase", draws=["warpstone_discovery"], dials={"nurgle": 1})
    assert table.asked == "tzeentch old_world_place"


def test_the_track_pushes_old_cards_out() -> None:
    """OW 4.6."""
    table = play_on(
        "old_world_phase",
        track={"1": "peasant_uprising", "2": "road_wardens"},
        draws=["franzs_decree"],
    )
    assert table.field("track") == {"1": "franzs_decree", "2": "peasant_uprising"}
    assert table.field("old_world_gone") == ["road_wardens"]


def test_a_discarded_card_moves_nothing() -> None:
    """OW 4.8."""
    table = play_on(
        "old_world_phase",
        track={"1": "peasant_uprising", "2": "road_wardens"},
        draws=["plunged_into_chaos"],
    )
    assert table.field("track") == {"1": "peasant_uprising", "2": "road_wardens"}
    assert table.field("old_world_gone") == ["plunged_into_chaos"]


def test_the_last_card_is_played_like_any_other() -> None:
    """OW 4.13, 14.6: the game ends only after the End Phase."""
    table = play_on("old_world_phase", old_world_deck=["meteor_showers"])
    assert table.asked == "nurgle old_world_place"
    table.choose("place:warpstone>norsca", "place:warpstone>tilea")
    table.choose("pass", "pass", "pass", "pass")
    assert (table.asked, table.ending, table.winners) == ("over", "old_world_survives", [])


def test_everybody_draws() -> None:
    """OW 5.1, 5.2, 5.5: two cards each, Tzeentch up to five; old power points are lost."""
    table = play_on(
        "draw_phase",
        power={"khorne": 3, "nurgle": 12},
        hands={"nurgle": ["influenza"]},
        settings={"tzeentch_discard": "off"},
    )
    assert [len(table.hand(power)) for power in ("khorne", "nurgle", "tzeentch", "slaanesh")] == [2, 3, 5, 2]
    assert table.field("power") == {"khorne": 7, "nurgle": 6, "tzeentch": 6, "slaanesh": 6}


def test_tzeentch_may_discard_one_card_first() -> None:
    """OW 5.2: then it draws up to five."""
    table = play_on("draw_phase", hands={"tzeentch": ["dazzle", "teleport"]})
    assert (table.asked, table.options) == (
        "tzeentch exchange",
        ["keep", "discard:teleport", "discard:dazzle"],
    )
    table.choose("discard:dazzle")
    assert len(table.hand("tzeentch")) == 5
    assert table.of("discards", "tzeentch") == ["dazzle"]


def test_tzeentch_may_keep_all_and_draws_none_with_a_full_hand() -> None:
    """OW 5.2, 1.12: five or more are enough, and there is no limit on the hand."""
    hand = ["dazzle", "dazzle", "teleport", "teleport", "warp_shield", "warp_shield"]
    table = play_on("draw_phase", hands={"tzeentch": hand}).choose("keep")
    assert table.hand("tzeentch") == sorted(hand)


def test_tzeentch_discards_nothing_if_so_agreed() -> None:
    """OW 19.9."""
    table = play_on("draw_phase", hands={"tzeentch": ["dazzle"]}, settings={"tzeentch_discard": "off"})
    assert table.asked == "khorne turn"


WHOLE_DECK = (
    ["blood_frenzy"] * 4
    + ["battle_cry"] * 4
    + ["the_skull_throne"] * 4
    + ["field_of_carnage"] * 3
    + ["ritual_slaying"] * 3
    + ["reborn_in_blood"] * 3
    + ["the_blood_gods_call"] * 3
)


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """OW 5.3, 5.4: shuffled when a card is needed."""
    table = arrange(
        "dials", dials={"khorne": 2}, counters={"khorne": 1, "nurgle": 1}, discards={"khorne": WHOLE_DECK}
    )
    assert len(table.hand("khorne")) == 2
    assert table.of("discards", "khorne") == []
    assert len(table.of("decks", "khorne")) == 22


def test_when_deck_and_discards_are_empty_nothing_is_drawn() -> None:
    """OW 5.3: the whole deck is in hand."""
    table = arrange(
        "dials", dials={"khorne": 2}, counters={"khorne": 1, "nurgle": 1}, hands={"khorne": WHOLE_DECK}
    )
    assert len(table.hand("khorne")) == 24
