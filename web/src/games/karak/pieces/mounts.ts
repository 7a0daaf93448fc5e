/** The eight mounts and their riders as shapes in a box of 64 x 64, looking to the right, feet at 58. Paints: `coat`, `shade`,
 * `bone`, `cloak` (the hero's colour), `deep`, `skin`, `steel`, `glow`. */

import type { HeroId } from "../heroes.ts";

export type Paint = "coat" | "shade" | "light" | "cloak" | "deep" | "skin" | "steel" | "gold" | "glow" | "line";

export interface Shape {
  d: string;
  paint: Paint;
}

const shape = (paint: Paint, d: string): Shape => ({ paint, d });

const HORSE_BACK_LEGS = "M21 38L18 49L20 58H25L24 50L28 42ZM40 40L42 49L40 58H45L47 49L46 38Z";
const HORSE_FRONT_LEGS = "M15 36L11 48L12 58H17L17 49L23 42ZM36 42L35 50L34 58H39L40 50L42 42Z";
const HORSE_BODY =
  "M13 36C13 28 22 27 33 28C38 25 41 17 45 12L47 7L50 10C55 13 59 18 60 22L57 25L51 23C49 28 48 34 45 40C38 45 22 45 16 42Z";
const HORSE_TAIL = "M14 31C7 32 5 42 7 50C11 47 12 41 17 38Z";

const BEAST_LEGS_BACK = "M20 42L17 50L19 58H24L23 51L28 46ZM38 44L40 51L39 58H44L45 50L45 42Z";
const BEAST_LEGS = "M14 41L10 50L12 58H17L17 51L23 46ZM33 46L33 52L32 58H38L39 51L40 45Z";
const BEAST_BODY = "M12 42C12 33 22 32 34 33C39 31 43 28 47 27C49 33 48 40 44 45C36 49 20 49 15 47Z";

