// @vitest-environment happy-dom
/** A live table against a real server that says only what a test wants: drafts, commits, reconnects, seats. */

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TURN_BEGAN, type DraftMessage, type GameEvent, type GameMeta, type StateMessage, type Summary, type TableMessage, type View } from "../src/lib/messages";
import { settings } from "../src/lib/settings.svelte";
import { LiveTable } from "../src/lib/table.svelte";
import { quiet, TestServer, until, type Heard } from "./server";

const option = (code: string) => ({ code, label: [code, {}] as [string, {}] });
const META = { id: "toy", kinds: [{ name: "plan", own: 2, options: [option("go"), option("stay"), option("swap")] }, { name: "where", own: 1, options: [option("here")] }], events: {}, names: {}, describe: {} } as unknown as GameMeta;
const PAGES = { "/api/tables/t/game": JSON.stringify(META), "/api/text/table/en": "question-plan = Plan", "/api/text/toy/en": "go = go" };

let server: TestServer;
let table: LiveTable;

function summary(mine: boolean[], more: Partial<Summary> = {}): TableMessage {
  const seats = mine.map((own) => ({ kind: "person" as const, name: "", bot: "", held: true, here: true, mine: own, holders: null }));
  return { is: "table", id: "t", game: "toy", rules: "1", options: {}, seats, open: false, owner: true, version: 0, waiting: [0], over: false, scores: [0, 0], winners: [], heading: ["now", {}], seed_hash: "", seed: null, paused: null, stranded: null, watching: 0, watchers: [], notices: [], proposal: null, agreed: false, again: "", created: 0, changed: 0, clock: null, rated: false, hints: false, ...more };
}
function view(seat: number | null, ask: string | null, more: Partial<View> = {}): View {
  const asks = ask === null ? [] : [{ seat: 0, kind: ask, options: ask === "plan" ? ["go", "stay", "swap"] : ["here"] }];
  return { game: "toy", rules: "1", tables: "", seats: 2, seat, turn: 0, over: false, waiting: ask === null ? [1] : [0], ask: asks, answers: [], scores: [0, 0], points: [[0], [0]], upkeep: [], projections: [], state: {}, ...more };
}
function state(version: number, more: Partial<StateMessage> = {}): StateMessage {
  return { is: "state", seat: 0, version, view: view(0, "plan"), events: [], from: 0, options: [], ahead: { ways: [], end: [] }, heading: ["now", {}], ...more };
}
function drafted(to: Heard, more: Partial<DraftMessage> = {}): DraftMessage {
  return { is: "draft", id: to.id, seat: 0, base: to.base, answers: to.answers, view: view(0, "where"), events: [], options: [], ahead: { ways: [], end: [] }, confirm: false, undo: to.answers.length, ...more };
}
const event = (v: number): GameEvent => ({ v, event: TURN_BEGAN, clause: "", seat: 0 });
const drafts = () => server.of("draft");
const commits = () => server.of("commit");

beforeEach(async () => {
  localStorage.clear();
  settings.confirm = "on";
  settings.pace = "once";
  server = await TestServer.start({ ...PAGES });
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://${server.host}/`);
});
afterEach(async () => {
  table.close();
  await server.stop();
});

/** At the table, at seat 0, which is asked for its plan. */
async function enter(mine = [true, false]): Promise<void> {
  table = new LiveTable("t");
  await until(() => server.of("hello").length === 1);
  server.say(summary(mine));
  server.say(state(3, { view: view(null, "plan"), seat: null }));
  await until(() => server.of("hello").length === 2 && table.meta);
  server.say(state(3));
  await until(() => table.settled);
}
/** Choose, and hear what was asked of the server. */
async function choose(code: string): Promise<Heard> {
  const before = drafts().length;
  void table.choose(code);
  await until(() => drafts().length === before + 1);
  return drafts().at(-1)!;
}
async function drawUp(code = "go"): Promise<Heard> {
  const asked = await choose(code);
  server.say(drafted(asked));
  await until(() => !table.busy);
  return asked;
}
async function comeBack(version: number): Promise<void> {
  const hellos = server.of("hello").length;
  server.cut();
  await until(() => server.of("hello").length === hellos + 1);
  server.say(summary([true, false], { version }));
  server.say(state(version));
}

