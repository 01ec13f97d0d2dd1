/** Which thing on the board an answer means, and what a thing is called. */

import type { Meaning } from "..";

const DOMAINS: Record<string, string> = {
  card: "card",
  sector: "sector",
  road: "road",
  city: "point",
  garrison: "point",
  temple: "point",
  outpost: "point",
  conquer: "province",
  terrace: "province",
  pilgrimage: "open",
};
/** What a thing is asked about while no question is about such things. */
const KINDS: Record<string, string> = { card: "card", sector: "sector", road: "road", point: "city", province: "conquer", open: "pilgrimage" };

export function thingOf(kind: string, option: string): string | null {
  const domain = DOMAINS[kind];
  return domain && option !== "stop" ? `${domain}:${option}` : null;
}

const split = (thing: string) => thing.split(":") as [string, string];

/** What clicking an unlit thing asks about; of a site what it is for. */
export function whyOf(thing: string, asked: string | null, garrison: (point: string) => boolean): { kind: string; option: string } | null {
  const [domain, option] = split(thing);
  const kind = asked && DOMAINS[asked] === domain ? asked : domain === "point" && garrison(option) ? "garrison" : KINDS[domain];
  return kind ? { kind, option } : null;
}

/** Domain and code of what the game's data tells of a thing: cards lie in hands and on the board of the Sun. */
export function meaning(thing: string): Meaning {
  const [domain, code] = split(thing);
  return { domain: domain === "open" ? "card" : domain, code };
}
