/** The live line to one table: says hello, resumes after whatever happened, keeps what the server told, and sends messages.
 * It never guesses: what is shown is what the server said. */

import type { GameEvent, View } from "../games/contract.ts";
import type {
  ChatLine,
  ClientMessage,
  ClockState,
  HintOption,
  Prompt,
  Proposal,
  ProposalOutcome,
  Question,
  ServerMessage,
  TableInfo,
  UpdateFrame,
  ViewFrame,
} from "../protocol/types.ts";
import { Refused } from "./api.ts";
import { withChanges } from "./changes.ts";

const PING_EVERY_MS = 10_000;
/** So long nobody wonders why nothing comes back. */
const SILENT_FROM_MS = 3_000;
const ANSWER_WITHIN_MS = 15_000;
/** After sleep a line is more often dead than slow. */
const WAKING_WITHIN_MS = 4_000;
const TICK_MS = 3_000;
const SLEPT_FROM_MS = 12_000;
const FIRST_RETRY_MS = 400;
const LAST_RETRY_MS = 15_000;
const FINAL_CODES = new Set([4400, 4403, 4404]);

/** The state of the line, as a person should know it. */
export type Line = "connecting" | "open" | "lost" | "closed";

/** One state of the table in the order in which it happened. */
export interface TableFrame {
  viewer: string;
  number: number;
  step: number;
  view: View | null;
  /** What led here from the frame before; empty after a jump. */
  events: GameEvent[];
  /** Whether this frame follows the one before, or is a fresh look. */
  follows: boolean;
  since: number;
  question: Question | null;
  prompt: Prompt | null;
  undo: number | null;
}

type Answer = { number: number } | HintOption[];

/** What of a socket is used. */
export type Socket = Pick<WebSocket, "readyState" | "onopen" | "onmessage" | "onclose" | "send" | "close">;

interface Waiting {
  resolve(answer: Answer): void;
  reject(problem: Refused): void;
  timer: ReturnType<typeof setTimeout>;
}

