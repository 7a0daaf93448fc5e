"""The searching bot: what it promises about budgets, seeds and views, and that it finds what can be found."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import pytest

from tests.toy.rules import GAME as TOY
from tests.toy.state import CARDS
from warhost.bots import Budget, processes
from warhost.bots.search import SearchBot
from warhost.bots.tree import FIRST_WIDTH, Choice, Node, look_of
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import open_question, options
from warhost.core.game import Game
from warhost.core.position import load as load_position
from warhost.core.position import position
from warhost.core.question import Question
from warhost.core.state import State
from warhost.core.view import seen_by
from warhost.games import load
from warhost.testing.playing import Variant, moments

GAMES = [TOY, load("oldworld"), load("bloodrage"), load("karak")]
ids = [game.name for game in GAMES]


def some_views(game: Game, count: int = 4) -> list[tuple[State, int]]:
    """Views of seats that really have a choice, from all over one game."""
    found: list[tuple[State, int]] = []
    for moment in moments(game, Variant(3, {}), 11):
        if len(moment.offered) > 2 and (moment.number % 23 == 0 or game is TOY):
            found.append((seen_by(game, moment.state, moment.seat), moment.seat))
        if len(found) == count:
            break
    return found


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_equal_seeds_and_iterations_choose_equally(game: Game) -> None:
    for view, seat in some_views(game):
        offered = options(view, seat)
        first, second = (SearchBot(game, 5, Budget(iterations=30)) for _ in range(2))
        opinions = first.opinions(view, seat, offered)
        assert opinions == second.opinions(view, seat, offered)
        assert SearchBot(game, 5, Budget(iterations=30)).choose(view, seat, offered) == opinions[0].option


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_stopping_when_all_is_settled_never_changes_the_choice(game: Game) -> None:
    for seed, (view, seat) in enumerate(some_views(game)):
        offered = options(view, seat)
        hasty, patient = (SearchBot(game, seed, Budget(iterations=150)) for _ in range(2))
        assert hasty.choose(view, seat, offered) == patient.opinions(view, seat, offered)[0].option


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_opinions_share_out_the_confidence(game: Game) -> None:
    for view, seat in some_views(game):
        offered = options(view, seat)
        opinions = SearchBot(game, 1, Budget(iterations=40)).opinions(view, seat, offered)
        assert sorted(opinion.option for opinion in opinions) == sorted(offered)
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
        assert [opinion.share for opinion in opinions] == sorted((o.share for o in opinions), reverse=True)


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_thinking_changes_nothing_on_the_table(game: Game) -> None:
    for view, seat in some_views(game):
        before = dict(position(game, view), chance=None)
        SearchBot(game, 1, Budget(iterations=25)).choose(view, seat, options(view, seat))
        assert dict(position(game, view), chance=None) == before


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_states_that_look_alike_are_played_alike(game: Game) -> None:
    """The bot thinks about what its seat sees, so what others hide cannot sway it."""
    for view, seat in some_views(game):
        chosen = set()
        for lot in range(3):
            reseed(view, numbered_seed(lot))
            imagined = game.sample(view, seat)
            bot = SearchBot(game, 9, Budget(iterations=20))
            chosen.add(bot.choose(seen_by(game, imagined, seat), seat, options(imagined, seat)))
        assert len(chosen) == 1


def test_a_budget_of_time_is_kept_to_the_iteration(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at before every iteration; here each look takes ten milliseconds."""
    view, seat = some_views(TOY, 1)[0]
    looks: list[float] = []

    def clock() -> float:
        looks.append(len(looks) * 0.010)
        return looks[-1]

    monkeypatch.setattr(time, "monotonic", clock)
    SearchBot(TOY, 1, Budget(milliseconds=200)).choose(view, seat, options(view, seat))
    assert len(looks) in (21, 22)


