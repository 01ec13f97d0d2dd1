/** Rewards and prices as runs of icons, made from the tables. */

import type { Reward } from "./state";
import { RESOURCES } from "./state";

export interface Sign {
  icon: string;
  n: string;
}

const REWARDS: Record<string, string> = {
  potato: "potato",
  corn: "corn",
  stone: "stone",
  gold: "gold",
  vp: "vp",
  god_card: "god-card",
  army_card: "army-card",
  train: "train",
  nomad_worker: "nomad",
  temple_step: "temple-up",
  pay_gold_temple: "offering",
  refresh: "refresh",
  free_weave: "weave",
  free_steps: "stairs",
  free_small_statue: "statue-small",
  free_building: "building",
  task_building: "building",
  task_statue: "statue",
  task_steps: "stairs",
};

export const TASK_ICONS: Record<string, string> = {
  potato: "potato",
  corn: "corn",
  stone: "stone",
  gold: "gold",
  weave: "weave",
  statue: "statue",
  steps: "stairs",
  building: "building",
  train: "train",
  produce: "production",
  trade: "trade",
};

export const ACTION_ICONS: Record<string, string> = { worship: "worship", offering: "offering", refresh: "refresh", conquest: "conquest", produce: "production" };

/** What the icons of passive buildings say at a glance; the card beside explains them. */
export const PASSIVE_ICONS: Record<string, string> = {
  Z01: "courier",
  Z02: "priest",
  Z03: "refresh",
  Z04: "weave",
  Z05: "architect",
  Z06: "potato",
  Z07: "stairs",
  Z08: "weave",
  Z09: "weave",
  Z10: "resource",
  Z11: "weave",
  Z12: "temple-up",
  Z13: "soldier",
  Z14: "warrior",
  Z15: "exchange",
  Z16: "refresh",
  Z17: "conquest",
  Z18: "army-card",
  Z19: "pray",
  Z20: "plus",
};

export const EDGE_ICONS: Record<string, string> = {
  gold1: "gold",
  stone2: "stone",
  potato3: "potato",
  god_potato: "god-card",
  refresh1: "refresh",
  army1: "army-card",
  gold_temple: "temple-up",
  vp3: "vp",
};

export function rewardSigns(rewards: Reward[]): Sign[] {
  return rewards.flatMap((reward) => {
    if (reward.kind === "choice") return (reward.options ?? []).flatMap((option, index) => [...(index ? [{ icon: "arrow", n: "/" }] : []), ...rewardSigns(option)]).filter((sign) => sign.icon !== "arrow");
    return [{ icon: REWARDS[reward.kind] ?? "resource", n: (reward.n ?? 1) > 1 ? String(reward.n) : "" }];
  });
}

export function costSigns(cost: Record<string, number>): Sign[] {
  return RESOURCES.flatMap((resource) => (cost[resource] ? [{ icon: resource, n: String(cost[resource]) }] : []));
}

/** How large the signs of a card are: 14 where it is as high as on a laptop, more in a taller one. */
export const signSize = (wide: number, high: number) => Math.max(14, Math.min(26, high / 8, wide / 2.6));
