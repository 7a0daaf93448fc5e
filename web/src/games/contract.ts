/** The contract between the shell (pages, prompt, log, replay) and a game (board, sheets, cards).
 *
 * A game brings two things. Its `GameFace` is small and always loaded: who is who, and the picture on the home page.
 * Its `GameTable` is loaded when a table of the game is opened: everything that is drawn there. A game draws what a view
 * says and reports what was clicked; it knows no rules, sends nothing, and keeps no state but that of its drawing.
 * Words come from `say` and `nameOf` in `../words/words.svelte`, in whatever language is chosen now. */

import type { Component } from "svelte";
import type { Form } from "../words/forms.ts";

/* ------------------------------------------------------------------ what the server says */

/** The table as one viewer sees it (`view_json` in core/view.py). `state` and `summary` are the game's own. */
export interface View<State = Record<string, unknown>, Summary = Record<string, unknown>> {
  game: string;
  revision: number;
  /** The table options. */
  options: Record<string, string>;
  /** Sides in seat order. */
  seats: string[];
  /** Null: a spectator. */
  viewer: string | null;
  /** Who has to decide. */
  waiting: string[];
  state: State;
  summary: Summary;
  scores: Record<string, number>;
  ending: string | null;
  winners: string[];
}

/** Something that happened, as this viewer may know it. Besides these fields it has its own arguments: ids, lists of ids,
 * numbers, or null for what may not be known. */
export interface GameEvent {
  number: number;
  decision: number;
  kind: string;
  [argument: string]: unknown;
}

/** A legal choice, taken apart. `things` has one thing per argument, with the kind that the game's vocabulary gives it. */
export interface Option {
  key: string;
  verb: string;
  args: Record<string, string>;
  things: Thing[];
  /** What it costs now, all surcharges included; null or absent where nothing is paid. */
  cost?: number | null;
}

/** A thing on the table, by its kind and id: `{ kind: "region", id: "kislev" }`. Kinds are the names of the engine's
 * domains, the same that stand in Fluent ids (`oldworld-region-kislev`). */
export interface Thing {
  kind: string;
  id: string;
}

/* ------------------------------------------------------------------ deciding */

/** What the viewer is asked, as far as drawing is concerned. A drawn element stands for one thing, or for several at once:
 * a stack of bloodletters in Kislev is `[figure bloodletter, place kislev]`, and clicking it answers both.
 *
 * All methods may be called in markup: they are reactive. Mostly `touchable` (below) calls them for you. */
export interface Deciding {
  /** Whether the viewer is asked anything at all. */
  readonly asked: boolean;
  /** The name of the question, for example `summon`; null when the viewer is not asked. */
  readonly prompt: string | null;
  /** What the question is about, as the game's vocabulary names it: `{ region: "kislev" }`. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** The options that still fit what was clicked. */
  readonly options: readonly Option[];
  /** Whether some remaining option fits these things: then the element glows and can be clicked. */
  glows(things: readonly Thing[]): boolean;
  /** Whether these things were clicked already on the way to a choice: then the element is marked as picked. */
  picked(things: readonly Thing[]): boolean;
  /** The click: narrows the options; when one is left, the shell takes it, or asks for confirmation. */
  pick(things: readonly Thing[]): void;
}

/** What the shell points at: what a log line, a hint, a lesson or an option in the list is about. */
export interface Pointing {
  /** Whether all of these things are pointed at now: a stack of figures by its figure and its region. */
  at(things: readonly Thing[]): boolean;
  /** What is pointed at until something else is, as by a lesson: on a small screen the board goes there. */
  readonly held?: readonly Thing[];
}

/** Looking closer: resting on an element with the mouse or the focus, or a long press, shows the game's `Closer` for it. */
export interface Looking {
  /** Show what there is to know of this thing beside the element; null hides it. */
  look(thing: Thing | null, element: Element | null): void;
}

