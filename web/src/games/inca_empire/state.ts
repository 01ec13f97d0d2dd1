/** The shape of Inca Empire's view and tables, as far as the board draws them. */

import type { GameMeta, View } from "../../lib/messages";

export interface Player {
  seat: number;
  /** The index of the start, which gives the colour. */
  start: number;
  labour: number;
  hand: number[] | number;
  /** This Sun phase's card, face down. */
  placed: number[] | number;
  sector: number;
  tiles: number[];
  terraces: number[];
  /** Wild roads, as numbers of the domain of roads. */
  wild: number[];
  points: number[];
}

export interface State {
  phase: number;
  turns: number;
  order: number[];
  ranking: number[];
  /** By link, whose road lies there. */
  roads: number[];
  /** By point, what stands there: see the bits below. */
  marks: number[];
  conqueror: number[];
  /** By province, the tile that lies there open. */
  face: number[];
  covered: number[];
  deck: number;
  discard: number[];
  sun: number[];
  sun_sectors: number[];
  tokens: number;
  turned: number[];
  players: Player[];
}

export const FREE = -1;
export const CITY = 1;
export const GARRISON = 2;
export const TEMPLE = 4;

/** Millimetres on the printed board, from its upper left corner with the north above. */
export type Place = [number, number];

export interface PointTable {
  id: string;
  kind: "capital" | "city" | "garrison" | "huaca";
  xy: Place;
  players: number[];
  temple_vp?: number;
}

export interface ProvinceTable {
  id: string;
  suyu: string;
  start: boolean;
  players: number[];
  hand_of_god: boolean;
  tile_xy: Place;
  polygon: Place[];
}

export interface EraTable {
  columns: number;
  phases: string[];
  labour_income: number;
  keep_limit: number;
}

export interface Tables {
  map: {
    decor: { polygon: Place[] }[];
    coast: Place[];
    east_edge: Place[];
    province: ProvinceTable[];
    point: PointTable[];
    road: { id: string; a: string; b: string; players: number[] }[];
  };
  wild_road: { point_gap_mm: number };
  era: EraTable[];
  build: { id: string; cost: number; vp: number; vp_sapa_inca: number }[];
  event: { id: string; category: string; effect: string }[];
  culture_tile: { id: string; resistance: number; labour: number; vp: number }[];
  start: { colour: string; players: number[] }[];
  sun_board: Record<"three_players" | "four_players", { ring: string[] }>;
  variant: { early_fall: { skip_columns: { era: number; column: number }[] } };
}

export const tablesOf = (meta: GameMeta) => meta.components as unknown as Tables;
export const stateOf = (view: View) => view.state as State;
/** Cards that may be seen, or none. */
export const seen = (cards: number[] | number): number[] => (Array.isArray(cards) ? cards : []);
export const count = (cards: number[] | number): number => (Array.isArray(cards) ? cards.length : cards);

/** The colour of each seat, as the cost cards were dealt. */
export const coloursOf = (view: View, meta: GameMeta) => stateOf(view).players.map(({ start }) => tablesOf(meta).start[start]!.colour);

export interface Step {
  era: number;
  round: number;
  phase: string;
}

/** The phases in the order in which the marker meets them. */
export function trackOf(tables: Tables, earlyFall: boolean): Step[] {
  let round = 0;
  return tables.era.flatMap(({ columns, phases }, era) =>
    Array.from({ length: columns }, (_, column) => column).flatMap((column) => {
      if (earlyFall && tables.variant.early_fall.skip_columns.some((skipped) => skipped.era === era + 1 && skipped.column === column + 1)) return [];
      round += 1;
      return phases.map((phase) => ({ era, round: round - 1, phase }));
    }),
  );
}
