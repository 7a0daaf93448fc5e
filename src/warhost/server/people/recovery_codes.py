"""Codes by which whoever forgot their password sets a new one: for accounts without an address. A code is shown once, when it is
made; the server keeps its digest, and forgets that when it is used or another is made."""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final

from warhost.server.chance import Chance
from warhost.server.database.rows import PersonRow

LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 that nobody takes for each other on paper."""
GROUPS: Final = 5
GROUP: Final = 4
"""20 letters of 5 bits: nobody guesses them, so that a plain digest hides them."""


def new_code(chance: Chance) -> str:
    """Written in groups, as in K7QF-2M4D-…"""
    bits = chance.bits(5 * GROUPS * GROUP)
    letters = [LETTERS[bits >> 5 * place & 31] for place in range(GROUPS * GROUP)]
    return "-".join("".join(letters[GROUP * at : GROUP * (at + 1)]) for at in range(GROUPS))


def digest_of(code: str) -> str:
    """However it was typed: with or without hyphens, in small letters."""
    return sha256("".join(each for each in code.upper() if each in LETTERS).encode()).hexdigest()


def is_code_of(person: PersonRow | None, code: str) -> bool:
    kept = (person and person.recovery) or ""
    return compare_digest(kept, digest_of(code))
