/** The eight heroes, face to face. */

import type { HeroId } from "../../heroes.ts";
import { disc, type FaceShape, shape, twice } from "./shapes.ts";

export interface HeroFace {
  skin: string;
  shadow: string;
  hair: string;
  strand: string;
  shapes: readonly FaceShape[];
}

const SHOULDERS = shape("cloak", "M4 112C5 90 22 82 39 78L50 88L61 78C78 82 95 90 96 112Z");
const FOLDS = twice(shape("deep", "M39 78L50 88L46 112L30 112C32 98 34 86 39 78Z"));
const NECK = shape("shadow", "M40 62L60 62L61 79L50 89L39 79Z");
const HEAD = shape(
  "skin",
  "M29 42C28 24 38 15 50 15C62 15 72 24 71 42C71 52 67 62 60 68C56 72 44 72 40 68C33 62 29 52 29 42Z",
);
const EARS = twice(shape("skin", "M30 40C26 37 24 42 26 48C27 52 30 54 32 52Z"));
const NOSE = shape("fine", "M51 43C49 49 47 52 46.5 54.5C48 57 52 57 54 55");
const CHEEKS = twice(shape("lip", "M34 54C36 52 40 52 42 54C40 57 36 57 34 54Z"));

/** Eyes under brows: `brow` is how far the outer end rises above the inner one. */
function eyes(brow: number, paint: "dark" | "glow" = "dark"): FaceShape[] {
  return [
    ...twice(shape("white", "M35.5 45C38 41 43 41 45.5 45C43 48 38 48 35.5 45Z")),
    disc(paint, 41, 44.6, 2.3),
    disc(paint, 59, 44.6, 2.3),
    ...twice(shape("line", `M34 ${39 - brow}C38 ${36 - brow / 2} 42 36.5 46 39`)),
  ];
}

const SMILE = shape("line", "M42 60C46 65 54 65 58 60");
const GRIM = shape("line", "M43 63C47 61.5 53 61.5 57 63");

