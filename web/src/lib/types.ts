/** What the server says, as described in docs/protocol.md. */

export type Amounts = [string, number][];
export type Argument = number | string | Amounts;
export type Label = [string, Record<string, Argument>];

export interface OptionSpec {
  name: string;
  values: string[];
}

export interface GameEntry {
  id: string;
  /** The version of the rules. */
  rules: string;
  seats: number[];
  options: OptionSpec[];
  bots: string[];
}

export interface KindMeta {
  name: string;
  options: { code: string; label: Label }[];
}

export interface EventMeta {
  clause: string;
  fields: [string, string][];
}

/** Everything about a game that does not change during play. */
export interface GameMeta extends GameEntry {
  unit: number;
  sources: string[];
  kinds: KindMeta[];
  events: Record<string, EventMeta>;
  domains: Record<string, string[]>;
  names: Record<string, Label>;
  components: Record<string, unknown>;
  reconstructed: string[];
  describe: Record<string, Record<string, { clause: string; lines: Label[] }>>;
}

export interface SeatSummary {
  kind: "person" | "bot";
  name: string;
  bot: string | null;
  held: boolean;
  here: boolean;
  mine: boolean;
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
  heading: Label | null;
  seed_hash: string;
  seed: string | null;
  paused: string | null;
  /** Milliseconds since 1970. */
  created: number;
  changed: number;
}

export interface AskData {
  seat: number;
  kind: string;
  options: string[];
}

export interface AnswerData {
  seat: number;
  kind: string;
  option: string;
}

export interface View {
  game: string;
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
  /** What each seat would have to pay if something came today, such as a Food Day. */
  upkeep: { name: string; needs: number[] }[];
  /** What the points would be if something happened today. */
  projections: { name: string; points: number[][] }[];
  // The shape of the state is the game's own; its board knows it.
  state: any;
}

export interface GameEvent {
  v: number | null;
  event: string;
  clause: string;
  [field: string]: number | string | null;
}

export interface OptionInfo {
  code: string;
  reveals: boolean;
  change: Record<string, number>;
  /** What the option means just now, where its name does not say it. */
  label?: Label;
  /** What would happen, in the words of the log. */
  events: GameEvent[];
}

export type ServerMessage =
  | ({ is: "table" } & Summary)
  | {
      is: "state";
      version: number;
      view: View;
      events: GameEvent[];
      from: number;
      options: OptionInfo[];
      heading: Label | null;
    }
  | {
      is: "draft";
      id: number;
      base: number;
      answers: string[];
      view: View;
      events: GameEvent[];
      options: OptionInfo[];
      confirm: boolean;
      undo: number;
    }
  | { is: "ack"; id: number; version: number }
  | { is: "why"; id: number; reason: string | null; clause: string | null }
  | { is: "error"; id: number | null; code: string; error: string }
  | { is: "pong"; id: number };

export interface Clause {
  id: string;
  text: string;
}

export interface Chapter {
  /** Empty for resolutions and examples. */
  id: string;
  title: string;
  introduction: string;
  clauses: Clause[];
}

export interface RulesPage {
  title: string;
  introduction: string;
  chapters: Chapter[];
}
