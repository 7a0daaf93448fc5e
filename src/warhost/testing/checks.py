"""The checks themselves: plain functions that raise AssertionError with what is wrong and where."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Final

from warhost.bots import make_bot
from warhost.core.chance import numbered_seed, reseed
from warhost.core.engine import answer, open_question, options
from warhost.core.game import Game
from warhost.core.match import Match
from warhost.core.position import digest, load, position
from warhost.core.record import read, verify, write
from warhost.core.state import State
from warhost.core.trace import SPECTATOR, Trace, audience_of, describe
from warhost.core.view import Views, prompt_json, same, seen_by, view_json
from warhost.testing.playing import Moment, Variant, moments

LOOKS: Final = 60
"""Moments at which leaks are looked for; enough to catch each of the kit's own broken toys (test_kit_can_fail)."""


def random_games_end_and_keep_invariants(game: Game, variant: Variant, seed: int) -> None:
    last: State | None = None
    for moment in moments(game, variant, seed):
        last = moment.state
        assert len(set(moment.offered)) == len(moment.offered), (
            f"decision {moment.number}: an option is offered twice"
        )
        _no_invariant_broken(game, moment.state, moment.number)
        _derived_attributes_are_up_to_date(game, moment.state, moment.number)
    assert last is not None, "the game ended before it began"
    _no_invariant_broken(game, last, -1)
    assert last.ending >= 0
    assert all(0 <= seat < last.seats for seat in last.winners)
    assert len(game.scores(last)) == last.seats


def every_attribute_is_declared(game: Game) -> None:
    """What is no field would be neither shown nor hidden, neither saved nor compared."""
    seats = game.seat_counts[0]
    own = _attributes(game.empty(seats)) - _attributes(State(seats))
    declared = {field.name for field in game.fields} | set(game.derived)
    assert own == declared, (
        f"undeclared: {sorted(own - declared)}, declared but missing: {sorted(declared - own)}"
    )


def copies_are_equal_and_isolated(game: Game, variant: Variant, seed: int, every: int = 5) -> None:
    """A copy equals its original, playing on the copy leaves the original alone, and old copies never change."""
    kept: list[tuple[int, State, str]] = []
    for moment in moments(game, variant, seed):
        if moment.number % every:
            continue
        copy = moment.state.copy()
        assert same(game, copy, moment.state), f"decision {moment.number}: a copy differs from its original"
        before = digest(game, moment.state)
        kept.append((moment.number, copy, before))
        played_on = copy.copy()
        _play_on(game, played_on, seed, 15)
        assert digest(game, copy) == before, (
            f"decision {moment.number}: playing on a copy changed its original"
        )
    for number, copy, before in kept:
        assert digest(game, copy) == before, f"a copy of decision {number} changed while the game went on"


def keys_and_positions_read_back(game: Game, variant: Variant, seed: int, every: int = 5) -> None:
    for moment in moments(game, variant, seed):
        for option in moment.offered:
            key = game.verbs.key(option)
            assert game.verbs.parse(key) == option, f"{key!r} does not read back"
        last = moment.state
        if moment.number % every == 0:
            _position_reads_back(game, last, moment.number)
    _position_reads_back(game, last, -1)


def records_replay_to_the_same_bytes(game: Game, variant: Variant, seed: int) -> None:
    match = Match(game, variant.seats, variant.settings, numbered_seed(seed))
    lots = random.Random(seed)
    while not match.over:
        seat = lots.choice(match.waiting())
        match.choose(seat, lots.choice(match.options(seat)))
    text = write(match)
    again = verify(game, read(text))
    assert write(again) == text, "a record does not replay to itself"
    for viewer in [*range(variant.seats), SPECTATOR]:
        assert again.events(viewer) == match.events(viewer), "a replay tells another story"


def undo_restores_the_state(game: Game, variant: Variant, seed: int) -> None:
    """Whatever may be undone comes back to the same bytes; what may not is refused without a trace."""
    match = Match(game, variant.seats, variant.settings, numbered_seed(seed))
    lots = random.Random(seed)
    while not match.over:
        seat = lots.choice(match.waiting())
        choice = lots.choice(match.options(seat))
        before, told = digest(game, match.state), len(match.told)
        match.choose(seat, choice)
        if not match.over and match.can_undo(seat):
            match.undo(seat)
            assert digest(game, match.state) == before, (
                f"undo of {game.verbs.key(choice)} does not restore the state"
            )
            assert len(match.told) == told, "undo does not take back the story"
            match.choose(seat, choice)


