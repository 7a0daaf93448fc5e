/** Tables of one's own that this device keeps: each as its record, with what is to be said of it in a list. */

import type { TableInfo } from "../protocol/types.ts";
import { POCKET } from "../server/api.ts";
import { keep, kept } from "../shell/kept.ts";

export interface Kept {
  id: string;
  made: number;
  levels: (string | null)[];
  name: string;
  record: string;
  info: TableInfo;
}

const PLACE = "warhost-";
const LETTERS = "abcdefghijkmnopqrstuvwxyz23456789";
const ID_LENGTH = 16;

export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(ID_LENGTH - POCKET.length));
  return POCKET + [...random].map((byte) => LETTERS[byte % LETTERS.length]).join("");
}

export function keepTable(table: Kept): void {
  keep(PLACE + table.id, table);
}

export function keptTable(id: string): Kept | null {
  return kept<Kept | null>(PLACE + id, null);
}

/** All of them, the newest first. */
export function keptTables(): Kept[] {
  const found = placesInStorage().map((place) => kept<Kept | null>(place, null));
  return found.filter((table) => table !== null).sort((one, other) => other.info.changed - one.info.changed);
}

export function forgetTable(id: string): void {
  try {
    localStorage.removeItem(PLACE + id);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function placesInStorage(): string[] {
  try {
    return Object.keys(localStorage).filter((place) => place.startsWith(PLACE + POCKET));
  } catch {
    return [];
  }
}
