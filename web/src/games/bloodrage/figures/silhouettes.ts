/** The figures. Leader, Warrior and Ship are drawn by us in a box of 64 x 64 with their feet at 60: `body` takes the colour of the
 * clan, `deep` its shadow, `pale` its light. The monsters are the pictures of their cards, in a box of 512 x 512. */

import { motifOf } from "../cards/looks.ts";
import { FIGURE_IDS, FIGURES, type FigureId } from "../components.ts";

export interface Silhouette {
  body: string;
  deep: string;
  pale: string;
}

export const OWN: Partial<Record<FigureId, Silhouette>> = {
  leader: {
    body:
      "M24 17C15 17 9 11 9 2C13 8 18 10 25 10C27 7 29 6 32 6C35 6 37 7 39 10C46 10 51 8 55 2C55 11 49 17 40 17L41 24L38 29" +
      "C46 31 50 36 51 42L54 41L56 26L52 25L53 21L57 22L60 0L63 1L61 22L64 23L63 27L60 27L58 44L52 47L56 60L8 60L13 40" +
      "C14 34 19 31 26 29L23 24Z",
    deep: "M26 18H38V21H33.4V25H30.6V21H26ZM22 34L32 41L42 34L43 37L32 45L21 37ZM30.4 46H33.6V60H30.4ZM14 52L18 60H13ZM50 52L46 60H51Z",
    pale: "M27 12.4C30 10.8 34 10.8 37 12.4L36.6 14.4C34 13 30 13 27.4 14.4ZM25 26L32 33L39 26L38 24L32 28L26 24Z",
  },
  warrior: {
    body:
      "M32 8C36 9 40 14 41 21L40 28C46 30 48 33 48 38L50 37V5H54V8C60 6 65 11 65 18C65 24 63 28 60 31C60 26 58 23 54 22V60H50V45L46 46" +
      "L47 60H17L18 53C10 52 5 46 5 39C5 31 11 25 19 25C21 25 22 25.4 24 26L23 21C24 14 28 9 32 8Z",
    deep: "M26 21H38V23.6H33.2V27H30.8V23.6H26ZM19 28A11 11 0 1 0 19 50A11 11 0 1 0 19 28ZM19 31A8 8 0 1 1 19 47A8 8 0 1 1 19 31ZM32 48H44V51H32Z",
    pale: "M19 36A3 3 0 1 0 19 42A3 3 0 1 0 19 36ZM29 14C31 12.6 33 12.6 35 14L34.6 16C33 15 31 15 29.4 16Z",
  },
  ship: {
    body:
      "M30 4H34V9C42 9 48 8 53 6L50 35C44 37 38 37.6 34 37.6V43C42 43 49 41 53 35C54 30 55 27 58 24C56 23 54 24 53 25C53 20 57 17 63 18" +
      "C62 22 62 26 61 32C60 46 52 60 32 60C14 60 5 48 4 35C3 30 3 27 1 23C6 22 9 25 9 30C10 37 15 43 30 43V37.6C25 37.6 19 37 14 35" +
      "L11 6C16 8 22 9 30 9Z",
    deep: "M16 9.5L18.6 34.6L22.6 35.4L20.6 10.6ZM28 11.4V35.8H36V11.4ZM43.4 10.6L41.4 35.4L45.4 34.6L48 9.5ZM9 46C16 54 48 54 55 46L53.6 49C46 56.4 18 56.4 10.4 49Z",
    pale: "M17 46.4A2.6 2.6 0 1 0 17 51.6A2.6 2.6 0 1 0 17 46.4ZM27 48A2.6 2.6 0 1 0 27 53.2A2.6 2.6 0 1 0 27 48ZM37 48A2.6 2.6 0 1 0 37 53.2A2.6 2.6 0 1 0 37 48ZM47 46.4A2.6 2.6 0 1 0 47 51.6A2.6 2.6 0 1 0 47 46.4Z",
  },
};

export const MONSTERS: Partial<Record<FigureId, string>> = Object.fromEntries(
  FIGURE_IDS.filter((figure) => FIGURES[figure].monster).map((figure) => [figure, motifOf(figure)]),
);
