/** The map on the screen: places of the tables turned so that it lies on wide screens and stands on narrow ones. */

import type { Place, PointTable, ProvinceTable, Tables } from "./state";

export interface Spot {
  x: number;
  y: number;
}

export interface Site extends Spot {
  index: number;
  table: PointTable;
}

export interface Link {
  index: number;
  id: string;
  a: Site;
  b: Site;
}

export interface Province {
  index: number;
  table: ProvinceTable;
  /** Whether it is on the side of the board that is played on. */
  there: boolean;
  outline: string;
  tile: Spot;
}

export interface Atlas {
  upright: boolean;
  width: number;
  height: number;
  /** By point of the tables; those that are not on this side are missing. */
  sites: (Site | undefined)[];
  links: Link[];
  provinces: Province[];
  land: string;
  /** All that lies beyond the eastern edge. */
  forest: string;
  lakes: string[];
}

const LONG = 1042; // units of the long side, of which icons and letters take their measure
export const TILE = { w: 20, h: 10 };
const FAR = 4000;
const ROOM: Record<PointTable["kind"], number> = { capital: 17, city: 10, garrison: 9, huaca: 3 };

const path = (spots: Spot[]) => spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

export function layMap(tables: Tables, players: number, upright: boolean): Atlas {
  const { province: provinces, point: points, road: roads, coast, east_edge: east, decor } = tables.map;
  const all = [...provinces.flatMap(({ polygon }) => polygon), ...points.map(({ xy }) => xy)];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = LONG / (bottom - top);
  // Lying, the north is at the left and the sea below.
  const at = ([x, y]: Place): Spot => (upright ? { x: (x - left) * scale, y: (y - top) * scale } : { x: (y - top) * scale, y: (right - x) * scale });
  const [short, long] = [(right - left) * scale, LONG];

  const sites = points.map((table, index) => (table.players.includes(players) ? { ...at(table.xy), index, table } : undefined));
  const named = new Map(sites.map((site, index) => [points[index]!.id, site]));
  const links = roads.flatMap(({ id, a, b, players: on }, index) => {
    const [one, other] = [named.get(a), named.get(b)];
    return one && other && on.includes(players) ? [{ index, id, a: one, b: other }] : [];
  });
  const [south, north] = [east[0]!, east.at(-1)!];
  const beyond: Place[] = [...east, [north[0], north[1] - FAR], [FAR, north[1] - FAR], [FAR, south[1] + FAR], [south[0], south[1] + FAR]];
  const tiles = settle(provinces.map(({ polygon, tile_xy }) => ({ at: at(tile_xy), polygon: polygon.map(at) })), sites, links.map(({ a, b }) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })));
  return {
    upright,
    width: upright ? short : long,
    height: upright ? long : short,
    sites,
    links,
    provinces: provinces.map((table, index) => ({ index, table, there: table.players.includes(players), outline: path(table.polygon.map(at)), tile: tiles[index]! })),
    land: path([...coast, ...east].map(at)),
    forest: path(beyond.map(at)),
    lakes: decor.map(({ polygon }) => path(polygon.map(at))),
  };
}

export function inside(polygon: Spot[], { x, y }: Spot): boolean {
  let within = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

/** By how much two boxes with these centres and half sizes overlap. */
const overlap = (a: Spot, b: Spot, w: number, h: number) => Math.max(0, Math.min(w - Math.abs(a.x - b.x), h - Math.abs(a.y - b.y)));

/** Places around a spot, the nearest first, so that the search can end soon. */
const AROUND: Spot[] = [];
for (let x = -36; x <= 36; x += 3) for (let y = -36; y <= 36; y += 3) AROUND.push({ x, y });
AROUND.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
const EDGES = [[-0.6, 0], [0.6, 0], [0, -0.6], [0, 0.6]] as const;

/** Every tile a little aside, so that it hides no site, few middles of links and no other tile and stays in its province. */
function settle(wanted: { at: Spot; polygon: Spot[] }[], sites: (Site | undefined)[], middles: Spot[]): Spot[] {
  const placed: Spot[] = [];
  const there = sites.filter((site) => site !== undefined);
  for (const { at, polygon } of wanted) {
    const near = there.filter((site) => Math.abs(site.x - at.x) < 80 && Math.abs(site.y - at.y) < 80);
    const roads = middles.filter((middle) => Math.abs(middle.x - at.x) < 80 && Math.abs(middle.y - at.y) < 80);
    const beside = placed.filter((tile) => Math.abs(tile.x - at.x) < 90 && Math.abs(tile.y - at.y) < 70);
    let best = at;
    let least = Infinity;
    for (const { x: dx, y: dy } of AROUND) {
      let cost = Math.hypot(dx, dy) * 0.25;
      if (cost >= least) break;
      const spot = { x: at.x + dx, y: at.y + dy };
      for (const { x, y, table } of near) cost += overlap(spot, { x, y }, TILE.w + ROOM[table.kind], TILE.h + ROOM[table.kind]) * (table.kind === "huaca" ? 2.2 : 4);
      for (const middle of roads) cost += overlap(spot, middle, TILE.w + 2, TILE.h + 2) * 0.25;
      for (const tile of beside) cost += overlap(spot, tile, 2 * TILE.w + 2, 2 * TILE.h + 2) * 6;
      for (const [x, y] of EDGES) if (cost < least && !inside(polygon, { x: spot.x + x * TILE.w, y: spot.y + y * TILE.h })) cost += 40;
      if (cost < least) [best, least] = [spot, cost];
    }
    placed.push(best);
  }
  return placed;
}

export interface Name extends Spot {
  site: Site;
  words: string;
  w: number;
}

const AWAY = [14, 24, 38, 54, 74];

/** Names of sites where they hide least; those that had to go far are led back by a line. */
export function placeNames(atlas: Atlas, wanted: { site: Site; words: string; w: number }[]): Name[] {
  const names: Name[] = [];
  const tiles = atlas.provinces.filter(({ there }) => there).map(({ tile }) => tile);
  const sites = atlas.sites.filter((site) => site !== undefined);
  for (const name of wanted) {
    const { site, w } = name;
    let best: Spot = site;
    let least = Infinity;
    for (const away of AWAY) {
      for (let turn = 0; turn < 16; turn++) {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 8), Math.sin((turn * Math.PI) / 8)];
        const x = site.x + cos * (away + Math.abs(cos) * (w / 2 - 6));
        const spot = { x: Math.min(atlas.width - w / 2, Math.max(w / 2, x)), y: site.y + sin * away };
        let cost = away * 0.3;
        for (const other of sites) cost += overlap(spot, other, w / 2 + ROOM[other.table.kind], 8 + ROOM[other.table.kind]) * (other.table.kind === "huaca" ? 1 : 4);
        for (const tile of tiles) cost += overlap(spot, tile, w / 2 + TILE.w, 8 + TILE.h) * 4;
        for (const other of names) cost += overlap(spot, other, (w + other.w) / 2 + 3, 18) * 8;
        if (cost < least) [best, least] = [spot, cost];
      }
    }
    names.push({ ...name, ...best });
  }
  return names;
}

