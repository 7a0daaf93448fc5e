"""Drawings made of characters: laid out for a width, plain everywhere, in colour where Rich prints them."""

from __future__ import annotations

import sys
from io import StringIO

import pytest
from rich.console import Console

from warhost.telling.drawing import HEAVY, Grid, Group, Panel, Table, Text, for_the_screen


def test_words_are_wrapped_and_only_too_long_ones_torn() -> None:
    text = Text("the quick fox and a hippopotamus")
    assert text.plain(9).splitlines() == ["the quick", "fox and a", "hippopota", "mus"]


def test_an_explicit_line_ends_where_it_ends() -> None:
    assert Text("one\n\ntwo").plain(80).splitlines() == ["one", "", "two"]


def test_a_picture_is_not_torn() -> None:
    assert Text("/--------\\\n\\--------/", as_is=True).plain(4).splitlines() == [
        "/--------\\",
        "\\--------/",
    ]


def test_a_panel_frames_what_is_in_it() -> None:
    assert Panel("all is well in Gimle", "Gimle", HEAVY).plain(16).splitlines() == [
        "┏━ Gimle ━━━━━━┓",
        "┃ all is well  ┃",
        "┃ in Gimle     ┃",
        "┗━━━━━━━━━━━━━━┛",
    ]


def test_a_long_title_is_cut() -> None:
    assert Panel("", "The Border Princes").plain(14).splitlines()[0] == "╭─ The Borde ╮"


def test_a_grid_shares_the_width() -> None:
    rows = Grid([["a", "b"], [Group("c", "d"), "e"]]).plain(7).splitlines()
    assert rows == ["a   b", "c   e", "d"]


def test_a_table_gives_each_column_what_it_needs() -> None:
    table = Table("clan", "glory", "told", rule=True)
    table.right = {1}
    table.add_row("Wolf", "7", "not yet")
    table.add_row("Raven", "12", "")
    assert table.plain(40).splitlines() == [
        "clan  glory told",
        "───────────────────",
        "Wolf      7 not yet",
        "Raven    12",
    ]


def test_a_table_that_is_too_wide_wraps_its_widest_column() -> None:
    table = Table()
    table.unwrapped = {0}
    table.add_row("two words", "and some more of them here")
    assert table.plain(20).splitlines() == ["two words and some", "          more of", "          them here"]


def test_wide_letters_take_two_places() -> None:
    assert Panel("日本").plain(10).splitlines()[1] == "│ 日本   │"


def test_rich_prints_a_drawing_in_colour() -> None:
    text = Text("wolf", style="bold")
    text.append(" 3", style="red")
    paper = StringIO()
    Console(file=paper, force_terminal=True, color_system="standard", width=20).print(text)
    assert paper.getvalue() == "\x1b[1mwolf\x1b[0m\x1b[1;31m 3\x1b[0m\n"


def test_the_screen_gets_colour_only_where_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    drawing = Panel(Text("wolf", style="red"))
    monkeypatch.setattr(sys, "stdout", StringIO())
    assert for_the_screen(drawing) == drawing.plain(30)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert "\x1b[31mwolf" in for_the_screen(drawing)
    monkeypatch.setitem(sys.modules, "rich", None)
    assert for_the_screen(drawing) == drawing.plain(30)