const way = (...answers: string[]) => ({ answers, kind: "where", options: ["here"] });

describe("a click that reaches a thing", () => {
  const ahead = { ways: [way("plan go")], end: [] };

  test("gives the whole chain after a look at its last answer, and is taken back as one", async () => {
    await enter();
    server.say(state(3, { ahead }));
    await until(() => table.ways.length === 1);
    void table.turn.reach(["plan go", "where here"]);
    await until(() => drafts().length === 1);
    expect([drafts()[0]!.answers, table.busy]).toEqual([["plan go"], true]);
    server.say(drafted(drafts()[0]!));
    await until(() => drafts().length === 2);
    expect(drafts()[1]!.answers).toEqual(["plan go", "where here"]);
    server.say(drafted(drafts()[1]!));
    await until(() => !table.busy);
    expect(table.turn.steps()).toEqual([{ words: "Go · Here", count: 2 }]);
    await table.turn.undo();
    expect(table.draft).toEqual([]);
  });

  test("goes to the table at once when its last answer shows something", async () => {
    await enter();
    void table.turn.reach(["plan go", "where here"]);
    await until(() => drafts().length === 1);
    server.say(drafted(drafts()[0]!, { options: [{ code: "here", reveals: true, change: {}, events: [] }] }));
    await until(() => commits().length === 1);
    expect(commits()[0]!.answers).toEqual(["plan go", "where here"]);
  });

  test("looks only once at what several things stand behind", async () => {
    await enter();
    const look = table.turn.lookAt(["plan go", "where here"]);
    await until(() => drafts().length === 1);
    server.say(drafted(drafts()[0]!, { options: [{ code: "here", reveals: false, change: { corn: -1 }, events: [] }] }));
    expect((await look)!.change).toEqual({ corn: -1 });
    expect(await table.turn.lookAt(["plan go", "where there"])).toBeNull();
    expect(drafts().length).toBe(1);
  });
});

describe("confirming", () => {
  test("gives the answers that say no more", async () => {
    await enter();
    const asked = await choose("go");
    server.say(drafted(asked, { ahead: { ways: [], end: ["where here"] } }));
    await until(() => table.confirmable);
    expect(table.turn.complete).toBe(false);
    void table.confirm();
    await until(() => commits().length === 1);
    expect(commits()[0]!.answers).toEqual(["plan go", "where here"]);
  });

  test("is not possible while something is left", async () => {
    await enter();
    await drawUp();
    expect(table.confirmable).toBe(false);
    await table.confirm();
    await quiet();
    expect(commits()).toEqual([]);
  });
});

describe("a draft that this browser kept", () => {
  const kept = (turn: number) => localStorage.setItem("tinkuy-draft t", JSON.stringify({ seat: 0, turn, answers: ["plan go", "where here"], clicks: [2], meant: [null, null] }));

  test("is taken up again where it fits, click by click", async () => {
    kept(0);
    await enter();
    await until(() => drafts().length === 1);
    server.say(drafted(drafts()[0]!));
    await until(() => !table.busy);
    expect([table.turn.steps().length, table.problem]).toEqual([1, ""]);
  });

  test("is cut where it no longer fits, and that is said", async () => {
    kept(0);
    await enter();
    await until(() => drafts().length === 1);
    server.say(drafted(drafts()[0]!, { answers: ["plan go"], undo: 1 }));
    await until(() => table.problem);
    expect([table.draft, table.problem]).toEqual([["plan go"], "The table has changed: the last steps of your draft no longer fit and were dropped."]);
  });

  test("of another turn is dropped, and that is said once", async () => {
    kept(7);
    await enter();
    await until(() => table.problem);
    expect([table.draft, table.problem, localStorage.getItem("tinkuy-draft t")]).toEqual([[], "Your draft no longer fits the table and was dropped.", null]);
    expect(drafts()).toEqual([]);
  });

  test("is kept anew with every step and forgotten with the turn", async () => {
    await enter();
    await drawUp();
    expect(JSON.parse(localStorage.getItem("tinkuy-draft t")!).answers).toEqual(["plan go"]);
    await table.turn.undo();
    expect(localStorage.getItem("tinkuy-draft t")).toBeNull();
  });
});

