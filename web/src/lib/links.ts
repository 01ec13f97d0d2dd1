/** Links that carry a seat, each for one use. Every call to the server makes another, so one is asked for once per page and seat. */

import { api } from "./api";

const known = new Map<string, { devices: number; link: Promise<string> }>();

export function seatLink(table: string, seat: number, devices = 0): Promise<string> {
  const key = `${table}/${seat}`;
  const before = known.get(key);
  if (before?.devices === devices) return before.link;
  const link = api.seatLink(table, seat).then(({ secret }) => `${location.origin}/t/${table}#${secret}`);
  known.set(key, { devices, link });
  link.catch(() => known.delete(key));
  return link;
}

/** A seat that changed hands gets a new link. */
export function forgetLink(table: string, seat: number): void {
  known.delete(`${table}/${seat}`);
}

/** Whether the address of this page means this machine alone, wherever it is opened. */
export const onlyHere = (host = location.hostname): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** The table that was opened a moment ago and has seats for others: its page offers their links by itself. */
export const fresh = { table: "" };
