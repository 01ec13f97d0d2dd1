/** Arrow keys on the map of Inca Empire. */

import { expect, test } from "vitest";
import { layMap } from "../../../src/games/inca_empire/map";
import { nearest, type Spot } from "../../../src/table/walk";
import { pointOf, TABLES } from "./tables";

const STEPS: [number, number][] = [[-1, 0], [1, 0], [0, -1], [0, 1]];

function reached(spots: Spot[], from: number): Set<number> {
  const found = new Set([from]);
  for (const here of found) {
    for (const step of STEPS) {
      const next = nearest(spots, here, step);
      if (next !== null) found.add(next);
    }
  }
  return found;
}

test.each([3, 4])("every site, tile and link is reached from any other, with %i players", (players) => {
  for (const upright of [false, true]) {
    const atlas = layMap(TABLES, players, upright);
    const sites = atlas.sites.filter((site) => site !== undefined);
    const tiles = atlas.provinces.filter(({ there, table }) => there && !table.start).map(({ tile }) => tile);
    const middles = atlas.links.map(({ a, b }) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }));
    const capital = sites.findIndex(({ index }) => index === pointOf("cusco"));
    for (const spots of [sites, tiles, middles]) {
      const found = reached(spots, spots === sites ? capital : 0);
      const lost = spots.flatMap((_, index) => (found.has(index) ? [] : [index]));
      expect(lost, `${players} ${upright} of ${spots.length}`).toEqual([]);
    }
  }
});

test("an arrow goes on in its direction, and stays at the edge", () => {
  const spots = [{ x: 0, y: 0 }, { x: 10, y: 1 }, { x: 5, y: 20 }, { x: 30, y: 0 }];
  expect([[1, 0], [0, 1], [-1, 0], [0, -1]].map((step) => nearest(spots, 0, step as [number, number]))).toEqual([1, 2, null, null]);
});
