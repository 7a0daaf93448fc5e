/** What lies where in a field, whichever way the field writes it down: one reader and one writer for each form. */

import type { FieldInfo, Shape } from "./shapes.ts";

/** Some pieces of a kind in a place. `owner`: whose they are, where the field is kept by seats. `piece`: empty where the field does
 * not name it. */
export interface Lying {
  owner: string | null;
  piece: string;
  place: string;
  count: number;
}

type Value = Record<string, unknown>;

interface Form {
  list(value: unknown): Lying[];
  /** With one piece more in a place. */
  put(value: unknown, lying: Omit<Lying, "count">, turn?: number): unknown;
  /** With one piece less there. */
  take(value: unknown, lying: Omit<Lying, "count">): unknown;
  /** The domain of its pieces; null where they are not named. */
  pieces: string | null;
  /** The domain of its places. */
  places: string;
}

/** How a field writes down what lies where; null: it does not. */
export function formOf({ shape, per_seat: bySeat }: FieldInfo, places: string): Form | null {
  if (bySeat && shape.form === "counts") return countsBySeat(shape.by);
  if (bySeat && shape.form === "one") return oneBySeat(shape.of);
  if (bySeat) return null;
  if (shape.form === "members" || shape.form === "items") return marks(shape.of);
  if (shape.form !== "each") return null;
  if (shape.each.form === "one" && shape.each.of === places) return whereabouts(shape.by, shape.each.of);
  return inEachPlace(shape.by, shape.each);
}

function inEachPlace(by: string, each: Shape): Form | null {
  if (each.form === "counts") return heaps(by, each.by);
  if (each.form === "items") return lists(by, each.of);
  if (each.form === "one") return singles(by, each.of);
  if (each.form === "spaces") return spaces(by, each.of, each.count);
  if (each.form === "laid") return tiles(by, each.of);
  return null;
}

/** `{ kislev: { acolyte: 2 } }` */
function heaps(places: string, pieces: string): Form {
  const add = (value: unknown, { place, piece }: Omit<Lying, "count">, by: number) => {
    const here = asObject(asObject(value)[place]);
    return withEntry(value, place, nonEmpty(withEntry(here, piece, positive(asNumber(here[piece]) + by))));
  };
  return {
    pieces,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([place, here]) =>
        Object.entries(asObject(here)).map(([piece, count]) => ({ owner: null, piece, place, count: asNumber(count) })),
      ),
    put: (value, lying) => add(value, lying, 1),
    take: (value, lying) => add(value, lying, -1),
  };
}

/** `{ wolf: { horgr: 2 } }` */
function countsBySeat(places: string): Form {
  const add = (value: unknown, { owner, place }: Omit<Lying, "count">, by: number) => {
    const own = asObject(asObject(value)[owner ?? ""]);
    return withEntry(value, owner ?? "", withEntry(own, place, positive(asNumber(own[place]) + by)));
  };
  return {
    pieces: null,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([owner, own]) =>
        Object.entries(asObject(own)).map(([place, count]) => ({ owner, piece: "", place, count: asNumber(count) })),
      ),
    put: (value, lying) => add(value, lying, 1),
    take: (value, lying) => add(value, lying, -1),
  };
}

/** `{ wolf: "horgr" }` */
function oneBySeat(places: string): Form {
  return {
    pieces: null,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([owner, place]) =>
        typeof place === "string" ? [{ owner, piece: "", place, count: 1 }] : [],
      ),
    put: (value, { owner, place }) => ({ ...asObject(value), [owner ?? ""]: place }),
    take: (value, { owner }) => ({ ...asObject(value), [owner ?? ""]: null }),
  };
}

/** `{ troll: "horgr" }` */
function whereabouts(pieces: string, places: string): Form {
  return {
    pieces,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([piece, place]) =>
        typeof place === "string" ? [{ owner: null, piece, place, count: 1 }] : [],
      ),
    put: (value, { piece, place }) => withEntry(value, piece, place),
    take: (value, { piece }) => withEntry(value, piece, undefined),
  };
}

