/** The five-sided hill: the tables' angles and radii become places on pentagonal terraces. */

import type { Tables } from "./state";

export interface Point {
  x: number;
  y: number;
}

export const EDGE = { hub: 1.28, top: 2.78, mid: 4.38, bot: 6.02 } as const;
const CENTRE: Point = { x: 318, y: 278 };
const SCALE = 53.5;
const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Angle in degrees clockwise from the top, radius in the tables' units; circles become pentagons, flat side up. */
export function at(angle: number, radius: number): Point {
  const beside = ((((angle + 36) % 72) + 72) % 72) - 36;
  const k = Math.cos(rad(36)) / Math.cos(rad(beside));
  const a = rad(angle - 90);
  return { x: CENTRE.x + radius * k * SCALE * Math.cos(a), y: CENTRE.y + radius * k * SCALE * Math.sin(a) };
}

export function pentagon(radius: number, down = 0): string {
  return Array.from({ length: 5 }, (_, i) => at(36 + 72 * i + 1e-6, radius))
    .map(({ x, y }) => `${x.toFixed(1)},${(y + down).toFixed(1)}`)
    .join(" ");
}

export interface Hill {
  spaces: Point[];
  icons: Point[];
  /** Upper and lower spot of each sector, with the turn of its wall. */
  stairs: { spot: Point; turn: number }[];
}

const BETWEEN = { top: [1.58, 2.42], mid: [3.12, 4.02], bot: [4.72, 5.7] } as const;

/** Task icons lie between the spaces they touch: on the wall of two terraces, or opposite their middle space. */
function iconPlace(icon: Tables["hill"]["icon"][number], tables: Tables): [number, number] {
  const touched = tables.hill.space.filter((space) => icon.spaces.includes(space.id));
  const y = touched.reduce((sum, space) => sum + Math.sin(rad(space.angle)), 0);
  const x = touched.reduce((sum, space) => sum + Math.cos(rad(space.angle)), 0);
  const angle = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const terraces = new Set(touched.map((space) => space.terrace));
  if (terraces.size > 1) return [angle, terraces.has("top") ? EDGE.top : EDGE.mid];
  const away = (space: (typeof touched)[number]) => Math.abs(((space.angle - angle + 540) % 360) - 180);
  const middle = touched.reduce((best, space) => (away(space) < away(best) ? space : best));
  const [low, high] = BETWEEN[middle.terrace];
  return [middle.angle, middle.radius < (low + high) / 2 ? high : low];
}

/** Where on the wall of a sector a stair has the most room. */
function stairPlace(sector: number, radius: number, taken: Point[]): Point {
  let best = at(72 * sector, radius);
  let most = -1;
  for (let turn = -32; turn <= 32; turn++) {
    const spot = at(72 * sector + turn, radius);
    const room = Math.min(...taken.map((other) => (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2));
    if (room > most) [best, most] = [spot, room];
  }
  return best;
}

export function layHill(tables: Tables): Hill {
  const spaces = tables.hill.space.map((space) => at(space.angle, space.radius));
  const icons = tables.hill.icon.map((icon) => at(...iconPlace(icon, tables)));
  const taken = [...spaces, ...icons];
  const stairs = Array.from({ length: tables.hill.sectors }, (_, sector) => [EDGE.top, EDGE.mid].map((radius) => ({ spot: stairPlace(sector, radius, taken), turn: 72 * sector }))).flat();
  return { spaces, icons, stairs };
}
