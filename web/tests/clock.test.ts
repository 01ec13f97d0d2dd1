import { describe, expect, it } from "vitest";
import { digits, leftOf, spoken, weekday } from "../src/lib/clock";
import type { ClockFace, SeatFace } from "../src/lib/messages";

const face = (kind: "live" | "daily", seat: Partial<SeatFace>): [ClockFace, SeatFace] => {
  const whole: SeatFace = { turn: 60_000, reserve: 300_000, runs: true, due: 360_000, away: 0, holidays: 0, bot: "", back: false, out: false, votes: null, ...seat };
  return [{ rules: { kind, turn: 60, reserve: 300 }, seats: [whole] }, whole];
};

describe("a clock", () => {
  it("counts the turn first, then the reserve, and says when little is left", () => {
    expect(leftOf(...face("live", {}), 45_000)).toEqual({ turn: 15_000, reserve: 300_000, short: false });
    expect(leftOf(...face("live", {}), 100_000)).toEqual({ turn: 0, reserve: 260_000, short: false });
    expect(leftOf(...face("live", {}), 331_000)).toEqual({ turn: 0, reserve: 29_000, short: true });
    expect(leftOf(...face("live", {}), 1e9)).toEqual({ turn: 0, reserve: 0, short: true });
  });
  it("stands while it does not run", () => {
    expect(leftOf(...face("live", { runs: false, reserve: 5_000 }), 1e9)).toEqual({ turn: 60_000, reserve: 5_000, short: false });
  });
  it("tells over days until when, with free days and holidays", () => {
    expect(leftOf(...face("daily", { due: 200_000_000 }), 1000)).toEqual({ turn: 199_999_000, reserve: 0, short: false });
    expect(leftOf(...face("daily", { due: 40_000_000 }), 0).short).toBe(true);
  });
  it("is read at a glance and in words", () => {
    expect([digits(0, "en"), digits(65_000, "en"), digits(3_661_000, "en"), digits(187_200_000, "en")]).toEqual(["0:00", "1:05", "1:01:01", "2d 4h"]);
    expect([spoken(65_000, "en"), spoken(0, "en"), spoken(172_800_000, "ru")]).toEqual(["1 minute 5 seconds", "0 seconds", "2 дня"]);
    expect([weekday(0, "en"), weekday(6, "cs")]).toEqual(["Monday", "neděle"]);
  });
});
