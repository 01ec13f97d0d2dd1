/** Keys of the table; the help drawer lists the same. Typing in a field is left alone. */

import type { LiveTable } from "../lib/table.svelte";
import { walk } from "./walk";

export interface KeyActions {
  why: () => void;
  drawer: (name: "rules" | "scores" | "help") => void;
  close: () => void;
}

export const KEYS: [string, string][] = [
  ["1–9", "key-choose"],
  ["z", "key-undo"],
  ["Z", "key-restart"],
  ["c", "key-confirm"],
  ["←  →", "key-walk"],
  ["?", "key-why"],
  ["r", "key-rules"],
  ["s", "key-scores"],
  ["h", "key-help"],
  ["Esc", "key-close"],
];

export function keys(event: KeyboardEvent, table: LiveTable, actions: KeyActions): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
  const act = {
    z: () => table.undo(),
    Z: () => table.restart(),
    c: () => table.complete && table.commit(),
    r: () => actions.drawer("rules"),
    s: () => actions.drawer("scores"),
    h: () => actions.drawer("help"),
    "?": () => actions.why(),
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
