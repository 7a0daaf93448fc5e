"""A plain horizontal bar chart as SVG."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

ROW, LABEL, WIDTH, TOP = 26, 190, 720, 44


def bar_chart(title: str, bars: Mapping[str, float], unit: str = "×", digits: int = 1) -> str:
    highest = max(bars.values())
    height = TOP + ROW * len(bars) + 12
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf7ee"/>',
        f'<text x="16" y="26" font-size="15" font-weight="bold" fill="#33291f">{escape(title)}</text>',
    ]
    for row, (name, value) in enumerate(bars.items()):
        y = TOP + row * ROW
        length = max(2.0, (WIDTH - LABEL - 90) * value / highest)
        fill = "#8a8378" if row == 0 else "#8c2f24"
        parts += [
            f'<text x="{LABEL - 10}" y="{y + 14}" text-anchor="end" font-size="12" fill="#33291f">{escape(name)}</text>',
            f'<rect x="{LABEL}" y="{y}" width="{length:.1f}" height="18" rx="3" fill="{fill}"/>',
            f'<text x="{LABEL + length + 8:.1f}" y="{y + 14}" font-size="12" fill="#33291f">{value:.{digits}f}{unit}</text>',
        ]
    return "\n".join([*parts, "</svg>"]) + "\n"
