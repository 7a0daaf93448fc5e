/** The signs of what a dial grants. */

import type { DialTick } from "../components.ts";
import { CARDS, CLEANSE, CROWN, STAR, SWEEP, UPGRADE } from "./signs.ts";
import { TOKEN_LOOKS } from "./tokens.ts";

export interface RewardSign {
  d: string;
  /** The side of the box that `d` is drawn in. */
  box: 24 | 512;
}

export function rewardSign({ instruction, token }: DialTick): RewardSign | null {
  switch (instruction) {
    case "start":
      return null;
    case "score_vp":
      return { d: STAR, box: 24 };
    case "draw_chaos_cards":
      return { d: CARDS, box: 24 };
    case "upgrade_card":
      return { d: UPGRADE, box: 24 };
    case "place_token":
      return token === undefined ? null : { d: TOKEN_LOOKS[token].motif, box: 512 };
    case "remove_corruption":
      return { d: CLEANSE, box: 24 };
    case "remove_old_world_tokens":
      return { d: SWEEP, box: 24 };
    case "victory":
      return { d: CROWN, box: 24 };
  }
}
