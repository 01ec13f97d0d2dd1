// @vitest-environment happy-dom
/** The turns that cost most, and what is said of them. */

import { expect, test } from "vitest";
import { costly, digits, percent } from "../src/analysis/analysis.svelte";
import type { JudgedTurn } from "../src/lib/messages";

const turn = (number: number, seat: number | null, loss: number | null): JudgedTurn => ({ turn: number, version: number, end: number + 1, seat, chances: [0.5, 0.5], heading: ["now", {}], loss, points: loss ?? 0, game: false, played: null, better: null });
const turns = [turn(0, 0, null), turn(1, 1, 0.4), turn(2, 0, 2), turn(3, 1, 7.5), turn(4, 0, 2), turn(5, null, null)];

test("what cost most comes first, and what cost little or was not compared not at all", () => {
  expect(costly(turns, null).map(({ turn }) => turn)).toEqual([3, 2, 4]);
  expect(costly(turns, 0).map(({ turn }) => turn)).toEqual([2, 4]);
  expect(costly(turns, 2)).toEqual([]);
});

test("points have one digit as the language writes it, chances none", () => {
  expect(digits(5, "en")).toBe("5.0");
  expect(digits(7.46, "cs")).toBe("7,5");
  expect(percent(0.846)).toBe(85);
});
