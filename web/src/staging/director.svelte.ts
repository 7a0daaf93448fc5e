/** Tells what happened one scene after the other, each long enough to be followed, and catches up at once when asked to. What is
 * on the screen is never ahead of what was told; what was told is never taken back by a frame that merely says who decides next. */

import type { GameEvent, GameTable, Scene, View } from "../games/contract.ts";
import { sceneOf } from "../games/parts/scenes.ts";
import { sharing } from "../games/parts/sharing.ts";
import { concerns, scenesOf } from "./cutting.ts";
import { type Length, type Speed, hasteFor, sceneMs, waitingMs } from "./timing.ts";

/** One state of the table in the order in which it happened: a frame of a live table, or a step of a replay. */
export interface Moment {
  view: View | null;
  /** What led here from the moment before; empty after a jump. */
  events: readonly GameEvent[];
  /** Whether it follows the moment before, or is a fresh look. */
  follows: boolean;
}

/** What the director asks, and whom it tells. */
export interface Audience<M extends Moment> {
  game: Pick<GameTable, "scenes" | "lasting" | "tone" | "points">;
  speed(): Speed;
  /** The line that is read in a scene. */
  line(scene: Scene): string;
  /** These scenes have begun, or were passed over. */
  told?(scenes: readonly Scene[]): void;
  /** Scenes with something to read begin; they lead to this moment. */
  opened?(moment: M): void;
  /** All scenes that led here have been told, and the table is shown as it is. */
  settled?(moment: M): void;
}

/** A moment, and the scenes on the way to it that have not begun yet. */
interface Act<M> {
  moment: M;
  scenes: Scene[];
}

/** Motion that lasts no longer than this needs no words around it. */
const UNNOTICED_MS = 1_200;

/** Boards know new events by a new number; no two directors may give the same. */
let shownFrames = 0;

export class Director<M extends Moment> {
  /** The last moment that has been told to its end. */
  shown = $state.raw<M | null>(null);
  /** The table on the screen. */
  view = $state.raw<View | null>(null);
  /** The events that the board moves by; empty after a jump. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Grows with everything shown. */
  count = $state(0);
  /** The scene that is told. */
  scene = $state.raw<Scene | null>(null);
  /** Whether scenes play or wait. */
  playing = $state(false);
  /** Whether there is something to read among what plays and waits. */
  tells = $state(false);
  /** The last scene that had something to read. */
  captioned = $state.raw<Scene | null>(null);
  /** How long the scene lasts in milliseconds; null: until somebody clicks. */
  lasts = $state<number | null>(null);
  /** Whether it stands still: somebody has stopped it to look, or something else is shown in its place. */
  held = $state(false);
  /** The number of the first event that has not been told; null: all have. */
  untold = $state<number | null>(null);

  readonly #audience: Audience<M>;
  readonly #lengths = new WeakMap<Scene, Length>();
  #acts: Act<M>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endsAt: number | null = null;
  /** What is left of the scene's time while it is held; null: it waits for a click. */
  #left: number | null = null;

  constructor(audience: Audience<M>) {
    this.#audience = audience;
  }

  get atRest(): boolean {
    return !this.playing;
  }

  /** Whether the scene stays until somebody goes on. */
  get waitsForClick(): boolean {
    const byStep = this.#audience.speed() === "steps" && this.scene?.size !== "passing";
    return this.scene !== null && (this.held || byStep);
  }

  add(moment: M): void {
    if (!moment.follows || this.shown === null || moment.view === null) {
      this.#jump(moment);
      return;
    }
    const before = this.#acts.at(-1)?.moment.view ?? this.shown.view;
    const isAtOnce = this.#isAtOnce && !this.playing;
    if (isAtOnce || before === null) {
      this.captioned = null;
      this.#show(moment.view, moment.events, null);
      if (moment.events.length > 0) this.#tell([sceneOf(moment.events)]);
      this.#settle(moment);
      return;
    }
    const scenes = moment.events.length > 0 ? scenesOf(this.#audience.game, moment.events, before, moment.view) : [];
    this.#acts.push({ moment, scenes });
    this.#look();
    if (this.tells) this.#audience.opened?.(moment);
    if (this.scene === null && !this.held) this.#next();
  }

  /** The next scene. */
  skip(): void {
    if (this.playing) this.#next();
  }

  /** On to the scene that tells of the event of this number. */
  skipTo(event: number): void {
    while (this.scene !== null && !this.scene.events.some(({ number }) => number === event)) this.#next();
  }

  /** Shows the table as it is now. */
  skipAll(): void {
    const acts = this.#acts;
    this.#stop();
    this.#tell(acts.flatMap((act) => act.scenes));
    for (const { moment } of acts) {
      this.#show(moment.view, [], null);
      this.#settle(moment);
    }
  }

  hold(): void {
    if (this.held) return;
    this.held = true;
    this.#left = this.#endsAt === null ? null : Math.max(0, this.#endsAt - Date.now());
    clearTimeout(this.#timer);
  }

  goOn(): void {
    if (!this.held) return;
    this.held = false;
    if (this.scene === null) this.#next();
    else this.#wait(this.#left, this.lasts);
  }

  /** Holds what is being told, or goes on with it. */
  toggle(): void {
    if (this.held) this.goOn();
    else if (this.playing) this.hold();
  }

  /** The speed was changed: what is being told goes on at the new one. */
  retime(): void {
    if (this.scene === null || this.held) return;
    // Somebody who walks through the speeds passes "instant" on the way: the scene that is told still ends by itself.
    const speed = this.#audience.speed() === "instant" ? "fast" : this.#audience.speed();
    clearTimeout(this.#timer);
    this.#wait(sceneMs(this.#lengthOf(this.scene), speed));
  }

  /** Nothing more is shown. */
  stop(): void {
    this.#stop();
  }

  get #isAtOnce(): boolean {
    return this.#audience.speed() === "instant" || document.hidden;
  }

  #jump(moment: M): void {
    this.#stop();
    this.captioned = null;
    this.#show(moment.view, [], null);
    this.#settle(moment);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#endsAt = null;
    this.#acts = [];
    this.held = false;
    this.#rest();
  }

  #rest(): void {
    this.scene = null;
    this.held = false;
    this.#look();
  }

