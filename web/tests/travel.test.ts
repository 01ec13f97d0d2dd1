/** Which pieces went where: alike ones are told apart by their places, and homes give and take. */

import { expect, test } from "vitest";
import { between, fresh, moves, picture, type Spot } from "../src/lib/travel";

const spot = (key: string, place: string, x = 0, y = 0): Spot => ({ key, place, x, y });
const home = (key: string, count: number, x = 100): Spot => ({ key, place: "home", x, y: 0, count });
const told = (before: Spot[], after: Spot[]) => moves(before, after).map(({ from, to }) => `${from?.place ?? "-"} > ${to?.place ?? "-"}`);

test("what stays does not travel, whatever else is alike", () => {
  expect(told([spot("worker:0", "a"), spot("worker:0", "b")], [spot("worker:0", "b"), spot("worker:0", "c")])).toEqual(["a > c"]);
  expect(told([spot("worker:0", "a")], [spot("worker:0", "a")])).toEqual([]);
});

test("a piece comes from the nearest place that lost one of its kind", () => {
  const before = [spot("worker:0", "far", 90), spot("worker:0", "near", 10), spot("worker:1", "other", 0)];
  expect(told(before, [spot("worker:0", "new", 0), spot("worker:1", "other", 0), spot("worker:0", "far", 90)])).toEqual(["near > new"]);
});

test("homes give pieces and take them, some at a time", () => {
  expect(told([home("worker:0", 3)], [home("worker:0", 2), spot("worker:0", "socket")])).toEqual(["home > socket"]);
  expect(told([spot("worker:0", "socket"), home("worker:0", 2)], [home("worker:0", 3)])).toEqual(["socket > home"]);
  expect(told([home("corn", 2)], [home("corn", 12)])).toEqual(["- > home", "- > home", "- > home"]);
  expect(told([home("corn", 2)], [home("corn", 1)])).toEqual(["home > -"]);
});

test("the home of a kind takes each of it", () => {
  expect(told([spot("building:b7", "offer"), home("building", 0)], [spot("building:b9", "offer"), home("building", 1)])).toEqual(["- > offer", "offer > home"]);
});

test("new is what was not there, not an equal thing beside it", () => {
  const then = picture([spot("worker:0", "tooth-3"), spot("worker:1", "tooth-4"), home("corn", 3)]);
  const now = [spot("worker:1", "tooth-5"), spot("worker:0", "tooth-3"), spot("worker:1", "tooth-4"), home("corn", 9)];
  expect(fresh(then, now).map(({ place }) => place)).toEqual(["tooth-5"]);
});

test("of kinds that were out of sight nothing is known to be new", () => {
  expect(fresh(["worker:0@a"], [spot("temple:0", "step-2")])).toEqual([]);
});

test("who walks a round passes its stops, the shorter way", () => {
  const round = ["a", "b", "c", "d", "e", "f"].map((place) => ({ place }));
  const way = (from: string, to: string) => between(round, from, to).map(({ place }) => place).join("");
  expect(way("a", "d")).toBe("bc");
  expect(way("e", "b")).toBe("fa");
  expect(way("b", "e")).toBe("cd");
  expect(way("c", "a")).toBe("b");
  expect(way("a", "b")).toBe("");
  expect(way("a", "elsewhere")).toBe("");
});
