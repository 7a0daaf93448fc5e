/** What places are called: by the tile that lies there and by the way from a landmark that everybody finds, “Forest north-east
 * of Karak Castle”. No two places are called alike. */

import type { Form } from "../../words/forms.ts";
import { enumerated, has, language, say } from "../../words/words.svelte.ts";
import { type HexId, RESOURCE_IDS, TILES } from "./components.ts";
import { isHero } from "./heroes.ts";
import { stepsOf, type Way, wayBetween } from "./map/hexes.ts";
import { asVariable, cityLabel, costLabel, named } from "./naming.ts";
import { cityOn, foesOn, heroesOn, type KarakView, oddsOn, tileAt } from "./view.ts";

export const CASTLE: HexId = "1313";
/** The edges of a hex in the order of the engine. */
const DIRECTIONS = ["east", "north_east", "north_west", "west", "south_west", "south_east"] as const;

/** As such, or in a form: “to the forest north-east of Karak Castle”. */
export function placeName(view: KarakView, hex: HexId, form: Form | null = null): string {
  const tile = tileAt(view.state, hex);
  const city = cityOn(view, hex);
  if (city !== null) return inForm("web-karak-city", form, asVariable("hero", "hero", city));
  if (tile === null) return fromLandmark(view, hex, inForm("web-karak-unknown-land", form));
  const name = named("tile", tile.id, form);
  return surveyOf(view).namedOnce.has(named("tile", tile.id)) ? name : fromLandmark(view, hex, name);
}

function inForm(id: string, form: Form | null, variables: Record<string, string | number> = {}): string {
  return say(form !== null && has(`${id}.${form}`) ? `${id}.${form}` : id, variables);
}

function fromLandmark(view: KarakView, hex: HexId, name: string): string {
  const [nearest] = surveyOf(view)
    .landmarks.map((landmark) => ({ ...landmark, way: wayBetween(landmark.hex, hex) }))
    .sort((one, other) => stepsOf(one.way) - stepsOf(other.way));
  if (nearest === undefined || nearest.way === null) return name;
  return say("web-karak-place", { name, way: wayName(nearest.way), landmark: nearest.id });
}

/** What all names of a land are made from. */
interface Survey {
  language: string;
  landmarks: { id: string; hex: HexId }[];
  /** The names that only one tile has. */
  namedOnce: ReadonlySet<string>;
}

/** All places of a table are named together, again and again: the land is looked over once. */
const surveys = new WeakMap<KarakView, Survey>();

function surveyOf(view: KarakView): Survey {
  let survey = surveys.get(view);
  if (survey?.language !== language()) {
    const names = Object.values(view.state.land).flatMap((laid) => (laid ? [named("tile", laid[0])] : []));
    const namedOnce = new Set(names.filter((name) => names.indexOf(name) === names.lastIndexOf(name)));
    survey = { language: language(), landmarks: landmarks(view), namedOnce };
    surveys.set(view, survey);
  }
  return survey;
}

/** The castle, the cities, the fallen cities and the final tile, in this order where they are equally near. */
function landmarks({ seats, state }: KarakView): { id: string; hex: HexId }[] {
  const cities = seats.filter(isHero).flatMap((hero) => {
    const hex = state.cities[hero];
    return hex ? [{ id: hero as string, hex }] : [];
  });
  const ruins = Object.entries(state.land).flatMap(([hex, laid]) => {
    const print = laid && TILES[laid[0]];
    if (print?.terrain === "final") return [{ id: "final", hex }];
    return print?.banner ? [{ id: print.banner as string, hex }] : [];
  });
  return [{ id: "castle", hex: CASTLE }, ...cities, ...ruins];
}

function wayName({ direction, steps, aside }: Way): string {
  const way = say("web-karak-way", { steps, direction: directionName(direction) });
  if (aside === null) return way;
  const then = { steps: aside.steps, direction: directionName(aside.direction) };
  return say("web-karak-way-then", {
    way: say("web-karak-way-counted", { steps, direction: directionName(direction) }),
    then: say("web-karak-way-further", then),
  });
}

/** “north-east”, as said of what lies there. */
export function directionName(edge: number): string {
  return say("web-karak-direction", { direction: DIRECTIONS[edge % DIRECTIONS.length] as string });
}

/** How a tile lies when it is turned so far: by where its chasms are. */
export function turnName(tile: string, turn: number): string {
  const edges = (TILES[tile]?.chasms ?? []).map((edge) => (edge + turn) % DIRECTIONS.length).sort();
  if (edges.length === 0) return say("web-karak-no-chasm");
  return say("web-karak-chasms", { count: edges.length, edges: enumerated(edges.map(directionName)) });
}

/** All that lies on a hex, in one breath. */
export function hexLabel(view: KarakView, hex: HexId): string {
  const tile = tileAt(view.state, hex);
  if (tile === null) return placeName(view, hex);
  const facts = [placeName(view, hex)];
  if (tile.print.resources.length > 0) {
    facts.push(
      costLabel(
        Object.fromEntries(
          RESOURCE_IDS.map((resource) => [resource, tile.print.resources.filter((each) => each === resource).length]),
        ),
      ),
    );
  }
  const city = cityOn(view, hex);
  if (city) facts.push(named("tile", tile.id), cityLabel(view, city));
  const enemies = view.summary.enemies[hex];
  if (enemies) {
    const names = [
      ...(view.state.monsters[hex] ?? []).map((token) => named("monster_token", token)),
      ...foesOn(view.state, hex).map((foe) => named("foe", foe)),
    ];
    facts.push(say("web-karak-enemies", { enemies: names.join(", "), strength: enemies.strength }));
    const odds = oddsOn(view, hex);
    if (odds) facts.push(say("web-karak-chance", { percent: Math.round(odds.chance * 100) }));
  }
  const heroes = heroesOn(view, hex).map((hero) => named("hero", hero));
  if (heroes.length > 0) facts.push(heroes.join(", "));
  const items = (view.state.ground[hex] ?? []).map((item) => named("item", item));
  if (items.length > 0) facts.push(say("web-karak-ground", { items: items.join(", ") }));
  return facts.join(". ");
}
