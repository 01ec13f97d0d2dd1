/** What is to be known of a table's clock before one sits down there. */

import { spoken } from "./clock";
import type { ClockRules } from "./messages";
import { text } from "./text.svelte";

export function clockWords(rules: ClockRules, rated: boolean): string {
  const [turn, reserve] = [rules.turn, rules.reserve ?? 0].map((seconds) => spoken(seconds * 1000, text.language));
  const words = text.say(rules.reserve ? "clock-words" : "clock-words-turn", { turn: turn!, reserve: reserve! });
  return rated ? `${text.say("rated-game")}, ${words}` : words;
}
