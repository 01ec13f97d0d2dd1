/** Where rounds begin: games say so, or a round begins with each turn of the seat that began. */

import { ROUND_BEGAN, TURN_BEGAN, type GameEvent } from "./messages";

export type RoundOf = (event: GameEvent) => number | null;

/** A counter to ask event by event, in order: the number of the round that begins with it, or null. */
export function rounds(events: GameEvent[]): RoundOf {
  if (events.some((event) => event.event === ROUND_BEGAN)) return (event) => (event.event === ROUND_BEGAN ? Number(event.round) : null);
  const first = events.find((event) => event.event === TURN_BEGAN)?.seat;
  let round = 0;
  return (event) => (event.event === TURN_BEGAN && event.seat === first ? ++round : null);
}

/** The moments at which rounds begin. */
export function roundStarts(events: GameEvent[]): number[] {
  const roundOf = rounds(events);
  return events.flatMap((event) => (roundOf(event) !== null && event.v !== null ? [event.v] : []));
}
