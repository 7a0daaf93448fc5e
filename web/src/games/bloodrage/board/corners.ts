/** The planks in the corners beside the slab. */

import { BOARD } from "../map/ring.ts";
import type { Box } from "../../parts/plane.ts";

const WIDTH = 276;
const HEIGHT = 168;
const EDGE = 12;

const left = EDGE;
const right = BOARD.width - WIDTH - EDGE;
const top = EDGE;
const bottom = BOARD.height - HEIGHT - EDGE;

export const CORNERS: Record<"age" | "order" | "valhalla" | "doom", Box> = {
  age: { x: left, y: top, width: WIDTH, height: HEIGHT },
  order: { x: right, y: top, width: WIDTH, height: HEIGHT },
  valhalla: { x: left, y: bottom, width: WIDTH, height: HEIGHT },
  doom: { x: right, y: bottom, width: WIDTH, height: HEIGHT },
};
