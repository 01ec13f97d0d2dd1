/** What is offered after a solo game: one switch harder or easier, when it was decided clearly. */

import { expect, test } from "vitest";
import { soloStep } from "../src/lib/again";
import type { OptionSpec, SeatSummary } from "../src/lib/messages";

const option = (name: string, group: string): OptionSpec => ({ name, values: ["off", "on"], group, seats: {}, needs: {}, brought: {} });
const OPTIONS = [option("coins", "main"), option("slow_rival", "solo-easier"), option("poor_rival", "solo-easier"), option("rich_rival", "solo-harder")];
const seat: SeatSummary = { kind: "person", name: "", bot: "", held: true, here: true, mine: true, holders: null };
const game = (scores: number[], options: Record<string, string> = {}, seats = 1) => ({ scores, options, over: true, seats: Array.from({ length: seats }, () => seat) });

test("a clear victory makes it harder, a clear defeat easier", () => {
  expect(soloStep(game([65, 40]), OPTIONS, 25)).toEqual({ harder: true, by: 25, switches: [{ name: "rich_rival", value: "on" }] });
  expect(soloStep(game([40, 70]), OPTIONS, 25)).toEqual({ harder: false, by: 30, switches: [{ name: "slow_rival", value: "on" }, { name: "poor_rival", value: "on" }] });
});

test("what helped the winner is taken back first", () => {
  expect(soloStep(game([90, 40], { slow_rival: "on" }), OPTIONS, 25)?.switches).toEqual([{ name: "slow_rival", value: "off" }, { name: "rich_rival", value: "on" }]);
  expect(soloStep(game([40, 90], { rich_rival: "on" }), OPTIONS, 25)?.switches[0]).toEqual({ name: "rich_rival", value: "off" });
});

test("a close game, one with others or one without such a rule is played as it was", () => {
  expect(soloStep(game([64, 40]), OPTIONS, 25)).toBeNull();
  expect(soloStep(game([90, 40], {}, 2), OPTIONS, 25)).toBeNull();
  expect(soloStep(game([90, 40]), OPTIONS, undefined)).toBeNull();
  expect(soloStep({ ...game([90, 40]), over: false }, OPTIONS, 25)).toBeNull();
});
