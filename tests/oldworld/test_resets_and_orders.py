"""What is forgotten with a phase or a round, and what comes before what."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import POWERS, Scenario, arrange, play_on
from tests.oldworld.test_old_world_cards import draw_card
from tests.oldworld.test_setup_and_rounds import WHOLE_DECK
from warhost.core.chance import numbered_seed
from warhost.core.match import Match
from warhost.core.view import SPECTATOR
from warhost.games.oldworld import GAME, events
from warhost.games.oldworld.cards.effects import AT_BATTLE_PHASE_END, IN_CORRUPTION_STEP, Deed, Moment
from warhost.games.oldworld.components import CHAOS, N_POWERS
from warhost.games.oldworld.rules.players import score
from warhost.games.oldworld.rules.tokens import place_corruption
from warhost.games.oldworld.state import OldWorld

# What is forgotten


def test_tokens_of_different_phases_do_not_add_up_for_a_dial() -> None:
    """OW 13.2, 13.4: one token in the Summoning Phase and one in the Corruption Phase earn Nurgle nothing."""
    table = play_on("corruption_phase", figures={"kislev": {"leper": 1}}, placed={"nurgle": ["kislev"]})
    assert table.corruption("kislev") == {"nurgle": 1}
    assert table.of("dials", "nurgle") == 0


def test_the_same_region_counts_again_in_another_phase() -> None:
    """OW 13.2, 13.9: what was counted in the Summoning Phase does not hinder; its only counter turns Nurgle's dial twice."""
    table = play_on("corruption_phase", figures={"kislev": {"leper": 2}}, counted={"nurgle": ["kislev"]})
    assert table.of("dials", "nurgle") == 2


def test_every_phase_begins_with_nothing_placed_and_nothing_counted() -> None:
    """OW 13.2."""
    marks = {"nurgle": ["kislev"], "khorne": ["norsca"]}
    for step in ("old_world_phase", "draw_phase", "summoning_phase"):
        table = play_on(step, placed=marks, counted=marks, hands={"tzeentch": ["teleport"]})
        assert (table.field("placed"), table.field("counted")) == ({}, {})


def test_a_round_begins_with_no_ruiners_and_no_kills() -> None:
    """OW 11.7, 8.29: what was placed and killed in the round before is forgotten."""
    marks = {"slaanesh": ["kislev"], "tzeentch": ["norsca"]}
    table = play_on("round", ruiners=marks, kills=marks)
    assert (table.field("ruiners"), table.field("kills")) == ({}, {})


def test_ruiners_and_kills_last_through_the_phases_of_a_round() -> None:
    """OW 11.7, 8.29."""
    marks = {"slaanesh": ["kislev"], "tzeentch": ["norsca"]}
    table = play_on("summoning_phase", ruiners=marks, kills=marks, power={"khorne": 1})
    assert (table.field("ruiners"), table.field("kills")) == (marks, marks)


def test_control_ends_with_the_round() -> None:
    """OW 12.15, 16.6."""
    table = play_on("round", figures={"kislev": {"leper": 1}}, marked={"kislev": ["leper-controlled"]})
    assert table.marked("kislev") == []
    table = play_on(
        "summoning_phase",
        figures={"kislev": {"leper": 1}},
        marked={"kislev": ["leper-controlled"]},
        power={"khorne": 1},
    )
    assert table.marked("kislev") == ["leper-controlled"]


def test_a_leper_may_arrive_free_again_in_the_next_round() -> None:
    """OW 17.7: the mark of its arrival is gone after the Summoning Phase."""
    table = arrange("turn", figures={"kislev": {"leper": 1}}, marked={"kislev": ["leper-arrived"]})
    assert table.asked == "pause"
    assert table.marked("kislev") == []


def test_counters_go_back_after_the_dials() -> None:
    """OW 13.10."""
    table = arrange("dials", counters={"khorne": 2, "nurgle": 2, "slaanesh": 1})
    assert set(table.field("counters").values()) == {0}


# What comes before what


