/** Who is sitting at this device, and what the server can do. A guest is made when first needed: nobody has to sign up to play. */

import type { Me, ServerInfo } from "../protocol/types.ts";
import { set, settings } from "../settings.svelte.ts";
import { LANGUAGES, type Language, say, speak } from "../words/words.svelte.ts";
import { people, server } from "./api.ts";

class Session {
  me = $state.raw<Me | null>(null);
  info = $state.raw<ServerInfo | null>(null);

  get name(): string | null {
    return this.me?.person?.name ?? null;
  }

  /** Asks the server who we are; the first thing that the client does. */
  async begin(): Promise<void> {
    [this.me, this.info] = await Promise.all([people.me(), server.info()]);
  }

  /** Somebody with a name: the one there is, or a new guest. */
  async somebody(name: string = say("web-guest")): Promise<void> {
    if (this.me?.person) return;
    this.me = await people.arrive(name, settings.language);
  }

  async rename(name: string): Promise<void> {
    if (this.me?.person) this.me = await people.change({ name });
    else await this.somebody(name);
  }

  async signOut(): Promise<void> {
    await people.signOut();
    this.me = await people.me();
  }

  async leaveForGood(password: string | null): Promise<void> {
    await people.leaveForGood(password);
    this.me = await people.me();
  }
}

export const session = new Session();

/** Speaks another language from now on, here and, for notices, on the server. */
export async function changeLanguage(language: Language): Promise<void> {
  await speak(language);
  set({ language });
  if (session.me?.person) session.me = await people.change({ language });
}

export function isLanguage(text: string): text is Language {
  return LANGUAGES.includes(text as Language);
}
