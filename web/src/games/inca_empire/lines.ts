/** What stands in the way of a line that no wild road may take, so that the rubber line can show it. */

import type { Place, Tables } from "./state";

export type Obstacle = { kind: "link"; link: number } | { kind: "point"; point: number } | { kind: "sea" };

const side = (a: Place, b: Place, c: Place) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function distance(a: Place, b: Place, spot: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const part = Math.max(0, Math.min(1, ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(a[0] + part * dx - spot[0], a[1] + part * dy - spot[1]);
}

/** The first link that the line between two points crosses, else the first point it comes too near; else it leaves the land. */
export function obstacle(tables: Tables, players: number, from: number, to: number): Obstacle {
  const { point: points, road: roads } = tables.map;
  const [a, b] = [points[from]!.xy, points[to]!.xy];
  const place = new Map(points.map(({ id, xy }) => [id, xy]));
  const ends = [points[from]!.id, points[to]!.id];
  const link = roads.findIndex((road) => {
    if (!road.players.includes(players) || ends.includes(road.a) || ends.includes(road.b)) return false;
    const [c, d] = [place.get(road.a)!, place.get(road.b)!];
    return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
  });
  if (link >= 0) return { kind: "link", link };
  const point = points.findIndex(({ xy, players: on }, index) => on.includes(players) && index !== from && index !== to && distance(a, b, xy) < tables.wild_road.point_gap_mm);
  return point >= 0 ? { kind: "point", point } : { kind: "sea" };
}