def test_the_phases_of_every_round() -> None:
    """OW 3.1, 2.8."""
    match = Match(GAME, 3, {}, numbered_seed(4))
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1])
    told = [event for event in match.events(SPECTATOR) if event["kind"] in ("round_began", "phase_began")]
    rounds = [[event["phase"] for event in told[at + 1 : at + 7]] for at in range(0, len(told), 7)]
    assert len(rounds) == 8
    assert all(
        phases == ["old_world", "draw", "summoning", "battle", "corruption", "end"] for phases in rounds
    )


def test_dials_turn_in_power_order() -> None:
    """OW 13.8, 3.2: Khorne chooses its upgrade before Nurgle, Tzeentch and Slaanesh."""
    table = arrange(
        "dials",
        dials={"khorne": 1, "nurgle": 2, "tzeentch": 1, "slaanesh": 1},
        counters={"khorne": 1, "nurgle": 1, "tzeentch": 1, "slaanesh": 1},
    )
    assert asked_in_turn(table) == ["khorne", "nurgle", "tzeentch", "slaanesh"]


def test_the_second_tick_comes_after_all_first_ones() -> None:
    """OW 13.9: Khorne's first tick scores, the others choose, then Khorne's second tick gives its upgrade."""
    table = arrange(
        "dials",
        dials={"khorne": 0, "nurgle": 2, "tzeentch": 1},
        counters={"khorne": 2, "nurgle": 1, "tzeentch": 1},
    )
    assert table.of("points", "khorne") == 4
    assert asked_in_turn(table) == ["nurgle", "tzeentch", "khorne"]
    assert table.field("dials") == {"khorne": 2, "nurgle": 3, "tzeentch": 2, "slaanesh": 0}


def asked_in_turn(table: Scenario) -> list[str]:
    """Who is asked, until the pause; everybody takes the first option."""
    asked: list[str] = []
    while table.asked != "pause":
        asked.append(table.asked.partition(" ")[0])
        table.choose(table.options[0])
    return asked


def test_chaos_cards_work_before_old_world_cards_at_the_end_of_the_battle_phase() -> None:
    """OW 9.30: first The Final Rotting takes a figure of Tzeentch, then Greenskins Invade."""
    table = arrange(
        "battle",
        figures={"empire": {"leper": 2, "acolyte": 2}, "kislev": {"acolyte": 2}},
        spaces={"empire": ["the_final_rotting"]},
        corruption={"empire": {"nurgle": 1}},
        tokens={"empire": {"event": 1}},
        marked={"empire": ["acolyte-controlled"]},
        track={"1": "greenskins_invade"},
    )
    assert table.asked == "nurgle rot"
    assert table.figures("empire") == {"leper": 2, "acolyte": 2}
    table.choose("rot:acolyte")
    assert table.asked == "pause"
    assert table.figures("empire") == {"leper": 1}


def test_final_rottings_in_region_order_and_left_before_right() -> None:
    """OW 9.30, 3.3, 3.6."""
    table = arrange(
        "battle",
        figures={"tilea": {"acolyte": 1, "seductress": 1}, "norsca": {"acolyte": 1, "seductress": 1}},
        spaces={"tilea": ["the_final_rotting"], "norsca": ["influenza", "the_final_rotting"]},
        corruption={"tilea": {"nurgle": 1}, "norsca": {"nurgle": 1}},
    )
    assert table.asked == "nurgle rot"
    table.choose("rot:acolyte")
    assert table.figures("norsca") == {"seductress": 1}
    assert table.figures("tilea") == {"acolyte": 1, "seductress": 1}


# In our boxes only one text works at each of these moments; so that two different ones meet, Influenza is lent another.


def lend_influenza(monkeypatch: pytest.MonkeyPatch, moment: Moment, deed: Deed) -> None:
    influenza = CHAOS.index["influenza"]
    deeds = [deed if card == influenza else text for card, text in enumerate(moment.deeds)]
    monkeypatch.setattr(moment, "deeds", deeds)


def place_one_token(s: OldWorld, seat: int, region: int, card: int) -> None:
    place_corruption(s, seat, region, 1, events.BY_CHAOS_CARD)


