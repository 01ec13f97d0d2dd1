/** Every message that the client says exists in every language, and none is left over. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const own = import.meta.glob<string>("../src/text/*.ftl", { query: "?raw", import: "default", eager: true });
const server = import.meta.glob<string>(["../../src/tinkuy/text/*.ftl", "../../src/tinkuy/games/*/text/*.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const refusals = import.meta.glob<string>("../../src/tinkuy/server/refusals.py", { query: "?raw", import: "default", eager: true });

const LANGUAGES = ["en", "ru", "cs"];
const ids = (ftl: string) => new FluentResource(ftl).body.map((entry) => entry.id);
const ownIds = (language: string) => ids(own[`../src/text/${language}.ftl`]!);
const serverIds = (language: string) => new Set(Object.entries(server).flatMap(([path, ftl]) => (path.endsWith(`/${language}.ftl`) ? ids(ftl) : [])));

/** The first argument of every call of `say`, as it is written. */
function firstArguments(code: string): string[] {
  return [...code.matchAll(/\bsay\(/g)].map((call) => {
    let depth = 0;
    let at = call.index + call[0].length;
    const from = at;
    for (; at < code.length; at++) {
      const letter = code[at]!;
      if ("({[".includes(letter)) depth++;
      else if (")}]".includes(letter) && depth-- === 0) break;
      else if (letter === "," && depth === 0) break;
    }
    return code.slice(from, at);
  });
}

const code = Object.values(sources).join("\n");
const said = firstArguments(code);
/** Ids written out, also as one of two; comparisons inside the argument are no ids. */
const literal = new Set(said.flatMap((words) => [...words.replace(/(===|!==)\s*"[^"]*"/g, "").matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]!)));
/** Beginnings of ids that are put together, such as `error-${code}`. */
const beginnings = new Set(said.flatMap((words) => [...words.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!)));
/** Anything in quotes may be an id that is said elsewhere (keys, titles of buttons, names of fields). */
const quoted = new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]!));

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test("are well formed and without doubles", () => {
    const all = ownIds(language);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    // A line that the parser could not read is dropped without a word: count them in the file itself.
    const written = own[`../src/text/${language}.ftl`]!.match(/^[a-z][\w-]* =/gm)!.length;
    expect(written).toBe(all.length);
  });

  test("have the same ids as the English ones", () => {
    expect(ownIds(language).sort()).toEqual(ownIds("en").sort());
  });

  test("have every message that is said", () => {
    const known = new Set([...ownIds(language), ...serverIds(language)]);
    expect(literal.size).toBeGreaterThan(80);
    expect([...literal].filter((id) => !known.has(id))).toEqual([]);
  });

  test("have every beginning of a message that is put together", () => {
    const known = [...ownIds(language), ...serverIds(language)];
    expect([...beginnings].filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
  });

  test("say every refusal of the server", () => {
    const codes = [...Object.values(refusals)[0]!.matchAll(/^ {4}"([a-z-]+)": \d{3},$/gm)].map((found) => found[1]!);
    expect(codes.length).toBeGreaterThan(20);
    const known = ownIds(language);
    expect(codes.filter((code) => !known.includes(`error-${code}`))).toEqual([]);
  });

  test("use the same variables as the English ones", () => {
    const variables = (ftl: string) =>
      Object.fromEntries(
        ftl
          .split(/^(?=[a-z][\w-]* =)/m)
          .filter((part) => /^[a-z]/.test(part))
          .map((part) => [part.slice(0, part.indexOf(" =")), [...new Set(part.match(/\$\w+/g) ?? [])].sort()]),
      );
    expect(variables(own[`../src/text/${language}.ftl`]!)).toEqual(variables(own["../src/text/en.ftl"]!));
  });
});

test("no message is left over", () => {
  const used = (id: string) => quoted.has(id) || [...beginnings].some((start) => id.startsWith(start));
  expect(ownIds("en").filter((id) => !used(id))).toEqual([]);
});