def test_a_settled_choice_takes_less_time_than_an_opinion(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock is looked at once at the start and before every iteration but the first."""
    view, seat = some_views(TOY, 1)[0]
    offered = options(view, seat)
    looks: list[float] = []

    def clock() -> float:
        looks.append(0.0)
        return 0.0

    monkeypatch.setattr(time, "monotonic", clock)
    budget = Budget(iterations=400, milliseconds=1000)
    SearchBot(TOY, 1, budget).opinions(view, seat, offered)
    assert len(looks) == 400
    looks.clear()
    SearchBot(TOY, 1, budget).choose(view, seat, offered)
    assert 1 < len(looks) < 400


def test_at_least_one_iteration_however_short_the_time() -> None:
    view, seat = some_views(TOY, 1)[0]
    offered = options(view, seat)
    opinions = SearchBot(TOY, 1, Budget(milliseconds=1)).opinions(view, seat, offered)
    assert sum(opinion.share for opinion in opinions) == pytest.approx(1)


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_chosen_together_is_chosen_without_knowing_the_other(seat: int) -> None:
    """Last round, hands of a one and a five each: a five never reaps less than a one, whatever the other lays."""
    hands = {"red": ["one", "five"], "green": ["one", "five"]}
    s = load_position(TOY, {"seats": ["red", "green"], "state": {"round": 2, "hands": hands, "deck": []}})
    view = seen_by(TOY, s, seat)
    offered = options(view, seat)
    best = SearchBot(TOY, 3, Budget(iterations=600)).opinions(view, seat, offered)[0]
    assert TOY.verbs.of(best.option).unpack(best.option)[0] == CARDS.index["five"]


def test_a_forced_answer_has_all_the_confidence() -> None:
    """Whoever asks for a hint where there is nothing to choose is told so, with what to expect."""
    hands = {"red": ["five"], "green": ["one"]}
    s = load_position(TOY, {"seats": ["red", "green"], "state": {"round": 2, "hands": hands, "deck": []}})
    view = seen_by(TOY, s, 0)
    offered = options(view, 0)
    opinions = SearchBot(TOY, 1, Budget(iterations=20)).opinions(view, 0, offered)
    assert [(opinion.option, opinion.share) for opinion in opinions] == [(offered[0], 1.0)]
    assert opinions[0].expected


@pytest.mark.parametrize("seat", [0, 1])
def test_what_another_chose_in_secret_does_not_part_the_tree(seat: int) -> None:
    """BR 4.3: nobody learns which card a rival took, so what comes next is thought about once for each own card."""
    game = load("bloodrage")
    drafting = next(iter(moments(game, Variant(2, {}), 5)))
    assert open_question(drafting.state).secret
    view = seen_by(game, drafting.state, seat)
    offered = options(view, seat)
    bot, root = SearchBot(game, 1, Budget(iterations=1)), Node()
    for _ in range(60):
        bot._iterate(root, view, seat, game.sampler(view, seat))
    tried = [option for option, edge in root.choices[seat].edges.items() if edge.visits]
    assert len(tried) > 1
    assert len(root.choices[1 - seat].edges) > 1
    assert len(root.children) == len(tried) <= len(offered)


@pytest.mark.parametrize("game", GAMES[1:], ids=ids[1:])
def test_opinions_say_why_and_what_to_expect(game: Game) -> None:
    assert game.advice is not None
    for view, seat in some_views(game, 2):
        offered = options(view, seat)
        best = SearchBot(game, 1, Budget(iterations=60)).opinions(view, seat, offered)[0]
        assert best.reason == game.advice.reason(view, seat, best.option)
        assert best.expected is not None
        assert 0 <= best.expected <= 1


def test_time_counts_from_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Getting ready to think is part of thinking."""
    view, seat = some_views(TOY, 1)[0]
    now = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])

    def slow(view: State, seat: int) -> Callable[[], State]:
        now[0] += 1.0
        return sampler(view, seat)

    sampler = TOY.sampler
    monkeypatch.setattr(TOY, "sampler", slow)
    bot = SearchBot(TOY, 1, Budget(milliseconds=500, iterations=50))
    opinions = bot.opinions(view, seat, options(view, seat))
    assert sorted({opinion.share for opinion in opinions}) == [0.0, 1.0], "one iteration, and no more"


def test_a_search_without_any_limit_is_refused() -> None:
    with pytest.raises(ValueError, match="never end"):
        SearchBot(TOY, 1, Budget())


def test_an_option_that_turns_up_later_is_ranked_like_the_others() -> None:
    """Other samples offer other options at the same point; even a single new one gets the weight that its rank deserves."""
    game = load("oldworld")
    assert game.advice is not None
    view, seat = some_views(game, 1)[0]
    offered = options(view, seat)
    ranks = game.advice.rank(view, seat, offered)
    late = offered[ranks.index(min(ranks))]
    bot, at_once, one_late = SearchBot(game, 1, Budget(iterations=1)), Node(), Node()
    bot._ahead.expand(at_once, view, seat, offered)
    bot._ahead.expand(one_late, view, seat, [option for option in offered if option != late])
    bot._ahead.expand(one_late, view, seat, offered)
    weights = [
        node.choices[seat].edges[late].prior * node.choices[seat].whole for node in (at_once, one_late)
    ]
    assert min(ranks) not in (0.0, max(ranks))
    assert weights[0] == pytest.approx(weights[1])


