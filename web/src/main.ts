/** Starts the client: look, language, who is here, letters, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "./look/base.css";
import { lettersFor } from "./look/letters.ts";
import { follow } from "./router.svelte.ts";
import { session } from "./server/session.svelte.ts";
import { applyLook, settings } from "./settings.svelte.ts";
import { announcing } from "./shell/announcing.svelte.ts";
import { say, speak } from "./words/words.svelte.ts";

applyLook();
follow();
await speak(settings.language);
const arrived = session.begin().catch((problem: unknown) => announcing.complain(problem));
const ready = Promise.all([arrived, lettersFor(say("web-home-text"))]);
await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 1500))]);
mount(App, { target: document.getElementById("app") as HTMLElement });