/** Names close by their sites: below them as a rule, above or beside them where a tile's numbers or another site would be hidden. */
export function asideNames(atlas: Atlas, wanted: { site: Site; words: string; w: number }[], high: number, k: number): Name[] {
  const names: Name[] = [];
  const tiles = atlas.provinces.filter(({ there }) => there).map(({ tile }) => tile);
  const sites = atlas.sites.filter((site) => site !== undefined);
  for (const name of wanted) {
    const { site, w } = name;
    const [near, far] = [(ROOM[site.table.kind] + 1) * k + high / 2, (ROOM[site.table.kind] + 2) * k + w / 2];
    const spots = [[0, near], [0, -near], [far, 0], [-far, 0]].map(([dx, dy]) => ({ x: site.x + dx!, y: site.y + dy! }));
    const costs = spots.map((spot, index) => {
      let cost = index * 0.5;
      for (const tile of tiles) cost += 3 * overlap(spot, tile, w / 2 + TILE.w * k, high / 2 + TILE.h * k);
      for (const other of sites) if (other !== site) cost += overlap(spot, other, w / 2 + ROOM[other.table.kind] * k, high / 2 + ROOM[other.table.kind] * k);
      for (const other of names) cost += 2 * overlap(spot, other, (w + other.w) / 2, high);
      return cost;
    });
    names.push({ ...name, ...spots[costs.indexOf(Math.min(...costs))]! });
  }
  return names;
}

export interface Stretch extends Spot {
  a: Spot;
  b: Spot;
  long: number;
  /** Degrees. */
  turn: number;
}

const BESIDE = 7; // how far a wild road runs beside a link

/** Where a road of the domain runs: on its link, beside it, or straight across; null where that is not on this side. */
export function roadLine(atlas: Atlas, ends: [number, number][], road: number, links: number): Stretch | null {
  const [from, to] = [atlas.sites[ends[road]![0]], atlas.sites[ends[road]![1]]];
  return from && to ? stretch(from, to, road >= links && road < 2 * links ? BESIDE : 0) : null;
}

export function stretch(from: Spot, to: Spot, beside = 0): Stretch {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(beside * (from.y - to.y)) / long, (beside * (to.x - from.x)) / long];
  const [a, b] = [{ x: from.x + dx, y: from.y + dy }, { x: to.x + dx, y: to.y + dy }];
  return { a, b, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, long, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

/** How far a spot is from a line between two others. */
export function distance({ a, b, long }: Pick<Stretch, "a" | "b" | "long">, { x, y }: Spot): number {
  const along = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / long ** 2));
  return Math.hypot(a.x + along * (b.x - a.x) - x, a.y + along * (b.y - a.y) - y);
}

/** Where a thing of the board lies on the map, if it does; `codes` and `ends` are those of the roads. */
export function spotOf(atlas: Atlas, thing: string, codes: string[], ends: [number, number][], links: number): Spot | null {
  const [domain, id] = thing.split(":");
  if (domain === "point") return atlas.sites.find((site) => site?.table.id === id) ?? null;
  if (domain === "province") return atlas.provinces.find(({ table, there }) => there && table.id === id)?.tile ?? null;
  const road = domain === "road" ? codes.indexOf(id!) : -1;
  return road < 0 ? null : roadLine(atlas, ends, road, links);
}

/** A drawing made smaller around its spot. */
export const about = ({ x, y }: Spot, k: number) => (k === 1 ? undefined : `translate(${x * (1 - k)} ${y * (1 - k)}) scale(${k})`);
