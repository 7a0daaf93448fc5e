"""Frames that several viewers get at once, in pieces: what they share is there once."""

from __future__ import annotations

from msgspec import Struct


class Piece(Struct, eq=False):
    """A part of several viewers' frames."""

    text: bytes
    packed: bytes | None = None
    """What whoever sends it has made of it."""


class Spliced(Struct, eq=False):
    """One viewer's frame: what it shares with others, and then what is its own."""

    shared: list[Piece]
    own: bytes

    def text(self) -> bytes:
        return b"".join([*(piece.text for piece in self.shared), self.own])
