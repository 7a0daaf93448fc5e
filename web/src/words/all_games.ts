/** For tests: whatever is spoken of, its words are there. */

import { speakAbout } from "./words.svelte.ts";

await Promise.all(["oldworld", "bloodrage", "karak"].map(speakAbout));
