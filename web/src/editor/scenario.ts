/** A position as the text of a scenario test, ready to be put into the project's tests. */

import type { Position } from "./draft.ts";

export function scenarioOf(
  game: string,
  position: Position,
  next: { prompt: string | null; waiting: readonly string[] },
) {
  const { warhost: _kind, game: _game, revision: _revision, ...told } = position;
  const asked = next.prompt === null ? "over" : [...next.waiting, next.prompt].join(" ");
  return `"""A position that was set up in the editor. Say here what it shows, and below which rule it proves."""

from __future__ import annotations

from typing import Any

from warhost.games.${game} import GAME
from warhost.testing import Scenario

POSITION: dict[str, Any] = ${python(told)}


def test_what_the_rules_say_here() -> None:
    """The rule that this proves, by its number."""
    table = Scenario.of_position(GAME, POSITION)
    assert table.asked == ${python(asked)}
`;
}

/** A value as Python writes it, an entry a line where it would be long. */
export function python(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return "None";
  if (value === true) return "True";
  if (value === false) return "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((each) => python(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${python(each, depth + 1)}`);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const short = `${open}${entries.join(", ")}${close}`;
  if (entries.length === 0 || (short.length + depth * 4 <= LONGEST_LINE && !short.includes("\n"))) return short;
  const inner = " ".repeat((depth + 1) * 4);
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${" ".repeat(depth * 4)}${close}`;
}

const LONGEST_LINE = 90;
