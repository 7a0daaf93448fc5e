/** People, daemons, giants: one body in many poses, builds and dresses. */

import { dot, limb, lit, type Part, placing, type Shape } from "./drawing.ts";
import { HOLDING, type HoldName } from "./holding.ts";
import type { Light } from "./lights.ts";
import { headOf, type Tones } from "./pieces.ts";
import { type Pose, type PoseName, POSES } from "./poses.ts";
import { WEAR, type WearName } from "./wear.ts";

export interface Person {
  /** Where the feet stand. */
  x: number;
  y: number;
  tall: number;
  pose?: PoseName;
  /** Looks to the left. */
  left?: boolean;
  /** How thick the limbs are; 1 is a strong human. */
  bulk?: number;
  /** How large the head is; 1 is heroic. */
  head?: number;
  wear?: readonly WearName[];
  hold?: HoldName;
  /** In the other hand. */
  other?: HoldName;
  /** How what is held is turned, other than by the pose. */
  aim?: number;
  aimOther?: number;
  /** Colours other than those of the light. */
  cloth?: string;
  body?: string;
  skin?: string;
  bone?: string;
  glow?: string;
  steel?: string;
}

const ORDER = ["cloth", "mail", "skin", "bone", "steel", "glow"] as const;
const BONE = "#e8dcc0";
const MAIL = "#7c858e";

export function person(who: Person): Part {
  return ({ light }) => {
    const pose = POSES[who.pose ?? "stand"];
    const radius = 9 * (who.head ?? 1);
    const body = bodyOf(pose, who.bulk ?? 1, radius);
    const tones = dressed(who, pose, radius);
    const scale = who.tall / 100;
    const at = placing(who.x, who.y, scale, who.left);
    const outline = [tones.back, body, tones.cloth, tones.bone, tones.steel, tones.skin].join("");
    const paints: Record<(typeof ORDER)[number], string> = {
      cloth: who.cloth ?? light.cloth,
      skin: who.skin ?? light.skin,
      bone: who.bone ?? BONE,
      mail: MAIL,
      steel: who.steel ?? light.steel,
      glow: who.glow ?? light.glow,
    };
    const painted = (d: string | undefined, paint: string): Shape[] => (d ? [{ d, paint, at }] : []);
    return [
      lit(outline, light, who.x, who.y, scale, who.left),
      ...painted(tones.back, shaded(who.cloth, light)),
      ...painted(body, who.body ?? light.ink),
      ...ORDER.slice(0, -1).flatMap((tone) => painted(tones[tone], paints[tone])),
      ...painted(tones.ink, light.ink),
      ...painted(tones.glow, paints.glow),
    ];
  };
}

/** Several alike in a row, smaller and smaller: a host behind its leader. */
export function host(who: Person, shifts: readonly (readonly [number, number])[]): Part {
  return (stage) => shifts.flatMap(([dx, dy]) => person({ ...who, x: who.x + dx, y: who.y + dy })(stage));
}

function shaded(cloth: string | undefined, light: Light): string {
  return cloth ?? light.cloth;
}

function bodyOf({ hip, chest, head, legs, arms }: Pose, bulk: number, radius: number): string {
  const side = 8 * bulk;
  const [armIn, armOut, legIn, legOut] = [4.4 * bulk, 3.2 * bulk, 6.4 * bulk, 3.6 * bulk];
  const arm = (elbow: Pose["hip"], hand: Pose["hip"], shoulder: number): string =>
    limb([chest[0] + shoulder, chest[1] - 1], armIn * 1.15, elbow, armIn * 0.85) +
    limb(elbow, armIn * 0.85, hand, armOut) +
    dot(hand[0], hand[1], armOut * 1.15);
  const leg = (knee: Pose["hip"], foot: Pose["hip"], from: number): string =>
    limb([hip[0] + from, hip[1]], legIn, knee, legIn * 0.72) +
    limb(knee, legIn * 0.72, [foot[0], foot[1] - 2], legOut) +
    limb(foot, legOut * 0.75, [foot[0] + 7, foot[1]], legOut * 0.6);
  return (
    arm(arms[2], arms[3], -side) +
    leg(legs[2], legs[3], -3 * bulk) +
    leg(legs[0], legs[1], 3 * bulk) +
    limb(hip, 8.4 * bulk, chest, 11 * bulk) +
    limb(chest, 4.6 * bulk, head, 4.4) +
    dot(head[0], head[1], radius) +
    arm(arms[0], arms[1], side)
  );
}

function dressed(who: Person, pose: Pose, radius: number): Tones {
  const head = headOf(pose, radius);
  const pieces: Tones[] = (who.wear ?? []).map((name) => WEAR[name](pose, head, radius));
  if (who.other) pieces.push(HOLDING[who.other](pose.arms[3], who.aimOther ?? pose.held[1]));
  if (who.hold) pieces.push(HOLDING[who.hold](pose.arms[1], who.aim ?? pose.held[0]));
  const joined: Tones = {};
  for (const piece of pieces) {
    for (const tone of Object.keys(piece) as (keyof Tones)[]) joined[tone] = (joined[tone] ?? "") + (piece[tone] ?? "");
  }
  return joined;
}
