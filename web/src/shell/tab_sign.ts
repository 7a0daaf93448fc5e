/** The browser tab as a sign: title and icon say whether it is one's turn, also from behind other tabs. */

import myTurnIcon from "./favicon-turn.svg?inline";
import { say } from "../words/words.svelte.ts";

class TabSign {
  set(title: string, myTurn: boolean): void {
    document.title = myTurn ? `● ${say("web-your-turn")} · ${title}` : `${title} · Warhost`;
    this.#icon(myTurn ? myTurnIcon : "/favicon.svg");
  }

  page(title: string): void {
    document.title = title === "" ? "Warhost" : `${title} · Warhost`;
    this.#icon("/favicon.svg");
  }

  clear(): void {
    this.page("");
  }

  #icon(address: string): void {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link !== null && link.getAttribute("href") !== address) link.setAttribute("href", address);
  }
}

export const tabSign = new TabSign();
