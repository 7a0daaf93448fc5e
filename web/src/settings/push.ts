/** Notices by the browser itself, also while no page of ours is open. */

import { say } from "../words/words.svelte.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Leaves the words for notices where the worker finds them, in the language spoken now. */
export async function keepNoticeWords(games: readonly string[]): Promise<void> {
  const words = Object.fromEntries([
    ...games.map((game) => [game, say(`${game}-title`)]),
    ...["your_turn", "finished"].map((kind) => [kind, say(`web-notice-${kind}`)]),
  ]);
  const cache = await caches.open("notices");
  await cache.put("/notice-words", new Response(JSON.stringify(words)));
}

export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const worker = await navigator.serviceWorker.register("/notices.js");
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return subscription.toJSON();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
