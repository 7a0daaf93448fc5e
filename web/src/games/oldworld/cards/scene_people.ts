/** Those who return in many scenes of the Old World: the daemons and followers of the four powers, and who stands against them. */

import { type Part, type Person, person } from "../../parts/scenery/index.ts";

type Rest = Partial<Person>;
type Who = (x: number, y: number, tall: number, rest?: Rest) => Part;

const of =
  (looks: Omit<Person, "x" | "y" | "tall">): Who =>
  (x, y, tall, rest = {}) =>
    person({ x, y, tall, ...looks, ...rest });

// Khorne
export const bloodsworn = of({ wear: ["robe", "hood"], hold: "axe", cloth: "#8c1c16" });
export const bloodletter = of({
  bulk: 0.9,
  wear: ["kilt", "longhorns", "eyes", "tail"],
  hold: "hellblade",
  body: "#7a140f",
  cloth: "#3a0b10",
  pose: "stride",
});
export const bloodthirster = of({
  bulk: 1.4,
  wear: ["batwings", "mail", "spikes", "horns", "eyes", "maw"],
  hold: "greataxe",
  other: "whip",
  body: "#5c100b",
  cloth: "#7d1512",
  pose: "stand",
});

// Nurgle
export const leper = of({ wear: ["robe", "hood"], hold: "staff", cloth: "#6d6a3a", pose: "lurk", aim: 4 });
export const plaguebearer = of({
  bulk: 1.1,
  wear: ["belly", "onehorn", "cyclops", "sores"],
  hold: "sword",
  body: "#4d5a26",
  skin: "#8a9a4a",
  pose: "lurk",
});
export const uncleanOne = of({
  bulk: 2.2,
  head: 1.3,
  wear: ["belly", "antlers", "eyes", "maw", "sores"],
  body: "#56692a",
  skin: "#b4bd6c",
  pose: "stand",
  bone: "#d9d2a8",
});

// Tzeentch
export const acolyte = of({ wear: ["robe", "cowl"], hold: "staff", cloth: "#1f5b9b", aim: 0 });
export const horror = of({
  bulk: 1.15,
  head: 1.5,
  wear: ["eyes", "maw", "ramhorns"],
  body: "#a03a8c",
  hold: "flame",
  other: "flame",
  pose: "shout",
  glow: "#ffe66f",
});
export const changeLord = of({
  bulk: 0.95,
  wear: ["wings", "robe", "beak"],
  hold: "staff",
  aim: 0,
  cloth: "#2a62b0",
  bone: "#7fc8e8",
  pose: "stand",
});

// Slaanesh
export const seductress = of({
  bulk: 0.8,
  wear: ["robe", "hair", "face"],
  cloth: "#8c2f92",
  hold: "cup",
  pose: "offer",
});
export const daemonette = of({
  bulk: 0.76,
  wear: ["kilt", "ramhorns", "eyes", "claw", "tail"],
  body: "#a45c94",
  cloth: "#5d2a66",
  pose: "charge",
});
export const secretsKeeper = of({
  bulk: 1.2,
  wear: ["kilt", "mail", "longhorns", "bullhead", "claw"],
  body: "#7f4a86",
  cloth: "#45124c",
  hold: "whip",
  other: "sword",
  pose: "raise",
});

// The Old World
export const peasant = of({ bulk: 0.85, wear: ["tunic", "face"], hold: "fork", cloth: "#7a5a34" });
export const knight = of({
  wear: ["cloak", "mail", "pads", "greathelm", "plume"],
  hold: "lance",
  other: "kite",
  cloth: "#2a5a94",
});
export const hunter = of({ wear: ["cloak", "tunic", "face", "hat"], hold: "sword", cloth: "#3a2c22" });
export const slayer = of({
  bulk: 1.5,
  head: 1.6,
  wear: ["kilt", "face", "redbeard", "mohawk"],
  hold: "axe",
  other: "axe",
  cloth: "#d0601c",
  body: "#c08a60",
});
export const noble = of({ wear: ["cloak", "robe", "face", "beard", "crown"], cloth: "#7a2230" });
export const ratman = of({
  bulk: 0.85,
  wear: ["kilt", "snout", "tail"],
  hold: "dagger",
  body: "#4a3f34",
  pose: "lurk",
  cloth: "#5a2f24",
});
export const elf = of({ bulk: 0.8, wear: ["cloak", "mail", "face", "elfhelm"], hold: "sword", cloth: "#3a2a5a" });
