/** Which thing on the board an answer means, and what a thing is called. */

const PLAIN: Record<string, string> = {
  keep: "god",
  play_god: "god",
  price: "god",
  give_god: "god",
  god_from: "god",
  start_weave: "weave",
  drop_weave: "weave",
  buy_weave: "weave",
  lay_weave: "weave",
  leftover: "weave",
  space: "space",
  capture: "space",
  task: "icon",
  stair: "stair",
  build: "building",
  statue: "statue",
  conquer: "conquest",
  play_army: "army",
  train: "army",
  nomad: "nomad",
  hire: "village",
  priest_start: "sector",
};
const WITHOUT_PLACE = new Set(["done", "none", "nobody", "stop", "gold", "deck", "replace", "potato"]);

export function thingOf(kind: string, option: string): string | null {
  if (WITHOUT_PLACE.has(option) || option.startsWith("free_")) return null;
  if (kind === "casualty") return option.endsWith("_end") ? `village:${option}` : `nomad:${option}`;
  const domain = PLAIN[kind];
  return domain ? `${domain}:${option}` : null;
}

export function whyOf(thing: string, asked: string | null): { kind: string; option: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  const kinds: Record<string, string> = { space: "space", icon: "task", stair: "stair", building: "build", statue: "statue", conquest: "conquer", nomad: "nomad", village: "hire", god: "price", army: "play_army" };
  const kind = asked && PLAIN[asked] === domain ? asked : kinds[domain];
  return kind ? { kind, option: code } : null;
}

const CLAUSES: Record<string, string> = {
  space: "TA-4.1",
  task: "TA-8.1",
  stair: "TA-8.2",
  building: "TA-8.7",
  statue: "TA-8.9",
  conquest: "TA-9.18",
  god: "TA-6.1",
  army: "TA-3.5",
  weave: "TA-8.16",
  action: "TA-9.1",
  worker: "TA-7.1",
};

export function explain(thing: string): { domain: string; code: string; clause: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  const name = domain === "nomad" ? "worker" : domain;
  const clause = CLAUSES[name];
  return clause ? { domain: name, code, clause } : null;
}
