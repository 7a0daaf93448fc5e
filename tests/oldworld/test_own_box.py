"""A box that its owner has corrected: cards, figures, dials and ruination as his copy prints them."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.oldworld.scenario import arrange, play_on
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.match import Match
from warhost.core.record import read, verify, write
from warhost.games.oldworld import GAME
from warhost.games.oldworld.box import BOX
from warhost.games.oldworld.cards.old_world_text import old_world_cards
from warhost.games.oldworld.cards.tzeentch import CARDS_DISCARDED, POWER_LOST
from warhost.games.oldworld.components import CHAOS, FIGURES, OLD_WORLD, POWERS, TOKENS, UPGRADES
from warhost.games.oldworld.printed import OURS, Printed, printed_by
from warhost.games.oldworld.rules.tokens import COUNTS_AS
from warhost.games.oldworld.settings import OWN_BOX, old_world_cards_of
from warhost.games.oldworld.state import OldWorld


def box(text: str) -> dict[str, str]:
    return {"box": 'game = "oldworld"\n' + text}


def settled(text: str) -> str:
    return GAME.settings.values_of("oldworld", box(text))["box"]


def started(text: str, **settings: str) -> OldWorld:
    match = Match(GAME, 4, {**box(text), **settings}, numbered_seed(1))
    assert isinstance(match.state, OldWorld)
    return match.state


def test_an_old_world_card_says_what_its_owner_reads() -> None:
    text = '[old_world_card.meteor_showers]\nimmediate = [{ op = "score", n = 2, who = "each" }]\n'
    table = play_on("old_world_phase", draws=["meteor_showers"], settings=box(text))
    assert table.field("points") == {"khorne": 2, "nurgle": 2, "tzeentch": 2, "slaanesh": 2}


def test_a_text_that_an_owner_has_read_is_documented() -> None:
    """OW 19.2: it is no text of ours any more."""
    number = OLD_WORLD.index["the_crusade_is_come"]
    text = '[old_world_card.the_crusade_is_come]\nimmediate = [{ op = "score", n = 1, who = "each" }]\n'
    assert old_world_cards("documented").cards[number].copies == 0
    assert old_world_cards_of(started(text, cards="documented")).cards[number].copies == 1


def test_the_older_setting_for_cards_still_counts_and_comes_last() -> None:
    text = "[old_world_card.meteor_showers]\ncopies = 5\ncomet = true\n"
    s = started(text, cards='[[card]]\nid = "meteor_showers"\ncopies = 2\n')
    card = old_world_cards_of(s).cards[OLD_WORLD.index["meteor_showers"]]
    assert (card.copies, card.comet) == (2, True)


def test_a_chaos_card_costs_what_is_printed_and_there_are_as_many() -> None:
    s = started("[chaos_card.teleport]\ncost = 3\nmagic = false\ncopies = 7\n")
    card, tzeentch = CHAOS.index["teleport"], POWERS.index["tzeentch"]
    assert (s.printed.card_cost[card], s.printed.card_magic[card]) == (3, 0)
    assert (s.hands[tzeentch] + s.decks[tzeentch]).count(card) == 7


def test_a_text_has_the_number_that_is_printed() -> None:
    """OW 8.28: here the Meddling of Skaven takes four cards."""
    s = started("[chaos_card.the_meddling_of_skaven]\ncards = 4\n[chaos_card.drain_power]\nlose = 3\n")
    assert [number for number in s.printed.effects[CARDS_DISCARDED] if number] == [4]
    assert [number for number in s.printed.effects[POWER_LOST] if number] == [3]
    assert Printed(BOX.corrected("")).effects == OURS.effects


def test_dazzle_lets_only_the_printed_faces_hit() -> None:
    """OW 8.30: here a five hits through it."""
    for text, left in (("", {"bloodletter": 1, "horror": 1}), ("hit_from = 5\n", {"bloodletter": 1})):
        table = arrange(
            "battle",
            figures={"kislev": {"bloodletter": 1, "horror": 1}},
            spaces={"kislev": ["dazzle"]},
            dice=[5, 5, 1],
            settings=box(f"[chaos_card.dazzle]\n{text}"),
        )
        while table.asked.startswith("khorne"):
            table.choose(table.options[0])
        assert table.figures("kislev") == left


def test_temporal_stasis_and_degenerate_royalty_ask_the_printed_price() -> None:
    """OW 8.27, 8.37: two corruption tokens are enough here, and then it costs 1, with the surcharge 4."""
    printed = "[chaos_card.degenerate_royalty]\ncorruption = 2\ncost_there = 1\n[chaos_card.temporal_stasis]\nby = 3\n"
    for power, regions in ((0, []), (1, ["kislev"]), (4, ["kislev", "tilea"])):
        table = arrange(
            "turn",
            seat="slaanesh",
            power={"slaanesh": power},
            hands={"slaanesh": ["degenerate_royalty"]},
            corruption={"kislev": {"khorne": 2}, "tilea": {"khorne": 2}},
            spaces={"tilea": ["temporal_stasis"]},
            settings=box(printed),
        )
        offered = [key.split(":")[2] for key in table.options if key.startswith("play:degenerate_royalty")]
        assert [region for region in offered if region in ("kislev", "tilea")] == regions


def test_insidious_lies_counts_what_is_printed() -> None:
    """OW 8.34: here three for a Noble."""
    table = arrange(
        "domination",
        tokens={"kislev": {"noble": 1}},
        spaces={"kislev": ["insidious_lies"]},
        settings=box("[chaos_card.insidious_lies]\neach = 3\n"),
    )
    assert table.region("kislev")["domination"]["slaanesh"] == 1 + 3


def test_what_an_owner_has_read_on_an_upgrade_goes_before_the_option() -> None:
    """OW 17.14, 19.13: up to 5 and what the upgrade says, whatever was agreed."""
    for text, hand, agreed in (("", "6", 6), ("", "7", 7), ("cards = 3", "6", 8), ("cards = 3", "7", 8)):
        table = arrange(
            "draw",
            upgrades={"tzeentch_power_2": 1},
            settings={
                **box(f"[upgrade.tzeentch_power_2]\n{text}\n"),
                "tzeentch_hand": hand,
                "tzeentch_discard": "off",
            },
        )
        assert len(table.hand("tzeentch")) == agreed


def test_upgraded_figures_do_what_is_printed() -> None:
    """OW 17.5, 17.17: the Bloodthirster counts as two, and the Keeper of Secrets as a Hero."""
    printed = '[upgrade.khorne_daemon]\nfigures = 2\n[upgrade.slaanesh_daemon]\ntoken = "hero"\n'
    table = arrange(
        "domination",
        figures={"kislev": {"bloodthirster": 1}},
        upgrades={"khorne_daemon": 1},
        settings=box(printed),
    )
    assert table.region("kislev")["domination"]["khorne"] == 2
    s = started(printed)
    assert s.printed.effects[COUNTS_AS][UPGRADES.index["slaanesh_daemon"]] == TOKENS.index["hero"]


def test_a_text_without_a_number_is_shown_with_its_option() -> None:
    for card, option in (("soporific_musk", "musk"), ("field_of_ecstasy", "")):
        place = BOX.places["chaos_card", card, "text"]
        assert (place.shape.described()["shape"], place.option, place.source) == ("reading", option, "single")
    with pytest.raises(
        BadSetting, match=r"line 3: chaos_card\.field_of_ecstasy\.text: the rules know no other"
    ):
        settled('[chaos_card.field_of_ecstasy]\ntext = "No dice."\n')


def test_a_figure_and_its_upgrade_have_the_printed_numbers() -> None:
    s = started("[figure.horror]\ncost = 3\nattack = 4\n")
    horror = FIGURES.index["horror"]
    assert (s.costs[horror], s.attacks[horror]) == (3, 4)


def test_a_dial_turns_to_what_is_printed() -> None:
    text = '[dial_tick.tzeentch_1]\ninstruction = "score_vp"\nnumber = 5\ntoken = "none"\n'
    summary: dict[str, Any] = GAME.summary(started(text))
    assert summary["powers"]["tzeentch"]["next_tick"] == {"instruction": "score_vp", "n": 5, "token": None}


def test_what_no_place_knows_by_itself_is_checked_too() -> None:
    with pytest.raises(
        BadSetting, match=r"line 3: dial_tick\.tzeentch_3\.threat: 3 is the Threat of khorne_0, too"
    ):
        settled("[dial_tick.tzeentch_3]\nthreat = 3\n")
    with pytest.raises(BadSetting, match="which token is placed"):
        settled('[dial_tick.khorne_1]\ninstruction = "place_token"\n')
    nothing_left = "".join(f"[old_world_card.{card}]\ncopies = 0\n" for card in OLD_WORLD.ids)
    with pytest.raises(BadSetting, match="only 0 copies are left"):
        settled(nothing_left)


def test_an_unknown_operation_is_named_with_its_line() -> None:
    with pytest.raises(BadSetting, match=r"line 3: old_world_card\.meteor_showers\.immediate.*'plaze'"):
        settled('[old_world_card.meteor_showers]\nimmediate = [{ op = "plaze" }]\n')


def test_a_record_carries_the_box() -> None:
    text = (
        "[chaos_card.teleport]\ncopies = 7\n[ruination_card.2]\nruiners = 7\n[figure.horror]\nattack = 3\n"
        '[old_world_card.meteor_showers]\ncopies = 4\nimmediate = [{ op = "score", n = 2, who = "each" }]\n'
    )
    match = Match(GAME, 4, box(text), numbered_seed(5))
    lots = random.Random(5)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
    written = write(match)
    assert f"option box={settled(text)}" in written
    assert verify(GAME, read(written)).over


def test_boxes_are_read_once() -> None:
    setting = settled("[ruination_card.2]\nruiners = 7\n")
    assert printed_by(setting) is printed_by(setting)
    assert OWN_BOX.in_file
