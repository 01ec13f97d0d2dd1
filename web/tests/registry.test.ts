// @vitest-environment happy-dom
/** Games are found by their folders: no list has to be kept in step. */

import { expect, test } from "vitest";
import { gameLook, gameText } from "../src/games";
import { look as fallback } from "../src/games/fallback/look";

const folders = import.meta.glob("../src/games/*/Board.svelte");
const games = Object.keys(folders).map((path) => path.split("/")[3]!).filter((name) => name !== "fallback");

test.each(games)("%s has a look and words of its own", async (game) => {
  const look = await gameLook(game);
  expect(look).not.toBe(fallback);
  expect(look.meaning).toBeTypeOf("function");
  for (const language of ["en", "ru", "cs"]) expect(await gameText(game, language)).toContain(" = ");
});

test("a game without a folder is played on the fallback board, in the words of the server", async () => {
  expect(games.length).toBeGreaterThan(1);
  expect(await gameLook("nobodys")).toBe(fallback);
  expect(await gameText("nobodys", "en")).toBe("");
});
