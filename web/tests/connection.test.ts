// @vitest-environment happy-dom
/** One line to a table that comes back by itself, against a real server; only the clock is ours. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/lib/connection";
import type { CommitRequest, ServerMessage, WhyRequest } from "../src/lib/messages";
import { quiet, TestServer, until } from "./server";

let server: TestServer;
let connection: Connection;
let opened: number;
let states: boolean[];
let got: ServerMessage[];
/** How often the client tried to connect. */
let tries: number;

const commit: CommitRequest = { do: "commit", seat: 0, base: 0, answers: ["plan go"], key: "k" };
const why = (option: string): WhyRequest => ({ do: "why", seat: 0, base: 0, answers: [], kind: "plan", option });

const Real = WebSocket;
beforeEach(async () => {
  [opened, states, got, tries] = [0, [], [], 0];
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.stubGlobal("WebSocket", class extends Real {
    constructor(address: string) {
      super(address);
      tries += 1;
    }
  });
  server = await TestServer.start();
});
afterEach(async () => {
  connection.close();
  await server.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function connect(): Promise<void> {
  // The goodbye of an earlier connection goes into its own list.
  const mine = states;
  connection = new Connection(`ws://${server.host}/ws/t`, () => (opened += 1), (message) => got.push(message), (connected) => mine.push(connected));
  await until(() => opened === 1 && server.lines.length === 1);
  await welcome();
}
async function welcome(word: Record<string, unknown> = { is: "table" }): Promise<void> {
  const before = got.length;
  server.say(word);
  await until(() => got.length > before);
  got.splice(before);
}
const lost = () => until(() => states.at(-1) === false);
async function back(): Promise<void> {
  const before = opened;
  vi.advanceTimersByTime(400);
  await until(() => opened === before + 1 && server.lines.length === 1);
}

test("a line that was cut comes back and says so", async () => {
  await connect();
  server.cut();
  await lost();
  await back();
  expect(states).toEqual([true, false, true]);
});

async function fail(pause: number): Promise<void> {
  const before = [tries, states.length] as const;
  vi.advanceTimersByTime(pause - 1);
  expect(tries).toBe(before[0]);
  vi.advanceTimersByTime(1);
  expect(tries).toBe(before[0] + 1);
  await until(() => states.length > before[1]);
}

test("it is tried often for a while, then now and then; a word of the server makes the pause short again", async () => {
  await connect();
  const host = server.host;
  await server.stop();
  await lost();
  for (let tried = 0; tried < 60; tried += 1) await fail(400);
  for (let tried = 60; tried < 100; tried += 1) await fail(1500);
  await fail(8000);
  server = await TestServer.start({}, Number(host.split(":")[1]));
  vi.advanceTimersByTime(8000);
  await until(() => opened === 2 && server.lines.length === 1);
  server.say({ is: "error", code: "away", error: "" });
  await until(() => got.length === 1);
  server.cut();
  await lost();
  const before = tries;
  vi.advanceTimersByTime(7999);
  expect(tries).toBe(before); // it was not let in
  vi.advanceTimersByTime(1);
  await until(() => opened === 3 && server.lines.length === 1);
  server.say({ is: "table" });
  await until(() => got.length === 2);
  server.cut();
  await lost();
  await back();
});

test("who lost the line at the same moment comes back at different ones", async () => {
  await connect();
  vi.mocked(Math.random).mockReturnValue(0.99);
  server.cut();
  await lost();
  vi.advanceTimersByTime(490);
  expect(tries).toBe(1);
  vi.advanceTimersByTime(10);
  expect(tries).toBe(2);
});

test("a process that takes the line and then says nothing is left for another one, later each time", async () => {
  await connect();
  server.cut();
  for (const [place, patience] of [4000, 6000, 9000, 13500, 15000, 15000].entries()) {
    await lost();
    await back();
    vi.advanceTimersByTime(patience - 1);
    expect(states.at(-1), `try ${place}`).toBe(true);
    vi.advanceTimersByTime(1);
    expect(states.at(-1), `try ${place}`).toBe(false);
    await until(() => server.lines.length === 0);
  }
  await back();
  await welcome();
  vi.advanceTimersByTime(24_000);
  expect(states.at(-1)).toBe(true);
});

test("who takes long to answer says so; who says nothing is left, and what must not be lost is asked elsewhere", async () => {
  await connect();
  void connection.ask(commit, true);
  await until(() => server.heard.length === 1);
  for (let seconds = 0; seconds < 12; seconds += 3) {
    vi.advanceTimersByTime(3000);
    await welcome({ is: "pong" });
  }
  expect(states).toEqual([true]);
  vi.advanceTimersByTime(4000);
  expect(states).toEqual([true, false]);
  await until(() => server.lines.length === 0);
  await back();
  await until(() => server.heard.length === 2);
  expect(server.heard[1]).toEqual(server.heard[0]);
  server.say({ is: "ack", id: server.heard[0]!.id, version: 1 });
  await until(() => got.length === 1);
  vi.advanceTimersByTime(20_000);
  expect(states).toEqual([true, false, true]); // nothing is waited for
});

test("a server that was never heard of is given time", async () => {
  connection = new Connection(`ws://${server.host}/ws/t`, () => (opened += 1), () => {}, (connected) => states.push(connected));
  await until(() => opened === 1);
  vi.advanceTimersByTime(14_999);
  expect(states).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(states).toEqual([true, false]);
});

test("a reply finds its question, in whatever order replies come", async () => {
  await connect();
  const first = connection.ask(why("a"));
  const second = connection.ask(why("b"));
  await until(() => server.heard.length === 2);
  const [a, b] = server.heard;
  server.say({ is: "why", id: b!.id, reason: "of b", clause: "" });
  server.say({ is: "why", id: a!.id, reason: "of a", clause: "" });
  expect(await first).toMatchObject({ reason: "of a" });
  expect(await second).toMatchObject({ reason: "of b" });
});

test("what must not be lost is asked again as it was, the rest is forgotten", async () => {
  await connect();
  const reply = connection.ask(commit, true);
  let answered = false;
  void connection.ask(why("a")).then(() => (answered = true));
  await until(() => server.heard.length === 2);
  const [sent, lostWhy] = server.heard;
  server.heard = [];
  server.cut();
  await lost();
  await back();
  await until(() => server.heard.length === 1);
  expect(server.heard).toEqual([sent]);
  server.say({ is: "why", id: lostWhy!.id, reason: null, clause: null });
  server.say({ is: "ack", id: sent!.id, version: 7 });
  expect(await reply).toMatchObject({ is: "ack", version: 7 });
  expect(answered).toBe(false);
});

test("what was answered is not asked again", async () => {
  await connect();
  const reply = connection.ask(commit, true);
  await until(() => server.heard.length === 1);
  server.say({ is: "ack", id: server.heard[0]!.id, version: 1 });
  await reply;
  server.cut();
  await lost();
  await back();
  await quiet();
  expect(server.heard).toHaveLength(1);
});

test("what is asked while the line is down goes out when it is back", async () => {
  await connect();
  server.cut();
  await lost();
  const reply = connection.ask(commit, true);
  connection.tell({ do: "ping" });
  await back();
  await until(() => server.heard.length === 1);
  server.say({ is: "ack", id: server.heard[0]!.id, version: 1 });
  expect(await reply).toMatchObject({ is: "ack" });
});

test("a dead line that was never closed is given up after a ping without an answer", async () => {
  await connect();
  vi.advanceTimersByTime(25_000);
  await until(() => server.of("ping").length === 1);
  server.say({ is: "pong", id: server.heard[0]!.id });
  await until(() => got.length === 1);
  vi.advanceTimersByTime(25_000);
  await until(() => server.of("ping").length === 2);
  expect(states).toEqual([true]);
  vi.advanceTimersByTime(25_000);
  expect(states).toEqual([true, false]);
  await until(() => server.lines.length === 0);
  await back();
});

test("the browser knows when its network goes and comes", async () => {
  await connect();
  dispatchEvent(new Event("offline"));
  expect(states).toEqual([true, false]);
  await until(() => server.lines.length === 0);
  dispatchEvent(new Event("online"));
  await until(() => opened === 2 && server.lines.length === 1);
  await welcome();
  // The pause that was running meanwhile opens no second line.
  vi.advanceTimersByTime(10_000);
  await quiet();
  expect(tries).toBe(2);
});

test("what an old line still brings does not count", async () => {
  await connect();
  server.say({ is: "pong", id: 1 });
  dispatchEvent(new Event("offline"));
  await quiet();
  expect(got).toEqual([]);
});

test("closed means closed", async () => {
  await connect();
  connection.close();
  await lost();
  vi.advanceTimersByTime(60_000);
  dispatchEvent(new Event("online"));
  await quiet();
  expect(tries).toBe(1);
});
