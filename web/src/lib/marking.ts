/** What changed since the own last turn stays marked until the next own step. Kept for the tab, so that a reload keeps it too. */

import type { Seen } from "./flight";
import { fresh, picture } from "./travel";

const key = (table: string, seat: number | null) => `tinkuy-marks-${table}-${seat}`;

function earlier(table: string, seat: number | null): string[] | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, seat)) ?? "null") as string[] | null;
  } catch {
    return null;
  }
}

/** The table as the own turn leaves it. */
export function leave(table: string, seat: number | null, now: Seen[]): void {
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify(picture(now)));
  } catch {
    // A browser that forbids storage marks nothing.
  }
}

/** Mark what is new; `quiet` takes all marks away, since the player is busy or looks at the past. */
export function mark(table: string, seat: number | null, now: Seen[], quiet: boolean): void {
  const old = earlier(table, seat);
  if (!old && now.length) leave(table, seat, now);
  const marked = new Set(old && !quiet ? fresh(old, now).map(({ element }) => element) : []);
  // Panels tell their changes by numbers; marks are for the board.
  for (const { element } of now) element.toggleAttribute("data-fresh", marked.has(element) && element.closest("main") !== null);
}
