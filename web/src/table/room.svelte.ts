/** All that a table page knows of one table: the line to the server, what is on the screen, what is being decided, what is pointed
 * and looked at. Components read it and call its verbs. */

import { type Asked, Choosing } from "../deciding/deciding.svelte.ts";
import { isSame } from "../deciding/narrowing.ts";
import { asideOf, optionsOf, restingOn } from "../deciding/options.ts";
import type { Deciding, GameFace, GameTable, Looking, Option, Pointing, Scene, Thing } from "../games/contract.ts";
import { UNASKED } from "../games/parts/unasked.ts";
import type { HintOption, Person, SeatInfo, TableInfo } from "../protocol/types.ts";
import { Refused, tables } from "../server/api.ts";
import type { TableConnection, TableFrame } from "../server/connection.svelte.ts";
import { session } from "../server/session.svelte.ts";
import { set, settings } from "../settings.svelte.ts";
import { announcing } from "../shell/announcing.svelte.ts";
import { Sounds } from "../sound/sounds.ts";
import { momentsOf } from "../staging/again.ts";
import { Director, type Moment } from "../staging/director.svelte.ts";
import { lineOf, linesOf } from "../staging/lines.ts";
import type { Speed } from "../staging/timing.ts";
import type { Teller } from "../words/telling.ts";
import { say } from "../words/words.svelte.ts";
import { botName } from "./bot_name.ts";
import { OwnSteps } from "./own_steps.ts";
import { Planning } from "./planning.svelte.ts";

const OVER: readonly TableInfo["status"][] = ["finished", "closed", "frozen"];

/** What the shell points at on the board. */
export class Pointer implements Pointing {
  /** What somebody rests on just now. */
  things = $state.raw<readonly Thing[]>([]);
  /** What a lesson points at as long as its step lasts. */
  held = $state.raw<readonly Thing[]>([]);

  at(things: readonly Thing[]): boolean {
    const pointed = this.things.length > 0 ? this.things : this.held;
    return things.length > 0 && things.every((thing) => pointed.some((each) => isSame(each, thing)));
  }
}

/** What somebody looks at closely, and where it is drawn. */
export class Glass implements Looking {
  thing = $state.raw<Thing | null>(null);
  element = $state.raw<Element | null>(null);
  #closedOver: Element | null = null;

  look(thing: Thing | null, element: Element | null): void {
    if (element !== null && element === this.#closedOver) return;
    this.#closedOver = null;
    const isKnown = thing !== null && this.thing !== null && isSame(thing, this.thing);
    if (!isKnown) this.thing = thing;
    this.element = element;
  }

  /** Puts the note away; it stays away until something else is looked at. */
  close(): void {
    const over = this.element;
    this.look(null, null);
    this.#closedOver = over;
  }
}

export class Room {
  readonly connection: TableConnection;
  readonly face: GameFace;
  readonly game: GameTable;
  readonly teller: Teller;
  readonly director: Director<TableFrame>;
  /** What is shown once more in place of the table as it is. */
  again = $state.raw<Director<Moment> | null>(null);
  readonly choosing: Choosing;
  readonly pointer = new Pointer();
  readonly glass = new Glass();
  readonly sounds: Sounds;
  readonly plan: Planning;
  /** A bot's best options, while they are shown. */
  hints = $state.raw<readonly HintOption[] | null>(null);
  hintsComing = $state(false);
  /** While one device serves several people: who is asked to take it, before anything of theirs is shown. */
  handOver = $state<string | null>(null);

  readonly #ownSteps: OwnSteps;

