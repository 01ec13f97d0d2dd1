/** Every icon of a legend is drawn, named in every language, and belongs to a clause of the rules. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LegendEntry } from "../src/games";

const LANGUAGES = ["en", "ru", "cs"];
const legends = import.meta.glob<{ legend: LegendEntry[] }>("../src/games/*/legend.ts", { eager: true });
const read = (path: string) => readFileSync(path, "utf8");
const sprite = read("public/icons.svg");

test.each(Object.keys(legends))("%s", (path) => {
  const game = path.split("/").at(-2)!;
  const { legend } = legends[path]!;
  const rules = read(`../docs/rules/${game}.en.md`);
  expect(new Set(legend.map(([icon]) => icon)).size).toBe(legend.length);
  for (const language of LANGUAGES) {
    const bundle = new FluentBundle(language);
    for (const file of [`src/text/${language}.ftl`, `src/games/${game}/text/${language}.ftl`, `../src/tinkuy/games/${game}/text/${language}.ftl`]) if (existsSync(file)) bundle.addResource(new FluentResource(read(file)), { allowOverrides: true });
    for (const [icon, name, clause] of legend) {
      expect(sprite, icon).toContain(`id="${icon}"`);
      expect(bundle.getMessage(name)?.value, `${language} ${name}`).toBeTruthy();
      expect(rules, clause).toContain(`- ${clause} `);
    }
  }
});
