/** What changed between two moments, by player: the score and the numbers a game has icons for. */

import type { GameLook } from "../games";
import { changes } from "./changes";
import type { View } from "./messages";

export interface Change {
  icon: string;
  field: string;
  from: number;
  to: number;
}

export interface DigestRow {
  seat: number;
  score: { from: number; to: number };
  changes: Change[];
}

export function digest(before: View, after: View, look: Pick<GameLook, "fieldIcon">): DigestRow[] {
  return after.scores.map((to, seat) => {
    const player = (view: View) => view.state?.players?.[seat] ?? {};
    return {
      seat,
      score: { from: before.scores[seat] ?? 0, to },
      changes: changes(player(before), player(after)).flatMap((change) => {
        const icon = look.fieldIcon(change.field);
        return icon ? [{ ...change, icon }] : [];
      }),
    };
  });
}
