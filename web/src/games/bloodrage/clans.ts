/** The clans in the order of their seats. */

export const CLAN_IDS = ["wolf", "raven", "serpent", "bear"] as const;
export type ClanId = (typeof CLAN_IDS)[number];

export function isClan(seat: string): seat is ClanId {
  return (CLAN_IDS as readonly string[]).includes(seat);
}
