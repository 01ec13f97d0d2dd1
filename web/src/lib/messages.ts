/** Written by `make types` from the server's messages (docs/protocol.md); change those instead. */

export const SCORED = "scored" as const;
export const TURN_BEGAN = "turn_began" as const;
export const ROUND_BEGAN = "round_began" as const;
export const SEAT = "seat" as const;
export const NUMBER = "number" as const;
export const POINTS = "points" as const;
export const CONFIRM = "confirm" as const;
export const END_TURN = "end_turn" as const;
export const GROUPS = ["main", "module", "variant", "ruling", "edition", "solo-easier", "solo-harder", "solo-ruling", "solo-strength"] as const;

export type Amounts = [string, number][];
export type Argument = number | string | Amounts;
export type Label = [string, Record<string, Argument>];

export interface Health {
  ok: boolean;
}

/** A switch of a table; the first of its values is the default. */
export interface OptionSpec {
  name: string;
  values: string[];
  /** What it is about: one of GROUPS. */
  group: string;
  /** Player counts of values that not all can have. */
  seats: Record<string, number[]>;
  /** Other options with a value, one of which a value must go together with. */
  needs: Record<string, [string, string][]>;
  /** Other options with a value that brings a value of this one along. */
  brought: Record<string, [string, string][]>;
}

/** What a person should know before a table with all these values of options is opened by so many. */
export interface RemarkSpec {
  label: Label;
  options: Record<string, string>;
  seats: number[];
}

export interface GameEntry {
  id: string;
  /** The version of the rules. */
  rules: string;
  seats: number[];
  options: OptionSpec[];
  remarks: RemarkSpec[];
  bots: string[];
  /** Player counts that an opponent of the game's own joins. */
  automa: number[];
  /** It has a guided first game. */
  guide: boolean;
  board: string;
}

export interface KindOption {
  code: string;
  label: Label;
}

/** A kind of question with all the answers it can ever have. */
export interface KindMeta {
  name: string;
  /** Behind so many options of its own come the free actions. */
  own: number;
  /** Of the rules, that says when it comes. */
  clause: string;
  /** In another's turn it may be answered before it comes. */
  beforehand: boolean;
  options: KindOption[];
}

export interface EventMeta {
  clause: string;
  /** Name, and SEAT, NUMBER, POINTS or a domain. */
  fields: [string, string][];
  /** It only follows from what was told before it. */
  minor: boolean;
  /** A step that only an opponent of the game's own takes. */
  automa: boolean;
}

/** What is told of a thing, line by line, and the clause of the rules it belongs to. */
export interface DescriptionData {
  clause: string;
  lines: Label[];
}

/** A step of a guided first game; what it says is the message `guide-<text>`, with `.do` for what is to be done. */
export interface GuideStep {
  text: string;
  /** Things of the board, or with @ parts of the page. */
  look: string[];
  /** Those that are meant, in codes; none where it only tells. */
  answers: string[];
  /** It is done when the turn so far is confirmed. */
  confirm: boolean;
}

/** Everything about a game that does not change during play. */
export interface GameMeta extends GameEntry {
  /** Hash of the component tables. */
  tables: string;
  kinds: KindMeta[];
  events: Record<string, EventMeta>;
  domains: Record<string, string[]>;
  names: Record<string, Label>;
  sources: string[];
  /** Parts of a point in which scores are counted. */
  unit: number;
  components: Record<string, any>;
  reconstructed: string[];
  describe: Record<string, Record<string, DescriptionData>>;
  /** The guided first game; empty where there is none. */
  lessons: GuideStep[];
}

export interface ClauseText {
  id: string;
  text: string;
}

export interface ChapterText {
  id: string;
  title: string;
  introduction: string;
  clauses: ClauseText[];
}

export interface RulesText {
  title: string;
  introduction: string;
  chapters: ChapterText[];
}

export interface LadderRow {
  name: string;
  /** Its rating is an estimate that no game changes. */
  bot: string;
  mean: number;
  sigma: number;
  games: number;
  me: boolean;
}

