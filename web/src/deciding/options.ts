/** Options as they are drawn and spoken of: taken apart, with what is to be said beside them, and what resting on them shows. */

import type { GameTable, Option, Thing, View } from "../games/contract.ts";
import type { Prompt } from "../protocol/types.ts";
import type { Glass } from "../table/room.svelte.ts";
import type { Teller } from "../words/telling.ts";
import { say } from "../words/words.svelte.ts";

/** Who tells of options: a table, or a place where somebody tries one. */
export interface OptionTeller {
  readonly teller: Teller;
  asideOf(option: Option): string;
  resting(option: Option): ReturnType<typeof restingOn>;
}

export function optionOf(key: string, teller: Teller, game: GameTable, cost: number | null = null): Option {
  const { verb, args } = teller.takenApart(key);
  return { key, verb, args, cost, things: teller.things(verb, args).map((thing) => game.drawnAs(thing)) };
}

export function optionsOf(prompt: Prompt, teller: Teller, game: GameTable): Option[] {
  return prompt.options.map((key, place) => optionOf(key, teller, game, prompt.costs[place] ?? null));
}

/** What is to be said beside an option: its price, and what the game adds. */
export function asideOf(option: Option, game: GameTable, view: View | null): string {
  const added = view ? game.aside(option, view) : null;
  const price = option.cost ? say("web-cost", { cost: option.cost }) : "";
  return [price, added ? say(added.id, added.variables) : ""].filter(Boolean).join(" · ");
}

/** Handlers for what speaks of an option: resting on it points at its things, and shows the card that it is about. */
export function restingOn(
  option: Option,
  { game, glass, point }: { game: GameTable; glass: Glass; point: (things: readonly Thing[]) => void },
) {
  const card = option.things.find((thing) => game.faces.includes(thing.kind)) ?? null;
  const rest = () => point(option.things);
  const look = (event: Event) => {
    if (card !== null) glass.look(card, event.currentTarget as Element);
  };
  const leave = () => {
    point([]);
    glass.look(null, null);
  };
  const focus = (event: Event) => {
    rest();
    look(event);
  };
  return { onpointerenter: rest, onpointermove: look, onpointerleave: leave, onfocus: focus, onblur: leave };
}
