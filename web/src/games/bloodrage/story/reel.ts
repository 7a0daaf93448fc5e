/** Events that are being cut into scenes: how far one has come, how the table looks there, and the battle that goes on. */

import type { GameEvent, Scene, View } from "../../contract.ts";
import { asForeseen, sceneOf } from "../../parts/scenes.ts";
import { type Battle, battleOf, fought, remember } from "../stage/battle.ts";
import type { Staged } from "../stage/staged.ts";
import { asBloodRage, type BloodRageView } from "../view.ts";
import { afterBattle, forward, gainsOf } from "./forward.ts";

type Own = Partial<Omit<Scene, "events" | "after" | "gains" | "stage">> & { stage?: Staged };

export class Reel {
  readonly scenes: Scene[] = [];
  /** The battle as it stands after the scenes so far. */
  battle: Battle | null;
  readonly #events: readonly GameEvent[];
  readonly #last: View;
  #now: View;
  #at = 0;
  /** False: the next scene clears away the battle before it. */
  #isCleared = true;

  constructor(events: readonly GameEvent[], before: View, last: View) {
    this.#events = events;
    this.#now = before;
    this.#last = last;
    this.battle = battleOf(asBloodRage(before));
  }

  /** The kind of the next event; null at the end. */
  get kind(): string | null {
    return this.#events[this.#at]?.kind ?? null;
  }

  /** The next event but so many. */
  ahead(by = 0): GameEvent | null {
    return this.#events[this.#at + by] ?? null;
  }

  /** The table after the scenes so far. */
  get table(): BloodRageView {
    return asBloodRage(this.#now);
  }

  isOwn(seat: unknown): boolean {
    return seat === this.#now.viewer;
  }

  /** The next event. */
  take(): GameEvent {
    return this.#events[this.#at++] as GameEvent;
  }

  /** All events from here on that are of these kinds and fit. */
  takeAll(kinds: readonly string[], fits: (event: GameEvent) => boolean = () => true): GameEvent[] {
    const taken: GameEvent[] = [];
    while (this.kind !== null && kinds.includes(this.kind) && fits(this.ahead() as GameEvent)) taken.push(this.take());
    return taken;
  }

  /** Cuts here: a scene of these events. */
  add(events: readonly GameEvent[], own: Own = {}): void {
    const gains = events.flatMap(gainsOf);
    const isCleared = this.#isCleared;
    this.#isCleared = true;
    const after = (now: View, last: View) => forward(isCleared ? now : afterBattle(now, last), last, events);
    const from = this.#now;
    this.#now = after(from, this.#last);
    this.scenes.push(sceneOf(events, { ...own, gains, after: asForeseen(from, this.#last, this.#now, after) }));
  }

  /** A scene of the battle: the stage shows how it stands after these events. */
  addToBattle(events: readonly GameEvent[], own: Own = {}): void {
    const battle = this.battle ?? battleOf(asBloodRage(forward(this.#now, this.#last, events)));
    if (battle === null) return this.add(events, own);
    this.battle = fought(battle, events, this.table);
    this.add(events, {
      place: { kind: "province", id: battle.province },
      ...own,
      stage: { kind: "battle", battle: this.battle },
    });
  }

  /** Nothing is left on the table of a battle that is over: it is cleared with its last scene, or at once with the first. */
  endBattle(): void {
    this.battle = null;
    if (asBloodRage(this.#now).summary.battle === null) return;
    this.#now = afterBattle(this.#now, this.#last);
    const scene = this.scenes.at(-1);
    if (scene === undefined) {
      this.#isCleared = false;
      return;
    }
    const { after } = scene;
    scene.after = (now, last) => afterBattle(after(now, last), last);
  }

  /** All is told: a battle that goes on is followed further from here. */
  close(): void {
    if (asBloodRage(this.#last).summary.battle === null) this.endBattle();
    else if (this.battle !== null) remember(this.#last, this.battle);
  }
}
