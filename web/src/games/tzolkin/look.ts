/** What Tzolk'in brings to the shared parts of the table. */

import type { GameEvent } from "../../lib/messages";
import { text } from "../../lib/text.svelte";
import type { GameLook, Mark } from "..";
import type { State } from "./state";
import { meaning, thingOf } from "./things";

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

const FIELD_NAMES: Record<string, string> = {
  corn: "good-corn",
  skulls: "good-skull",
  "resources.0": "resource-wood",
  "resources.1": "resource-stone",
  "resources.2": "resource-gold",
  hand: "field-hand",
  workers: "field-workers",
  "temples.0": "temple-chaac",
  "temples.1": "temple-quetzalcoatl",
  "temples.2": "temple-kukulcan",
  "technologies.0": "track-agriculture",
  "technologies.1": "track-extraction",
  "technologies.2": "track-architecture",
  "technologies.3": "track-theology",
  corn_tiles: "harvest_tile-corn",
  wood_tiles: "harvest_tile-wood",
};

const SOURCE_ICONS: Record<string, string> = {
  chichen_itza: "skull",
  buildings: "building",
  architecture: "architecture",
  architecture_bonus: "architecture",
  temples_age1: "temple",
  leaders_age1: "temple-up",
  temples_age2: "temple",
  leaders_age2: "temple-up",
  unfed: "food-day",
  corn: "corn",
  skulls: "skull",
  monuments: "monument",
};

const TEMPLES: Record<string, string> = { chaac: "var(--chaac)", quetzalcoatl: "var(--quetzal)", kukulcan: "var(--kukul)" };

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
    case "fed":
      return event.corn ? [{ icon: "corn", text: minus(event.corn) }] : [];
    case "worshipped":
      return [{ icon: "temple-up", text: "", tint: TEMPLES[String(event.temple)]! }];
    case "angered":
      return [{ icon: "temple-down", text: "", tint: TEMPLES[String(event.temple)]! }];
    case "advanced":
      return [{ icon: String(event.track), text: String(event.level) }];
    case "worker_gained":
      return [{ icon: "worker-new", text: "" }];
    case "skull_placed":
      return [{ icon: "skull", text: "" }];
    case "tile_taken":
      return [{ icon: `harvest-${event.harvest}`, text: "" }];
    case "acted":
      return [{ icon: "arrow", text: String(event.space) }];
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
  area: () => import("./Area.svelte"),
  beside: {
    title: (table) => (table.ask?.kind === "wealth" || (table.turn.complete && table.draft[0]?.startsWith("wealth")) ? text.question("wealth") : null),
    choice: () => import("./WealthChoice.svelte"),
  },
  thingOf,
  eventThings,
  eventMarks,
  meaning,
  // What it costs to be placed somewhere is said only while that is asked.
  tells: ([id], asked) => id !== "space-price" || asked === "place",
  fieldIcon: (field) => FIELD_ICONS[field] ?? null,
  fieldName: (field) => FIELD_NAMES[field] ?? field,
  sourceIcon: (source) => SOURCE_ICONS[source] ?? "vp",
  // The wealth tiles that were not kept are never shown again.
  hides: (state: State, seat) => !state.players[seat]?.wealth.length,
  art: () => import("./Art.svelte"),
  legend: () => import("./legend"),
};