/* ------------------------------------------------------------------ what is drawn */

/** What every drawn part of a table gets. */
export interface Drawing {
  view: View;
  deciding: Deciding;
  pointing: Pointing;
  looking: Looking;
}

/** The board. It fills the box it is given (`width: 100%; height: 100%`); pan and zoom are the shell's, which wraps it in a
 * `Pannable`, so the board is one `<svg>` with a `viewBox`.
 *
 * Frames come one by one: `view` is how the table looks after `events` (empty on the first one and after a jump). The shell
 * waits `GameTable.lasting(events)` milliseconds before it shows the next frame, and less when somebody clicks to skip.
 * Motion lengths come from the CSS variables `--quick`, `--travel`, `--tumble`, which are 0 when motion is not wanted;
 * for motion made in script ask `motion.reduced`. */
export interface BoardProps extends Drawing {
  events: readonly GameEvent[];
  motion: Motion;
}

export interface Motion {
  /** Things simply are there. */
  reduced: boolean;
  /** Grows with every frame; a change says that `events` are new. */
  frame: number;
}

/** A player's panel: points, dials, tracks, what lies on the sheet. The shell draws the frame around it with emblem, letter,
 * name, clock and presence. `small`: the panel is folded to a line or two. */
export interface SheetProps extends Drawing {
  seat: string;
  small: boolean;
}

/** The viewer's own things along the bottom: cards of the hand, reserve. Absent when nobody's hand is seen. */
export interface HandProps extends Drawing {
  seat: string;
}

/** A card, tile or other thing as a face of its own, where its full text can be read: in the hand, in a hint, closely. Falls back to the name for kinds that have no face. */
export interface FaceProps {
  thing: Thing;
  /** The table that it belongs to: prices and bonuses are those that hold there. */
  view: View;
  /** `card`: as held in the hand. `full`: big, with all of its text. */
  size: "card" | "full";
}

/** What is shown when somebody looks closer at a thing: a region with who stands there, at which strength, and what it would
 * score now; a card with its text; a token with its meaning; a seat with its tracks. */
export interface CloserProps {
  thing: Thing;
  view: View;
}

/* ------------------------------------------------------------------ staging */

/** One thing that happened, told by itself. A game cuts the events of a decision into scenes; the shell shows one after the
 * other: the camera goes to `place`, the line is read, the board moves to `after`, points fly to their track.
 *
 * Nothing of a later scene may be seen in an earlier one: what is on the screen during a scene is the table before the decision,
 * brought forward by `after` of this scene and of all scenes before it. After the last one the shell shows the table as it is. */
export interface Scene {
  /** The events that it tells, in their order. The board moves by these. */
  events: readonly GameEvent[];
  /** `banner`: a round or a phase begins. `passing`: only its motion is seen. `told`: it has a line to read. `large`: decisive;
   * it gets the stage, or twice the time. */
  size: "banner" | "passing" | "told" | "large";
  /** What is said. Null: what the log says of the first event that is not silent. */
  line: Phrase | null;
  /** Where it happens; null: nowhere in particular. */
  place: Thing | null;
  /** Who acts, or whom it befalls first. */
  seat: string | null;
  /** Points that are won in it. */
  gains: readonly PointGain[];
  /** The numbered rule that says why, to be opened on demand. */
  rule: string | null;
  /** The table after this scene, made of the table `now` on the screen and of those parts of the table after the `last` scene
   * that this one settles. Both are left as they are. */
  after(now: View, last: View): View;
  /** What the game's `Stage` needs to know of it, in the game's own terms; absent where nothing is shown on the stage. */
  stage?: unknown;
}

/** The stage: battles, fights, quests, large and beside the board or over its quiet part; a sheet of its own on a phone. The shell
 * gives the frame and the room; the game draws what happens. */
export interface StageProps extends Drawing {
  /** The scene that is told; null: none, but something is under way that deserves the stage (cards of a battle are chosen). */
  scene: Scene | null;
  motion: Motion;
}

