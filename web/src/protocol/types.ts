/** The server's types by their short names. They are generated; only what JSON Schema cannot say is added here. */

import type { GameEvent, View } from "../games/contract.ts";
import type { components as Api } from "./api.ts";
import type { components as Messages } from "./messages.ts";

type Rest = Api["schemas"];
type Socket = Messages["schemas"];

export type Refusal = Rest["Refusal"];
export type ServerInfo = Rest["ServerInfo"];
export type GameInfo = Rest["GameInfo"];
export type OptionInfo = Rest["OptionInfo"];
export type BoxInfo = Rest["BoxInfo"];
export type BoxPlace = Rest["BoxPlace"];
export type BoxFile = Rest["BoxFile"];
export type BoxRead = Rest["BoxRead"];
export type GameVocabulary = Rest["GameVocabulary"];
export type Me = Rest["Me"];
export type Person = Rest["Person"];
export type Preferences = Rest["Preferences"];
export type NewTable = Rest["NewTable"];
export type Holder = NewTable["seats"][number];
export type Clock = NonNullable<NewTable["clock"]>;
export type TableSummary = Rest["TableSummary"];
export type TableInfo = Rest["TableInfo"];
export type TableList = Rest["TableList"];
export type TableChanges = Rest["TableChanges"];
export type PlanState = Rest["PlanState"];
export type PlanWish = Rest["PlanWish"];
export type SeatInfo = Rest["SeatInfo"];
export type Invitation = Rest["Invitation"];
export type Challenged = Rest["Challenged"];
export type Challenges = Rest["Challenges"];
export type VacationState = Rest["VacationState"];
export type Seek = Rest["Seek"];
export type SeekState = Rest["SeekState"];
export type OpenSeeks = Rest["OpenSeeks"];
export type Leaderboard = Rest["Leaderboard"];
export type Profile = Rest["Profile"];
export type Rating = Rest["Rating"];
export type RatingHistory = Rest["RatingHistory"];
export type Achieved = Rest["Achieved"];
export type Achievements = Rest["Achievements"];
export type Acquaintance = Rest["Acquaintance"];
export type Company = Rest["Company"];
export type PlayedGame = Rest["PlayedGame"];
export type PlayedGames = Rest["PlayedGames"];
export type Change = Rest["Change"];
export type Story = Rest["Story"];
export type Verification = Rest["Verification"];
export type ReplayStep = Omit<Rest["ReplayStep"], "view" | "events"> & { view: View | null; events: GameEvent[] };
export type Replay = Omit<Rest["Replay"], "steps"> & { steps: ReplayStep[] };

export type GameStatistics = Rest["GameStatistics"];
export type GameLength = Rest["GameLength"];
export type ShareOfWins = Rest["ShareOfWins"];
export type CardWorth = Rest["CardWorth"];

export type Puzzle = Omit<Rest["Puzzle"], "view"> & { view: View };
export type PuzzleSolution = Rest["PuzzleSolution"];
export type PuzzleStanding = Rest["PuzzleStanding"];
export type PuzzleVerdict = Rest["PuzzleVerdict"];

export type LookWish = Rest["LookWish"];
export type PositionLook = Omit<Rest["PositionLook"], "view"> & { view: View };

export type Prompt = Socket["Prompt"];
export type Question = Socket["Question"];
export type ClockState = Socket["ClockState"];
export type Proposal = Socket["Proposal"];
export type ProposalOutcome = NonNullable<Socket["ProposalFrame"]["outcome"]>;
export type ChatLine = Socket["ChatLine"];
export type HintOption = Socket["HintOption"];

export type ViewFrame = Omit<Socket["ViewFrame"], "view" | "events"> & { view: View | null; events: GameEvent[] };
export type UpdateFrame = Omit<Socket["UpdateFrame"], "events"> & { events: GameEvent[] };

/** What the server sends over the socket of a table. */
export type ServerMessage =
  | Socket["TableFrame"]
  | ViewFrame
  | UpdateFrame
  | Socket["CurrentFrame"]
  | Socket["ClockFrame"]
  | Socket["PresenceFrame"]
  | Socket["ProposalFrame"]
  | Socket["ChatFrame"]
  | Socket["HintFrame"]
  | Socket["DoneFrame"]
  | Socket["RefusedFrame"]
  | Socket["PongFrame"]
  | Socket["ByeFrame"];

type Message =
  | Socket["Hello"]
  | Socket["Look"]
  | Socket["Decide"]
  | Socket["Undo"]
  | Socket["AskEveryone"]
  | Socket["Concede"]
  | Socket["ProposeEnd"]
  | Socket["Vote"]
  | Socket["Say"]
  | Socket["AskHint"]
  | Socket["Ping"];

type WithoutId<M> = M extends unknown ? Omit<M, "id"> : never;

/** What the client sends, less the id, which the connection gives. */
export type ClientMessage = WithoutId<Message>;

export type NewStudy = Rest["NewStudy"];
export type StudyHead = Rest["StudyHead"];
export type StudyInfo = Rest["StudyInfo"];
export type StudyList = Rest["StudyList"];
export type StudyNode = Rest["StudyNode"];
export type StudyPlace = Rest["StudyPlace"];
export type StudyMoment = Rest["StudyMoment"];
export type StudyReplies = Rest["StudyReplies"];

/** What the server sends over the socket of a study. */
export type StudyServerMessage =
  | Socket["StudyFrame"]
  | Socket["StudyNewsFrame"]
  | Socket["StudyPresenceFrame"]
  | Socket["StudyLedFrame"]
  | Socket["StudyRefusedFrame"]
  | Socket["StudyPongFrame"]
  | Socket["StudyByeFrame"];

export type Analysis = Rest["Analysis"];
export type AnalysedDecision = Rest["AnalysedDecision"];
export type AnalysisReport = Rest["AnalysisReport"];
export type PlayerAnalysis = Rest["PlayerAnalysis"];
export type Weighed = Rest["Weighed"];
export type WeighedTry = Rest["WeighedTry"];
