"""The story of a match: packed, and yet like a list of events."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.toy import GAME
from warhost.core.story import Story, Told
from warhost.core.trace import EVERYBODY, SPECTATOR, Event, audience_of

NUMBERS = st.integers(-1, 2**40)
EVENTS: st.SearchStrategy[Event] = st.tuples(
    st.sampled_from(GAME.events.all),
    st.integers(0, EVERYBODY),
    st.lists(NUMBERS | st.lists(NUMBERS, max_size=4), max_size=4).map(tuple),
)
TOLD = st.lists(st.tuples(st.integers(0, 5), EVENTS).map(lambda told: Told(*told)), max_size=12)


def story_of(told: list[Told]) -> Story:
    story = Story()
    for decision, event in told:
        story.add(decision, [event])
    return story


@given(TOLD, st.integers(0, 12))
def test_nothing_is_lost_by_packing(told: list[Told], count: int) -> None:
    story = story_of(told)
    assert list(story) == told
    assert len(story) == len(told)
    assert story.after(count) == told[count:]
    assert [story[-1 - place] for place in range(len(told))] == told[::-1]


@given(TOLD, TOLD, st.integers(0, 12))
def test_a_story_that_is_cut_goes_on_another_way(told: list[Told], other: list[Told], count: int) -> None:
    story = story_of(told)
    copy = story.copy()
    story.cut(count)
    for decision, event in other:
        story.add(decision, [event])
    assert list(story) == told[:count] + other
    assert story == story_of(told[:count] + other)
    assert list(copy) == told


@given(TOLD, st.sampled_from([SPECTATOR, 0, 3]), st.integers(0, 3))
def test_everybody_hears_what_is_meant_for_them(told: list[Told], viewer: int, first: int) -> None:
    mine = [place for place, each in enumerate(told) if each.event[1] & audience_of(viewer)]
    assert story_of(told).heard_by(viewer, first) == mine[first:]


@given(TOLD, st.integers(0, 5))
def test_news_are_counted_from_the_end(told: list[Told], decision: int) -> None:
    told = sorted(told, key=lambda each: each.decision)
    later = [each for each in told if each.decision > decision and each.event[1] & audience_of(1)]
    assert story_of(told).news_for(1, decision) == len(later)
