/** All figures by their ids. */

import type { FigureId } from "../components.ts";
import { type FigureDrawing, outline } from "./drawing.ts";
import { FOLK } from "./folk.ts";
import { MONSTERS } from "./monsters.ts";

export const DRAWINGS: Record<FigureId, FigureDrawing> = { ...FOLK, ...MONSTERS };

export const SILHOUETTES = Object.fromEntries(
  Object.entries(DRAWINGS).map(([figure, drawing]) => [figure, outline(drawing)]),
) as Record<FigureId, string>;
