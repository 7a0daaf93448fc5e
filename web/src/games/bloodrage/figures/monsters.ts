/** The monsters, each with a pose of its own. What they wear has the colour of the clan that they have joined. */

import type { Layer, FigureDrawing } from "./drawing.ts";

const monster = (layers: readonly Layer[]): FigureDrawing => ({ monster: true, layers });

/** Bent under its own back, dragging a club, its nose before it. */
const troll = monster([
  { paint: "wood", d: "M3 60L-1 33C-2 26 8 24 10 31L14 57Z" },
  { paint: "bone", d: "M-1 34L-6 31L0 30ZM9 33L14 29L11 35ZM1 43L-5 43L1 40Z" },
  { paint: "moss", d: "M11 60C6 46 7 28 18 19C27 11 40 13 46 22C53 30 55 46 52 60H41L40 51C36 54 28 54 24 51L23 60Z" },
  { paint: "bark", d: "M14 36C12 26 18 19 27 16C20 22 18 30 19 38ZM27 17C32 15 37 16 40 18C34 19 30 22 28 26Z" },
  { paint: "moss", d: "M15 27C5 33 2 45 5 55L13 54C11 46 14 39 22 35Z" },
  { paint: "piece", d: "M21 45C28 50 40 50 46 44L48 56L41 53L35 59L29 53L21 57Z" },
  { paint: "moss", d: "M35 24L26 17L31 29Z" },
  { paint: "moss", d: "M34 17C42 10 54 13 56 22C62 23 64 29 58 31C57 37 49 40 41 38C33 35 29 24 34 17Z" },
  { paint: "bark", d: "M36 16C42 11 50 12 54 17C48 17 42 18 38 21Z" },
  { paint: "eye", d: "M46 21.500A2 2 0 1 0 50 21.500A2 2 0 1 0 46 21.500Z" },
  { paint: "dark", d: "M41 31C46 34 52 34 57 31.500L56 34C51 37 45 37 40.500 34Z" },
  { paint: "bone", d: "M43 33L45 26L47.500 33.500ZM52 33.500L54.500 27L56 32.500Z" },
]);

/** Broader than tall: a beard, a winged helmet, and a hammer as large as he is. */
const dwarfChieftain = monster([
  { paint: "wood", d: "M52 60V22H56V60Z" },
  { paint: "iron", d: "M43.500 9H65V24H43.500Z" },
  { paint: "gold", d: "M43.500 14.500H65V18.500H43.500Z" },
  { paint: "piece", d: "M13 60C10 46 17 35 32 35C47 35 53 46 50 60Z" },
  { paint: "deep", d: "M18 60V55H29V60ZM35 60V55H46V60Z" },
  { paint: "piece", d: "M42 38C48 40 54 43 57 46L54 52C49 51 44 48 40 45Z" },
  { paint: "skin", d: "M53 44C56 43 59 45 58.500 48.500C57 51.500 53.500 51.500 52 49Z" },
  { paint: "skin", d: "M20 23H44V33C40 37 24 37 20 33Z" },
  {
    paint: "ember",
    d: "M17 29C14 44 24 56 28 60L32 54L36 60C40 56 50 44 47 29C42 34 38 33 35 32.500C33 35 31 35 29 32.500C26 33 22 34 17 29Z",
  },
  { paint: "gold", d: "M26 52H30V56H26ZM34 52H38V56H34Z" },
  {
    paint: "skin",
    d: "M29.500 27C29.500 25 34.500 25 34.500 27C36.500 31.500 33.500 33 32 33C30.500 33 27.500 31.500 29.500 27Z",
  },
  { paint: "bone", d: "M20 22C10 20 6 12 8 4C12 10 18 11 22 12ZM44 22C54 20 58 12 56 4C52 10 46 11 42 12Z" },
  { paint: "iron", d: "M18 25C16 8 48 8 46 25C41 21.500 23 21.500 18 25Z" },
  { paint: "gold", d: "M17.500 23C23 19 41 19 46.500 23V26.500C41 22.500 23 22.500 17.500 26.500Z" },
  { paint: "dark", d: "M23.500 26.500H28V29H23.500ZM36 26.500H40.500V29H36Z" },
]);

