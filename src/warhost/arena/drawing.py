"""Plots as plain SVG text: shares or numbers with their intervals, and histograms. No dependency, nothing fetched."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 640
LABELS: Final = 168
MARGIN: Final = 48
ROW: Final = 30
AXIS: Final = 34
TALL: Final = 180
TICKS: Final = 5

STYLE: Final = """
.plot { font: 15px "Alegreya", Georgia, serif; }
.plot text { fill: var(--ink, #2a2018); }
.plot .soft { fill: var(--ink-soft, #5a4c3d); font-size: 13px; }
.plot .grid { stroke: var(--line, #cdbfa6); }
.plot .reference { stroke: var(--bad, #a3201a); stroke-dasharray: 4 4; }
.plot .whisker { stroke: var(--accent, #8a3a12); stroke-width: 2; }
.plot .dot { fill: var(--accent, #8a3a12); }
.plot .bar { fill: var(--accent-soft, #e5c9a4); stroke: var(--accent, #8a3a12); }
.plot .paper { fill: #f6f1e6; }
"""
"""For a page that holds plots; its own variables win over these colours."""


class Estimate(NamedTuple):
    """A line of a plot: a value and its interval."""

    label: str
    value: float
    low: float
    high: float


def estimates(
    title: str,
    rows: Sequence[Estimate],
    *,
    percent: bool = False,
    reference: float | None = None,
    alone: bool = False,
) -> str:
    """One line a row: a dot for the value, a whisker for its interval; a dashed line at the reference.
    `alone` makes it a file of its own rather than a part of a page."""
    spread = [row.low for row in rows] + [row.high for row in rows]
    if reference is not None:
        spread.append(reference)
    ticks = _ticks(min(spread, default=0), max(spread, default=1))
    bottom = ROW * len(rows) + 6
    scale = _Scale(ticks[0], ticks[-1], LABELS, WIDTH - MARGIN)
    drawn: list[str] = []
    for tick in ticks:
        x = scale.at(tick)
        drawn.append(_line("grid", x, 0, x, bottom))
        drawn.append(_text("soft", x, bottom + 18, _number(tick, percent), "middle"))
    if reference is not None:
        drawn.append(_line("reference", scale.at(reference), 0, scale.at(reference), bottom))
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 3
        told = _number(row.value, percent)
        interval = f"{row.label}: {told} ({_number(row.low, percent)} – {_number(row.high, percent)})"
        drawn.append(_text("", LABELS - 14, y + 5, row.label, "end"))
        drawn.append(f"<g><title>{escape(interval)}</title>")
        drawn.append(_line("whisker", scale.at(row.low), y, scale.at(row.high), y))
        drawn.append(f'<circle class="dot" cx="{scale.at(row.value):.1f}" cy="{y:.1f}" r="5"/></g>')
        drawn.append(_text("soft", WIDTH, y + 5, told, "end"))
    return _plot(title, bottom + AXIS, drawn, alone)


def histogram(title: str, first: int, width: int, bins: Sequence[int], *, alone: bool = False) -> str:
    """How often a number fell into each bin."""
    highest = max(bins, default=1) or 1
    across = _Scale(0, max(1, len(bins)), MARGIN, WIDTH - MARGIN)
    up = _Scale(0, highest, TALL, 8)
    drawn = [_line("grid", MARGIN, TALL, WIDTH - MARGIN, TALL)]
    for number, times in enumerate(bins):
        x, y = across.at(number), up.at(times)
        begin, end = first + number * width, first + (number + 1) * width - 1
        told = f"{begin}: {times}" if width == 1 else f"{begin} – {end}: {times}"
        drawn.append(
            f'<rect class="bar" x="{x + 1:.1f}" y="{y:.1f}" width="{across.at(number + 1) - x - 2:.1f}" '
            f'height="{TALL - y:.1f}"><title>{escape(told)}</title></rect>'
        )
    step = ceil(len(bins) / 8) or 1
    for number in range(0, len(bins), step):
        middle = (across.at(number) + across.at(number + 1)) / 2
        drawn.append(_text("soft", middle, TALL + 18, str(first + number * width), "middle"))
    drawn.append(_text("soft", MARGIN - 8, up.at(highest) + 5, str(highest), "end"))
    return _plot(title, TALL + AXIS, drawn, alone)


class _Scale:
    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self._low, self._start = low, start
        self._factor = (end - start) / ((high - low) or 1)

    def at(self, value: float) -> float:
        return self._start + (value - self._low) * self._factor


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers around everything."""
    span = (high - low) or 1
    raw = span / TICKS
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return [round(step * number, 10) for number in range(first, last + 1)]


def _number(value: float, percent: bool) -> str:
    return f"{value:.0%}" if percent else f"{value:.3g}"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, said: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def _plot(title: str, height: float, drawn: Sequence[str], alone: bool) -> str:
    head = f'<svg class="plot" role="img" viewBox="0 0 {WIDTH} {height:.0f}"'
    inside = [f"<title>{escape(title)}</title>"]
    if alone:
        head += f' xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height:.0f}"'
        inside += [f"<style>{STYLE}</style>", '<rect class="paper" width="100%" height="100%"/>']
    return "\n".join([f"{head}>", *inside, *drawn, "</svg>"])
