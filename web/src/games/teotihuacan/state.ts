/** The shape of Teotihuacan's view and tables, as far as the board draws them. */

import type { GameMeta, View } from "../../lib/messages";

export interface Player {
  seat: number;
  goods: [number, number, number, number];
  at: number[];
  powers: number[];
  temples: number[];
  avenue: number;
  track: number;
  technologies: number[];
  tiles: number[];
  used: number[];
  masks: number[];
  dealt: number[] | number;
  promised: number[] | number;
  kept: number[];
  beside: number[];
  offered: number[] | number;
  priest: number;
  waiting: number[];
  waiting_beside: number[];
  abilities: number[];
}

export interface State {
  seats: number;
  stage: number;
  first: number;
  turns_taken: number;
  /** The board where the moved worker stands. */
  here: number;
  light: number;
  dark: number;
  due: number;
  eclipses: number;
  finished: boolean;
  ring: number[];
  royals: number[];
  technologies: number[];
  bonuses: number[];
  neutral: number[];
  rows: number[];
  pyramid: number[];
  decorations: number[];
  pyramid_stack: number;
  pyramid_offer: number[];
  decoration_stack: number;
  decoration_offer: number[];
  discovery_stack: number;
  laid: number[];
  draft: number[];
  draft_beside: number[];
  action_tiles: number[];
  directions: number[];
  bot_priest: number;
  season: number;
  players: Player[];
}

export const NONE = -1;
export const GOODS = ["cocoa", "wood", "stone", "gold"] as const;
export const BOARDS = ["palace", "forest", "quarry", "gold", "alchemy", "nobles", "decorations", "construction"] as const;
export const TEMPLES = ["blue", "red", "green", "orange"] as const;
export const SIDES = ["top", "right", "bottom", "left"] as const;
export const ROWS = ["top", "centre", "bottom"] as const;
/** Worship spaces: those of the Palace, then one on each board that has one; a worker there stands at LOCKED and its number. */
export const SPACES = ["royal_a", "royal_b", "royal_c", "forest", "quarry", "gold", "decorations", "nobles"] as const;
export const SPACE_BOARDS = ["palace", "palace", "palace", "forest", "quarry", "gold", "decorations", "nobles"] as const;
/** The temple that a worship space advances. */
export const SPACE_TEMPLES: Record<string, string> = { forest: "red", quarry: "green", gold: "blue", decorations: "any", nobles: "orange" };
export const LOCKED = BOARDS.length;
/** The names of all boards of the modules that take the place of others. */
export const REPLACED: Record<string, { option: string; board: string; table: string }> = {
  nobles: { option: "height", board: "nobles_orange", table: "board_6_orange" },
  decorations: { option: "architecture", board: "painters", table: "board_7_painters" },
  construction: { option: "development", board: "engineers", table: "board_8_engineers" },
};

export type Amounts = Record<string, number>;

export interface DiscoveryTable {
  id: string;
  cost: Amounts;
  mask?: number;
  effect?: Record<string, number | number[]>;
}

export interface TechnologyTable {
  id: string;
  number: number;
  gold: number;
  boards?: number[];
  [effect: string]: unknown;
}

export interface RoyalTable {
  id: string;
  times?: string;
  pay?: Amounts;
  gain?: Record<string, number | string>;
  vp_each?: number;
  vp_count?: string;
}

export type Step = { ability?: string; move_back?: [number, number]; bonus_tile?: boolean } & { [gain: string]: unknown };

export interface TempleTable {
  steps: Step[] | string;
  discovery_steps: Record<string, string> | string;
}

export type GridCell = { decorations?: number; gold?: number; free_worker?: number; tiles?: number[] };

