/** Scenes of the end of an Age: hands laid down, quests, Ragnarok, the release from Valhalla; and the end of the game. */

import { enumerated } from "../../../words/words.svelte.ts";
import type { GameEvent } from "../../contract.ts";
import type { ClanId } from "../clans.ts";
import type { FigureId, OuterId, TrackId } from "../components.ts";
import { asVariable, named } from "../naming.ts";
import type { JudgedQuest, StagedRagnarok } from "../stage/staged.ts";
import type { Cut } from "./actions.ts";
import { gainsOf } from "./forward.ts";
import { clanName, ground, hosts, line, won } from "./lines.ts";
import { whyOf } from "./quests.ts";
import type { Reel } from "./reel.ts";

/* ------------------------------------------------------------------ discard and quests */

const discard: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["hand_discarded"])];
  reel.add(events, { line: line("web-bloodrage-scene-discarded"), rule: "BR 14.1", seat: null });
};

/** All are shown first, then judged one by one. */
const quests: Cut = (reel, cause) => {
  const shown = reel.takeAll(["quests_shown"]);
  let judged: readonly JudgedQuest[] = shown.flatMap(({ seat, cards }) =>
    (cards as string[]).map((card) => ({
      clan: seat as ClanId,
      card,
      done: null,
      glory: 0,
      why: whyOf(reel.table, seat as ClanId, card),
    })),
  );
  reel.add([...cause, ...shown], {
    size: "large",
    line: line("web-bloodrage-scene-quests"),
    rule: "BR 14.3",
    seat: null,
    stage: { kind: "quests", quests: judged, now: null },
  });
  while (reel.kind === "quest_done" || reel.kind === "quest_failed") judged = judge(reel, judged);
};

function judge(reel: Reel, quests: readonly JudgedQuest[]): readonly JudgedQuest[] {
  const outcome = reel.take();
  const done = outcome.kind === "quest_done";
  const events = [outcome, ...(done ? reel.takeAll(["card_worked", "card_scored"]) : [])];
  const now = quests.findIndex(({ clan, card, done: told }) => {
    return told === null && clan === outcome.seat && card === outcome.card;
  });
  const glory = events.flatMap(gainsOf).reduce((sum, { points }) => sum + points, 0);
  const judged = quests.map((quest, index) => (index === now ? { ...quest, done, glory } : quest));
  const why = judged[now]?.why ?? "";
  reel.add(events, {
    size: reel.isOwn(outcome.seat) ? "large" : "told",
    line: line(done ? "web-bloodrage-scene-quest-done" : "web-bloodrage-scene-quest-failed", {
      clan: clanName(outcome.seat),
      card: named("card", String(outcome.card)),
      glory,
      why,
    }),
    rule: String(outcome.card).startsWith("glorious_death") ? "BR 14.7" : "BR 14.4",
    stage: { kind: "quests", quests: judged, now },
  });
  return judged;
}

/* ------------------------------------------------------------------ Ragnarok */

function ragnarok(reel: Reel, beat: StagedRagnarok["beat"], dead: StagedRagnarok["dead"]): StagedRagnarok {
  const { state, summary } = reel.table;
  return { kind: "ragnarok", province: summary.doom as OuterId, age: state.age, dead, beat };
}

/** The figures die, then it is told what their death was worth, then the province is gone. */
const burn: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["destroyed", "saved", "retreated", "card_scored"])];
  const killed = events.filter(({ kind }) => kind === "destroyed");
  const stage = ragnarok(reel, "burning", deadIn(killed, []));
  reel.add(events, {
    size: "large",
    line: line("web-bloodrage-scene-burns", {
      ...asVariable("province", "province", stage.province),
      list: hosts(killed),
    }),
    rule: "BR 15.1",
    seat: null,
    place: ground(stage.province),
    stage,
  });
};

const honour: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["scored", "card_worked"])];
  const before = reel.scenes.at(-1)?.stage as StagedRagnarok | undefined;
  const stage = ragnarok(reel, "glory", honoured(before?.dead ?? [], events));
  const gains = events.flatMap(gainsOf);
  reel.add(events, {
    size: "large",
    line: line("web-bloodrage-scene-honoured", { list: won(gains) }),
    rule: "BR 15.2",
    seat: null,
    place: ground(stage.province),
    stage,
  });
};

