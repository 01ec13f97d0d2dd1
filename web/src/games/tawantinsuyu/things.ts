/** Which thing on the board an answer means, and what a thing is called. */

import type { GameMeta } from "../../lib/messages";
import type { Meaning } from "..";
import { actionAt, FREE, tablesOf, type State } from "./state";

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
  weave_end: "weave_end",
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
/** Questions about what lies in the own area. */
export const OWN = new Set(["produce", "refresh", "worship", "discard_army", "flip_army"]);
/** Questions about weaves, which are chosen and laid beside the board. */
export const WEAVE_CHOICES = new Set(["start_weave", "drop_weave", "buy_weave", "lay_weave", "leftover", "weave_end"]);
/** How far the high priest walks. */
const STEPS: Record<string, number> = { one: 1, two: 2 };

type Seen = { state: State; seat: number | null } | null;

export function thingOf(kind: string, option: string, view: Seen): string | null {
  if (WITHOUT_PLACE.has(option)) return null;
  // The bonus of an army card in hand; other free actions have no place.
  if (option.startsWith("free_")) return /^free_(swap_|pray$)/.test(option) ? null : `army:${option.slice(5)}`;
  if (kind === "casualty") return option.endsWith("_end") ? `village:${option}` : `nomad:${option}`;
  if (kind === "free_weave") return option === "top" ? "weave:top" : null;
  if (OWN.has(kind)) return `own:${option}`;
  if (kind === "priest_move") {
    const priest = view?.seat == null ? FREE : view.state.players[view.seat]!.priest;
    const sectors = (view?.state.steps.length ?? 0) / 2;
    return priest === FREE || !sectors ? null : `sector:sector${((priest + STEPS[option]!) % sectors) + 1}`;
  }
  const domain = PLAIN[kind];
  return domain ? `${domain}:${option}` : null;
}

/** Tiles of the market are replaced one or two at a time, in the order in which they are picked. */
export function picksOf(kind: string, option: string, view: Seen, meta: GameMeta): string[] | null {
  if (kind !== "replace" || !view) return null;
  const { production, passive } = tablesOf(meta);
  const buildings = [...production.building, ...passive.building];
  return option.split("-").map((place) => `building:${buildings[view.state.market[Number(place) - 1]!]!.id}`);
}

/** What clicking an unlit thing asks about. */
export function whyOf(thing: string, asked: string | null): { kind: string; option: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  if (domain === "sector" && asked !== "priest_start") return { kind: "plan", option: "move_priest" };
  const kinds: Record<string, string> = { space: "space", icon: "task", stair: "stair", building: "build", statue: "statue", conquest: "conquer", nomad: "nomad", village: "hire", god: "price", army: "play_army", sector: "priest_start" };
  const kind = asked && PLAIN[asked] === domain ? asked : kinds[domain];
  return kind ? { kind, option: code } : null;
}

/** What a thing of the board is in the words of the game: icons are tasks, sectors are actions. */
export function meaning(thing: string, view: Seen, meta: GameMeta): Meaning | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  const tables = tablesOf(meta);
  if (domain === "own") {
    if (/^(small|large)_/.test(code)) return { domain: "statue", code };
    return { domain: tables.production.building.some(({ id }) => id === code) ? "building" : "army", code };
  }
  if (domain === "nomad") return { domain: "worker", code };
  if (domain === "village") return { domain: "hire", code };
  if (domain === "icon") return { domain: "task", code: tables.hill.icon.find(({ id }) => id === code)?.kind ?? code };
  if (domain === "sector") return view ? { domain: "action", code: actionAt(view.state, tables, Number(code.slice(6)) - 1) } : null;
  if (domain === "weave" && code === "top") {
    const top = view?.state.weave_top[0] ?? FREE;
    return top === FREE ? null : { domain: "weave", code: tables.weaves.tile[top]!.id };
  }
  return { domain, code };
}
