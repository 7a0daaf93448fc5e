/** The board as an image: drawn once more, out of sight, as everybody may see it, and put into one file together with the styles
 * and letters that it needs, for an image fetches nothing. */

import { flushSync, mount, tick, unmount } from "svelte";
import type { GameTable, View } from "../../games/contract.ts";
import { UNASKED } from "../../games/parts/unasked.ts";

const SVG = "http://www.w3.org/2000/svg";
const STILL = "* { animation: none !important; transition: none !important; }";

/** Below the board, out of the picture: a letter of each font, by which can be seen when the letters are there. */
const PROBE = { height: 24, width: 24 };
const LETTERS_WITHIN_MS = 4_000;

/** An image, and how much of it is the board. */
export interface BoardImage {
  image: HTMLImageElement;
  width: number;
  height: number;
}

/** `width` and `height` are the room for it; the board keeps its own shape within. */
export async function boardImage(game: GameTable, view: View, width: number, height: number): Promise<BoardImage> {
  const board = await drawnOnce(game, view);
  const box = board.viewBox.baseVal;
  const scale = Math.min(width / box.width, height / box.height);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const fonts = fontsInUse();
  const styles = [await lettersOf(fonts), stylesOf(document.styleSheets), STILL].join("\n");
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(asFile(board, size, styles, fonts.map(described)))}`;
  await image.decode();
  await lettersThere(image, size.height, fonts.length);
  return { image, ...size };
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

/** The drawing as a file of its own, by candle light, with a letter of each font below. */
export function asFile(
  board: SVGSVGElement,
  { width, height }: Pick<BoardImage, "width" | "height">,
  styles: string,
  fonts: readonly Described[],
): string {
  const file = document.createElementNS(SVG, "svg");
  file.setAttribute("xmlns", SVG);
  file.setAttribute("width", String(width));
  file.setAttribute("height", String(height + PROBE.height));
  file.style.colorScheme = "dark";
  const style = document.createElementNS(SVG, "style");
  style.textContent = styles;
  board.setAttribute("width", String(width));
  board.setAttribute("height", String(height));
  board.style.width = `${width}px`;
  board.style.height = `${height}px`;
  file.append(style, board, ...fonts.map((font, place) => probe(font, place, height)));
  return new XMLSerializer().serializeToString(file);
}

function probe({ family, weight, style }: Described, place: number, top: number): SVGTextElement {
  const text = document.createElementNS(SVG, "text");
  text.setAttribute("x", String(place * PROBE.width + 4));
  text.setAttribute("y", String(top + PROBE.height - 6));
  text.style.font = `${style} ${weight} 16px ${family}`;
  text.textContent = "H";
  return text;
}

/** The letters of an image come a moment after its shapes, and nothing tells when. */
async function lettersThere(image: HTMLImageElement, top: number, count: number): Promise<void> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.max(1, count) * PROBE.width, PROBE.height];
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  const until = performance.now() + LETTERS_WITHIN_MS;
  while (pen !== null && performance.now() < until) {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, top, canvas.width, PROBE.height, 0, 0, canvas.width, PROBE.height);
    const cells = Array.from({ length: count }, (_, place) => place * PROBE.width);
    if (cells.every((x) => pen.getImageData(x, 0, PROBE.width, PROBE.height).data.some((value) => value > 0))) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Every rule of the page but those that fetch something. */
export function stylesOf(sheets: Iterable<CSSStyleSheet>): string {
  return [...sheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .map((rule) => rule.cssText)
    .filter((text) => !text.startsWith("@font-face") && !text.startsWith("@import"))
    .join("\n");
}

/** The fonts that the page shows just now. */
function fontsInUse(): CSSFontFaceRule[] {
  const loaded = new Set([...document.fonts].filter((font) => font.status === "loaded").map(keyOf));
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(isFontFace).filter((rule) => loaded.has(keyOf(described(rule)))),
  );
}

/** As rules that hold the letters themselves, in their order: of fonts that are called alike, one stands in for the letters that
 * another lacks. */
async function lettersOf(fonts: readonly CSSFontFaceRule[]): Promise<string> {
  return (await Promise.all(fonts.map(withLetters))).join("\n");
}

export type Described = Pick<FontFace, "family" | "weight" | "style">;

function keyOf({ family, weight, style }: Described): string {
  return [family.replace(/["']/g, ""), weight, style].join(" ");
}

function described({ style }: CSSFontFaceRule): Described {
  return {
    family: style.getPropertyValue("font-family"),
    weight: style.getPropertyValue("font-weight"),
    style: style.getPropertyValue("font-style"),
  };
}

function isFontFace(rule: CSSRule): rule is CSSFontFaceRule {
  return rule instanceof CSSFontFaceRule;
}

async function withLetters(rule: CSSFontFaceRule): Promise<string> {
  const [, address] = /url\(["']?([^"')]+\.woff2)["']?\)/.exec(rule.style.getPropertyValue("src")) ?? [];
  if (address === undefined) return "";
  const answer = await fetch(new URL(address, rule.parentStyleSheet?.href ?? location.href));
  const { family, weight, style } = described(rule);
  const letters = await asDataUrl(await answer.blob());
  return (
    `@font-face { font-family: ${family}; font-weight: ${weight}; font-style: ${style}; ` +
    `src: url("${letters}") format("woff2"); }`
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
