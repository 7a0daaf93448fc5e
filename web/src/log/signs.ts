/** The sign of each sort of deed. */

import card from "icon:card-play";
import draw from "icon:card-discard";
import figure from "icon:swordman";
import march from "icon:boot-prints";
import battle from "icon:crossed-swords";
import dice from "icon:dice-six-faces-five";
import loss from "icon:death-skull";
import points from "icon:star-medal";
import blight from "icon:vile-fluid";
import ruin from "icon:fire";
import growth from "icon:upgrade";
import building from "icon:house";
import goods from "icon:two-coins";
import health from "icon:hearts";
import quest from "icon:scroll-quill";
import fate from "icon:crystal-ball";
import rest from "icon:night-sleep";
import end from "icon:trophy";
import type { DeedSort } from "../games/contract.ts";

export const SIGNS: Record<DeedSort, string> = {
  card,
  draw,
  figure,
  march,
  battle,
  dice,
  loss,
  points,
  blight,
  ruin,
  growth,
  building,
  goods,
  health,
  quest,
  fate,
  rest,
  end,
};
