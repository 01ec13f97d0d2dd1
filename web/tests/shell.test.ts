/** The version of the service worker is made of the build, so that another build is another worker. */

import { expect, test } from "vitest";
import { worker } from "../shell";

const SOURCE = 'const VERSION = "__VERSION__"; const FILES = __FILES__;';

test("it names its files", () => {
  expect(worker(SOURCE, ["/assets/a-1.js"])).toMatch(/^const VERSION = "[0-9a-f]{16}"; const FILES = \["\/assets\/a-1.js"\];$/);
});

test("another file, another content of a fixed one or another worker is another version", () => {
  const all = [worker(SOURCE, ["/a"]), worker(SOURCE, ["/b"]), worker(SOURCE, ["/a"], ["new"]), worker(`${SOURCE} `, ["/a"])].map((text) => /"(\w+)"/.exec(text)![1]);
  expect(new Set(all).size).toBe(4);
  expect(worker(SOURCE, ["/a"])).toBe(worker(SOURCE, ["/a"]));
});
