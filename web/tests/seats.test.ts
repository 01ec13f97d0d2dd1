// @vitest-environment happy-dom
/** Seats wear the colours of the house until a game deals out its own. */

import { afterEach, expect, test } from "vitest";
import { worn } from "../src/lib/colours.svelte";
import { NEUTRAL, seatLook } from "../src/lib/seats";

afterEach(() => (worn.colours = []));

test("colour, shape and pattern change together", () => {
  expect(seatLook(0)).toEqual({ colour: "red", shape: "circle", dash: "" });
  worn.colours = ["orange", "blue", "brown"];
  expect([0, 1, 2].map((seat) => seatLook(seat).shape)).toEqual(["triangle", "square", "circle"]);
  expect(seatLook(1)).toEqual({ colour: "blue", shape: "square", dash: "9 4" });
});

test("who has no colour is neutral", () => {
  worn.colours = ["plaid"];
  expect(seatLook(0)).toBe(NEUTRAL);
  expect(seatLook(7)).toBe(NEUTRAL);
});
