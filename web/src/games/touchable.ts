/** Makes a drawn element one that can be picked and looked at: by mouse, touch, keyboard and screen reader alike. */

import type { Drawing, Thing } from "./contract.ts";

const LONG_PRESS_MS = 450;

export interface Touchable {
  /** What the element stands for; see `Deciding`. */
  things: readonly Thing[];
  /** What a screen reader calls it: name and what matters of its state, from Fluent. */
  label: string;
  /** What is shown when somebody looks closer; the first of `things` unless told. */
  about?: Thing;
  /** Further classes of the element, for the game's own styles. */
  class?: string;
  /** Whose it is, where things alone do not say. */
  owner?: string;
  /** Whether the keyboard reaches it even when it cannot be picked (regions: yes; single pieces: no). */
  always?: boolean;
}

/** Attributes to spread on an element, HTML or SVG: `<g {...touchable(drawing, { things, label })}>`.
 *
 * It gets the classes `touchable` and, as it applies, `glows`, `picked`, `pointed`; how these look is in look/touch.css and may be
 * refined by the game. */
export function touchable(drawing: Pick<Drawing, "deciding" | "pointing" | "looking">, thing: Touchable) {
  const { deciding, pointing, looking } = drawing;
  const { things, label, always = false } = thing;
  const about = thing.about ?? things[0] ?? null;
  const glows = deciding.glows(things);
  const picked = deciding.picked(things);
  const classes = ["touchable"];
  if (thing.class) classes.push(thing.class);
  if (glows) classes.push("glows");
  if (picked) classes.push("picked");
  if (pointing.at(things)) classes.push("pointed");
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const pick = (event: Event) => {
    if (!glows || pressed) return;
    event.stopPropagation();
    deciding.pick(things);
  };
  return {
    class: classes.join(" "),
    role: glows || picked ? "button" : "img",
    tabindex: glows || always ? 0 : -1,
    "aria-label": label,
    "aria-pressed": picked ? ("true" as const) : undefined,
    "data-thing": things.map((thing) => `${thing.kind}:${thing.id}`).join(" "),
    "data-owner": thing.owner,
    onclick: pick,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      pick(event);
    },
    // A pointer that lies still while the page changes under it looks at nothing; and what was picked has been looked at.
    onpointermove: (event: PointerEvent) => {
      const element = event.currentTarget as Element;
      const isInnermost = (event.target as Element).closest(".touchable") === element;
      if (event.pointerType === "mouse" && isInnermost && !picked) looking.look(about, element);
    },
    onpointerleave: () => {
      clearTimeout(press);
      looking.look(null, null);
    },
    onpointerdown: (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType === "mouse") return;
      const element = event.currentTarget as Element;
      press = setTimeout(() => {
        pressed = true;
        looking.look(about, element);
      }, LONG_PRESS_MS);
    },
    onpointerup: () => clearTimeout(press),
    onpointercancel: () => clearTimeout(press),
    oncontextmenu: (event: Event) => {
      if (pressed) event.preventDefault();
    },
    onfocus: (event: FocusEvent) => {
      const element = event.currentTarget as Element;
      if (element.matches(":focus-visible")) looking.look(about, element);
    },
    onblur: () => looking.look(null, null),
  };
}
