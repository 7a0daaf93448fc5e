"""Company, as REST tells of it: whom the asker follows and has met, and who is here."""

from __future__ import annotations

from warhost.server.protocol.people import Person
from warhost.server.protocol.values import Instant, Plain


class Acquaintance(Plain):
    """Somebody whom the asker follows or has met."""

    person: Person
    here: bool
    """Whether they are here now, at whatever server; false too for those who do not show it to the asker."""
    friend: bool
    """Whether the asker follows them."""
    met: Instant | None
    """When the last game ended that both played, if that is not long ago."""


class Company(Plain):
    """Whom the asker follows (200 at most, the newest first), with whom they sat at a finished table (30 at most, the last
    first), and who is here now with an account and does not hide it (50 at most)."""

    friends: list[Acquaintance]
    recent: list[Acquaintance]
    here: list[Person]
