import { describe, expect, it } from "vitest";
import { asFile, stylesOf } from "./board_image.ts";
import { cutTo, inLines } from "./painting.ts";

const atMost = (length: number) => (text: string) => text.length <= length;

describe("text on a picture", () => {
  it("is cut where there is no room, and says so", () => {
    expect(cutTo("short", atMost(10))).toBe("short");
    expect(cutTo("The Riders of Chaos", atMost(11))).toBe("The Riders…");
  });

  it("is broken between words into no more lines than there are", () => {
    expect(inLines("Wolf wins", 2, atMost(20))).toEqual(["Wolf wins"]);
    expect(inLines("Wolf and Bear win together", 2, atMost(14))).toEqual(["Wolf and Bear", "win together"]);
    expect(inLines("Wolf and Bear and Raven win together", 2, atMost(14))).toEqual(["Wolf and Bear", "and Raven win…"]);
  });
});

describe("a board as a file", () => {
  it("holds its size and its styles, and fetches nothing", () => {
    const board = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    board.setAttribute("viewBox", "0 0 10 10");
    const font = { family: "Alegreya", weight: "700", style: "normal" };
    const file = asFile(board, { width: 300, height: 200 }, ".sea > path { fill: red }", [font]);
    expect(file).toContain('width="300"');
    expect(file).toContain("<text");
    expect(file).toContain(".sea");
    expect(file).toContain("color-scheme: dark");
  });

  it("takes all rules of the page but letters and other sheets", () => {
    const rule = (cssText: string) => ({ cssText }) as CSSRule;
    const sheet = { cssRules: [rule("@font-face { }"), rule('@import "x.css"'), rule(".sea { }")] };
    expect(stylesOf([sheet as unknown as CSSStyleSheet])).toBe(".sea { }");
  });
});
