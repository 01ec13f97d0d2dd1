/** Drafts and plans that this browser keeps over a reload: by table, known to nobody else. */

import type { Label } from "./messages";

export interface Kept {
  seat: number;
  /** The turn that it was made for. */
  turn: number;
  answers: string[];
  /** How many answers there were after each click. */
  clicks: number[];
  /** What the answers meant when they were chosen, where their names do not say it. */
  meant: (Label | null)[];
}

export type What = "draft" | "next";

const key = (table: string, what: What) => `tinkuy-${what} ${table}`;

export function keep(table: string, kept: Kept | null, what: What = "draft"): void {
  try {
    if (kept) localStorage.setItem(key(table, what), JSON.stringify(kept));
    else localStorage.removeItem(key(table, what));
  } catch {
    // A browser that forbids storage forgets the draft with the page.
  }
}

export function kept(table: string, what: What = "draft"): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(table, what)) ?? "null");
  } catch {
    return null;
  }
}
