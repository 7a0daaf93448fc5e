/** All that a device needs to play without a network, loaded and kept where the service worker looks for it. */

import type { Language } from "../words/words.svelte.ts";

/** As the service worker calls it. */
const CACHE = "client";
const LIST = "/pocket.json";
const SHELL = ["/", "/api/games"];
const AT_ONCE = 6;
/** A worker that has not come by then does not come: this browser forbids it. */
const COMES_WITHIN_MS = 8_000;

interface Listed {
  /** What every language needs. */
  files: string[];
  words: Record<string, string[]>;
  games: string[];
  /** What is loaded, compressed. */
  bytes: number;
}

export interface Needed {
  paths: string[];
  megabytes: number;
}

/** Null: no page can be kept here. */
export async function neededHere(language: Language): Promise<Needed | null> {
  if (!("caches" in window) || !(await isKept())) return null;
  const answer = (await fetch(LIST).catch(() => null)) ?? (await caches.match(LIST));
  if (answer === undefined || !answer.ok) return null;
  const listed = (await answer.clone().json()) as Listed;
  await (await caches.open(CACHE)).put(LIST, answer);
  const vocabularies = listed.games.map((game) => `/api/games/${game}`);
  return {
    paths: [...SHELL, ...vocabularies, ...listed.files, ...(listed.words[language] ?? [])],
    megabytes: Math.ceil(listed.bytes / 1_000_000),
  };
}

/** Whether a service worker looks after this page. On somebody's first visit it takes a moment until it does. */
async function isKept(): Promise<boolean> {
  const workers = (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
  if (workers === undefined) return false;
  if (workers.controller !== null) return true;
  return new Promise((resolve) => {
    workers.addEventListener("controllerchange", () => resolve(true), { once: true });
    setTimeout(() => resolve(workers.controller !== null), COMES_WITHIN_MS);
  });
}

export async function missing(paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(paths.map((path) => cache.match(path)));
  return paths.filter((_, index) => found[index] === undefined);
}

/** Loads what is missing and tells how far it has come; returns what could not be had. */
export async function makeReady(paths: readonly string[], tell: (done: number) => void): Promise<string[]> {
  const cache = await caches.open(CACHE);
  const open = await missing(paths);
  const failed: string[] = [];
  let done = paths.length - open.length;
  const carry = async () => {
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const answer = await fetch(path).catch(() => null);
      if (answer?.ok) await cache.put(path, answer);
      else failed.push(path);
      done += 1;
      tell(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return failed;
}
