/** What the viewer's seat has prepared for its next turns, as the server keeps it. */

import type { PlanState, PlanWish } from "../protocol/types.ts";
import { POCKET, tables } from "../server/api.ts";
import { announcing } from "../shell/announcing.svelte.ts";
import { say, speakAbout } from "../words/words.svelte.ts";
import type { Room } from "./room.svelte.ts";

export class Planning {
  readonly #room: Room;
  /** Null as long as the server has not been asked. */
  told = $state.raw<PlanState | null>(null);

  constructor(room: Room) {
    this.#room = room;
  }

  /** Whether something can be prepared here: there are others to wait for, and a server that plays it. */
  get isPossible(): boolean {
    const { table, seat, hasCompany, shared } = this.#room;
    return seat !== null && hasCompany && !shared && table.status === "playing" && !table.id.startsWith(POCKET);
  }

  get isReady(): boolean {
    const { told } = this;
    return told !== null && told.lapsed === null && (told.answers.length > 0 || told.then_pass !== null);
  }

  /** Something has happened at the table: a part of what was prepared may have been played, or it may have lapsed. */
  async follow(): Promise<void> {
    if (!this.isPossible) {
      this.told = null;
      return;
    }
    const wasReady = this.isReady;
    if (this.told !== null && !wasReady) return;
    await this.look();
    const lapsed = this.told?.lapsed ?? null;
    if (lapsed === null) return;
    await speakAbout("peace");
    announcing.note(say("peace-plan-lapsed", { why: say(`peace-plan-lapsed-${lapsed}`) }));
  }

  async look(): Promise<void> {
    const { table, seat } = this.#room;
    if (seat === null) return;
    try {
      this.told = await tables.plan(table.id, seat);
    } catch (problem) {
      announcing.complain(problem);
    }
  }

  /** Whether the server has taken it. */
  async prepare(wish: Omit<PlanWish, "seat" | "heard">): Promise<boolean> {
    const { table, seat, connection } = this.#room;
    if (seat === null) return false;
    try {
      this.told = await tables.prepare(table.id, { ...wish, seat, heard: connection.events.length });
      return true;
    } catch (problem) {
      announcing.complain(problem);
      return false;
    }
  }
}
