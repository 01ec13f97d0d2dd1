/** Clocks as people read them: what is left, counted on from what the server said last. */

import type { ClockFace, ClockRules, SeatFace, Summary } from "./messages";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const UNITS = "day hour minute second".split(" ");
/** From when on time is short. */
const SHORT = { live: 30 * SECOND, daily: 12 * HOUR };

/** What the server said, and when it came, by this page's own time. */
export interface Shown {
  face: ClockFace;
  at: number;
}

export interface Left {
  turn: number;
  reserve: number;
  short: boolean;
}

/** Over days people want to know until when, with free days and holidays; else how much of what. */
export function leftOf({ rules }: ClockFace, seat: SeatFace, elapsed: number): Left {
  const passed = seat.runs ? Math.max(0, elapsed) : 0;
  const short = (total: number) => seat.runs && total <= SHORT[rules.kind];
  if (rules.kind === "daily" && seat.runs) {
    const due = Math.max(0, seat.due - passed);
    return { turn: due, reserve: 0, short: short(due) };
  }
  const turn = Math.max(0, seat.turn - passed);
  const reserve = Math.max(0, seat.reserve - Math.max(0, passed - seat.turn));
  return { turn, reserve, short: short(turn + reserve) };
}

const unit = (n: number, name: string, language: string, unitDisplay: "narrow" | "long") => new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay }).format(n);
const two = (n: number) => String(n).padStart(2, "0");

/** Short, for a glance: 4:05, 1:10:00, 2d 4h. */
export function digits(ms: number, language: string): string {
  const seconds = Math.ceil(ms / SECOND);
  if (ms >= DAY) return `${unit(Math.floor(ms / DAY), "day", language, "narrow")} ${unit(Math.floor((ms % DAY) / HOUR), "hour", language, "narrow")}`;
  if (ms >= HOUR) return `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** The same in words, its two largest parts. */
export function spoken(ms: number, language: string): string {
  const seconds = Math.ceil(ms / SECOND);
  const counts = [Math.floor(seconds / 86_400), Math.floor((seconds % 86_400) / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  const parts = counts.map((n, index) => ({ n, name: UNITS[index]! }));
  const said = parts.filter(({ n }) => n > 0).slice(0, 2);
  return (said.length ? said : parts.slice(3)).map(({ n, name }) => unit(n, name, language, "long")).join(" ");
}

/** Whether the table waits for somebody at this browser, and no bot plays on there. */
export const asksMe = (table: Summary, face = table.clock): boolean => table.waiting.some((seat) => table.seats[seat]?.mine && !face?.seats[seat]?.bot);

/** The choices of the form for a new table, in seconds. */
export const TURNS: Record<ClockRules["kind"], number[]> = { live: [30, 60, 120, 300, 600], daily: [43_200, 86_400, 172_800, 259_200, 604_800] };
export const RESERVES: Record<ClockRules["kind"], number[]> = { live: [0, 300, 900, 1800, 3600], daily: [0, 86_400, 259_200, 604_800, 1_209_600] };
export const HOLIDAYS = [0, 3, 7, 14, 30];
export const usualClock = (kind: ClockRules["kind"]): ClockRules => (kind === "live" ? { kind, turn: 120, reserve: 900, expiry: "bot" } : { kind, turn: 172_800, reserve: 604_800, holidays: 7, free_day: null, expiry: "bot" });

/** A day of the week by its number from Monday. */
export const weekday = (day: number, language: string) => new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(Date.UTC(2024, 0, 1 + day));
