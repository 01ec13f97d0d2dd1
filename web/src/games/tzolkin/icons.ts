/** Runs of icons with numbers: what is printed beside spaces and on tiles, made from the tables. */

import type { ActionSpace, BuildingTable, Effect, MonumentTable, WealthTable } from "./state";
import { GOODS } from "./state";

export interface Sign {
  icon: string;
  n: string;
  /** A temple whose colour the icon wears. */
  temple?: string;
}

const sign = (icon: string, n: number | string = ""): Sign => ({ icon, n: String(n) });

export function spaceSigns(action: ActionSpace): Sign[] {
  switch (action.kind) {
    case "gain": {
      const goods = GOODS.flatMap((good) => (action[good] ? [sign(good, action[good])] : []));
      return action.label === "fishing" ? [sign("fish"), ...goods] : goods;
    }
    case "harvest":
      return [sign("corn", action.corn), ...(action.wood ? [sign("wood", action.wood)] : [])];
    case "tech":
      return [sign("tech", action.steps_max === 1 ? "" : `1-${action.steps_max}`)];
    case "build":
      return [
        ...(action.pay_with === "corn" ? [sign("corn")] : []),
        sign("civic", action.buildings_max === 1 ? "" : action.buildings_max),
        ...(action.monument_allowed ? [sign("monument")] : []),
      ];
    case "temple":
      return [
        ...(action.cost_any_resource ? [sign("resource", action.cost_any_resource > 1 ? action.cost_any_resource : "")] : []),
        ...(action.cost_corn ? [sign("corn", action.cost_corn)] : []),
        sign("temple-up", (action.steps ?? 1) > 1 ? action.steps : ""),
      ];
    case "exchange":
      return [sign("exchange")];
    case "worker":
      return [sign("worker-new")];
    case "any_action":
      return [sign("corn", action.cost_corn), sign("any-action")];
    default:
      return [sign("any-action")];
  }
}

export function effectSigns(effect: Effect): Sign[] {
  switch (effect.kind) {
    case "feed_free_workers":
      return [sign("food-day"), sign("worker", effect.n)];
    case "feed_discount_each":
      return [sign("food-day", `\u2212${effect.n}`)];
    case "tech":
      return [sign(effect.track === "any" ? "tech" : effect.track!, `+${effect.n}`)];
    case "gain":
      return GOODS.flatMap((good) => (effect[good] ? [sign(good, effect[good])] : []));
    case "temple":
      return Array.from({ length: effect.n ?? 1 }, () => ({ icon: "temple-up", n: "", ...(effect.temple === "any" ? {} : { temple: effect.temple! }) }));
    case "build_building":
      return [sign("civic", "+1")];
    case "exchange":
      return [sign("exchange")];
    case "any_action":
      return [sign("any-action")];
    case "worker":
      return [sign("worker-new")];
    default:
      return [sign("vp", effect.n)];
  }
}

/** Rows of at most two or three signs that fit a tile. */
export function buildingRows(building: BuildingTable): Sign[][] {
  const signs = building.effects.flatMap(effectSigns);
  const long = signs.reduce((sum, item) => sum + 20 + item.n.length * 7.3, 0);
  if (long <= 56) return [signs];
  const half = Math.ceil(signs.length / 2);
  return [signs.slice(0, half), signs.slice(half)];
}

export function wealthSigns(tile: WealthTable): Sign[] {
  const goods = GOODS.flatMap((good) => (tile.gain[good] ? [sign(good, tile.gain[good])] : []));
  return [...goods, ...tile.effects.flatMap(effectSigns)];
}

/** The icon of a monument's score and the message that says what it counts. */
export function monumentSigns(monument: MonumentTable, players: number): { signs: Sign[]; per: string } {
  const score = monument.score;
  const vp = score.vp ?? score.vp_by_players?.[String(players)];
  if (score.table) {
    // Counts that are worth no more than the one before are left out.
    const rows = Object.entries(score.table).filter(([, n], index, all) => n > (all[index - 1]?.[1] ?? 0));
    const icon = score.kind === "by_worker_count" ? "worker" : "tech";
    return { signs: [sign(icon, rows.map(([count]) => count).join(" "))], per: rows.map(([, n]) => n).join(" ") };
  }
  return { signs: vp === undefined ? [sign("temple-up"), sign("vp")] : [sign("vp", vp)], per: "" };
}
