/** The map of Inca Empire on the screen, from the game's own tables. */

import { describe, expect, it, test } from "vitest";
import { asideNames, distance, inside, layMap, placeNames, roadLine, TILE, type Spot } from "../../../src/games/inca_empire/map";
import { TABLES, pointOf } from "./tables";

const lying = layMap(TABLES, 4, false);
const upright = layMap(TABLES, 4, true);
const there = (atlas: typeof lying) => atlas.sites.filter((site) => site !== undefined);
const named = (atlas: typeof lying, id: string) => atlas.sites[pointOf(id)]!;

describe("the map", () => {
  it("lies with the north at the left and the sea below, and stands with the north above", () => {
    expect(named(lying, "quito").x).toBeLessThan(named(lying, "cusco").x);
    expect(named(lying, "pachacamac").y).toBeGreaterThan(named(lying, "timpia").y);
    expect(named(upright, "quito").y).toBeLessThan(named(upright, "cusco").y);
    expect(named(upright, "pachacamac").x).toBeLessThan(named(upright, "timpia").x);
    expect([upright.width, upright.height]).toEqual([lying.height, lying.width]);
  });

  it("leaves out what is not on the side that is played on", () => {
    const small = layMap(TABLES, 3, false);
    expect([there(lying).length, lying.links.length, lying.provinces.filter((each) => each.there).length]).toEqual([139, 241, 49]);
    expect([there(small).length, small.links.length, small.provinces.filter((each) => each.there).length]).toEqual([118, 201, 42]);
  });

  it("keeps everything on the sheet", () => {
    for (const { x, y } of there(lying)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(lying.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(lying.height);
    }
  });
});

const spots = (outline: string): Spot[] => outline.split(" ").map((pair) => ({ x: Number(pair.split(",")[0]), y: Number(pair.split(",")[1]) }));

test.each([["lying", lying], ["upright", upright]])("tiles are in their provinces and beside each other, %s", (_, atlas) => {
  const tiles = atlas.provinces.filter(({ table }) => !table.start);
  for (const { outline, tile } of tiles) expect(inside(spots(outline), tile)).toBe(true);
  for (const one of tiles) {
    for (const other of tiles) {
      const over = Math.min(2 * TILE.w - Math.abs(one.tile.x - other.tile.x), 2 * TILE.h - Math.abs(one.tile.y - other.tile.y));
      if (one !== other) expect(over, `${one.table.id} ${other.table.id}`).toBeLessThan(4);
    }
  }
});

test.each([["lying", lying], ["upright", upright]])("tiles leave the middle of every site free to be clicked, %s", (_, atlas) => {
  const tiles = atlas.provinces.filter(({ table }) => !table.start).map(({ tile }) => tile);
  const hidden = there(atlas).filter((site) => tiles.some((tile) => Math.abs(site.x - tile.x) < TILE.w && Math.abs(site.y - tile.y) < TILE.h));
  expect(hidden.filter(({ table }) => table.kind !== "huaca").map(({ table }) => table.id)).toEqual([]);
  expect(hidden.length).toBeLessThan(10);
});

test("names do not hide each other", () => {
  const wanted = there(lying).filter(({ table }) => table.temple_vp).map((site) => ({ site, words: site.table.id, w: 90 }));
  const names = placeNames(lying, wanted);
  expect(names).toHaveLength(6);
  for (const one of names) for (const other of names) if (one !== other) expect(Math.abs(one.x - other.x) > 90 || Math.abs(one.y - other.y) > 15).toBe(true);
});

test("a wild road along a link runs beside it", () => {
  const link = lying.links[0]!;
  const ends = TABLES.map.road.map(({ a, b }): [number, number] => [pointOf(a), pointOf(b)]);
  const links = ends.length;
  const [on, along] = [roadLine(lying, ends, link.index, links)!, roadLine(lying, [...ends, ...ends], links + link.index, links)!];
  expect(Math.hypot(on.x - along.x, on.y - along.y)).toBeCloseTo(7);
  expect(on.turn).toBeCloseTo(along.turn);
});

test("a spot is as far from a line as from its nearest point", () => {
  const line = { a: { x: 0, y: 0 }, b: { x: 10, y: 0 }, long: 10 };
  expect([{ x: 4, y: 3 }, { x: -3, y: 4 }, { x: 10, y: -2 }].map((spot) => distance(line, spot))).toEqual([3, 5, 2]);
});

test.each([["lying", lying], ["upright", upright]])("close by their sites names go aside from tiles, %s", (_, atlas) => {
  const [high, k] = [6, 0.7];
  const wanted = there(atlas).filter(({ table }) => !table.temple_vp && table.kind !== "capital").map((site) => ({ site, words: site.table.id, w: site.table.id.length * 3.4 }));
  const tiles = atlas.provinces.filter(({ there }) => there).map(({ tile }) => tile);
  const hides = (spot: Spot, w: number) => tiles.some((tile) => Math.abs(spot.x - tile.x) < w / 2 + TILE.w * k && Math.abs(spot.y - tile.y) < high / 2 + TILE.h * k);
  const names = asideNames(atlas, wanted, high, k);
  const below = wanted.filter(({ site, w }) => hides({ x: site.x, y: site.y + 8 }, w)).length;
  const hiding = names.filter(({ x, y, w }) => hides({ x, y }, w)).length;
  expect(hiding).toBeLessThan(below / 3);
  for (const { site, x, y, w } of names) expect(Math.hypot(x - site.x, y - site.y)).toBeLessThan(w / 2 + 10);
});
