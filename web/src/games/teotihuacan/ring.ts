/** Where the eight boards lie around the pyramid: a ring of three by three, slots clockwise from the lower left. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WIDE = 636;
export const HIGH = 620;
const SIDE = { w: 188, h: 178 };
const MIDDLE = { w: 244, h: 244 };
const GAP = 6;
const COLUMNS = [2, 2 + SIDE.w + GAP, 2 + SIDE.w + GAP + MIDDLE.w + GAP];
const LINES = [2, 2 + SIDE.h + GAP, 2 + SIDE.h + GAP + MIDDLE.h + GAP];
const SLOTS = [[0, 2], [0, 1], [0, 0], [1, 0], [2, 0], [2, 1], [2, 2], [1, 2]] as const;

export function slotBox(slot: number): Box {
  const [column, line] = SLOTS[slot]!;
  return { x: COLUMNS[column]!, y: LINES[line]!, w: column === 1 ? MIDDLE.w : SIDE.w, h: line === 1 ? MIDDLE.h : SIDE.h };
}
export const CENTRE: Box = { x: COLUMNS[1]!, y: LINES[1]!, ...MIDDLE };

/** Arrows between neighbours: where, and how far turned from pointing to the right. */
export const ARROWS = SLOTS.map((_, slot) => {
  const [from, to] = [slotBox(slot), slotBox((slot + 1) % SLOTS.length)];
  if (to.x > from.x) return { x: to.x - GAP / 2, y: from.y + from.h - 44, turn: 0 };
  if (to.x < from.x) return { x: from.x - GAP / 2, y: from.y + from.h - 44, turn: 180 };
  return to.y < from.y ? { x: from.x + from.w / 2, y: from.y - GAP / 2, turn: 270 } : { x: from.x + from.w / 2, y: to.y - GAP / 2, turn: 90 };
});
