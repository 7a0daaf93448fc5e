/** The colours of the three banners; each also carries its own sign. */

import type { BannerId } from "../components.ts";

export const BANNERS: Record<BannerId, { cloth: string; edge: string; ink: string }> = {
  black: { cloth: "#2b2730", edge: "#b9aec6", ink: "#fff6e2" },
  gold: { cloth: "#d9a626", edge: "#5f4206", ink: "#2a1b04" },
  red: { cloth: "#b2281c", edge: "#4e0c07", ink: "#fff3e4" },
};
