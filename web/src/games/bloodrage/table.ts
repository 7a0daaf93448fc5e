/** Blood Rage on the table: everything that is drawn. */

import { later } from "../../shell/later.ts";
import type { GameTable } from "../contract.ts";
import Board from "./board/Board.svelte";
import Face from "./cards/Face.svelte";
import Picture from "./cards/Picture.svelte";
import Hand from "./sheets/Hand.svelte";
import Purse from "./sheets/Purse.svelte";
import Sheet from "./sheets/Sheet.svelte";
import Portrait from "./sheets/SidePortrait.svelte";
import { deed } from "./deeds.ts";
import { drawnAs } from "./drawn_as.ts";
import face from "./face.ts";
import { gallery } from "./cards/gallery.ts";
import { lessons } from "./lessons.ts";
import { scenes } from "./scenes.ts";
import { onStage, stagedAt } from "./stage/wanted.ts";
import { aside, lasting, points, round, tone } from "./telling.ts";

const table: GameTable = {
  Board,
  Sheet,
  Hand,
  Purse,
  Face,
  Closer: later(() => import("./sheets/Closer.svelte")),
  Picture,
  faces: ["card"],
  places: ["province"],
  drawnAs,
  lasting,
  scenes,
  Stage: later(() => import("./stage/Stage.svelte")),
  onStage,
  stagedAt,
  tone,
  deed,
  written: face.written,
  called: () => null,
  points,
  round,
  roundName: "web-bloodrage-age",
  aside,
  Portrait,
  pictures: () => gallery.open(),
  lessons,
};

export default table;
