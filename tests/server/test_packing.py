"""What goes over the wire: every message can be read by itself, by whoever knows nothing of those before it, and gives nothing
away of what others were sent."""

from __future__ import annotations

import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from warhost.server.game.splicing import Piece, Spliced
from warhost.server.http import packing
from warhost.server.http.packing import END_OF_PIECE, SMALL, WINDOW_BITS, message

TEXTS = st.one_of(
    st.binary(max_size=2 * SMALL),
    st.builds(lambda word, times: word * times, st.binary(min_size=1, max_size=9), st.integers(0, 20_000)),
)


def read(wire: bytes) -> bytes:
    """As a client does that has just come, and keeps as little as it has to."""
    first, length, at = wire[0], wire[1], 2
    if length == 126:
        length, at = int.from_bytes(wire[2:4], "big"), 4
    elif length == 127:
        length, at = int.from_bytes(wire[2:10], "big"), 10
    payload = wire[at:]
    assert len(payload) == length
    if first == 0x81:
        return payload
    assert first == 0xC1
    return zlib.decompressobj(wbits=-WINDOW_BITS).decompress(payload + END_OF_PIECE)


@given(st.lists(TEXTS, max_size=4), TEXTS)
@settings(deadline=None)
def test_whatever_is_in_the_pieces_arrives(shared: list[bytes], own: bytes) -> None:
    frame = Spliced([Piece(text) for text in shared], own)
    for _time in range(2):
        assert read(message(frame, deflated=True)) == b"".join([*shared, own])
    assert read(message(frame, deflated=False)) == b"".join([*shared, own])
    assert read(message(own, deflated=True)) == own


def test_a_piece_is_packed_once_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    piece = Piece(b"for everybody " * 50)
    first = message(Spliced([piece], b"yours"), deflated=True)
    monkeypatch.setattr(packing, "_deflater", None)
    again = message(Spliced([piece], b"mine!"), deflated=True)
    assert (read(first)[-5:], read(again)[-5:]) == (b"yours", b"mine!")
    assert len(again) < len(piece.text) / 4


def test_a_message_does_not_depend_on_what_others_were_sent() -> None:
    text = b'{"hand":["horror","bloodthirster","plaguebearer"]}' * 5
    alone = message(text, deflated=True)
    message(text[:-1] + b"!" * 400, deflated=True)
    assert message(text, deflated=True) == alone


def test_what_could_not_be_packed_does_not_come_out_with_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing:
        def __init__(self) -> None:
            self.real = zlib.compressobj(wbits=-WINDOW_BITS)

        def compress(self, text: bytes) -> bytes:
            return self.real.compress(text)

        def flush(self, _how: int) -> bytes:
            raise MemoryError

    monkeypatch.setattr(packing._deflater, "_zlib", Failing())
    with pytest.raises(MemoryError):
        message(b"a secret of somebody else " * 20, deflated=True)
    assert read(message(b"something public " * 20, deflated=True)) == b"something public " * 20
