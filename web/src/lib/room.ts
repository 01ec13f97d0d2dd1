/** How far around a glowing thing a click still means it: up to a size that a pointer or a finger hits, and never over another's. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const OPPOSITE: Record<keyof Box, keyof Box> = { left: "right", right: "left", top: "bottom", bottom: "top" };

const STEP = 0.1;
const SIDES = Object.keys(OPPOSITE) as (keyof Box)[];

/**
 * For each box the room on its sides, so that it is `least` wide and high where others leave that much. Two that want the gap
 * between them share it, and what one of them lacks then it takes on its other side; those alike may be covered.
 */
export function rooms(boxes: Box[], least: number, alike: (i: number, j: number) => boolean = (i, j) => i === j): Box[] {
  const wanted = boxes.map((box) => {
    const across = Math.max(0, least - (box.right - box.left)) / 2;
    const down = Math.max(0, least - (box.bottom - box.top)) / 2;
    return { left: across, top: down, right: across, bottom: down };
  });
  const found = wanted.map((room) => ({ ...room }));
  const reach = boxes.map((box, i) => grown(box, wanted[i]!));
  const gapsOf = (one: Box, other: Box): Box => ({ left: one.left - other.right, right: other.left - one.right, top: one.top - other.bottom, bottom: other.top - one.bottom });
  boxes.forEach((one, i) =>
    boxes.forEach((other, j) => {
      if (!meet(reach[i]!, reach[j]!) || alike(i, j)) return;
      const gaps = gapsOf(one, other);
      const side = SIDES.reduce((best, next) => (gaps[next] > gaps[best] ? next : best));
      const gap = gaps[side];
      if (gap >= 0) found[i]![side] = Math.min(found[i]![side], Math.max(gap / 2, gap - wanted[j]![OPPOSITE[side]]));
    }),
  );
  boxes.forEach((box, i) => {
    const room = found[i]!;
    for (const side of SIDES) {
      const lack = wanted[i]![OPPOSITE[side]] - room[OPPOSITE[side]];
      if (lack <= 0) continue;
      const now = grown(box, room);
      const wider = grown(box, { ...room, [side]: room[side] + lack });
      const gaps = boxes.flatMap((other, j) => {
        const taken = grown(other, found[j]!);
        return !alike(i, j) && !meet(box, other) && meet(wider, taken) ? [gapsOf(now, taken)[side]] : [];
      });
      room[side] += Math.max(0, Math.min(lack, ...gaps));
    }
  });
  return found;
}

/** By how much everything must be drawn larger so that this one of the boxes has `least`; 1 where it has, null where `most` is not enough. */
export function closerBy(boxes: Box[], which: number, least: number, most: number, alike?: (i: number, j: number) => boolean): number | null {
  for (let by = 1; by <= most; by += STEP) {
    const larger = boxes.map((box) => ({ left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by }));
    const { left, top, right, bottom } = grown(larger[which]!, rooms(larger, least, alike)[which]!);
    if (Math.min(right - left, bottom - top) > least - 0.5) return by;
  }
  return null;
}

export const grown = (box: Box, by: Box): Box => ({
  left: box.left - by.left,
  top: box.top - by.top,
  right: box.right + by.right,
  bottom: box.bottom + by.bottom,
});

export const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** A room in parts of the size of its box. */
export const inParts = ({ left, top, right, bottom }: Box, box: Box): Box => {
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  return { left: left / wide, top: top / high, right: right / wide, bottom: bottom / high };
};

export const same = (one: Box, other: Box | undefined): boolean =>
  other !== undefined && one.left === other.left && one.top === other.top && one.right === other.right && one.bottom === other.bottom;
