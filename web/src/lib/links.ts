/** Links that carry a seat. Every call to the server makes another secret, so one is asked for once per page and seat. */

import { api } from "./api";

const known = new Map<string, Promise<string>>();

export function seatLink(table: string, seat: number): Promise<string> {
  const key = `${table}/${seat}`;
  let link = known.get(key);
  if (!link) {
    link = api.seatLink(table, seat).then(({ secret }) => `${location.origin}/t/${table}#${secret}`);
    known.set(key, link);
    link.catch(() => known.delete(key));
  }
  return link;
}

/** A seat that changed hands gets a new link. */
export function forgetLink(table: string, seat: number): void {
  known.delete(`${table}/${seat}`);
}

/** The table that was opened a moment ago and has seats for others: its page offers their links by itself. */
export const fresh = { table: "" };
