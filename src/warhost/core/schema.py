"""What a position of a game may say, as JSON: its fields, what may be written in each, and the things that can be named there.

An editor builds its controls from this; the loader (`core.position`) stays the judge of what was written."""

from __future__ import annotations

from typing import Any

from warhost.core.domain import Domain
from warhost.core.fields import Field
from warhost.core.game import Game


def schema(game: Game) -> dict[str, Any]:
    """The fields in the order of their declaration, and the domains that they name: the kind of its things (which is what
    words know them by) and their ids."""
    domains: dict[str, Domain] = {}
    fields = [_field(field, domains) for field in game.fields]
    return {
        "game": game.name,
        "revision": game.revision,
        "fields": fields,
        "domains": {key: {"kind": domain.name, "ids": list(domain.ids)} for key, domain in domains.items()},
    }


def _field(field: Field, domains: dict[str, Domain]) -> dict[str, Any]:
    return {
        "name": field.name,
        "per_seat": field.per_seat,
        "seen": field.seen,
        "shape": _named(field.codec.shape(), domains),
    }


def _named(part: Any, domains: dict[str, Domain]) -> Any:
    """A shape with keys in place of its domains, which are noted under them."""
    if isinstance(part, Domain):
        return _key(part, domains)
    if isinstance(part, dict):
        return {key: _named(each, domains) for key, each in part.items()}
    return part


def _key(domain: Domain, domains: dict[str, Domain]) -> str:
    """Its name; some kinds of things have several domains, which get numbers."""
    key, number = domain.name, 1
    while domains.setdefault(key, domain).ids != domain.ids:
        number += 1
        key = f"{domain.name}-{number}"
    return key
