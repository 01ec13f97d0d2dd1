/** Whose roads lie where, and which of them still hang on the capital. */

import type { GameMeta } from "../../lib/messages";
import { CITY, GARRISON, TEMPLE, type State, type Tables } from "./state";

/** The two points of every road of the domain: printed links, wild roads along them, and wild roads of their own. */
export function roadEnds(meta: GameMeta, tables: Tables): [number, number][] {
  const points = new Map(tables.map.point.map(({ id }, index) => [id, index]));
  const links = tables.map.road.map(({ a, b }): [number, number] => [points.get(a)!, points.get(b)!]);
  return meta.domains.road!.map((code, index) => {
    if (index < 2 * links.length) return links[index % links.length]!;
    const { a, b } = meta.names[`road-${code}`]![1] as { a: string; b: string };
    return [points.get(a.slice("point-".length))!, points.get(b.slice("point-".length))!];
  });
}

export interface Network {
  seat: number;
  /** All own roads, as numbers of the domain. */
  roads: number[];
  /** Points that are joined to the capital. */
  reach: Set<number>;
  /** Roads that lost their way to it. */
  cut: Set<number>;
  cities: number;
  garrisons: number;
  temples: number;
}

export function networkOf(state: State, seat: number, tables: Tables, ends: [number, number][]): Network {
  const roads = [...state.roads.flatMap((owner, link) => (owner === seat ? [link] : [])), ...state.players[seat]!.wild];
  const at = new Map<number, number[]>();
  for (const road of roads) for (const [here, there] of [ends[road]!, [...ends[road]!].reverse()]) at.set(here!, [...(at.get(here!) ?? []), there!]);
  const reach = new Set([tables.map.point.findIndex(({ kind }) => kind === "capital")]);
  // A set is walked in the order in which it grows.
  for (const point of reach) for (const next of at.get(point) ?? []) reach.add(next);
  const standing = (mark: number) => [...reach].filter((point) => state.marks[point]! & mark).length;
  return {
    seat,
    roads,
    reach,
    cut: new Set(roads.filter((road) => !reach.has(ends[road]![0]))),
    cities: standing(CITY),
    garrisons: standing(GARRISON),
    temples: standing(TEMPLE),
  };
}