  constructor(connection: TableConnection, table: TableInfo, face: GameFace, game: GameTable, teller: Teller) {
    this.connection = connection;
    this.face = face;
    this.game = game;
    this.sounds = new Sounds(face.name);
    this.teller = teller.seeing((argument, form) => game.called(argument, this.telling.view, form));
    this.#ownSteps = new OwnSteps(table.id);
    this.plan = new Planning(this);
    this.director = new Director<TableFrame>({
      game,
      speed: () => settings.speed,
      line: (scene) => lineOf(scene, game, this.teller),
      told: (scenes) => this.#tell(scenes),
      opened: (frame) => this.#ask(frame),
      settled: (frame) => this.#ask(frame),
    });
    this.choosing = new Choosing((asked, option, sure) => this.#decide(asked, option, sure));
    connection.onframe = (frame) => this.#take(frame);
    connection.onoutcome = (outcome) => {
      if (this.hasCompany) announcing.note(say(`web-proposal-${outcome}`));
    };
    if (connection.frame !== null) this.#take(connection.frame);
  }

  get table(): TableInfo {
    return this.connection.table as TableInfo;
  }

  /** The seat whose eyes these are; null for somebody who watches. */
  get seat(): string | null {
    const viewer = this.connection.viewer;
    return viewer === null || viewer === "public" ? null : viewer;
  }

  /** Whether several people share this device. */
  get shared(): boolean {
    return this.table.mine.length > 1;
  }

  /** The one who sits at this device; null for a stranger. */
  get me(): string | null {
    return session.me?.person?.id ?? null;
  }

  /** Whether other people than the one here play at the table now. */
  get othersPlay(): boolean {
    const mine = this.table.mine;
    return this.shared || this.table.seats.some((seat) => seat.played_by === "person" && !mine.includes(seat.seat));
  }

  /** Whether it is other people's game too: they play, or will come back to a seat of theirs. */
  get hasCompany(): boolean {
    const isAnothers = (person: Person | null) => person !== null && person.id !== this.me;
    return this.othersPlay || this.table.seats.some((seat) => isAnothers(seat.owner) || isAnothers(seat.substitute));
  }

  /** Whether somebody here plays a seat for another, and could not come back to it by themselves. */
  get sitsIn(): boolean {
    return this.table.mine.some((seat) => this.seatInfo(seat)?.substitute?.id === this.me);
  }

  /** Whether the game has ended, as far as it has been shown: the end comes when the last battle has been seen. */
  get over(): boolean {
    return OVER.includes(this.table.status) && this.director.atRest;
  }

  /** Whether somebody asks to go back and waits for an answer from here. */
  get mustVote(): boolean {
    return this.me !== null && (this.connection.proposal?.waiting_for.includes(this.me) ?? false);
  }

  get myTurn(): boolean {
    return this.choosing.question !== null;
  }

  /** What can be chosen on what is drawn now. */
  get deciding(): Deciding {
    return this.again === null ? this.choosing : UNASKED;
  }

  /** Whoever tells what is on the screen. */
  get telling(): Director<Moment> {
    return this.again ?? this.director;
  }

  /** Whether the prompt gives way to a story: there is something to read, and no question stands that could be answered. */
  get isTold(): boolean {
    return this.again !== null || (this.director.tells && !this.myTurn);
  }

  /** Whether the viewer is asked something that waits until what led to it has been told. */
  get decisionWaits(): boolean {
    const isAsked = this.seat !== null && this.connection.frame?.prompt != null;
    return isAsked && (this.again !== null || (this.director.playing && !this.myTurn));
  }

  /** Those who are to answer a proposal and are not here. */
  get awaited(): string[] {
    return (this.connection.proposal?.missing ?? []).filter((seat) => {
      const here = this.seatInfo(seat)?.played_by === "person" && this.connection.present.includes(seat);
      return !here;
    });
  }

  seatInfo(seat: string): SeatInfo | undefined {
    return this.table.seats.find((each) => each.seat === seat);
  }

  /** What the one at a seat is called: a person's name, or the bot's level. */
  playerOf(seat: string): string {
    const info = this.seatInfo(seat);
    if (info === undefined) return "";
    if (info.played_by === "bot") return botName(info);
    if (info.played_by === "open") return say("web-seat-open");
    return info.name ?? info.person?.name ?? "";
  }

  optionOf(key: string): Option | undefined {
    return this.choosing.offered.find((option) => option.key === key);
  }

  /** What is to be said beside an option. */
  asideOf(option: Option): string {
    return asideOf(option, this.game, this.director.view);
  }

  /** Points at things as long as somebody rests on what speaks of them. */
  point(things: readonly Thing[]): void {
    this.pointer.things = things.map((thing) => this.game.drawnAs(thing));
  }

  /** Ends all that is being told and shows the table as it is, with its question. */
  decideNow(): void {
    this.endAgain();
    this.director.skipAll();
  }

  setSpeed(speed: Speed): void {
    set({ speed });
    this.telling.retime();
  }

  /** Shows once more what followed from these decisions; from this event on, where one is named. */
  async watchAgain(first: number, last: number, event: number | null = null): Promise<void> {
    const viewer = this.connection.viewer ?? "public";
    const told = this.connection.events.filter(({ decision }) => decision < first).length;
    try {
      const fetch = (from: number, count: number) => tables.replay(this.table.id, viewer, from, count);
      const moments = await momentsOf(fetch, first, last, told);
      if (viewer === (this.connection.viewer ?? "public")) this.#showAgain(moments, event);
    } catch (problem) {
      announcing.complain(problem);
    }
  }

  /** Back to the table as it is. */
  endAgain(): void {
    if (this.again === null) return;
    this.again.stop();
    this.again = null;
    this.director.goOn();
  }

  #showAgain(moments: readonly Moment[], event: number | null): void {
    const last = moments.at(-1);
    if (last === undefined) return;
    this.again?.stop();
    this.director.hold();
    this.again = new Director<Moment>({
      game: this.game,
      // Whoever wants to see something again wants to see it.
      speed: () => (settings.speed === "instant" ? "normal" : settings.speed),
      line: (scene) => lineOf(scene, this.game, this.teller),
      told: (scenes) => this.#tell(scenes),
      settled: (moment) => {
        if (moment === last) this.endAgain();
      },
    });
    moments.forEach((moment) => this.again?.add(moment));
    if (event !== null) this.again?.skipTo(event);
  }