def views_do_not_interfere(game: Game, variant: Variant, seed: int, looks: int = LOOKS) -> None:
    """States that differ only in what a viewer cannot see look the same to him, now and after the next decision,
    unless that decision declared that it showed him something; and his bots choose the same.

    Looks at so many moments: all of several short games, or some of a long one."""
    differed = looked = 0
    lots = random.Random(seed)
    while looked < looks:
        seed += 1
        length = sum(1 for _ in moments(game, variant, seed))
        wanted = set(lots.sample(range(1, length + 1), min(length, looks - looked)))
        for moment in moments(game, variant, seed):
            if moment.number not in wanted:
                continue
            looked += 1
            for viewer in range(variant.seats):
                one, other = _twins(game, moment, viewer)
                differed += not same(game, one, other)
                _looks_the_same(game, moment, viewer, one, other)
                _refusals_are_the_same(game, moment, viewer, one, other)
                _step_looks_the_same(game, moment, viewer, one, other)
    assert differed, "sampling never changed anything hidden: this check could not have failed"


def shared_views_are_each_viewers_own(game: Game, variant: Variant, seed: int, every: int = 5) -> None:
    """What is built once for all viewers is what each would have got from his own view alone."""
    for moment in moments(game, variant, seed):
        if moment.number % every:
            continue
        views = Views(game, moment.state)
        for viewer in [*range(variant.seats), SPECTATOR]:
            told, view = views.of(viewer), seen_by(game, moment.state, viewer)
            ids = game.seat_ids(view)
            for field in game.fields:
                own = field.encode(getattr(view, field.name), ids)
                assert told["state"][field.name] == own, f"{field.name} is not what {viewer} sees"
            assert told["summary"] == game.summary(view), f"the summary is not public: {viewer} has another"
            assert list(told["scores"].values()) == game.scores(view), f"{viewer} has other scores"


def samples_are_legal(game: Game, variant: Variant, seed: int, every: int = 6) -> None:
    """A sampled state keeps all invariants and can be played on."""
    for moment in moments(game, variant, seed):
        if moment.number % every:
            continue
        for viewer in range(variant.seats):
            one, _ = _twins(game, moment, viewer)
            _no_invariant_broken(game, one, moment.number)
            _play_on(game, one, seed, 10)
            _no_invariant_broken(game, one, moment.number)


def every_component_is_used(
    game: Game, variants: list[Variant], games: int, unused: frozenset[str] = frozenset()
) -> None:
    """Over a number of random games each component does its work at least once."""
    used: Counter[str] = Counter()
    for seed in range(games):
        trace = Trace(len(game.components), telling=False)
        for _ in moments(game, variants[seed % len(variants)], seed, trace):
            pass
        used.update({game.components.ids[i]: times for i, times in enumerate(trace.used) if times})
    missing = [thing for thing in game.components.ids if not used[thing] and thing not in unused]
    assert not missing, f"never used in {games} games: {', '.join(missing)}"


def playthrough(game: Game, variant: Variant, seed: int) -> str:
    """One random game told line by line: options, choice, dice, events, fingerprint. Diffed against a golden file."""
    lines = [f"{game.name} revision {game.revision}, {variant}, seed {seed}"]
    trace = Trace(len(game.components))
    shown = 0
    for moment in moments(game, variant, seed, trace):
        ids = game.seat_ids(moment.state)
        lines += [f"    {json.dumps(describe(ids, event))}" for event in trace.events[shown:]]
        shown = len(trace.events)
        asked = open_question(moment.state).name
        lines.append(
            f"{moment.number} {digest(game, moment.state)[:12]} {ids[moment.seat]} is asked {asked}:"
        )
        lines.append("  " + " ".join(game.verbs.key(option) for option in moment.offered))
        lines.append(f"  > {game.verbs.key(moment.choice)}")
        last = moment.state
    lines += [f"    {json.dumps(describe(ids, event))}" for event in trace.events[shown:]]
    winners = ", ".join(ids[seat] for seat in last.winners) or "nobody"
    lines.append(f"end: {game.endings.ids[last.ending]}, won by {winners}, scores {game.scores(last)}")
    return "\n".join(lines) + "\n"


def _attributes(s: State) -> set[str]:
    return {name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))}


def _derived_attributes_are_up_to_date(game: Game, s: State, number: int) -> None:
    if game.derive is None:
        return
    anew = s.copy()
    game.derive(anew)
    stale = [name for name in game.derived if getattr(s, name) != getattr(anew, name)]
    assert not stale, f"decision {number}: {', '.join(stale)} no longer follows from the fields"


def _position_reads_back(game: Game, s: State, number: int) -> None:
    written = json.loads(json.dumps(position(game, s)))
    assert same(game, load(game, written), s), f"decision {number}: position reads back wrong"


def _no_invariant_broken(game: Game, s: State, number: int) -> None:
    broken = [*game.broken(s), *(game.refused_anew(s) if game.refused_anew is not None else ())]
    assert not broken, f"decision {number}: {'; '.join(map(str, broken))}"


def _play_on(game: Game, s: State, seed: int, decisions: int) -> None:
    lots = random.Random(seed)
    for _ in range(decisions):
        if s.ending >= 0:
            return
        seat = lots.choice(s.waiting)
        answer(s, seat, lots.choice(options(s, seat)))


