"""What people write where others read it: without characters that do not show, which could turn a line around or hide in it."""

from __future__ import annotations


def one_line(text: str) -> str:
    shown = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(shown.split())


def some_lines(text: str) -> str:
    return "".join(character for character in text if character.isprintable() or character == "\n").strip()
