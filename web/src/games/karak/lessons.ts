/** The guided games, in the order in which they are best played. In each Taia has fallen and only recovers, and the dice are known,
 * so that two turns go as the guide tells them.
 *
 * - The first soul stone: Horan builds, fights, explores and meets the horde that marches on his city.
 * - A city grows: Darius gathers, founds, builds and trains. What he owns is exactly what the guide lets him spend.
 * - Walls and hordes: Lorraine gives up a building in a siege, beats the horde and builds anew, while another besieges Taia. */

import { lessonsFrom } from "../parts/lessons.ts";
import aCityGrows from "./lessons/a-city-grows.json";
import firstStone from "./lessons/first-stone.json";
import wallsAndHordes from "./lessons/walls-and-hordes.json";

export const lessons = lessonsFrom([firstStone, aCityGrows, wallsAndHordes]);
