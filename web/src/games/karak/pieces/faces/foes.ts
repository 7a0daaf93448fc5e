/** The great enemies: hordes under their banners, the Riders of Chaos, the Dark General. */

import { disc, type FaceShape, shape, twice } from "../../../../shell/faces/shapes.ts";

/** A warrior of a horde: a mask that two others look over the shoulders of. */
function horde(mask: readonly FaceShape[]): readonly FaceShape[] {
  return [
    shape("line", "M50 40L50 -8M14 60L8 4M86 60L92 4M28 50L24 -2M72 50L76 -2"),
    ...twice(shape("steel", "M8 6L5 -6L12 4ZM24 0L22 -12L28 -2Z")),
    ...twice(shape("iron", "M0 112C0 84 4 70 8 64C10 50 26 46 32 60C38 74 40 96 40 112Z")),
    ...twice(shape("dark", "M12 66L28 66L26 72L14 72Z")),
    ...[17, 23, 77, 83].map((x) => disc("ember", x, 69, 1.6)),
    shape("cloak", "M16 112C18 94 28 86 38 82L62 82C72 86 82 94 84 112Z"),
    ...mask,
  ];
}

const SLIT = [
  shape("dark", "M32 48C38 44 44 48 48 52L48 56C42 56 35 55 32 48ZM68 48C62 44 56 48 52 52L52 56C58 56 65 55 68 48Z"),
  disc("ember", 40, 51.5, 2.2),
  disc("ember", 60, 51.5, 2.2),
];

