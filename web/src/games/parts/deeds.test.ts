import { describe, expect, it } from "vitest";
import type { GameTable } from "../contract.ts";
import { deed as bloodrage } from "../bloodrage/deeds.ts";
import { deed as karak } from "../karak/deeds.ts";
import { deed as oldworld } from "../oldworld/deeds.ts";

const WORDS = import.meta.glob<string>("../../../../src/warhost/words/en/*-play.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Every kind of event that can be told. */
function kindsOf(game: string): string[] {
  const told = Object.values(WORDS).join("\n");
  return [...told.matchAll(new RegExp(`^${game}-event-([a-z_]+) =`, "gm"))].map(([, kind = ""]) => kind);
}

/** What happens by itself, and headings. */
const FATE: Record<string, RegExp> = {
  oldworld: /^(round_began|phase_began|tokens_set_up|old_world_.*|token_.*|peasants_returned)$/,
  bloodrage: /^(age_began|phase_began|rewards_laid|doom_.*|destroyed_at_setup|first_player)$/,
  karak: /^(round_began|turn_began|game_began|army_came|foe_came|tokens_seen|target_chosen|horde_.*)$/,
};

const DEEDS: Record<string, NonNullable<GameTable["deed"]>> = { oldworld, bloodrage, karak };

describe.each(Object.keys(DEEDS))("the deeds of %s", (game) => {
  const sortOf = (kind: string) => DEEDS[game]?.({ number: 1, decision: 0, kind }).sort;

  it("are all of some sort, unless nobody did them", () => {
    const kinds = kindsOf(game);
    expect(kinds.length).toBeGreaterThan(30);
    const byFate = kinds.filter((kind) => sortOf(kind) === "fate");
    expect(byFate.filter((kind) => !FATE[game]?.test(kind))).toEqual([]);
  });
});
