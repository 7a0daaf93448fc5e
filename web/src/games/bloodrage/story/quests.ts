/** Why a quest succeeds or fails, from what the table says. */

import { enumerated, say } from "../../../words/words.svelte.ts";
import type { ClanId } from "../clans.ts";
import { type LandId, PROVINCE_IDS, PROVINCES, type ProvinceId } from "../components.ts";
import { named } from "../naming.ts";
import type { BloodRageView } from "../view.ts";
import { clanName } from "./lines.ts";

/** Where the clan is the strongest of those provinces that the quest speaks of; else who is. */
export function whyOf(view: BloodRageView, clan: ClanId, card: string): string {
  if (card.startsWith("glorious_death")) {
    return say("web-bloodrage-why-valhalla", { count: view.summary.clans[clan]?.valhalla.length ?? 0 });
  }
  const provinces = provincesOf(view, card);
  const own = provinces.filter((province) => view.summary.provinces[province].strongest === clan);
  if (own.length > 0) {
    return say("web-bloodrage-why-strongest", { provinces: enumerated(own.map((id) => named("province", id))) });
  }
  if (provinces.length === 0) return say("web-bloodrage-why-gone");
  const others = provinces.map((id) => {
    const { strongest } = view.summary.provinces[id];
    return `${named("province", id)}: ${strongest === null ? say("web-bloodrage-why-nobody") : clanName(strongest)}`;
  });
  return others.join("; ");
}

/** The living provinces of the quest's land, or Yggdrasil. */
function provincesOf(view: BloodRageView, card: string): ProvinceId[] {
  const land = card.replace(/_\d$/, "");
  if (land === "yggdrasil") return ["yggdrasil"];
  return PROVINCE_IDS.filter((id) => PROVINCES[id].land === (land as LandId) && !view.summary.provinces[id].destroyed);
}