export interface Tables {
  board: { number: number; table?: Amounts[][]; cost?: Amounts; rows_vp?: number[][]; gold_cost_by_workers?: number[]; vp_flat?: number; cost_by_level?: Amounts[]; vp_by_level?: number[]; power_ups?: number[]; tech_columns?: string[] }[];
  temple: Record<string, TempleTable>;
  temple_bonus: ({ id: string } & Record<string, unknown>)[];
  temple_setup: { board_slots_with_one_tile: number[] };
  avenue: { steps: number; discovery_steps: Record<string, number> };
  buildings_row: { values: number[] };
  pyramid_track: { steps: number; leader_vp: number; vp_per_step_by_eclipse: number[] };
  calendar: { eclipses: number; dark_start: Record<string, number> };
  technology: TechnologyTable[];
  royal: RoyalTable[];
  discovery: DiscoveryTable[];
  starting: { id: string; boards: number[]; gain: Amounts }[];
  priest: { id: string }[];
  season: { number: number }[];
  ability: { id: string; level: string }[];
  pyramid: { level_sizes: number[]; printed_grid: string[] };
  pyramid_tiles: { tiles: string[] };
  decoration_tiles: { tiles: string[] };
  decoration_spaces: { printed: Record<string, string> };
  advanced_scoring: { vp_by_level: number[] };
  neutral: { dice_per_colour: number };
  solo: { action_pyramid: { positions: Record<string, number[]> } };
  stand_in?: Record<string, any>;
  [name: string]: any;
}

export const tablesOf = (meta: GameMeta) => meta.components as unknown as Tables;
export const stateOf = (view: View) => view.state as State;
/** Tiles that may be seen, or none. */
export const seen = (tiles: number[] | number): number[] => (Array.isArray(tiles) ? tiles : []);

/** Whether a module plays at this table. */
export const plays = (options: Record<string, string>, module: string) => options.play === "modules" || options[module] === "on";
/** The board of a module that lies in the place of this one, if any does. */
export const replacement = (options: Record<string, string>, board: string) => (REPLACED[board] && plays(options, REPLACED[board].option) ? REPLACED[board] : null);

/** A block of the tables, with stand-ins where its own values are unknown. */
export function known(tables: Tables, name: string): Record<string, any> {
  const [block, part] = name.split(".") as [string, string?];
  const own = part ? tables[block][part] : tables[block];
  const invented = tables.stand_in?.[name] ?? tables.stand_in?.[part ? `${part}_${block}` : name] ?? {};
  return { ...own, ...Object.fromEntries(Object.entries(invented).filter(([key]) => own?.[key] === undefined || own[key] === "unknown")) };
}
/** Whether what is shown of a block is invented. */
export const isStandIn = (meta: GameMeta, name: string) => meta.reconstructed.includes(`stand_in.${name}`);

export const templeTable = (tables: Tables, temple: string): { steps: Step[]; discovery_steps: Record<string, string> } =>
  known(tables, `temple.${temple}`) as unknown as { steps: Step[]; discovery_steps: Record<string, string> };

/** A place of Discovery tiles: a board, a wide step of a temple, or a step of the Avenue. */
export interface Site {
  at: string;
  step: number;
  tiles: number[];
}

/** All places of Discovery tiles, in the order in which the table counts them. */
export function sites(state: State, tables: Tables): Site[] {
  const steps = (temple: string) => Object.keys(templeTable(tables, temple).discovery_steps).map((step) => ({ at: temple, step: Number(step) }));
  const avenue = Object.keys(tables.avenue.discovery_steps).map(Number).sort((a, b) => a - b).map((step) => ({ at: "avenue", step }));
  const places = [...BOARDS.map((at) => ({ at: at as string, step: 0 })), ...["blue", "red", "green"].flatMap(steps), ...avenue, ...steps("orange")];
  const depth = state.laid.length / places.length;
  return places.map((place, index) => ({ ...place, tiles: state.laid.slice(index * depth, (index + 1) * depth).filter((tile) => tile !== NONE) }));
}

export const siteId = ({ at, step }: { at: string; step: number }) => (step ? `${at}${step}` : at);

export interface DieAt {
  seat: number;
  worker: number;
  power: number;
}

/** The workers in the general area of a board, or on a worship space. */
export function diceAt(state: State, place: number): DieAt[] {
  return state.players.flatMap((player) => player.at.flatMap((at, worker) => (at === place ? [{ seat: player.seat, worker, power: player.powers[worker]! }] : [])));
}
/** Colours of the neutral dice on a board; each colour has as many dice. */
export const neutralAt = (state: State, tables: Tables, board: number) => state.neutral.flatMap((at, index) => (at === board ? [Math.floor(index / tables.neutral.dice_per_colour)] : []));
