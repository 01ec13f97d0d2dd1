/** Who sits where, in words: names of people and bots, and how strong a bot is. */

import { text } from "./text.svelte";
import type { Notice, SeatSummary } from "./messages";

const BOT_NAMES = 8;

/** The name that was given, or what the seat is called in this language. */
export function seatName(seat: SeatSummary, index: number): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? text.say(`bot-name-${(index % BOT_NAMES) + 1}`) : text.say("player", { n: index + 1 });
}

/** Who lost a seat while away, and what all agreed on. */
export function noticeSentence(notice: Notice): string {
  return text.say(`notice-${notice.kind}`, { name: notice.name || text.say("player", { n: notice.seat + 1 }) });
}

/** As in message ids, which have no colons. */
const key = (bot: string) => bot.replace(":", "-");

export function levelName(bot: string): string {
  if (!bot) return "";
  if (text.has(`level-${key(bot)}`)) return text.say(`level-${key(bot)}`);
  const plain = bot.split(":")[0]!;
  return text.has(`bot-${plain}`) ? text.say(`bot-${plain}`) : bot;
}

/** A sentence about how a bot plays, for the one who chooses it. */
export function levelAbout(bot: string): string {
  return text.has(`about-level-${key(bot)}`) ? text.say(`about-level-${key(bot)}`) : "";
}
