/** The powers in power order. */

export const POWER_IDS = ["khorne", "nurgle", "tzeentch", "slaanesh"] as const;
export type PowerId = (typeof POWER_IDS)[number];
