import { expect, test } from "vitest";
import { grown, meet, rooms, type Box } from "../src/lib/room";

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