describe("at the table", () => {
  test("a spectator's first look becomes a seat, the one that is asked", async () => {
    await enter();
    expect(server.of("hello").map(({ seat }) => seat)).toEqual([null, 0]);
    expect([table.seat, table.version, table.ask?.kind]).toEqual([0, 3, "plan"]);
  });

  test("free actions stand beside the answers of a question", async () => {
    await enter();
    expect([table.own, table.free]).toEqual([["go", "stay"], ["swap"]]);
  });

  test("new events join those that are known, and none is told twice", async () => {
    await enter();
    server.say(state(4, { events: [event(1), event(2), event(4)] }));
    server.say(state(6, { events: [event(5), event(6)], from: 2 }));
    await until(() => table.version === 6);
    expect(table.events.map(({ v }) => v)).toEqual([1, 2, 5, 6]);
  });

  test("who lost a seat while away is named to all, once", async () => {
    await enter();
    const notices = [{ at: 5, kind: "freed" as const, seat: 1, name: "Ben", bot: "" }];
    server.say(summary([true, false], { notices }));
    await until(() => table.problem);
    expect(table.problem).toContain("Ben");
    table.problem = "";
    server.say(summary([true, false], { notices, version: 3 }));
    server.say(state(4));
    await until(() => table.version === 4);
    expect(table.problem).toBe("");
  });

  test("who comes back is told what happened to a seat meanwhile", async () => {
    localStorage.setItem("tinkuy-seen", JSON.stringify({ t: { version: 1, hash: "", at: 4 } }));
    table = new LiveTable("t");
    await until(() => server.of("hello").length === 1);
    server.say(summary([false, false], { notices: [{ at: 5, kind: "bot", seat: 1, name: "", bot: "greedy" }] }));
    await until(() => table.problem);
    expect(table.problem).toContain("to a bot");
  });

  test("who loses the seat watches", async () => {
    await enter();
    server.say(summary([false, false]));
    await until(() => table.seat === null);
    expect(table.ask).toBeNull();
  });

  test("what others did is shown step by step, and nothing is asked before", async () => {
    settings.pace = "click";
    const moment = (version: number) => JSON.stringify({ version, last: 6, seat: 0, view: view(0, null, { turn: version }), events: [], heading: ["now", {}], steps: [] });
    await enter();
    server.pages["/api/tables/t/at/5?seat=0"] = moment(5);
    const done = (v: number): GameEvent => ({ v, event: "done", clause: "", seat: 1 });
    server.say(state(6, { events: [done(5), event(5), done(6)] }));
    await until(() => table.version === 6);
    expect([table.view?.turn, table.ask, table.calls, table.events.length]).toEqual([0, null, false, 0]);
    table.following.next();
    await until(() => table.view?.turn === 5);
    expect([table.ask, table.following.left, table.events.length]).toEqual([null, 1, 2]);
    table.following.next();
    await until(() => table.ask);
    expect([table.following.shown, table.events.length]).toEqual([null, 3]);
  });

  describe("a solo opponent", () => {
    const told = (v: number, name: string, seat?: number): GameEvent => ({ v, event: name, clause: "", ...(seat === undefined ? {} : { seat }) });
    const between = (told: number, turn: number) => ({ told, view: view(0, null, { turn }) });
    // Its own answer, then three steps of the opponent and the next turn.
    const happened = [told(4, "went", 0), told(4, TURN_BEGAN, 1), told(4, "rolled", 1), told(4, "moved", 1), told(4, "scored", 1), told(4, "rested", 1), told(4, TURN_BEGAN, 0)];
    const moment = { version: 4, last: 4, seat: 0, view: view(0, "plan", { turn: 9 }), events: happened, heading: ["now", {}], steps: [between(3, 7), between(5, 8)] };

    async function answer(): Promise<void> {
      await enter([true]);
      server.pages["/api/tables/t/at/4?seat=0"] = JSON.stringify(moment);
      const asked = await choose("go");
      server.say(drafted(asked, { confirm: true, events: [{ ...happened[0]!, v: null }], view: view(0, "where", { turn: 6 }) }));
      await until(() => table.turn.complete);
      void table.confirm();
      await until(() => commits().length === 1);
      server.say({ is: "ack", id: commits()[0]!.id, version: 4 });
      server.say(state(4, { events: happened, view: view(0, "plan", { turn: 9 }) }));
      await until(() => table.version === 4);
    }

    test("takes its turn step by step, from the own turn as it was drafted", async () => {
      settings.pace = "click";
      await answer();
      expect([table.view?.turn, table.events.length, table.ask]).toEqual([6, 1, null]);
      for (const [turn, events] of [[7, 3], [8, 5]]) {
        table.following.next();
        await until(() => table.view?.turn === turn);
        expect([table.events.length, table.ask]).toEqual([events, null]);
      }
      table.following.next();
      await until(() => table.ask);
      expect([table.view?.turn, table.events.length, table.following.shown]).toEqual([9, 7, null]);
    });

    test("is skipped by who does not want to wait, and not waited for at once", async () => {
      settings.pace = "click";
      await answer();
      table.others.hurry();
      expect([table.view?.turn, table.ask?.kind]).toEqual([9, "plan"]);
    });

    test("does at once what a player does not want to see", async () => {
      await answer();
      expect([table.view?.turn, table.ask?.kind, table.following.shown]).toEqual([9, "plan", null]);
    });

    test("has taken its turn, if the steps cannot be had", async () => {
      settings.pace = "normal";
      await enter([true]);
      server.say(state(4, { events: happened, view: view(0, "plan", { turn: 9 }) }));
      await until(() => table.version === 4 && table.ask);
      expect(table.view?.turn).toBe(9);
    });

    test("is seen step by step again in the past, up to the present", async () => {
      await answer();
      server.pages["/api/tables/t/at/3?seat=0"] = JSON.stringify({ ...moment, version: 3, view: view(0, "plan", { turn: 6 }), events: [], steps: [] });
      await table.past.travel(3);
      const seen = [];
      while (table.frame) {
        seen.push([table.frame.version, table.view?.turn, table.frame.events.length]);
        await table.past.stepOn();
      }
      expect(seen).toEqual([[3, 6, 0], [4, 7, 3], [4, 8, 5]]);
      expect(table.view?.turn).toBe(9);
    });
  });

  test("who does not want to wait skips to the present", async () => {
    settings.pace = "click";
    await enter();
    server.say(state(6, { events: [{ v: 5, event: "done", clause: "", seat: 1 }] }));
    await until(() => table.following.shown);
    table.following.skip();
    expect([table.following.shown, table.ask?.kind]).toEqual([null, "plan"]);
  });

  test("between two people at one screen falls a curtain", async () => {
    await enter([true, true]);
    server.say(state(4, { view: view(0, null) }));
    await until(() => table.curtain === 1);
    table.raiseCurtain();
    await until(() => server.of("hello").at(-1)!.seat === 1);
    expect([table.curtain, table.confirmed]).toEqual([null, null]);
  });

  test("a game that the new rules cannot go on with asks nothing and waits for nobody", async () => {
    await enter();
    server.say(summary([true, false], { stranded: { rules: "2", upto: 3, why: "turn" }, waiting: [] }));
    await until(() => table.stranded);
    server.say(state(3));
    await until(() => table.summary?.version === 3);
    expect(table.ask).toBeNull();
    expect(table.summary?.waiting).toEqual([]);
  });

  test("a paused table asks nothing", async () => {
    await enter();
    server.say(summary([true, false], { paused: "A fault." }));
    await until(() => table.ask === null);
  });
});

