"""Old World cards from a file: an owner of the box corrects a card and plays with it (OW 19.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oldworld.scenario import Scenario, after_a_pass, play_on
from warhost.core.chance import numbered_seed
from warhost.core.errors import BadSetting
from warhost.core.match import Match
from warhost.core.record import read, verify, write
from warhost.games.oldworld import GAME
from warhost.games.oldworld.state import OldWorld


def draw_own(card: str, setting: str, **state: Any) -> Scenario:
    return play_on("old_world_phase", draws=[card], settings={"cards": setting}, **state)


def settled(text: str) -> str:
    """The lasting text that a player's cards become."""
    return GAME.settings.values_of(GAME.name, {"cards": text})["cards"]


def test_a_card_is_overridden() -> None:
    """OW 19.3: here Meteor Showers brings three Warpstones to the Empire and scores for everybody."""
    text = """
        [[card]]
        id = "meteor_showers"
        immediate = [
          { op = "place", token = "warpstone", n = 3, at = "empire" },
          { op = "score", n = 2, who = "each" },
        ]
        """
    table = draw_own("meteor_showers", settled(text))
    assert table.tokens("empire") == {"warpstone": 3}
    assert table.field("points") == {"khorne": 2, "nurgle": 2, "tzeentch": 2, "slaanesh": 2}


def test_keys_that_are_not_named_stay() -> None:
    """OW 19.3: only the number of copies changes; the text is ours."""
    setting = settled('[[card]]\nid = "meteor_showers"\ncopies = 0\n')
    for seed in range(12):
        match = Match(GAME, 3, {"cards": setting}, numbered_seed(seed))
        assert isinstance(match.state, OldWorld)
        assert GAME.cards.index["meteor_showers"] not in match.state.old_world_deck
    assert draw_own("plunged_into_chaos", setting, peasants={"khorne": 1}).of("points", "khorne") == 4


def test_a_record_needs_no_file() -> None:
    """OW 19.3: the text of the cards is in the record, and it replays when the file is gone."""
    text = (
        '[[card]]\nid = "plunged_into_chaos"\nimmediate = [{ op = "score", n = 1, who = "lowest_threat" }]\n'
    )
    match = Match(GAME, 3, {"cards": text}, numbered_seed(1))
    assert "option cards={" in write(match)
    while not match.over:
        seat = match.waiting()[0]
        match.choose(seat, match.options(seat)[-1])
    assert write(verify(GAME, read(write(match)))) == write(match)


def test_every_operation_can_be_used() -> None:
    """OW 19.3: draw, discard, choose, remove with a pick, the highest Threat."""
    text = """
        [[card]]
        id = "skavengers"
        track = false
        lasting = {}
        immediate = [
          { op = "draw", n = 2, who = "highest_threat" },
          { op = "remove", token = "warpstone", at = { pick = 1 } },
          { op = "choose", options = [
            [{ op = "discard", who = { figure = "cultist", at = "kislev" } }],
            [{ op = "score", n = 1, who = "highest_threat" }],
          ] },
        ]
        """
    table = draw_own(
        "skavengers",
        settled(text),
        tokens={"kislev": {"warpstone": 2}, "tilea": {"warpstone": 1}},
        figures={"kislev": {"bloodsworn": 1}},
        hands={"khorne": ["battle_cry", "blood_frenzy"]},
    )
    table.choose("take:warpstone:kislev", "choose:1")
    assert table.asked == "khorne old_world_discard"
    table.choose("discard:battle_cry")
    assert table.tokens("kislev") == {"warpstone": 1}
    assert table.field("old_world_gone") == ["skavengers"]
    drawn = len(table.hand("slaanesh"))
    assert drawn == 2 + 2


def test_standing_rules_can_be_declared() -> None:
    """OW 19.3: a Conquest bonus for every Noble, and more than one rule on a card."""
    text = """
        [[card]]
        id = "franzs_decree"
        lasting = { when = "track", ops = [
          { op = "conquest", add = 2, per = "noble", at = {} },
          { op = "resistance", add = -1, at = "empire" },
        ] }
        """
    table = draw_own("franzs_decree", settled(text))
    empire = table.region("empire")
    assert (empire["conquest"], empire["resistance"]) == (5 + 1 + 2, 4)


