/** The guided games, in the order in which they are best played. In each the others have no Rage left, so that the Age goes as the
 * guide tells it.
 *
 * - The first raid: the Wolf clan in Angerboda, from the first invasion to Ragnarok.
 * - Promises and gifts: the Serpent clan lays a quest, sees it pay and drafts the second Age. The packs are known; each holds so many
 *   cards of the kind that the guide asks for that the others cannot take them all.
 * - To win and to fall: the Bear clan wins a battle, loses one and dies in Ragnarok. The Ravens hold one card, and no village is
 *   free where they fight, so that they have nothing to decide. */

import { lessonsFrom } from "../parts/lessons.ts";
import firstRaid from "./lessons/first-raid.json";
import promisesAndGifts from "./lessons/promises-and-gifts.json";
import toWinAndToFall from "./lessons/to-win-and-to-fall.json";

export const lessons = lessonsFrom([firstRaid, promisesAndGifts, toWinAndToFall]);