/* ------------------------------------------------------------------ the game's two halves */

/** Who is who: colour, emblem and letter, always used together. */
export interface Side {
  /** A CSS colour, mostly `var(--oldworld-khorne)`; enough contrast against `--surface` in both themes (3 : 1). */
  colour: string;
  /** A CSS colour to write upon `colour` (4.5 : 1). */
  ink: string;
  /** Path data in a box of 512 x 512 (`import skull from "icon:skull"`, or drawn). */
  emblem: string;
  /** One letter. */
  letter: string;
}

/** A way to play a game: smaller for the first time, or shorter. Words: `web-play-<game>-<id>`. */
export interface Variant {
  id: string;
  /** What is agreed where it differs from the usual. */
  options: Readonly<Record<string, string>>;
  /** Numbers of players for which it is meant; absent: all. */
  seats?: readonly number[];
  /** Sides that do not take part in it. */
  without?: readonly string[];
}

/** The half that is always loaded. */
export interface GameFace {
  /** As the engine calls it. */
  name: string;
  sides: Record<string, Side>;
  /** The picture on the home page: an `<svg>` that fills its box (about 16 : 9, cropped at the sides), no words in it. */
  cover(): Promise<Component>;
  /** Minutes that a game takes, for the home page. */
  minutes: number;
  /** How points are written: the engine counts in whole numbers, the game perhaps in halves. Lists of games, panels, result, chart
   * and log all ask here. */
  written(points: number): string;
  /** How somebody plays who has never played it and asks for nothing in particular: how many sit down, and what is agreed where it
   * differs from the usual. Absent: the usual table is a good first one. */
  firstGame?: { seats: number; options: Record<string, string> };
  /** What "Play now" offers, the best for a newcomer first; absent: the whole game only. */
  variants?: readonly Variant[];
  /** `box`: the table option of that name, what an owner's copy prints differently. */
  load(box?: string): Promise<GameTable>;
}

/** The half that is loaded with a table. */
export interface GameTable {
  Board: Component<BoardProps>;
  Sheet: Component<SheetProps>;
  Hand: Component<HandProps>;
  /** What the viewer has to spend and to watch, in one line: always in sight where there is no room for panels. */
  Purse: Component<HandProps>;
  Face: Component<FaceProps>;
  Closer: Component<CloserProps>;
  /** The picture of a thing alone, without words, filling its box; absent: things have no pictures. */
  Picture?: Component<{ thing: Thing }>;
  /** Prints the numbers of a box from now on (the table option `box`; nothing: ours); absent: all numbers come with the view. */
  print?(box: string): void;
  /** Kinds that have a drawn `Face`: resting on an option that speaks of one shows it, and hints lay it beside their reasons. */
  faces: readonly string[];
  /** Kinds of places that have room for their name on a small board: where its own letters cannot be read, the shell writes it there. */
  places?: readonly string[];
  /** The same thing under several kinds: where options say `place kislev`, the board may draw `region kislev`. Gives the
   * thing as the board draws it. */
  drawnAs(thing: Thing): Thing;
  /** A side's face, as an `<svg>` that fills its box, for where it is seen large: the winner's scene. Absent: the emblem. */
  Portrait?: Component<{ side: string }>;
  /** Resolves when everything is here that is loaded after the table; for whoever takes a picture of it. */
  pictures?(): Promise<void>;
  /** How long the motion of these events lasts, in milliseconds, at most 1200. */
  lasting(events: readonly GameEvent[]): number;
  /** Cuts what followed from one decision into scenes, in the order of the events; every event belongs to exactly one scene.
   * `before` is the table before the decision, `last` the table after it. Absent: each event that has a line is a scene. */
  scenes?(events: readonly GameEvent[], before: View, last: View): Scene[];
  /** What is drawn on the stage; absent: this game has none. */
  Stage?: Component<StageProps>;
  /** Whether the stage is wanted: for this scene, or (where no scene plays) for what is under way in this view. `wide`: what is
   * under way happens nowhere on the board, so the stage may take nearly all of its room. */
  onStage?(view: View, scene: Scene | null): boolean | "wide";
  /** Where that happens which is under way on the stage while no scene plays: it is to be seen beside the stage. Absent or null: where
   * the last scene was that had the stage. */
  stagedAt?(view: View, deciding: Deciding): Thing | null;
  /** What the board is looked at around while nothing is told and nobody moves it by hand, close enough to be read; absent or null: the
   * whole board. */
  home?(view: View): Thing | null;
  /** How an event stands in the log: a heading (round, phase), a line, or not at all. */
  tone(event: GameEvent): "heading" | "line" | "silent";
  /** What sort of deed an event is, for its sign in the log and for what a folded part of the log says; absent: all are alike. */
  deed?(event: GameEvent): Deed;
  /** As on its face. */
  written: GameFace["written"];
  /** What an argument of an event or a prompt is called by what the table shows, where the words alone would say too little: points as
   * they are written, a hex by the tile on it; in a form ("to the forest"), where the game has it. Null: as the words say. */
  called(argument: Argument, view: View | null, form?: Form | null): string | null;
  /** Points that an event gives, and the Fluent id that says where from; null when none. For the chart after the game. */
  points(event: GameEvent): PointGain | null;
  /** The round that begins with this event; null for all others. */
  round(event: GameEvent): number | null;
  /** Fluent id of what the game calls a round, with the variable `round`, short enough for the foot of a chart. */
  roundName: string;
  /** What is to be said beside an option (a cost, a consequence), from what the view's summary states: a Fluent id with
   * variables, or null. Never computed from rules. */
  aside(option: Option, view: View): Phrase | null;
  lessons: readonly Lesson[];
}

