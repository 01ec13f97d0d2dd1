/** What a game remarks on the options of a table before it is opened. */

import type { Label, RemarkSpec } from "../lib/messages";

interface Remarking {
  options: { name: string; values: string[] }[];
  remarks: RemarkSpec[];
}

/** Of the chosen options, those not named being as usual. */
export function remarksOn(game: Remarking, chosen: Record<string, string>, seats: number): Label[] {
  const usual = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  const holds = ([name, value]: [string, string]) => (chosen[name] ?? usual[name]) === value;
  return game.remarks.filter((remark) => remark.seats.includes(seats) && Object.entries(remark.options).every(holds)).map(({ label }) => label);
}
