/** Gains, prices and tiles as runs of icons, made from the tables. */

import { BOARDS, GOODS, type Amounts, type DiscoveryTable, type RoyalTable, type TechnologyTable } from "./state";

export interface Sign {
  icon: string;
  n: string;
  /** A temple's name: the icon wears its colour. */
  temple?: string;
}

export const BOARD_ICONS: Record<string, string> = { palace: "royal", forest: "wood", quarry: "stone", gold: "gold", alchemy: "tech", nobles: "building", decorations: "decoration", construction: "pyramid-tile" };
export const TEMPLE_ICONS: Record<string, string> = { blue: "t-statue", red: "t-face", green: "t-serpent", orange: "temple", any: "temple-up" };
export const colourOf = (temple: string) => (temple === "any" ? "" : `var(--t${temple})`);
const USES: Record<string, Sign[]> = {
  move_second_worker_same_from_to: [{ icon: "double-advance", n: "" }],
  move_unlimited: [{ icon: "any-action", n: "" }],
  ignore_one_cocoa_payment: [{ icon: "cocoa", n: "0" }],
  extra_worker_on_boards: [{ icon: "worker", n: "+" }],
};
const GAINS: Record<string, string> = { resource_any: "resource", avenue: "avenue", power_up: "power-up", power_up_any_unlocked: "power-up", technology: "tech", discovery: "discovery", vp: "vp" };

const shown = (n: number) => (n === 1 ? "" : String(n));

/** One kind of thing that is gained, in its usual sign. */
export function gainSign(kind: string, n: number | string): Sign {
  const number = typeof n === "number" ? n : 0;
  if (kind.startsWith("temple_")) return { icon: "temple-up", n: typeof n === "string" ? n : shown(number), temple: kind.slice(7) };
  const icon = GAINS[kind] ?? kind;
  return { icon, n: typeof n === "string" ? n : String(number) };
}
export const gainSigns = (gain: Record<string, number | string>): Sign[] => Object.entries(gain).map(([kind, n]) => gainSign(kind, n));
export const costSigns = (cost: Amounts): Sign[] => GOODS.flatMap((good) => (cost[good] ? [{ icon: good, n: String(cost[good]) }] : []));

const signed = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `\u2212${-n}` : "0");
/** What an answer would do to the own goods and points; cocoa is what actions cost, so it always stands first. */
export function changeSigns(change: Record<string, number>): Sign[] {
  const goods = GOODS.flatMap((good, index) => (change[`goods.${index}`] || !index ? [{ icon: good as string, n: signed(change[`goods.${index}`] ?? 0) }] : []));
  const vp = Object.entries(change).reduce((sum, [field, n]) => sum + (field.startsWith("points.") ? n : 0), 0);
  return vp ? [...goods, { icon: "vp", n: signed(vp) }] : goods;
}

export function discoverySigns(tile: DiscoveryTable): Sign[] {
  if (tile.mask) return [{ icon: `mask-${((tile.mask - 1) % 7) + 1}`, n: "" }];
  return Object.entries(tile.effect ?? {}).flatMap(([kind, n]) => USES[kind] ?? [gainSign(kind, typeof n === "number" ? n : 1)]);
}

/** What grows with the power of the worker, with the word for it. */
const byPower = (text: string | number, power: string) => String(text).replace("power", power).replace("-", "\u2212");

/** What a technology does and where; the card beside explains it. */
export function technologySigns(tile: TechnologyTable): Sign[] {
  const number = (key: string) => (typeof tile[key] === "number" ? (tile[key] as number) : 0);
  const found: Sign[] = [];
  if (number("palace_cocoa")) found.push({ icon: "royal", n: "" }, { icon: "cocoa", n: "+1" });
  if (number("own_resource")) found.push({ icon: "resource", n: `+${number("own_resource")}` });
  for (const kind of ["cocoa", "vp", "temple_any"]) if (number(kind)) found.push(gainSign(kind, number(kind)));
  if (number("extra_worker")) found.push({ icon: "worker", n: "+" });
  if (number("resource_discount")) found.push({ icon: "resource", n: `\u2212${number("resource_discount")}` });
  if (number("power_up_for_cocoa")) found.push({ icon: "power-up", n: "" }, { icon: "cocoa", n: `\u2212${number("power_up_for_cocoa")}` });
  return found;
}
/** The boards on which a technology works. */
export const technologyBoards = (tile: TechnologyTable) => (tile.boards ?? []).map((number) => BOARD_ICONS[BOARDS[number - 1]!]!);

const COUNTED: Record<string, string> = { technologies: "tech", pyramid_track: "pyramid-tile", avenue: "avenue" };

/** A royal tile in two halves: what is paid or counted, and what it brings; both by the power of the worker. */
export function royalSigns(tile: RoyalTable, power: string): { from: Sign[]; to: Sign[]; limit: string } {
  if (tile.vp_count) {
    const [, counted = "", limit = ""] = /^min\((\w+), *([^)]*)\)$/.exec(tile.vp_count) ?? [];
    return { from: [{ icon: COUNTED[counted] ?? "tech", n: "" }], to: [{ icon: "vp", n: String(tile.vp_each) }], limit: `≤ ${byPower(limit, power)}` };
  }
  const from = Object.entries(tile.pay ?? {}).map(([kind, n]) => gainSign(kind, n));
  const to = Object.entries(tile.gain ?? {}).map(([kind, n]) => gainSign(kind, typeof n === "string" ? byPower(n, power) : n));
  return { from, to, limit: tile.times && tile.times !== "1" ? `× ${byPower(tile.times, power)}` : "" };
}

export function bonusSigns(tile: Record<string, unknown>): Sign[] {
  const n = (key: string) => (typeof tile[key] === "number" ? String(tile[key]) : "");
  if (n("vp")) return [{ icon: "vp", n: n("vp") }];
  if (n("vp_per_technology")) return [{ icon: "vp", n: n("vp_per_technology") }, { icon: "tech", n: "" }];
  if (n("vp_per_avenue_step")) return [{ icon: "vp", n: n("vp_per_avenue_step") }, { icon: "avenue", n: "" }];
  if (n("vp_per_bonus_tile")) return [{ icon: "vp", n: n("vp_per_bonus_tile") }, { icon: "temple", n: "" }];
  if (n("vp_per_other_discovery")) return [{ icon: "vp", n: n("vp_per_other_discovery") }, { icon: "discovery", n: "" }];
  if (n("vp_low_worker")) return [{ icon: "vp", n: `${n("vp_low_worker")}/${n("vp_high_worker")}` }, { icon: "worker", n: "" }];
  return [{ icon: "vp", n: "" }, { icon: "mask-4", n: "" }];
}

export const ABILITY_ICONS: Record<string, string> = { A1: "cocoa", A2: "worship", A3: "decoration", A4: "resource", A5: "worker-new", A6: "avenue", A7: "salary", A8: "mask-4" };
export const ACTION_TILE_ICONS: Record<string, string> = { nobles: "building", construction: "pyramid-tile", decorations: "decoration", alchemy: "tech", worship: "worship", mask_collection: "mask-4", mastery: "power-up" };