/** A neck out of the water, jaws open, fins in the colour of its clan. */
const seaSerpent = monster([
  { paint: "scale", d: "M0 60C-2 40 20 40 20 60H12.500C12.500 50 7 50 7.500 60Z" },
  { paint: "piece", d: "M4 46L2 38L10 43ZM12 43L14 35L17 45Z" },
  { paint: "scale", d: "M47 60C47 50 54 50 55 40L64 34L62 44C64 52 60 60 56 60Z" },
  { paint: "piece", d: "M27 8L14 3L22 15ZM30 22L17 21L28 31ZM29 36L16 38L25 46Z" },
  {
    paint: "scale",
    d: "M20 60C17 45 32 40 32 30C32 22 24 19 25 11C28 1 45-2 57 5C62 8 66 12 66 15L53 17C58 19 62 21 62 24C57 27 51 27 47.500 25C45 25 44 27 45 31C47 43 38 47 40 60Z",
  },
  {
    paint: "belly",
    d: "M34 60C33 48 42 44 40 31C39.500 25 42 22 46 21L47.500 25C45 25 44 27 45 31C47 43 38 47 40 60Z",
  },
  { paint: "dark", d: "M44 19C50 15.500 60 15.500 66 15L53 17C57 19 60 20.500 62 24C56 22 50 19.500 44 19Z" },
  {
    paint: "bone",
    d: "M52 16.500L54 20.500L56 16.500ZM59 15.800L60.500 19L62.500 15.500ZM55 26.200L56 22.500L58 25.800Z",
  },
  { paint: "eye", d: "M42.500 9.500A2.400 2.400 0 1 0 47.300 9.500A2.400 2.400 0 1 0 42.500 9.500Z" },
  { paint: "dark", d: "M44.500 8H45.700V11.500H44.500Z" },
  { paint: "ice", d: "M-3 60Q5 53 13 59T29 59T45 59T67 58V64H-3Z" },
]);

/** Wings spread, the spear upright. */
const valkyrie = monster([
  {
    paint: "bone",
    d: "M27 31C14 29 2 16-2-1C5 5 9 6 14 8C13 10 17 13 20 14C21 18 26 23 29 26ZM37 31C50 29 62 16 66-1C59 5 55 6 50 8C51 10 47 13 44 14C43 18 38 23 35 26Z",
  },
  {
    paint: "pale",
    d: "M25 28C16 25 7 15 4 6C9 10 14 12 16 13C18 18 23 22 26 25ZM39 28C48 25 57 15 60 6C55 10 50 12 48 13C46 18 41 22 38 25Z",
  },
  { paint: "piece", d: "M25 32H39L49 60H41L38 57L32 61L26 57L23 60H15Z" },
  { paint: "deep", d: "M30 40L27 58L32 61L37 58L34 40Z" },
  { paint: "flame", d: "M25 16C21 27 23 35 25 38C28 34 36 34 39 38C41 35 43 27 39 16C37 9 27 9 25 16Z" },
  { paint: "steel", d: "M24.500 29C28 26 36 26 39.500 29L39 41C35 43.500 29 43.500 25 41Z" },
  { paint: "gold", d: "M25 38.500H39V42H25Z" },
  { paint: "skin", d: "M26.500 15H37.500V21C36.500 25.500 34 27.500 32 27.500C30 27.500 27.500 25.500 26.500 21Z" },
  { paint: "gold", d: "M25 16.500C24.500 6 39.500 6 39 16.500C35 13.500 29 13.500 25 16.500Z" },
  { paint: "bone", d: "M25 13L17 6L25 7ZM39 13L47 6L39 7Z" },
  { paint: "dark", d: "M28.500 18H31V19.800H28.500ZM33 18H35.500V19.800H33Z" },
  { paint: "wood", d: "M48 62L50 10H52.500L51 62Z" },
  { paint: "steel", d: "M47.500 10L51.500-3L55 10L51.200 14Z" },
  { paint: "skin", d: "M39 31L50 35.500L50.500 41L46 41L38 37Z" },
]);

