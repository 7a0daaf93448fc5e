/** Whom this person mutes and blocks: their lines disappear from the talk at once. The server does not send new ones. */

import { type Kind, type Relations, peace } from "./api.ts";

class Unheard {
  #known = $state.raw<Relations>({ muted: [], blocked: [] });

  get known(): Relations {
    return this.#known;
  }

  async read(): Promise<void> {
    this.#known = await peace.relations();
  }

  async set(person: string, kind: Kind): Promise<void> {
    this.#known = await peace.set(person, kind);
  }

  kindOf(person: string): Kind {
    if (this.#known.blocked.some(({ id }) => id === person)) return "block";
    return this.#known.muted.some(({ id }) => id === person) ? "mute" : null;
  }
}

export const unheard = new Unheard();
