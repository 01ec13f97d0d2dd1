/** The folders of the games: board, panel, words and whatever else a game brings to the shared parts. */

import type { Component, Snippet } from "svelte";
import type { LiveTable } from "../lib/table.svelte";
import type { GameEvent, GameMeta, Label } from "../lib/messages";

/** What every board is given. A board is a pure function of `table.view`; it offers `table.ask` and calls `table.choose`. */
export interface BoardProps {
  table: LiveTable;
  /** Things to light up because a log line or a rule speaks of them, such as `space:palenque-4`. */
  lit: string[];
  /** What is pointed at. */
  pointed: string | null;
  /** Whether everything shall be reachable to ask "why not?". */
  asking: boolean;
  /** Tell the shell what is pointed at, so that card, rules and log can speak of it. */
  onpoint: (thing: string | null) => void;
  /** What happened, for boards that show one part at a time. */
  log?: Snippet;
  /** An unlit thing was clicked: ask why it cannot be chosen. */
  onwhy: (kind: string, option: string) => void;
}

export interface Mark {
  icon: string;
  text: string;
  /** A colour the icon wears. */
  tint?: string;
}

/** A thing as the game's data knows it, in `describe`. */
export interface Meaning {
  domain: string;
  code: string;
}

/** An icon, the message that names it, and the clause of the rules that it belongs to. */
export type LegendEntry = [icon: string, name: string, clause: string];

/** What a game's web folder gives to the shared parts. */
export interface GameLook {
  /** The icon beside the game's name. */
  emblem: string;
  /** The woven band under the top bar, one repeat of 24 x 6. */
  band: string;
  board: () => Promise<{ default: Component<BoardProps> }>;
  /** The colours of the seats, where the game deals them out. */
  colours?: (view: any, meta: GameMeta) => string[];
  /** The rows of a player's panel. */
  panel: () => Promise<{ default: Component<{ table: LiveTable; seat: number }> }>;
  /** Everything else a player has, for the sheet that the panel opens; things of the seat that is asked are called `own:`. */
  area?: () => Promise<{ default: Component<{ table: LiveTable; seat: number; onpoint: (thing: string | null) => void }> }>;
  /** What is chosen beside the board, such as dealt tiles: when, under which title, and how it looks. */
  beside?: {
    title: (table: LiveTable) => string | null;
    choice: () => Promise<{ default: Component<{ table: LiveTable }> }>;
  };
  /** The board's things that an answer touches, for glow and for log hovering. */
  thingOf: (kind: string, option: string, view: any) => string | null;
  /** The things that a free action is about, each of which means it, where they are more than one. */
  freeThings?: (option: string, view: any) => string[] | null;
  /** The things that make up an answer together, in the order in which they are picked. */
  picksOf?: (kind: string, option: string, view: any, meta: GameMeta) => string[] | null;
  /** The things and small icons of an event for the log; points have theirs in all games. */
  eventThings: (event: GameEvent) => string[];
  eventMarks: (event: GameEvent) => Mark[];
  /** Minor events that belong to the line that comes, not to the one before. */
  opening?: string[];
  /** Events that open a section of the log: rounds, unless the game says otherwise. */
  sections?: string[];
  /** What a thing of the board is in the words of the game, which tell what it does and which clause it belongs to. */
  meaning: (thing: string, view: any, meta: GameMeta) => Meaning | null;
  /** Whether a line about a thing matters while a question of this kind, or none, is open; else all do. */
  tells?: (line: Label, asked: string | null) => boolean;
  /** A field of the own player's state as an icon, for previews (`change` of an option). */
  fieldIcon: (field: string) => string | null;
  /** The message that names such a field. */
  fieldName?: (field: string) => string;
  /** The icon of an answer in words. */
  optionIcon?: (kind: string, code: string) => string | null;
  /** The icon of a source of points. */
  sourceIcon?: (source: string) => string;
  /** Whether a seat has a secret that the screen would show; without it every card in a hand is one. */
  hides?: (state: any, seat: number) => boolean;
  /** From this difference in points on, the rulebook advises another difficulty after a solo game. */
  decided?: number;
  /** The icons of the game for the rules, and for whoever points at one. */
  legend?: () => Promise<{ legend: LegendEntry[] }>;
  /** A drawing for the lobby. */
  art?: () => Promise<{ default: Component }>;
}

const looks = import.meta.glob<{ look: GameLook }>("./*/look.ts");
const texts = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });

/** A game's folder is found by the game's id; a game without one is played on the fallback board. */
export async function gameLook(game: string): Promise<GameLook> {
  const load = looks[`./${game}/look.ts`] ?? looks["./fallback/look.ts"]!;
  return (await load()).look;
}

/** The words that a game's folder adds to those of the client. */
export async function gameText(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/text/${language}.ftl`]?.()) ?? "";
}