/** A slender archer in a hood, eyes that glow, the bow drawn. */
const darkElf = monster([
  { paint: "night", d: "M31 5C20 8 18 20 19 31C17 43 12 52 8 60H45C47 48 47 36 43 28C45 16 41 6 31 5Z" },
  { paint: "lilac", d: "M28 17L15 10L26 23Z" },
  { paint: "piece", d: "M26 31H41C43 40 44 50 44 60H27C28 50 27 40 26 31Z" },
  { paint: "deep", d: "M26 44H43.500V47.500H26Z" },
  { paint: "lilac", d: "M27 16C32 12 39 15 40 21C39.500 27 35 30 31.500 28.500C28 27 26 21 27 16Z" },
  { paint: "night", d: "M25 18C26 8 40 8 41.500 18C36 13.500 31 14 27.500 20L27 28C25 25 24.500 21 25 18Z" },
  { paint: "spell", d: "M30.500 19.500L34 20.500L31 22ZM36 20.500L39.500 19.500L38.500 22Z" },
  { paint: "wood", line: 3.4, d: "M50 5C65 18 65 46 50 59" },
  { paint: "bone", line: 1, d: "M50 5L37 32L50 59" },
  { paint: "wood", line: 1.8, d: "M35 32H63" },
  { paint: "steel", d: "M61 28.500L68 32L61 35.500Z" },
  { paint: "night", d: "M38 31L58 29.500L59 34L39 37Z" },
  {
    paint: "lilac",
    d: "M57 29C60 28.500 61.500 31 61 33.500C59.500 35.500 57 35 56.500 33ZM35 30C37.500 29 39.500 31 39 33.500C37.500 35.500 35 35 34.500 33Z",
  },
]);

/** Rock with fire in its cracks, a burning sword above the head. */
const fireGiant = monster([
  { paint: "ember", d: "M56 22C49 11 59 4 55-7C66-1 69 11 63 23Z" },
  { paint: "flame", d: "M58 20C54 12 60 8 58.500 1C64 6 64.500 14 61.500 21Z" },
  { paint: "rock", d: "M12 60L9 41C7 29 15 23 24 22H42C51 23 57 30 55 41L52 60H39L37 49H27L25 60Z" },
  { paint: "rock", d: "M48 27L56 15L64 20L56 37Z" },
  { paint: "rock", d: "M14 27C5 31 2 42 5 51L14 50C12 43 15 38 20 35Z" },
  { paint: "ember", line: 2.4, d: "M18 30L24 38L20 45M46 29L40 36L45 44M32 30V41M9 36L12 44" },
  { paint: "piece", d: "M13 45H51L53 57L44 53L38 58L32 53L26 58L20 53L11 57Z" },
  { paint: "ember", d: "M20 17C15 8 22 3 21-4C26 0 28-2 31-8C35-2 38 0 43-4C42 3 49 8 44 17Z" },
  { paint: "flame", d: "M25 15C22 9 27 6 27 1C30 4 31 2 32-2C34 2 36 4 38 1C38 6 42 9 39 15Z" },
  { paint: "rock", d: "M22 14C26 10 38 10 42 14L41 25C38 31 26 31 23 25Z" },
  { paint: "flame", d: "M25 17L31 19.500L26 21ZM39 17L33 19.500L38 21ZM26 25H38L35.500 28H28.500Z" },
]);

/** Broad and slow: a crown and a beard of ice, both fists on a block. */
const frostGiant = monster([
  { paint: "ice", d: "M53 58L56 8L61-4L68 6L64 58Z" },
  { paint: "bone", d: "M57 10L60.500 0L62 12L60 50Z" },
  { paint: "frost", d: "M10 60C6 44 8 30 20 24H44C56 30 58 44 54 60H40L38 50H26L24 60Z" },
  { paint: "ice", d: "M15 29C8 34 4 44 6 53L15 53C14 46 16 40 22 36Z" },
  { paint: "frost", d: "M46 27C54 30 60 37 62 43L56 49C50 46 45 41 42 36Z" },
  { paint: "ice", d: "M55 42C59 39 64 42 64 46.500C62 51 56.500 50.500 55 47Z" },
  { paint: "piece", d: "M14 45H51L54 57L45 54L39 59L32 54L25 59L19 54L10 57Z" },
  { paint: "bone", d: "M14 30C16 22 48 22 50 30L44 29L41 33L36 29L32 34L28 29L23 33L20 29Z" },
  { paint: "frost", d: "M22 13H42V24C38 29 26 29 22 24Z" },
  { paint: "bone", d: "M21 20L23 37L27 29L29.500 42L32.500 30L36 40L38 29L41.500 36L43 20C38 25 26 25 21 20Z" },
  { paint: "ice", d: "M19.500 15L18 1L25 8L27-4L32 5L37-6L39 8L46 0L44.500 15C38 11 26 11 19.500 15Z" },
  { paint: "dark", d: "M25 17L30.500 18.500L26 20.500ZM39 17L33.500 18.500L38 20.500Z" },
]);

