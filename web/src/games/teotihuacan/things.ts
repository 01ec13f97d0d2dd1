/** Which thing on the board an answer means, and what a thing is called. */

import type { GameMeta } from "../../lib/messages";
import type { LiveTable } from "../../lib/table.svelte";
import type { Meaning } from "..";
import { played } from "./played.svelte";
import { BOARDS, LOCKED, NONE, replacement, seen, siteId, sites, SPACES, stateOf, tablesOf, type State, type Tables } from "./state";

const PLAIN: Record<string, string> = {
  keep: "starting",
  starting: "starting",
  priest: "priest",
  leave_out: "board",
  to: "board",
  new_board: "board",
  back_to: "board",
  move: "worker",
  second: "worker",
  power_up: "worker",
  back: "worker",
  temple: "temple",
  another: "temple",
  technology: "technology",
  row: "row",
  decoration: "decoration",
  side: "side",
  build: "pyramid",
  space: "space",
  free_one: "worship",
  ability: "ability",
};
/** Answers that only say "no" or "no more". */
const WITHOUT_PLACE = new Set(["rest", "none", "reward", "done", "stay"]);
/** Questions about tiles that were dealt or lie open for choosing, which are answered beside the board. */
export const TILE_CHOICES = new Set(["keep", "starting", "priest"]);

type Seen = { state: State; seat: number | null } | null;

/** Turns are played; before and between them tiles are claimed that lie nowhere on the board. */
const TURNS = 5;

/** Where the Discovery tiles lie that can be claimed now, as the question says: equal ones may lie elsewhere, too. */
export function claimSite({ ask, view, meta }: LiveTable): string | null {
  const site = ask?.kind === "claim" ? ask.label?.[1].site : undefined;
  return view && meta && typeof site === "number" ? siteId(sites(stateOf(view), tablesOf(meta))[site]!) : null;
}

export function thingOf(kind: string, option: string, view: Seen): string | null {
  if (WITHOUT_PLACE.has(option)) return null;
  if (kind === "action") {
    const here = BOARDS[view?.state.here ?? 0]!;
    if (option === "collect") return `cocoa:${here}`;
    if (option === "main") return `main:${here}`;
    const [space, way] = option.split("-") as [string, string];
    return way === "effect" ? `worship:${space}` : way === "tile" ? `slot:${here}` : null;
  }
  if (kind === "claim") return view?.state.stage === TURNS ? `claim:${option}` : null;
  // Tiles that are used lie with their owner, and all own locked workers are freed together.
  const domain = option.startsWith("free_") ? null : PLAIN[kind];
  return domain ? `${domain}:${option}` : null;
}

/** Every own locked worker means paying to free them all. */
export function freeThings(option: string, view: Seen): string[] | null {
  if (option !== "free_unlock" || !view || view.seat === null) return null;
  return view.state.players[view.seat]!.at.flatMap((at) => (at >= LOCKED ? [`worship:${SPACES[at - LOCKED]}`] : []));
}

/** What clicking an unlit thing asks about. */
export function whyOf(thing: string, asked: string | null): { kind: string; option: string } | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  if (asked && PLAIN[asked] === domain) return { kind: asked, option: code };
  const plain: Record<string, string> = { board: "to", worker: "move", temple: "temple", technology: "technology", row: "row", decoration: "decoration", side: "side", pyramid: "build", space: "space", ability: "ability", starting: "keep", priest: "priest" };
  if (plain[domain]) return { kind: plain[domain], option: code };
  if (domain === "main") return { kind: "action", option: "main" };
  if (domain === "worship") return { kind: "action", option: `${code}-effect` };
  if (domain === "find") {
    const [site, tile] = code.split(".") as [string, string];
    const space = SPACES.find((one) => one === site);
    return space ? { kind: "action", option: `${space}-tile` } : { kind: "claim", option: tile };
  }
  return null;
}

/** Boards of modules have rules of their own. */
function boardMeaning(code: string): Meaning {
  const other = replacement(played.options, code);
  return other ? { domain: "module_board", code: other.board } : { domain: "board", code };
}

/** What a thing of the board is in the words of the game: boards of modules have names of their own, royal tiles lie in the Palace. */
export function meaning(thing: string, view: Seen, meta: GameMeta): Meaning | null {
  const [domain, code = ""] = thing.split(":") as [string, string?];
  const tables = tablesOf(meta);
  if (domain === "main" || domain === "board") return boardMeaning(code);
  if (domain === "cocoa") return { domain: "action", code: "collect" };
  if (domain === "slot") {
    const tile = view?.state.laid[(BOARDS.indexOf(code as "palace") * view.state.laid.length) / sites(view.state, tables).length] ?? NONE;
    return tile === NONE ? null : { domain: "discovery", code: tables.discovery[tile]!.id };
  }
  if (domain === "find") return { domain: "discovery", code: code.split(".")[1]! };
  if (domain === "claim") return { domain: "discovery", code };
  if (domain === "worship" && code.startsWith("royal_") && view) {
    const royal = view.state.royals[SPACES.indexOf(code as "royal_a")] ?? NONE;
    return royal === NONE ? { domain, code } : { domain: "royal", code: tables.royal[royal]!.id };
  }
  if (domain === "space" && view) {
    const laid = view.state.pyramid[meta.domains.space!.indexOf(code)] ?? NONE;
    return laid === NONE ? { domain, code } : { domain: "pyramid", code: `p${Math.floor(laid / 4) + 1}` };
  }
  if (domain === "track") return { domain: "source", code };
  if (domain === "die") {
    const [seat, worker] = code.split("-").map(Number) as [number, number];
    const player = view?.state.players[seat];
    const board = player && BOARDS[player.at[worker]!];
    return board ? { domain: "worker", code: `${board}-${player.powers[worker]}` } : null;
  }
  return { domain, code };
}

/** A starting tile, and the Discovery tile that lies beside it. */
export interface StartingTile {
  tile: number;
  find: number | undefined;
}

/** Discovery tiles lie beside those starting tiles that bring one, in their order. */
function withFinds(tables: Tables, tiles: number[] | number, beside: number[] | number): StartingTile[] {
  const finds = [...seen(beside)];
  return seen(tiles).map((tile) => ({ tile, find: tables.starting[tile]!.gain.discovery ? finds.shift() : undefined }));
}

/** The starting tiles that a seat chooses from, and beside its priests those that it keeps and those that it has left, under their titles. */
export function startingTiles(state: State, tables: Tables, seat: number | null, kind: string): { title: string; tiles: StartingTile[] }[] {
  const me = seat === null ? null : state.players[seat]!;
  if (!me) return [];
  const dealt = withFinds(tables, me.dealt, me.promised);
  if (kind === "priest") {
    const kept = withFinds(tables, me.kept, me.beside);
    return kept.length ? [{ title: "starting-tiles-kept", tiles: kept }, { title: "starting-tiles-left", tiles: dealt }] : [{ title: "your-starting-tiles", tiles: dealt }];
  }
  const open = state.draft.flatMap((tile, place) => (tile === NONE ? [] : [{ tile, find: state.draft_beside[place] === NONE ? undefined : state.draft_beside[place] }]));
  return [{ title: "", tiles: dealt.length ? dealt : me.waiting.length ? withFinds(tables, me.waiting, me.waiting_beside) : open }];
}
