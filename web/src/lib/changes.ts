/** The numbers that differ between two states of a player, by field (`corn`, `resources.0`). Points are kept by source there; the score tells them. */

import { POINTS } from "./messages";

type Plain = Record<string, unknown>;

export function numbers(thing: Plain): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [name, value] of Object.entries(thing)) {
    if (name === POINTS) continue;
    if (typeof value === "number") found[name] = value;
    else if (Array.isArray(value) && value.every((item) => typeof item === "number")) {
      value.forEach((item, index) => (found[`${name}.${index}`] = item as number));
    }
  }
  return found;
}

export function changes(before: Plain, after: Plain): { field: string; from: number; to: number }[] {
  const old = numbers(before);
  return Object.entries(numbers(after)).flatMap(([field, to]) => {
    const from = old[field];
    return from === undefined || from === to ? [] : [{ field, from, to }];
  });
}
