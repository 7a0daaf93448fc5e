/** How much room there is, in letters rather than pixels, so that larger letters count as a smaller window. Style sheets read it from
 * the page: `[data-layout~="small"]`.
 *
 * `wide`: players, board and story side by side. `narrow`: a phone upright, a tablet. `low`: a phone on its side, a laptop at 200 %:
 * the board on one side, everything else on the other. */

export type Layout = "wide" | "narrow" | "low";

const LOW = "(max-height: 31.25em) and (min-width: 35em)";
const WIDE = "(min-width: 62.5625em)";

const canAsk = typeof matchMedia === "function";
const low = canAsk ? matchMedia(LOW) : null;
const broad = canAsk ? matchMedia(WIDE) : null;

let now = $state<Layout>(measure());

export function layout(): Layout {
  return now;
}

export function wide(): boolean {
  return now === "wide";
}

/** Puts the layout on the page, and keeps it there as the window changes. */
export function followWindow(): void {
  const apply = () => {
    now = measure();
    document.documentElement.dataset.layout = now === "wide" ? now : `small ${now}`;
  };
  apply();
  for (const query of [low, broad]) query?.addEventListener("change", apply);
}

function measure(): Layout {
  if (low?.matches) return "low";
  return (broad?.matches ?? true) ? "wide" : "narrow";
}
