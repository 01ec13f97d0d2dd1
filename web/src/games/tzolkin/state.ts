/** The shape of Tzolk'in's view and tables, as far as the board draws them. */

import type { GameMeta, View } from "../../lib/messages";

export interface Player {
  seat: number;
  corn: number;
  skulls: number;
  resources: [number, number, number];
  workers: number;
  hand: number;
  light: boolean;
  temples: number[];
  technologies: number[];
  buildings: number[];
  monuments: number[];
  corn_tiles: number;
  wood_tiles: number;
  wealth: number[];
  dealt: number[] | number;
}

export interface State {
  day: number;
  round: number;
  food_days: number;
  first: number;
  turns_taken: number;
  age: number;
  gears: number[][];
  fp_space: number;
  tooth_corn: number;
  jungle: number[][];
  skull_supply: number;
  skull_places: number[];
  building_offer: number[];
  monument_offer: number[];
  age1_stack: number;
  age2_stack: number;
  plantation: number;
  players: Player[];
}

export const FREE = -1;
export const NEUTRAL_SEAT = 4;
export const BARE = 0;
export const WOOD_TILE = 2;
export const RESOURCES = ["wood", "stone", "gold"] as const;
export const GOODS = ["corn", ...RESOURCES, "skull"] as const;

export interface ActionSpace {
  space: number;
  kind: string;
  label?: string;
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  steps?: number;
  steps_max?: number;
  buildings_max?: number;
  monument_allowed?: boolean;
  pay_with?: string;
  cost_corn?: number;
  cost_any_resource?: number;
  vp?: number;
  temple?: string;
  resource_choice?: number;
}

export interface GearTable {
  id: string;
  teeth: number;
  last_space: number;
  action: ActionSpace[];
}

export interface TempleTable {
  id: string;
  vp: number[];
  good: string[];
  start_step: number;
  leader_bonus_age1: number;
  leader_bonus_age2: number;
}

export interface Effect {
  kind: string;
  n?: number;
  track?: string;
  temple?: string;
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  cost_corn?: number;
}

export interface BuildingTable {
  id: string;
  age: number;
  frame: string;
  cost: Record<string, number>;
  effects: Effect[];
}

export interface MonumentTable {
  id: string;
  frame: string;
  cost: Record<string, number>;
  score: { kind: string; vp?: number; frame?: string; table?: Record<string, number>; vp_by_players?: Record<string, number> };
}

export interface WealthTable {
  id: string;
  gain: Record<string, number>;
  effects: Effect[];
}

export interface Tables {
  gear: GearTable[];
  temple: TempleTable[];
  technology: { id: string }[];
  building: BuildingTable[];
  monument: MonumentTable[];
  wealth: WealthTable[];
  calendar: { teeth: number; food_day: { number: number; advances_from_start: number; age: number; kind: string }[] };
  supply: { skulls: number; worker_limit_per_player: number };
}

export const tablesOf = (meta: GameMeta) => meta.components as unknown as Tables;
export const stateOf = (view: View) => view.state as State;