def score_each_token(s: OldWorld, seat: int, region: int, card: int) -> None:
    tokens = sum(s.corruption[region * N_POWERS : (region + 1) * N_POWERS])
    score(s, seat, tokens, events.BY_RUINER, region)


@pytest.mark.parametrize(
    ("cards", "left_after"),
    [
        (["influenza", "the_final_rotting"], {}),
        (["the_final_rotting", "influenza"], {"acolyte": 1}),
    ],
)
def test_the_left_card_works_first_at_the_end_of_the_battle_phase(
    monkeypatch: pytest.MonkeyPatch, cards: list[str], left_after: dict[str, int]
) -> None:
    """OW 3.6, 9.30: The Final Rotting kills for the token that Influenza places, if that comes before."""
    lend_influenza(monkeypatch, AT_BATTLE_PHASE_END, place_one_token)
    table = arrange("battle", figures={"kislev": {"acolyte": 1}}, spaces={"kislev": cards})
    assert table.figures("kislev") == left_after
    assert table.corruption("kislev") == {"nurgle": 1}


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (["influenza", "a_great_foul_consumption"], 0),
        (["a_great_foul_consumption", "influenza"], 1),
    ],
)
def test_the_left_card_works_first_in_the_corruption_step(
    monkeypatch: pytest.MonkeyPatch, cards: list[str], points: int
) -> None:
    """OW 3.6, 11.3: Influenza scores for the token of A Great Foul Consumption, if that comes before."""
    lend_influenza(monkeypatch, IN_CORRUPTION_STEP, score_each_token)
    table = arrange("corruption", figures={"kislev": {"plaguebearer": 2}}, spaces={"kislev": cards})
    assert table.corruption("kislev") == {"nurgle": 1}
    assert table.of("points", "nurgle") == points


def test_parting_hits_of_several_players_in_power_order() -> None:
    """OW 9.26, 16.1: Khorne kills a Plaguebearer of Nurgle and one in Slaanesh's hands; Nurgle strikes back first."""
    table = arrange(
        "battle",
        settings={"musk": "figures"},
        figures={"kislev": {"bloodletter": 2, "bloodsworn": 2, "plaguebearer": 2}},
        marked={"kislev": ["plaguebearer-controlled"]},
        upgrades={"nurgle_warrior": 1},
        dice=[4, 4, 1, 1, 1, 1],
    )
    table.choose("hit:plaguebearer", "hit:plaguebearer-controlled")
    assert table.asked == "nurgle hit"
    table.choose("hit:bloodsworn")
    assert table.asked == "slaanesh hit"
    table.choose("hit:bloodsworn")
    assert table.figures("kislev") == {"bloodletter": 2}


def test_the_steps_of_the_end_phase() -> None:
    """OW 12.1: cards leave, a Hero strikes, an Old World card works, ruins are scored, dials turn, the game may end."""
    table = play_on(
        "end_phase",
        figures={"kislev": {"leper": 1, "plaguebearer": 1}, "norsca": {"acolyte": 1, "horror": 1}},
        spaces={"tilea": ["influenza"]},
        tokens={"kislev": {"hero": 1}, "norsca": {"event": 1}},
        track={"1": "norse_reavers"},
        ruined=["badlands"],
        corruption={"badlands": {"tzeentch": 12}},
        counters={"khorne": 1, "nurgle": 1},
        dials={"khorne": 1, "nurgle": 2},
    )
    assert table.cards("tilea") == []
    assert table.asked == "nurgle hero"
    table.choose("remove:leper")
    assert table.asked == "tzeentch old_world_figure"
    assert table.of("points", "tzeentch") == 0
    table.choose("remove:acolyte")
    assert table.asked == "khorne upgrade"
    assert table.of("points", "tzeentch") == 6


def test_ruined_regions_are_scored_in_region_order_with_their_own_cards() -> None:
    """OW 12.8, 11.6: Tilea was ruined first and has card 1, Norsca card 2."""
    table = arrange(
        "ruined regions",
        ruined=["tilea", "norsca"],
        corruption={"tilea": {"khorne": 12}, "norsca": {"nurgle": 12}},
    )
    assert (table.of("points", "khorne"), table.of("points", "nurgle")) == (7, 7)
    assert table.field("ruins_scored") == 2
    assert table.field("corruption") == {}


