"""Writes films: frames that are compressed already (VP9) become a WebM file. Only what a short film without sound needs."""

from __future__ import annotations

import struct
from typing import Final, NamedTuple

LONGEST_CLUSTER_MS: Final = 5_000


class Frame(NamedTuple):
    at_ms: int
    is_key: bool
    data: bytes


def webm(frames: list[Frame], width: int, height: int, lasts_ms: int) -> bytes:
    header = _element(
        0x1A45DFA3,
        _number(0x4286, 1),
        _number(0x42F7, 1),
        _number(0x42F2, 4),
        _number(0x42F3, 8),
        _element(0x4282, b"webm"),
        _number(0x4287, 4),
        _number(0x4285, 2),
    )
    about = _element(
        0x1549A966,
        _number(0x2AD7B1, 1_000_000),  # times are in milliseconds
        _element(0x4489, _double(lasts_ms)),
        _element(0x4D80, b"warhost"),
        _element(0x5741, b"warhost"),
    )
    track = _element(
        0xAE,
        _number(0xD7, 1),
        _number(0x73C5, 1),
        _number(0x83, 1),
        _element(0x86, b"V_VP9"),
        _element(0xE0, _number(0xB0, width), _number(0xBA, height)),
    )
    clusters = [_cluster(group) for group in _groups(frames)]
    return header + _element(0x18538067, about, _element(0x1654AE6B, track), *clusters)


def _groups(frames: list[Frame]) -> list[list[Frame]]:
    """A cluster begins with a key frame, or where its times would grow too large."""
    groups: list[list[Frame]] = []
    for frame in frames:
        if not groups or frame.is_key or frame.at_ms - groups[-1][0].at_ms > LONGEST_CLUSTER_MS:
            groups.append([])
        groups[-1].append(frame)
    return groups


def _cluster(frames: list[Frame]) -> bytes:
    begins = frames[0].at_ms
    blocks = [
        _element(
            0xA3,
            b"\x81",
            (frame.at_ms - begins).to_bytes(2),
            b"\x80" if frame.is_key else b"\x00",
            frame.data,
        )
        for frame in frames
    ]
    return _element(0x1F43B675, _number(0xE7, begins), *blocks)


def _element(identity: int, *parts: bytes) -> bytes:
    content = b"".join(parts)
    return identity.to_bytes((identity.bit_length() + 7) // 8) + _size(len(content)) + content


def _size(length: int) -> bytes:
    """Always in eight bytes."""
    return (0x01 << 56 | length).to_bytes(8)


def _number(identity: int, value: int) -> bytes:
    return _element(identity, value.to_bytes(max(1, (value.bit_length() + 7) // 8)))


def _double(value: float) -> bytes:
    return struct.pack(">d", value)
