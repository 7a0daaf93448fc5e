"""What people write for others to read, without characters that do not show: some would turn round all that follows."""

from __future__ import annotations


def one_line(text: str) -> str:
    shown = "".join(character if character.isprintable() else " " for character in text)
    return " ".join(shown.split())


def several_lines(text: str) -> str:
    return "".join(character for character in text if character.isprintable() or character == "\n").strip()