/** The best first, by `mean - 3 * sigma`; who has not played enough yet is not among the rows. */
export interface Ladder {
  rows: LadderRow[];
  /** Also while it is not listed. */
  mine: LadderRow | null;
  /** Whether it is. */
  listed: boolean;
}

/** A device on which the seat can be played. */
export interface HolderInfo {
  name: string;
  me: boolean;
  here: boolean;
  /** When its page was last opened; 0 for never. */
  opened: number;
}

export interface SeatSummary {
  kind: "person" | "bot";
  name: string;
  bot: string;
  /** Somebody has taken it. */
  held: boolean;
  /** Somebody who holds it looks at the table now. */
  here: boolean;
  mine: boolean;
  /** For those who hold it, else null. */
  holders: HolderInfo[] | null;
}

/** A game that cannot go on by the rules here; it can be read up to `upto` answers, or not at all if that is -1. */
export interface Stranded {
  rules: string;
  upto: number;
  why: "game" | "opening" | "answer" | "turn" | "result";
}

/** Said to everybody at the table: somebody who was away lost the seat, or all agreed to what somebody proposed. */
export interface Notice {
  at: number;
  kind: "freed" | "bot" | "take-back" | "end";
  seat: number;
  name: string;
  bot: string;
}

/** What happens when all people at the table have accepted it: back to a version, or the end of the game. */
export interface Proposal {
  at: number;
  what: "take-back" | "end";
  seat: number;
  to: number;
  reveals: boolean;
  winners: number[];
  accepted: number[];
}

/** How much time everybody has, chosen with the table. What is not used of a turn's time is not kept. */
export interface ClockRules {
  kind: "live" | "daily";
  /** Seconds for every turn. */
  turn: number;
  /** Seconds more for the whole game. */
  reserve?: number;
  /** A day of the week on which no clock runs, 0 for Monday, by UTC. */
  free_day?: number | null;
  /** Days that everybody may take off. */
  holidays?: number;
  /** When time runs out a bot plays on, the seat is free to take, or the others vote. */
  expiry?: "bot" | "free" | "vote";
}

/** Milliseconds that are left; `runs` says whether they get less. */
export interface SeatFace {
  turn: number;
  reserve: number;
  runs: boolean;
  /** Until the time runs out, with free days and holidays; 0 for never. */
  due: number;
  /** Until the end of the holiday, 0 for none. */
  away: number;
  /** Days that can still be taken off. */
  holidays: number;
  /** The bot that plays on since the time ran out, or empty. */
  bot: string;
  /** The player is back, and plays from the next turn on. */
  back: boolean;
  /** It has run out once: when nobody sits there anybody may. */
  out: boolean;
  /** By seat, while the others vote. */
  votes: [number, "wait" | "bot" | "free"][] | null;
}

export interface ClockFace {
  rules: ClockRules;
  seats: SeatFace[];
}

export interface Summary {
  id: string;
  game: string;
  rules: string;
  options: Record<string, string>;
  seats: SeatSummary[];
  open: boolean;
  owner: boolean;
  version: number;
  waiting: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  heading: Label;
  seed_hash: string;
  seed: string | null;
  paused: string | null;
  /** The rules of today cannot go on with this game; its record can be had. */
  stranded: Stranded | null;
  /** Pages that look at the table without a seat. */
  watching: number;
  /** Names of those who only watch; empty for who has none. */
  watchers: string[];
  /** Who lost a seat while away; the newest last. */
  notices: Notice[];
  /** What somebody wants all people here to agree to. */
  proposal: Proposal | null;
  /** The game is over because all people agreed to it. */
  agreed: boolean;
  /** The table where the same people play once more, or empty. */
  again: string;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
  /** Null where there is no hurry. */
  clock: ClockFace | null;
  rated: boolean;
  /** Whoever reads this may ask for hints here. */
  hints: boolean;
}

export interface Me {
  name: string;
  tables: Summary[];
}

export interface Rename {
  name: string;
}

