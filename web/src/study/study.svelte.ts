/** One study on the screen: its tree, the place that is looked at and through whose eyes, what is asked there, and the company. */

import type { GameTable, Scene } from "../games/contract.ts";
import type { Person, StudyHead, StudyInfo, StudyNode, StudyPlace } from "../protocol/types.ts";
import { Replaying } from "../replay/replaying.svelte.ts";
import { Show } from "../replay/show.svelte.ts";
import { session } from "../server/session.svelte.ts";
import { studies } from "../server/studies.ts";
import { settings } from "../settings.svelte.ts";
import { announcing } from "../shell/announcing.svelte.ts";
import { lineOf, linesOf } from "../staging/lines.ts";
import type { Teller } from "../words/telling.ts";
import { Company, type Led } from "./company.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { after, before, lineTo } from "./tree.ts";

/** Whoever leafs through a game is not asked at every step. */
const ASKED_AFTER_MS = 250;
/** Decide for every seat oneself. */
export const EVERYBODY = "everybody";

export class Study {
  head = $state.raw() as StudyHead;
  nodes = $state.raw<readonly StudyNode[]>([]);
  people = $state.raw<Readonly<Record<string, Person>>>({});
  place = $state.raw<StudyPlace>({ node: 0, step: 0 });
  eyes = $state("all");
  /** The side that one decides for here, or everybody. */
  side = $state(EVERYBODY);
  /** Whether bots decide for the others as soon as one has decided. */
  bots = $state(true);
  level = $state("normal");
  /** Whether one goes where the leader goes. */
  following = $state(true);
  /** Bots think. */
  thinking = $state(false);
  /** At the place shown nothing is left to decide. */
  over = $state(false);
  readonly show: Show;
  readonly desk: Desk;
  readonly company: Company;

  readonly #byNumber = $derived(new Map(this.nodes.map((node) => [node.number, node])));
  readonly #lines = new Map<string, Replaying>();
  #askTimer: ReturnType<typeof setTimeout> | undefined;
  #awaited: StudyPlace | null = null;

