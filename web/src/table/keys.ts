/** Keys of the table; the help drawer lists the same. Typing in a field is left alone. */

import type { LiveTable } from "../lib/table.svelte";
import type { DrawerName } from "./Drawers.svelte";
import { walk } from "./walk";

export interface KeyActions {
  why: () => void;
  drawer: (name: DrawerName) => void;
  close: () => void;
}

export const KEYS: [string, string][] = [
  ["1–9", "key-choose"],
  ["z", "key-undo"],
  ["Z", "key-restart"],
  ["c", "key-confirm"],
  ["←  →", "key-walk"],
  ["+  −  0", "key-zoom"],
  ["?", "key-why"],
  ["r", "key-rules"],
  ["s", "key-scores"],
  ["t", "key-table"],
  ["m", "key-company"],
  ["h", "key-help"],
  ["p", "key-replay"],
  ["Home  End", "key-ends"],
  ["PgUp  PgDn", "key-rounds"],
  ["␣", "key-play"],
  ["Esc", "key-close"],
];

/** A combination of the browser, typing in a field, or anything while a dialog is open. */
export function meantElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  return event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea") || document.querySelector("dialog:modal") !== null;
}

export function keys(event: KeyboardEvent, table: LiveTable, actions: KeyActions): void {
  if (meantElsewhere(event)) return;
  const act = {
    z: () => table.turn.undo(),
    Z: () => table.turn.restart(),
    c: () => table.confirm(),
    r: () => actions.drawer("rules"),
    s: () => actions.drawer("scores"),
    t: () => actions.drawer("table"),
    m: () => actions.drawer("company"),
    h: () => actions.drawer("help"),
    p: () => (table.frame ? table.past.present() : table.past.travel(table.summary?.over ? 0 : table.version - 1)),
    "?": () => actions.why(),
    " ": table.following.shown ? () => table.others.hurry() : undefined,
    Escape: () => actions.close(),
  }[event.key];
  if (act) {
    event.preventDefault();
    void act();
  } else if (!table.frame && walk(event.key)) {
    event.preventDefault();
  } else if (/^[1-9]$/.test(event.key) && table.ask) {
    const code = table.ask.options[Number(event.key) - 1];
    if (code) void table.choose(code);
  }
}
