"""How the command line finds its words: help in the system's language, errors in the reader's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from warhost.core.errors import WarhostError
from warhost.words import Words, system_language, words_for


def text(key: str, variables: Mapping[str, Any] | None = None) -> str:
    """A sentence of the command line itself."""
    return words_for(system_language(), ("cli*", "core")).say(key, variables)


def spoken_error(error: WarhostError, words: Words | None = None) -> str:
    """An error in the reader's language, or in plain English if there are no words for it."""
    speaker = words or words_for(system_language())
    said = speaker.say(error.key, error.variables)
    return str(error) if said == error.key else said
