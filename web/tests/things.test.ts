// @vitest-environment happy-dom
/** Things that people name in what they say: typed by name, sent by id, read in any language, and never more than text. */

import { expect, test, vi } from "vitest";
import { Chat } from "../src/lib/chat.svelte";
import type { ChatLine, GameMeta } from "../src/lib/messages";
import { text } from "../src/lib/text.svelte";
import { inserted, readable, suggested, thingsOf, written } from "../src/lib/things";

const META = { kinds: [], domains: { gear: ["tikal", "uxmal"], deed: ["tikal"], nameless: ["x"] }, describe: { gear: { tikal: { clause: "", lines: [] } } } } as unknown as GameMeta;

const NAMES: Record<string, string> = { "gear-tikal": "Tikal", "gear-uxmal": "Uxmal", "deed-tikal": "Tikal" };
vi.spyOn(text, "say").mockImplementation((id) => NAMES[id] ?? id);
vi.spyOn(text, "knows").mockImplementation((id) => id in NAMES);

test("every thing with a name is there once, the one that is explained before another of its name", () => {
  expect(thingsOf(META).map(({ domain, code }) => `${domain}:${code}`)).toEqual(["gear:tikal", "gear:uxmal"]);
});

test("a name in brackets is sent as the thing's id, anything else as it was typed", () => {
  const things = thingsOf(META);
  expect(written("take [tikal] or [Nowhere], a[1]", things)).toBe("take [[gear:tikal]] or [Nowhere], a[1]");
});

test("only things of the game are things: the rest is words, markup too", () => {
  const parts = readable('<img src=x onerror=alert(1)> [[gear:tikal]] [[hand:secret]] [[gear:no]] https://evil.example', META);
  expect(parts).toEqual(["<img src=x onerror=alert(1)> ", { domain: "gear", code: "tikal", name: "Tikal" }, " [[hand:secret]] [[gear:no]] https://evil.example"]);
  expect(readable("", META)).toEqual([]);
});

test("behind an open bracket names are offered, those that begin so first", () => {
  const things = thingsOf(META);
  expect(suggested("go to [", things)).toHaveLength(2);
  expect(suggested("go to [x", things).map(({ name }) => name)).toEqual(["Uxmal"]);
  expect(suggested("go to [Tikal] now", things)).toEqual([]);
  expect(inserted("go to [ux", things[1]!)).toBe("go to [Uxmal] ");
  expect(inserted("go to", things[1]!)).toBe("go to [Uxmal] ");
});

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({ number, at: 0, who: "ben", mine: false, seat: 1, name: "Ben", text: `line ${number}`, ...more });

test("what was not read is counted, but for one's own words and those of who is muted", () => {
  const chat = new Chat("t", async () => ({ is: "pong" }));
  chat.take({ is: "chat", lines: [line(1), line(2, { mine: true }), line(3, { who: "eve" })], muted: [], earlier: true });
  expect([chat.unread, chat.earlier]).toEqual([2, true]);
  chat.take({ is: "chat", lines: [], muted: ["eve"] });
  expect(chat.unread).toBe(1);
  chat.look(true);
  chat.take({ is: "chat", lines: [line(4)] });
  expect(chat.unread).toBe(0);
  chat.look(false);
  chat.take({ is: "chat", lines: [line(4), line(5)] });
  expect([chat.unread, chat.lines.map(({ number }) => number)]).toEqual([1, [1, 2, 3, 4, 5]]);
});
