/** Plays the scenes of a recorded game without a server, from the server of `npm run dev`:
 * `src/games/bloodrage/dev/theatre.html?story=game+27&scene=2&theme=dark`. The right arrow shows the next scene.
 * With `gallery=figures` it shows all figures instead. */

import { mount } from "svelte";
import "../../../look/base.css";
import { type Language, speak, speakAbout } from "../../../words/words.svelte.ts";
import Gallery from "./Gallery.svelte";
import Theatre from "./Theatre.svelte";

const wanted = new URLSearchParams(location.search);
const theme = wanted.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;
if (wanted.get("motion") === "none") document.documentElement.dataset.motion = "none";
await speak((wanted.get("language") ?? "en") as Language);
await speakAbout("bloodrage");
const target = document.getElementById("app") as HTMLElement;
if (wanted.has("gallery")) mount(Gallery, { target });
else
  mount(Theatre, {
    target,
    props: {
      story: wanted.get("story") ?? "game 0",
      scene: Number(wanted.get("scene") ?? 0),
    },
  });