export const MOUNTS: Record<HeroId, readonly Shape[]> = {
  horan: [
    shape("shade", HORSE_TAIL),
    shape("shade", HORSE_BACK_LEGS),
    shape("coat", HORSE_FRONT_LEGS),
    shape("coat", HORSE_BODY),
    shape("shade", "M45 12C40 16 37 22 35 28L40 29C43 23 44 18 47 13Z"),
    shape("cloak", "M17 30C24 27 32 27 39 29L41 44C34 47 24 47 18 44Z"),
    shape("gold", "M18 42C25 45 34 45 41 42L41 45C34 48 24 48 18 45Z"),
    shape("line", "M53 15h1.6"),
  ],
  taia: [
    shape("light", "M13 32C9 30 8 27 9 25C13 27 15 29 17 31Z"),
    shape("shade", HORSE_BACK_LEGS),
    shape("coat", HORSE_FRONT_LEGS),
    shape("coat", HORSE_BODY),
    shape("light", "M19 43C26 46 36 46 42 43L41 41C34 43 25 43 20 41Z"),
    shape(
      "gold",
      "M47 10C45 5 41 4 40-3L43-3C44 1 47 3 49 8ZM44 3L38 2L38-1L44 0ZM50 10C52 5 56 4 58-3L55-3C54 0 51 3 48 8ZM54 3L60 3L60 0L55 0Z",
    ),
    shape("line", "M53 15h1.6"),
  ],
  lorraine: [
    shape("shade", "M15 38C7 36 2 28 4 20C10 24 15 30 19 35Z"),
    shape("shade", BEAST_LEGS_BACK),
    shape("coat", BEAST_LEGS),
    shape("coat", BEAST_BODY),
    shape("coat", "M38 38C37 29 40 22 44 19L45 12L49 17L53 14L53 20L63 26L62 30L54 32C51 37 46 41 42 42Z"),
    shape("light", "M54 27L62 27L62 30L54 32C50 35 46 38 43 39C44 34 49 30 54 27Z"),
    shape("line", "M52 22h2"),
  ],
  xanros: [
    shape("shade", HORSE_BACK_LEGS),
    shape("coat", HORSE_FRONT_LEGS),
    shape("coat", HORSE_BODY),
    shape(
      "deep",
      "M20 31L22 42H24L23 31ZM26 31L28 43H30L29 31ZM32 31L33 43H35L35 31ZM42 20L46 21L45 23L41 22ZM40 25L45 26L44 28L39 27Z",
    ),
    shape("glow", "M51 14a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"),
    shape("glow", "M45 10C40 11 38 18 35 24C37 16 36 10 41 5C41 8 43 9 45 10ZM14 32C8 30 5 36 3 46C9 42 9 38 17 38Z"),
  ],
  elspeth: [
    shape("shade", "M14 42C6 42 4 34 6 26L3 22L8 19L10 25C8 32 10 37 17 38Z"),
    shape("shade", BEAST_LEGS_BACK),
    shape("coat", BEAST_LEGS),
    shape("coat", BEAST_BODY),
    shape("shade", "M47 11L53 12L58 15L60 21L60 28L57 34L51 38L44 40L39 36L36 30L37 22L41 15Z"),
    shape("coat", "M46 18C52 15 58 19 59 24L62 28L60 32L53 33C48 32 44 26 46 18Z"),
    shape("line", "M53 23h2M58 29h2"),
  ],
  darius: [
    shape("shade", BEAST_LEGS_BACK),
    shape("shade", BEAST_LEGS),
    shape(
      "coat",
      "M9 42C7 36 12 32 16 33C18 28 25 28 28 31C32 28 38 29 40 33C46 34 48 42 43 46C41 50 35 50 32 48C28 51 22 51 19 48C14 50 9 47 9 42Z",
    ),
    shape("light", "M42 24C47 18 56 20 58 27L60 34L56 37L48 36C44 34 41 30 42 24Z"),
    shape(
      "gold",
      "M44 16C36 16 33 24 36 31C39 37 48 37 50 31C51 27 47 24 44 26C47 28 45 32 42 31C38 29 38 21 44 20C49 19 53 22 54 25L57 23C55 18 50 15 44 16Z",
    ),
    shape("line", "M54 28h2"),
  ],
  hannah: [
    shape("shade", "M20 36C8 32 0 20-2 4C8 8 22 16 30 30Z"),
    shape("light", "M22 34C14 28 8 20 6 12C14 16 22 22 28 30Z"),
    shape("shade", "M10 48L2 56L8 56L4 60L14 56L22 46Z"),
    shape("coat", "M12 46C14 36 26 32 38 33C44 34 48 38 46 43C40 50 22 52 12 46Z"),
    shape("light", "M36 36C38 27 44 22 51 22C57 22 59 27 57 32C52 33 50 40 44 43Z"),
    shape(
      "gold",
      "M55 24L63 28L60 34L57 30ZM24 48L22 56L18 58H24L26 56L28 58H31L28 55L29 48ZM35 48L35 55L32 58H37L39 56L41 58H44L40 54L40 47Z",
    ),
    shape("line", "M52 27h2"),
  ],
  sidhar: [
    shape("line", "M16 44L8 48L6 58M26 46L20 51L20 58M38 46L44 51L44 58M46 44L55 48L57 58"),
    shape("shade", "M8 44C8 28 20 24 31 24C43 24 52 30 53 42L50 47H12Z"),
    shape("coat", "M10 42C11 29 21 26 31 26C42 26 50 31 51 42Z"),
    shape("gold", "M29 26H33V44H29ZM10 41H51V45H10Z"),
    shape("deep", "M16 36a2 2 0 1 0 4 0a2 2 0 1 0-4 0M42 36a2 2 0 1 0 4 0a2 2 0 1 0-4 0"),
    shape("steel", "M49 34L58 32L62 38L59 45L50 46Z"),
    shape("glow", "M53 39a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0"),
    shape("line", "M58 32L63 26M55 32L57 25"),
  ],
};

/** The rider's seat on the mount, as a shift. */
export const SEATS: Record<HeroId, readonly [number, number]> = {
  horan: [0, 0],
  taia: [0, 0],
  lorraine: [-4, 4],
  xanros: [0, 0],
  elspeth: [-5, 4],
  darius: [-5, 2],
  hannah: [2, 4],
  sidhar: [0, -4],
};

