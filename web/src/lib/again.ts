/** What to play after a game that is over: the same once more, or a step harder or easier against a solo opponent. */

import { GROUPS, type OptionSpec, type Summary } from "./messages";

const EASIER = GROUPS.indexOf("solo-easier");
const HARDER = GROUPS.indexOf("solo-harder");

/** One switch of a table with the value it would get. */
export interface Switch {
  name: string;
  value: string;
}

export interface Step {
  harder: boolean;
  /** By how many points the game was decided. */
  by: number;
  switches: Switch[];
}

/** Switches that would make the solo game harder or easier by one: what helps the weaker side is taken back first. */
function switches(options: OptionSpec[], chosen: Record<string, string>, harder: boolean): Switch[] {
  const [back, on] = harder ? [EASIER, HARDER] : [HARDER, EASIER];
  const of = (group: number, isOn: boolean) => options.filter((option) => option.group === GROUPS[group] && (chosen[option.name] ?? option.values[0]) === option.values[isOn ? 1 : 0]);
  return [...of(back, true).map(({ name, values }) => ({ name, value: values[0]! })), ...of(on, false).map(({ name, values }) => ({ name, value: values[1]! }))];
}

/** What the rulebook advises after a solo game that was decided by so many points or more; else null. */
export function soloStep(summary: Pick<Summary, "scores" | "seats" | "options" | "over">, options: OptionSpec[], decided: number | undefined): Step | null {
  if (decided === undefined || !summary.over || summary.seats.length !== 1 || summary.scores.length !== 2) return null;
  const by = summary.scores[0]! - summary.scores[1]!;
  if (Math.abs(by) < decided) return null;
  const found = switches(options, summary.options, by > 0);
  return found.length ? { harder: by > 0, by: Math.abs(by), switches: found } : null;
}
