/** Where the stripes of the Sun board run and the sectors lie between them: a cross for four, a star for three. */

import type { Spot } from "./map";

export interface Stripes extends Spot {
  arms: Spot[];
  /** The sector after each arm. */
  sectors: (Spot & { w: number; h: number })[];
}

const HEAD = 24;
const GAP = 9;

export function layStripes(players: number, wide: number, high: number): Stripes {
  const [x, y] = [wide / 2, HEAD + (high - HEAD - 6) / 2];
  const [left, right, top, bottom] = [8, wide - 8, HEAD + 2, high - 8];
  const half = { w: x - GAP - left, h: y - GAP - top };
  if (players === 3) {
    const third = 38;
    return {
      x,
      y,
      arms: [{ x, y: top + 8 }, { x: right - 12, y: y + third }, { x: left + 12, y: y + third }],
      sectors: [
        { x: x + GAP, y: top, w: half.w, h: half.h },
        { x: x - half.w / 2 - 6, y: y + 24, w: half.w + 12, h: bottom - y - 24 },
        { x: left, y: top, w: half.w, h: half.h },
      ],
    };
  }
  return {
    x,
    y,
    arms: [{ x, y: top + 8 }, { x: right - 8, y }, { x, y: bottom - 8 }, { x: left + 8, y }],
    sectors: [
      { x: x + GAP, y: top, w: half.w, h: half.h },
      { x: x + GAP, y: y + GAP, w: half.w, h: bottom - y - GAP },
      { x: left, y: y + GAP, w: half.w, h: bottom - y - GAP },
      { x: left, y: top, w: half.w, h: half.h },
    ],
  };
}