const CLOAK = shape("cloak", "M20 36C18 28 21 17 27 14H32C36 17 37 26 36 34C31 37 25 38 20 36Z");
const FOLD = shape("deep", "M20 36C18 28 21 17 27 14C24 22 24 30 25 37Z");
const LEG = shape("deep", "M27 33H34L36 43L38 45H32L29 36Z");
const FACE = shape("skin", "M25.5 8.5a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0");
const ARM = shape("cloak", "M30 18L42 24L41 28L29 25Z");

const SEATED = [CLOAK, FOLD, LEG, FACE, ARM];

export const RIDERS: Record<HeroId, readonly Shape[]> = {
  horan: [
    ...SEATED,
    shape("steel", "M24 8C24 1 37 1 37 8H33V5H30V8Z"),
    shape("cloak", "M29 2C31-4 26-6 22-3C26-3 26 0 27 3Z"),
    shape("steel", "M40 25L44-8L46-12L48-8L43 26Z"),
  ],
  taia: [
    ...SEATED,
    shape("light", "M24 9C23 1 37 0 37 7C33 4 29 5 28 9C27 14 25 17 23 20C22 16 23 12 24 9Z"),
    shape("gold", "M40 26V-2H42V26Z"),
    shape("glow", "M37-5a4 4 0 1 0 8 0a4 4 0 1 0-8 0"),
  ],
  lorraine: [
    ...SEATED,
    shape("deep", "M23 10C23 0 34-3 38 4L34 6C30 5 27 8 27 14Z"),
    shape("line", "M42 10C50 16 50 30 42 36M42 10V36M38 23H53"),
  ],
  xanros: [
    ...SEATED,
    shape("deep", "M22 14C20 4 28-4 33-3C39 0 39 6 37 9C34 5 29 6 28 14Z"),
    shape("line", "M41 28L44-2"),
    shape("glow", "M40-4L44-11L48-4L44 1Z"),
  ],
  elspeth: [
    ...SEATED,
    shape("shade", "M24 8C23 15 20 18 18 22C22 22 26 18 27 12Z"),
    shape("gold", "M25 5L25-1L28 2L31-2L34 2L37-1L36 5Z"),
    shape("steel", "M40 24L54 4L55 8L43 27Z"),
  ],
  darius: [
    ...SEATED,
    shape("shade", "M19 6C24 7 38 7 43 4L40 2H37C36-3 27-3 26 3Z"),
    shape("line", "M41 26L50 4"),
    shape("gold", "M44 4C48 0 54 2 57 6L55 8C52 5 48 4 45 6Z"),
  ],
  hannah: [
    ...SEATED,
    shape("shade", "M25 8C25 1 36 1 36 7L29 6L26 12L18 12Z"),
    shape("cloak", "M25 6L16 2L18 8Z"),
    shape("steel", "M39 24L50 12L54 14L52 18L43 28Z"),
  ],
  sidhar: [
    ...SEATED,
    shape("shade", "M25 6C25 0 36 0 36 6L38 7H23Z"),
    shape("gold", "M28 7.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M33 7.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0"),
    shape("glow", "M41 14H45V19L49 27H38L41 19Z"),
  ],
};

/** The coats of the mounts: main, shade, light. */
export const COATS: Record<HeroId, readonly [string, string, string]> = {
  horan: ["#5b3a26", "#33201a", "#8a6244"],
  taia: ["#b98a5a", "#7c5833", "#f1e3c8"],
  lorraine: ["#8b919b", "#565c68", "#d9dce0"],
  xanros: ["#e6dec6", "#aaa086", "#fbf6e4"],
  elspeth: ["#d7a55c", "#8a4f1c", "#f2d49c"],
  darius: ["#ded5c2", "#8b7f6e", "#b5a48c"],
  hannah: ["#74512f", "#4a321d", "#f3ead8"],
  sidhar: ["#b9713a", "#6a3a17", "#e2a56c"],
};
