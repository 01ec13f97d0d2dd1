/** What Tzolk'in brings to the shared parts of the table. */

import type { GameEvent } from "../../lib/types";
import type { GameLook, Mark } from "..";
import { explain, thingOf } from "./things";

const FIELD_ICONS: Record<string, string> = {
  corn: "corn",
  skulls: "skull",
  "resources.0": "wood",
  "resources.1": "stone",
  "resources.2": "gold",
  hand: "worker",
  workers: "worker-new",
  "temples.0": "temple-up",
  "temples.1": "temple-up",
  "temples.2": "temple-up",
  "technologies.0": "agriculture",
  "technologies.1": "extraction",
  "technologies.2": "architecture",
  "technologies.3": "theology",
  corn_tiles: "harvest-corn",
  wood_tiles: "harvest-wood",
};

const minus = (n: unknown) => `\u2212${n}`;

function eventMarks(event: GameEvent): Mark[] {
  switch (event.event) {
    case "gained":
      return [{ icon: String(event.good), text: `+${event.n}` }];
    case "spent":
      return [{ icon: String(event.good), text: minus(event.n) }];
    case "placed":
    case "placed_first":
    case "stepped_back":
      return event.corn ? [{ icon: "corn", text: minus(event.corn) }] : [];
    case "scored":
      return [{ icon: "vp", text: "" }];
    case "worshipped":
      return [{ icon: "temple-up", text: "" }];
    case "angered":
      return [{ icon: "temple-down", text: "" }];
    case "advanced":
      return [{ icon: String(event.track), text: "" }];
    case "worker_gained":
      return [{ icon: "worker-new", text: "" }];
    case "skull_placed":
      return [{ icon: "skull", text: "" }];
    case "food_day":
      return [{ icon: "food-day", text: "" }];
    case "teeth_emptied":
      return [{ icon: "corn", text: `+${event.corn}` }];
    default:
      return [];
  }
}

function eventThings(event: GameEvent): string[] {
  const things: string[] = [];
  if (event.gear !== undefined && event.space !== undefined) things.push(`space:${event.gear}-${event.space}`);
  else if (event.gear !== undefined) things.push(`gear:${event.gear}`);
  if (event.event === "skull_placed") things.push(`space:chichen_itza-${event.space}`);
  if (event.event === "placed_first" || event.event === "teeth_emptied") things.push("fp");
  for (const domain of ["temple", "track", "building", "monument"]) {
    if (event[domain] !== undefined) things.push(`${domain}:${event[domain]}`);
  }
  return things;
}

export const look: GameLook = {
  emblem: "calendar",
  band: "M0 6V3H4V0H8V3H12V6ZM14 0H22V2H16V6H14Z",
  board: () => import("./Board.svelte"),
  panel: () => import("./Panel.svelte"),
  thingOf,
  eventThings,
  eventMarks,
  sectionOf: (event) => event.event === "round_began",
  explain,
  fieldIcon: (field) => FIELD_ICONS[field] ?? null,
};
