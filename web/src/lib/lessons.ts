/** Which step of a guided first game is shown: by what was done, as the server says, and by what was read. */

import type { GuideStep, Lesson } from "./messages";

export const asks = (step: GuideStep): boolean => step.answers.length > 0 || step.confirm;

/** What only tells is read one after another up to the step in which something is to be done. */
export function shownStep(steps: GuideStep[], lesson: Lesson, read: number): number {
  let first = Math.min(lesson.step, steps.length);
  while (first > 0 && !asks(steps[first - 1]!)) first -= 1;
  return Math.min(Math.max(read, first), lesson.step, steps.length - 1);
}

/** The part of the page that a step points at with @. */
const PARTS: Record<string, string> = { "@prompt": ".prompt", "@confirm": ".draft .confirm", "@log": ".log" };

export function selector(look: string, seat: number | null): string {
  if (look === "@panel") return `[data-seat="${seat ?? 0}"]`;
  return PARTS[look] ?? `[data-thing="${CSS.escape(look)}"]`;
}
