"""Friends, recent opponents, and who is here now."""

from __future__ import annotations

from warhost.server.http.endpoints import Call, Endpoint
from warhost.server.protocol.company import Company
from warhost.server.refusals import RequestRefused


async def get_company(call: Call) -> Company:
    """Whom I follow, with whom I played last, and who is here. Whoever asks is here."""
    await call.hub.company.note({call.person.id})
    return await call.hub.company.of(call.person)


async def follow_person(call: Call) -> Company:
    """Follow somebody. They are not told."""
    call.hub.limits.spend("profile", person=call.person.id)
    other = await call.hub.people.get(call.path("person"))
    if other is None:
        raise RequestRefused("refused-nobody")
    await call.hub.company.follow(call.person, other)
    return await call.hub.company.of(call.person)


async def unfollow_person(call: Call) -> Company:
    """Follow somebody no longer."""
    call.hub.limits.spend("profile", person=call.person.id)
    await call.hub.company.unfollow(call.person.id, call.path("person"))
    return await call.hub.company.of(call.person)


FRIEND = "/api/me/friends/{person}"
ENDPOINTS = (
    Endpoint("GET", "/api/me/company", get_company, "people", Company, refusals=(401,)),
    Endpoint("PUT", FRIEND, follow_person, "people", Company, refusals=(401, 403, 404, 409)),
    Endpoint("DELETE", FRIEND, unfollow_person, "people", Company, refusals=(401,)),
)