def test_a_discount_counts_before_a_card_is_too_dear() -> None:
    """OW 19.3, 7.4: with one power point a card of cost 2 can be played where cards cost 1 less."""
    text = """
        [[card]]
        id = "franzs_decree"
        lasting = { when = "track", ops = [{ op = "card_cost", add = -1, at = "empire" }] }
        """
    table = play_on(
        "turn",
        settings={"cards": settled(text)},
        phase="summoning",
        track={"1": "franzs_decree"},
        hands={"khorne": ["reborn_in_blood"]},
        power={"khorne": 1},
    )
    offered = [key for key in table.options if key.startswith("play:")]
    assert offered == ["play:reborn_in_blood:empire"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[card]]\nid = 3", "there is no Old World card 3"),
        ('[[card]]\nid = "the_moon"', "there is no Old World card 'the_moon'"),
        ('[[card]]\nid = "skavengers"\n[[card]]\nid = "skavengers"', "occurs twice"),
        ('[[card]]\nid = "skavengers"\ncolour = "red"', "card 'skavengers': unknown key 'colour'"),
        ('[[card]]\nid = "skavengers"\ncopies = -1', "copies: expected a whole number from 0 to 15"),
        ('[[card]]\nid = "skavengers"\ncomet = 1', "comet: expected true or false"),
        ('[[card]]\nid = "skavengers"\nimmediate = [{ op = "fly" }]', "there is no operation 'fly'"),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "hero" }]',
            "[0] (place): at is missing",
        ),
        ('[[card]]\nid = "skavengers"\nimmediate = [{ op = ["place"] }]', "there is no operation ['place']"),
        ('[[card]]\nid = "skavengers"\nimmediate = [{ op = "draw" }]', "who is missing"),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "draw", who = { figure = "any" } }]',
            "who: at is missing",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "remove", token = "hero", n = 0, at = "kislev" }]',
            "n: expected a whole number from 1 to 15",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "hero", at = { pick = 0 } }]',
            "pick: expected a whole number from 1 to 15",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "hero", at = { adjacent = true } }]',
            "adjacent is possible only in `to`",
        ),
        (
            '[[card]]\nid = "skavengers"\nlasting = { when = "track", ops = [], until = "noon" }',
            "unknown key 'until'",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "elf", at = "kislev" }]',
            "there is no token 'elf'",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "hero", at = "ulthuan" }]',
            "there is no region 'ulthuan'",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "resistance", add = 1, at = {} }]',
            'resistance is possible only with when = "track"',
        ),
        (
            '[[card]]\nid = "skavengers"\nlasting = { when = "noon", ops = [] }',
            "there is no moment 'noon'",
        ),
        (
            '[[card]]\nid = "skavengers"\nlasting = { when = "track", ops = [{ op = "no_battle", at = { pick = 1 } }] }',
            "nothing can be picked here",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "move", token = "peasant", from = {}, to = { far = true } }]',
            "unknown key 'far'",
        ),
        ("x = 1", "expected nothing but [[card]] entries"),
        ("[[card", "nor a text with cards"),
        ('[[card]]\nid = ["skavengers"]', "there is no Old World card ['skavengers']"),
        ('[[card]]\nid = "skavengers"\ncopies = 30000000', "copies: expected a whole number from 0 to 15"),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "draw", n = 16, who = "each" }]',
            "n: expected a whole number from 1 to 15",
        ),
        (
            '[[card]]\nid = "skavengers"\nimmediate = [{ op = "place", token = "hero", at = [] }]',
            "expected at least one region",
        ),
        ('{"card": ', "nor a text with cards"),
        ("/etc/passwd", "nor a text with cards"),
    ],
)
def test_mistakes_are_named(text: str, problem: str) -> None:
    """OW 19.3: the error says which card, and what is wrong; a path is never followed."""
    with pytest.raises(BadSetting) as error:
        settled(text)
    assert problem in str(error.value)


def test_too_few_cards_are_refused() -> None:
    """OW 2.5: eight must be dealt."""
    text = "".join(f'[[card]]\nid = "{card}"\ncopies = 0\n' for card in GAME.cards.ids[30:-3])
    with pytest.raises(BadSetting, match="copies are left"):
        settled(text)


def test_how_many_cards_are_enough() -> None:
    """OW 2.5: eight are, seven are not, for three players are dealt eight."""
    others = "".join(f'[[card]]\nid = "{card}"\ncopies = 0\n' for card in GAME.cards.ids[30:-1])
    last = GAME.cards.ids[-1]
    settled(f'{others}[[card]]\nid = "{last}"\ncopies = 8\n')
    with pytest.raises(BadSetting, match="only 7 copies are left, but 8 cards are dealt"):
        settled(f'{others}[[card]]\nid = "{last}"\ncopies = 7\n')


def test_the_same_cards_are_the_same_setting() -> None:
    """OW 19.3: in whatever order the keys stand, and with the notes of our own file or without."""
    plain = settled('[[card]]\nid = "skavengers"\ncopies = 2\ncomet = false\n')
    assert plain == settled('[[card]]\ncomet = false\ncopies = 2\nid = "skavengers"\n')
    assert plain == settled(
        '[[card]]\nid = "skavengers"\npicture = "rat"\ncopies = 2\nprovenance = "house"\ncomet = false\n'
    )


def test_a_card_without_a_lasting_text_lies_on_the_track_and_does_nothing() -> None:
    """OW 18.7, 19.3: a card of an owner's that goes to the track all the same; at no moment does it work."""
    setting = settled('[[card]]\nid = "meteor_showers"\ntrack = true\n')
    for at in ("battle", "old world cards"):
        table = after_a_pass(at, settings={"cards": setting}, track={"1": "meteor_showers"})
        assert table.asked == "pause"
        assert table.events("old_world_lasting") == []
        assert table.field("track")["1"] == "meteor_showers"


@pytest.mark.parametrize(("most", "region"), [("any", "tilea"), ("cultist", "kislev")])
def test_a_region_with_most_figures_is_one_of_any_class_or_of_one(most: str, region: str) -> None:
    """OW 19.3."""
    text = f"""
        [[card]]
        id = "meteor_showers"
        immediate = [{{ op = "place", token = "hero", at = {{ pick = 1, most = "{most}" }} }}]
        """
    figures = {"tilea": {"bloodletter": 2, "bloodsworn": 1}, "kislev": {"leper": 2}}
    assert draw_own("meteor_showers", settled(text), figures=figures).tokens(region) == {"hero": 1}