@pytest.mark.parametrize("ahead", [0, 3])
def test_a_position_is_judged_so_many_turns_later_as_the_game_wants(
    ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("oldworld")
    advice = game.advice
    assert advice is not None
    view, seat = some_views(game, 1)[0]
    played: list[Question | None] = []
    rollout = advice.rollout
    assert rollout is not None

    def watched(s: State, chooser: int, offered: list[int]) -> int:
        played.append(s.question)
        return rollout(s, chooser, offered)

    monkeypatch.setattr(advice, "ahead", ahead)
    monkeypatch.setattr(advice, "rollout", watched)
    SearchBot(game, 1, Budget(iterations=1)).choose(view, seat, options(view, seat))
    assert len([question for question in played if question is not None and question.calm]) == ahead


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_two_trees_say_the_same_in_two_processes_as_in_one(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    for view, seat in some_views(game, 2):
        offered = options(view, seat)
        told = []
        for forks in (True, False):
            monkeypatch.setattr(processes, "may_fork", lambda forks=forks: forks)
            bot = SearchBot(game, 5, Budget(iterations=40), trees=2)
            told.append([bot.opinions(view, seat, offered), bot.choose(view, seat, offered)])
        assert told[0] == told[1]


def test_a_tree_whose_process_died_is_grown_here(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mortal:
        def __init__(self) -> None:
            self.home = os.getpid()

        def grown(self) -> processes.Counts:
            if os.getpid() != self.home:
                os._exit(1)
            return [(7, 1, 0.5, 1.0)]

    monkeypatch.setattr(processes, "may_fork", lambda: True)
    assert processes.side_by_side([Mortal(), Mortal()]) == [[(7, 1, 0.5, 1.0)]] * 2


def test_only_the_most_promising_of_many_options_are_tried_at_first() -> None:
    choice = Choice()
    offered = list(range(100, 140))
    choice.begin(offered, [float(-abs(option - 120)) for option in offered])
    for _ in range(4):
        edge = choice.edges[choice.select(offered)]
        edge.visits += 1
    tried = {option for option, edge in choice.edges.items() if edge.visits}
    assert all(abs(option - 120) <= FIRST_WIDTH for option in tried)
    assert choice.select([100]) == 100


def test_where_all_that_is_offered_looked_poor_the_best_of_it_is_tried() -> None:
    choice = Choice()
    offered = list(range(40))
    choice.begin(offered, [-float(option) for option in offered])
    assert choice.select([39, 30, 35]) == 30


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_states_that_look_alike_have_the_same_mark(game: Game) -> None:
    for view, seat in some_views(game):
        marks = set()
        for lot in range(3):
            reseed(view, numbered_seed(lot))
            marks.add(look_of(game, seen_by(game, game.sample(view, seat), seat), seat))
        assert marks == {look_of(game, view, seat)}


def test_what_chance_showed_parts_the_tree() -> None:
    """In Karak the same step into the unknown turns over different tiles."""
    game = load("karak")
    for view, seat in some_views(game, 12):
        root = Node()
        bot = SearchBot(game, 1, Budget(iterations=1))
        bot._ahead.expand(root, view, seat, options(view, seat))
        sample = game.sampler(view, seat)
        for _ in range(200):
            bot._iterate(root, view, seat, sample)
        shown: dict[int, set[tuple[int, ...]]] = {}
        for joint in root.children:
            shown.setdefault(joint[0], set()).add(joint)
        if any(len(outcomes) > 1 for outcomes in shown.values()):
            return
    pytest.fail("no choice had more than one outcome")


def test_the_tree_is_kept_for_the_next_decision() -> None:
    game = load("bloodrage")
    view, seat = some_views(game, 1)[0]
    bot = SearchBot(game, 1, Budget(iterations=200))
    bot.choose(view, seat, options(view, seat))
    assert bot._kept
    mark, node = max(bot._kept.items(), key=lambda each: sum(c.visits() for c in each[1].choices.values()))
    assert all(look != look_of(game, view, seat) for look in bot._kept)
    assert node.choices[seat].visits() > 0
    assert mark in bot._kept
