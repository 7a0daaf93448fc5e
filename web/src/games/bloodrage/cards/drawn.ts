/** The pictures of this game, loaded on demand: see `gallery.ts`. */

import { composed } from "../../parts/scenery/compose.ts";
import type { Drawn } from "../../parts/scenery/gallery.svelte.ts";
import { sceneOf } from "./scenes.ts";

export const shapesOf: Drawn = (_kind, id) => composed(id, sceneOf(id));
