// @vitest-environment happy-dom
/** Tawantinsuyu's drawing from its tables, rounds without a word of the game, and the folded options of the lobby. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { at, EDGE, layHill } from "../../../src/games/tawantinsuyu/hill";
import { look } from "../../../src/games/tawantinsuyu/look";
import { thingOf, whyOf } from "../../../src/games/tawantinsuyu/things";
import { tapestries, type Tables } from "../../../src/games/tawantinsuyu/state";
import { roundStarts } from "../../../src/lib/rounds";
import { course } from "../../../src/lib/scores";
import type { GameEvent } from "../../../src/lib/types";
import { groups } from "../../../src/lobby/options";

const event = (name: string, v: number, more: Record<string, number> = {}): GameEvent => ({ event: name, v, clause: "", ...more });

describe("the hill", () => {
  const space = (id: string, terrace: "top" | "mid" | "bot", angle: number, radius: number) => ({ id, terrace, angle, radius, sector: 0, symbol: "eye", colour: "blue" as const, icons: [] });
  const tables = { hill: { sectors: 5, space: [space("a", "top", 0, 2), space("b", "mid", 10, 3.6), space("c", "bot", 350, 5.2)], icon: [{ id: "i", kind: "corn", spaces: ["a", "b"] }] } } as unknown as Tables;

  it("places every space, every task and two stairs a sector", () => {
    const hill = layHill(tables);
    expect(hill.spaces).toHaveLength(3);
    expect(hill.icons).toHaveLength(1);
    expect(hill.stairs).toHaveLength(10);
  });
  it("puts a task of two terraces on the wall between them", () => {
    const wall = at(5, EDGE.top);
    const [icon] = layHill(tables).icons;
    expect(Math.hypot(icon!.x - wall.x, icon!.y - wall.y)).toBeLessThan(12);
  });
  it("cuts tapestries at their gaps", () => {
    expect(tapestries([3, 40, -1, 5])).toEqual([[3, 40], [5]]);
    expect(tapestries([])).toEqual([]);
  });
});

describe("things", () => {
  const view = { seat: 0, state: { steps: Array(10).fill(-1), players: [{ priest: 4 }] } } as any;
  it("finds the sector to which the high priest walks", () => {
    expect(thingOf("priest_move", "one", view)).toBe("sector:sector1");
    expect(thingOf("priest_move", "two", view)).toBe("sector:sector2");
  });
  it("keeps own things apart from those of the supply", () => {
    expect(thingOf("worship", "small_eye", view)).toBe("own:small_eye");
    expect(thingOf("statue", "small_eye", view)).toBe("statue:small_eye");
  });
  it("asks why about the question that is open", () => {
    expect(whyOf("space:T0a", "capture")).toEqual({ kind: "capture", option: "T0a" });
    expect(whyOf("space:T0a", "plan")).toEqual({ kind: "space", option: "T0a" });
    expect(whyOf("temple:3", "plan")).toBeNull();
  });
});

describe("rounds", () => {
  const turns = [event("turn_began", 1, { seat: 1 }), event("scored", 2, { seat: 0, points: 3 }), event("turn_began", 3, { seat: 0 }), event("turn_began", 5, { seat: 1 }), event("scored", 6, { seat: 1, points: 4 })];
  it("begin with each turn of the seat that began", () => {
    expect(roundStarts(turns)).toEqual([1, 5]);
    expect(course(turns, 2, 1)).toEqual({ rounds: [0, 1, 2], lines: [[0, 3, 3], [0, 0, 4]] });
  });
  it("are what the game says where it does", () => {
    expect(roundStarts([event("round_began", 1, { round: 1 }), ...turns, event("round_began", 9, { round: 2 })])).toEqual([1, 9]);
  });
});

describe("options", () => {
  const text = readFileSync("../src/tinkuy/games/tawantinsuyu/rulings.py", "utf-8");
  const switches = [...text.matchAll(/^ {4}"(solo_\w+)"/gm)].map(([, name]) => ({ name: name!, values: ["off", "on"] }));
  const options = [{ name: "coricancha", values: ["random", "first_game"] }, { name: "edition_z10", values: ["ru", "cz"] }, { name: "weave_orientation", values: ["fixed", "rotatable"] }, ...switches];
  it("of the solo game are shown to one player only, every switch as easier or harder", () => {
    expect(switches).toHaveLength(12);
    expect(groups(options, look, 2).map(({ name }) => name)).toEqual(["main", "edition", "ruling"]);
    const alone = Object.fromEntries(groups(options, look, 1).map((group) => [group.name, group.options.length]));
    expect(alone).toEqual({ main: 1, edition: 1, ruling: 1, "solo-easier": 5, "solo-harder": 7 });
  });
  it("of a game that says nothing are all for everybody's eyes", () => {
    expect(groups(options, {}, 2)).toEqual([{ name: "main", options }]);
  });
});
