/** The words of single clauses; the rules are read when the first of them is wanted. */

import { Rulebook, rulesOf } from "./rulebook";

class Clauses {
  private books: Record<string, Rulebook> = $state.raw({});
  private wanted = new Set<string>();

  /** Empty until the rules have come, or when they have no such clause. */
  say(game: string, language: string, id: string): string {
    const key = `${game}/${language}`;
    const book = this.books[key];
    if (!book) this.read(game, language, key);
    return book?.words(id) ?? "";
  }

  private read(game: string, language: string, key: string): void {
    if (this.wanted.has(key)) return;
    this.wanted.add(key);
    rulesOf(game, language).then(
      (page) => (this.books = { ...this.books, [key]: new Rulebook(page) }),
      () => this.wanted.delete(key),
    );
  }
}

export const clauses = new Clauses();
