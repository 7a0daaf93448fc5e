"""Rulings by revision: what began under earlier rules goes on under them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toy.rules import FORM
from warhost.bots import make_bot
from warhost.bots.playing import play_to_the_end
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadPosition, BadSetting, UnknownRevision, WarhostError
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import load, position
from warhost.core.record import read, replay, verify, write
from warhost.core.rulings import Ruling
from warhost.core.setting import Settings
from warhost.core.state import UNPARTED
from warhost.games import load as game_named

EARLIER = sorted(Path(__file__).parents[1].glob("*/records/*.txt"))

SETTINGS = Settings()
ROUNDS = SETTINGS.add("rounds", ("3", "5"))
WEATHER = SETTINGS.add("weather", ("calm", "rough"), since=2, before="rough")
TOY = Game(**{**FORM, "settings": SETTINGS, "revision": 2, "revisions": (1, 2), "parted_since": 2})
RULING = Ruling("TOY 4", 2, "Storms spare the rest.")


def test_a_table_begins_by_the_newest_rules() -> None:
    match = Match(TOY, 2, {}, numbered_seed(1))
    assert match.state.revision == 2
    assert RULING.holds(match.state)
    assert match.settings == {"rounds": "3", "weather": "calm"}
    assert match.state.stream != UNPARTED


def test_a_table_of_an_earlier_revision_plays_as_before() -> None:
    match = Match(TOY, 2, {}, numbered_seed(1), revision=1)
    assert not RULING.holds(match.state)
    assert WEATHER.of(match.state) == "rough"
    assert match.settings == {"rounds": "3"}
    assert match.state.stream == UNPARTED


def test_what_came_later_cannot_be_chosen_at_an_earlier_table() -> None:
    with pytest.raises(BadSetting, match="no option 'weather'"):
        Match(TOY, 2, {"weather": "calm"}, numbered_seed(1), revision=1)


@pytest.mark.parametrize("revision", [1, 2])
def test_records_and_positions_keep_their_revision(revision: int) -> None:
    match = Match(TOY, 3, {}, numbered_seed(2), revision=revision)
    half = load(TOY, position(TOY, match.state))
    assert half.revision == revision
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1])
    record = read(write(match))
    assert record.revision == revision
    assert verify(TOY, record).state.revision == revision


def test_an_earlier_position_has_no_streams() -> None:
    with pytest.raises(BadPosition, match="not parted by purpose in this revision"):
        load(TOY, {"revision": 1, "chance": {"stream": "deck 0 0 0"}})


def test_unknown_revisions_are_refused_by_name() -> None:
    with pytest.raises(UnknownRevision, match="revision 3 is not supported"):
        Match(TOY, 2, {}, numbered_seed(1), revision=3)


def test_there_are_records_of_earlier_revisions_to_check() -> None:
    assert {file.name.split("-")[0] for file in EARLIER} >= {"oldworld", "bloodrage", "karak"}


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_records_of_earlier_revisions_still_verify(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    verify(game_named(record.game), record)


@pytest.mark.parametrize("file", EARLIER, ids=lambda file: file.stem)
def test_tables_of_earlier_revisions_are_played_to_the_end(file: Path) -> None:
    record = read(file.read_text(encoding="utf-8"))
    game = game_named(record.game)
    match = replay(game, record, len(record.decisions) // 2)
    again = load(game, position(game, match.state))
    bots = [make_bot("random", game, seat) for seat in range(match.seats)]
    play_to_the_end(game, again, bots)
    assert again.over
    assert again.revision == record.revision
    assert not game.broken(again)


def test_revisions_before_those_are_refused_by_name() -> None:
    record = read(EARLIER[0].read_text(encoding="utf-8"))
    with pytest.raises(WarhostError, match="revision 0 is not supported"):
        verify(game_named(record.game), record._replace(revision=0))