describe("a draft", () => {
  test("is shown as the server draws it up, and can be taken back", async () => {
    await enter();
    const asked = await drawUp();
    expect(asked).toMatchObject({ seat: 0, base: 3, answers: ["plan go"] });
    expect([table.ask?.kind, table.turn.undoable]).toEqual(["where", 1]);
    await table.turn.undo();
    expect([table.ask?.kind, table.draft]).toEqual(["plan", []]);
  });

  test("the last choice counts, in whatever order replies come", async () => {
    await enter();
    const first = await choose("go");
    const second = await choose("stay");
    server.say(drafted(second, { answers: ["plan stay"] }));
    await until(() => !table.busy);
    server.say(drafted(first, { view: view(0, "plan") }));
    await quiet();
    expect([table.draft, table.ask?.kind]).toEqual([["plan stay"], "where"]);
  });

  test("starts again from what others did meanwhile, as far as it still fits", async () => {
    await enter();
    await drawUp();
    server.say(state(5));
    await until(() => drafts().length === 2);
    expect(drafts()[1]).toMatchObject({ base: 5, answers: ["plan go"] });
    server.say(drafted(drafts()[1]!, { answers: [], view: view(0, "plan") }));
    await until(() => table.draft.length === 0);
    expect(table.ask?.kind).toBe("plan");
  });

  test("of an older version is not shown", async () => {
    await enter();
    const old = await choose("go");
    server.say(state(4));
    await until(() => drafts().length === 2);
    server.say(drafted(old));
    await quiet();
    expect([table.busy, table.ask?.kind]).toEqual([true, "plan"]);
    server.say(drafted(drafts()[1]!));
    await until(() => table.ask?.kind === "where");
  });

  test("that was refused gives way to the one before; that the table moved on is no problem to tell", async () => {
    await enter();
    await drawUp();
    const asked = await choose("here");
    server.say({ is: "error", id: asked.id, code: "stale", error: "old" });
    await until(() => !table.busy);
    expect([table.draft, table.problem]).toEqual([["plan go"], ""]);
    const again = await choose("here");
    server.say({ is: "error", id: again.id, code: "unheard-of", error: "A sentence." });
    await until(() => table.problem);
    expect(table.problem).toBe("A sentence.");
  });

  test("goes out again when the line was cut", async () => {
    await enter();
    await choose("go");
    await comeBack(3);
    await until(() => drafts().length === 2);
    expect(server.of("hello").at(-1)).toMatchObject({ seat: 0 });
    expect(drafts()[1]).toMatchObject({ base: 3, answers: ["plan go"] });
    server.say(drafted(drafts()[1]!));
    await until(() => table.ask?.kind === "where");
  });

  test("ends where the own turn is over", async () => {
    await enter();
    await drawUp();
    server.say(state(5, { view: view(0, null) }));
    await until(() => table.draft.length === 0);
    await quiet();
    expect(drafts()).toHaveLength(1);
  });

  test("that is complete is confirmed by itself for those who want that", async () => {
    settings.confirm = "off";
    await enter();
    server.say(drafted(await choose("go"), { confirm: true }));
    await until(() => commits().length === 1);
  });
});

