/** The shape of Tawantinsuyu's view and tables, as far as the board draws them. */

import type { GameMeta, View } from "../../lib/messages";

export interface Player {
  seat: number;
  auto: boolean;
  resources: [number, number, number, number];
  workers: number[];
  temple: number;
  priest: number;
  step_markers: number;
  conquest_markers: number;
  small: number[];
  large: number[];
  production: number[];
  production_up: number[];
  passive: number[];
  god_hand: number[] | number;
  army_hand: number[] | number;
  drawn: number[] | number;
  set_aside: number[] | number;
  army_up: number[];
  army_down: number[];
  tapestries: number[];
}

export interface State {
  seats: number;
  first: number;
  turns_taken: number;
  orientation: number;
  hill: number[];
  steps: number[];
  village: number[];
  nomads: number[];
  casualties: number[];
  bag: number;
  god_deck: number;
  altar: number[];
  played: number;
  army_deck: number;
  market: number[];
  starting_weaves: number[];
  weave_stack: number;
  weave_top: number[];
  weave_drawn: number[];
  /** Taken by a player and not yet laid. */
  weave_kept: number[];
  small_supply: number[];
  large_supply: number[];
  conquest: number[];
  token: number;
  pending: boolean;
  ceremonies: number;
  tucked: number[][];
  token_spaces: number[];
  personality: number;
  /** Icons of the hill used in this set of tasks. */
  task_used: number[];
  players: Player[];
}

export const FREE = -1;
export const RESOURCES = ["potato", "corn", "stone", "gold"] as const;
export const WORKERS = ["architect", "courier", "craftsman", "priest", "warrior"] as const;

export interface Reward {
  kind: string;
  n?: number;
  options?: Reward[][];
}

export interface SpaceTable {
  id: string;
  sector: number;
  terrace: "top" | "mid" | "bot";
  symbol: string;
  colour: "blue" | "green" | "neutral";
  icons: string[];
  angle: number;
  radius: number;
}

export interface Tables {
  hill: { sectors: number; space: SpaceTable[]; icon: { id: string; kind: string; spaces: string[] }[] };
  gods: { symbols: string[]; card: { id: string; symbol: string; reward: Reward[] }[] };
  army: { card: { id: string; soldiers: number; bonus: Reward[] }[] };
  coricancha: { clockwise: string[] };
  temple: { step: { pos: number; left: Reward[]; right_vp: number; end_vp: number }[] };
  conquest: { regions: string[]; space: { region: string; pos: number; flip: number; discard: number; reward: Reward[] }[] };
  production: { building: { id: string; number: number; cost: Record<string, number>; output: Reward[] }[] };
  passive: { building: { id: string; effect: string; cost: Record<string, number> }[] };
  weaves: { edge: { id: string; reward: Reward[] }[]; tile: { id: string; number: number; pattern: number; left: string; right: string }[] };
  village: { spaces: Record<string, number> };
  setup: { altar_capacity: Record<string, number> };
  solo: { cycle: { id: string; spaces: string[]; personality_slot?: number }[]; token: { value: number; cycle: string }[]; personality: { reward: Reward[] }[] };
}

export const tablesOf = (meta: GameMeta) => meta.components as unknown as Tables;
export const stateOf = (view: View) => view.state as State;
/** Cards that may be seen, or none. */
export const seen = (cards: number[] | number): number[] => (Array.isArray(cards) ? cards : []);
export const count = (cards: number[] | number): number => (Array.isArray(cards) ? cards.length : cards);

/** The action of the Coricancha over a sector, as the tile lies. */
export function actionAt(state: State, tables: Tables, sector: number): string {
  const sectors = tables.hill.sectors;
  return tables.coricancha.clockwise[(sector - state.orientation + sectors) % sectors]!;
}

/** The flat list of weaves cut into tapestries; a turned tile counts behind the others. */
export function tapestries(tiles: number[]): number[][] {
  const rows: number[][] = [[]];
  for (const tile of tiles) {
    if (tile === FREE) rows.push([]);
    else rows.at(-1)!.push(tile);
  }
  return rows.filter((row) => row.length);
}
