/** Texts in the chosen language, from the same Fluent files as the terminal; switching needs no reload. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameText } from "../games";
import { api, Refusal } from "./api";
import { CONFIRM, END_TURN, POINTS, SEAT, type Amounts, type GameEvent, type GameMeta, type Label } from "./messages";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "ru", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const own = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

/** Shared, so that each file is fetched once. */
const sources = new Map<string, Promise<string>>();

type Values = Record<string, FluentVariable>;

export const capital = (words: string) => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Messages of one game at a time. The table has `text`; the lobby speaks of several games and has one of these for each. */
export class Texts {
  /** Replaced as a whole when a language or a game's messages arrive, so that everything shown follows. */
  private bundle: FluentBundle = $state.raw(new FluentBundle("en"));
  /** Names that a game composes from its tables, by message id; set with its meta. */
  names: Record<string, Label> = $state.raw({});
  /** Names that stand in the place of others at this table, by message id: a board that lies on another has its own. */
  renamed: Record<string, string> = $state.raw({});
  language: Language = $state("en");
  ready = $state(false);
  /** Whether the words of the server have come too. */
  whole = $state(true);
  private game: string | null = null;
  private wanted = "";
  /** What was said already, until the words change: by message, and by label of a game's data. */
  private said = $derived({ of: [this.bundle, this.names, this.renamed], messages: new Map<string, string>(), labels: new WeakMap<Label, string>() });

  /** Speak a language in the whole page, and of a game once one is named. */
  async use(language: Language, game: string | null = this.game): Promise<void> {
    settings.language = language;
    await this.load(language, game);
    document.documentElement.lang = this.language;
  }

  /** Messages of two games never mix; of two loadings at once the last asked for counts. */
  async load(language: Language, game: string | null): Promise<void> {
    this.game = game;
    const wanted = (this.wanted = `${game}/${language}`);
    const bundle = await this.made(language, game);
    if (wanted !== this.wanted) return;
    this.bundle = bundle;
    this.language = language;
    this.ready = true;
  }

