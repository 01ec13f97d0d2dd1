/** What Teotihuacan brings to the shared parts of the table. */

import type { GameEvent } from "../../lib/messages";
import { text } from "../../lib/text.svelte";
import type { GameLook, Mark } from "..";
import { ACTION_TILE_ICONS, BOARD_ICONS, TEMPLE_ICONS } from "./icons";
import { BOARDS, GOODS } from "./state";
import { freeThings, meaning, thingOf, TILE_CHOICES } from "./things";

const FIELD_ICONS: Record<string, string> = { avenue: "avenue", track: "pyramid-tile" };
const FIELD_NAMES: Record<string, string> = { avenue: "avenue", track: "pyramid-track" };
for (const [index, good] of GOODS.entries()) {
  FIELD_ICONS[`goods.${index}`] = good;
  FIELD_NAMES[`goods.${index}`] = `good-${good}`;
}
for (const [index, temple] of ["blue", "red", "green", "orange"].entries()) {
  FIELD_ICONS[`temples.${index}`] = TEMPLE_ICONS[temple]!;
  FIELD_NAMES[`temples.${index}`] = `temple-${temple}`;
}

const SOURCE_ICONS: Record<string, string> = {
  boards: "resource",
  technologies: "tech",
  owners: "tech",
  buildings: "building",
  pyramid: "pyramid-tile",
  decorations: "decoration",
  temples: "temple-up",
  royal: "royal",
  ascension: "power-up",
  discoveries: "discovery",
  avenue: "avenue",
  leader: "pyramid-tile",
  track: "pyramid-tile",
  masks: "mask-4",
  salary: "salary",
  bonus: "temple",
  solo: "bot",
};

const sign = (icon: string, words = ""): Mark[] => [{ icon, text: words }];

function eventMarks(event: GameEvent): Mark[] {
  switch (event.event) {
    case "gained":
      return sign(String(event.good), `+${event.n}`);
    case "spent":
      return sign(String(event.good), `\u2212${event.n}`);
    case "moved":
    case "moved_back":
      return sign(`die-${event.power}`, "");
    case "collected":
      return sign("cocoa");
    case "acted":
      return sign(BOARD_ICONS[String(event.board)] ?? "any-action");
    case "worshipped":
    case "bot_worships":
      return sign("worship");
    case "technology_taken":
      return sign("tech");
    case "built":
      return sign("building");
    case "decorated":
      return sign("decoration");
    case "tile_laid":
      return sign("pyramid-tile");
    case "tracked":
      return sign("pyramid-tile", String(event.step));
    case "powered_up":
      return sign("power-up", String(event.power));
    case "ascended":
    case "bot_ascends":
      return sign("power-up");
    case "new_worker":
      return sign("worker-new");
    case "stepped":
      return sign(TEMPLE_ICONS[String(event.temple)] ?? "temple-up", String(event.step));
    case "walked":
      return sign("avenue", String(event.step));
    case "claimed":
    case "tile_used":
      return sign("discovery");
    case "light_advanced":
      return sign("sun", String(event.light));
    case "eclipse":
      return sign("eclipse");
    case "salary_paid":
      return sign("salary", String(event.n));
    case "freed":
    case "rested":
      return sign("lock");
    case "bot_rolled":
      return sign(ACTION_TILE_ICONS[String(event.action_tile)] ?? "bot", String(event.n));
    default:
      return [];
  }
}

const OPTION_ICONS: Record<string, Record<string, string>> = {
  move: { rest: "lock" },
  action: { collect: "cocoa", main: "any-action" },
  reward: { vp: "vp", cocoa: "cocoa", temple: "temple-up", two_temples: "temple-up", fourth_worker: "worker-new" },
  pay: { cocoa: "cocoa", tile: "discovery" },
  one_more: { yes: "power-up" },
  work: { place: "pyramid-tile", free: "lock" },
  claim: { reward: "vp" },
  step_price: { cocoa: "cocoa", vp: "vp" },
  trade: { trade: "exchange" },
  rotation: { right: "redo", left: "undo", half: "refresh" },
};
const GOOD_KINDS = new Set(["give", "discount"]);

function optionIcon(kind: string, code: string): string | null {
  if (GOOD_KINDS.has(kind) && code !== "none") return code;
  if (kind === "action" && code.endsWith("-both")) return "worship";
  if (kind === "free_unlock" || code === "free_unlock") return "lock";
  return OPTION_ICONS[kind]?.[code] ?? null;
}

function eventThings(event: GameEvent): string[] {
  const things = ["worship", "technology", "row", "side", "space", "temple", "ability", "season", "action_tile", "decoration"].flatMap((domain) => (event[domain] === undefined ? [] : [`${domain}:${event[domain]}`]));
  for (const field of ["board", "from", "to"]) if (BOARDS.includes(event[field] as "palace")) things.push(`board:${event[field]}`);
  return things;
}

export const look: GameLook = {
  emblem: "pyramid-tile",
  band: "M0 6V3H3V0H9V3H12V6ZM15 0H21V2H19V4H17V2H15Z",
  board: () => import("./Board.svelte"),
  panel: () => import("./Panel.svelte"),
  area: () => import("./Area.svelte"),
  beside: {
    title: ({ ask }) => (ask && TILE_CHOICES.has(ask.kind) ? text.question(ask.kind) : null),
    choice: () => import("./TileChoice.svelte"),
  },
  thingOf,
  freeThings,
  eventThings,
  eventMarks,
  meaning,
  fieldIcon: (field) => (field.startsWith("points.") ? "vp" : (FIELD_ICONS[field] ?? null)),
  fieldName: (field) => (field.startsWith("points.") ? "points" : (FIELD_NAMES[field] ?? field)),
  optionIcon,
  art: () => import("./Art.svelte"),
  legend: () => import("./legend"),
  sourceIcon: (source) => SOURCE_ICONS[source] ?? "vp",
};
