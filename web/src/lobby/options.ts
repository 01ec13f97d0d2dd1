/** Options by what they are about, and the values that fit the number of players. */

import { GROUPS, type GameEntry, type OptionSpec } from "../lib/messages";

export interface OptionGroup {
  name: string;
  options: OptionSpec[];
}

/** Whether a table of so many players can have this value. */
export const fits = (option: OptionSpec, value: string, seats: number) => option.values.includes(value) && (option.seats[value]?.includes(seats) ?? true);

/** Whether what a value must go together with is chosen. */
export const met = (option: OptionSpec, value: string, chosen: Record<string, string>, all: OptionSpec[]) =>
  option.needs[value]?.some(([name, wanted]) => (chosen[name] ?? all.find((other) => other.name === name)?.values[0]) === wanted) ?? true;

export const isSwitch = (option: OptionSpec) => option.values.length === 2 && option.values[0] === "off" && option.values[1] === "on";

export const MAIN = GROUPS[0];

/** In the order of their first option, what is for everybody first; what is about the solo opponent where there is one. */
export function groups({ options, automa }: Pick<GameEntry, "options" | "automa">, seats: number): OptionGroup[] {
  const found = new Map<string, OptionSpec[]>([[MAIN, []]]);
  for (const option of options) {
    if (option.group.startsWith("solo") && !automa.includes(seats)) continue;
    found.set(option.group, [...(found.get(option.group) ?? []), option]);
  }
  return [...found].filter(([, list]) => list.length).map(([name, list]) => ({ name, options: list }));
}
