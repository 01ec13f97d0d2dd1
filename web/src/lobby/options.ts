/** Options by what they are about, and the values that fit the number of players. */

import { GROUPS, type GameEntry, type OptionSpec } from "../lib/messages";

export interface OptionGroup {
  name: string;
  options: OptionSpec[];
}

/** Whether a table of so many players can have this value. */
export const fits = (option: OptionSpec, value: string, seats: number) => option.values.includes(value) && (option.seats[value]?.includes(seats) ?? true);

type Chosen = Record<string, string>;
const has = (chosen: Chosen, all: OptionSpec[]) => ([name, wanted]: [string, string]) => (chosen[name] ?? all.find((other) => other.name === name)?.values[0]) === wanted;

/** Whether what a value must go together with is chosen. */
export const met = (option: OptionSpec, value: string, chosen: Chosen, all: OptionSpec[]) => option.needs[value]?.some(has(chosen, all)) ?? true;

/** The value that another choice brings along, if any. */
export const brought = (option: OptionSpec, chosen: Chosen, all: OptionSpec[]) => option.values.find((value) => option.brought[value]?.some(has(chosen, all)));

/** What counts at the table: brought along, chosen, or usual. */
export const inPlay = (option: OptionSpec, chosen: Chosen, all: OptionSpec[]): string => brought(option, chosen, all) ?? chosen[option.name] ?? option.values[0]!;

/** With another value. Whoever does not want what comes along with something has all the rest of it by itself, without that. */
export function withValue(chosen: Chosen, option: OptionSpec, value: string, all: OptionSpec[]): Chosen {
  const came = brought(option, chosen, all);
  if (came === undefined || came === value) return { ...chosen, [option.name]: value };
  const bringing = option.brought[came]!.filter(has(chosen, all));
  const along = all.flatMap((other) => (brought(other, chosen, all) === undefined ? [] : [[other.name, inPlay(other, chosen, all)]]));
  const plain = bringing.map(([name, wanted]) => [name, all.find((other) => other.name === name)!.values.find((one) => one !== wanted)!]);
  return { ...chosen, ...Object.fromEntries([...along, ...plain]), [option.name]: value };
}

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
