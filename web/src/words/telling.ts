/** Says options, prompts and events of a game in words, from the game's vocabulary. The same sentences as the terminal's, unless
 * a sentence has a `.drawn` form for readers who see the board drawn, or a `.witnessed` form for those who see everybody's secrets:
 * what is told to its owner only says "you". */

import type { Argument, GameEvent, Option, Thing } from "../games/contract.ts";
import type { GameVocabulary, HintOption, Question } from "../protocol/types.ts";
import type { Form } from "./forms.ts";
import { Marking, type Part } from "./parts.ts";
import { enumerated, has, inForms, nameOf, say, severalOf } from "./words.svelte.ts";

type Kinds = Record<string, string | null>;
/** What an argument is called at this table, as such or in a form; null: as the words say. */
type Calling = (argument: Argument, form: Form | null) => string | null;
export type Naming = (argument: Argument, form: Form | null) => string | number;

/** What stands between the parts of an option's key: no sign of which ids are made. */
const BETWEEN = /[^A-Za-z0-9_.+-]+/;

export class Teller {
  readonly vocabulary: GameVocabulary;
  readonly #calling: Calling;
  readonly #forms: readonly string[];

  constructor(vocabulary: GameVocabulary, calling: Calling = () => null, forms: readonly string[] = [".drawn"]) {
    this.vocabulary = vocabulary;
    this.#calling = calling;
    this.#forms = forms;
  }

  /** A teller who sees the table and calls things by what lies there. */
  seeing(calling: Calling): Teller {
    return new Teller(this.vocabulary, calling, this.#forms);
  }

  /** A teller for somebody who sees everybody's secrets. */
  witnessing(): Teller {
    return new Teller(this.vocabulary, this.#calling, [".witnessed", ...this.#forms]);
  }

  get game(): string {
    return this.vocabulary.game;
  }

  side(side: string): string {
    return String(nameOf(this.game, this.vocabulary.side_kind, side));
  }

  sides(sides: readonly string[]): string {
    return enumerated(sides.map((side) => this.side(side)));
  }

  thing(thing: Thing): string {
    return String(nameOf(this.game, thing.kind, thing.id));
  }

  /** What a game calls things never makes two options alike: no two places of its table have the same name. */
  option(option: Pick<Option, "verb" | "args">): string {
    const kinds = this.vocabulary.verbs[option.verb] ?? {};
    return this.#sentence("verb", option.verb, kinds, option.args);
  }

  prompt(question: Question): string {
    const kinds = this.vocabulary.prompts[question.prompt]?.about ?? {};
    return this.#sentence("prompt", question.prompt, kinds, question.about);
  }

  event(event: GameEvent): string {
    return this.#sentence("event", event.kind, this.#kindsOf(event), this.#argsOf(event));
  }

  /** The same sentence as `event`, with the names of sides and things apart: to be coloured, looked at, pointed at. */
  tellParts(event: GameEvent): Part[] {
    const marking = new Marking(this.vocabulary.side_kind);
    const naming: Naming = (argument, form) => this.#marked(argument, form, marking);
    return marking.parts(this.#composed("event", event.kind, this.#kindsOf(event), this.#argsOf(event), naming));
  }

  reason(hint: HintOption): string {
    return say(hint.reason, hint.variables);
  }

  /** The things that an event is about, so that the board can point at them. */
  aboutEvent(event: GameEvent): Thing[] {
    return things(this.vocabulary.events[event.kind] ?? {}, event);
  }

  /** An option's key says it all: the verb, and its arguments in the order in which the vocabulary names them. */
  takenApart(key: string): Pick<Option, "verb" | "args"> {
    const [verb = key, ...rest] = key.split(BETWEEN);
    const names = Object.keys(this.vocabulary.verbs[verb] ?? {});
    return { verb, args: Object.fromEntries(names.map((name, place) => [name, rest[place] ?? ""])) };
  }

  /** The arguments of an option as things. */
  things(verb: string, args: Record<string, string>): Thing[] {
    const kinds = this.vocabulary.verbs[verb] ?? {};
    return Object.entries(args).map(([name, id]) => ({ kind: kinds[name] ?? "number", id }));
  }

  #sentence(family: string, name: string, kinds: Kinds, args: Record<string, unknown>): string {
    return this.#composed(family, name, kinds, args, (argument, form) => this.#name(argument, form));
  }

  #composed(family: string, name: string, kinds: Kinds, args: Record<string, unknown>, naming: Naming): string {
    const id = `${this.game}-${family}-${name}`;
    const told = Object.entries(args)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([argument, value]): Argument => ({ name: argument, kind: kinds[argument] ?? null, value }));
    const form = [...this.#forms, ""].find((each) => has(`${id}${each}`));
    if (form === undefined) return [plain(name), told.map((each) => naming(each, null)).join(", ")].join(" ").trim();
    return say(`${id}${form}`, variablesOf(told, naming));
  }

  #name(argument: Argument, form: Form | null): string | number {
    return this.#calling(argument, form) ?? nameOfArgument(this.game, argument, form);
  }

