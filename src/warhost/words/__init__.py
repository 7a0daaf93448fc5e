"""Words: everything a person reads, as Fluent files in four languages, and the one loader for them."""

from warhost.words.loader import LANGUAGES, Words, rules_of, system_language, words_for

__all__ = ["LANGUAGES", "Words", "rules_of", "system_language", "words_for"]
