"""Who plays whom: from those who look for the same game, the ones that suit each other. Pure."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from warhost.server.database.seek_queries import SeekRow

MayMeet = Callable[[str, str], bool]


class Found(Struct):
    """Who would sit down together now, the asker among them, and with how many bots."""

    people: list[SeekRow]
    bots: int
    is_enough: bool


def found_for(own: SeekRow, waiting: list[SeekRow], now: int, may_meet: MayMeet) -> Found:
    """The nearest by rating, the longer waiting of equals, each suiting all others. Bots fill the rest when everybody has waited
    as long as they wished to."""
    seats = int(own.seek["seats"])
    others = [each for each in waiting if each.person != own.person]
    others.sort(key=lambda each: (abs(each.strength - own.strength), each.made_at))
    people = [own]
    for other in others:
        if len(people) == seats:
            break
        if all(_suit(other, each) and may_meet(other.person, each.person) for each in people):
            people.append(other)
    if len(people) == seats:
        return Found(people, 0, is_enough=True)
    want_bots = all(_wants_bots(each, now) for each in people)
    if not want_bots and _wants_bots(own, now):
        # Whoever does not want bots yet goes on waiting; the others need not.
        people = [each for each in people if _wants_bots(each, now)]
        want_bots = True
    return Found(people, seats - len(people) if want_bots else 0, is_enough=want_bots)


def _suit(one: SeekRow, other: SeekRow) -> bool:
    apart = abs(one.strength - other.strength)
    return all(each.seek["range"] is None or apart <= each.seek["range"] for each in (one, other))


def _wants_bots(seek: SeekRow, now: int) -> bool:
    patience = seek.seek["bots_after_s"]
    return patience is not None and now >= seek.made_at + patience * 1000