  /** The name of each thing marked as such; numbers, and ids without a kind, stay as they are. */
  #marked(argument: Argument, form: Form | null, marking: Marking): string | number {
    const { name, kind, value } = argument;
    if (Array.isArray(value)) {
      return enumerated(value.map((each) => this.#marked({ name, kind, value: each }, form, marking)));
    }
    const called = this.#name(argument, form);
    if (kind === null || typeof value !== "string" || typeof called !== "string" || form === "gender") return called;
    return marking.mark(called, { kind, id: value });
  }

  #kindsOf(event: GameEvent): Kinds {
    return this.vocabulary.events[event.kind] ?? {};
  }

  #argsOf(event: GameEvent): Record<string, unknown> {
    return Object.fromEntries(Object.keys(this.#kindsOf(event)).map((name) => [name, event[name]]));
  }
}

/** What an argument is called by its words alone. */
export function nameOfArgument(game: string, { kind, value, count = 1 }: Argument, form: Form | null): string | number {
  if (kind === null || typeof value !== "string") return nameOf(game, kind, value, form);
  return severalOf(game, kind, value, count, form);
}

/** Arguments as the variables of a sentence: each as it is called, in each form, its id to tell it from others, and how many a list
 * has; one list with what the next has for each of it (`$dice_with_faces`). */
export function variablesOf(told: readonly Argument[], naming: Naming): Record<string, string | number> {
  const lists = told.filter(({ kind, value }) => kind !== null && Array.isArray(value));
  const matched = lists.flatMap((one, place) =>
    lists
      .slice(place + 1)
      .map((other) => inForms(`${one.name}_with_${other.name}`, (form) => matchedLists(one, other, form, naming))),
  );
  return Object.assign({}, ...told.map((argument) => variablesOfOne(argument, naming)), ...matched);
}

function variablesOfOne(argument: Argument, naming: Naming): Record<string, string | number> {
  const { name, kind, value } = argument;
  const named = kind === null ? { [name]: naming(argument, null) } : inForms(name, (form) => naming(argument, form));
  if (Array.isArray(value)) return { ...named, [`${name}_count`]: value.length };
  return typeof value === "string" ? { ...named, [`${name}_id`]: value } : named;
}

/** A list with what belongs to each of it, like things together: "the hero die (Skull) and 3 Knight dice (2 × 1 sword, Skull)". */
function matchedLists(things: Argument, others: Argument, form: Form | null, naming: Naming): string {
  const places = placesOf(things.value as string[]);
  const said = [...places].map(([value, own]) => {
    const belonging = placesOf(own.map((place) => (others.value as string[])[place] as string));
    const inner = [...belonging].map(([each, alike]) => naming({ ...others, value: each, count: alike.length }, null));
    return `${naming({ ...things, value, count: own.length }, form)} (${inner.join(", ")})`;
  });
  return enumerated(said);
}

/** Where each id of a list stands in it, in the order in which they come. */
function placesOf(ids: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, id] of ids.entries()) places.set(id, [...(places.get(id) ?? []), place]);
  return places;
}

function things(kinds: Kinds, args: Record<string, unknown>): Thing[] {
  return Object.entries(kinds).flatMap(([name, kind]) => {
    if (kind === null) return [];
    const value = args[name];
    const ids = Array.isArray(value) ? value : [value];
    return ids.filter((id): id is string => typeof id === "string").map((id) => ({ kind, id }));
  });
}

function plain(id: string): string {
  return id.replaceAll("_", " ");
}
