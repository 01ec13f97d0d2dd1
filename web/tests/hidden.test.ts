/** Where the curtain falls between people at one screen, and which addresses nobody else can open. */

import { expect, test } from "vitest";
import { hides } from "../src/lib/hidden";
import { onlyHere } from "../src/lib/links";
import type { View } from "../src/lib/messages";

const view = (players: unknown[], more: Partial<View> = {}) => ({ seat: 0, waiting: [1], state: { players }, ...more }) as unknown as View;

test("a hand is a list for its owner and a number for the others", () => {
  expect(hides(view([{ hand: [3], built: [1] }, { hand: 0, built: [] }]), [0, 1])).toBe(true);
  expect(hides(view([{ hand: [], built: [1] }, { hand: 2, built: [] }]), [0, 1])).toBe(true);
  expect(hides(view([{ hand: [], built: [1] }, { hand: 0, built: [] }]), [0, 1])).toBe(false);
  expect(hides(view([{ corn: 4 }, { corn: 5 }]), [0, 1])).toBe(false);
});

test("what all choose at once is secret, and so is a game that is not understood", () => {
  expect(hides(view([{}, {}], { waiting: [0, 1] }), [0, 1])).toBe(true);
  expect(hides({ ...view([]), state: {} }, [0, 1])).toBe(true);
});

test("a game may know better what is shown", () => {
  const early = (state: { players: { done: boolean }[] }, seat: number) => !state.players[seat]!.done;
  expect(hides(view([{ done: true, hand: [1] }, { done: true, hand: 1 }]), [0, 1], early)).toBe(false);
  expect(hides(view([{ done: true, hand: [1] }, { done: false, hand: 1 }]), [0, 1], early)).toBe(true);
});

test("addresses of this machine are told apart", () => {
  for (const host of ["localhost", "tinkuy.localhost", "127.0.0.1", "127.1.2.3", "[::1]"]) expect(onlyHere(host)).toBe(true);
  for (const host of ["192.168.0.5", "tinkuy.example.org", "localhost.example.org", "10.127.0.0.1"]) expect(onlyHere(host)).toBe(false);
});
