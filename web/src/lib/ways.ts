/** Which things one click can reach: chains of answers, by the thing at their end. */

import type { GameLook } from "../games";
import type { LiveTable } from "./table.svelte";
import { text } from "./text.svelte";

export type Chain = string[];

/** Things that answer the open question itself are left out; free actions are not. */
export function chainsByThing(table: LiveTable, look: Pick<GameLook, "thingOf" | "freeThings" | "eventThings">): Map<string, Chain[]> {
  const found = new Map<string, Chain[]>();
  const direct = new Set(table.own.map((code) => look.thingOf(table.ask!.kind, code, table.view)));
  const add = (thing: string | null | undefined, chain: Chain) => {
    if (thing && !direct.has(thing)) found.set(thing, [...(found.get(thing) ?? []), chain]);
  };
  for (const { answers, kind = "", options = [], events = [] } of table.ways) {
    for (const code of options) add(look.thingOf(kind, code, table.view), [...answers, `${kind} ${code}`]);
    // The one possible thing is done by the last answer without a question; what is told of it says which it is.
    add(events.flatMap(look.eventThings)[0], answers);
  }
  // What may be done at any moment is no answer to the question, but a click means it all the same.
  for (const code of table.free) {
    const things = look.freeThings?.(code, table.view) ?? [look.thingOf(table.ask!.kind, code, table.view)];
    for (const thing of things) add(thing, [`${table.ask!.kind} ${code}`]);
  }
  return found;
}

export const answerOf = (answer: string) => answer.split(" ") as [kind: string, code: string];

/** A chain in words: only what tells it from the others that lead to the same thing. */
export function chainWords(table: LiveTable, chain: Chain, others: Chain[] = []): string {
  const own = chain.filter((answer) => !others.length || !others.every((other) => other.includes(answer)));
  return (own.length ? own : chain).map((answer) => text.option(table.meta!, ...answerOf(answer))).join(" · ");
}