/** `{ "1413": ["sword", "hammer"] }` */
function lists(places: string, pieces: string): Form {
  return {
    pieces,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([place, here]) => {
        const names = asList(here);
        return [...new Set(names)].map((piece) => ({
          owner: null,
          piece,
          place,
          count: names.filter((each) => each === piece).length,
        }));
      }),
    put: (value, { place, piece }) => withEntry(value, place, [...asList(asObject(value)[place]), piece]),
    take: (value, { place, piece }) =>
      withEntry(value, place, nonEmptyList(without(asList(asObject(value)[place]), piece))),
  };
}

/** `{ horgr: "rage" }` */
function singles(places: string, pieces: string): Form {
  return {
    pieces,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([place, piece]) =>
        typeof piece === "string" ? [{ owner: null, piece, place, count: 1 }] : [],
      ),
    put: (value, { place, piece }) => withEntry(value, place, piece),
    take: (value, { place }) => withEntry(value, place, undefined),
  };
}

/** `{ kislev: ["battle_cry", null] }` */
function spaces(places: string, pieces: string, count: number): Form {
  const at = (value: unknown, place: string) =>
    Array.from({ length: count }, (_, space) => asSpaces(asObject(value)[place])[space] ?? null);
  const kept = (here: (string | null)[]) => (here.every((each) => each === null) ? undefined : here);
  return {
    pieces,
    places,
    list: (value) =>
      Object.keys(asObject(value)).flatMap((place) =>
        at(value, place).flatMap((piece) => (piece === null ? [] : [{ owner: null, piece, place, count: 1 }])),
      ),
    put: (value, { place, piece }) => {
      const here = at(value, place);
      const free = here.indexOf(null);
      return withEntry(value, place, here.with(free < 0 ? count - 1 : free, piece));
    },
    take: (value, { place, piece }) => {
      const here = at(value, place);
      return here.includes(piece) ? withEntry(value, place, kept(here.with(here.indexOf(piece), null))) : value;
    },
  };
}

/** `{ "1413": ["farm_1", 2] }`: a tile and how far it is turned. */
function tiles(places: string, pieces: string): Form {
  return {
    pieces,
    places,
    list: (value) =>
      Object.entries(asObject(value)).flatMap(([place, laid]) =>
        Array.isArray(laid) ? [{ owner: null, piece: String(laid[0]), place, count: 1 }] : [],
      ),
    put: (value, { place, piece }, turn = 0) => withEntry(value, place, [piece, turn]),
    take: (value, { place }) => withEntry(value, place, undefined),
  };
}

/** `["gimle", "utgard"]`: places that are marked. */
function marks(places: string): Form {
  return {
    pieces: null,
    places,
    list: (value) => asList(value).map((place) => ({ owner: null, piece: "", place, count: 1 })),
    put: (value, { place }) => (asList(value).includes(place) ? value : [...asList(value), place]),
    take: (value, { place }) => asList(value).filter((each) => each !== place),
  };
}

export function asObject(value: unknown): Value {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Value) : {};
}

export function asList(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
}

export function asNumber(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The object with another value under a name; without it where the value is undefined. */
export function withEntry(value: unknown, name: string, entry: unknown): Value {
  const { [name]: _, ...others } = asObject(value);
  return entry === undefined ? others : { ...others, [name]: entry };
}

/** The list without the first of these. */
export function without(list: readonly string[], thing: string): string[] {
  const at = list.indexOf(thing);
  return list.filter((_, index) => index !== at);
}

function asSpaces(value: unknown): (string | null)[] {
  return Array.isArray(value) ? (value as (string | null)[]) : [];
}

function positive(number: number): number | undefined {
  return number > 0 ? number : undefined;
}

function nonEmpty(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}

function nonEmptyList(list: string[]): string[] | undefined {
  return list.length > 0 ? list : undefined;
}
