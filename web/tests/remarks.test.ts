/** What a game remarks on options: only when all of them are chosen, and by so many. */

import { expect, test } from "vitest";
import { remarksOn } from "../src/lobby/remarks";

const game = {
  options: [{ name: "storms", values: ["off", "on"] }, { name: "tides", values: ["high", "low"] }],
  remarks: [{ label: ["remark-rough", {}] as [string, {}], options: { storms: "on", tides: "high" }, seats: [1, 2] }],
};

test("an option that was left alone has its usual value", () => {
  expect(remarksOn(game, { storms: "on" }, 1)).toEqual([["remark-rough", {}]]);
  expect(remarksOn(game, {}, 1)).toEqual([]);
  expect(remarksOn(game, { storms: "on", tides: "low" }, 1)).toEqual([]);
});

test("a remark is for the counts of players it names", () => {
  expect(remarksOn(game, { storms: "on", tides: "high" }, 3)).toEqual([]);
});
