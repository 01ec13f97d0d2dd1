/** Where points come from: the sheet by sources, single points with their cause, and the course of the scores. */

import { SCORED, type GameEvent, type View } from "./messages";
import { roundOf } from "./rounds";
import { isFrame } from "./told";

export interface Row {
  source: string;
  /** By seat, in whole points and their fractions. */
  points: number[];
}

export interface Section {
  /** Empty for the present, else the name of a projection. */
  name: string;
  rows: Row[];
  totals: number[];
}

const sum = (numbers: number[]) => numbers.reduce((all, n) => all + n, 0);

/** What is scored, then what each projection adds to the one before it. */
export function sections(view: View, sources: string[], unit: number): Section[] {
  const stages = [{ name: "", points: view.points }, ...view.projections];
  return stages.map(({ name, points }, index) => {
    const before = stages[index - 1]?.points;
    const rows = sources.map((source, k) => ({
      source,
      points: points.map((seat, n) => ((seat[k] ?? 0) - (before?.[n]?.[k] ?? 0)) / unit),
    }));
    return { name, rows: rows.filter((row) => row.points.some((n) => n !== 0)), totals: points.map((seat) => sum(seat) / unit) };
  });
}

export interface Scored {
  seat: number;
  points: number;
  round: number;
  v: number | null;
  /** What happened just before and brought the points. */
  cause: GameEvent | null;
}

/** Every single gain of a source. */
export function gains(events: GameEvent[], source: string, unit: number): Scored[] {
  const found: Scored[] = [];
  let round = 0;
  let cause: GameEvent | null = null;
  for (const event of events) {
    round = roundOf(event) ?? round;
    if (event.event !== SCORED) {
      if (!isFrame(event)) cause = event;
    } else if (event.source === source) {
      const fits = cause !== null && cause.v === event.v && (cause.seat === event.seat || cause.seat === undefined);
      found.push({ seat: Number(event.seat), points: Number(event.points) / unit, round, v: event.v, cause: fits ? cause : null });
    }
  }
  return found;
}

/** The score of every seat at the end of each round; round 0 is the start. */
export function course(events: GameEvent[], seats: number, unit: number): { rounds: number[]; lines: number[][] } {
  const totals = Array.from({ length: seats }, () => 0);
  const rounds = [0];
  const lines = totals.map(() => [0]);
  let round = 0;
  const close = () => {
    rounds.push(round);
    lines.forEach((line, seat) => line.push(totals[seat]! / unit));
  };
  for (const event of events) {
    const begins = roundOf(event);
    if (begins !== null) {
      if (round > 0) close();
      round = begins;
    } else if (event.event === SCORED) {
      totals[Number(event.seat)]! += Number(event.points);
    }
  }
  if (round > 0) close();
  return { rounds, lines };
}

/** Round numbers for an axis: about so many steps of 1, 2 or 5 times a power of ten, from below to above. */
export function ticks(least: number, most: number, count = 4): number[] {
  const rough = Math.max((most - least) / count, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough)!;
  const first = Math.floor(least / step) * step;
  const steps = Math.max(1, Math.ceil((most - first) / step));
  return Array.from({ length: steps + 1 }, (_, k) => first + k * step);
}
