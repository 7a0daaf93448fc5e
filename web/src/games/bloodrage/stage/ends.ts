/** What the end of an Age shows on the stage: drawn seldom, and so loaded when it is first wanted. */

import "./plank.css";

export { default as QuestStage } from "./QuestStage.svelte";
export { default as RagnarokStage } from "./RagnarokStage.svelte";
export { default as ReckoningStage } from "./ReckoningStage.svelte";