  constructor(info: StudyInfo, game: GameTable, teller: Teller) {
    this.#take(info);
    const voice = () => (this.eyes === "all" ? this.desk.teller.witnessing() : this.desk.teller);
    const audience = {
      game,
      speed: () => settings.speed,
      line: (scene: Scene) => lineOf(scene, game, voice()),
      told: (scenes: readonly Scene[]) => announcing.speak(linesOf(scenes, game, voice())),
    };
    this.show = new Show(this.#lineOf(0), audience, (problem) => announcing.complain(problem));
    this.desk = new Desk(
      game,
      teller,
      () => this.show.director.view,
      (asked, option) => this.#decide(asked.seat, option.key),
    );
    this.company = new Company(info.id, () => this.head.version);
    this.company.onnews = (news) => this.#hear(news.type === "study" ? news.study : news);
    this.company.onled = (led) => this.#follow(led);
  }

  get me(): string | null {
    return session.me?.person?.id ?? null;
  }

  get leads(): boolean {
    return this.me !== null && this.head.leader?.id === this.me;
  }

  /** Whether somebody else leads, and is here to be followed. */
  get isLed(): boolean {
    const leader = this.head.leader;
    return leader !== null && !this.leads && this.company.present.some(({ id }) => id === leader.id);
  }

  get node(): StudyNode | null {
    return this.#byNumber.get(this.place.node) ?? null;
  }

  /** Whether this decision leads to the place that is looked at. */
  isOnLine(node: StudyNode): boolean {
    return lineTo(this.place.node, this.#byNumber).includes(node);
  }

  mayChange(node: StudyNode): boolean {
    return this.head.mine || node.author === this.me;
  }

  async begin(place: StudyPlace): Promise<void> {
    this.place = this.#known(place) ? place : { node: 0, step: 0 };
    this.show.replaying = this.#lineOf(this.place.node);
    await this.show.begin(this.place.step);
    this.#askSoon();
    this.company.connect();
  }

  leave(): void {
    clearTimeout(this.#askTimer);
    this.show.stop();
    this.company.close();
  }

  /** Goes to a place by hand: whoever does that while somebody else leads goes their own way from there. */
  async visit(place: StudyPlace): Promise<void> {
    this.#goOwnWay();
    await this.#goTo(place);
  }

  async stepBy(steps: -1 | 1): Promise<void> {
    const next = steps < 0 ? before(this.place, this.#byNumber) : after(this.place, this.nodes, this.head.total);
    if (next !== null) await this.visit(next);
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes;
    await this.show.turnTo(this.#lineOf(this.place.node), this.place.step, false);
    this.#tellWhere();
  }

  /** Plays for this side from now on, with its eyes. */
  async playAs(side: string): Promise<void> {
    this.side = side;
    await this.look(side === EVERYBODY ? "all" : side);
    this.#askSoon();
  }

  async followLeader(): Promise<void> {
    this.following = true;
    if (this.company.led !== null) await this.#follow(this.company.led);
  }

  async setLeader(person: string | null): Promise<void> {
    await this.#doing(async () => this.#take(await studies.lead(this.head.id, person)));
  }

  /** Lets bots decide for all but the side that one plays. */
  async letBotsReply(most?: number): Promise<void> {
    if (this.thinking) return;
    this.thinking = true;
    this.desk.ask("", null);
    const mine = this.side === EVERYBODY ? [] : [this.side];
    await this.#doing(async () => {
      const reached = await studies.reply(this.head.id, this.place, mine, this.level, most);
      await this.#arrive(reached);
    });
    this.thinking = false;
    this.#askSoon();
  }

  async rename(node: number, changes: { name?: string; note?: string }): Promise<void> {
    await this.#doing(async () => this.#take(await studies.changeNode(this.head.id, node, changes)));
  }

  async change(changes: { title?: string; everyone?: boolean }): Promise<void> {
    await this.#doing(async () => this.#take(await studies.change(this.head.id, changes)));
  }

  async dropBranch(node: StudyNode): Promise<void> {
    await this.#doing(async () => {
      if (this.isOnLine(node)) await this.#goTo({ node: node.parent, step: node.step - 1 });
      await studies.dropBranch(this.head.id, node.number);
      this.#take(await studies.get(this.head.id));
    });
  }

  // ---------------------------------------------------------------- deciding

  async #decide(seat: string, key: string): Promise<"taken"> {
    const at = this.place;
    try {
      await this.#somebody();
      const reached = await studies.attempt(this.head.id, at, seat, key);
      await this.#arrive(reached);
    } catch (problem) {
      announcing.complain(problem);
      throw problem;
    }
    const botsGoOn = this.bots && this.side !== EVERYBODY && this.place.node !== 0;
    if (botsGoOn) void this.letBotsReply();
    return "taken";
  }

