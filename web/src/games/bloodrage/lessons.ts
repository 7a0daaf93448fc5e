/** The guided first game: one Age of the Wolf clan in Angerboda, from the first invasion to Ragnarok. The Ravens have no Rage
 * and no cards left, so that the Age goes as the guide tells it. */

import type { Lesson, Thing } from "../contract.ts";

const province = (id: string): Thing => ({ kind: "province", id });
const card = (id: string): Thing => ({ kind: "card", id });

const firstRaid: Lesson = {
  id: "first-raid",
  seat: "wolf",
  position: {
    warhost: "position",
    game: "bloodrage",
    seats: ["wolf", "raven"],
    flow: {
      agenda: [
        ["discard_phase", 0, 0, 0],
        ["action_end", 0, 0, 0],
        ["turn", 0, 0, 0],
      ],
    },
    state: {
      age: 1,
      phase: "action",
      first_player: "wolf",
      doom: ["utgard", "gimle", "muspelheim"],
      destroyed: ["myrkulor", "andlang", "horgr"],
      rewards: {
        elvagar: "axes",
        angerboda: "rage",
        muspelheim: "horns",
        utgard: "horns",
        gimle: "glory",
        yggdrasil: "yggdrasil",
      },
      warriors: { wolf: { angerboda: 1 }, raven: { angerboda: 2 } },
      rage: { wolf: 6, raven: 0 },
      glory: { wolf: 3, raven: 4 },
      hands: { wolf: ["thors_glory", "tyrs_smash_1", "manheim_1", "glorious_death_1"] },
    },
  },
  steps: [
    { id: "welcome", until: "read" },
    { id: "province", point: [province("angerboda")], until: "read" },
    {
      id: "invade",
      point: [province("angerboda")],
      until: { choose: { verb: "invade", args: { figure: "leader", to: "angerboda" } } },
    },
    {
      id: "upgrade",
      point: [card("thors_glory")],
      until: { choose: { verb: "upgrade", args: { card: "thors_glory" } } },
    },
    {
      id: "pillage",
      point: [province("angerboda")],
      until: { choose: { verb: "pillage", args: { province: "angerboda" } } },
    },
    { id: "card", point: [card("tyrs_smash_1")], until: { choose: { verb: "play", args: { card: "tyrs_smash_1" } } } },
    { id: "spoils", point: [province("angerboda")], until: "read" },
    { id: "quest", until: { choose: { verb: "quest" } } },
    { id: "lay", point: [card("manheim_1")], until: { choose: { verb: "lay", args: { card: "manheim_1" } } } },
    {
      id: "doom",
      point: [province("utgard")],
      until: { choose: { verb: "invade", args: { figure: "warrior", to: "utgard" } } },
    },
    { id: "pass", until: { choose: { verb: "pass" } } },
    { id: "keep", until: { choose: { verb: "keep" } } },
    { id: "raise", until: { choose: { verb: "raise" } } },
    { id: "goal", until: "read" },
  ],
};

export const lessons: readonly Lesson[] = [firstRaid];