export class TableConnection {
  line = $state<Line>("connecting");
  /** Just woken from sleep: it is not known yet whether the line still holds. */
  waking = $state(false);
  /** The server owes an answer, and has for some time: the line may be dead without knowing it. */
  silent = $state(false);
  /** When the next attempt starts, while the line is lost. */
  retryAt = $state<number | null>(null);
  /** Why the server will not have us; null while there is hope. */
  refusal = $state.raw<Refused | null>(null);
  table = $state.raw<TableInfo | null>(null);
  frame = $state.raw<TableFrame | null>(null);
  /** All events of this viewer, in order. */
  events = $state.raw<readonly GameEvent[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  clock = $state.raw<ClockState | null>(null);
  present = $state.raw<readonly string[]>([]);
  watching = $state(0);
  proposal = $state.raw<Proposal | null>(null);
  /** Server time minus own time. */
  offset = $state(0);
  viewer = $state<string | null>(null);

  /** Called with every new frame of the game. */
  onframe: (frame: TableFrame) => void = () => undefined;
  /** Called once with what became of each proposal. */
  onoutcome: (outcome: ProposalOutcome) => void = () => undefined;

  readonly #id: string;
  readonly #openSocket: (address: string) => Socket;
  #socket: Socket | null = null;
  #lastId = 0;
  #helloId = 0;
  #story: number | null = null;
  #retries = 0;
  /** How long to stay away, when the server said so: it sends everybody at another moment. */
  #toldToWait: number | null = null;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #tickTimer: ReturnType<typeof setInterval> | undefined;
  #tickedAt = 0;
  #pingSentAt = 0;
  #heardAt = 0;
  #ended = false;
  readonly #waiting = new Map<number, Waiting>();

  constructor(id: string, openSocket: (address: string) => Socket = lineTo) {
    this.#id = id;
    this.#openSocket = openSocket;
  }

  /** Connects, with these eyes: a seat of one's own, `public`, or null for what the server finds fitting. */
  open(viewer: string | null = null): void {
    this.viewer = viewer;
    window.addEventListener("online", this.#hurry);
    window.addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    document.addEventListener("resume", this.#wake);
    this.#tickedAt = Date.now();
    this.#tickTimer = setInterval(this.#tick, TICK_MS);
    this.#connect();
  }

  close(): void {
    this.#ended = true;
    window.removeEventListener("online", this.#hurry);
    window.removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    document.removeEventListener("resume", this.#wake);
    clearInterval(this.#tickTimer);
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#abandonWaiting("web-error-left");
    this.#socket?.close(1000);
    this.line = "closed";
  }

  /** Look at the table with other eyes: another of one's own seats, or `public`. */
  async look(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.frame = null;
    this.events = [];
    this.#story = null;
    await this.#send({ type: "look", viewer });
  }

  /** `unlessFinal`: only if it can be taken back; else it is refused with `refused-final`. */
  async decide(seat: string, asked: number, key: string, unlessFinal = false): Promise<void> {
    await this.#send({ type: "decide", seat, asked, key, unless_final: unlessFinal });
  }

  async undo(seat: string, decision: number): Promise<void> {
    await this.#send({ type: "undo", seat, decision });
  }

  async askEveryone(seat: string, step: number): Promise<void> {
    await this.#send({ type: "ask_everyone", seat, step });
  }

  async concede(seat: string, winner: string): Promise<void> {
    await this.#send({ type: "concede", seat, winner });
  }

  async proposeEnd(seat: string): Promise<void> {
    await this.#send({ type: "propose_end", seat });
  }

  async vote(proposal: number, agree: boolean): Promise<void> {
    await this.#send({ type: "vote", proposal, agree });
  }

  async say(text: string): Promise<void> {
    await this.#send({ type: "chat", text });
  }

  async hint(seat: string, asked: number): Promise<HintOption[]> {
    return (await this.#send({ type: "hint", seat, asked })) as HintOption[];
  }

  /** Try again now instead of waiting. */
  retry(): void {
    if (this.line === "lost") this.#connect();
  }

  readonly #hurry = () => this.retry();

  /** The device has lost its network and says so; the socket would learn it much later. */
  readonly #cut = () => {
    if (this.#socket !== null) this.#giveUp(this.#socket);
  };

  /** A device that sleeps tells nobody; but its time jumps. */
  readonly #tick = () => {
    const before = this.#tickedAt;
    this.#tickedAt = Date.now();
    if (this.#tickedAt - before > SLEPT_FROM_MS) this.#wake();
  };

  /** After sleep a line may be dead without knowing it. */
  readonly #wake = () => {
    if (document.hidden) return;
    this.#retries = 0;
    if (this.line === "lost") this.retry();
    else if (this.line === "open" && Date.now() - this.#heardAt > TICK_MS) {
      this.waking = true;
      this.#ping(WAKING_WITHIN_MS);
    }
  };

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.retryAt = null;
    if (this.line !== "connecting") this.line = "lost";
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = this.#openSocket(`${scheme}://${location.host}/api/tables/${this.#id}/socket`);
    this.#socket = socket;
    if (socket.readyState === WebSocket.OPEN) this.#hello();
    else socket.onopen = () => this.#hello();
    socket.onmessage = (message) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(message.data)) as ServerMessage);
    };
    socket.onclose = (closing) => {
      if (this.#socket === socket) this.#lost(closing.code, closing.reason);
    };
  }

  #hello(): void {
    this.proposal = null;
    this.#lastId += 1;
    this.#helloId = this.#lastId;
    const known = this.frame !== null && this.#story !== null;
    const hello: ClientMessage & { id: number } = {
      type: "hello",
      id: this.#lastId,
      viewer: this.viewer,
      number: known ? (this.frame?.number ?? null) : null,
      story: known ? this.#story : null,
      events: known ? this.events.length : 0,
      chat: this.chat.at(-1)?.number ?? 0,
    };
    this.#socket?.send(JSON.stringify(hello));
    this.#heardAt = Date.now();
    clearInterval(this.#pingTimer);
    this.#pingTimer = setInterval(() => this.#ping(), PING_EVERY_MS);
    this.#ping();
  }

  #ping(within = ANSWER_WITHIN_MS): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#lastId += 1;
    this.#pingSentAt = Date.now();
    this.#socket.send(JSON.stringify({ type: "ping", id: this.#lastId }));
    const asked = this.#pingSentAt;
    const socket = this.#socket;
    this.#expectWord(asked);
    setTimeout(() => {
      if (this.#heardAt < asked) this.#giveUp(socket);
    }, within);
  }

  /** Whatever the server says after this moment will do. */
  #expectWord(since: number): void {
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#socket === socket && this.line === "open" && this.#heardAt < since) this.silent = true;
    }, SILENT_FROM_MS);
  }

