/** The picture to share: the last board, who won, everybody's points and how they grew. Shows only what everybody may see. */

import { endingOf } from "../ending.ts";
import type { GameTable, Side, View } from "../../games/contract.ts";
import { sideOf } from "../../games/index.ts";
import type { TableInfo } from "../../protocol/types.ts";
import { Replaying } from "../../replay/replaying.svelte.ts";
import { tables } from "../../server/api.ts";
import type { Teller } from "../../words/telling.ts";
import { say } from "../../words/words.svelte.ts";
import { playerName, ranked } from "../ranking.ts";
import type { PointsStory } from "../story.ts";
import { boardImage, type BoardImage } from "./board_image.ts";
import { apart } from "../apart.ts";
import { byCandleLight, emblem, inLines, letter, TEXT, TITLE } from "./painting.ts";

export { asDataUrl } from "./board_image.ts";

export const WIDTH = 1200;
export const HEIGHT = 630;
const BOARD = { x: 24, y: 24, width: 676, height: 582 };
const LEFT = 732;
const RIGHT = 1164;
const INK = "#f6ead2";
const SOFT = "#c9b99f";
const END_GAP = 23;
const GOLD = "#ffd683";

export interface Ended {
  table: TableInfo;
  result: NonNullable<TableInfo["result"]>;
  teller: Teller;
  game: GameTable;
  story: PointsStory;
}

type Sides = Readonly<Record<string, Side>>;

export async function sharePicture(ended: Ended): Promise<Blob> {
  const [board] = await Promise.all([lastBoard(ended), lettersReady()]);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (pen === null) throw new Error("this browser does not paint");
  const sides = Object.fromEntries(
    ended.table.seats.map(({ seat }) => [seat, byCandleLight(sideOf(ended.table.game, seat))]),
  );
  room(pen, sides[ended.result.winners[0] ?? ""]?.colour ?? "#6d6152");
  laid(pen, board);
  const below = names(pen, ended, sides);
  chart(pen, ended, sides, below + 22);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

/** The table at its end, as somebody sees it who only watches. */
async function lastBoard({ table, game, story }: Ended): Promise<BoardImage> {
  const replaying = new Replaying("public", (as, first, count) => tables.replay(table.id, as, first, count));
  await Promise.all([replaying.goTo(story.total), game.pictures?.()]);
  return boardImage(game, replaying.view as View, BOARD.width, BOARD.height);
}

async function lettersReady(): Promise<void> {
  const fonts = [`400 20px ${TEXT}`, `700 20px ${TEXT}`, `800 20px ${TITLE}`];
  await Promise.all(
    fonts.map((font) => document.fonts.load(font, `AĄŁé ${say("web-won", { winners: "", count: 1 })}`)),
  );
}

function room(pen: CanvasRenderingContext2D, light: string): void {
  const wood = pen.createLinearGradient(0, 0, 0, HEIGHT);
  wood.addColorStop(0, "#2a1d13");
  wood.addColorStop(1, "#0e0906");
  pen.fillStyle = wood;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.save();
  pen.globalAlpha = 0.5;
  const glow = pen.createRadialGradient(948, 80, 20, 948, 80, 430);
  glow.addColorStop(0, light);
  glow.addColorStop(1, "rgb(0 0 0 / 0)");
  pen.fillStyle = glow;
  pen.fillRect(520, 0, WIDTH - 520, HEIGHT);
  pen.restore();
}

function laid(pen: CanvasRenderingContext2D, { image, width, height }: BoardImage): void {
  const x = BOARD.x + (BOARD.width - width) / 2;
  const y = BOARD.y + (BOARD.height - height) / 2;
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 0.8)";
  pen.shadowBlur = 30;
  pen.shadowOffsetY = 8;
  pen.drawImage(image, 0, 0, width, height, x, y, width, height);
  pen.restore();
}