  private async made(language: Language, game: string | null): Promise<FluentBundle> {
    let whole = true;
    // Without the server the client's own words are enough to say so.
    const away = (error: unknown) => {
      if (!(error instanceof Refusal && error.code === "offline")) throw error;
      whole = false;
      return "";
    };
    const wanted = [
      this.source(`own/${language}`, () => own[`../text/${language}.ftl`]!()),
      this.source(`table/${language}`, () => api.text("table", language)).catch(away),
    ];
    // Somebody's new game may have no words yet; its ids are shown instead.
    const none = (error: unknown) => {
      if (error instanceof Refusal && error.code === "unknown-text") return "";
      throw error;
    };
    if (game) {
      wanted.push(this.source(`own ${game}/${language}`, () => gameText(game, language)));
      wanted.push(this.source(`${game}/${language}`, () => api.text(game, language).catch(none)));
    }
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(wanted)) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.whole = whole;
    return bundle;
  }

  private source(key: string, load: () => Promise<string>): Promise<string> {
    let text = sources.get(key);
    if (!text) {
      text = load();
      sources.set(key, text);
      text.catch(() => sources.delete(key));
    }
    return text;
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether there is a name for it, written or composed from the tables. */
  knows(id: string): boolean {
    return this.has(id) || id in this.names;
  }

  /** The message in the chosen language; an unknown id shows itself, so that a gap is seen. */
  say(id: string, values?: Values): string {
    if (values) return this.format(id, values);
    const { messages } = this.said;
    if (!messages.has(id)) messages.set(id, this.format(id, {}));
    return messages.get(id)!;
  }

  private format(given: string, values: Values): string {
    const id = this.renamed[given] ?? given;
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern) return this.bundle.formatPattern(pattern, values, []);
    const composed = this.names[id];
    return composed ? this.label(composed) : id;
  }

  /** A label of the engine: names among its arguments are said too, in every form they have (`$gear_in`). */
  label(label: Label): string {
    const { labels } = this.said;
    if (!labels.has(label)) labels.set(label, this.compose(label));
    return labels.get(label)!;
  }

  private compose([id, given]: Label): string {
    const plain: Values = {};
    const names: Record<string, string> = {};
    for (const [key, value] of Object.entries(given)) {
      if (typeof value === "string") names[key] = value;
      else plain[key] = Array.isArray(value) ? this.amounts(value) : this.number(value);
    }
    return this.withNames(id, plain, names);
  }

  private withNames(id: string, plain: Values, names: Record<string, string>, form = ""): string {
    const values: Values = { ...plain };
    for (const [key, name] of Object.entries(names)) {
      values[key] = this.say(name, plain);
      for (const [form, pattern] of Object.entries(this.bundle.getMessage(name)?.attributes ?? {})) {
        values[`${key}_${form}`] = this.bundle.formatPattern(pattern, plain, []);
      }
    }
    const pattern = this.bundle.getMessage(id)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, values, []) : this.say(id, values);
  }

  /** A number that plurals can see; negative ones carry a real minus sign. */
  private number(n: number): FluentVariable {
    return n < 0 ? `\u2212${-n}` : n;
  }

  amounts(amounts: Amounts): string {
    if (!amounts.length) return this.say("nothing");
    return amounts.map(([id, n]) => this.amount(id, n)).join(", ");
  }

  amount(id: string, n: number): string {
    const pattern = this.bundle.getMessage(id)?.attributes.amount;
    return pattern ? this.bundle.formatPattern(pattern, { n }, []) : `${n} ${this.say(id)}`;
  }

  /** A form of a message; empty where it has none. */
  form(id: string, form: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[form];
    return pattern ? this.bundle.formatPattern(pattern, {}, []) : "";
  }

  /** An answer in words; `now` is what it means at this moment. */
  option(meta: GameMeta, kind: string, code: string, now?: Label): string {
    if (kind === CONFIRM) return this.say(`${CONFIRM}-${END_TURN}`);
    if (now) return capital(this.label(now));
    const option = meta.kinds.find((known) => known.name === kind)?.options.find((known) => known.code === code);
    return option ? capital(this.label(option.label)) : code;
  }

  /** A thing by its name, written or composed from the tables, else by what the answer is called that means it. */
  thing(meta: GameMeta, domain: string, code: string): string {
    if (this.knows(`${domain}-${code}`)) return capital(this.name(domain, code));
    const answers = meta.kinds.flatMap(({ options }) => options);
    const answer = answers.find((option) => option.code === code && option.label[0].split("-")[0] === domain);
    return answer ? capital(this.label(answer.label)) : code;
  }

  /** What is asked; `now` is what it asks at this moment. */
  question(kind: string, now?: Label | null): string {
    if (now) return this.label(now);
    const id = `question-${kind}`;
    const composed = this.names[id];
    return composed ? this.label(composed) : this.say(id);
  }

  name(domain: string, code: string): string {
    return this.say(`${domain}-${code}`);
  }

  describe(meta: GameMeta, domain: string, code: string): string[] {
    return (meta.describe[domain]?.[code]?.lines ?? []).map((label) => this.label(label));
  }

  points(n: number): string {
    const whole = Math.trunc(Math.abs(n));
    const part = { 0: "", 0.25: "\u00bc", 0.5: "\u00bd", 0.75: "\u00be" }[Math.abs(n) - whole] ?? "";
    return `${n < 0 ? "\u2212" : ""}${whole || !part ? whole : ""}${part}`;
  }

  /** What happened; of a draft or a preview (`v` is null), what will happen. */
  event(meta: GameMeta, event: GameEvent, people: string[]): string {
    const plain: Values = {};
    const names: Record<string, string> = {};
    for (const [field, domain] of meta.events[event.event]?.fields ?? []) {
      const value = event[field];
      if (value === null || value === undefined) continue;
      if (domain === SEAT) plain[field] = people[value as number] ?? String(value);
      else if (domain === POINTS) plain[field] = this.points((value as number) / meta.unit);
      else if (typeof value === "string") names[field] = `${domain}-${value}`;
      else plain[field] = this.number(value);
    }
    return this.withNames(`event-${event.event}`, plain, names, event.v === null ? "will" : "");
  }
}

export const text = new Texts();
