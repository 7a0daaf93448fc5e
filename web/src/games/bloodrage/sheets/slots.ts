/** The signs of empty slots. */

import clan from "icon:viking-shield";
import monster from "icon:troll";

export function slotSign(slot: string): string {
  return slot.startsWith("monster") ? monster : clan;
}
