"""Drawings made of characters: styled text, frames and tables, laid out for a width. Needs nothing but Python; where Rich is
installed it can print them, in the colours that their styles name. What is called as in Rich means the same as there."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from io import StringIO
from typing import TYPE_CHECKING, Final, NamedTuple
from unicodedata import combining, east_asian_width

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions
    from rich.text import Text as RichText

Piece = tuple[str, str]
"""Some characters and their style, in Rich's words: `bold red`; nothing for plain ones."""
Line = list[Piece]

USUAL_WIDTH: Final = 100
"""Where there is no terminal to ask."""


class Box(NamedTuple):
    """What a frame is made of: the upper edge with its corners, a side, the lower edge with its corners."""

    upper: str
    side: str
    lower: str


ROUNDED: Final = Box("╭─╮", "│", "╰─╯")
HEAVY: Final = Box("┏━┓", "┃", "┗━┛")
BLANK: Final = Box("   ", " ", "   ")


class Drawing:
    """Something that can be laid out in lines."""

    def lines(self, width: int) -> list[Line]:
        raise NotImplementedError

    def plain(self, width: int = USUAL_WIDTH) -> str:
        """Without styles."""
        return "\n".join("".join(text for text, _ in line).rstrip() for line in self.lines(width))

    def __str__(self) -> str:
        return self.plain()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RichText]:
        """How Rich prints it."""
        from rich.text import Text as RichText

        for line in self.lines(options.max_width):
            yield RichText.assemble(*line, no_wrap=True, overflow="ignore")


Content = Drawing | str


def for_the_screen(drawing: Drawing) -> str:
    """The drawing as wide as the terminal, and in colour if standard output is one and Rich is there."""
    width = shutil.get_terminal_size((USUAL_WIDTH, 0)).columns
    if not sys.stdout.isatty() or find_spec("rich") is None:
        return drawing.plain(width)
    from rich.console import Console

    paper = StringIO()
    Console(file=paper, width=width, force_terminal=True, highlight=False).print(drawing, end="")
    return paper.getvalue().rstrip("\n")


class Text(Drawing):
    """Styled characters. They are wrapped between words, unless they are `as_is`: a picture that must not be torn apart."""

    def __init__(self, text: str = "", style: str = "", *, as_is: bool = False) -> None:
        self.style = style
        self.as_is = as_is
        self.pieces: Line = []
        if text:
            self.append(text)

    def append(self, text: str, style: str = "") -> None:
        self.pieces.append((text, f"{self.style} {style}".strip()))

    def append_text(self, other: Text) -> None:
        for text, style in other.pieces:
            self.append(text, style)

    def truncate(self, width: int) -> None:
        self.pieces = _cut(self.pieces, width)

    @property
    def cell_len(self) -> int:
        return _width(self.pieces)

    def lines(self, width: int) -> list[Line]:
        paragraphs = _paragraphs(self.pieces)
        if self.as_is:
            return paragraphs
        return [line for paragraph in paragraphs for line in _wrapped(paragraph, width)]

    def natural_width(self) -> int:
        """As wide as it would like to be."""
        return max(_width(paragraph) for paragraph in _paragraphs(self.pieces))

    def least_width(self) -> int:
        """As narrow as it can be without words being torn apart."""
        return max((_cells(word) for text, _ in self.pieces for word in text.split()), default=0)


class Group(Drawing):
    """One below the other."""

    def __init__(self, *parts: Content) -> None:
        self.parts = [_drawing(part) for part in parts]

    def lines(self, width: int) -> list[Line]:
        return [line for part in self.parts for line in part.lines(width)]


class Panel(Drawing):
    """A frame with a title in its upper edge; as wide as it may be."""

    def __init__(
        self, content: Content, title: Text | str = "", box: Box = ROUNDED, border_style: str = ""
    ) -> None:
        self.content = _drawing(content)
        self.title = _text(title)
        self.box = box
        self.border_style = border_style

    def lines(self, width: int) -> list[Line]:
        upper, side, lower = self.box
        style, inner = self.border_style, width - 4
        title = _cut(self.title.pieces, inner - 1)
        heading: Line = [(" ", style), *title, (" ", style)] if title else []
        rest = upper[1] * (width - 3 - _width(heading))
        return [
            [(upper[:2], style), *heading, (rest + upper[2], style)],
            *(
                [(f"{side} ", style), *_padded(line, inner), (f" {side}", style)]
                for line in self.content.lines(inner)
            ),
            [(lower[0] + lower[1] * (width - 2) + lower[2], style)],
        ]


