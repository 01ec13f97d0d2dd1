/**
 * Which pieces went where between two pictures of the table.
 *
 * A piece has a key, what it is (`worker:0`), and a place, where it is; pieces of one key are alike. A home holds a number of
 * them, such as the corn of a player: its place is fixed and its number changes.
 */

export interface Spot {
  key: string;
  place: string;
  x: number;
  y: number;
  /** How many a home holds; a piece has none. */
  count?: number;
}

/** From null came out of nowhere, to null went away. */
export interface Move<S extends Spot> {
  from: S | null;
  to: S | null;
}

/** So many pieces at most leave a home or come there at once; the number beside it tells the rest. */
const MOST = 3;

const at = ({ key, place }: Spot) => `${key}@${place}`;
/** `building` is the home of `building:b7`, as of every building. */
const fits = (one: string, other: string) => one === other || one.startsWith(`${other}:`) || other.startsWith(`${one}:`);
const far = (one: Spot, other: Spot) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2;

/** What is in one list more often than in the other. */
function surplus<S extends Spot>(these: S[], those: Spot[]): S[] {
  const there = new Map<string, number>();
  for (const spot of those) if (spot.count === undefined) there.set(at(spot), (there.get(at(spot)) ?? 0) + 1);
  return these.filter((spot) => {
    if (spot.count !== undefined) return false;
    const left = there.get(at(spot)) ?? 0;
    there.set(at(spot), left - 1);
    return left <= 0;
  });
}

/** Homes that hold more than in the other list, once for each piece more. */
function grown<S extends Spot>(these: S[], those: Spot[]): S[] {
  const before = new Map(those.flatMap((spot) => (spot.count === undefined ? [] : [[at(spot), spot.count]])));
  return these.flatMap((spot) => {
    const more = (spot.count ?? 0) - (before.get(at(spot)) ?? spot.count ?? 0);
    return more > 0 ? Array.from({ length: Math.min(MOST, more) }, () => spot) : [];
  });
}

export function moves<S extends Spot>(before: S[], after: S[]): Move<S>[] {
  const gone = [...surplus(before, after), ...grown(before, after)];
  const come = [...surplus(after, before), ...grown(after, before)];
  const found: Move<S>[] = [];
  for (const to of come) {
    const near = gone.filter((from) => fits(from.key, to.key)).sort((one, other) => far(one, to) - far(other, to))[0] ?? null;
    if (near) gone.splice(gone.indexOf(near), 1);
    found.push({ from: near, to });
  }
  return [...found, ...gone.map((from) => ({ from, to: null }))];
}

/** The stops between two of a round, the shorter way around it and forwards where both are as long; none where one is no stop of it. */
export function between<T extends { place: string }>(round: T[], from: string, to: string): T[] {
  const [start, end] = [from, to].map((name) => round.findIndex(({ place }) => place === name)) as [number, number];
  if (start < 0 || end < 0) return [];
  const forwards = (end - start + round.length) % round.length;
  const step = forwards <= round.length / 2 ? 1 : round.length - 1;
  const way: T[] = [];
  for (let at = (start + step) % round.length; at !== end && start !== end; at = (at + step) % round.length) way.push(round[at]!);
  return way;
}

/** Pieces that were not there at an earlier moment, of kinds that were seen then. */
export function fresh<S extends Spot>(earlier: string[], now: S[]): S[] {
  const kind = (key: string) => key.split(":")[0]!;
  const old: Spot[] = earlier.map((entry) => ({ key: entry.slice(0, entry.lastIndexOf("@")), place: entry.slice(entry.lastIndexOf("@") + 1), x: 0, y: 0 }));
  const kinds = new Set(old.map(({ key }) => kind(key)));
  return surplus(now, old).filter(({ key }) => kinds.has(kind(key)));
}

/** A picture of the table as it can be kept. */
export const picture = (spots: Spot[]): string[] => spots.flatMap((spot) => (spot.count === undefined ? [at(spot)] : []));
