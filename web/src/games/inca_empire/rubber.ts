/** A line drawn by hand between two points: which road it means. */

import type { GameMeta } from "../../lib/messages";
import { FREE, tablesOf, type State } from "./state";

export interface Drawn {
  /** The road that it would be, as the game calls it, also where none can ever run. */
  code: string;
  /** Whether it can be laid now. */
  open: boolean;
}

/** The road between two points, an ordinary one before a wild one. */
export function drawnRoad(meta: GameMeta, state: State, ends: [number, number][], from: number, to: number, open: (code: string) => boolean): Drawn {
  const codes = meta.domains.road!;
  const links = state.roads.length;
  const joins = ([a, b]: [number, number]) => (a === from && b === to) || (a === to && b === from);
  const roads = codes.flatMap((_, road) => (joins(ends[road]!) ? [road] : []));
  const chosen = roads.find((road) => open(codes[road]!));
  if (chosen !== undefined) return { code: codes[chosen]!, open: true };
  if (!roads.length) return { code: `wild_${[Math.min(from, to), Math.max(from, to)].map((index) => tablesOf(meta).map.point[index]!.id).join("_")}`, open: false };
  // Where somebody's road lies only a wild one along it could still be laid.
  const road = roads[0]! < links && state.roads[roads[0]!] !== FREE && roads.length > 1 ? roads[1]! : roads[0]!;
  return { code: codes[road]!, open: false };
}
