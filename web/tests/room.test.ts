import { expect, test } from "vitest";
import { grown, inParts, meet, rooms, same, type Box } from "../src/lib/room";

const box = (left: number, top: number, wide: number, high = wide): Box => ({ left, top, right: left + wide, bottom: top + high });

test("something small that stands alone is as large as a finger", () => {
  expect(rooms([box(100, 100, 10)], 44)).toEqual([{ left: 17, top: 17, right: 17, bottom: 17 }]);
});

test("something large needs no room", () => {
  expect(rooms([box(0, 0, 50)], 44)).toEqual([{ left: 0, top: 0, right: 0, bottom: 0 }]);
});

test("neighbours share what lies between them", () => {
  const [one, other] = rooms([box(0, 0, 10), box(16, 0, 10)], 24);
  expect(one).toEqual({ left: 7, top: 7, right: 3, bottom: 7 });
  expect(other).toEqual({ left: 3, top: 7, right: 7, bottom: 7 });
});

test("who needs less leaves the rest", () => {
  const [small, large] = rooms([box(0, 0, 10), box(16, 0, 22, 30)], 24);
  expect(small).toEqual({ left: 7, top: 7, right: 5, bottom: 7 });
  expect(large).toEqual({ left: 1, top: 0, right: 1, bottom: 0 });
});

test("two of the same need not keep apart", () => {
  expect(rooms([box(0, 0, 10), box(12, 0, 10)], 24, () => true)[0]).toEqual({ left: 7, top: 7, right: 7, bottom: 7 });
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
