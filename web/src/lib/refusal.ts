/** What went wrong, as a sentence in the chosen language. */

import { Refusal } from "./api";
import { text } from "./text.svelte";

export function sentence(error: unknown): string {
  if (error instanceof Refusal && text.has(`error-${error.code}`)) return text.say(`error-${error.code}`);
  return error instanceof Error ? error.message : String(error);
}
