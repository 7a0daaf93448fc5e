/** Opens the drawings of a game without a table, to be looked at while drawing, from the server of `npm run dev`:
 * `src/games/workbench/workbench.html?game=karak&part=board&case=crowded&theme=dark`. With `frames=<address>` it plays frames
 * that were recorded from a game; the right arrow shows the next one. */

import { mount } from "svelte";
import "../../look/base.css";
import { type Language, speak } from "../../words/words.svelte.ts";
import { faceOf } from "../index.ts";
import type { Fixtures } from "./fixture.ts";
import Workbench from "./Workbench.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
if (wanted.get("motion") === "none") document.documentElement.dataset.motion = "none";
const [kind, id] = (wanted.get("closer") ?? "").split(":");
const recorded = wanted.get("frames");

const all = import.meta.glob<Fixtures>("../*/dev/fixtures.ts");
const face = faceOf(wanted.get("game") ?? "oldworld");
const fixtures = await all[`../${face.name}/dev/fixtures.ts`]?.();
if (fixtures === undefined) throw new Error(`there are no fixtures of ${face.name}`);

await speak((wanted.get("language") ?? "en") as Language);
mount(Workbench, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    game: await face.load(),
    Cover: await face.cover(),
    fixtures,
    part: wanted.get("part") ?? "board",
    fixture: wanted.get("case") ?? "middle",
    size: wanted.get("size") === "full" ? "full" : "card",
    closer: kind && id ? { kind, id } : null,
    frames: recorded === null ? [] : await (await fetch(recorded)).json(),
  },
});
