/** The guided games, in the order in which they are best played. In each the others have no power points left, so that the round goes
 * as the guide tells it, whatever they are.
 *
 * - First blood: Khorne in Kislev, from the first summoning to a ruined region and a turned dial; the first dice are known.
 * - The god of change: Tzeentch in Tilea, from the draw to a dial that turns for magic. Nobody there can kill or earn a counter.
 * - The Empire falls: Nurgle, from the count of tokens through all of the End Phase. */

import { lessonsFrom } from "../parts/lessons.ts";
import changingWays from "./lessons/changing-ways.json";
import firstBlood from "./lessons/first-blood.json";
import theEmpireFalls from "./lessons/the-empire-falls.json";

export const lessons = lessonsFrom([firstBlood, changingWays, theEmpireFalls]);
