/** Painting on a canvas with the letters and colours of the page. */

import type { Side } from "../../games/contract.ts";

export const TEXT = '"Alegreya", "Alegreya Cyrillic", Georgia, serif';
export const TITLE = '"Alegreya SC", "Alegreya", "Alegreya Cyrillic", Georgia, serif';

export interface Lettering {
  /** As CSS writes it, without the size and the family: `800`, `italic 400`. */
  weight?: string;
  family?: string;
  size: number;
  colour: string;
  align?: CanvasTextAlign;
  /** Longer texts become smaller, down to three quarters, and are cut then. */
  width?: number;
}

/** One line of text; returns its width. */
export function letter(canvas: CanvasRenderingContext2D, text: string, x: number, y: number, how: Lettering): number {
  const { weight = "400", family = TEXT, colour, align = "left", width = Infinity } = how;
  let size = how.size;
  const font = () => (canvas.font = `${weight} ${size}px ${family}`);
  font();
  while (canvas.measureText(text).width > width && size > how.size * 0.75) {
    size -= 1;
    font();
  }
  const shown = cutTo(text, (part) => canvas.measureText(part).width <= width);
  canvas.fillStyle = colour;
  canvas.textAlign = align;
  canvas.fillText(shown, x, y);
  return canvas.measureText(shown).width;
}

/** As much of a text as fits, with dots where something is left out. */
export function cutTo(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  let kept = text;
  while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

/** A text in lines that fit. */
export function inLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cutTo(lines.slice(most - 1).join(" "), fits)];
}

/** A side as it is known everywhere: colour, emblem and letter. */
export function emblem(canvas: CanvasRenderingContext2D, side: Side, x: number, y: number, radius: number): void {
  canvas.save();
  canvas.translate(x, y);
  canvas.beginPath();
  canvas.arc(0, 0, radius, 0, 2 * Math.PI);
  canvas.fillStyle = side.colour;
  canvas.fill();
  canvas.lineWidth = Math.max(1.5, radius * 0.06);
  canvas.strokeStyle = "rgb(255 244 222 / 0.75)";
  canvas.stroke();
  const scale = (1.32 * radius) / 512;
  canvas.scale(scale, scale);
  canvas.translate(-256, -256);
  canvas.fillStyle = side.ink;
  canvas.fill(new Path2D(side.emblem));
  canvas.restore();
  badge(canvas, side.letter, x + radius * 0.78, y + radius * 0.74, Math.max(8, radius * 0.34));
}

function badge(canvas: CanvasRenderingContext2D, sign: string, x: number, y: number, radius: number): void {
  canvas.beginPath();
  canvas.arc(x, y, radius, 0, 2 * Math.PI);
  canvas.fillStyle = "#2f241b";
  canvas.fill();
  canvas.lineWidth = 1.2;
  canvas.strokeStyle = "rgb(255 244 222 / 0.75)";
  canvas.stroke();
  letter(canvas, sign, x, y + radius * 0.48, { weight: "700", size: radius * 1.4, colour: "#f2e7d3", align: "center" });
}

/** What the sides' colours are by candle light: a canvas knows no variables. */
export function byCandleLight(side: Side): Side {
  const probe = document.createElement("span");
  probe.style.colorScheme = "dark";
  document.body.append(probe);
  const seen = (colour: string) => {
    probe.style.color = colour;
    return getComputedStyle(probe).color;
  };
  const painted = { ...side, colour: seen(side.colour), ink: seen(side.ink) };
  probe.remove();
  return painted;
}
