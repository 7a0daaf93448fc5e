/** The board as an image: drawn once more, out of sight, as everybody may see it, and put into one file together with the styles
 * and letters that it needs, for an image fetches nothing. */

import { flushSync, mount, tick, unmount } from "svelte";
import type { GameTable, View } from "../../games/contract.ts";
import { UNASKED } from "../../games/parts/unasked.ts";

const STILL = "* { animation: none !important; transition: none !important; }";

/** `width` and `height` are the room for it; the board keeps its own shape within. */
export async function boardImage(
  game: GameTable,
  view: View,
  width: number,
  height: number,
): Promise<HTMLImageElement> {
  const board = await drawnOnce(game, view);
  const box = board.viewBox.baseVal;
  const scale = Math.min(width / box.width, height / box.height);
  const [fonts, rules] = [await lettersInUse(), stylesOf(document.styleSheets)];
  const image = new Image(Math.round(box.width * scale), Math.round(box.height * scale));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asFile(board, image, `${fonts}${rules}${STILL}`))}`;
  await image.decode();
  return image;
}

async function drawnOnce(game: GameTable, view: View): Promise<SVGSVGElement> {
  const target = document.createElement("div");
  target.style.cssText = "position: fixed; left: -4000px; top: 0; width: 1200px; height: 1200px; visibility: hidden";
  target.inert = true;
  document.body.append(target);
  const drawn = mount(game.Board, {
    target,
    props: {
      view,
      deciding: UNASKED,
      pointing: { at: () => false },
      looking: { look: () => undefined },
      events: [],
      motion: { reduced: true, frame: 0 },
    },
  });
  try {
    flushSync();
    await tick();
    const board = target.querySelector("svg");
    if (board === null) throw new Error("this game draws no board");
    return board.cloneNode(true) as SVGSVGElement;
  } finally {
    await unmount(drawn);
    target.remove();
  }
}

/** The drawing as a file of its own, by candle light. */
export function asFile(board: SVGSVGElement, size: Pick<HTMLImageElement, "width" | "height">, styles: string): string {
  board.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  board.setAttribute("width", String(size.width));
  board.setAttribute("height", String(size.height));
  board.style.colorScheme = "dark";
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = styles;
  board.prepend(style);
  return new XMLSerializer().serializeToString(board);
}

/** Every rule of the page but those that fetch something. */
export function stylesOf(sheets: Iterable<CSSStyleSheet>): string {
  return [...sheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => !text.startsWith("@font-face") && !text.startsWith("@import"))
    .join("\n");
}

/** The fonts that the page shows just now, as rules that hold the letters themselves. */
async function lettersInUse(): Promise<string> {
  const loaded = new Set([...document.fonts].filter((font) => font.status === "loaded").map(keyOf));
  const wanted = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(isFontFace).filter((rule) => loaded.has(keyOf(described(rule)))),
  );
  return (await Promise.all(wanted.map(withLetters))).join("\n");
}

interface Described {
  family: string;
  weight: string;
  style: string;
  unicodeRange: string;
}

function keyOf({ family, weight, style, unicodeRange }: Described): string {
  return [family.replace(/["']/g, ""), weight, style, unicodeRange.replace(/\s/g, "").toLowerCase()].join(" ");
}

function described({ style }: CSSFontFaceRule): Described {
  const [family, weight, slant, unicodeRange] = ["font-family", "font-weight", "font-style", "unicode-range"].map(
    (name) => style.getPropertyValue(name),
  ) as [string, string, string, string];
  return { family, weight, style: slant, unicodeRange };
}

function isFontFace(rule: CSSRule): rule is CSSFontFaceRule {
  return rule instanceof CSSFontFaceRule;
}

async function withLetters(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
  if (address === undefined) return "";
  const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  const { family, weight, style, unicodeRange } = described(rule);
  return (
    `@font-face { font-family: ${family}; font-weight: ${weight}; font-style: ${style}; ` +
    `unicode-range: ${unicodeRange}; src: url("${await asDataUrl(await answer.blob())}") format("woff2"); }`
  );
}

/** A file as an address that holds it. */
export function asDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(file);
  });
}
