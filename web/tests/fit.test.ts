// @vitest-environment happy-dom
/** Words that are too long for their room stand closer; all are measured together, and only when they change. */

import { expect, test } from "vitest";
import { fit } from "../src/lib/fit";

/** A text whose letters are ten units wide, and what is done to it and the others, in order. */
function drawn(words: string, done: string[]): SVGTextElement {
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text") as SVGTextElement;
  text.textContent = words;
  text.getComputedTextLength = () => (done.push("measured"), 10 * text.textContent!.length);
  const { setAttribute } = text;
  text.setAttribute = (name, value) => (done.push("written"), setAttribute.call(text, name, value));
  return text;
}

test("what is longer than its room gets that length, and nothing is written before all are measured", async () => {
  const done: string[] = [];
  const [long, short, longer] = ["plantation", "corn", "architecture"].map((words) => drawn(words, done)) as [SVGTextElement, SVGTextElement, SVGTextElement];
  for (const text of [long, short, longer]) fit(60)(text);
  await Promise.resolve();
  expect([long, short, longer].map((text) => text.getAttribute("textLength"))).toEqual(["60", null, "60"]);
  expect(done).toEqual(["measured", "measured", "measured", ...Array(4).fill("written")]);
});

test("words are measured again when they or their room change", async () => {
  const done: string[] = [];
  const text = drawn("plantation", done);
  const again = async (room: number) => {
    done.length = 0;
    fit(room)(text);
    await Promise.resolve();
    return done.includes("measured");
  };
  expect(await again(60)).toBe(true);
  expect(await again(60)).toBe(false);
  expect(await again(200)).toBe(true);
  expect(text.getAttribute("textLength")).toBe(null);
  text.textContent = "corn";
  expect(await again(200)).toBe(true);
});
