"""Plots as plain SVG text: shares or numbers with their intervals, and histograms. No dependency, nothing fetched.
Across, everything is placed in percent: a plot grows and shrinks with its page while its letters stay as large as they are."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 640
"""Of a plot that is a file of its own, in pixels; within a page a plot is as wide as it can be."""
ROW: Final = 30
AXIS: Final = 34
TALL: Final = 180
TICKS: Final = 5
LETTER: Final = 3.1
LETTER_ALONE: Final = 1.5
NARROWEST: Final = 15.0
WIDEST: Final = 44.0
"""What the labels take of the width, in percent: so much a letter, within these limits. A page may be a phone's."""
VALUES: Final = 87.0
"""Where the plot ends and the values stand."""

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
    told = _Numbers(ticks, percent)
    bottom = ROW * len(rows) + 6
    letters = max((len(row.label) for row in rows), default=0)
    labels = letters * (LETTER_ALONE if alone else LETTER)
    begin = min(WIDEST, max(NARROWEST, labels))
    scale = _Scale(ticks[0], ticks[-1], begin + 3, VALUES)
    drawn: list[str] = []
    for tick in ticks:
        x = scale.at(tick)
        drawn.append(_line("grid", x, 0, x, bottom))
        drawn.append(_text("soft", x, bottom + 18, told.axis(tick), "middle"))
    if reference is not None:
        drawn.append(_line("reference", scale.at(reference), 0, scale.at(reference), bottom))
    for number, row in enumerate(rows):
        y = ROW * number + ROW / 2 + 3
        interval = f"{row.label}: {told.value(row.value)} ({told.value(row.low)} – {told.value(row.high)})"
        drawn.append(_text("", begin, y + 5, row.label, "end"))
        drawn.append(f"<g><title>{escape(interval)}</title>")
        drawn.append(_line("whisker", scale.at(row.low), y, scale.at(row.high), y))
        drawn.append(f'<circle class="dot" cx="{scale.at(row.value):.2f}%" cy="{y:.1f}" r="5"/></g>')
        drawn.append(_text("soft", 100, y + 5, told.value(row.value), "end"))
    return _plot(title, bottom + AXIS, drawn, alone)


def histogram(
    title: str,
    first: int,
    width: int,
    bins: Sequence[int],
    *,
    across_means: str,
    up_means: str,
    alone: bool = False,
) -> str:
    """How often a number fell into each bin; what the axes mean is written beside them."""
    steps = [tick for tick in _ticks(0, max(bins, default=1) or 1) if tick == int(tick)]
    across = _Scale(0, max(1, len(bins)), 9, 98)
    up = _Scale(0, steps[-1], ROW + TALL, ROW)
    drawn = [_text("soft", 0, 14, up_means, "start")]
    for step in steps:
        drawn.append(_line("grid", 9, up.at(step), 98, up.at(step)))
        drawn.append(_text("soft", 7.5, up.at(step) + 4, f"{step:.0f}", "end"))
    for number, times in enumerate(bins):
        x, y = across.at(number), up.at(times)
        begin, end = first + number * width, first + (number + 1) * width - 1
        told = f"{begin}: {times}" if width == 1 else f"{begin} – {end}: {times}"
        drawn.append(
            f'<rect class="bar" x="{x:.2f}%" y="{y:.1f}" width="{(across.at(number + 1) - x) * 0.94:.2f}%" '
            f'height="{ROW + TALL - y:.1f}"><title>{escape(told)}</title></rect>'
        )
    for number in range(0, len(bins), ceil(len(bins) / 6) or 1):
        middle = (across.at(number) + across.at(number + 1)) / 2
        drawn.append(_text("soft", middle, ROW + TALL + 18, str(first + number * width), "middle"))
    drawn.append(_text("soft", 98, ROW + TALL + 38, across_means, "end"))
    return _plot(title, ROW + TALL + AXIS + 12, drawn, alone)


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


class _Numbers:
    """Numbers with as many decimals as their axis needs, those of values at least with one."""

    def __init__(self, ticks: Sequence[float], percent: bool) -> None:
        self._percent = percent
        self._decimals = next((n for n in range(3) if all(tick == round(tick, n) for tick in ticks)), 3)

    def axis(self, tick: float) -> str:
        return f"{tick:.{max(0, self._decimals - 2)}%}" if self._percent else f"{tick:.{self._decimals}f}"

    def value(self, value: float) -> str:
        return f"{value:.0%}" if self._percent else f"{value:.{max(1, self._decimals)}f}"


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}"/>'


def _text(kind: str, x: float, y: float, said: str, anchor: str) -> str:
    return f'<text class="{kind}" x="{x:.2f}%" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'


def _plot(title: str, height: float, drawn: Sequence[str], alone: bool) -> str:
    inside = [f"<title>{escape(title)}</title>"]
    size = f'width="100%" height="{height:.0f}"'
    if alone:
        size = f'width="{WIDTH}" height="{height:.0f}" viewBox="0 0 {WIDTH} {height:.0f}"'
        size += ' xmlns="http://www.w3.org/2000/svg"'
        inside += [f"<style>{STYLE}</style>", '<rect class="paper" width="100%" height="100%"/>']
    return "\n".join([f'<svg class="plot" role="img" {size}>', *inside, *drawn, "</svg>"])
