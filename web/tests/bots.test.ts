/** The bots of a game in the lobby. */

import { expect, test } from "vitest";
import { botLevels, otherBots } from "../src/lib/bots";

const BOTS = ["master", "beginner", "casual", "random", "greedy", "planner", "strange"];

test("levels come in the order of their strength", () => {
  expect(botLevels(BOTS)).toEqual(["beginner", "casual", "master"]);
});

test("all other bots can be found, some with a budget of their own", () => {
  expect(otherBots(BOTS)).toEqual(["random", "greedy", "greedy:128", "planner", "planner:1s", "strange"]);
});