/** An event as the log sees it. */
export interface Deed {
  sort: DeedSort;
  /** Whether something new begins with it; otherwise it follows from what stands before it, as a roll from its battle. */
  begins: boolean;
}

export type DeedSort =
  | "card"
  | "draw"
  | "figure"
  | "march"
  | "battle"
  | "dice"
  | "loss"
  | "points"
  | "blight"
  | "ruin"
  | "growth"
  | "building"
  | "goods"
  | "health"
  | "quest"
  | "fate"
  | "rest"
  | "end";

/** An argument of a prompt or an event: its name, the kind that the vocabulary gives it, and what it is now; how many of it, where like
 * things are said together. */
export interface Argument {
  name: string;
  kind: string | null;
  value: unknown;
  count?: number;
}

export interface PointGain {
  seat: string;
  points: number;
  /** Fluent id of the kind of deed, for example `oldworld-points-domination`. */
  source: string;
}

export interface Phrase {
  id: string;
  variables: Record<string, string | number>;
}

/* ------------------------------------------------------------------ lessons */

/** A guided game: a prepared position and steps that teach by doing. Words: `<game>-lesson-<id>` with `.text`, and one message
 * `<game>-lesson-<id>-<step>` per step. */
export interface Lesson {
  id: string;
  /** The side that the learner plays. */
  seat: string;
  /** As `warhost` writes positions: whatever is left out takes its default. */
  position: Record<string, unknown>;
  steps: readonly LessonStep[];
}

/** A step is shown until it is fulfilled: by reading on (`read`), by taking a decision that fits (`choose`), or by an event.
 * While `choose` stands, only fitting options glow. */
export interface LessonStep {
  id: string;
  /** What the shell points at meanwhile. */
  point?: readonly Thing[];
  until: "read" | { choose: OptionPattern } | { event: string };
}

/** Fits options of this verb whose named arguments have these ids (a list: any of them). */
export interface OptionPattern {
  verb: string;
  args?: Record<string, string | readonly string[]>;
}
