/** Opens the drawings without a table, to be looked at while drawing: `dev.html?part=board&case=crowded&theme=dark`. With
 * `frames=<address>` it plays frames that were recorded from a game; the right arrow shows the next one. */

import { mount } from "svelte";
import "../../../look/base.css";
import { type Language, speak } from "../../../words/words.svelte.ts";
import Dev from "./Dev.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
if (wanted.get("motion") === "none") document.documentElement.dataset.motion = "none";
const [kind, id] = (wanted.get("closer") ?? "").split(":");
const recorded = wanted.get("frames");

await speak((wanted.get("language") ?? "en") as Language);
mount(Dev, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    part: wanted.get("part") ?? "board",
    fixture: wanted.get("case") ?? "middle",
    size: wanted.get("size") === "full" ? "full" : "card",
    closer: kind && id ? { kind, id } : null,
    frames: recorded === null ? [] : await (await fetch(recorded)).json(),
  },
});
