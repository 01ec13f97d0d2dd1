/** Which thing on the board an answer means, and what a thing is called. */

import type { Meaning } from "..";
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

/** Domain and code of what the game's data tells of a thing. */
export function meaning(thing: string): Meaning {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  if (domain === "fp") return { domain: "place", code: "first_player_space" };
  // A field is told of by the action that harvests it.
  if (domain === "field") return { domain: "space", code: `palenque-${code.split("-")[0]}` };
  return { domain, code };
}
