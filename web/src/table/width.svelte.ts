/** Whether there is room for the wide layout; the same border as in Playing.svelte's styles. */

const query = typeof matchMedia === "function" ? matchMedia("(min-width: 1001px)") : null;
let matches = $state(query?.matches ?? true);
query?.addEventListener("change", (event) => (matches = event.matches));

export function wide(): boolean {
  return matches;
}