export const FOE_FACES: Record<string, readonly FaceShape[]> = {
  black: horde([
    ...twice(shape("bone", "M32 34C20 30 14 18 18 4C22 14 30 20 38 22Z")),
    shape("iron", "M28 46C26 28 38 18 50 18C62 18 74 28 72 46C74 62 66 80 50 88C34 80 26 62 28 46Z"),
    ...SLIT,
    shape("line", "M44 66L44 78M50 66L50 82M56 66L56 78"),
    shape("steel", "M47 18L53 18L52 46L48 46Z"),
  ]),
  gold: horde([
    shape("gold", "M50 -2C58 4 66 4 72 0C72 12 70 22 64 28L36 28C30 22 28 12 28 0C34 4 42 4 50 -2Z"),
    shape("gold", "M27 44C26 28 38 20 50 20C62 20 74 28 73 44C75 60 66 82 50 90C34 82 25 60 27 44Z"),
    ...SLIT,
    shape("fine", "M50 22L50 46M46 60L54 60L52 66L48 66Z"),
    shape("dark", "M40 74C46 71 54 71 60 74C56 79 44 79 40 74Z"),
    ...twice(shape("deep", "M29 56L36 62L35 70L31 64Z")),
  ]),
  red: horde([
    shape(
      "cloak",
      "M50 -6C56 2 54 8 60 12C66 8 66 4 66 0C74 12 72 22 66 30L34 30C28 22 26 12 34 0C34 4 34 8 40 12C46 8 44 2 50 -6Z",
    ),
    shape("deep", "M26 44C25 28 38 20 50 20C62 20 75 28 74 44C76 58 72 66 66 72L58 90L42 90L34 72C28 66 24 58 26 44Z"),
    ...SLIT,
    shape("iron", "M44 56L56 56L54 76L50 84L46 76Z"),
    ...twice(shape("bone", "M36 84C30 76 30 66 35 60C36 68 40 74 44 80Z")),
  ]),
  first: [
    shape("steel", "M88 112L92 10C84 -4 62 -4 54 4C68 2 80 6 88 18L84 112Z"),
    shape("dark", "M4 112C6 86 14 70 18 50C18 20 34 2 50 -2C66 2 80 20 80 50C84 70 90 86 92 112Z"),
    shape(
      "cloak",
      "M4 112C6 86 14 70 18 50C18 20 34 2 50 -2C66 2 80 20 80 50C84 70 90 86 92 112L74 112C78 86 74 66 70 50C68 30 60 20 50 18C40 20 32 30 30 50C26 66 22 86 26 112Z",
    ),
    shape(
      "bone",
      "M35 46C34 34 42 28 50 28C58 28 66 34 65 46C65 54 62 58 60 60L59 70C55 74 45 74 41 70L40 60C38 58 35 54 35 46Z",
    ),
    ...twice(shape("dark", "M39 48C40 42 47 43 48 49C47 54 40 54 39 48Z")),
    disc("glow", 44, 49, 2),
    disc("glow", 56, 49, 2),
    shape("dark", "M50 54L47 59L53 59Z"),
    shape("line", "M43 66L57 66M46 63L46 70M50 63L50 71M54 63L54 70"),
  ],
  second: [
    ...twice(shape("gold", "M26 40C8 36 -2 20 -4 0C8 10 18 14 32 22Z")),
    ...twice(shape("fine", "M2 10C12 20 20 26 28 30M6 22C14 28 20 32 27 35")),
    shape("gold", "M4 112C4 90 20 82 38 80L62 80C80 82 96 90 96 112Z"),
    shape("deep", "M40 80L60 80L56 112L44 112Z"),
    shape("gold", "M26 44C24 22 36 8 50 6C64 8 76 22 74 44C76 62 66 80 50 90C34 80 24 62 26 44Z"),
    shape("deep", "M32 44L47 48L47 80C38 72 33 60 32 44ZM68 44L53 48L53 80C62 72 67 60 68 44Z"),
    disc("ember", 40, 51, 2.6),
    disc("ember", 60, 51, 2.6),
    shape("fine", "M36 62L46 62M37 68L46 68M40 74L46 74M54 62L64 62M54 68L63 68M54 74L60 74"),
    shape("gold", "M50 -4L56 10L54 42L50 46L46 42L44 10Z"),
    disc("glow", 50, 16, 3.4),
  ],
  third: [
    shape(
      "ember",
      "M50 -10C56 2 70 4 72 20C82 18 82 8 80 4C92 18 92 34 84 46C94 50 96 44 96 42C98 60 92 72 84 80L16 80C8 72 2 60 4 42C4 44 6 50 16 46C8 34 8 18 20 4C18 8 18 18 28 20C30 4 44 2 50 -10Z",
    ),
    shape(
      "flame",
      "M50 6C56 16 66 18 68 30C76 30 78 24 78 22C84 38 82 58 76 72L24 72C18 58 16 38 22 22C22 24 24 30 32 30C34 18 44 16 50 6Z",
    ),
    shape("iron", "M4 112C4 92 20 84 38 80L62 80C80 84 96 92 96 112Z"),
    ...twice(shape("ember", "M14 112L20 96L26 112ZM30 112L34 92L38 112Z")),
    shape(
      "bone",
      "M28 48C26 32 38 24 50 24C62 24 74 32 72 48C72 56 70 60 66 62L64 78C58 84 42 84 36 78L34 62C30 60 28 56 28 48Z",
    ),
    ...twice(shape("dark", "M33 48C36 42 44 44 47 52C43 58 34 56 33 48Z")),
    disc("flame", 41, 51, 3),
    disc("flame", 59, 51, 3),
    shape("dark", "M50 57L46 64L54 64Z"),
    shape("line", "M38 72L62 72M43 68L43 77M47 68L47 79M50 68L50 79M53 68L53 79M57 68L57 77"),
    shape("gold", "M28 36L24 20L36 28L42 16L50 27L58 16L64 28L76 20L72 36C64 31 57 30 50 30C43 30 36 31 28 36Z"),
  ],
  dark_general: [
    ...twice(shape("iron", "M-4 112C-4 92 4 82 10 66L16 82L24 70L28 84L40 80L38 112Z")),
    shape("cloak", "M22 112C24 94 32 86 40 82L60 82C68 86 76 94 78 112Z"),
    ...twice(shape("bone", "M28 30C10 26 2 8 10 -10C14 4 24 10 38 14Z")),
    shape("iron", "M25 46C22 22 36 8 50 6C64 8 78 22 75 46C78 62 68 84 50 92C32 84 22 62 25 46Z"),
    shape("dark", "M30 46L47 52L48 84C36 76 30 62 30 46ZM70 46L53 52L52 84C64 76 70 62 70 46Z"),
    ...twice(shape("ember", "M34 51L46 55C44 60 36 58 34 51Z")),
    shape("line", "M36 66L46 66M38 72L46 72M41 78L46 78M54 66L64 66M54 72L62 72M54 78L59 78"),
    shape("iron", "M50 -8L58 12L54 48L50 54L46 48L42 12Z"),
    shape("ember", "M50 14L54 22L50 32L46 22Z"),
  ],
};
