/** Tables that somebody has put away, so that the lists of the lobby hold what is still wanted. */

const KEY = "tinkuy-away";
const MOST = 400;

export function putAway(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function keepAway(tables: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(-MOST)));
  } catch {
    // A browser that forbids storage shows everything again at the next visit.
  }
}
