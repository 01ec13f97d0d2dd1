/** What is told: which events only follow from others, which frame them, and the lines and sections they make. */

import type { GameLook } from "../games";
import { ROUND_BEGAN, TURN_BEGAN, type GameEvent, type GameMeta } from "./messages";

export const isMinor = (meta: Pick<GameMeta, "events">, event: GameEvent) => meta.events[event.event]?.minor ?? false;

/** Rounds and turns frame what happens; they are nobody's doing. */
export const isFrame = (event: GameEvent) => event.event === ROUND_BEGAN || event.event === TURN_BEGAN;

/** A line of the log is an event with what followed from it. */
export interface Line {
  event: GameEvent;
  after: GameEvent[];
}

export interface Section {
  head: GameEvent | null;
  lines: Line[];
}

/** The log in sections, the newest first. */
export function sectionsOf(events: GameEvent[], meta: Pick<GameMeta, "events">, look: Pick<GameLook, "sections" | "opening">): Section[] {
  const heads = look.sections ?? [ROUND_BEGAN];
  const all: Section[] = [{ head: null, lines: [] }];
  for (const event of events) {
    if (heads.includes(event.event)) {
      all.push({ head: event, lines: [] });
      continue;
    }
    // Every line wears the token of its seat, so a turn that opens no section need not be told.
    if (isFrame(event)) continue;
    const lines = all.at(-1)!.lines;
    const last = lines.at(-1);
    const same = last && last.event.seat === event.seat && (last.event.v === null) === (event.v === null);
    if (same && isMinor(meta, event) && !look.opening?.includes(event.event)) last.after.push(event);
    // A price that is paid before the thing itself belongs to its line.
    else if (same && isMinor(meta, last.event)) lines[lines.length - 1] = { event, after: [last.event, ...last.after] };
    else lines.push({ event, after: [] });
  }
  return all.filter((section) => section.head || section.lines.length).reverse();
}
