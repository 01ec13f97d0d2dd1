/** The rules for reading: texts cut at their references, search by words, and what a clause is connected with. */

import { api } from "./api";
import type { ChapterText, ClauseText, RulesText } from "./messages";

const pages = new Map<string, Promise<RulesText>>();

export function rulesOf(game: string, language: string): Promise<RulesText> {
  const key = `${game}/${language}`;
  let page = pages.get(key);
  if (!page) {
    page = api.rules(game, language);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
  }
  return page;
}

export type Piece = { is: "text" | "strong" | "code"; text: string } | { is: "link"; text: string; to: string };

// A reference such as TZ-7.2, A-33 or EX-4b; *stressed words*; `codes`.
const PIECES = /([A-Z]{1,4}-\d+(?:\.\d+)?[a-z]?)|\*([^*]+)\*|`([^`]+)`/g;

/** A text in pieces; only what the rules really have becomes a link. */
export function pieces(words: string, known: (id: string) => boolean): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const found of words.matchAll(PIECES)) {
    const [whole, id, strong, code] = found;
    if (id && !known(id)) continue;
    if (found.index > from) out.push({ is: "text", text: words.slice(from, found.index) });
    if (id) out.push({ is: "link", text: whole, to: id });
    else out.push({ is: strong ? "strong" : "code", text: strong ?? code! });
    from = found.index + whole.length;
  }
  if (from < words.length) out.push({ is: "text", text: words.slice(from) });
  return out;
}

/** Lower case without accents, so that nobody has to type them to find a word. */
export const plain = (words: string) => words.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** A text cut around what was searched for: every second part is a find. */
export function marks(words: string, sought: string): string[] {
  const wanted = plain(sought).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [words];
  // Letters with and without accents are as long as each other once they are composed.
  const composed = words.normalize("NFC");
  const simple = Array.from(composed, (letter) => plain(letter).slice(0, 1) || letter).join("");
  const out: string[] = [];
  let from = 0;
  const finds = new RegExp(wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"), "g");
  for (const found of simple.matchAll(finds)) {
    out.push(composed.slice(from, found.index), composed.slice(found.index, found.index + found[0].length));
    from = found.index + found[0].length;
  }
  return [...out, composed.slice(from)];
}

export class Rulebook {
  private readonly chapterOf = new Map<string, ChapterText>();
  private readonly clauses = new Map<string, ClauseText>();
  private readonly plain: { clause: ClauseText; chapter: ChapterText; words: string }[] = [];

  constructor(readonly page: RulesText) {
    for (const chapter of page.chapters) {
      if (chapter.id) this.chapterOf.set(chapter.id, chapter);
      for (const clause of chapter.clauses) {
        this.chapterOf.set(clause.id, chapter);
        this.clauses.set(clause.id, clause);
        this.plain.push({ clause, chapter, words: plain(`${clause.id} ${clause.text}`) });
      }
    }
  }

  knows = (id: string): boolean => this.chapterOf.has(id);

  /** The words of a clause, without the marks behind them. */
  words(id: string): string {
    return (this.clauses.get(id)?.text ?? "").replace(/(\s*\[[^\]]+\])+$/, "").replaceAll("*", "");
  }

  chapter(id: string): ChapterText | null {
    return this.chapterOf.get(id) ?? null;
  }

  /** Clauses with all the words, in the order of the rules. */
  search(words: string): { clause: ClauseText; chapter: ChapterText }[] {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (!wanted.length) return [];
    return this.plain.filter((line) => wanted.every((word) => line.words.includes(word)));
  }

  /** A clause, those it names, those that name it, and what follows it. */
  around(id: string, most = 4): ClauseText[] {
    const own = this.clauses.get(id);
    if (!own) return this.chapterOf.get(id)?.clauses.slice(0, most) ?? [];
    const named = pieces(own.text, this.knows).flatMap((piece) => (piece.is === "link" ? [this.clauses.get(piece.to)] : []));
    const naming = this.plain.filter(({ clause }) => pieces(clause.text, this.knows).some((piece) => piece.is === "link" && piece.to === id));
    const beside = this.chapterOf.get(id)!.clauses;
    const next = beside.slice(beside.indexOf(own) + 1);
    const found = [own, ...named, ...naming.map(({ clause }) => clause), ...next].filter((clause) => clause !== undefined);
    return [...new Set(found)].slice(0, most);
  }
}
