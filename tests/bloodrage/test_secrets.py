"""What others may not know, and what is remembered when states are sampled (BR 1.19, 1.20, 4, 9.1, 11.1)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.bloodrage.scenario import arrange, pillage
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import answer, options, start
from warhost.core.view import seen_by
from warhost.games.bloodrage import GAME
from warhost.games.bloodrage.components import CARDS, DRAFT_KEEPS
from warhost.games.bloodrage.gift_values import gift_worth
from warhost.games.bloodrage.printed import OURS
from warhost.games.bloodrage.rules.gifts import DRAFT
from warhost.games.bloodrage.sampling import Dealer


def random_moments(seats: int, seed: int, **settings: str) -> Iterator[Any]:
    """Every decision of a random game."""
    lots = random.Random(seed)
    s: Any = start(GAME, seats, settings, numbered_seed(seed))
    while s.ending < 0:
        yield s
        seat = lots.choice(s.waiting)
        answer(s, seat, lots.choice(options(s, seat)))


def sampled(s: Any, viewer: int, seed: int) -> Any:
    view = seen_by(GAME, s, viewer)
    reseed(view, numbered_seed(seed))
    return GAME.sample(view, viewer)


def to_the_draft_round(seats: int, wanted: int, seed: int) -> Any:
    for s in random_moments(seats, seed):
        if s.question is DRAFT and s.about == (wanted,) and len(s.waiting) == seats:
            return s
    raise AssertionError("the draft was over before")


def test_two_players_know_what_the_other_kept() -> None:
    """BR 4.6, 1.19: in the third round the first packet is back, and two cards are missing."""
    s = to_the_draft_round(2, 3, 3)
    passed = s.remembered[0][0][2:]
    missing = passed[:]
    for card in s.packets[0]:
        missing.remove(card)
    assert len(missing) == 2
    for seed in range(20):
        hand = sampled(s, 0, seed).hands[1]
        assert all(missing.count(card) <= hand.count(card) for card in missing)


def test_four_players_know_who_shares_the_missing_cards() -> None:
    """BR 4.3, 1.19: in the fifth round three cards are missing, one for each of the others."""
    s = to_the_draft_round(4, 5, 1)
    missing = s.remembered[0][0][1:]
    for card in s.packets[0]:
        missing.remove(card)
    assert len(missing) == 3
    owners = set()
    for seed in range(20):
        sample = sampled(s, 0, seed)
        holders = [
            next(seat for seat in (1, 2, 3) if card in sample.hands[seat])
            for card in missing
            if any(card in sample.hands[seat] for seat in (1, 2, 3))
        ]
        assert len(holders) == 3
        owners.add(tuple(holders))
    assert len(owners) > 1


def test_cards_passed_on_are_somewhere_at_the_table() -> None:
    """BR 4.4: what one passed on is with the others or among the last two of that packet."""
    s = to_the_draft_round(3, 2, 2)
    passed = s.remembered[0][0][1:]
    for seed in range(20):
        sample = sampled(s, 0, seed)
        around = sample.packets[1]
        assert sorted(around) == sorted(passed)


def test_cards_put_away_are_in_nobodys_hand() -> None:
    """BR 21.11: the last two of one's last packet, where leftovers are not shown."""
    for s in random_moments(4, 8, draft_leftovers="hidden"):
        if not any(s.packets) and s.remembered[0]:
            break
    away = [card for card in s.remembered[0][-1][DRAFT_KEEPS[4] :] if _copies(card) == 1]
    assert away
    for seed in range(20):
        sample = sampled(s, 0, seed)
        assert not any(card in sample.hands[seat] for card in away for seat in (1, 2, 3))
        assert all(card in sample.box for card in away)


def test_leftovers_of_random_games_are_in_nobodys_hand() -> None:
    """BR 1.20, 4.4: everybody sees them on the discard pile, and nobody is thought to hold one."""
    for s in random_moments(4, 8):
        if not any(s.packets) and s.remembered[0]:
            break
    assert len(s.discards) == 8
    assert sorted(seen_by(GAME, s, 2).discards) == sorted(s.discards)
    away = [card for card in s.discards if _copies(card) == 1]
    assert away
    for seed in range(20):
        sample = sampled(s, 0, seed)
        assert sample.discards == s.discards
        assert not any(card in sample.hands[seat] for card in away for seat in (1, 2, 3))
        assert len(sample.box) == 2


