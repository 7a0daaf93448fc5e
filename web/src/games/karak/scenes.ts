/** Cuts what followed from one decision into scenes. The table between two scenes is the one before, brought forward by what was
 * told (story/settling.ts); a fight is followed on the stage (story/fights.ts). */

import type { GameEvent, GameTable, Scene, Thing, View } from "../contract.ts";
import { sceneOf } from "../parts/scenes.ts";
import {
  type FightTale,
  fightAfter,
  isRolled,
  remember,
  type SiegeTale,
  siegeAfter,
  type Tale,
  taleNow,
} from "./story/fights.ts";
import { lineOf } from "./story/lines.ts";
import { type Part, type PartName, partsOf } from "./story/parts.ts";
import { settled } from "./story/settling.ts";
import { points } from "./telling.ts";
import { asKarak, type KarakView } from "./view.ts";

export const scenes: NonNullable<GameTable["scenes"]> = (events, before, last) => {
  const start = asKarak(before);
  const end = asKarak(last);
  const stories = new Stories(start, end, events);
  let table = start;
  const told = partsOf(events, isRolled(start)).map((part, index, all) => {
    const tale = stories.after(part, table);
    table = settled(table, part.events, end);
    return sceneFor(part, table, tale, all[index + 1] ?? null);
  });
  stories.close();
  return told;
};

/** Follows fights and sieges from event to event. */
class Stories {
  fight: FightTale | null;
  siege: SiegeTale | null;
  readonly #end: KarakView;
  /** The engine keeps the dice of the last fight only. */
  readonly #lastFight: GameEvent | undefined;
  #isLastFight: boolean;

  constructor(start: KarakView, end: KarakView, events: readonly GameEvent[]) {
    const tale = taleNow(start);
    this.fight = isRolled(start) ? (tale?.fight ?? null) : null;
    this.siege = tale?.siege ?? null;
    this.#end = end;
    this.#lastFight = events.findLast(({ kind }) => kind === "fight_began");
    this.#isLastFight = this.#lastFight === undefined;
  }

