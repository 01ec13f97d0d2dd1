/** What Inca Empire brings to the shared parts of the table. */

import { ROUND_BEGAN, type GameEvent } from "../../lib/messages";
import type { GameLook, Mark } from "..";
import { ACT_ICONS, PHASE_ICONS } from "./icons";
import { coloursOf } from "./state";
import { meaning, thingOf } from "./things";

const SOURCE_ICONS: Record<string, string> = {
  cities: "city",
  garrisons: "garrison",
  conquests: "province",
  temples: "sun-temple",
  terraces: "terrace",
  pilgrimages: "pilgrimage",
  sapa_terraces: "sapa-inca",
  sapa_garrisons: "sapa-inca",
  sapa_cities: "sapa-inca",
  sapa_temples: "sapa-inca",
};

const EVENT_ICONS: Record<string, string> = {
  road_built: "road",
  road_lost: "road",
  conquered: "province",
  city_built: "city",
  outpost_turned: "city",
  garrison_built: "garrison",
  temple_built: "sun-temple",
  terrace_built: "terrace",
  pilgrimage: "pilgrimage",
  card_placed: "event-back",
  card_opened: "event",
  tile_opened: "culture-tile",
};

function eventMarks(event: GameEvent): Mark[] {
  switch (event.event) {
    case "labour_taken":
      return [{ icon: "labour", text: `+${event.n}` }];
    case "labour_paid":
    case "labour_returned":
      return [{ icon: "labour", text: `\u2212${event.n}` }];
    case "phase_began":
      return [{ icon: PHASE_ICONS[String(event.phase)]!, text: "" }];
    default:
      return EVENT_ICONS[event.event] ? [{ icon: EVENT_ICONS[event.event]!, text: "" }] : [];
  }
}

const eventThings = (event: GameEvent) => ["road", "point", "province", "sector"].flatMap((domain) => (event[domain] === undefined ? [] : [`${domain}:${event[domain]}`]));

export const look: GameLook = {
  emblem: "sun-phase",
  band: "M0 3L3 0L6 3L9 0L12 3L9 6L6 3L3 6ZM15 2H17V0H19V2H21V4H19V6H17V4H15Z",
  board: () => import("./Board.svelte"),
  panel: () => import("./Panel.svelte"),
  area: () => import("./Area.svelte"),
  colours: coloursOf,
  thingOf,
  eventThings,
  eventMarks,
  sections: [ROUND_BEGAN, "phase_began"],
  meaning,
  fieldIcon: (field) => (field === "labour" ? "labour" : field.startsWith("points.") ? "vp" : null),
  fieldName: (field) => (field.startsWith("points.") ? "points" : field),
  optionIcon: (kind, code) => (kind === "act" || kind === "give_up" ? (ACT_ICONS[code] ?? null) : null),
  sourceIcon: (source) => SOURCE_ICONS[source] ?? "vp",
  legend: () => import("./legend"),
  art: () => import("./Art.svelte"),
};
