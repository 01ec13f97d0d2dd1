/** The HTTP interface. A refusal becomes a Refusal with the server's sentence. */

import type { Again, Analysis, Calling, Challenge, Code, GameEntry, GameMeta, Give, Invitation, Join, Ladder, Link, Me, Moment, NewHours, NewReceiver, NewTable, Notes, Refused, RetracedTurn, RulesText, Standing, StandingAnswer, Summary, Tables, Vote, Ways } from "./messages";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  let payload: BodyInit | null = null;
  if (typeof body === "string") {
    headers["content-type"] = "text/plain; charset=utf-8";
    payload = body;
  } else if (body !== undefined) {
    headers["content-type"] = "application/json";
    payload = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: payload });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.");
  }
  if (!response.ok) {
    const refusal: Partial<Refused> = await response.json().catch(() => ({}));
    throw new Refusal(refusal.code ?? "server", refusal.error ?? response.statusText);
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await request("GET", path)).json();
}

async function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return (await request(method, path, body)).json();
}

export const api = {
  games: () => get<GameEntry[]>("/api/games"),
  game: (id: string) => get<GameMeta>(`/api/games/${id}`),
  text: async (game: string, language: string) => (await request("GET", `/api/text/${game}/${language}`)).text(),
  rules: (game: string, language: string) => get<RulesText>(`/api/rules/${game}/${language}`),
  me: () => get<Me>("/api/me"),
  rename: (name: string) => send<Me>("PATCH", "/api/me", { name }),
  ways: () => get<Ways>("/api/me/ways"),
  /** Shown once; of it the server keeps a hash. */
  makeCode: () => send<Code>("POST", "/api/me/code", undefined),
  enter: (code: string) => send<Me>("POST", "/api/enter", { code }),
  passkeyChallenge: () => send<Challenge>("POST", "/api/me/challenge", undefined),
  addPasskey: (credential: Record<string, unknown>) => send<Ways>("POST", "/api/me/passkeys", { credential }),
  forgetPasskeys: () => send<Ways>("DELETE", "/api/me/passkeys", undefined),
  enterChallenge: () => send<Challenge>("POST", "/api/enter/challenge", undefined),
  enterWithPasskey: (credential: Record<string, unknown>) => send<Me>("POST", "/api/enter/passkey", { credential }),
  signOut: () => send<Ways>("DELETE", "/api/me/devices", undefined),
  invite: () => send<Invitation>("POST", "/api/invitations", undefined),
  calling: () => get<Calling>("/api/calls"),
  callBy: (receiver: NewReceiver) => send<Calling>("POST", "/api/calls", receiver),
  setHours: (hours: NewHours) => send<Calling>("PUT", "/api/calls", hours),
  tryReceiver: (id: string) => send<Calling>("POST", `/api/calls/${id}`, undefined),
  dropReceiver: (id: string) => send<Calling>("DELETE", `/api/calls/${id}`, undefined),
  openTables: async () => (await get<Tables>("/api/tables")).tables,
  /** The game with the component tables of this table, which may be older than those of today. */
  gameOf: (table: string) => get<GameMeta>(`/api/tables/${table}/game`),
  table: (id: string) => get<Summary>(`/api/tables/${id}`),
  open: (table: NewTable) => send<Summary>("POST", "/api/tables", table),
  /** The same seats at a new table, or the one that somebody else of them has opened. */
  again: (id: string, next: Again) => send<Summary>("POST", `/api/tables/${id}/again`, next),
  learn: (game: string) => send<Summary>("POST", "/api/guides", { game }),
  join: (id: string, claim: Join) => send<Summary>("POST", `/api/tables/${id}/join`, claim),
  leave: (id: string, seat: number) => send<Summary>("POST", `/api/tables/${id}/leave`, { seat }),
  giveSeat: (id: string, seat: number, to: Give) => send<Summary>("POST", `/api/tables/${id}/seats/${seat}`, to),
  holiday: (id: string, seat: number, days: number) => send<Summary>("POST", `/api/tables/${id}/holiday`, { seat, days }),
  back: (id: string, seat: number) => send<Summary>("POST", `/api/tables/${id}/back`, { seat }),
  vote: (id: string, vote: Vote) => send<Summary>("POST", `/api/tables/${id}/vote`, vote),
  ladder: (game: string, seats: number) => get<Ladder>(`/api/ratings/${game}?seats=${seats}`),
  seatLink: (id: string, seat: number) => get<Link>(`/api/tables/${id}/seats/${seat}/link`),
  notes: async (id: string, seat: number) => (await get<Notes>(`/api/tables/${id}/seats/${seat}/notes`)).text,
  keepNotes: async (id: string, seat: number, text: string) => (await send<Notes>("PUT", `/api/tables/${id}/seats/${seat}/notes`, { text })).text,
  standing: async (id: string, seat: number) => (await get<Standing>(`/api/tables/${id}/seats/${seat}/standing`)).answers,
  keepStanding: async (id: string, seat: number, answers: StandingAnswer[]) => (await send<Standing>("PUT", `/api/tables/${id}/seats/${seat}/standing`, { answers })).answers,
  at: (id: string, version: number, seat: number | null) =>
    get<Moment>(`/api/tables/${id}/at/${version}${seat === null ? "" : `?seat=${seat}`}`),
  /** What is known of a finished game from a turn on. */
  analysis: (id: string, first = 0) => get<Analysis>(`/api/tables/${id}/analysis?from=${first}`),
  analyse: async (id: string): Promise<Analysis> => (await request("POST", `/api/tables/${id}/analysis`)).json(),
  retraced: (id: string, turn: number) => get<RetracedTurn>(`/api/tables/${id}/analysis/${turn}`),
  record: async (id: string) => (await request("GET", `/api/tables/${id}/record`)).text(),
  openRecord: (text: string) => send<Summary>("POST", "/api/records", text),
};