  /** What the stage shows when this part is told; null where it stays empty. */
  after(part: Part, before: KarakView): Tale | null {
    let table = before;
    const quiet = this.fight && { ...this.fight, falling: [] };
    this.fight = quiet;
    for (const event of part.events) {
      if (event === this.#lastFight) this.#isLastFight = true;
      this.fight = fightAfter(this.fight, event, table, this.#isLastFight ? this.#end : null);
      this.siege = siegeAfter(this.siege, event, table);
      table = settled(table, [event], this.#end);
    }
    if (part.name === "turn") this.fight = this.siege = null;
    if (part.name === "siege" && this.siege) return { siege: this.siege };
    return ON_STAGE.includes(part.name) && this.fight ? { fight: this.fight } : null;
  }

  /** All is told: what goes on is followed further from here. */
  close(): void {
    const now = taleNow(this.#end);
    if (now?.siege && this.siege?.horde === now.siege.horde) remember(this.#end, { siege: this.siege });
    else if (isRolled(this.#end) && this.fight !== null) remember(this.#end, { fight: this.fight });
  }
}

const ON_STAGE: readonly PartName[] = ["meeting", "roll", "reroll", "losses", "adding", "outcome", "spoils"];

/** The rule that says why. */
const RULES: Partial<Record<PartName, string>> = {
  opening: "KA 2.10",
  draft: "KA 16.6",
  turn: "KA 4.1",
  move: "KA 5.1",
  sight: "KA 15.5",
  discovery: "KA 5.5",
  armies: "KA 5.7",
  foes: "KA 19.3",
  targets: "KA 19.6",
  meeting: "KA 8.1",
  roll: "KA 8.4",
  reroll: "KA 8.6",
  losses: "KA 8.11",
  adding: "KA 8.15",
  outcome: "KA 8.16",
  spoils: "KA 8.17",
  retreat: "KA 8.23",
  fall: "KA 12.1",
  plague: "KA 11.1",
  march: "KA 19.13",
  siege: "KA 21.1",
  gains: "KA 6.4",
  toll: "KA 17.16",
  work: "KA 6.9",
  flight: "KA 15.21",
  items: "KA 10.3",
  spell: "KA 10.2",
  healing: "KA 6.3",
  end: "KA 23.5",
};

/** Where the kind of the first event says it better. */
const RULES_OF: Record<string, string> = {
  city_founded: "KA 6.6",
  trained: "KA 6.11",
  raised: "KA 15.10",
  cleansed: "KA 6.12",
  exchanged: "KA 17.11",
  item_bought: "KA 18.4",
  praetorians_beaten: "KA 14.6",
  horde_weakened: "KA 20.3",
  city_destroyed: "KA 21.8",
  "moved:portal": "KA 5.13",
  "moved:trailblazer": "KA 15.15",
  "moved:evasion": "KA 19.19",
  "healed:recovery": "KA 4.11",
  "gained:inn": "KA 17.21",
};

const LARGE: readonly PartName[] = ["foes", "fall", "siege", "end"];
/** Large for who fights and for who only watches the game; those who wait for their turn are told of it in a line. */
const LARGE_TO_WHOEVER_FIGHTS: readonly PartName[] = ["roll", "reroll", "outcome"];
const PASSING: readonly PartName[] = ["sight", "retreat", "pause"];

function sceneFor(part: Part, table: KarakView, tale: Tale | null, next: Part | null): Scene {
  const { events } = part;
  return sceneOf(events, {
    size: sizeOf(part, table, next),
    line: lineOf(part, table, tale?.fight ?? null),
    place: placeOf(part, table, tale),
    ...(part.name === "turn" && { seat: begins(events) }),
    gains: events.flatMap((event) => points(event) ?? []),
    rule: ruleOf(part),
    after: (now: View, last: View) => settled(asKarak(now), events, asKarak(last)) as unknown as View,
    ...(tale && { stage: tale }),
  });
}

function ruleOf({ name, events }: Part): string | null {
  const better = events.flatMap(
    (event) => RULES_OF[`${event.kind}:${String(event.cause)}`] ?? RULES_OF[event.kind] ?? [],
  );
  return better[0] ?? RULES[name] ?? null;
}

function sizeOf({ name, events }: Part, table: KarakView, next: Part | null): Scene["size"] {
  const { viewer } = table;
  const isOwn = viewer !== null && events.some(({ seat }) => seat === viewer);
  const isFollowed = viewer === null || isOwn;
  if (name === "opening") return "banner";
  if (name === "turn") return viewer !== null && begins(events) === viewer ? "banner" : "told";
  if (LARGE.includes(name)) return "large";
  if (isFollowed && LARGE_TO_WHOEVER_FIGHTS.includes(name)) return "large";
  if (PASSING.includes(name)) return "passing";
  if (isFollowed && events.some(({ kind }) => kind === "stones_won")) return "large";
  if (name === "move" && isOwn) return "passing";
  // Whoever stands there is named when the fight begins.
  if (name === "armies" && next?.name === "meeting") return "passing";
  if (name === "plague" && events.some(({ victim }) => victim === viewer)) return "large";
  return "told";
}

/** Whose turn begins. */
function begins(events: readonly GameEvent[]): string | null {
  const seat = events.find(({ kind }) => kind === "turn_began")?.seat;
  return typeof seat === "string" ? seat : null;
}

/** Where it happens: where somebody arrives, where a fight is, else where the one who acts stands. */
function placeOf({ name, events }: Part, { state }: KarakView, tale: Tale | null): Thing | null {
  const last = events.at(-1);
  const named = events.map(({ to, hex }) => to ?? hex).findLast((hex) => typeof hex === "string");
  const owner = events.map(({ victim }) => victim).find((seat) => typeof seat === "string");
  const seat = String(last?.seat ?? "") as keyof typeof state.hero_at;
  const city = owner === undefined ? null : state.cities[String(owner) as typeof seat];
  const hex = tale?.siege?.hex ?? named ?? city ?? tale?.fight?.hex ?? (name === "end" ? null : state.hero_at[seat]);
  return typeof hex === "string" ? { kind: "hex", id: hex } : null;
}
