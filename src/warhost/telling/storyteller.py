"""Says the options, questions and events of a game in a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from warhost.core.catalogue import catalogue
from warhost.core.game import Game
from warhost.words import words_for


class Storyteller:
    """Says the options, prompts and events of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = words_for(language)
        self._vocabulary = catalogue(game)

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str:
        return self.words.say(key, variables)

    def name(self, kind: str | None, thing: Any) -> str:
        return str(self.words.name(self.game.name, kind, thing))

    def side(self, side: str) -> str:
        return self.name(self.game.sides.name, side)

    def option(self, option: Mapping[str, Any]) -> str:
        verb = option["verb"]
        return self._sentence("verb", verb, self._vocabulary["verbs"][verb], option["args"])

    def argument(self, option: Mapping[str, Any], name: str) -> str:
        """One argument of an option by its name."""
        kind = self._vocabulary["verbs"][option["verb"]][name]
        return self.name(kind, option["args"][name])

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        name = prompt["prompt"]
        return self._sentence("prompt", name, self._vocabulary["prompts"][name]["about"], prompt["about"])

    def event(self, event: Mapping[str, Any]) -> str:
        kinds = self._vocabulary["events"][event["kind"]]
        return self._sentence("event", event["kind"], kinds, {name: event[name] for name in kinds})

    def _sentence(
        self, family: str, name: str, kinds: Mapping[str, str | None], args: Mapping[str, Any]
    ) -> str:
        key = f"{self.game.name}-{family}-{name}"
        if self.words.has(key):
            return self.words.say(key, self.words.named(self.game.name, kinds, args))
        told = ", ".join(f"{arg} {value}" for arg, value in args.items() if value is not None)
        return f"{name.replace('_', ' ')} {told}".strip()


@cache
def storyteller(game: Game, language: str) -> Storyteller:
    """The one for this game and language, made once."""
    return Storyteller(game, language)
