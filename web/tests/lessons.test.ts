import { expect, test } from "vitest";
import { selector, shownStep } from "../src/lib/lessons";
import type { GuideStep, Lesson } from "../src/lib/messages";

const tell = (text: string): GuideStep => ({ text, look: [], answers: [], confirm: false });
const ask = (text: string): GuideStep => ({ ...tell(text), answers: ["do it"] });
const STEPS = [tell("a"), tell("b"), ask("c"), ask("d"), tell("e"), ask("f"), tell("g")];
const at = (step: number): Lesson => ({ step, fits: 0, left: false });

test("what only tells is read up to the step in which something is to be done", () => {
  expect([0, 1, 2, 3].map((read) => shownStep(STEPS, at(2), read))).toEqual([0, 1, 2, 2]);
  expect([0, 3, 4, 5].map((read) => shownStep(STEPS, at(5), read))).toEqual([4, 4, 4, 5]);
});

test("what was done is behind, and what was taken back is shown again", () => {
  expect(shownStep(STEPS, at(3), 2)).toBe(3);
  expect(shownStep(STEPS, at(2), 3)).toBe(2);
});

test("the last words stay", () => {
  expect(shownStep(STEPS, at(7), 0)).toBe(6);
  expect(shownStep(STEPS, at(7), 9)).toBe(6);
});

test("a step points at things and at parts of the page", () => {
  (globalThis as any).CSS ??= { escape: (id: string) => id };
  expect(selector("@panel", 1)).toBe('[data-seat="1"]');
  expect(selector("@confirm", 0)).toBe(".draft .confirm");
  expect(selector("gear", 0)).toBe('[data-thing="gear"]');
});
