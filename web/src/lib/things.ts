/** Things of a game in what people say: written as `[[domain:code]]`, typed as `[Name]`, read in everybody's own language. */

import type { Meaning } from "../games";
import type { GameMeta } from "./messages";
import { text } from "./text.svelte";

export interface Thing extends Meaning {
  name: string;
}

const TOKEN = /\[\[([a-z0-9_]+):([A-Za-z0-9_.-]+)\]\]/g;
const NAMED = /\[([^[\]]{1,60})\]/g;

const plain = (name: string) => name.trim().toLocaleLowerCase();

/** Everything that has a name and something to tell; of what is called alike the first. */
export function thingsOf(meta: GameMeta): Thing[] {
  const found = new Map<string, Thing>();
  for (const [domain, codes] of Object.entries(meta.domains)) {
    for (const code of codes) {
      if (!text.knows(`${domain}-${code}`)) continue;
      const thing = { domain, code, name: text.thing(meta, domain, code) };
      const known = found.get(plain(thing.name));
      if (!known || (meta.describe[domain]?.[code] && !meta.describe[known.domain]?.[known.code])) found.set(plain(thing.name), thing);
    }
  }
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Names in brackets become tokens; what is no thing stays as it was typed. */
export function written(typed: string, things: Thing[]): string {
  const known = new Map(things.map((thing) => [plain(thing.name), thing]));
  return typed.replace(NAMED, (whole, name: string) => {
    const thing = known.get(plain(name));
    return thing ? `[[${thing.domain}:${thing.code}]]` : whole;
  });
}

/** Words and things in turn; a token of something that the game does not have is only words. */
export function readable(said: string, meta: GameMeta): (string | Thing)[] {
  const parts: (string | Thing)[] = [];
  let end = 0;
  for (const found of said.matchAll(TOKEN)) {
    const [whole, domain, code] = found as unknown as [string, string, string];
    if (!meta.domains[domain]?.includes(code)) continue;
    parts.push(said.slice(end, found.index), { domain, code, name: text.thing(meta, domain, code) });
    end = found.index + whole.length;
  }
  return [...parts, said.slice(end)].filter((part) => part !== "");
}

/** Things whose name goes on from what stands behind the last open bracket. */
export function suggested(typed: string, things: Thing[], most = 6): Thing[] {
  const begun = /\[([^[\]]*)$/.exec(typed)?.[1];
  if (begun === undefined) return [];
  const wanted = plain(begun);
  const fitting = things.filter(({ name }) => plain(name).includes(wanted));
  const first = fitting.filter(({ name }) => plain(name).startsWith(wanted));
  return [...first, ...fitting.filter((thing) => !first.includes(thing))].slice(0, most);
}

/** A thing put where the last open bracket stands, or behind what was typed. */
export function inserted(typed: string, { name }: Thing): string {
  const open = /\[[^[\]]*$/.exec(typed);
  const before = open ? typed.slice(0, open.index) : typed && !typed.endsWith(" ") ? `${typed} ` : typed;
  return `${before}[${name}] `;
}
