/** Small signs of tracks, tokens and facts, from the open icon set; 512 x 512. */

import axes from "icon:crossed-axes";
import cards from "icon:card-draw";
import crown from "icon:laurel-crown";
import fire from "icon:fire";
import drop from "icon:drop";
import horns from "icon:bull-horns";
import people from "icon:barbarian";
import scroll from "icon:scroll-quill";
import sword from "icon:crossed-swords";
import type { RewardId, TrackId } from "../components.ts";

export const GLORY = crown;
export const HAND = cards;
export const QUEST = scroll;
export const PEOPLE = people;
export const SWORDS = sword;
export const FIRE = fire;

export const TRACK_SIGNS: Record<TrackId, string> = { rage: drop, axes, horns };

export const REWARD_SIGNS: Record<RewardId, readonly string[]> = {
  rage: [drop],
  axes: [axes],
  horns: [horns],
  glory: [crown],
  yggdrasil: [drop, axes, horns],
};