def _twins(game: Game, moment: Moment, viewer: int) -> tuple[State, State]:
    """Two states that this viewer cannot tell apart, with the same dice to come."""
    twins: list[State] = []
    for seed in (1, 2):
        view = seen_by(game, moment.state, viewer)
        reseed(view, numbered_seed(seed, moment.number))
        twins.append(game.sample(view, viewer))
    for twin in twins:
        reseed(twin, numbered_seed(3, moment.number))
    return twins[0], twins[1]


def _seen(game: Game, s: State, viewer: int) -> str:
    asked = None if viewer == SPECTATOR else prompt_json(game, s, viewer)
    seen = seen_by(game, s, viewer)
    flow = [position(game, seen)["flow"], seen.answers]
    return json.dumps([view_json(game, s, viewer), asked, flow])


def _looks_the_same(game: Game, moment: Moment, viewer: int, one: State, other: State) -> None:
    where = f"decision {moment.number}, viewer {viewer}"
    for eyes in (viewer, SPECTATOR):
        truth = _seen(game, moment.state, eyes)
        assert _seen(game, one, eyes) == truth, (
            f"{where}: a sampled state looks different\n{truth}\n{_seen(game, one, eyes)}"
        )
        assert _seen(game, other, eyes) == truth, f"{where}: states alike to the viewer look different"
    if viewer in moment.state.waiting:
        seen = seen_by(game, moment.state, viewer)
        offered = options(moment.state, viewer)
        assert options(seen, viewer) == offered, (
            f"{where}: options depend on something that the seat cannot see"
        )
        for level in _levels(game):
            chosen = {
                make_bot(level, game, 5).choose(seen_by(game, s, viewer), viewer, offered)
                for s in (one, other)
            }
            assert len(chosen) == 1, f"{where}: the {level} bot saw something that it cannot see"


def _levels(game: Game) -> list[str]:
    """Bots quick enough to be asked often; search is held to a few iterations."""
    return ["random", "search:3"] if game.advice is None else ["random", "greedy", "search:3"]


def _step_looks_the_same(game: Game, moment: Moment, viewer: int, one: State, other: State) -> None:
    """Somebody decides; as long as nothing is declared shown to the viewer, his two worlds stay alike."""
    seat = moment.seat
    choices = _choices(game, moment, viewer, one, other)
    if not choices:
        return
    where = f"decision {moment.number} ({game.verbs.key(choices[0])} by seat {seat}), viewer {viewer}"
    for twin, choice in zip((one, other), choices, strict=True):
        twin.trace = Trace(len(game.components))
        answer(twin, seat, choice)
    for eyes in (viewer, SPECTATOR):
        if (one.shown | other.shown) & audience_of(eyes):
            continue
        told, told_too = _story(game, one, eyes), _story(game, other, eyes)
        assert told == told_too, f"{where}, seen by {eyes}: events leak\n{told}\n{told_too}"
        seen, seen_too = _seen(game, one, eyes), _seen(game, other, eyes)
        assert seen == seen_too, f"{where}, seen by {eyes}: the view leaks\n{seen}\n{seen_too}"


def _refusals_are_the_same(game: Game, moment: Moment, viewer: int, one: State, other: State) -> None:
    """Why something is not possible must not tell what the asker cannot see."""
    question = open_question(moment.state)
    if viewer not in moment.state.waiting:
        return
    offered = set(moment.offered) if viewer == moment.seat else set(options(moment.state, viewer))
    verbs = {game.verbs.of(option).name for option in offered}
    lots = random.Random(moment.number)
    tried = [
        verb.base + lots.randrange(verb.size)
        for verb in game.verbs.all
        if verb.name in verbs
        for _ in range(3)
    ]
    for option in tried:
        if option not in offered:
            reasons = [question.why_not(twin, viewer, option) for twin in (one, other)]
            assert reasons[0] == reasons[1], (
                f"decision {moment.number}, viewer {viewer}: a refusal leaks {reasons}"
            )


def _choices(game: Game, moment: Moment, viewer: int, one: State, other: State) -> list[int]:
    """What the deciding seat chooses in the two worlds: the same, or where the choice is secret, different things."""
    lots = random.Random(moment.number)
    here, there = options(one, moment.seat), options(other, moment.seat)
    question = open_question(moment.state)
    if viewer != moment.seat and (question.secret or (question.together and len(moment.state.waiting) > 1)):
        choice = lots.choice(here)
        return [choice, lots.choice([option for option in there if option != choice] or there)]
    both = sorted(set(here) & set(there))
    if not both:
        return []
    return [moment.choice if moment.choice in both else lots.choice(both)] * 2


def _story(game: Game, s: State, viewer: int) -> str:
    bit = audience_of(viewer)
    ids = game.seat_ids(s)
    assert s.trace is not None
    told: list[dict[str, Any]] = [describe(ids, event) for event in s.trace.events if event[1] & bit]
    return json.dumps(told)
