import { describe, expect, it } from "vitest";
import { type Gear, layout, type Point } from "../../../src/games/tzolkin/gears";

const TEETH = { palenque: 10, yaxchilan: 10, tikal: 10, uxmal: 10, chichen_itza: 13 };

function inside(point: Point, polygon: Point[]): boolean {
  let hit = false;
  polygon.forEach((a, index) => {
    const b = polygon[(index + 1) % polygon.length]!;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) hit = !hit;
  });
  return hit;
}

function depth(point: Point, polygon: Point[]): number {
  return Math.min(
    ...polygon.map((a, index) => {
      const b = polygon[(index + 1) % polygon.length]!;
      const [dx, dy] = [b.x - a.x, b.y - a.y];
      const t = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
    }),
  );
}

/** How deep the teeth of two gears stand in each other, in modules. */
function overlap(one: Point[], other: Point[], module: number): number {
  return Math.max(0, ...one.filter((point) => inside(point, other)).map((point) => depth(point, other))) / module;
}

describe("the gears of Tzolk'in", () => {
  const { calendar, cities } = layout(304, 318, 11.2, TEETH, 26);

  it("mesh without touching while they turn by one tooth", () => {
    for (let phase = 0; phase < 6; phase++) {
      const ring = calendar.outline((-phase / 6) * calendar.step, 11);
      for (const gear of Object.values(cities) as Gear[]) {
        const city = gear.outline((phase / 6) * gear.step, 11);
        expect(overlap(city, ring, calendar.module)).toBeLessThan(0.02);
        expect(overlap(ring, city, calendar.module)).toBeLessThan(0.02);
      }
    }
  });

  it("hold every space inside the gear, clockwise from the mesh", () => {
    for (const gear of Object.values(cities) as Gear[]) {
      for (let space = 0; space < gear.teeth; space++) {
        const at = gear.socket(space);
        expect(Math.hypot(at.x - gear.x, at.y - gear.y)).toBeLessThan(gear.pitch);
      }
      expect(gear.spaceAngle(1)).toBeGreaterThan(gear.spaceAngle(0));
    }
  });

  it("stand in the drawing", () => {
    for (const gear of Object.values(cities) as Gear[]) {
      expect(gear.x - gear.tip).toBeGreaterThan(0);
      expect(gear.x + gear.tip).toBeLessThan(572);
      expect(gear.y - gear.tip).toBeGreaterThan(0);
      expect(gear.y + gear.tip).toBeLessThan(632);
    }
  });
});
