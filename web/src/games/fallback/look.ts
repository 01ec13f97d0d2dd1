/** A game whose board is not drawn yet: all options are buttons, and lie on the board as such. */

import type { GameLook } from "..";

export const look: GameLook = {
  emblem: "sun",
  band: "M0 0H6V6H0ZM12 0H18V6H12Z",
  board: () => import("./Board.svelte"),
  panel: () => import("./Panel.svelte"),
  thingOf: (_, option) => `option:${option}`,
  eventThings: () => [],
  eventMarks: () => [],
  meaning: () => null,
  fieldIcon: () => null,
};
