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

const CLAUSES: Record<string, string> = {
  palenque: "TZ-11.1",
  yaxchilan: "TZ-12.1",
  tikal: "TZ-13.1",
  uxmal: "TZ-14.1",
  chichen_itza: "TZ-15.1",
  agriculture: "TZ-21.1",
  extraction: "TZ-21.6",
  architecture: "TZ-21.10",
  theology: "TZ-21.17",
};

export function explain(thing: string): { domain: string; code: string; clause: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  switch (domain) {
    case "space":
      return { domain, code, clause: CLAUSES[code.replace(/-\d+$/, "")] ?? "TZ-7.2" };
    case "gear":
      return { domain, code, clause: CLAUSES[code] ?? "TZ-6.2" };
    case "fp":
      return { domain: "place", code: "first_player_space", clause: "TZ-16.1" };
    case "temple":
      return { domain, code, clause: "TZ-17.2" };
    case "track":
      return { domain, code, clause: CLAUSES[code] ?? "TZ-10.1" };
    case "building":
      return { domain, code, clause: "TZ-19.1" };
    case "monument":
      return { domain, code, clause: "TZ-20.2" };
    case "wealth":
      return { domain, code, clause: "TZ-2.17" };
    default:
      return null;
  }
}

export function codeOf(meta: GameMeta, domain: string, index: number): string {
  return meta.domains[domain]?.[index] ?? "";
}
