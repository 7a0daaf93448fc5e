/** The faces of the clans: their leaders, in a box of 100 x 100, looking at whoever looks at them. */

import type { ClanId } from "../clans.ts";
import type { Layer } from "./drawing.ts";

const eyes = (y: number, apart: number): Layer[] => [
  { paint: "bone", d: `M${50 - apart - 5} ${y}q5-4 10 0q-5 3-10 0ZM${50 + apart - 5} ${y}q5-4 10 0q-5 3-10 0Z` },
  { paint: "dark", d: `M${50 - apart - 2} ${y - 1.8}h4v3.400h-4ZM${50 + apart - 2} ${y - 1.8}h4v3.400h-4Z` },
];

/** A scarred man under the pelt of a wolf. */
const wolf: Layer[] = [
  { paint: "deep", d: "M8 100C10 78 24 68 50 68S90 78 92 100Z" },
  {
    paint: "iron",
    d: "M14 100C14 74 20 40 26 30L22 8L38 20C46 16 54 16 62 20L78 8L74 30C80 40 86 74 86 100L70 92L64 60H36L30 92Z",
  },
  { paint: "night", d: "M26 14L35 22L29 28ZM74 14L65 22L71 28Z" },
  { paint: "skin", d: "M32 42C32 30 68 30 68 42V60C66 74 58 82 50 82S34 74 32 60Z" },
  { paint: "steel", d: "M28 40C34 24 44 26 50 34C56 26 66 24 72 40C64 34 58 36 55 42H45C42 36 36 34 28 40Z" },
  { paint: "dark", d: "M46 37H54L50 43ZM35 31L41 32L37 35ZM65 31L59 32L63 35Z" },
  ...eyes(52, 9),
  { paint: "hair", d: "M34 47L46 49L46 52L35 50ZM66 47L54 49L54 52L65 50Z" },
  {
    paint: "hair",
    d: "M32 58C34 86 44 94 50 98C56 94 66 86 68 58C64 68 58 66 55 66C52 63 48 63 45 66C42 66 36 68 32 58Z",
  },
  { paint: "dark", d: "M44 71H56L54 73.500H46Z" },
  { paint: "piece", line: 2.4, d: "M62 40L58 62" },
  { paint: "bone", d: "M40 84L42 94L45 86ZM60 84L58 94L55 86Z" },
];

/** A seeress of war: black braids, feathers, blue paint across the eyes. */
const raven: Layer[] = [
  {
    paint: "night",
    d: "M4 100C6 80 16 72 24 70L20 80L32 70L30 82L42 72H58L70 82L68 70L80 80L76 70C84 72 94 80 96 100Z",
  },
  { paint: "night", d: "M26 60C18 26 34 10 50 10S82 26 74 60L78 92L68 96L64 60H36L32 96L22 92Z" },
  { paint: "skin", d: "M33 38C33 24 67 24 67 38V56C65 70 57 79 50 79S35 70 33 56Z" },
  { paint: "night", d: "M30 44C30 18 50 16 50 24C50 16 70 18 70 44C66 32 58 28 50 28S34 32 30 44Z" },
  { paint: "piece", d: "M33 44H67V53C60 56 56 51 50 51S40 56 33 53Z" },
  ...eyes(48, 9),
  { paint: "dark", d: "M38 42.500L46 44L46 45.500L38 44.500ZM62 42.500L54 44L54 45.500L62 44.500Z" },
  { paint: "ember", d: "M44 67C47 65.500 53 65.500 56 67C53 70.500 47 70.500 44 67Z" },
  { paint: "gold", d: "M31 26C38 18 62 18 69 26L67 31C60 24 40 24 33 31Z" },
  { paint: "piece", d: "M50 14L54 22L50 28L46 22Z" },
  { paint: "steel", d: "M24 74L28 62L34 76ZM76 74L72 62L66 76Z" },
  { paint: "gold", d: "M22 84H33V88H22ZM67 84H78V88H67Z" },
];

