/** `offline.html`: what the worker shows where neither the network nor a kept page answers, in all languages, since nobody knows there
 * which one is spoken. */

import type { Plugin } from "vite";
import { LANGUAGES, messageOf } from "./words.ts";

export function offline(): Plugin {
  return {
    name: "warhost-offline",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: page() });
    },
  };
}

function page(): string {
  const parts = LANGUAGES.map((language) => {
    const { value, text } = messageOf(language, "web-offline");
    return `<section lang="${language}"><h2 style="margin:0;font-size:1.25rem">${value}</h2><p>${text}</p></section>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <title>Warhost</title>
  </head>
  <body style="max-width:36rem;margin:0 auto;padding:1.5rem;font:1.0625rem/1.5 Georgia,serif">
    <h1>Warhost</h1>
    ${parts.join("\n    ")}
    <p><a href="/">↻ Warhost</a></p>
  </body>
</html>
`;
}
