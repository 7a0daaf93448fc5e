/** Somebody's own copy of a game, kept on this device: what it prints differently, and which components were looked at. */

import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { BoxRead } from "../protocol/types.ts";
import { keep, kept } from "../shell/kept.ts";
import { isSame, pathOf, type Place } from "./places.ts";
import { written } from "./file.ts";

interface Kept {
  corrections: Record<string, unknown>;
  checked: string[];
  notes: Record<string, string>;
}

export class OwnBox {
  readonly game: string;
  /** By path, what the copy says. */
  readonly corrections = new SvelteMap<string, unknown>();
  /** Components that were compared with the copy. */
  readonly checked = new SvelteSet<string>();
  /** What its owner says of a component in plain words. */
  readonly notes = new SvelteMap<string, string>();

  constructor(game: string) {
    this.game = game;
    const before = kept<Kept>(this.place, { corrections: {}, checked: [], notes: {} });
    for (const [path, value] of Object.entries(before.corrections)) this.corrections.set(path, value);
    before.checked.forEach((key) => this.checked.add(key));
    for (const [key, note] of Object.entries(before.notes)) this.notes.set(key, note);
  }

  private get place(): string {
    return `warhost-box-${this.game}`;
  }

  /** What stands there in this copy. */
  valueOf(place: Place): unknown {
    const path = pathOf(place);
    return this.corrections.has(path) ? this.corrections.get(path) : place.value;
  }

  differs(place: Place): boolean {
    return this.corrections.has(pathOf(place));
  }

  /** What we print is no correction. */
  correct(place: Place, value: unknown): void {
    if (isSame(value, place.value)) this.corrections.delete(pathOf(place));
    else this.corrections.set(pathOf(place), value);
    this.save();
  }

  check(key: string, isChecked: boolean): void {
    if (isChecked) this.checked.add(key);
    else this.checked.delete(key);
    this.save();
  }

  note(key: string, text: string): void {
    if (text.trim() === "") this.notes.delete(key);
    else this.notes.set(key, text);
    this.save();
  }

  /** Takes over what files say, beside what is there. */
  take({ corrections, notes }: Pick<BoxRead, "corrections" | "notes">): void {
    for (const each of corrections) {
      this.corrections.set(pathOf(each), each.value);
      this.checked.add(`${each.kind}.${each.component}`);
    }
    for (const { kind, component, note } of notes) {
      this.notes.set(`${kind}.${component}`, note);
      this.checked.add(`${kind}.${component}`);
    }
    this.save();
  }

  forget(): void {
    this.corrections.clear();
    this.checked.clear();
    this.notes.clear();
    this.save();
  }

  /** The file of corrections and notes; nothing where there are none. */
  get file(): string {
    return this.corrections.size + this.notes.size === 0 ? "" : written(this.game, this.corrections, this.notes);
  }

  /** What the table option `box` takes: notes are nobody's business there. */
  get option(): string {
    return this.corrections.size === 0 ? "" : written(this.game, this.corrections);
  }

  private save(): void {
    const now: Kept = {
      corrections: Object.fromEntries(this.corrections),
      checked: [...this.checked],
      notes: Object.fromEntries(this.notes),
    };
    keep(this.place, now);
  }
}
