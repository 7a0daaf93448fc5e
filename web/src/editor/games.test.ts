import { beforeAll, describe, expect, it } from "vitest";
import { has, LANGUAGES, speak, speakAbout } from "../words/words.svelte.ts";
import type { GameEditing } from "./contract.ts";

const pages = import.meta.glob<{ default: GameEditing }>("../games/*/editing.ts", { eager: true });

describe.each(LANGUAGES)("the editors of all games, in %s", (language) => {
  beforeAll(() => speak(language));

  it.each(Object.entries(pages))("%s has words for all that it names", async (path, { default: editing }) => {
    const [, game = ""] = /games\/(\w+)\//.exec(path) ?? [];
    await speakAbout(game);
    const fields = [...editing.layers.map(({ field }) => field), ...editing.groups.flatMap((group) => group.fields)];
    const ids = [
      ...fields.map((field) => `${game}-field-${field}`),
      ...editing.starts.map(({ name }) => name),
      ...editing.groups.map(({ id }) => `web-editor-group-${id}`),
    ];
    expect(ids.filter((id) => !has(id))).toEqual([]);
  });

  it.each(Object.entries(pages))("%s lets fields follow from others only", (_, { default: editing }) => {
    for (const [field, from] of Object.entries(editing.follows)) expect(from).not.toContain(field);
  });
});