/** How the visitor can come from another device. */
export interface Ways {
  /** A recovery code was made. */
  code: boolean;
  passkeys: number;
  /** The server has what passkeys need. */
  may_passkey: boolean;
  devices: number;
  /** May invite others, where that is needed. */
  host: boolean;
}

export interface Code {
  /** Shown once; of it only a hash is kept. */
  code: string;
}

export interface Challenge {
  /** For navigator.credentials, as JSON. */
  options: Record<string, any>;
}

/** What the browser's authenticator answered. */
export interface Credential {
  credential: Record<string, any>;
}

export interface Enter {
  code: string;
}

export interface ReceiverInfo {
  id: string;
  kind: "push" | "webhook" | "mail";
  /** The address, or only its server where it may be a secret. */
  shown: string;
  template: string;
}

export interface Calling {
  /** The server's public key for push, or empty: it cannot. */
  push: string;
  webhooks: boolean;
  mail: boolean;
  receivers: ReceiverInfo[];
  /** Mails whose address waits to be confirmed. */
  unconfirmed: number;
  language: string;
  zone: string;
  /** Minutes of the visitor's day; twice the same: never. */
  quiet_from: number;
  quiet_to: number;
}

/** `p256dh` and `auth` are the keys of a push; `template` is for a webhook. */
export interface NewReceiver {
  kind: "push" | "webhook" | "mail";
  address: string;
  p256dh?: string;
  auth?: string;
  template?: "ntfy" | "discord" | "matrix" | "json" | "text";
}

export interface NewHours {
  language: "en" | "ru" | "cs";
  zone: string;
  quiet_from: number;
  quiet_to: number;
}

export interface Invitation {
  link: string;
}

export interface Tables {
  tables: Summary[];
}

export interface SeatChoice {
  kind: "me" | "person" | "bot";
  bot?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  seats: SeatChoice[];
  options?: Record<string, string>;
  open?: boolean;
  clock?: ClockRules | null;
  rated?: boolean;
  /** May be asked for though other people play. */
  hints?: boolean;
}

export interface Learn {
  game: string;
}

/** With the secret of the seat's link, or as a free seat of an open table. */
export interface Join {
  secret?: string | null;
  seat?: number | null;
}

export interface Leave {
  seat: number;
}

/** The options of the next game; without them as in this one. */
export interface Again {
  options?: Record<string, string> | null;
}

export interface Give {
  kind: "person" | "bot";
  bot?: string;
}

/** No days end it; those that have not begun are given back. */
export interface Holiday {
  seat: number;
  days: number;
}

export interface Back {
  seat: number;
}

/** By a seat about another whose time has run out: wait for one more turn's time, let a bot play, or free it. */
export interface Vote {
  seat: number;
  about: number;
  choice: "wait" | "bot" | "free";
}

export interface Link {
  /** For a link such as /t/<id>#<secret>. */
  secret: string;
}

/** For the one who wrote them. */
export interface Notes {
  /** Of 4000 signs at most. */
  text: string;
}

/** Of the options the first that is offered is answered; if none is, the seat is asked. */
export interface StandingAnswer {
  kind: string;
  options: string[];
  /** The own next turn, or longer. */
  until?: "turn" | "withdrawn";
}

/** All standing answers of the visitor at a seat. */
export interface Standing {
  answers: StandingAnswer[];
}

export interface AskData {
  seat: number;
  kind: string;
  options: string[];
  /** What it asks just now, where its kind does not say it. */
  label?: Label;
}

export interface AnswerData {
  seat: number;
  kind: string;
  option: string;
}

/** What each seat would have to pay if something came today, such as a Food Day. */
export interface Upkeep {
  name: string;
  needs: number[];
}

/** What the points by seat and source would be if something happened today. */
export interface Projection {
  name: string;
  points: number[][];
}

