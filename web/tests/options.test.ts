/** The options of a table in the lobby: folded by what they are about, and only what so many players can have. */

import { describe, expect, it } from "vitest";
import type { OptionSpec } from "../src/lib/messages";
import { fits, groups, isSwitch } from "../src/lobby/options";

const option = (name: string, group: string, values = ["off", "on"]): OptionSpec => ({ name, values, group, seats: {} });
const options = [option("reading", "ruling"), option("help", "solo-easier"), option("length", "main", ["long", "short"]), option("other", "ruling")];
const game = { options, automa: [1] };

describe("options", () => {
  it("stand in the groups that the game has put them in, what is for everybody first", () => {
    expect(groups(game, 1).map((group) => [group.name, group.options.map(({ name }) => name)])).toEqual([["main", ["length"]], ["ruling", ["reading", "other"]], ["solo-easier", ["help"]]]);
  });
  it("of the solo game are shown where its opponent joins", () => {
    expect(groups(game, 2).map(({ name }) => name)).toEqual(["main", "ruling"]);
  });
  it("have the values that fit so many players", () => {
    const first: OptionSpec = { name: "first", values: ["random", "2"], group: "main", seats: { "2": [3, 4] } };
    expect([fits(first, "2", 2), fits(first, "2", 3), fits(first, "random", 2), fits(first, "9", 3)]).toEqual([false, true, true, false]);
  });
  it("are switches when they are off or on", () => {
    expect(options.map(isSwitch)).toEqual([true, true, false, true]);
  });
});
