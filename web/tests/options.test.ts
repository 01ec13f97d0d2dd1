/** The options of a table in the lobby: folded by what they are about, and only what so many players can have. */

import { describe, expect, it } from "vitest";
import type { OptionSpec } from "../src/lib/messages";
import { fits, groups, inPlay, isSwitch, met, withValue } from "../src/lobby/options";
import { together } from "../src/lobby/setup";

const option = (name: string, group: string, values = ["off", "on"]): OptionSpec => ({ name, values, group, seats: {}, needs: {}, brought: {} });
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
    const first: OptionSpec = { name: "first", values: ["random", "2"], group: "main", seats: { "2": [3, 4] }, needs: {}, brought: {} };
    expect([fits(first, "2", 2), fits(first, "2", 3), fits(first, "random", 2), fits(first, "9", 3)]).toEqual([false, true, true, false]);
  });
  it("can be chosen where one of the values is that they must go together with", () => {
    const quiet: OptionSpec = { name: "quiet", values: ["in", "out"], group: "main", seats: {}, needs: { out: [["seasons", "on"], ["play", "all"]] }, brought: {} };
    const all = [quiet, option("seasons", "main"), option("play", "main", ["base", "all"])];
    const out = (chosen: Record<string, string>) => met(quiet, "out", chosen, all);
    expect([out({}), out({ seasons: "on" }), out({ play: "all" }), out({ play: "base" }), met(quiet, "in", {}, all)]).toEqual([false, true, true, false, true]);
    expect(together({ quiet: "out", play: "base" }, all)).toEqual({ play: "base" });
    expect(together({ quiet: "out", play: "all" }, all)).toEqual({ quiet: "out", play: "all" });
  });
  it("count as what another choice brings along, until somebody leaves one of those out", () => {
    const along = (name: string): OptionSpec => ({ ...option(name, "module"), brought: { on: [["play", "all"]] } });
    const [priests, seasons] = [along("priests"), along("seasons")];
    const all = [option("play", "main", ["base", "first", "all"]), priests, seasons];
    expect([{}, { play: "all" }, { priests: "on" }, { play: "all", priests: "on" }].map((chosen) => [inPlay(priests, chosen, all), inPlay(seasons, chosen, all)])).toEqual([["off", "off"], ["on", "on"], ["on", "off"], ["on", "on"]]);
    expect(withValue({ play: "all" }, priests, "off", all)).toEqual({ play: "base", priests: "off", seasons: "on" });
    expect(withValue({ play: "first" }, priests, "on", all)).toEqual({ play: "first", priests: "on" });
  });
  it("are switches when they are off or on", () => {
    expect(options.map(isSwitch)).toEqual([true, true, false, true]);
  });
});
