/** What this browser has seen of each table: the newest version, and the hash of the seed as it was told first. */

interface Seen {
  version: number;
  hash: string;
  at: number;
}

const KEY = "tinkuy-seen";
const MOST = 60;

function all(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export const seen = (table: string): Seen | null => all()[table] ?? null;

export function remember(table: string, version: number, hash: string): void {
  const known = all();
  known[table] = { version, hash: known[table]?.hash ?? hash, at: Date.now() };
  const newest = Object.entries(known).sort((one, other) => other[1].at - one[1].at);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest.slice(0, MOST))));
  } catch {
    // A browser that forbids storage knows nothing of earlier visits.
  }
}
