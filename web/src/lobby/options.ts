/** Options by what they are about; a game's look says which are not for everybody's eyes. */

import type { GameLook } from "../games";
import type { OptionSpec } from "../lib/types";

export interface OptionGroup {
  name: string;
  options: OptionSpec[];
}

export const isSwitch = (option: OptionSpec) => option.values.length === 2 && option.values[0] === "off" && option.values[1] === "on";

/** In the order of their first option; groups for one player are there when one plays. */
export function groups(options: OptionSpec[], look: Pick<GameLook, "optionGroup">, seats: number): OptionGroup[] {
  const found = new Map<string, OptionSpec[]>([["main", []]]);
  for (const option of options) {
    const name = look.optionGroup?.(option.name) ?? "main";
    if (name.startsWith("solo") && seats !== 1) continue;
    found.set(name, [...(found.get(name) ?? []), option]);
  }
  return [...found].filter(([, list]) => list.length).map(([name, list]) => ({ name, options: list }));
}
