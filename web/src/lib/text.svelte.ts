/** Texts in the chosen language, from the same Fluent files as the terminal; switching needs no reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api";
import { settings } from "./settings.svelte";
import type { Amounts, Argument, GameEvent, GameMeta, Label } from "./types";

export const LANGUAGES = ["en", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

class Texts {
  /** Replaced as a whole when a language or a game's messages arrive, so that everything shown follows. */
  bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  language: Language = $state("en");
  ready = $state(false);
  private games = new Set<string>();
  private sources = new Map<string, Promise<string>>();

  async use(language: Language, game?: string): Promise<void> {
    if (game) this.games.add(game);
    const wanted = [this.source(`own/${language}`, () => own[`../text/${language}.ftl`]!())];
    for (const name of ["table", ...this.games]) {
      wanted.push(this.source(`${name}/${language}`, () => api.text(name, language)));
    }
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(wanted)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
    settings.language = language;
    document.documentElement.lang = language;
  }

  private source(key: string, load: () => Promise<string>): Promise<string> {
    let text = this.sources.get(key);
    if (!text) {
      text = load();
      this.sources.set(key, text);
      text.catch(() => this.sources.delete(key));
    }
    return text;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message in the chosen language; an unknown id shows itself, so that a gap is seen. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    return this.bundle.formatPattern(message.value, values, []);
  }

  /** A label of the engine: names among its arguments are messages themselves. */
  label([id, values]: Label): string {
    return this.say(id, this.resolved(values));
  }

  private resolved(values: Record<string, Argument>): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? this.amounts(value) : this.named(value)]),
    );
  }

  private named(value: number | string): FluentVariable {
    return typeof value === "string" && this.has(value) ? this.say(value) : value;
  }

  amounts(amounts: Amounts): string {
    return amounts.map(([id, n]) => this.say(id, { n })).join(", ");
  }

  option(meta: GameMeta, kind: string, code: string): string {
    if (kind === "confirm") return this.say("end-turn");
    const option = meta.kinds.find((known) => known.name === kind)?.options.find((known) => known.code === code);
    return option ? this.label(option.label) : code;
  }

  question(kind: string): string {
    return this.say(`question-${kind}`);
  }

  name(domain: string, code: string): string {
    return this.say(`${domain}-${code}`);
  }

  describe(meta: GameMeta, domain: string, code: string): string[] {
    return (meta.describe[domain]?.[code] ?? []).map((label) => this.label(label));
  }

  points(n: number): string {
    const whole = Math.trunc(Math.abs(n));
    const part = { 0: "", 0.25: "¼", 0.5: "½", 0.75: "¾" }[Math.abs(n) - whole] ?? "";
    return `${n < 0 ? "\u2212" : ""}${whole || !part ? whole : ""}${part}`;
  }

  event(meta: GameMeta, event: GameEvent, names: string[]): string {
    const fields = meta.events[event.event]?.fields ?? [];
    const values: Record<string, FluentVariable> = {};
    for (const [field, domain] of fields) {
      const value = event[field];
      if (value === null || value === undefined) continue;
      if (domain === "seat") values[field] = names[value as number] ?? String(value);
      else if (domain === "points") values[field] = this.points((value as number) / meta.unit);
      else values[field] = typeof value === "string" ? this.name(domain, value) : value;
    }
    return this.say(`event-${event.event}`, values);
  }
}

export const text = new Texts();
