/** The small icons of an event: the game's own, and those of points. */

import type { GameLook, Mark } from "../games";
import { SCORED, type GameEvent, type GameMeta } from "./messages";
import { text } from "./text.svelte";

export function marksOf(meta: GameMeta, look: GameLook, event: GameEvent): Mark[] {
  if (event.event !== SCORED) return look.eventMarks(event);
  const points = Number(event.points) / meta.unit;
  return [{ icon: "vp", text: `${points < 0 ? "" : "+"}${text.points(points)}` }];
}
