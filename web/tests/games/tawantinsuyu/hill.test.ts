// @vitest-environment happy-dom
/** Tawantinsuyu's drawing from its tables, and what its things mean. */

import { describe, expect, it } from "vitest";
import { at, EDGE, layHill } from "../../../src/games/tawantinsuyu/hill";
import { thingOf, whyOf } from "../../../src/games/tawantinsuyu/things";
import { tapestries, type Tables } from "../../../src/games/tawantinsuyu/state";

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