const fall: Cut = (reel, cause) => {
  const fell = reel.take();
  const before = reel.scenes.at(-1)?.stage as StagedRagnarok | undefined;
  const stage = { ...ragnarok(reel, "fallen", before?.dead ?? []), province: fell.province as OuterId };
  reel.add([...cause, fell], {
    size: "large",
    rule: "BR 15.4",
    seat: null,
    place: ground(fell.province),
    stage,
  });
};

const threaten: Cut = (reel, cause) => {
  const moved = reel.take();
  reel.add([...cause, moved], { rule: "BR 15.5", seat: null, place: ground(moved.province) });
};

function deadIn(killed: readonly GameEvent[], scored: readonly GameEvent[]): StagedRagnarok["dead"] {
  const clans = [...new Set(killed.map(({ seat }) => seat as ClanId))];
  return clans.map((clan) => ({
    clan,
    figures: killed.filter(({ seat }) => seat === clan).flatMap(({ figures }) => figures as FigureId[]),
    glory: Number(scored.find(({ seat }) => seat === clan)?.points ?? 0),
  }));
}

function honoured(dead: StagedRagnarok["dead"], events: readonly GameEvent[]): StagedRagnarok["dead"] {
  return dead.map((each) => {
    const scored = events.find(({ kind, seat }) => kind === "scored" && seat === each.clan);
    return { ...each, glory: Number(scored?.points ?? 0) };
  });
}

/* ------------------------------------------------------------------ Valhalla and the end */

/** All come home together; a clan that is paid for it is told by itself. */
const release: Cut = (reel, cause) => {
  const events = [...cause, ...reel.takeAll(["released", "card_scored"])];
  const gains = events.flatMap(gainsOf);
  reel.add(events, {
    size: gains.some(({ seat }) => reel.isOwn(seat)) ? "large" : "told",
    line: line("web-bloodrage-scene-released", { list: hosts(events.filter(({ kind }) => kind === "released")) }),
    rule: "BR 15.6",
    seat: null,
  });
};

/** What the end of the game brings to one clan: its legendary tracks, and cards that pay now. */
const reckon: Cut = (reel, cause) => {
  const seat = reel.ahead()?.seat;
  const events = [...cause, ...reel.takeAll(["legendary", "card_scored"], (event) => event.seat === seat)];
  const legendary = events.filter(({ kind }) => kind === "legendary");
  reel.add(events, {
    size: "large",
    line: line("web-bloodrage-scene-legendary", {
      clan: clanName(seat),
      list: enumerated([
        ...legendary.map(({ track }) => named("track", String(track))),
        ...events.filter(({ kind }) => kind === "card_scored").map(({ card }) => named("card", String(card))),
      ]),
    }),
    rule: "BR 16.2",
    stage: {
      kind: "reckoning",
      clan: seat as ClanId,
      tracks: legendary.map(({ track, points }) => ({ track: track as TrackId, glory: Number(points) })),
      cards: events
        .filter(({ kind }) => kind === "card_scored")
        .map(({ card, points }) => ({ card: String(card), glory: Number(points) })),
    },
  });
};

const end: Cut = (reel, cause) => {
  const ended = reel.take();
  const winners = ended.winners as string[];
  reel.add([...cause, ended], {
    size: "large",
    line: line("web-bloodrage-scene-ended", {
      count: winners.length,
      clans: enumerated(winners.map(clanName)),
      glory: reel.table.state.glory[winners[0] as ClanId] ?? 0,
    }),
    rule: "BR 16.4",
    seat: winners[0] ?? null,
  });
};

/** What the same events mean in these phases. */
export const BY_PHASE: Record<string, Record<string, Cut>> = {
  ragnarok: { destroyed: burn, saved: burn, retreated: burn, scored: honour },
  release: { released: release, legendary: reckon, card_scored: reckon },
};

export const ENDS: Record<string, Cut> = {
  hand_discarded: discard,
  quests_shown: quests,
  province_fell: fall,
  doom_moved: threaten,
  released: release,
  legendary: reckon,
  game_ended: end,
};
