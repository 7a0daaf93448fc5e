"""A box that its owner has corrected: numbers and copies of the gods' gifts as his copy prints them."""

from __future__ import annotations

import random

import pytest

from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.match import Match
from warhost.core.record import read, verify, write
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.cards.bonuses import bonus_of
from warhost.games.bloodrage.components import CARDS
from warhost.games.bloodrage.rules.quests import quest_glory
from warhost.games.bloodrage.rules.upgrade import upgrade_cost
from warhost.games.bloodrage.state import BloodRage


def box(text: str) -> dict[str, str]:
    return {"box": 'game = "bloodrage"\n' + text}


def started(text: str, **settings: str) -> BloodRage:
    match = Match(GAME, 2, {**box(text), **settings}, numbered_seed(1))
    assert isinstance(match.state, BloodRage)
    return match.state


def test_cards_have_the_numbers_that_are_printed() -> None:
    s = started("[card.troll]\ncost = 4\n[card.alfheim_3]\nglory = 12\n[card.tyrs_crush_2]\nbonus = 9\n")
    assert upgrade_cost(s, 0, CARDS.index["troll"]) == 4
    assert quest_glory(s, CARDS.index["alfheim_3"]) == 12
    assert bonus_of(s, CARDS.index["tyrs_crush_2"]) == 9


def test_what_an_owner_has_read_counts_before_what_was_agreed() -> None:
    """BR 21.9, 21.10: the settings choose between two lists; a copy in the hand knows better."""
    s = started("[card.heimdalls_gaze]\nbonus = 5\n[card.yggdrasil_3]\nglory = 13\n", gaze="2")
    assert bonus_of(s, CARDS.index["heimdalls_gaze"]) == 5
    assert quest_glory(s, CARDS.index["yggdrasil_3"]) == 13
    assert bonus_of(started("", gaze="2"), CARDS.index["heimdalls_gaze"]) == 2


def test_a_copy_is_in_the_deck_from_so_many_players_on() -> None:
    """BR 2.11."""
    ours, theirs = started(""), started('[card.sea_serpent]\nplayers = ["2"]\n')
    serpent = CARDS.index["sea_serpent"]
    assert serpent not in ours.printed.decks[2][1]
    assert theirs.printed.decks[2][1].count(serpent) == 1
    assert theirs.printed.copies[2][1][serpent] == 1


def test_everybody_must_be_dealt_a_hand() -> None:
    fewer = "".join(
        f'[card.{card}]\nplayers = ["4"]\n' for card in CARDS.ids if not card.startswith("yggdrasil")
    )
    with pytest.raises(BadSetting, match=r"Age 1 has .* cards for 2 players"):
        started(fewer)


def test_a_record_carries_the_box() -> None:
    match = Match(
        GAME, 3, box('[card.sea_serpent]\nplayers = ["4"]\n[card.troll]\ncost = 0\n'), numbered_seed(5)
    )
    lots = random.Random(5)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, lots.choice(match.options(seat)))
    written = write(match)
    assert 'option box={"card":' in written
    assert verify(GAME, read(written)).over