describe("a commit", () => {
  test("holds everything until its own state has come, after the acknowledgement", async () => {
    await enter();
    await drawUp();
    void table.commit();
    await until(() => commits().length === 1);
    expect([table.committing, table.ask]).toEqual([true, null]);
    server.say({ is: "ack", id: commits()[0]!.id, version: 4 });
    await quiet();
    expect([table.committing, table.draft]).toEqual([true, ["plan go"]]);
    server.say(state(4, { view: view(0, null) }));
    await until(() => !table.committing);
    expect(table.draft).toEqual([]);
  });

  test("or before it", async () => {
    await enter();
    await drawUp();
    void table.commit();
    await until(() => commits().length === 1);
    server.say(state(4, { view: view(0, "plan") }));
    await until(() => table.version === 4);
    expect(table.committing).toBe(true);
    server.say({ is: "ack", id: commits()[0]!.id, version: 4 });
    await until(() => !table.committing);
    await quiet();
    expect([table.draft, drafts().length]).toEqual([[], 1]);
  });

  test("goes out again with the same key when its acknowledgement was lost", async () => {
    await enter();
    await drawUp();
    void table.commit();
    await until(() => commits().length === 1);
    await comeBack(4);
    await until(() => commits().length === 2);
    expect(commits()[1]).toEqual(commits()[0]);
    expect(commits()[0]!.key).toMatch(/\S{8,}/);
    server.say({ is: "ack", id: commits()[1]!.id, version: 4 });
    await until(() => !table.committing);
    expect([table.draft, drafts().length]).toEqual([[], 1]);
  });

  test("is not made twice by a second click, and each has a key of its own", async () => {
    await enter();
    await drawUp();
    void table.commit();
    void table.commit();
    await until(() => commits().length === 1);
    server.say({ is: "ack", id: commits()[0]!.id, version: 4 });
    server.say(state(4));
    await until(() => table.ask);
    await drawUp("stay");
    void table.commit();
    await until(() => commits().length === 2);
    expect(commits()[0]!.key).not.toBe(commits()[1]!.key);
  });

  test("that was refused leaves the draft as it was", async () => {
    await enter();
    await drawUp();
    void table.commit();
    await until(() => commits().length === 1);
    server.say({ is: "error", id: commits()[0]!.id, code: "not-offered", error: "" });
    await until(() => !table.committing);
    expect([table.draft, table.ask?.kind]).toEqual([["plan go"], "where"]);
  });

  test("takes at once what shows something new", async () => {
    await enter();
    server.say(state(3, { options: [{ code: "go", reveals: true, change: {}, events: [] }] }));
    await until(() => table.options.length === 1);
    void table.choose("go");
    await until(() => commits().length === 1);
    expect(commits()[0]).toMatchObject({ answers: ["plan go"] });
    expect(drafts()).toEqual([]);
  });
});

