/** Where rounds begin. */

import { ROUND_BEGAN, type GameEvent } from "./messages";

/** The number of the round that begins with an event, or null. */
export const roundOf = (event: GameEvent): number | null => (event.event === ROUND_BEGAN ? Number(event.round) : null);

/** The moments at which rounds begin. */
export function roundStarts(events: GameEvent[]): number[] {
  return events.flatMap((event) => (roundOf(event) !== null && event.v !== null ? [event.v] : []));
}