def test_old_world_cards_of_the_track_one_before_two() -> None:
    """OW 12.7, 18.8."""
    cards = {"1": "norse_reavers", "2": "bretonnian_knights"}
    position: dict[str, Any] = {
        "figures": {"norsca": {"acolyte": 1, "horror": 1}, "bretonnia": {"bloodsworn": 1}},
        "tokens": {"norsca": {"event": 1}},
        "hands": {"khorne": ["battle_cry", "blood_frenzy"]},
    }
    table = arrange("old world cards", track=cards, **position)
    assert table.asked == "tzeentch old_world_figure"
    table.choose("remove:acolyte")
    assert table.asked == "khorne old_world_discard"
    table = arrange("old world cards", track={"1": cards["2"], "2": cards["1"]}, **position)
    assert table.asked == "khorne old_world_discard"


def test_heroes_act_in_region_order_and_look_anew() -> None:
    """OW 12.4, 12.5: two Heroes in Norsca, one in Tilea; when Slaanesh has nothing left there, Khorne loses a figure."""
    table = arrange(
        "heroes",
        figures={
            "norsca": {"seductress": 1, "bloodsworn": 1, "bloodletter": 1},
            "tilea": {"leper": 1, "plaguebearer": 1},
        },
        tokens={"norsca": {"hero": 2}, "tilea": {"hero": 1}},
    )
    assert table.asked == "khorne hero"
    assert table.figures("norsca") == {"bloodsworn": 1, "bloodletter": 1}
    table.choose("remove:bloodletter")
    assert table.asked == "nurgle hero"


def test_witch_hunters_pass_ruined_regions_by() -> None:
    """OW 18.30: most cultists stand in ruined Kislev, but the Hero goes to Tilea."""
    table = draw_card(
        "witch_hunters",
        figures={"kislev": {"leper": 3}, "tilea": {"acolyte": 1}},
        ruined=["kislev"],
        ruins_scored=1,
    )
    assert table.tokens("tilea") == {"hero": 1}
    assert table.tokens("kislev") == {}


def test_corruption_tokens_and_counters_never_run_out() -> None:
    """OW 1.11."""
    table = arrange(
        "corruption",
        figures={"kislev": {"leper": 2}},
        corruption={"kislev": {"nurgle": 500}},
        counters={"nurgle": 60},
    )
    assert table.corruption("kislev") == {"nurgle": 502}
    assert table.of("counters", "nurgle") == 61


def test_who_placed_a_token_is_a_ruiner_though_it_was_taken_away() -> None:
    """OW 11.9, 11.7: Perverse Infiltration, All Things Decay on that very token, and then the region falls."""
    table = arrange(
        "turn",
        seat="slaanesh",
        hands={"slaanesh": ["perverse_infiltration"], "nurgle": ["all_things_decay"]},
        power={"slaanesh": 1, "nurgle": 1},
        corruption={"kislev": {"tzeentch": 12}},
    )
    table.choose("play:perverse_infiltration:kislev", "play:all_things_decay:kislev", "decay:slaanesh")
    assert table.corruption("kislev") == {"tzeentch": 12}
    assert table.field("ruiners") == {"slaanesh": ["kislev"]}
    table = arrange("corruption", corruption={"kislev": {"tzeentch": 12}}, ruiners=table.field("ruiners"))
    assert table.field("points") == {"khorne": 0, "nurgle": 0, "tzeentch": 0, "slaanesh": 3}


def test_cards_are_drawn_from_ones_own_deck_only() -> None:
    """OW 5.4, 5.3: Khorne holds all its cards and draws nothing more, though others have cards."""
    table = arrange("draw", hands={"khorne": WHOLE_DECK}, settings={"tzeentch_discard": "off"})
    assert table.hand("khorne") == sorted(WHOLE_DECK)
    assert [len(table.of("decks", power)) for power in POWERS] == [0, 22, 19, 22]
