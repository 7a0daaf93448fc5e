/** Decisions of recorded games (`scripts/record-stories`). */

import { readStories } from "../../workbench/stories.ts";

export const STORIES = readStories(
  import.meta.glob<string>("./stories/*.story", { query: "?raw", import: "default", eager: true }),
);
