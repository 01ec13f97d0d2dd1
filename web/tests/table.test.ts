// @vitest-environment happy-dom
/** What the browser remembers and checks about tables: seals, visits, setups, news, dates. */

import { beforeEach, expect, test, vi } from "vitest";
import { keepAway, putAway } from "../src/lib/away";
import { digest } from "../src/lib/digest";
import { moment } from "../src/lib/moment";
import { checkSeal } from "../src/lib/seal";
import { remember, seen } from "../src/lib/seen";
import type { GameEntry, View } from "../src/lib/messages";
import { againstBots, alone, fitting, keepSetup, lastOf, lastSetup, resized, usual, withPeople, type Setup } from "../src/lobby/setup";

beforeEach(() => localStorage.clear());

// From a real table: the hash was shown at the start, the seed at the end.
const SEED = "fef2b98cf66a5925e2ada7028fe8332d";
const HASH = "e7a8ab816d7243c2c5664330d31ea89881d37a0db736f16aa3500c1e2a9258be";

test("a seal is open, verified or broken", async () => {
  expect(await checkSeal(HASH, null)).toBe("sealed");
  expect(await checkSeal(HASH, SEED)).toBe("verified");
  expect(await checkSeal(HASH, `${SEED.slice(0, -1)}e`)).toBe("broken");
});

test("a hash that was exchanged during the game does not count", async () => {
  expect(await checkSeal(HASH, SEED, HASH)).toBe("verified");
  expect(await checkSeal(HASH, SEED, "0".repeat(64))).toBe("broken");
  expect(await checkSeal(HASH, null, "0".repeat(64))).toBe("broken");
});

test("without the means to compute it nothing is claimed", async () => {
  vi.stubGlobal("crypto", {});
  expect(await checkSeal(HASH, SEED)).toBe("unchecked");
  vi.unstubAllGlobals();
});

test("the version grows, the first hash stays", () => {
  expect(seen("t")).toBeNull();
  remember("t", 3, "first");
  remember("t", 9, "second");
  expect(seen("t")).toMatchObject({ version: 9, hash: "first" });
});

test("only the newest visits are kept", () => {
  for (let n = 0; n < 80; n++) {
    vi.setSystemTime(1_000_000 + n);
    remember(`t${n}`, n, "");
  }
  vi.useRealTimers();
  expect(seen("t79")).not.toBeNull();
  expect(seen("t0")).toBeNull();
});

test("broken storage is as good as none", () => {
  localStorage.setItem("tinkuy-seen", "{");
  localStorage.setItem("tinkuy-setup", "[1");
  expect(seen("t")).toBeNull();
  expect(lastSetup([GAME])).toEqual(usual(GAME));
});

const GAME: GameEntry = { id: "tzolkin", rules: "1", seats: [2, 3, 4], options: [{ name: "first_player", values: ["random", "0", "1", "2", "3"], group: "main", seats: { "2": [3, 4], "3": [4] }, needs: {}, brought: {} }], remarks: [], bots: ["casual", "master", "random", "greedy"], automa: [], guide: true, board: "tzolkin" };
const friends: Setup = {
  game: "tzolkin",
  seats: [{ kind: "bot", bot: "random" }, { kind: "person", name: "Ana" }, { kind: "me", name: "Eva" }, { kind: "me" }],
  options: { first_player: "3" },
  open: true,
};

test("the first table is me against one bot", () => {
  expect(usual(GAME)).toEqual({ game: "tzolkin", seats: [{ kind: "me" }, { kind: "bot", bot: "casual" }], options: {}, open: false });
});

test("the setup used last comes back", () => {
  keepSetup(friends);
  expect(lastSetup([GAME])).toEqual(friends);
});

test("what the game no longer has falls back to the usual", () => {
  const old: Setup = { ...friends, seats: [...friends.seats, { kind: "me" }], options: { first_player: "9", gone: "1" } };
  expect(fitting(old, GAME)).toMatchObject({ seats: usual(GAME).seats, options: {} });
  const bot: Setup = { ...friends, seats: [{ kind: "me" }, { kind: "bot", bot: "mcts:100" }] };
  expect(fitting(bot, GAME).seats[1]).toEqual({ kind: "bot", bot: "casual" });
});

