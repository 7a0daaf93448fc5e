/** Chaos in the Old World on the table: everything that is drawn. */

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
import { print } from "./printing.ts";
import { scenes } from "./scenes.ts";
import { onStage, stagedAt } from "./stage/staged.ts";
import { aside, called, lasting, points, round, tone } from "./telling.ts";

const table: GameTable = {
  Board,
  Sheet,
  Hand,
  Purse,
  Face,
  Closer: later(() => import("./sheets/Closer.svelte")),
  Picture,
  print,
  faces: ["chaos_card", "old_world_card", "upgrade", "ruination_card"],
  places: ["region"],
  drawnAs,
  lasting,
  scenes,
  Stage: later(() => import("./stage/Stage.svelte")),
  onStage,
  stagedAt,
  tone,
  deed,
  written: face.written,
  called,
  points,
  round,
  roundName: "web-round-short",
  aside,
  Portrait,
  pictures: () => gallery.open(),
  lessons,
};

export default table;
