import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../words/words.svelte.ts";
import { anchorOf, parsed, rulesOf, sought } from "./rules.ts";
import { Search } from "./search.ts";

const TEXT = `# The rules

All of it.

## 1 Pieces {#OW-1}

**OW 1.1** Three or *four* players.
And a second line.

- **OW 1.2** A rule in a list.
- An item.

## 2 Setup {#OW-2}

**OW 2.1** Shuffle.
`;

describe("the rules", () => {
  const rules = parsed(TEXT);

  it("are chapters of numbered rules", () => {
    expect(rules.title).toBe("The rules");
    const [, pieces] = rules.chapters;
    expect(pieces?.anchor).toBe("OW-1");
    expect(pieces?.blocks.map((block) => [block.kind, block.id])).toEqual([
      ["rule", "OW 1.1"],
      ["rule", "OW 1.2"],
      ["item", ""],
    ]);
    expect(pieces?.blocks[0]?.plain).toBe("Three or *four* players. And a second line.");
    expect(pieces?.blocks[0]?.runs[1]).toEqual({ text: "four", style: "em" });
  });

  it("can be searched by words and numbers", () => {
    expect(sought(rules, new Search("second", "en")).flatMap((chapter) => chapter.blocks)).toHaveLength(1);
    expect(sought(rules, new Search("OW 2.1", "en"))[0]?.title).toBe("2 Setup");
    expect(sought(rules, new Search("dragons", "en"))).toEqual([]);
  });

  it("are found whether or not one writes the marks of letters", () => {
    const northern = parsed("# N\n## 1 Koniec\n**N 1.1** Ragnarok swallows a province.\n**N 1.2** Żółw płynie.");
    const found = (words: string) =>
      sought(northern, new Search(words, "pl")).flatMap(({ blocks }) => blocks.map(({ id }) => id));
    expect(found("Ragnarök")).toEqual(["N 1.1"]);
    expect(found("zolw")).toEqual(["N 1.2"]);
    expect(found("płynie")).toEqual(["N 1.2"]);
  });

  it("of the Old World are there in every language, at the places that decisions name", async () => {
    for (const language of LANGUAGES) {
      const found = await rulesOf("oldworld", language);
      const anchors = found?.chapters.flatMap((chapter) => chapter.blocks.map((block) => anchorOf(block.id)));
      expect(anchors).toContain("OW-4.2");
    }
  });
});