/** A table as one seat may see it; `seat` is null for spectators. */
export interface View {
  game: string;
  rules: string;
  tables: string;
  seats: number;
  seat: number | null;
  turn: number;
  over: boolean;
  waiting: number[];
  ask: AskData[];
  answers: AnswerData[];
  scores: number[];
  /** By seat and source, in parts of a point (`unit`). */
  points: number[][];
  upkeep: Upkeep[];
  projections: Projection[];
  /** Its shape is the game's own; the game's board knows it. */
  state: any;
}

/** What happened; beside these stand the fields of the event's kind. */
export interface GameEvent {
  /** The version that made it; null in a draft. */
  v: number | null;
  event: string;
  clause: string;
  [field: string]: number | string | null;
}

/** The table in the middle of what an answer made happen, when the first `told` of its events had been. */
export interface Between {
  told: number;
  view: View;
}

/** The table as it was after `version` of its `last` answers, with the events of the last one. */
export interface Moment {
  version: number;
  last: number;
  seat: number | null;
  view: View;
  events: GameEvent[];
  heading: Label;
  /** Of a solo opponent, all but the last, which is `view`. */
  steps: Between[];
}

/** A turn in codes of answers, and the points by source that its plan brings in so many own turns. */
export interface Line {
  answers: string[];
  gains: [string, number][];
  turns: number;
}

/** How things stood after `version` answers, and what the turn from there to `end` cost; the last has no seat. */
export interface JudgedTurn {
  turn: number;
  version: number;
  end: number;
  seat: number | null;
  /** To win, by seat; a solo opponent is the last. */
  chances: number[];
  heading: Label;
  /** How much less than the better turn it is worth; null where it was not compared. */
  loss: number | null;
  /** Of that, what is not for winning the game. */
  points: number;
  /** The better turn might have won the game. */
  game: boolean;
  played: Line | null;
  better: Line | null;
}

/** `none` was asked for yet; a game that is `running` through is at `done` of its `last` answers. */
export interface Analysis {
  state: "none" | "running" | "done" | "stopped";
  done: number;
  last: number;
  /** From the turn on that was asked for. */
  turns: JudgedTurn[];
}

/** What an answer made of the table, in the eyes of the seat whose turn it was; the first has no answer. */
export interface RetracedStep {
  answer: string | null;
  /** What it meant just then, where its name does not say it. */
  label: Label | null;
  view: View;
  events: GameEvent[];
}

/** A turn as it was played, and as it could have been, as far as that can be played on the real table. */
export interface RetracedTurn {
  played: RetracedStep[];
  better: RetracedStep[];
  /** The better turn could be played to its end. */
  whole: boolean;
}

export interface Refused {
  code: string;
  error: string;
}

export interface TableMessage extends Summary {
  is: "table";
}

/** What is told of an option before the click. */
export interface OptionInfo {
  code: string;
  reveals: boolean;
  change: Record<string, number>;
  /** What would happen, in the words of the log. */
  events: GameEvent[];
  /** It reveals nothing but passes the turn on. */
  passes?: boolean;
  /** It promises something and would bring nothing now. */
  wasted?: boolean;
  /** What it means just now, where its name does not say it. */
  label?: Label;
}

/** Answers that do nothing by themselves, and what they lead to: a question, or a deed that needed none. */
export interface WayData {
  answers: string[];
  kind?: string;
  /** Those that do something. */
  options?: string[];
  /** What the last answer would do at once. */
  events?: GameEvent[];
}

/** What one click can mean besides the options of the open question. */
export interface Ahead {
  ways: WayData[];
  /** Answers that complete the turn, if nothing else is left. */
  end: string[];
}

/** Where somebody stands in a guided first game; `step` counts all its steps when it is done. */
export interface Lesson {
  /** The first in which something is still to be done. */
  step: number;
  /** How many answers of the draft are as they were meant. */
  fits: number;
  /** What is on the table is another game already. */
  left: boolean;
}

export interface StateMessage {
  is: "state";
  seat: number | null;
  version: number;
  view: View;
  events: GameEvent[];
  from: number;
  options: OptionInfo[];
  ahead: Ahead;
  heading: Label;
  guide?: Lesson;
  id?: number;
}