def _copies(card: int) -> int:
    return OURS.decks[4][1].count(card)


@pytest.mark.parametrize(
    ("seats", "settings"),
    [
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"first_game": "on"}),
        (2, {"first_game": "on"}),
        (3, {"draft_leftovers": "hidden"}),
    ],
)
def test_memory_explains_the_whole_game(seats: int, settings: dict[str, str]) -> None:
    """BR 1.19: at every moment of a game there is a state that fits all that each player remembers."""
    for seed in range(3):
        for number, s in enumerate(random_moments(seats, seed, **settings)):
            viewer = number % seats
            view: Any = seen_by(GAME, s, viewer)
            reseed(view, numbered_seed(number))
            assert Dealer(view, viewer).remembered_deal(view) is not None
            assert GAME.broken(sampled(s, viewer, number)) == []


def test_others_are_taken_to_have_kept_what_is_worth_most_to_them() -> None:
    """A sample listens to the draft: what it deals to others is worth more to them than what a blind one does."""

    def worth(listening: float) -> float:
        total = 0.0
        for seed in range(3):
            s = to_the_draft_round(4, 6, seed)
            view = seen_by(GAME, s, 0)
            dealer = Dealer(view, 0, listening)
            for deal in range(20):
                reseed(view, numbered_seed(seed, deal))
                hands = dealer.sample().hands
                total += sum(gift_worth(s, other, card, []) for other in (1, 2, 3) for card in hands[other])
        return total

    assert worth(0.6) > 1.05 * worth(0.0)


def test_a_card_taken_back_is_known_to_be_there() -> None:
    """BR 12.7, 1.19: everybody saw it, so every sample has it."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle"},
        warriors={"raven": {"gimle": 1}},
        hands={"wolf": ["tyrs_smite_1"], "raven": ["lokis_trickery", "troll", "tyrs_bash"]},
        rage={"wolf": 3},
    )
    table.play(wolf="tyrs_smite_1", raven="lokis_trickery")
    trickery = CARDS.index["lokis_trickery"]
    for seed in range(10):
        assert trickery in sampled(table.match.state, 0, seed).hands[1]


def test_face_down_quests_stay_quests() -> None:
    """BR 9.1: in a sample they are quests, any quests that could be there."""
    table = arrange(
        "turn", rage={"wolf": 1}, quests={"raven": ["alfheim_3", "yggdrasil_3"]}, hands={"raven": ["troll"]}
    )
    seen = set()
    for seed in range(10):
        sample = sampled(table.match.state, 0, seed)
        assert GAME.broken(sample) == []
        seen.add(tuple(sample.quests[1]))
    assert len(seen) > 1


def test_secret_answers_stay_secret() -> None:
    """BR 11.1: the first card laid down is seen by its owner alone, until all are."""
    table = pillage(
        "gimle",
        leaders={"wolf": "gimle", "raven": "gimle"},
        hands={"wolf": ["tyrs_smite_1", "troll"], "raven": ["lokis_trickery", "tyrs_bash"]},
    )
    before = table.seen_by("wolf")
    told = len(table.match.events(0))
    table.by("raven", "play:tyrs_bash")
    assert table.seen_by("wolf") == before
    assert len(table.match.events(0)) == told
    assert seen_by(GAME, table.match.state, 0).answers == [-1] * 4


def test_nobody_learns_a_kept_card() -> None:
    """BR 14.1: events tell what was discarded, not what was kept."""
    table = arrange("discard", age=1, hands={"wolf": ["tyrs_bash", "troll"]})
    table.by("wolf", "keep:troll")
    assert table.events("hand_discarded") == [
        {"decision": 1, "kind": "hand_discarded", "seat": "wolf", "cards": ["tyrs_bash"]}
    ]
    assert "troll" not in str(table.match.events(1))
