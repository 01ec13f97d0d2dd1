/** What is told, without a word of any game: rounds, turns, and the sections of the log. */

import { describe, expect, it } from "vitest";
import { ROUND_BEGAN, SCORED, TURN_BEGAN, type GameEvent } from "../src/lib/messages";
import { roundStarts } from "../src/lib/rounds";
import { course, gains } from "../src/lib/scores";
import { sectionsOf } from "../src/lib/told";

const event = (name: string, v: number | null, more: Record<string, number | string> = {}): GameEvent => ({ event: name, v, clause: "", ...more });
const scored = (v: number, seat: number, points: number) => event(SCORED, v, { seat, source: "all", points });

describe("rounds", () => {
  const told = [event(ROUND_BEGAN, 1, { round: 1 }), event(TURN_BEGAN, 1, { seat: 1 }), scored(2, 0, 3), event(TURN_BEGAN, 3, { seat: 0 }), event(ROUND_BEGAN, 5, { round: 2 }), scored(6, 1, 4)];
  it("are what the game says", () => {
    expect(roundStarts(told)).toEqual([1, 5]);
    expect(course(told, 2, 1)).toEqual({ rounds: [0, 1, 2], lines: [[0, 3, 3], [0, 0, 4]] });
  });
  it("and turns bring no points", () => {
    expect(gains([event(TURN_BEGAN, 2, { seat: 0 }), scored(2, 0, 3)], "all", 1)[0]!.cause).toBeNull();
  });
});

describe("the log", () => {
  const kind = (minor: boolean) => ({ clause: "", fields: [], minor, automa: false });
  const meta = { events: { built: kind(false), paid: kind(true), chosen: kind(true) } };
  const heads = (events: GameEvent[], look = {}) => sectionsOf(events, meta, look).map(({ head }) => head?.event ?? null);
  const lines = (events: GameEvent[], look = {}) => sectionsOf(events, meta, look).flatMap((section) => section.lines.map((line) => [line.event.event, ...line.after.map((after) => after.event)]));
  const mine = { seat: 0 };

  it("has a section for every round, the newest first", () => {
    const told = [event("built", 1), event(ROUND_BEGAN, 2, { round: 1 }), event(ROUND_BEGAN, 3, { round: 2 }), event(TURN_BEGAN, 4, mine)];
    expect(heads(told)).toEqual([ROUND_BEGAN, ROUND_BEGAN, null]);
    expect(lines(told)).toEqual([["built"]]);
  });
  it("has a section for whatever else a game wants", () => {
    expect(heads([event(ROUND_BEGAN, 2), event(TURN_BEGAN, 4, mine)], { sections: [TURN_BEGAN] })).toEqual([TURN_BEGAN]);
  });
  it("puts what follows from a thing into its line, before or behind it", () => {
    expect(lines([event("built", 1, mine), event("paid", 1, mine)])).toEqual([["built", "paid"]]);
    expect(lines([event("paid", 1, mine), event("built", 1, mine)])).toEqual([["built", "paid"]]);
    expect(lines([event("built", 1, mine), event("chosen", 2, mine), event("built", 2, mine)], { opening: ["chosen"] })).toEqual([["built"], ["built", "chosen"]]);
  });
  it("keeps seats apart, and the draft from what is confirmed", () => {
    expect(lines([event("built", 1, mine), event("paid", 1, { seat: 1 })])).toEqual([["built"], ["paid"]]);
    expect(lines([event("built", 1, mine), event("paid", null, mine)])).toEqual([["built"], ["paid"]]);
  });
});