export interface DraftMessage {
  is: "draft";
  seat: number;
  base: number;
  answers: string[];
  view: View;
  events: GameEvent[];
  options: OptionInfo[];
  ahead: Ahead;
  confirm: boolean;
  undo: number;
  guide?: Lesson;
  /** Imagined: the next turn, not this one. */
  plan?: boolean;
  id?: number;
}

export interface AckMessage {
  is: "ack";
  version: number;
  id?: number;
}

export interface WhyMessage {
  is: "why";
  reason: string | null;
  clause: string | null;
  id?: number;
}

/** `look` is one answer; `answers` go on from the draft; `gains` are points by source in so many own turns. */
export interface HintMessage {
  is: "hint";
  seat: number;
  base: number;
  look: string;
  answers: string[];
  turns: number;
  gains: [string, number][];
  id?: number;
}

/** After every answer at a table with a clock, and when somebody's time has changed otherwise. */
export interface ClockMessage {
  is: "clock";
  clock: ClockFace;
  id?: number;
}

export interface ErrorMessage {
  is: "error";
  code: string;
  error: string;
  id?: number;
}

export interface PongMessage {
  is: "pong";
  id?: number;
}

export interface ChatLine {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Who said it, for muting; the same person has another one elsewhere. */
  who: string;
  mine: boolean;
  /** Null for somebody who watches. */
  seat: number | null;
  name: string;
  text: string;
}

/** What was said, in order. With `muted` also whom this visitor does not want to read. */
export interface ChatMessage {
  is: "chat";
  lines: ChatLine[];
  muted?: string[];
  /** There are lines before these. */
  earlier?: boolean;
  id?: number;
}

export interface HelloRequest {
  do: "hello";
  seat: number | null;
  id?: number | null;
}

/** The turn in the making; as a `plan` the next one while others are asked, on an imagined moment. */
export interface DraftRequest {
  do: "draft";
  seat: number;
  base: number;
  answers: string[];
  plan?: boolean;
  id?: number | null;
}

export interface CommitRequest {
  do: "commit";
  seat: number;
  base: number;
  answers: string[];
  key: string;
  id?: number | null;
}

export interface WhyRequest {
  do: "why";
  seat: number;
  base: number;
  answers: string[];
  kind: string;
  option: string;
  plan?: boolean;
  id?: number | null;
}

/** What could be done now: 1 where to look, 2 a good turn, 3 the best turn with what it brings. */
export interface HintRequest {
  do: "hint";
  seat: number;
  base: number;
  answers: string[];
  grade: number;
  id?: number | null;
}

export interface PingRequest {
  do: "ping";
  id?: number | null;
}

/** To all who sit here, or among those who watch; things are named as `[[domain:code]]`. */
export interface SayRequest {
  do: "say";
  text: string;
  id?: number | null;
}

/** What was said before a line. */
export interface ChatRequest {
  do: "chat";
  before: number;
  id?: number | null;
}

export interface MuteRequest {
  do: "mute";
  who: string;
  muted: boolean;
  id?: number | null;
}

/** Ask all people at the table to go back, before one's own last turn if no version is named, or to end the game. Without winners it ends as the points stand. */
export interface ProposeRequest {
  do: "propose";
  seat: number;
  what: "take-back" | "end";
  to?: number | null;
  winners?: number[] | null;
  id?: number | null;
}

/** `at` says which proposal is meant; who does not accept takes it off the table. */
export interface AgreeRequest {
  do: "agree";
  seat: number;
  at: number;
  accept: boolean;
  id?: number | null;
}

export type ServerMessage = TableMessage | StateMessage | DraftMessage | AckMessage | WhyMessage | HintMessage | ClockMessage | ErrorMessage | PongMessage | ChatMessage;

export type ClientMessage = HelloRequest | DraftRequest | CommitRequest | WhyRequest | HintRequest | PingRequest | SayRequest | ChatRequest | MuteRequest | ProposeRequest | AgreeRequest;
