/** What should be known of an answer before it is given: that it cannot be taken back, or brings nothing. */

import type { OptionInfo } from "./messages";
import { text } from "./text.svelte";

export interface Warning {
  short: string;
  full: string;
}

export function warningOf(info: OptionInfo | null | undefined): Warning | null {
  if (info?.reveals) return { short: text.say("final"), full: text.say(info.passes ? "passes" : "reveals") };
  if (info?.wasted) return { short: text.say("wasted-short"), full: text.say("wasted") };
  return null;
}