  /** A dead socket may take minutes to say so itself. */
  #giveUp(socket: Socket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    socket.close(4000);
    this.#lost(4000, "");
  }

  #lost(code: number, reason: string): void {
    this.waking = false;
    this.silent = false;
    clearInterval(this.#pingTimer);
    this.#abandonWaiting("web-error-no-connection");
    if (this.#ended) return;
    if (FINAL_CODES.has(code)) {
      this.refusal ??= new Refused(reason || "web-error-table-closed");
      this.line = "closed";
      return;
    }
    if (this.refusal !== null) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    const wait =
      this.#toldToWait ?? Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LAST_RETRY_MS) * (0.75 + Math.random() / 2);
    this.#toldToWait = null;
    this.#retries += 1;
    this.retryAt = Date.now() + wait;
    this.#retryTimer = setTimeout(() => this.#connect(), wait);
  }

  #abandonWaiting(reason: string): void {
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      waiting.reject(new Refused(reason));
    }
    this.#waiting.clear();
  }

  #send(message: ClientMessage): Promise<Answer> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Refused("web-error-no-connection"));
    this.#lastId += 1;
    const id = this.#lastId;
    socket.send(JSON.stringify({ ...message, id }));
    // A bot may think long about a hint.
    if (message.type !== "hint") this.#expectWord(Date.now());
    if (message.type === "look") return Promise.resolve({ number: 0 });
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Refused("web-error-no-answer"));
        this.#giveUp(socket);
      }, ANSWER_WITHIN_MS);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  #hear(message: ServerMessage): void {
    this.#heardAt = Date.now();
    this.waking = false;
    this.silent = false;
    switch (message.type) {
      case "table":
        this.#takeTable(message.table);
        break;
      case "view":
        this.#takeView(message);
        this.#takeDone(message);
        break;
      case "update":
        this.#takeUpdate(message);
        this.#takeDone(message);
        break;
      case "current":
        this.clock = message.clock;
        this.#settled();
        break;
      case "clock":
        this.clock = message.clock;
        break;
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        break;
      case "proposal":
        this.proposal = message.proposal;
        if (message.outcome !== null) this.onoutcome(message.outcome);
        break;
      case "chat":
        this.#takeChat(message.lines);
        break;
      case "hint":
        this.#answer(message.id, message.options);
        break;
      case "done":
        this.#answer(message.id, { number: message.number });
        break;
      case "refused":
        this.#refuse(message.id, new Refused(message.reason, message.variables));
        break;
      case "pong":
        this.offset = message.now - (this.#pingSentAt + Date.now()) / 2;
        break;
      case "bye":
        if (message.final) this.refusal = new Refused(message.reason);
        else this.#toldToWait = message.wait_ms;
        break;
    }
  }

  /** Seats change hands: whoever has just sat down, or was given another seat, sees with its eyes; whoever lost theirs watches. */
  #takeTable(table: TableInfo): void {
    const before = this.table?.mine ?? table.mine;
    this.table = table;
    if (this.viewer === null || table.mine.includes(this.viewer)) return;
    const [own] = table.mine;
    if (this.viewer !== "public") void this.look(own ?? "public");
    else if (own !== undefined && before.length === 0) void this.look(own);
  }

  #settled(): void {
    this.line = "open";
    this.#retries = 0;
  }

  #takeView(frame: ViewFrame): void {
    if (this.viewer !== null && frame.viewer !== this.viewer) return;
    if (frame.kept > this.events.length) {
      // It builds on events that are not here: the server did not know yet that these eyes are new.
      this.#hello();
      return;
    }
    this.viewer = frame.viewer;
    const resumed = this.frame !== null && frame.story === this.#story && frame.kept === this.events.length;
    this.#story = frame.story;
    this.events = [...this.events.slice(0, frame.kept), ...frame.events];
    this.clock = frame.clock;
    this.#settled();
    this.#show({
      viewer: frame.viewer,
      number: frame.number,
      step: frame.step,
      view: frame.view,
      events: resumed ? frame.events : [],
      follows: resumed,
      since: frame.since,
      question: frame.question,
      prompt: frame.prompt,
      undo: frame.undo,
    });
  }

  #takeUpdate(update: UpdateFrame): void {
    const before = this.frame;
    if (before === null || before.view === null || update.viewer !== before.viewer || update.after !== before.number) {
      if (update.viewer === this.viewer || this.viewer === null) this.#hello();
      return;
    }
    this.#story = update.story;
    this.events = [...this.events, ...update.events];
    this.clock = update.clock;
    this.#show({
      viewer: update.viewer,
      number: update.number,
      step: update.step,
      view: withChanges(before.view, update.changes),
      events: update.events,
      follows: true,
      since: update.since,
      question: update.question,
      prompt: update.prompt,
      undo: update.undo,
    });
  }

  /** A frame that tells what came of a message of ours answers it. */
  #takeDone({ done, number }: UpdateFrame | ViewFrame): void {
    if (done !== undefined) this.#answer(done, { number });
  }

  #show(frame: TableFrame): void {
    this.frame = frame;
    this.onframe(frame);
  }

  #takeChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    this.chat = [...this.chat, ...lines.filter((line) => line.number > last)];
  }

  #answer(id: number, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(answer);
  }

  #refuse(id: number, problem: Refused): void {
    const waiting = this.#waiting.get(id);
    if (waiting !== undefined) {
      clearTimeout(waiting.timer);
      this.#waiting.delete(id);
      waiting.reject(problem);
    } else if (id === this.#helloId && this.viewer !== null && this.viewer !== "public") {
      this.#lookAfresh();
    } else if (this.frame === null) {
      this.refusal = problem;
    }
  }

  /** These eyes are no longer ours (the seat was given up): take those that the server finds fitting. */
  #lookAfresh(): void {
    this.viewer = null;
    this.frame = null;
    this.events = [];
    this.#story = null;
    this.#hello();
  }
}

/** The line that the page opened before this script was there (plugins/early.js), while it holds and for once; else a new one. */
function lineTo(address: string): WebSocket {
  const page = window as { earlyLine?: WebSocket };
  const early = page.earlyLine;
  delete page.earlyLine;
  const holds = early?.url === address && early.readyState <= WebSocket.OPEN;
  return holds ? early : new WebSocket(address);
}
