import { Gallery } from "../../parts/scenery/gallery.svelte.ts";

export const gallery = new Gallery(async () => (await import("./drawn.ts")).shapesOf);
