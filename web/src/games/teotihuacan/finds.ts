/** Places of Discovery tiles beside the boards, laid out in rows. */

import { sites, type Site, type State, type Tables } from "./state";

export const LABEL = 19;
export const FIND = 25;
const WIDE = 384;

export interface Placed {
  site: Site;
  x: number;
  first: number;
}

/** Whole places stand together; a row is begun where the next does not fit. */
export function findRows(state: State, tables: Tables): Placed[][] {
  const rows: Placed[][] = [[]];
  let x = 8;
  for (const site of sites(state, tables).filter(({ step, tiles }) => step > 0 && tiles.length > 0)) {
    const wide = LABEL + site.tiles.length * FIND;
    if (x + wide > WIDE + 8) {
      rows.push([]);
      x = 8;
    }
    rows.at(-1)!.push({ site, x, first: 0 });
    x += wide + 4;
  }
  return rows;
}
