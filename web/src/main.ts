/** Starts the client: look, language, who is here, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { follow } from "./router.svelte.ts";
import { session } from "./server/session.svelte.ts";
import { applyLook, settings } from "./settings.svelte.ts";
import { announcing } from "./shell/announcing.svelte.ts";
import { speak } from "./words/words.svelte.ts";

applyLook();
follow();
await speak(settings.language);
const arrived = session.begin().catch((problem: unknown) => announcing.complain(problem));
await Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, 1500))]);
mount(App, { target: document.getElementById("app") as HTMLElement });
