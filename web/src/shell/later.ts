/** Parts of a page that nobody sees at once: a page stands without them, and they are sent for as soon as it does. */

import type { Component } from "svelte";
import { whenIdle } from "./idle.ts";
import Later from "./Later.svelte";

type Source<Given extends Record<string, any>> = () => Promise<{ default: Component<Given> }>;

export class Part<Given extends Record<string, any>> {
  here: Component<Given> | null = null;
  readonly #source: Source<Given>;

  constructor(source: Source<Given>) {
    this.#source = source;
  }

  async come(): Promise<Component<Given>> {
    return (this.here ??= (await this.#source()).default);
  }
}

const parts = new Set<{ come(): Promise<unknown> }>();

/** A component whose script is loaded after the page, used as any other. */
export function later<Given extends Record<string, any>>(source: Source<Given>): Component<Given> {
  const part = new Part(source);
  parts.add(part);
  const drawn = (internals: unknown, given: Given) =>
    (Later as unknown as (internals: unknown, props: object) => object)(internals, { part, given });
  return drawn as unknown as Component<Given>;
}

/** What stands before everybody's eyes asks for itself; all the rest follows when that had its time on the line. */
const THE_REST_AFTER_MS = 2_500;

/** Sends for all of them, once the page stands and has nothing else to do; gives what calls it off. */
export function sendForTheRest(): () => void {
  const send = () => parts.forEach((part) => void part.come().catch(() => undefined));
  const timer = setTimeout(() => whenIdle(send), THE_REST_AFTER_MS);
  return () => clearTimeout(timer);
}
