import { expect, test } from "vitest";
import { closerBy, grown, inParts, meet, rooms, same, type Box } from "../src/lib/room";

const box = (left: number, top: number, wide: number, high = wide): Box => ({ left, top, right: left + wide, bottom: top + high });

test("something small that stands alone is as large as a finger", () => {
  expect(rooms([box(100, 100, 10)], 44)).toEqual([{ left: 17, top: 17, right: 17, bottom: 17 }]);
});

test("something large needs no room", () => {
  expect(rooms([box(0, 0, 50)], 44)).toEqual([{ left: 0, top: 0, right: 0, bottom: 0 }]);
});

test("neighbours share what lies between them and take the rest on their other sides", () => {
  const [one, other] = rooms([box(0, 0, 10), box(16, 0, 10)], 24);
  expect(one).toEqual({ left: 11, top: 7, right: 3, bottom: 7 });
  expect(other).toEqual({ left: 3, top: 7, right: 11, bottom: 7 });
});

test("who needs less leaves the rest", () => {
  const [small, large] = rooms([box(0, 0, 10), box(16, 0, 22, 30)], 24);
  expect(small).toEqual({ left: 9, top: 7, right: 5, bottom: 7 });
  expect(large).toEqual({ left: 1, top: 0, right: 1, bottom: 0 });
});

test("who stands between two has only what they leave", () => {
  const [left, middle, right] = rooms([box(0, 0, 10), box(16, 0, 10), box(32, 0, 10)], 24);
  expect(left).toEqual({ left: 11, top: 7, right: 3, bottom: 7 });
  expect(middle).toEqual({ left: 3, top: 7, right: 3, bottom: 7 });
  expect(right).toEqual({ left: 3, top: 7, right: 11, bottom: 7 });
});

test("neighbours aslant have all they need, each on its own side", () => {
  const boxes = [box(0, 0, 18), box(21, 20, 18), box(24, 48, 18)];
  const found = rooms(boxes, 24).map((room, n) => grown(boxes[n]!, room));
  expect(found.map(({ left, right, top, bottom }) => [right - left, bottom - top])).toEqual([[24, 24], [24, 24], [24, 24]]);
});

test("two of the same need not keep apart", () => {
  expect(rooms([box(0, 0, 10), box(12, 0, 10)], 24, () => true)[0]).toEqual({ left: 7, top: 7, right: 7, bottom: 7 });
});

test("what lies too close together is drawn larger until a finger hits it", () => {
  const boxes = [box(0, 0, 18), box(22, 0, 18), box(44, 0, 18)];
  expect(closerBy(boxes, 0, 44, 3)).toBe(1); // free on its other side
  expect(closerBy(boxes, 1, 44, 3)).toBeCloseTo(2);
  expect(closerBy(boxes, 1, 44, 1.5)).toBeNull();
  expect(closerBy(boxes, 1, 44, 3, () => true)).toBe(1);
});

test("in a crowd no two reach over each other", () => {
  const boxes = Array.from({ length: 30 }, (_, n) => box((n % 6) * 17, Math.floor(n / 6) * 13 + (n % 2) * 5, 10, 8));
  const found = rooms(boxes, 44).map((room, n) => grown(boxes[n]!, room));
  found.forEach((one, i) => found.forEach((other, j) => expect(i !== j && meet(one, other), `${i} over ${j}`).toBe(false)));
});

test("a room in parts of its box fits the thing in any size", () => {
  expect(inParts({ left: 5, top: 0, right: 10, bottom: 2 }, box(100, 50, 20, 10))).toEqual({ left: 0.25, top: 0, right: 0.5, bottom: 0.2 });
});

test("a room is the same when all its sides are", () => {
  expect(same(box(1, 2, 3), box(1, 2, 3))).toBe(true);
  expect(same(box(1, 2, 3), box(1, 2, 3, 4))).toBe(false);
  expect(same(box(1, 2, 3), undefined)).toBe(false);
});