  /** Whoever tries something has a name, and comes to the others under it. */
  async #somebody(): Promise<void> {
    if (session.me?.person) return;
    await session.somebody();
    this.company.comeAnew();
  }

  /** Goes to a place that the server has just made; what leads there may not have been heard of yet. */
  async #arrive(place: StudyPlace): Promise<void> {
    if (!this.#known(place)) this.#take(await studies.get(this.head.id));
    this.#goOwnWay();
    await this.#goTo(place);
  }

  /** Also before it is known who is here: whoever has moved is not to be called back. */
  #goOwnWay(): void {
    if (!this.leads && (this.isLed || this.company.present.length === 0)) this.following = false;
  }

  /** What is asked at the place shown is fetched when one stays there. */
  #askSoon(): void {
    clearTimeout(this.#askTimer);
    this.desk.ask("", null);
    if (this.thinking) return;
    this.#askTimer = setTimeout(() => void this.#ask(), ASKED_AFTER_MS);
  }

  async #ask(): Promise<void> {
    const at = this.place;
    try {
      const moment = await studies.moment(this.head.id, at);
      if (at !== this.place || this.thinking) return;
      this.over = moment.over;
      const asked = Object.keys(moment.prompts);
      const seat = this.side === EVERYBODY ? asked[0] : asked.find((each) => each === this.side);
      const mayTry = this.head.may_try || (this.me === null && this.head.everyone);
      if (seat !== undefined && mayTry) this.desk.ask(seat, moment.prompts[seat] ?? null);
    } catch (problem) {
      announcing.complain(problem);
    }
  }

  // ---------------------------------------------------------------- going

  async #goTo(place: StudyPlace): Promise<void> {
    const from = this.place;
    const isNext = place.step === from.step + 1 && before(place, this.#byNumber).node === from.node;
    this.place = place;
    const line = this.#lineOf(place.node);
    if (line === this.show.replaying) await this.show.goTo(place.step, isNext);
    else await this.show.turnTo(line, place.step, isNext);
    if (place !== this.place) return;
    this.#tellWhere();
    this.#askSoon();
  }

  /** The line through a node, through the eyes of now. What it shares with the one it leaves is not fetched again. */
  #lineOf(node: number): Replaying {
    const name = `${this.eyes} ${node}`;
    let line = this.#lines.get(name);
    if (line !== undefined) return line;
    const fetch = (as: string, first: number, count: number) => studies.replay(this.head.id, node, as, first, count);
    const tried = this.#byNumber.get(node);
    if (tried === undefined) line = new Replaying(this.eyes, fetch);
    else line = this.#lineOf(tried.parent).branch(tried.step - 1, tried.step, fetch);
    this.#lines.set(name, line);
    return line;
  }

  #known({ node, step }: StudyPlace): boolean {
    return node === 0 ? step <= this.head.total : this.#byNumber.get(node)?.step === step;
  }

  #tellWhere(): void {
    if (this.leads) this.company.lead(this.place.node, this.place.step, this.eyes);
  }

  // ---------------------------------------------------------------- the company

  async #follow(led: Led): Promise<void> {
    if (!this.following || this.leads || this.thinking) return;
    const place = { node: led.node, step: led.step };
    if (!this.#known(place)) {
      this.#awaited = place;
      return;
    }
    this.#awaited = null;
    if (led.eyes !== this.eyes && this.side === EVERYBODY) {
      this.eyes = led.eyes;
      this.place = place;
      await this.show.turnTo(this.#lineOf(place.node), place.step, false);
      this.#askSoon();
    } else if (place.node !== this.place.node || place.step !== this.place.step) {
      await this.#goTo(place);
    }
  }

  #hear(news: StudyInfo | { head: StudyHead; nodes: StudyNode[]; people: Record<string, Person> }): void {
    const ledBefore = this.leads;
    if ("head" in news) {
      const changed = new Map(this.#byNumber);
      for (const node of news.nodes) changed.set(node.number, node);
      this.head = news.head;
      this.nodes = [...changed.values()].sort((a, b) => a.number - b.number);
      this.people = { ...this.people, ...news.people };
    } else {
      this.#take(news);
      if (!this.#known(this.place)) void this.#goTo({ node: 0, step: Math.min(this.place.step, this.head.total) });
    }
    if (this.leads && !ledBefore) this.#tellWhere();
    if (this.#awaited !== null && this.#known(this.#awaited) && this.company.led) void this.#follow(this.company.led);
  }

  #take({ nodes, people, ...head }: StudyInfo): void {
    this.head = head;
    this.nodes = nodes;
    this.people = people;
  }

  async #doing(work: () => Promise<void>): Promise<void> {
    try {
      await this.#somebody();
      await work();
    } catch (problem) {
      announcing.complain(problem);
    }
  }
}
