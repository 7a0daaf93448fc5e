/** The eight heroes in the order of the engine's data. */

export const HERO_IDS = ["horan", "taia", "lorraine", "xanros", "elspeth", "darius", "hannah", "sidhar"] as const;
export type HeroId = (typeof HERO_IDS)[number];

export function isHero(seat: string): seat is HeroId {
  return (HERO_IDS as readonly string[]).includes(seat);
}
