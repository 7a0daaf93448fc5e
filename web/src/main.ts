/** Starts the client: look, language, who is here, letters, then the page. */

import { mount } from "svelte";
import App from "./App.svelte";
import "letters:faces.css";
import "./look/base.css";
import { lettersFor } from "./look/letters.ts";
import { prefetch } from "./pages.ts";
import { follow, place, routeOf } from "./router.svelte.ts";
import { session } from "./server/session.svelte.ts";
import { applyLook, settings } from "./settings.svelte.ts";
import { announcing } from "./shell/announcing.svelte.ts";
import { followWindow } from "./shell/layout.svelte.ts";
import { keepForOffline } from "./shell/offline.ts";
import { say, speak } from "./words/words.svelte.ts";

applyLook();
followWindow();
follow();
void prefetch(routeOf(place.path));
await speak(settings.language);
const arrived = session.begin().catch((problem: unknown) => announcing.complain(problem));
const ready = Promise.all([arrived, lettersFor(settings.language, say("web-home-text"))]);
await Promise.race([ready, new Promise((resolve) => setTimeout(resolve, 1500))]);
const page = document.getElementById("app") as HTMLElement;
page.replaceChildren();
mount(App, { target: page });
if (import.meta.env.PROD) void keepForOffline();
