/** The live line to a study: what is new in it, who is here, where the leader looks. Comes back by itself after whatever happened. */

import type { Person, StudyServerMessage } from "../protocol/types.ts";

const PING_EVERY_MS = 20_000;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 15_000;
const GONE = 4404;

export type Led = Extract<StudyServerMessage, { type: "led" }>;
type News = Extract<StudyServerMessage, { type: "study" | "news" }>;

export class Company {
  present = $state.raw<readonly Person[]>([]);
  led = $state.raw<Led | null>(null);
  /** Whether the line holds. */
  open = $state(false);
  /** The study has been deleted. */
  gone = $state(false);

  onnews: (news: News) => void = () => undefined;
  onled: (led: Led) => void = () => undefined;

  readonly #id: string;
  readonly #version: () => number;
  readonly #openSocket: (address: string) => WebSocket;
  #socket: WebSocket | null = null;
  #retries = 0;
  #ended = false;
  #messages = 0;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;

  /** `version`: of what is known here. */
  constructor(
    id: string,
    version: () => number,
    openSocket: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#id = id;
    this.#version = version;
    this.#openSocket = openSocket;
  }

  connect(): void {
    const address = `${location.origin.replace("http", "ws")}/api/studies/${this.#id}/socket`;
    const socket = this.#openSocket(address);
    this.#socket = socket;
    socket.onopen = () => {
      this.open = true;
      this.#retries = 0;
      this.#send({ type: "hello", version: this.#version() });
      clearInterval(this.#pingTimer);
      this.#pingTimer = setInterval(() => this.#send({ type: "ping" }), PING_EVERY_MS);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as StudyServerMessage);
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
  }

  /** Tells those who follow where to look. */
  lead(node: number, step: number, eyes: string): void {
    this.#send({ type: "lead", node, step, eyes });
  }

  close(): void {
    this.#ended = true;
    clearTimeout(this.#retryTimer);
    clearInterval(this.#pingTimer);
    this.#socket?.close(1000);
  }

  /** Comes as somebody else: who had no name has one now. */
  comeAnew(): void {
    const old = this.#socket;
    this.#socket = null;
    old?.close(1000);
    this.connect();
  }

  #hear(frame: StudyServerMessage): void {
    if (frame.type === "study" || frame.type === "news") this.onnews(frame);
    else if (frame.type === "present") this.present = frame.people;
    else if (frame.type === "led") {
      this.led = frame;
      this.onled(frame);
    } else if (frame.type === "bye") this.gone = frame.final;
  }

  #lost(code: number): void {
    this.open = false;
    clearInterval(this.#pingTimer);
    if (code === GONE) this.gone = true;
    if (this.#ended || this.gone) return;
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#retries) * (0.7 + 0.6 * Math.random());
    this.#retries += 1;
    this.#retryTimer = setTimeout(() => this.connect(), wait);
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#messages += 1;
    this.#socket.send(JSON.stringify({ id: this.#messages, ...message }));
  }
}