/** Shaven and tattooed, a golden serpent around the neck. */
const serpent: Layer[] = [
  { paint: "deep", d: "M6 100C8 80 24 74 50 74S92 80 94 100Z" },
  { paint: "scale", d: "M10 100L16 86L24 92L30 82L40 90L50 82L60 90L70 82L76 92L84 86L90 100Z" },
  { paint: "skin", d: "M38 66H62V86C56 92 44 92 38 86Z" },
  { paint: "skin", d: "M30 40C28 8 72 8 70 40V58C68 72 58 82 50 82S32 72 30 58Z" },
  { paint: "skin", d: "M30 46C24 42 24 58 31 58ZM70 46C76 42 76 58 69 58Z" },
  { paint: "deep", line: 3, d: "M50 16C42 20 58 25 50 31S58 38 50 42M34 62C38 58 38 66 42 64M66 62C62 58 62 66 58 64" },
  ...eyes(49, 10),
  { paint: "dark", d: "M33 44L45 46.500L45 48.500L33 46ZM67 44L55 46.500L55 48.500L67 46Z" },
  { paint: "hair", d: "M44 74H56L53 92L50 98L47 92Z" },
  { paint: "hair", d: "M40 64C44 61 56 61 60 64L58 67C54 65.500 46 65.500 42 67Z" },
  { paint: "dark", d: "M44 69.500H56L54 72H46Z" },
  { paint: "gold", d: "M32 82C38 92 62 92 68 82L74 78L76 84C70 100 30 100 24 84C24 78 28 74 34 76L38 80Z" },
  { paint: "spell", d: "M27 78.500H30.500V81H27Z" },
  {
    paint: "gold",
    d: "M24 58A3.500 3.500 0 1 0 31 58A3.500 3.500 0 1 0 24 58ZM69 58A3.500 3.500 0 1 0 76 58A3.500 3.500 0 1 0 69 58Z",
  },
];

/** An old giant of a man in a bear's fur, grey in the beard. */
const bear: Layer[] = [
  { paint: "wood", d: "M0 100C0 72 12 60 24 58H76C88 60 100 72 100 100Z" },
  { paint: "wood", d: "M20 66C10 34 22 22 30 20C24 6 40 4 42 14C47 12 53 12 58 14C60 4 76 6 70 20C78 22 90 34 80 66Z" },
  { paint: "deep", d: "M29 12C31 8 37 10 37 15L32 18ZM71 12C69 8 63 10 63 15L68 18Z" },
  { paint: "skin", d: "M30 42C30 28 70 28 70 42V60C68 74 58 82 50 82S32 74 30 60Z" },
  { paint: "wood", d: "M26 46C26 28 40 24 50 24S74 28 74 46C68 36 60 35 56 38L50 34L44 38C40 35 32 36 26 46Z" },
  {
    paint: "dark",
    d: "M45 27H55L50 33ZM36 26A2 2 0 1 0 40 26A2 2 0 1 0 36 26ZM60 26A2 2 0 1 0 64 26A2 2 0 1 0 60 26Z",
  },
  { paint: "bone", d: "M34 36L36 42L39 36ZM61 36L64 42L66 36Z" },
  ...eyes(50, 10),
  { paint: "steel", d: "M32 45L46 45.500L46 49L32 49ZM68 45L54 45.500L54 49L68 49Z" },
  { paint: "skin", d: "M46 50H54L57 60C54 63 46 63 43 60Z" },
  {
    paint: "steel",
    d: "M28 56C28 84 40 96 50 100C60 96 72 84 72 56C68 66 60 65 57 63C53 66 47 66 43 63C40 65 32 66 28 56Z",
  },
  { paint: "dark", d: "M44 69H56L53 71.500H47Z" },
  { paint: "gold", d: "M38 88H44V93H38ZM56 88H62V93H56Z" },
  { paint: "piece", d: "M8 76L20 68L24 84L12 92ZM92 76L80 68L76 84L88 92Z" },
];

export const PORTRAITS: Record<ClanId, readonly Layer[]> = { wolf, raven, serpent, bear };
