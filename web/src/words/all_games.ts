/** For tests: whatever is spoken of, its words are there. */

import topics from "words:topics";
import { speakAbout } from "./words.svelte.ts";

await Promise.all(Object.keys(topics).map(speakAbout));
