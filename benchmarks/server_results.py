"""Writes what was measured: JSON for programs, SVG for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 720, 320, 64, 48, 44
PAPER, INK, RED, GREY = "#fbf7ee", "#33291f", "#8c2f24", "#8a8378"
COLOURS = (RED, "#2f5d8c", "#6b7f2a", "#a8741a", "#5d3f7a")
NAMES = 190
"""Room for the names of lines."""


def save(name: Path, result: dict[str, Any], chart: str) -> None:
    name.parent.mkdir(parents=True, exist_ok=True)
    name.with_suffix(".json").write_text(json.dumps(result, indent=2) + "\n")
    name.with_suffix(".svg").write_text(chart)


def line_chart(
    title: str, across: str, up: str, lines: Mapping[str, Sequence[tuple[float, float]]], limit: float
) -> str:
    """A line for each name, and a dashed one for a limit that they should stay under. What lies far above it is cut off."""
    points = [point for line in lines.values() for point in line]
    widest, highest = max(x for x, _ in points), limit * 1.6

    def place(x: float, y: float) -> tuple[float, float]:
        inner_width, inner_height = WIDTH - LEFT - 24, HEIGHT - TOP - BOTTOM
        return LEFT + inner_width * x / widest, HEIGHT - BOTTOM - inner_height * min(y, highest) / highest

    bound = place(0, limit)[1]
    parts = [
        f'<line x1="{LEFT}" x2="{WIDTH - 24}" y1="{bound:.1f}" y2="{bound:.1f}" stroke="{GREY}" stroke-dasharray="6 4"/>',
        _text(LEFT - 8, bound + 4, f"{limit:g}", GREY, "end"),
    ]
    for number, (name, line) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(*point) for point in line))
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        parts += [
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="3.5" fill="{colour}"/>'
            for px, py in (place(*point) for point in line)
        ]
        parts.append(_text(LEFT + 14, TOP + 12 + 16 * number, name, colour, "start"))
    parts += [
        _text(place(x, 0)[0], HEIGHT - BOTTOM + 18, f"{x:g}", INK) for x in sorted({x for x, _ in points})
    ]
    return _page(title, across, up, parts)


def lines_chart(title: str, across: str, up: str, lines: dict[str, list[tuple[float, float]]]) -> str:
    """Several lines over the same places, each with its name at its end."""
    widest = max(x for points in lines.values() for x, _ in points)
    highest = 1.15 * max(y for points in lines.values() for _, y in points)
    inner_width, inner_height = WIDTH - LEFT - NAMES, HEIGHT - TOP - BOTTOM
    parts = []
    for (name, points), colour in zip(lines.items(), COLOURS, strict=False):
        placed = [
            (LEFT + inner_width * x / widest, HEIGHT - BOTTOM - inner_height * y / highest, y)
            for x, y in points
        ]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in placed)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2.5"/>')
        for x, y, value in placed:
            parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>')
            parts.append(_text(x, y - 8, f"{value:.2g}", colour))
        parts.append(_text(placed[-1][0] + 10, placed[-1][1] + 4, name, colour, "start"))
    for x, _ in next(iter(lines.values())):
        parts.append(_text(LEFT + inner_width * x / widest, HEIGHT - BOTTOM + 18, f"{x:g}", INK))
    return _page(title, across, up, parts)


def histogram(title: str, values: Sequence[float], columns: int = 24) -> str:
    low, high = min(values), max(values)
    width = (high - low) / columns or 1.0
    counts = [0] * columns
    for value in values:
        counts[min(columns - 1, int((value - low) / width))] += 1
    step, inner = (WIDTH - LEFT - 24) / columns, HEIGHT - TOP - BOTTOM
    parts = []
    for number, count in enumerate(counts):
        height = inner * count / max(counts)
        x, y = LEFT + number * step, HEIGHT - BOTTOM - height
        parts.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{step - 2:.1f}" height="{height:.1f}" fill="{RED}"/>'
        )
    parts += [
        _text(LEFT + number * step, HEIGHT - BOTTOM + 18, f"{low + number * width:.2f}", INK)
        for number in range(0, columns + 1, 6)
    ]
    return _page(title, "seconds", f"{len(values)} starts", parts)


def _page(title: str, across: str, up: str, parts: list[str]) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
            f'<text x="16" y="26" font-size="15" font-weight="bold" fill="{INK}">{escape(title)}</text>',
            f'<line x1="{LEFT}" x2="{WIDTH - 24}" y1="{HEIGHT - BOTTOM}" y2="{HEIGHT - BOTTOM}" stroke="{INK}"/>',
            _text(WIDTH - 24, HEIGHT - 8, across, GREY, "end"),
            _text(16, TOP - 4, up, GREY, "start"),
            *parts,
            "</svg>\n",
        ]
    )


def _text(x: float, y: float, text: str, fill: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="{fill}" text-anchor="{anchor}">{escape(text)}</text>'
