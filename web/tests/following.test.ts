// @vitest-environment happy-dom
/** Which moments of the others' turns are worth a look. */

import { expect, test } from "vitest";
import { stepsOf } from "../src/lib/following.svelte";
import { TURN_BEGAN, type GameEvent, type GameMeta } from "../src/lib/messages";

const META = { events: { placed: { minor: false }, paid: { minor: true } } } as unknown as GameMeta;
const event = (v: number, name = "placed"): GameEvent => ({ v, event: name, clause: "" });

test("each moment at which something happened, and the last in any case", () => {
  expect(stepsOf([event(3), event(5), event(5), event(6), event(9)], 3, 9, META)).toEqual([5, 6, 9]);
  expect(stepsOf([event(4, "paid"), event(5, TURN_BEGAN)], 3, 6, META)).toEqual([6]);
});