export const HERO_FACES: Record<HeroId, HeroFace> = {
  horan: {
    skin: "#dca67c",
    shadow: "#b97f58",
    hair: "#5a3218",
    strand: "#7c4a26",
    shapes: [
      shape("cloak", "M46 8C40 -6 66 -10 78 4C72 3 66 6 62 12Z"),
      SHOULDERS,
      ...twice(shape("steel", "M4 112C3 92 14 82 30 82C36 90 34 102 32 112Z")),
      ...twice(shape("fine", "M10 96C18 90 26 89 33 92M8 104C16 98 26 97 33 100")),
      NECK,
      HEAD,
      ...eyes(0),
      NOSE,
      shape(
        "hair",
        "M30 48C31 58 36 60 42 57C46 55 54 55 58 57C64 60 69 58 70 48C73 64 66 84 50 86C34 84 27 64 30 48Z",
      ),
      shape("shadow", "M43 62C47 60 53 60 57 62C54 66 46 66 43 62Z"),
      shape("strand", "M40 70C42 78 46 82 50 83C46 78 45 73 45 68ZM60 70C58 78 54 82 50 83C54 78 55 73 55 68Z"),
      shape("steel", "M26 42C24 16 38 5 50 5C62 5 76 16 74 42L68 43L67 36L54 36L53 54L47 54L46 36L33 36L32 43Z"),
      shape("gold", "M26 36L74 36L74 41L54 41L53 54L47 54L46 41L26 41Z"),
      shape("fine", "M50 6L50 36"),
      shape("lip", "M61 46L66 56L64 57L60 48Z"),
    ],
  },
  taia: {
    skin: "#f0d3bd",
    shadow: "#d4ad93",
    hair: "#e7e9f0",
    strand: "#b9c0d2",
    shapes: [
      shape("hair", "M24 40C20 14 38 6 50 6C62 6 80 14 76 40C80 66 84 84 82 106L18 106C16 84 20 66 24 40Z"),
      shape(
        "strand",
        "M24 50C22 70 20 88 22 106L30 106C27 86 27 66 29 52ZM76 50C78 70 80 88 78 106L70 106C73 86 73 66 71 52Z",
      ),
      shape("cloak", "M14 112C15 94 26 84 40 79L50 92L60 79C74 84 85 94 86 112Z"),
      shape("gold", "M40 79L50 92L60 79L63 81L50 98L37 81Z"),
      NECK,
      HEAD,
      ...CHEEKS,
      ...eyes(1, "glow"),
      NOSE,
      shape("lip", "M44 62C47 60 53 60 56 62C53 65 47 65 44 62Z"),
      shape("hair", "M29 46C28 26 38 14 50 14C62 14 72 26 71 46C68 38 62 30 50 24C38 30 32 38 29 46Z"),
      shape("gold", "M28 33C36 27 43 25 50 25C57 25 64 27 72 33L71 37C64 31 57 29 50 29C43 29 36 31 29 37Z"),
      ...twice(shape("gold", "M33 29C26 24 20 16 20 4C23 8 25 12 27 14C26 10 27 6 29 3C30 12 33 20 38 26Z")),
      shape("glow", "M50 20L54 26L50 34L46 26Z"),
    ],
  },
  lorraine: {
    skin: "#edc19c",
    shadow: "#c9966f",
    hair: "#a5461e",
    strand: "#cb6a34",
    shapes: [
      shape("line", "M86 112C98 80 96 40 80 10"),
      shape("cloak", "M20 46C14 14 36 -2 50 0C64 -2 86 14 80 46C84 70 92 88 94 112L6 112C8 88 16 70 20 46Z"),
      shape("deep", "M27 46C22 24 38 10 50 10C62 10 78 24 73 46C74 66 70 78 62 86L38 86C30 78 26 66 27 46Z"),
      shape("hair", "M28 48C26 28 38 16 50 16C62 16 74 28 72 48C74 60 75 70 72 80L28 80C25 70 26 60 28 48Z"),
      NECK,
      HEAD,
      ...CHEEKS,
      ...eyes(1),
      NOSE,
      shape("lip", "M43 62C47 60.5 53 60.5 57 62C53 65.5 47 65.5 43 62Z"),
      ...[
        [37, 50],
        [40, 52],
        [34, 51],
        [60, 52],
        [63, 50],
        [66, 51],
      ].map(([x, y]) => disc("strand", x!, y!, 0.8)),
      shape("hair", "M29 46C27 26 40 16 52 17C64 18 72 28 71 44C67 34 60 28 54 26C46 30 34 32 29 46Z"),
      shape("strand", "M31 40C33 62 29 72 25 84C33 80 37 68 35 52Z"),
      ...twice(shape("cloak", "M38 78C30 80 20 86 16 112L44 112C46 100 44 90 50 88Z")),
      shape("leaf", "M50 84C56 84 60 90 58 98C52 98 47 92 50 84Z"),
    ],
  },
  xanros: {
    skin: "#c9c3b4",
    shadow: "#948c85",
    hair: "#2c2634",
    strand: "#4a4156",
    shapes: [
      shape("cloak", "M18 50C10 14 36 -6 50 -4C64 -6 90 14 82 50C86 74 96 90 98 112L2 112C4 90 14 74 18 50Z"),
      shape("deep", "M24 48C18 20 36 4 50 8C64 4 82 20 76 48C78 70 72 82 64 90L36 90C28 82 22 70 24 48Z"),
      NECK,
      shape(
        "skin",
        "M31 40C30 24 39 16 50 16C61 16 70 24 69 40C69 50 64 58 60 66C57 73 43 73 40 66C36 58 31 50 31 40Z",
      ),
      ...twice(shape("shadow", "M33 50C36 53 40 58 42 66C38 64 34 58 33 50Z")),
      ...twice(shape("dark", "M35 45C38 39 43 40 46 45C43 49 38 49 35 45Z")),
      disc("glow", 41, 44.6, 2.6),
      disc("glow", 59, 44.6, 2.6),
      ...twice(shape("line", "M33 36C38 35 43 37 46.5 41")),
      NOSE,
      GRIM,
      shape("hair", "M45 66C47 65 53 65 55 66C56 74 53 82 50 88C47 82 44 74 45 66Z"),
      shape("fine", "M40 28L46 32M60 28L54 32M44 24L48 29"),
      ...twice(shape("cloak", "M36 86C26 84 18 92 14 112L44 112C46 102 44 94 50 92Z")),
      shape("bone", "M43 96C43 90 57 90 57 96C57 100 55 102 54 105L46 105C45 102 43 100 43 96Z"),
      disc("dark", 47, 97, 1.8),
      disc("dark", 53, 97, 1.8),
    ],
  },
  elspeth: {
    skin: "#f1cda9",
    shadow: "#cf9f76",
    hair: "#e3b84e",
    strand: "#f4d88a",
    shapes: [
      shape("hair", "M24 44C20 16 36 8 50 8C64 8 80 16 76 44C78 60 82 74 80 92L20 92C18 74 22 60 24 44Z"),
      shape("steel", "M6 112C6 92 20 84 38 80L50 90L62 80C80 84 94 92 94 112Z"),
      ...twice(shape("gold", "M6 112C5 94 14 86 28 83C31 92 28 104 26 112Z")),
      shape("cloak", "M40 84L50 92L60 84L62 112L38 112Z"),
      NECK,
      HEAD,
      ...CHEEKS,
      ...eyes(2),
      NOSE,
      shape("lip", "M43 61.5C47 60 53 60 57 61.5C53 65.5 47 65.5 43 61.5Z"),
      shape("hair", "M28 48C26 26 38 14 50 14C62 14 74 26 72 48C70 36 60 26 50 26C42 26 31 34 28 48Z"),
      shape("strand", "M27 46C24 62 26 78 20 96C30 90 36 72 32 50ZM73 46C76 62 74 78 80 96C70 90 64 72 68 50Z"),
      shape("gold", "M29 28L26 8L37 18L43 4L50 15L57 4L63 18L74 8L71 28C64 23 57 21 50 21C43 21 36 23 29 28Z"),
      shape("glow", "M50 12L53 17L50 22L47 17Z"),
    ],
  },
  darius: {
    skin: "#cf9a6a",
    shadow: "#a77547",
    hair: "#3b2718",
    strand: "#5d4029",
    shapes: [
      SHOULDERS,
      ...FOLDS,
      NECK,
      HEAD,
      ...EARS,
      ...eyes(0),
      NOSE,
      shape("shadow", "M33 58C36 66 42 71 50 71C58 71 64 66 67 58C68 64 64 74 50 75C36 74 32 64 33 58Z"),
      shape(
        "hair",
        "M38 60C42 56 47 56 50 58C53 56 58 56 62 60C66 61 68 58 68 58C67 65 58 65 50 61C42 65 33 65 32 58C32 58 34 61 38 60Z",
      ),
      shape("line", "M45 66C48 67 52 67 55 66"),
      shape("hair", "M29 42C28 34 31 28 34 26L66 26C69 28 72 34 71 42L68 34L32 34Z"),
      shape(
        "leather",
        "M4 30C20 36 36 36 50 34C64 36 80 34 97 24C90 20 80 20 72 22C70 6 62 2 56 6C52 2 44 2 40 6C32 2 28 10 27 22C18 22 8 24 4 30Z",
      ),
      shape("dark", "M27 20C40 25 60 25 72 20L72 25C60 30 40 30 27 26Z"),
      shape("cloak", "M70 22C74 8 84 0 94 -2C92 8 86 18 76 24Z"),
      shape("fine", "M72 21C78 12 84 6 91 1"),
      shape("gold", "M36 80C42 88 58 88 64 80L68 84C60 98 40 98 32 84Z"),
      shape("deep", "M46 92L54 92L58 112L42 112Z"),
    ],
  },
  hannah: {
    skin: "#a96b43",
    shadow: "#7f4b2b",
    hair: "#1f1720",
    strand: "#3b2c3c",
    shapes: [
      shape("cloak", "M72 26C86 24 94 34 98 46C90 42 86 44 80 42C88 50 88 58 88 66C82 58 78 46 70 36Z"),
      shape("hair", "M25 42C21 16 38 6 52 7C68 8 80 18 75 42C76 52 72 60 70 64L30 64C28 60 24 52 25 42Z"),
      SHOULDERS,
      shape("leather", "M39 78L50 88L61 78L66 80L54 112L46 112L34 80Z"),
      NECK,
      HEAD,
      ...EARS,
      ...eyes(2),
      NOSE,
      SMILE,
      shape("white", "M45 61.6C48 63 52 63 55 61.6C53 64 47 64 45 61.6Z"),
      shape(
        "hair",
        "M28 44C26 24 38 12 52 13C66 14 74 26 71 42C68 36 66 32 62 28C52 34 38 32 34 32C31 36 29 40 28 44Z",
      ),
      shape("cloak", "M27 30C40 25 60 25 73 30L72 37C60 31 40 31 28 37Z"),
      disc("gold", 50, 30.5, 3),
      ...twice(shape("white", "M27 54C24 60 23 68 25 76C28 70 30 62 29 54Z")),
    ],
  },
  sidhar: {
    skin: "#8d5a36",
    shadow: "#693f23",
    hair: "#d9d4c8",
    strand: "#f3efe4",
    shapes: [
      SHOULDERS,
      ...FOLDS,
      NECK,
      HEAD,
      ...EARS,
      ...eyes(0),
      NOSE,
      ...twice(shape("fine", "M32 50C34 52 36 53 38 53")),
      shape(
        "hair",
        "M31 54C34 60 40 59 44 57C48 56 52 56 56 57C60 59 66 60 69 54C71 72 62 98 50 104C38 98 29 72 31 54Z",
      ),
      shape("strand", "M42 66C42 80 46 92 50 98C48 86 47 76 47 66ZM58 66C58 80 54 92 50 98C52 86 53 76 53 66Z"),
      shape("shadow", "M44 63C47 61.5 53 61.5 56 63C53 65.5 47 65.5 44 63Z"),
      shape("cloak", "M27 32C24 12 38 0 50 0C64 0 78 12 73 32C60 25 40 25 27 32Z"),
      shape(
        "deep",
        "M27 32C36 12 56 4 70 14C60 14 44 22 40 27C36 28 30 30 27 32ZM52 26C58 20 66 18 72 22L73 32C68 29 60 26 52 26Z",
      ),
      shape("leather", "M26 30C40 24 60 24 74 30L74 36C60 30 40 30 26 36Z"),
      ...[disc("gold", 40, 30, 8), disc("gold", 60, 30, 8), disc("glow", 40, 30, 5), disc("glow", 60, 30, 5)],
      shape("white", "M37 28L40 26L41 28L38 30ZM57 28L60 26L61 28L58 30Z"),
    ],
  },
};