/** Bones under a torn cloak, the scythe high. */
const soldierOfHel = monster([
  { paint: "wood", d: "M50 62L47 3H50.500L54 62Z" },
  { paint: "steel", d: "M52 5C41-5 24-5 13 6C26 1 40 5 50 14Z" },
  { paint: "piece", d: "M17 31C23 25 41 25 47 31L54 58L47 54L43 61L37 54L32 61L27 54L21 61L17 54L10 58Z" },
  { paint: "night", d: "M24 31H40L42 54L37 50L32 56L27 50L22 54Z" },
  {
    paint: "bone",
    line: 2.2,
    d: "M32 30V47M25.500 34C29 36.500 35 36.500 38.500 34M26 38.500C29.500 41 34.500 41 38 38.500M27 43C30 45 34 45 37 43",
  },
  { paint: "bone", d: "M23 18C22 6 42 6 41 18C41 22 39 24 38 25.500V30H26V25.500C25 24 23 22 23 18Z" },
  {
    paint: "dark",
    d: "M25.500 16.500C27 14 31 15 31 18C31 21.500 26 21.500 25.500 19ZM33 18C33 15 37 14 38.500 16.500V19C38 21.500 33 21.500 33 18ZM31 23L32 21L33 23ZM29 26H30V30H29ZM31.500 26H32.500V30H31.500ZM34 26H35V30H34Z",
  },
  {
    paint: "spell",
    d: "M27.300 17.800A1.300 1.300 0 1 0 29.900 17.800A1.300 1.300 0 1 0 27.300 17.800ZM34.100 17.800A1.300 1.300 0 1 0 36.700 17.800A1.300 1.300 0 1 0 34.100 17.800Z",
  },
  { paint: "iron", d: "M22.500 14.500C21.500 2 42.500 2 41.500 14.500L37 11L33.500 14L29 10.500L26 13.500Z" },
  { paint: "bone", d: "M40 33L52 38L51 42L39 38Z" },
]);

/** Bowed over her staff, white hair, a light that nobody lit. */
const volurWitch = monster([
  { paint: "wood", d: "M50 61L52 14H55.500L54 61Z" },
  { paint: "spell", d: "M53.500-4L61 6L54 15L47 6Z" },
  { paint: "bone", d: "M53.500-4L55.500 6L54 15L51 6Z" },
  {
    paint: "piece",
    d: "M14 60C13 44 16 30 24 22C31 15 42 17 45 27C49 38 49 50 51 60H45L42 56L37 61L31 56L25 61L20 56Z",
  },
  { paint: "deep", d: "M27 60C26 48 28 38 34 33C38 40 40 50 41 57L37 61L31 56Z" },
  { paint: "night", d: "M17 33C19 26 26 22 30 24C37 22 44 26 46 31L41 30L38 34L33 30L29 35L25 31L21 36Z" },
  { paint: "bone", d: "M26 18C22 28 24 36 22 42C28 39 30 32 31 27ZM40 25C42 30 40 36 42 40C44 36 45 29 43 24Z" },
  {
    paint: "skin",
    d: "M30 17C35 13 42 16 43 21L47 26L42.500 26.500C41.500 31 36 32.500 33 29.500C30 27 28.500 21 30 17Z",
  },
  { paint: "deep", d: "M24 24C19 8 36 0 45 11C47 15 46 19 45 21C41 15 34 14 30.500 19L28 27Z" },
  { paint: "spell", d: "M36 20.500L41 21L37 23Z" },
  { paint: "skin", d: "M41 36C46 34 51 34 55.500 36C57 38.500 55.500 41.500 53 41.500C48 41 44 41.500 41 43Z" },
]);

export const MONSTERS = {
  troll,
  dwarf_chieftain: dwarfChieftain,
  sea_serpent: seaSerpent,
  valkyrie,
  dark_elf: darkElf,
  fire_giant: fireGiant,
  frost_giant: frostGiant,
  soldier_of_hel: soldierOfHel,
  volur_witch: volurWitch,
};
