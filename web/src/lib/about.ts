/** What the game's data tells of a thing of the board: its name, lines and clause. */

import type { GameLook } from "../games";
import type { Label } from "./messages";
import type { LiveTable } from "./table.svelte";
import { text } from "./text.svelte";

export interface About {
  name: string;
  clause: string;
  lines: Label[];
}

/** Null where nothing is told of it. */
export function aboutThing(thing: string, table: LiveTable, look: GameLook): About | null {
  const meta = table.meta;
  const meant = meta && look.meaning(thing, table.view, meta);
  const told = meant && meta.describe[meant.domain]?.[meant.code];
  return told ? { name: text.thing(meta, meant.domain, meant.code), ...told } : null;
}
