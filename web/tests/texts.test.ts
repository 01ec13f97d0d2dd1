/** Every message that the client says exists in every language, in the file it belongs to, and none is left over. */

import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const own = import.meta.glob<string>(["../src/text/*.ftl", "../src/games/*/text/*.ftl"], { query: "?raw", import: "default", eager: true });
const server = import.meta.glob<string>(["../../src/tinkuy/text/*.ftl", "../../src/tinkuy/games/*/text/*.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const refusals = import.meta.glob<string>("../../src/tinkuy/server/refusals.py", { query: "?raw", import: "default", eager: true });

const LANGUAGES = ["en", "ru", "cs"];
/** The shared words, then each game's own; a game may say a shared message in words of its own. */
const SHARED = "";
const gameOf = (path: string) => /\/games\/(\w+)\//.exec(path)?.[1] ?? SHARED;
const PLACES = [...new Set(Object.keys(own).map(gameOf))].sort();
const ids = (ftl: string) => new FluentResource(ftl).body.map((entry) => entry.id);
const fileOf = (place: string, language: string) => own[`../src/${place ? `games/${place}/` : ""}text/${language}.ftl`]!;
const ownIds = (place: string, language: string) => ids(fileOf(place, language));
const serverIds = (place: string, language: string) => Object.entries(server).flatMap(([path, ftl]) => (path.endsWith(`/${language}.ftl`) && [SHARED, place].includes(gameOf(path)) ? ids(ftl) : []));
/** What can be said in a game's folder: its own words and what is shared. */
const known = (place: string, language: string) => new Set([...ownIds(SHARED, language), ...serverIds(place, language), ...(place ? ownIds(place, language) : [])]);
const games = PLACES.filter(Boolean);

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

function wordsOf(place: string) {
  const code = Object.entries(sources).flatMap(([path, text]) => (gameOf(path) === place ? [text] : [])).join("\n");
  const said = firstArguments(code);
  return {
    /** Ids written out, also as one of two; comparisons inside the argument are no ids. */
    literal: new Set(said.flatMap((words) => [...words.replace(/(===|!==)\s*"[^"]*"/g, "").matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]!))),
    /** Beginnings of ids that are put together, such as `error-${code}`. */
    beginnings: new Set(said.flatMap((words) => [...words.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1]!))),
    /** Anything in quotes may be an id that is said elsewhere (keys, titles of buttons, names of fields). */
    quoted: new Set([...code.matchAll(/"([a-z][\w-]*)"/g)].map((found) => found[1]!)),
  };
}

test("every game with a board has words of its own", () => {
  expect(games).toEqual(Object.keys(sources).flatMap((path) => (/\/games\/(?!fallback)\w+\/Board\.svelte$/.test(path) ? [gameOf(path)] : [])).sort());
});

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test.each(PLACES)("are well formed and without doubles %s", (place) => {
    const all = ownIds(place, language);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    // A line that the parser could not read is dropped without a word: count them in the file itself.
    expect(fileOf(place, language).match(/^[a-z][\w-]* =/gm)!.length).toBe(all.length);
  });

  test.each(PLACES)("have the same ids as the English ones %s", (place) => {
    expect(ownIds(place, language).sort()).toEqual(ownIds(place, "en").sort());
  });

  test.each(PLACES)("have every message that is said %s", (place) => {
    const { literal } = wordsOf(place);
    expect(literal.size).toBeGreaterThan(20);
    // The shared parts also speak in the words of the game at hand, such as its title.
    const everywhere = place ? [known(place, language)] : games.map((game) => known(game, language));
    expect([...literal].filter((id) => !everywhere.some((there) => there.has(id)))).toEqual([]);
  });

  test.each(PLACES)("have every beginning of a message that is put together %s", (place) => {
    const all = (place ? [place] : games).flatMap((game) => [...known(game, language), ...ownIds(game, language)]);
    expect([...wordsOf(place).beginnings].filter((start) => !all.some((id) => id.startsWith(start)))).toEqual([]);
  });

  test("say every refusal of the server", () => {
    const codes = [...Object.values(refusals)[0]!.matchAll(/^ {4}"([a-z-]+)": \d{3},$/gm)].map((found) => found[1]!);
    expect(codes.length).toBeGreaterThan(20);
    const there = ownIds(SHARED, language);
    expect(codes.filter((code) => !there.includes(`error-${code}`))).toEqual([]);
  });

  test.each(PLACES)("use the same variables as the English ones %s", (place) => {
    const variables = (ftl: string) =>
      Object.fromEntries(
        ftl
          .split(/^(?=[a-z][\w-]* =)/m)
          .filter((part) => /^[a-z]/.test(part))
          .map((part) => [part.slice(0, part.indexOf(" =")), [...new Set(part.match(/\$\w+/g) ?? [])].sort()]),
      );
    expect(variables(fileOf(place, language))).toEqual(variables(fileOf(place, "en")));
  });
});

/** A message belongs to the shared file or to a game's by who says it: what only one game says is not shared. */
test.each(PLACES)("no message is left over or lies in the wrong file %s", (place) => {
  const shared = wordsOf(SHARED);
  const others = games.map(wordsOf);
  const says = (words: ReturnType<typeof wordsOf>, id: string) => words.quoted.has(id) || [...words.beginnings].some((start) => id.startsWith(start));
  const used = place
    ? (id: string) => says(wordsOf(place), id) || [...shared.beginnings].some((start) => id.startsWith(start)) || ownIds(SHARED, "en").includes(id)
    : (id: string) => says(shared, id) || others.filter((words) => words.quoted.has(id)).length > 1;
  expect(ownIds(place, "en").filter((id) => !used(id))).toEqual([]);
});
