/** Answers that are made of several things, such as two tiles: the things are picked one after the other. */

import type { GameLook } from "../games";
import type { LiveTable } from "./table.svelte";

const startsWith = (things: string[], picked: string[]) => picked.every((thing, index) => things[index] === thing);

/** The own options that are made of several things, by their code. */
export function composed(table: LiveTable, look: GameLook): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const code of table.own) {
    const things = look.picksOf?.(table.ask!.kind, code, table.view, table.meta!);
    if (things) found.set(code, things);
  }
  return found;
}

/** What can be picked next, each with the answer it would make together with what is picked. */
export function nextPicks(options: Map<string, string[]>, picked: string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [code, things] of options) {
    const next = things[picked.length];
    if (next === undefined || !startsWith(things, picked)) continue;
    if (!found.has(next) || things.length === picked.length + 1) found.set(next, code);
  }
  return found;
}

/** The answer that is made of just what is picked. */
export function pickedOption(options: Map<string, string[]>, picked: string[]): string | null {
  for (const [code, things] of options) if (picked.length && things.length === picked.length && startsWith(things, picked)) return code;
  return null;
}
