/** What the game's data tells of a thing, an answer or an icon: its name, lines and clause. */

import type { GameLook, LegendEntry } from "../games";
import type { GameMeta, Label } from "./messages";
import type { LiveTable } from "./table.svelte";
import { capital, text } from "./text.svelte";

export interface About {
  name: string;
  clause: string;
  lines: Label[];
}

/** Null where nothing is told of it. */
export function aboutThing(thing: string, table: LiveTable, look: GameLook): About | null {
  const meta = table.meta;
  const meant = meta && look.meaning(thing, table.view, meta);
  const told = meant && meta.describe[meant.domain]?.[meant.code];
  return told ? { name: text.thing(meta, meant.domain, meant.code), ...told } : null;
}

/** An answer in words, `plan pray`: what is told of what it means, else when its question comes. */
export function aboutAnswer(answer: string, meta: GameMeta): About | null {
  const [name, code] = answer.split(" ") as [string, string];
  const kind = meta.kinds.find((known) => known.name === name);
  const option = kind?.options.find((known) => known.code === code);
  if (!kind || !option) return null;
  const told = meta.describe[option.label[0].split("-")[0]!]?.[code];
  return { name: text.option(meta, name, code), clause: told?.clause ?? kind.clause, lines: told?.lines ?? [] };
}

/** A thing that somebody has named in the chat, `domain:code`. */
export function aboutMeant(meant: string, meta: GameMeta): About {
  const [domain, code] = meant.split(":") as [string, string];
  const told = meta.describe[domain]?.[code];
  return { name: text.thing(meta, domain, code), clause: told?.clause ?? "", lines: told?.lines ?? [] };
}

/** An icon by the legend of the game; one that has only a name says that. */
export function aboutIcon(icon: string, legend: LegendEntry[], label: string): About | null {
  const known = legend.find(([symbol]) => symbol === icon);
  const name = label || (known ? text.say(known[1]) : "");
  return name ? { name: capital(name), clause: known?.[2] ?? "", lines: [] } : null;
}
