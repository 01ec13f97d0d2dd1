/** What Tawantinsuyu brings to the shared parts of the table. */

import { TURN_BEGAN, type GameEvent } from "../../lib/messages";
import { text } from "../../lib/text.svelte";
import type { GameLook, Mark } from "..";
import { ACTION_ICONS, EDGE_ICONS, TASK_ICONS } from "./icons";
import { meaning, picksOf, thingOf, WEAVE_CHOICES } from "./things";

const FIELD_ICONS: Record<string, string> = {
  "resources.0": "potato",
  "resources.1": "corn",
  "resources.2": "stone",
  "resources.3": "gold",
  temple: "temple-up",
  step_markers: "stairs",
  conquest_markers: "conquest",
};
const FIELD_NAMES: Record<string, string> = { temple: "temple-track", step_markers: "field-step_markers", conquest_markers: "field-conquest_markers" };
for (const [index, resource] of ["potato", "corn", "stone", "gold"].entries()) FIELD_NAMES[`resources.${index}`] = `resource-${resource}`;
for (const [index, worker] of ["architect", "courier", "craftsman", "priest", "warrior"].entries()) {
  FIELD_ICONS[`workers.${index}`] = worker;
  FIELD_NAMES[`workers.${index}`] = `worker-${worker}`;
}

const SOURCE_ICONS: Record<string, string> = {
  start: "vp",
  steps_used: "stairs",
  steps: "stairs",
  statues: "statue",
  god_cards: "god-card",
  tasks: "labour",
  seams: "trade",
  production: "production",
  conquest: "conquest",
  casualties: "soldier",
  temple: "temple-up",
  temple_end: "temple",
  token: "ceremony",
  passive: "passive",
  solo: "bot",
  unpaid: "potato",
  tapestries: "weave",
  buildings: "building",
  hand: "god-card",
  army: "army-card",
  workers: "worker",
  gold: "gold",
};

const signed = (n: number) => (n < 0 ? `\u2212${-n}` : `+${n}`);

function eventMarks(event: GameEvent): Mark[] {
  switch (event.event) {
    case "gained":
      return [{ icon: String(event.resource), text: `+${event.n}` }];
    case "spent":
      return [{ icon: String(event.resource), text: `\u2212${event.n}` }];
    case "climbed":
      return [{ icon: "temple-up", text: String(event.step) }];
    case "army_drawn":
    case "trained":
      return [{ icon: "army-card", text: "+1" }];
    case "god_card_drawn":
    case "god_card_taken":
      return [{ icon: "god-card", text: "+1" }];
    case "paid_card":
      return [{ icon: "god-card", text: signed(-1) }];
    case "nomad_taken":
    case "worker_taken":
    case "worker_hired":
      return [{ icon: String(event.worker), text: "+1" }];
    case "tasks_counted":
      return [{ icon: "labour", text: String(event.n) }];
    case "task_done":
      return [{ icon: TASK_ICONS[String(event.task)] ?? "labour", text: "" }];
    case "steps_built":
      return [{ icon: "stairs", text: "" }];
    case "statue_made":
      return [{ icon: "statue", text: "" }];
    case "weave_placed":
      return [{ icon: "weave", text: "" }];
    case "seam_paid":
      return [{ icon: EDGE_ICONS[String(event.edge)] ?? "trade", text: "" }];
    case "produced":
      return [{ icon: "production", text: "" }];
    case "refreshed":
      return [{ icon: "refresh", text: "" }];
    case "priest_moved":
    case "she_moves_priest":
      return [{ icon: ACTION_ICONS[String(event.action)] ?? "high-priest", text: "" }];
    case "conquered":
      return [{ icon: "conquest", text: "" }];
    default:
      return [];
  }
}

const OPTION_ICONS: Record<string, Record<string, string>> = {
  plan: { place: "worker", move_priest: "high-priest", pray: "pray", train: "train", recruit: "recruit" },
  instead: { act: "high-priest", gold: "gold" },
  price: { gold: "gold" },
  god_from: { deck: "god-card" },
  build: { replace: "exchange" },
};
const WORKER_KINDS = new Set(["worker", "identity", "dismiss"]);

function optionIcon(kind: string, code: string): string | null {
  if (WORKER_KINDS.has(kind) && code !== "itself") return code;
  return OPTION_ICONS[kind]?.[code] ?? null;
}

function eventThings(event: GameEvent): string[] {
  if (event.event === "climbed") return [`temple:${event.step}`];
  return ["space", "stair", "building", "conquest", "statue", "god", "weave"].flatMap((domain) => (event[domain] === undefined ? [] : [`${domain}:${event[domain]}`]));
}

export const look: GameLook = {
  emblem: "coricancha",
  band: "M0 0H6V6H0ZM2 2H4V4H2ZM8 6L11 0L14 6ZM16 0H24V2H16ZM16 4H24V6H16Z",
  board: () => import("./Board.svelte"),
  panel: () => import("./Panel.svelte"),
  area: () => import("./Area.svelte"),
  beside: {
    title: ({ ask }) => (ask && WEAVE_CHOICES.has(ask.kind) ? text.question(ask.kind) : null),
    choice: () => import("./WeaveChoice.svelte"),
  },
  thingOf,
  picksOf,
  eventThings,
  eventMarks,
  opening: ["place_chosen"],
  sections: [TURN_BEGAN, "ceremony"],
  meaning,
  fieldIcon: (field) => FIELD_ICONS[field] ?? null,
  fieldName: (field) => FIELD_NAMES[field] ?? field,
  optionIcon,
  decided: 25,
  art: () => import("./Art.svelte"),
  legend: () => import("./legend"),
  sourceIcon: (source) => SOURCE_ICONS[source] ?? "vp",
};
