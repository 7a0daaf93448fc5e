/** When the page has nothing better to do: on a slow line what can wait does not stand in the way of what is played with. */

const LATEST_MS = 5_000;

export function whenIdle(act: () => void): void {
  // Safari has no such moment.
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: LATEST_MS });
  else setTimeout(act);
}