/** Game, winner and everybody's points; returns how far down it reaches. */
function names(pen: CanvasRenderingContext2D, ended: Ended, sides: Sides): number {
  const { table, result, teller, game } = ended;
  const width = RIGHT - LEFT;
  letter(pen, say(`${table.game}-title`), LEFT, 54, {
    family: TITLE,
    weight: "800",
    size: 22,
    colour: GOLD,
    width: width - 110,
  });
  letter(pen, "Warhost", RIGHT, 54, { family: TITLE, weight: "800", size: 20, colour: SOFT, align: "right" });
  const [winner] = result.winners;
  const shown = winner === undefined ? undefined : sides[winner];
  if (shown) emblem(pen, shown, LEFT + 46, 130, 44);
  const beside = shown ? LEFT + 112 : LEFT;
  const won =
    result.winners.length > 0
      ? say("web-won", { winners: teller.sides(result.winners), count: result.winners.length })
      : say("web-nobody-won");
  pen.font = `800 36px ${TITLE}`;
  const lines = inLines(won, 2, (line) => pen.measureText(line).width <= RIGHT - beside);
  let y = lines.length > 1 ? 112 : 128;
  for (const line of lines) {
    letter(pen, line, beside, y, { family: TITLE, weight: "800", size: 36, colour: INK, width: RIGHT - beside });
    y += 38;
  }
  letter(pen, say(endingOf(table.game, result.ending)), beside, y - 6, {
    size: 20,
    colour: SOFT,
    width: RIGHT - beside,
  });
  y = 216;
  for (const seat of ranked(table, result)) {
    const side = sides[seat.seat];
    if (side === undefined) continue;
    emblem(pen, side, LEFT + 16, y - 7, 14);
    const isWinner = result.winners.includes(seat.seat);
    const points = game.written(result.scores[seat.seat] ?? 0);
    const right = letter(pen, points, RIGHT, y, {
      weight: "800",
      family: TITLE,
      size: 25,
      colour: isWinner ? GOLD : INK,
      align: "right",
    });
    const room = RIGHT - right - 16 - (LEFT + 44);
    const taken = letter(pen, teller.side(seat.seat), LEFT + 44, y, {
      weight: "700",
      size: 21,
      colour: INK,
      width: room,
    });
    const left = room - taken - 12;
    if (left > 40) letter(pen, playerName(seat), LEFT + 44 + taken + 12, y, { size: 17, colour: SOFT, width: left });
    y += 37;
  }
  return y - 37;
}

/** How the points grew: a line for each side. */
function chart(pen: CanvasRenderingContext2D, { story }: Ended, sides: Sides, top: number): void {
  const bottom = HEIGHT - 30;
  const height = bottom - top;
  const seats = Object.keys(story.points.at(-1)?.scores ?? {});
  const most = Math.max(1, ...story.points.flatMap(({ scores }) => Object.values(scores)));
  const x = (step: number) => LEFT + ((RIGHT - LEFT - 22) * step) / Math.max(1, story.total);
  const y = (points: number) => bottom - (height - 14) * (points / most);
  if (story.points.length < 2) return;
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(255 244 222 / 0.14)";
  for (const { step } of story.rounds)
    stroke(pen, [
      [x(step), top],
      [x(step), bottom],
    ]);
  pen.strokeStyle = "rgb(255 244 222 / 0.4)";
  stroke(pen, [
    [LEFT, bottom],
    [RIGHT - 22, bottom],
  ]);
  pen.lineJoin = "round";
  pen.lineWidth = 3.5;
  for (const seat of seats) {
    const path: [number, number][] = [[x(0), y(0)]];
    for (const { step, scores } of story.points) {
      path.push([x(step), path.at(-1)?.[1] ?? bottom], [x(step), y(scores[seat] ?? 0)]);
    }
    path.push([x(story.total), path.at(-1)?.[1] ?? bottom]);
    pen.strokeStyle = sides[seat]?.colour ?? SOFT;
    stroke(pen, path);
  }
  const final = story.points.at(-1)?.scores ?? {};
  const ends = apart(
    seats.map((seat) => ({ seat, at: y(final[seat] ?? 0) })),
    END_GAP,
    bottom - 8,
  );
  for (const { seat, at } of ends) {
    const side = sides[seat];
    if (side) emblem(pen, side, RIGHT - 10, at, 9);
  }
}

function stroke(pen: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], place) => (place === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.stroke();
}