class Grid(Drawing):
    """Rows of cells that share the width evenly."""

    def __init__(self, rows: Sequence[Sequence[Content]]) -> None:
        self.rows = [[_drawing(cell) for cell in row] for row in rows]

    def lines(self, width: int) -> list[Line]:
        columns = len(self.rows[0])
        widths = [width // columns + (number < width % columns) for number in range(columns)]
        return [line for row in self.rows for line in _side_by_side(row, widths)]


class Table(Drawing):
    """Columns as wide as what is in them; where all together are too wide, the widest have their words wrapped."""

    def __init__(self, *headings: str, gap: int = 1, header_style: str = "dim", rule: bool = False) -> None:
        self.headings = headings
        self.gap = gap
        self.header_style = header_style
        self.rule = rule
        """A line under the headings."""
        self.right: set[int] = set()
        """Columns of numbers, which stand at the right."""
        self.unwrapped: set[int] = set()
        self.rows: list[list[Text]] = []

    def add_row(self, *cells: Text | str) -> None:
        self.rows.append([_text(cell) for cell in cells])

    def lines(self, width: int) -> list[Line]:
        rows = self._all_rows()
        if not rows:
            return []
        widths = self._widths(rows, width)
        lines = [line for row in rows for line in _side_by_side(row, widths, self.gap, self.right)]
        if self.rule:
            head = len(_side_by_side(rows[0], widths))
            lines.insert(head, [("─" * (sum(widths) + self.gap * (len(widths) - 1)), "dim")])
        return lines

    def _all_rows(self) -> list[list[Text]]:
        heading = [Text(each, self.header_style) for each in self.headings]
        return [heading, *self.rows] if heading else self.rows

    def _widths(self, rows: list[list[Text]], width: int) -> list[int]:
        columns = range(len(rows[0]))
        widths = [max(row[column].natural_width() for row in rows) for column in columns]
        least = [
            widths[column] if column in self.unwrapped else max(row[column].least_width() for row in rows)
            for column in columns
        ]
        too_wide = sum(widths) + self.gap * (len(widths) - 1) - width
        for _ in range(max(too_wide, 0)):
            willing = [column for column in columns if widths[column] > least[column]] or list(columns)
            widest = max(willing, key=lambda column: widths[column])
            widths[widest] = max(widths[widest] - 1, 1)
        return widths


def _drawing(content: Content) -> Drawing:
    return Text(content) if isinstance(content, str) else content


def _text(content: Text | str) -> Text:
    return Text(content) if isinstance(content, str) else content


def _side_by_side(
    row: Sequence[Drawing], widths: Sequence[int], gap: int = 0, right: set[int] | None = None
) -> list[Line]:
    cells = [cell.lines(width) for cell, width in zip(row, widths, strict=True)]
    lines: list[Line] = []
    for number in range(max(map(len, cells))):
        line: Line = []
        for column, (cell, width) in enumerate(zip(cells, widths, strict=True)):
            if column and gap:
                line.append((" " * gap, ""))
            piece = cell[number] if number < len(cell) else []
            line += _padded(piece, width, at_right=column in (right or ()))
        lines.append(line)
    return lines


def _padded(line: Line, width: int, at_right: bool = False) -> Line:
    missing: Piece = (" " * (width - _width(line)), "")
    return [missing, *line] if at_right else [*line, missing]


def _paragraphs(pieces: Line) -> list[Line]:
    paragraphs: list[Line] = [[]]
    for text, style in pieces:
        first, *others = text.split("\n")
        paragraphs[-1].append((first, style))
        paragraphs += [[(other, style)] for other in others]
    return paragraphs


def _wrapped(pieces: Line, width: int) -> list[Line]:
    """Broken between words, and within a word only where it is too long for a line of its own."""
    if _width(pieces) <= width:
        return [pieces]
    lines: list[Line] = []
    letters = [(letter, style) for text, style in pieces for letter in text]
    while _width(letters) > width:
        line = _cut(letters, width)
        taken = len(line)
        if letters[taken][0] != " ":
            spaces = [place for place, (letter, _) in enumerate(line) if letter == " " and place]
            taken = spaces[-1] if spaces else max(taken, 1)
        lines.append(_joined(letters[:taken]))
        letters = letters[taken:]
        while letters and letters[0][0] == " ":
            letters = letters[1:]
    return [*lines, _joined(letters)] if letters else lines


def _joined(letters: Line) -> Line:
    """Letters of the same style in one piece."""
    pieces: Line = []
    for letter, style in letters:
        if pieces and pieces[-1][1] == style:
            pieces[-1] = (pieces[-1][0] + letter, style)
        else:
            pieces.append((letter, style))
    return pieces


def _cut(pieces: Line, width: int) -> Line:
    """As much of the beginning as fits."""
    left: Line = []
    for text, style in pieces:
        for letter in text:
            width -= _cells(letter)
            if width < 0:
                return left
            left.append((letter, style))
    return left


def _width(pieces: Line) -> int:
    return sum(_cells(text) for text, _ in pieces)


def _cells(text: str) -> int:
    """How many places of a terminal it takes."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text)
