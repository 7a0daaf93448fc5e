/** Who comes where in the end, and who they are. */

import type { SeatInfo, TableInfo } from "../protocol/types.ts";
import { botName } from "../table/bot_name.ts";

/** Winners first, then by points. */
export function ranked(table: TableInfo, result: NonNullable<TableInfo["result"]>): SeatInfo[] {
  const won = ({ seat }: SeatInfo) => Number(result.winners.includes(seat));
  const points = ({ seat }: SeatInfo) => result.scores[seat] ?? 0;
  return [...table.seats].sort((one, other) => won(other) - won(one) || points(other) - points(one));
}

export function playerName(seat: SeatInfo): string {
  return seat.name ?? seat.person?.name ?? botName(seat);
}
