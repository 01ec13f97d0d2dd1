/** Points by source, one by one, and in their course. */

import { expect, test } from "vitest";
import { course, gains, sections, ticks } from "../src/lib/scores";
import type { GameEvent, View } from "../src/lib/messages";

const event = (v: number, name: string, fields: Record<string, number | string> = {}): GameEvent => ({ v, event: name, clause: "", ...fields });
const scored = (v: number, seat: number, source: string, points: number) => event(v, "scored", { seat, source, points });

const view = {
  points: [[8, 0, 0], [0, -12, 0]],
  projections: [
    { name: "age_end", points: [[8, 0, 4], [0, -12, 0]] },
    { name: "game_end", points: [[11, 0, 4], [1, -12, 0]] },
  ],
} as unknown as View;

test("a projection shows only what it adds, and whole totals", () => {
  expect(sections(view, ["skulls", "unfed", "temples"], 4)).toEqual([
    { name: "", rows: [{ source: "skulls", points: [2, 0] }, { source: "unfed", points: [0, -3] }], totals: [2, -3] },
    { name: "age_end", rows: [{ source: "temples", points: [1, 0] }], totals: [3, -3] },
    { name: "game_end", rows: [{ source: "skulls", points: [0.75, 0.25] }], totals: [3.75, -2.75] },
  ]);
});

const story = [
  event(0, "round_began", { round: 1, day: 1 }),
  event(3, "skull_placed", { seat: 0, space: 4 }),
  scored(3, 0, "skulls", 28),
  event(5, "round_began", { round: 2, day: 2 }),
  event(6, "built", { seat: 0 }),
  scored(6, 1, "unfed", -12),
  scored(7, 0, "skulls", 1),
];

test("every point has its round, and its cause where there is one", () => {
  expect(gains(story, "skulls", 4)).toEqual([
    { seat: 0, points: 7, round: 1, v: 3, cause: story[1] },
    { seat: 0, points: 0.25, round: 2, v: 7, cause: null },
  ]);
  // What another player did at that moment is no cause.
  expect(gains(story, "unfed", 4)).toEqual([{ seat: 1, points: -3, round: 2, v: 6, cause: null }]);
});

test("single points add up to the sheet", () => {
  const sum = (source: string) => gains(story, source, 4).reduce((all, gain) => all + gain.points, 0);
  const last = course(story, 2, 4).lines.map((line) => line.at(-1)!);
  expect(last).toEqual([sum("skulls"), sum("unfed")]);
});

test("the course has the start and the end of every round", () => {
  expect(course(story, 2, 4)).toEqual({ rounds: [0, 1, 2], lines: [[0, 7, 7.25], [0, 0, -3]] });
  expect(course([], 2, 4)).toEqual({ rounds: [0], lines: [[0], [0]] });
});

test("an axis spans all scores in round steps", () => {
  for (const [least, most] of [[0, 4], [-48.5, 80.5], [0, 0], [-3, 3], [0, 137]] as const) {
    const marks = ticks(least, most);
    expect(marks[0]).toBeLessThanOrEqual(least);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.length).toBeLessThanOrEqual(7);
    expect(least <= 0 && most >= 0 ? marks.some((mark) => mark === 0) : true).toBe(true);
  }
});