test("play now waits for nobody: me at my seat, bots at all others", () => {
  expect(againstBots(friends, GAME)).toEqual({
    ...friends,
    seats: [{ kind: "bot", bot: "random" }, { kind: "bot", bot: "random" }, { kind: "me" }, { kind: "bot", bot: "random" }],
    open: false,
  });
});

test("a game that can be played alone still begins against a bot, and alone when that is wanted", () => {
  const solo: GameEntry = { ...GAME, id: "other", seats: [1, 2, 3, 4] };
  expect(usual(solo).seats).toHaveLength(2);
  const byMyself = alone(usual(solo), solo);
  expect(byMyself.seats).toEqual([{ kind: "me" }]);
  expect(againstBots(byMyself, solo).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }]);
  expect(againstBots(byMyself, { ...solo, seats: [1] }).seats).toEqual([{ kind: "me" }]);
});

test("each game comes back as it was opened last", () => {
  const other: GameEntry = { ...GAME, id: "other" };
  keepSetup(friends);
  keepSetup({ ...usual(other), options: { first_player: "1" } });
  expect(lastSetup([GAME, other]).game).toBe("other");
  expect(lastOf(GAME)).toEqual(friends);
  expect(lastOf({ ...GAME, id: "new" })).toEqual(usual({ ...GAME, id: "new" }));
});

test("what was put away stays away until it is brought back", () => {
  keepAway(["a", "b"]);
  expect(putAway()).toEqual(["a", "b"]);
  localStorage.setItem("tinkuy-away", '{"no": "list"}');
  expect(putAway()).toEqual([]);
});

test("fewer seats drop the last ones and options that name them", () => {
  expect(resized(friends, GAME, 2)).toEqual({ ...friends, seats: friends.seats.slice(0, 2), options: {} });
  expect(resized(friends, GAME, 4).options).toEqual(friends.options);
  expect(resized(usual(GAME), GAME, 3).seats).toEqual([{ kind: "me" }, { kind: "bot", bot: "casual" }, { kind: "bot", bot: "casual" }]);
});

test("news are net changes of what has an icon, and points only the score", () => {
  const at = (scores: number[], players: unknown[]) => ({ scores, state: { players } }) as unknown as View;
  const before = at([0, 4], [{ corn: 3, resources: [0, 1], hidden: 1, points: [0, 0] }, { corn: 5 }]);
  const after = at([2, 4], [{ corn: 1, resources: [2, 1], hidden: 9, points: [1, 1] }, { corn: 5 }]);
  const icons: Record<string, string> = { corn: "corn", "resources.0": "wood", "points.0": "vp", "points.1": "vp" };
  expect(digest(before, after, { fieldIcon: (field) => icons[field] ?? null })).toEqual([
    { seat: 0, score: { from: 0, to: 2 }, changes: [{ field: "corn", icon: "corn", from: 3, to: 1 }, { field: "resources.0", icon: "wood", from: 0, to: 2 }] },
    { seat: 1, score: { from: 4, to: 4 }, changes: [] },
  ]);
});

test("dates are near at first and exact later", () => {
  const now = Date.UTC(2026, 4, 20, 12);
  expect(moment(now - 5_000, "en", "just now", now)).toBe("just now");
  expect(moment(now - 3 * 60_000, "en", "just now", now)).toBe("3 minutes ago");
  expect(moment(now - 2 * 3_600_000, "cs", "", now)).toBe("před 2 hodinami");
  expect(moment(now - 40 * 86_400_000, "en", "", now)).toContain("2026");
  // Clocks of two machines differ a little.
  expect(moment(now + 5_000, "en", "just now", now)).toBe("just now");
});

test("people who are fewer than the seats play with bots", () => {
  const three: Setup = { game: "tzolkin", seats: [{ kind: "me" }, { kind: "bot", bot: "mcts:100" }, { kind: "bot", bot: "mcts:100" }], options: {}, open: false };
  const two = withPeople(three, 2);
  expect(two.seats).toEqual([{ kind: "me" }, { kind: "person" }, { kind: "bot", bot: "mcts:100" }]);
  expect(withPeople(two, 3).seats).toEqual([{ kind: "me" }, { kind: "person" }, { kind: "person" }]);
  expect(withPeople(two, 1)).toEqual(three);
});
