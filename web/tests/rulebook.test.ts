/** The rules for reading: references, search, what a clause is connected with. */

import { expect, test } from "vitest";
import { marks, pieces, Rulebook } from "../src/lib/rulebook";

const book = new Rulebook({
  title: "Rules",
  introduction: "",
  chapters: [
    {
      id: "TZ-1",
      title: "Corn",
      introduction: "",
      clauses: [
        { id: "TZ-1.1", text: "Corn is *food*; see TZ-2.1 and TZ-9.9. [A-1]" },
        { id: "TZ-1.2", text: "Wood costs `m_wood`.\nKukuřice není dřevo." },
        { id: "TZ-1.3", text: "Nothing more." },
      ],
    },
    { id: "TZ-2", title: "Skulls", introduction: "", clauses: [{ id: "TZ-2.1", text: "A skull is no corn (TZ-1.1)." }] },
    { id: "", title: "Resolutions", introduction: "", clauses: [{ id: "A-1", text: "So it was decided." }, { id: "EX-4b", text: "Like EX-4b itself." }] },
  ],
});

test("references to what the rules have are links, others stay words", () => {
  expect(pieces("Corn is *food*; see TZ-2.1 and TZ-9.9. [A-1]", book.knows)).toEqual([
    { is: "text", text: "Corn is " },
    { is: "strong", text: "food" },
    { is: "text", text: "; see " },
    { is: "link", text: "TZ-2.1", to: "TZ-2.1" },
    { is: "text", text: " and TZ-9.9. [" },
    { is: "link", text: "A-1", to: "A-1" },
    { is: "text", text: "]" },
  ]);
  expect(pieces("`m_wood` EX-4b", book.knows)).toEqual([
    { is: "code", text: "m_wood" },
    { is: "text", text: " " },
    { is: "link", text: "EX-4b", to: "EX-4b" },
  ]);
});

test("no piece of a text gets lost", () => {
  for (const words of ["TZ-1.1TZ-2.1", "a * b", "`", "TZ-1.1", ""]) {
    const said = pieces(words, book.knows).map((piece) => piece.text).join("");
    expect(said).toBe(words);
  }
});

test("a chapter can be a target as well as its clauses", () => {
  expect(book.chapter("TZ-2")?.title).toBe("Skulls");
  expect(book.chapter("TZ-2.1")?.title).toBe("Skulls");
  expect(book.chapter("A-1")?.title).toBe("Resolutions");
  expect(book.chapter("TZ-3")).toBeNull();
});

test("search wants all words and does not mind case and accents", () => {
  const found = (words: string) => book.search(words).map(({ clause }) => clause.id);
  expect(found("corn skull")).toEqual(["TZ-2.1"]);
  expect(found("KUKURICE")).toEqual(["TZ-1.2"]);
  expect(found("tz-1.3")).toEqual(["TZ-1.3"]);
  expect(found("corn gold")).toEqual([]);
  expect(found("   ")).toEqual([]);
});

test("around a clause stand those it names, those that name it, and what follows", () => {
  expect(book.around("TZ-1.1").map(({ id }) => id)).toEqual(["TZ-1.1", "TZ-2.1", "A-1", "TZ-1.2"]);
  expect(book.around("TZ-2.1").map(({ id }) => id)).toEqual(["TZ-2.1", "TZ-1.1"]);
  expect(book.around("TZ-1").map(({ id }) => id)).toEqual(["TZ-1.1", "TZ-1.2", "TZ-1.3"]);
  expect(book.around("TZ-7.7")).toEqual([]);
});

test("what was searched for is marked where it stands", () => {
  expect(marks("Kukuřice a dřevo.", "drevo kukur")).toEqual(["", "Kukuř", "ice a ", "dřevo", "."]);
  expect(marks("Ещё один храм", "еще")).toEqual(["", "Ещё", " один храм"]);
  expect(marks("a.b", ".")).toEqual(["a", ".", "b"]);
  expect(marks("corn", "")).toEqual(["corn"]);
});
