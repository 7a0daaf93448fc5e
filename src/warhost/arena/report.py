"""A tournament as one HTML page that needs nothing else: tables and plots inside, nothing fetched. It takes its words
from whoever asks for it, because only those who speak to people know languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any, Final, Protocol

from warhost.arena.drawing import STYLE, Estimate, estimates, histogram

PAGE_STYLE: Final = """
:root {
  color-scheme: light dark;
  --ground: light-dark(#ebe4d4, #1a130e);
  --surface: light-dark(#f6f1e6, #241b14);
  --ink: light-dark(#2a2018, #f2e7d3);
  --ink-soft: light-dark(#5a4c3d, #c9b99f);
  --line: light-dark(#cdbfa6, #4a3a2c);
  --accent: light-dark(#8a3a12, #e6ab5e);
  --accent-soft: light-dark(#f0dcc2, #4a3419);
  --bad: light-dark(#a3201a, #ff9a8c);
}
body { margin: 0; background: var(--ground); color: var(--ink); font: 1.0625rem/1.5 "Alegreya", Georgia, serif; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1.5rem 4.5rem; }
h1, h2 { font-family: "Alegreya SC", "Alegreya", Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 1rem 0 0.25rem; }
h2 { font-size: 1.3125rem; margin: 0 0 0.5rem; }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 0.5rem; padding: 1.5rem;
  margin-top: 1.5rem; }
p { color: var(--ink-soft); margin: 0 0 0.75rem; max-width: 40rem; }
figure { margin: 1rem 0 0; }
figcaption { font-weight: 500; }
svg { display: block; margin: 0.25rem 0; overflow: visible; }
.scroll { overflow-x: auto; margin-top: 0.75rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums lining-nums; }
th { text-align: right; font-weight: 400; color: var(--ink-soft); vertical-align: bottom; }
td { text-align: right; vertical-align: top; white-space: nowrap; }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid var(--line); }
th:last-child, td:last-child { padding-right: 0; }
th:first-child, td:first-child { text-align: left; padding-left: 0; position: sticky; left: 0;
  background: var(--surface); }
small { display: block; color: var(--ink-soft); font-size: 0.8125rem; line-height: 1.2; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 0; }
dt { color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) {
  main { padding: 0.5rem 0.75rem 3rem; }
  section { padding: 1rem; margin-top: 1rem; }
  h1 { font-size: 1.75rem; }
  th, td { padding: 0.25rem 0.375rem; }
}
"""

STANDINGS: Final = (
    "arena-column-bot",
    "arena-column-rating",
    "arena-column-share",
    "arena-column-games",
    "arena-column-points",
    "arena-column-place",
)

Cell = str | tuple[str, str]
"""Of a table; a value can have its interval with it."""


class Speaker(Protocol):
    """Says the report's words, and names bots and the things of the game, in one language."""

    language: str

    def say(self, key: str, variables: Mapping[str, Any] | None = None) -> str: ...

    def bot(self, bot: str) -> str: ...

    def side(self, side: str) -> str: ...

    def ending(self, ending: str) -> str: ...

    def game(self) -> str: ...


def html(result: Mapping[str, Any], speaker: Speaker) -> str:
    """The page for the summary of a tournament."""
    say = speaker.say
    title = say("arena-report-title", {"game": speaker.game()})
    sections = [
        _about(result, speaker),
        _standings(result, speaker),
        _pairs(result, speaker),
        _apart(result, speaker, "seat", lambda seat: say("arena-seat-number", {"seat": seat + 1})),
        _apart(result, speaker, "side", speaker.side),
        _endings(result, speaker),
        _length(result, speaker),
    ]
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{speaker.language}">',
            '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title><style>{PAGE_STYLE}{STYLE}</style></head>",
            f"<body><main><h1>{escape(title)}</h1>",
            f"<p>{escape(say('arena-report-intro', _counts(result)))}</p>",
            *(section for section in sections if section),
            "</main></body></html>",
            "",
        ]
    )


def _counts(result: Mapping[str, Any]) -> dict[str, Any]:
    return {"games": result["games"], "seats": result["seats"]}


def _about(result: Mapping[str, Any], speaker: Speaker) -> str:
    say = speaker.say
    options = ", ".join(f"{name}={value}" for name, value in result["options"].items())
    told = [
        (say("arena-about-bots"), ", ".join(speaker.bot(bot) for bot in result["bots"])),
        (say("arena-about-options"), options or say("arena-about-usual")),
        (say("arena-about-seed"), str(result["seed"])),
        (say("arena-about-revision"), str(result["revision"])),
        (say("arena-about-decisions"), str(result["decisions"])),
    ]
    rows = "".join(f"<dt>{escape(name)}</dt><dd>{escape(value)}</dd>" for name, value in told)
    return f"<section><dl>{rows}</dl></section>"


def _standings(result: Mapping[str, Any], speaker: Speaker) -> str:
    say = speaker.say
    rows = result["standings"]
    ratings = [
        Estimate(speaker.bot(row["bot"]), row["rating"], row["rating_low"], row["rating_high"])
        for row in rows
        if "rating" in row
    ]
    plots = [_figure(say("arena-ratings"), estimates(say("arena-ratings"), ratings))]
    plots.append(_share_plot([(speaker.bot(row["bot"]), row) for row in rows], result["fair_share"], say))
    body: list[list[Cell]] = [
        [bot, rating_cell(row), share_cell(row), *others]
        for row, (bot, _, _, *others) in zip(rows, standing_rows(result, speaker), strict=True)
    ]
    return _section(
        say("arena-standings"),
        say("arena-standings-text", {"fair": f"{result['fair_share']:.0%}"}),
        [
            *plots[len(ratings) < 2 :],
            _table(say("arena-standings"), [say(heading) for heading in STANDINGS], body),
        ],
    )


def standing_rows(result: Mapping[str, Any], speaker: Speaker) -> list[list[str]]:
    """One line a bot, under the headings of STANDINGS."""
    return [
        [
            speaker.bot(row["bot"]),
            rating_text(row),
            share_text(row),
            str(row["games"]),
            f"{row['mean_points']:.1f}",
            f"{row['mean_place']:.2f}",
        ]
        for row in result["standings"]
    ]


def _pairs(result: Mapping[str, Any], speaker: Speaker) -> str:
    names = [row["bot"] for row in result["standings"]]
    shares = {(row["bot"], row["other"]): row for row in result["pairs"]}
    if not shares:
        return ""
    body: list[list[Cell]] = [
        [
            speaker.bot(bot),
            *(share_cell(shares[bot, other]) if (bot, other) in shares else "–" for other in names),
        ]
        for bot in names
    ]
    say = speaker.say
    return _section(
        say("arena-pairs"),
        say("arena-pairs-text"),
        [_table(say("arena-pairs"), ["", *(speaker.bot(name) for name in names)], body)],
    )


def _apart(result: Mapping[str, Any], speaker: Speaker, kind: str, name: Callable[[Any], str]) -> str:
    """Results by seat or by side: for all bots together, and for each."""
    say = speaker.say
    rows = result[f"by_{kind}"]
    bots = [row["bot"] for row in result["standings"]]
    own = {(row["bot"], row[kind]): row for row in result[f"by_bot_and_{kind}"]}
    body: list[list[Cell]] = [
        [
            name(row[kind]),
            share_cell(row),
            f"{row['mean_points']:.1f}",
            *(f"{own[bot, row[kind]]['share']:.0%}" for bot in bots if len(bots) > 1),
        ]
        for row in rows
    ]
    title = say(f"arena-by-{kind}")
    heads = [say(f"arena-column-{kind}"), say("arena-column-share"), say("arena-column-points")]
    heads += [speaker.bot(bot) for bot in bots if len(bots) > 1]
    plot = _share_plot([(name(row[kind]), row) for row in rows], result["fair_share"], say)
    return _section(title, say(f"arena-by-{kind}-text"), [plot, _table(title, heads, body)])


def _endings(result: Mapping[str, Any], speaker: Speaker) -> str:
    say, games = speaker.say, result["games"]
    body: list[list[Cell]] = [
        [speaker.ending(row["ending"]), str(row["games"]), f"{row['games'] / games:.0%}" if games else ""]
        for row in result["endings"]
    ]
    heads = [say("arena-column-ending"), say("arena-column-games"), say("arena-column-part")]
    return _section(say("arena-endings"), "", [_table(say("arena-endings"), heads, body)])


def _length(result: Mapping[str, Any], speaker: Speaker) -> str:
    say, length = speaker.say, result["length"]
    plot = histogram(
        say("arena-length"),
        length["first"],
        length["width"],
        length["bins"],
        across_means=say("arena-length-axis"),
        up_means=say("arena-length-games"),
    )
    told = {name: length[name] for name in ("mean", "least", "median", "most")}
    return _section(say("arena-length"), say("arena-length-text", told), [plot])


def _share_plot(rows: Sequence[tuple[str, Mapping[str, Any]]], fair: float, say: Callable[[str], str]) -> str:
    shares = [Estimate(label, row["share"], row["share_low"], row["share_high"]) for label, row in rows]
    title = say("arena-shares")
    return _figure(title, estimates(title, shares, percent=True, reference=fair))


def rating_text(row: Mapping[str, Any]) -> str:
    return _in_a_line(rating_cell(row))


def share_text(row: Mapping[str, Any]) -> str:
    return _in_a_line(share_cell(row))


def rating_cell(row: Mapping[str, Any]) -> Cell:
    if "rating" not in row:
        return "–"
    return f"{row['rating']:.0f}", f"{row['rating_low']:.0f} – {row['rating_high']:.0f}"


def share_cell(row: Mapping[str, Any]) -> Cell:
    return f"{row['share']:.1%}", f"{row['share_low']:.0%} – {row['share_high']:.0%}"


def _in_a_line(cell: Cell) -> str:
    return cell if isinstance(cell, str) else f"{cell[0]} ({cell[1]})"


def _section(title: str, text: str, parts: Sequence[str]) -> str:
    told = f"<p>{escape(text)}</p>" if text else ""
    return "\n".join([f"<section><h2>{escape(title)}</h2>{told}", *parts, "</section>"])


def _figure(caption: str, plot: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{plot}</figure>"


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """In a box of its own that scrolls, by keyboard too, where the page is narrower."""
    head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
    body = "".join("<tr>" + "".join(map(_cell, row)) + "</tr>" for row in rows)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{escape(title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return f"<td>{escape(cell)}</td>"
    value, interval = cell
    return f"<td>{escape(value)}<small>{escape(interval)}</small></td>"
