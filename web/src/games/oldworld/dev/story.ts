/** Plays a recorded story scene by scene, board and stage side by side, to be looked at while drawing:
 * `src/games/oldworld/dev/story.html?story=game+12&scene=5`. The right arrow tells the next scene. `?gallery` shows all
 * figures and faces instead. */

import { mount } from "svelte";
import "../../../look/base.css";
import { type Language, speak, speakAbout } from "../../../words/words.svelte.ts";
import { STORIES } from "./stories.ts";
import Gallery from "./Gallery.svelte";
import StoryBench from "./StoryBench.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
if (wanted.get("motion") === "none") document.documentElement.dataset.motion = "none";

await speak((wanted.get("language") ?? "en") as Language);
await speakAbout("oldworld");
const target = document.getElementById("app") as HTMLElement;
if (wanted.has("gallery")) mount(Gallery, { target });
else
  mount(StoryBench, {
    target,
    props: {
      story: STORIES.find(({ name }) => name === (wanted.get("story") ?? "game 0"))!,
      first: Number(wanted.get("scene") ?? 0),
      alone: wanted.has("alone"),
    },
  });
