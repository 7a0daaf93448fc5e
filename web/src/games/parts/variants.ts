/** Ways to play that several games have. */

import type { Variant } from "../contract.ts";

/** The whole game as it is usually played. */
export const WHOLE: Variant = { id: "whole", options: {} };