  /** What can be heard of these scenes, in words and in sounds. */
  #tell(scenes: readonly Scene[]): void {
    announcing.speak(linesOf(scenes, this.game, this.teller));
    this.sounds.hear(
      scenes.flatMap((scene) => scene.events),
      this.seat,
    );
  }

  /** Handlers for what speaks of an option. */
  resting(option: Option) {
    return restingOn(option, { game: this.game, glass: this.glass, point: (things) => this.point(things) });
  }

  /** What `undo` would do now: take back at once, ask everybody, or nothing. */
  get takeBack(): "now" | "ask" | null {
    const frame = this.connection.frame;
    if (frame === null || this.seat === null || this.table.status !== "playing") return null;
    if (frame.undo !== null) return "now";
    if (this.connection.proposal !== null) return null;
    return this.#ownSteps.last(this.seat, frame.step) === null ? null : "ask";
  }

  async undo(): Promise<void> {
    const frame = this.connection.frame;
    const seat = this.seat;
    if (frame === null || seat === null) return;
    try {
      if (frame.undo !== null) {
        await this.connection.undo(seat, frame.undo);
      } else {
        const step = this.#ownSteps.last(seat, frame.step);
        if (step === null) return;
        await this.connection.askEveryone(seat, step);
        if (this.hasCompany) announcing.note(say("web-undo-asked"));
      }
    } catch (problem) {
      announcing.complain(problem);
    }
  }

  async askHint(): Promise<void> {
    const question = this.choosing.question;
    if (question === null || this.hintsComing) return;
    this.hintsComing = true;
    try {
      this.hints = await this.connection.hint(question.seat, question.asked);
    } catch (problem) {
      announcing.complain(problem);
    } finally {
      this.hintsComing = false;
    }
  }

  /** The person who was asked to take the device has it: show them their table. */
  async takeOver(): Promise<void> {
    const seat = this.handOver;
    if (seat === null) return;
    await this.connection.look(seat);
    this.handOver = null;
  }

  leave(): void {
    this.again?.stop();
    this.director.stop();
    this.connection.close();
  }

  #take(frame: TableFrame): void {
    this.hints = null;
    this.pointer.things = [];
    this.glass.look(null, null);
    this.choosing.confirming = settings.confirm === "always";
    if (!frame.follows) this.endAgain();
    this.director.add(frame);
  }

  /** Puts the question of the latest frame when all that led to it has been told. Until then nothing is asked, but for what was
   * asked before and still is: others' deeds take no question away. */
  #ask(frame: TableFrame): void {
    const latest = this.connection.frame;
    const isTold = this.director.atRest && frame === latest;
    const standing = this.choosing.question;
    const stillStands = latest !== null && standing !== null && latest.prompt?.asked === standing.asked;
    if (latest !== null && (isTold || stillStands)) {
      this.choosing.ask(this.#question(latest), this.#askedTogether(latest));
    } else {
      this.choosing.ask(null, this.#askedTogether(frame));
    }
    // What led to a question has been read when it is answered; the next story begins with its own first line.
    if (isTold && this.myTurn) this.director.captioned = null;
    if (isTold) this.#passOn(frame);
  }

  /** The name of a question that several are asked at once; null where one after the other decides. */
  #askedTogether({ question }: TableFrame): string | null {
    if (question === null) return null;
    return this.teller.vocabulary.prompts[question.prompt]?.together ? question.prompt : null;
  }

  #question(frame: TableFrame): Asked | null {
    const prompt = frame.prompt;
    if (prompt === null || this.seat === null) return null;
    const isNew = this.choosing.question?.asked !== prompt.asked;
    if (isNew) announcing.interrupt(say("web-your-turn-spoken", { prompt: this.teller.prompt(prompt) }));
    if (isNew) this.sounds.yourTurn();
    const { asked, about } = prompt;
    return { seat: this.seat, asked, prompt: prompt.prompt, about, options: optionsOf(prompt, this.teller, this.game) };
  }

  /** On a shared device nobody sees the next person's secrets before that person says so. */
  #passOn(frame: TableFrame): void {
    if (!this.shared || frame.view === null || frame.view.ending !== null) return;
    const mine = this.table.mine.filter((seat) => this.seatInfo(seat)?.played_by === "person");
    const next = frame.view.waiting.filter((seat) => mine.includes(seat));
    const [first] = next;
    if (first === undefined || (this.seat !== null && next.includes(this.seat))) return;
    this.handOver = first;
    if (this.seat !== null) void this.connection.look("public");
  }

  /** Alone among bots everything can be taken back, for they are not asked; among people the server says what cannot. */
  async #decide(asked: Asked, option: Option, sure: boolean): Promise<"taken" | "final"> {
    const step = this.connection.frame?.step ?? 0;
    const unlessFinal = !sure && settings.confirm === "final" && this.hasCompany;
    try {
      await this.connection.decide(asked.seat, asked.asked, option.key, unlessFinal);
      this.#ownSteps.add(asked.seat, step);
      return "taken";
    } catch (problem) {
      if (problem instanceof Refused && problem.reason === "refused-final") return "final";
      announcing.complain(problem);
      throw problem;
    }
  }
}
