/** Whether people who share a screen have anything to hide from each other. */

import type { View } from "./messages";

type Cards = Record<string, unknown>;

/** What the game itself says, or: a hand is a list for its owner and a number for everybody else. In doubt something is hidden. */
export function hides(view: View, seats: number[], said?: (state: any, seat: number) => boolean): boolean {
  const players: Cards[] | undefined = view.state?.players;
  const own = players?.[view.seat ?? -1];
  if (!players || !own || view.waiting.length > 1) return true;
  if (said) return seats.some((seat) => said(view.state, seat));
  const secret = (field: string, cards: unknown[]) => seats.some((seat) => typeof players[seat]?.[field] === "number" && (cards.length > 0 || players[seat][field] > 0));
  return Object.entries(own).some(([field, cards]) => Array.isArray(cards) && secret(field, cards));
}
