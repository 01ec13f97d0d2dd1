/** A table's clock and a rating in words. */

import { spoken } from "./clock";
import type { ClockRules, LadderRow } from "./messages";
import { text } from "./text.svelte";

/** What is to be known before one sits down there. */
export function clockWords(rules: ClockRules, rated: boolean): string {
  const [turn, reserve] = [rules.turn, rules.reserve ?? 0].map((seconds) => spoken(seconds * 1000, text.language));
  const words = text.say(rules.reserve ? "clock-words" : "clock-words-turn", { turn: turn!, reserve: reserve! });
  return rated ? `${text.say("rated-game")}, ${words}` : words;
}

const number = (n: number) => new Intl.NumberFormat(text.language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);

/** A rating with how sure it is. */
export const strength = (row: LadderRow): string => `${number(row.mean)} ± ${number(2 * row.sigma)}`;
