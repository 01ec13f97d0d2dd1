/** Which thing on the board an answer means, and what a thing is called. */

import type { GameMeta } from "../../lib/types";
import type { State } from "./state";

const WITHOUT_PLACE = new Set(["done", "nothing", "tileless", "no"]);

export function thingOf(kind: string, option: string, view: { state: State } | null): string | null {
  if (WITHOUT_PLACE.has(option)) return null;
  switch (kind) {
    case "wealth":
      return `wealth:${option}`;
    case "place":
      return option === "first_player_space" ? "fp" : `gear:${option}`;
    case "pick_up":
    case "act":
      return `space:${option}`;
    case "harvest": {
      const [way, field] = option.split("-");
      return way === "burn" ? null : `field:${view?.state.plantation ?? 0}-${field}`;
    }
    case "worship":
    case "anger":
      return `temple:${option}`;
    case "advance":
      return `track:${option}`;
    case "build":
      return option.startsWith("m_") ? `monument:${option}` : `building:${option}`;
    default:
      return null;
  }
}

/** What clicking an unlit thing asks about. */
export function whyOf(thing: string, asked: string | null): { kind: string; option: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  switch (domain) {
    case "fp":
      return { kind: "place", option: "first_player_space" };
    case "gear":
      return { kind: "place", option: code };
    case "space":
      return { kind: asked === "act" ? "act" : "pick_up", option: code };
    case "temple":
      return { kind: asked === "anger" ? "anger" : "worship", option: code };
    case "track":
      return { kind: "advance", option: code };
    case "building":
    case "monument":
      return { kind: "build", option: code };
    case "field":
      return { kind: "harvest", option: `corn-${code.split("-")[1]}` };
    case "wealth":
      return { kind: "wealth", option: code };
    default:
      return null;
  }
}

const TRACKS: Record<string, string> = { agriculture: "TZ-21.1", extraction: "TZ-21.6", architecture: "TZ-21.10", theology: "TZ-21.17" };

/** The clause of an action space, by gear and number. */
const SPACES: Record<string, string[]> = {
  palenque: ["TZ-7.5", "TZ-11.1", "TZ-11.2", "TZ-11.3", "TZ-11.3", "TZ-11.3", "TZ-11.11", "TZ-11.11"],
  yaxchilan: ["TZ-7.5", "TZ-12.1", "TZ-12.1", "TZ-12.1", "TZ-12.1", "TZ-12.1", "TZ-12.2", "TZ-12.2"],
  tikal: ["TZ-7.5", "TZ-13.1", "TZ-13.2", "TZ-13.3", "TZ-13.4", "TZ-13.9", "TZ-13.10", "TZ-13.10"],
  uxmal: ["TZ-7.5", "TZ-14.1", "TZ-14.2", "TZ-14.3", "TZ-14.4", "TZ-14.5", "TZ-14.6", "TZ-14.6"],
};
const MONUMENTS: Record<string, string> = {
  m_tombs: "TZ-20.6",
  m_civic: "TZ-20.6",
  m_shrines: "TZ-20.6",
  m_all_own: "TZ-20.7",
  m_monuments_everyone: "TZ-20.8",
  m_corn_tiles: "TZ-20.9",
  m_wood_tiles: "TZ-20.9",
  m_workers: "TZ-20.10",
  m_tech_levels: "TZ-20.11",
  m_maxed_tracks: "TZ-20.12",
  m_one_temple: "TZ-20.13",
  m_all_temples: "TZ-20.14",
  m_skulls: "TZ-20.15",
};
const PANELS: Record<string, string> = {
  "info-calendar": "TZ-8.1",
  "info-today": "TZ-8.1",
  "info-food": "TZ-22.2",
  "info-skulls": "TZ-1.1",
  "info-jungle": "TZ-11.4",
  "info-temples": "TZ-17.1",
  "info-technology": "TZ-10.1",
  "info-buildings": "TZ-19.1",
  "info-monuments": "TZ-20.2",
};

function spaceClause(code: string): string {
  const [, gear = "", space = "0"] = /^(.*)-(\d+)$/.exec(code) ?? [];
  if (gear === "chichen_itza") return space === "0" ? "TZ-7.5" : space === "10" ? "TZ-15.6" : "TZ-15.3";
  return SPACES[gear]?.[Number(space)] ?? "TZ-7.2";
}

function buildingClause(code: string): string {
  if (code.includes("farm")) return "TZ-19.5";
  if (code.endsWith("_build")) return "TZ-19.8";
  if (code.endsWith("_exchange") || code.endsWith("_any_action")) return "TZ-19.9";
  return code.endsWith("_two_techs") ? "TZ-19.10" : "TZ-19.4";
}

/** Domain and code whose words explain a thing, and its clause. */
export function explain(thing: string): { domain: string; code: string; clause: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  switch (domain) {
    case "space":
      return { domain, code, clause: spaceClause(code) };
    case "gear":
      return { domain, code, clause: "TZ-6.2" };
    case "fp":
      return { domain: "place", code: "first_player_space", clause: "TZ-16.1" };
    case "temple":
      return { domain, code, clause: "TZ-17.2" };
    case "track":
      return { domain, code, clause: TRACKS[code] ?? "TZ-10.1" };
    case "building":
      return { domain, code, clause: buildingClause(code) };
    case "monument":
      return { domain, code, clause: MONUMENTS[code] ?? "TZ-20.2" };
    case "wealth":
      return { domain, code, clause: "TZ-2.17" };
    case "field":
      return { domain: "space", code: `palenque-${code.split("-")[0]}`, clause: "TZ-11.4" };
    case "info":
      return { domain, code, clause: PANELS[`info-${code}`] ?? "TZ-4.1" };
    default:
      return null;
  }
}

export function codeOf(meta: GameMeta, domain: string, index: number): string {
  return meta.domains[domain]?.[index] ?? "";
}
