/** What lies at a line between two points, so that the drawing can light it; whether a road may run there says the server. */

import type { Place, Tables } from "./state";

const side = (a: Place, b: Place, c: Place) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function distance(a: Place, b: Place, spot: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a[0] + part * dx - spot[0], a[1] + part * dy - spot[1]);
}

/** The first link that lies across the line; -1 for none. */
export function across(tables: Tables, players: number, from: number, to: number): number {
  const { point: points, road: roads } = tables.map;
  const [a, b] = [points[from]!.xy, points[to]!.xy];
  const place = new Map(points.map(({ id, xy }) => [id, xy]));
  const ends = [points[from]!.id, points[to]!.id];
  return roads.findIndex((road) => {
    if (!road.players.includes(players) || ends.includes(road.a) || ends.includes(road.b)) return false;
    const [c, d] = [place.get(road.a)!, place.get(road.b)!];
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  });
}

/** The point that lies nearest to the line, beside its ends. */
export function beside(tables: Tables, players: number, from: number, to: number): number {
  const points = tables.map.point;
  const far = points.map(({ xy, players: on }, index) => (on.includes(players) && index !== from && index !== to ? distance(points[from]!.xy, points[to]!.xy, xy) : Infinity));
  return far.indexOf(Math.min(...far));
}
