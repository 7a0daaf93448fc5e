/** The guided first game: one round of Khorne in Kislev, from the first summoning to a ruined region and a turned dial.
 * Nobody else has power points left, and the first dice are known, so that the round goes as the guide tells it. */

import type { Lesson, Thing } from "../contract.ts";

const region = (id: string): Thing => ({ kind: "region", id });

const firstBlood: Lesson = {
  id: "first-blood",
  seat: "khorne",
  position: {
    warhost: "position",
    game: "oldworld",
    seats: ["khorne", "nurgle", "tzeentch"],
    chance: { dice: [5, 2, 4, 1] },
    flow: {
      agenda: [
        ["end_phase", 0, 0, 0],
        ["corruption_phase", 0, 0, 0],
        ["battle_phase", 0, 0, 0],
        ["summoning_phase", 0, 0, 0],
      ],
    },
    state: {
      round: 2,
      phase: "summoning",
      figures: {
        troll_country: { bloodletter: 1 },
        kislev: { bloodsworn: 1, bloodletter: 1, leper: 2 },
        empire: { acolyte: 2 },
        estalia: { plaguebearer: 1 },
      },
      power: { khorne: 3 },
      points: { khorne: 5, nurgle: 9, tzeentch: 4 },
      tokens: { kislev: { peasant: 1 }, empire: { noble: 1 }, estalia: { warpstone: 1 }, norsca: { warpstone: 1 } },
      corruption: { kislev: { khorne: 7, nurgle: 4 }, empire: { tzeentch: 2 } },
      hands: {
        khorne: ["the_skull_throne", "battle_cry"],
        nurgle: ["influenza", "rain_of_pus"],
        tzeentch: ["dazzle", "teleport", "warp_shield"],
      },
    },
  },
  steps: [
    { id: "welcome", until: "read" },
    { id: "region", point: [region("kislev")], until: "read" },
    {
      id: "summon",
      point: [region("kislev")],
      until: { choose: { verb: "summon", args: { figure: "bloodletter", source: "reserve", to: "kislev" } } },
    },
    {
      id: "card",
      point: [{ kind: "chaos_card", id: "the_skull_throne" }],
      until: { choose: { verb: "play", args: { card: "the_skull_throne", region: "kislev" } } },
    },
    { id: "battle", point: [region("kislev")], until: { choose: { verb: "hit", args: { target: "leper" } } } },
    { id: "second-hit", until: { choose: { verb: "hit" } } },
    { id: "domination", point: [region("kislev")], until: "read" },
    { id: "ruin", point: [region("kislev")], until: "read" },
    { id: "dial", until: { choose: { verb: "upgrade" } } },
    { id: "goal", until: "read" },
  ],
};

export const lessons: readonly Lesson[] = [firstBlood];