  /** Goes on to the next scene that takes time; those that take none are told with it. */
  #next(): void {
    clearTimeout(this.#timer);
    const told: Scene[] = [];
    let act = this.#acts[0];
    while (act !== undefined) {
      const scene = act.scenes.shift();
      if (scene === undefined) {
        this.#acts.shift();
        this.#tell(told.splice(0));
        this.#show(act.moment.view, [], null);
        this.#settle(act.moment);
        act = this.#acts[0];
        continue;
      }
      told.push(scene);
      this.#begin(scene, act.moment);
      const ms = this.#msFor(scene);
      if (ms === 0) continue;
      this.#look();
      this.#tell(told);
      this.#wait(ms);
      return;
    }
    this.#rest();
  }

  #tell(scenes: readonly Scene[]): void {
    if (scenes.length > 0) this.#audience.told?.(scenes);
  }

  #begin(scene: Scene, moment: M): void {
    this.#show(this.#after(scene, moment), scene.events, scene);
    if (scene.size !== "passing") this.captioned = scene;
  }

  /** A picture that cannot be made must not stop the story: the table stays as it is until all is told. */
  #after(scene: Scene, moment: M): View | null {
    if (this.view === null || moment.view === null) return this.view;
    try {
      return scene.after(this.view, moment.view);
    } catch (problem) {
      console.error(problem);
      return this.view;
    }
  }

  #show(view: View | null, events: readonly GameEvent[], scene: Scene | null): void {
    shownFrames += 1;
    // What a scene leaves as it was is the same to whoever draws it.
    sharing(view, this.view);
    this.view = view;
    this.events = events;
    this.scene = scene;
    this.count = shownFrames;
  }

  #settle(moment: M): void {
    this.shown = moment;
    this.#look();
    this.#audience.settled?.(moment);
  }

  /** What is told stays for so long; `lasts` is what it had from its beginning. */
  #wait(ms: number | null, lasts = ms): void {
    this.lasts = lasts;
    this.#endsAt = ms === null ? null : Date.now() + ms;
    this.#left = ms;
    if (ms !== null && !this.held) this.#timer = setTimeout(() => this.#next(), ms);
  }

  #msFor(scene: Scene): number | null {
    if (this.#isAtOnce) return 0;
    const speed = this.#audience.speed();
    const haste = speed === "steps" ? "none" : hasteFor(this.#waitingMs());
    return sceneMs(this.#lengthOf(scene), speed, haste);
  }

  #waitingMs(): number {
    const speed = this.#audience.speed();
    const scenes = this.#acts.flatMap((act) => act.scenes);
    return scenes.reduce((sum, scene) => sum + waitingMs(this.#lengthOf(scene), speed), 0);
  }

  #lengthOf(scene: Scene): Length {
    let length = this.#lengths.get(scene);
    if (length === undefined) {
      length = {
        size: scene.size,
        signs: scene.size === "passing" ? 0 : this.#audience.line(scene).length,
        motionMs: this.#audience.game.lasting(scene.events),
        own: concerns(scene, this.view?.viewer ?? null),
      };
      this.#lengths.set(scene, length);
    }
    return length;
  }

  /** Looks over what is told and what waits. */
  #look(): void {
    const waiting = this.#acts.flatMap((act) => act.scenes);
    this.untold = waiting.find(({ events }) => events.length > 0)?.events[0]?.number ?? null;
    this.playing = this.scene !== null || this.#acts.length > 0;
    const hasWords = [...waiting, ...(this.scene ? [this.scene] : [])].some(({ size }) => size !== "passing");
    this.tells = this.playing && (this.tells || hasWords || this.#waitingMs() > UNNOTICED_MS);
  }
}