test("tables that cannot be reached are asked for again until they are there", async () => {
  await enter();
  const hellos = server.of("hello").length;
  const asked = await choose("go");
  server.say({ is: "error", id: asked.id, code: "away", error: "The tables are away." });
  await until(() => table.problem !== "");
  await until(() => server.of("hello").length === hellos + 1);
  server.say({ is: "error", id: server.of("hello").at(-1)!.id, code: "away", error: "The tables are away." });
  await until(() => server.of("hello").length === hellos + 2);
  server.say(state(3));
  await until(() => table.problem === "");
  expect(table.ask?.kind).toBe("plan");
});

test("why something cannot be chosen is asked with the draft it is about", async () => {
  await enter();
  await drawUp();
  const answer = table.why("where", "there");
  await until(() => server.of("why").length === 1);
  expect(server.of("why")[0]).toMatchObject({ base: 3, answers: ["plan go"], kind: "where", option: "there" });
  server.say({ is: "why", id: server.of("why")[0]!.id, reason: "blocked", clause: "T-1" });
  expect(await answer).toEqual({ reason: "blocked", clause: "T-1" });
});

test("an earlier moment is shown instead of the present, and asks nothing", async () => {
  await enter();
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ version: 1, last: 3, seat: 0, view: view(0, "where"), events: [], heading: ["then", {}] })));
  await table.past.travel(1);
  vi.unstubAllGlobals();
  expect([table.frame?.version, table.ask]).toEqual([1, null]);
  await table.past.travel(3);
  expect([table.frame, table.ask?.kind]).toEqual([null, "plan"]);
});

test("who has gone back to the present is not taken to a moment that comes late", async () => {
  await enter();
  const then = JSON.stringify({ version: 1, last: 3, seat: 0, view: view(0, "where"), events: [], heading: ["then", {}], steps: [] });
  vi.stubGlobal("fetch", async () => new Response(then));
  await table.past.travel(1);
  for (const late of [() => table.past.stepOn(), () => table.past.travel(1)]) {
    const under = late();
    table.past.present();
    await under;
    expect(table.frame).toBe(null);
    await table.past.travel(1);
  }
  vi.unstubAllGlobals();
});
