/** What all games share knows none of them: no name of a game, none of its questions and events. */

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const ours = import.meta.glob<string>(["../src/**/*.{ts,svelte,css,ftl}", "../index.html"], { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>("../../src/tinkuy/games/*/text/en.ftl", { query: "?raw", import: "default", eager: true });

const inGame = /\/games\/(\w+)\//;
/** The file that is generated says which events all games tell. */
const shared = Object.entries(ours).filter(([path]) => !inGame.test(path) && !path.endsWith("/lib/messages.ts"));
const games = [...new Set(Object.keys(ours).flatMap((path) => inGame.exec(path)?.[1] ?? []))].filter((name) => name !== "fallback");
const ids = Object.values(texts).flatMap((ftl) => new FluentResource(ftl).body.map((entry) => entry.id));
const named = (beginning: string) => ids.flatMap((id) => (id.startsWith(beginning) ? [id.slice(beginning.length)] : []));

function expectNone(wrong: RegExp): void {
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.flatMap(([path, text]) => [...text.matchAll(wrong)].map((found) => `${path}: ${found[0]}`))).toEqual([]);
}

test("shared files name no game", () => {
  expect(games.length).toBeGreaterThan(1);
  expectNone(new RegExp(games.map((name) => name.replace("_", ".?")).join("|"), "gi"));
});

test("shared files know no question and no free action of a game", () => {
  const kinds = named("question-");
  expect(kinds.length).toBeGreaterThan(40);
  expectNone(new RegExp(`(?<!class=|scope=)"(${kinds.join("|")})"|"free_`, "g"));
});

test("shared files know no event by its name", () => {
  const events = named("event-");
  expect(events.length).toBeGreaterThan(80);
  expectNone(new RegExp(`"(${events.join("|")})"`, "g"));
});
