/** Drafts that this browser keeps over a reload: by table, known to nobody else. */

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

const KEY = "tinkuy-draft ";

export function keep(table: string, kept: Kept | null): void {
  try {
    if (kept) localStorage.setItem(KEY + table, JSON.stringify(kept));
    else localStorage.removeItem(KEY + table);
  } catch {
    // A browser that forbids storage forgets the draft with the page.
  }
}

export function kept(table: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null");
  } catch {
    return null;
  }
}
