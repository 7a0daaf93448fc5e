/** What people wear and what grows on them, by name. */

import { GARMENTS } from "./garments.ts";
import { HEADGEAR } from "./headgear.ts";

export const WEAR = { ...GARMENTS, ...HEADGEAR };

export type WearName = keyof typeof WEAR;
