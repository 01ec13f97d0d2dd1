/** The game's own map for tests: the lists of its table file, whose values are written as JSON has them. */

import type { Tables } from "../../../src/games/inca_empire/state";

const file = import.meta.glob<string>("../../../../src/tinkuy/games/inca_empire/components.toml", { query: "?raw", import: "default", eager: true });

function read(): Tables {
  const found: Record<string, any> = { "map.province": [], "map.point": [], "map.road": [], map: {} };
  let entry: Record<string, unknown> = {};
  for (const line of Object.values(file)[0]!.split("\n")) {
    const head = /^\[+([\w.]+)\]+/.exec(line)?.[1];
    if (head) entry = head === "map" ? found.map : (found[head]?.push({}), found[head]?.at(-1) ?? {});
    const [, key, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (!key || !value || key === "decor") continue;
    try {
      entry[key] = JSON.parse(value.replace(/\s+#.*$/, ""));
    } catch {
      // Values over several lines are not of the map.
    }
  }
  const map = { ...found.map, decor: [], province: found["map.province"], point: found["map.point"], road: found["map.road"] };
  return { map, wild_road: { point_gap_mm: 3 } } as unknown as Tables;
}

export const TABLES = read();
export const pointOf = (id: string) => TABLES.map.point.findIndex((point) => point.id === id);
export const roadOf = (a: string, b: string) => TABLES.map.road.findIndex((road) => [road.a, road.b].sort().join() === [a, b].sort().join());
