/** A live table: what the server has confirmed, the draft of the own turn, and travel to earlier moments. */

import { api } from "./api";
import { Connection } from "./connection";
import { CONFIRM, type AskData, type CommitRequest, type DraftMessage, type GameEvent, type GameMeta, type Label, type Moment, type OptionInfo, type ServerMessage, type Summary, type View } from "./messages";
import { forgetLink } from "./links";
import { noticeSentence, seatName } from "./people";
import { seen } from "./seen";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";

/** Unlike randomUUID, random values are there for pages over plain HTTP too. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

type Why = { reason: string; clause: string } | null;

export class LiveTable {
  summary: Summary | null = $state.raw(null);
  meta: GameMeta | null = $state.raw(null);
  /** The seat this screen plays now; null watches. */
  seat: number | null = $state(null);
  version = $state(0);
  confirmed: View | null = $state.raw(null);
  events: GameEvent[] = $state.raw([]);
  private confirmedOptions: OptionInfo[] = $state.raw([]);

  draft: string[] = $state.raw([]);
  private drafted: DraftMessage | null = $state.raw(null);
  /** A commit is on its way; nothing can be chosen until it is acknowledged. */
  committing = $state(false);
  private acknowledged: number | null = null;
  connected = $state(false);
  problem = $state("");
  /** The moment shown instead of the present. */
  frame: Moment | null = $state.raw(null);
  /** Another own seat must play on this screen: the curtain is down until its player says so. */
  curtain: number | null = $state(null);

  /** What the answers of the draft meant when they were chosen, by the answers up to them. */
  private meant = new Map<string, Label>();
  private connection: Connection;

  constructor(readonly id: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/ws/${id}`,
      () => this.hello(),
      (message) => void this.receive(message),
      (connected) => (this.connected = connected),
    );
  }

  /** What the board shows: a travelled-to moment, the draft, or what is confirmed. */
  view: View | null = $derived(this.frame?.view ?? this.drafted?.view ?? this.confirmed);
  /** The own open question; none while watching the past or while a commit is under way. */
  ask: AskData | null = $derived(
    this.frame || this.committing || this.curtain !== null || this.problemStops()
      ? null
      : (this.view?.ask.find((ask) => ask.seat === this.seat) ?? null),
  );
  /** Behind so many answers of its own a kind of question has the free actions, which may be done at any moment. */
  private kind = $derived(this.meta?.kinds.find(({ name }) => name === this.ask?.kind));
  private isFree = (code: string) => this.kind !== undefined && this.kind.options.findIndex((option) => option.code === code) >= this.kind.own;
  own: string[] = $derived(this.ask?.options.filter((code) => !this.isFree(code)) ?? []);
  free: string[] = $derived(this.ask?.options.filter(this.isFree) ?? []);
  options: OptionInfo[] = $derived(this.drafted?.options ?? this.confirmedOptions);
  complete: boolean = $derived(this.drafted?.confirm ?? false);
  undoable: number = $derived(this.drafted ? Math.min(this.drafted.undo, this.draft.length) : 0);
  draftEvents: GameEvent[] = $derived(this.drafted?.events ?? []);
  /** What was chosen last is still on its way to the server and back. */
  busy: boolean = $derived(this.committing || (this.draft.length > 0 && this.draft !== this.drafted?.answers));
  /** People's names, or what their seat is called in this language. */
  names: string[] = $derived([...(this.summary?.seats ?? []).map(seatName), ...this.automas()]);

  /** Opponents that the game plays by itself come after the seats; they have scores, but nobody sits there. */
  private automas(): string[] {
    const more = (this.confirmed?.scores.length ?? 0) - (this.summary?.seats.length ?? 0);
    return Array.from({ length: Math.max(0, more) }, () => text.say("automa"));
  }

  /** The state of the seat that this screen plays, or of the spectator it is, has come. */
  get settled(): boolean {
    const plays = this.seat !== null || !this.summary?.seats.some((seat) => seat.mine);
    return this.meta !== null && plays && this.confirmed !== null && this.confirmed.seat === this.seat;
  }

  /** The rules of today cannot go on with this game; it is only looked at. */
  get stranded(): boolean {
    return this.summary?.stranded != null;
  }

  private problemStops(): boolean {
    return this.summary?.paused != null || this.stranded;
  }

  private hello(): void {
    this.connection.tell({ do: "hello", seat: this.seat });
  }

  private async receive(message: ServerMessage): Promise<void> {
    if (message.is === "table") {
      const { is: _, ...summary } = message;
      await this.take(summary);
    } else if (message.is === "state") {
      this.version = message.version;
      this.events = [...this.events.slice(0, message.from), ...message.events];
      this.confirmed = message.view;
      this.confirmedOptions = message.options;
      if (this.summary) this.summary = { ...this.summary, version: message.version, waiting: this.stranded ? [] : message.view.waiting, over: this.summary.over || message.view.over, scores: message.view.scores, heading: message.heading };
      this.arrived();
      if (!this.committing) await this.redraft();
      this.chooseSeat();
    } else if (message.is === "error" && message.code !== "stale") {
      this.problem = text.has(`error-${message.code}`) ? text.say(`error-${message.code}`) : message.error;
    }
  }

  private async take(summary: Summary): Promise<void> {
    const first = this.summary === null;
    const before = this.summary?.seats ?? [];
    summary.seats.forEach(({ held, holders }, seat) => {
      const was = before[seat];
      if (was && (was.held !== held || was.holders?.length !== holders?.length)) forgetLink(this.id, seat);
    });
    const told = this.summary?.notices.at(-1)?.at;
    this.summary = summary;
    const notice = summary.notices.at(-1);
    // Said once: when it happens, or to who comes back to it.
    const news = notice && (first ? notice.at > (seen(this.id)?.at ?? Infinity) : notice.at !== told);
    if (first) {
      const [meta] = await Promise.all([api.gameOf(summary.id), text.use(settings.language as "en", summary.game)]);
      this.meta = meta;
      text.names = meta.names;
      this.chooseSeat();
    } else if (this.seat !== null && !summary.seats[this.seat]?.mine) {
      // The seat was left or given away: from now on this screen watches, or plays another seat of its own.
      this.seat = null;
      this.curtain = null;
      this.forget();
      this.chooseSeat();
    }
    if (news) this.problem = noticeSentence(notice);
  }

  /** Sit where this screen is asked; between two people on one screen the curtain falls. */
  private chooseSeat(): void {
    const summary = this.summary;
    if (!summary) return;
    const mine = summary.seats.flatMap((seat, index) => (seat.mine ? [index] : []));
    if (this.seat === null) {
      if (mine.length) this.sit(mine.find((seat) => summary.waiting.includes(seat)) ?? mine[0]!);
      return;
    }
    const next = mine.find((seat) => summary.waiting.includes(seat));
    if (next !== undefined && !summary.waiting.includes(this.seat) && !this.draft.length && !summary.over) this.curtain = next;
  }

  sit(seat: number | null): void {
    this.curtain = null;
    if (seat === this.seat && this.confirmed) return;
    this.seat = seat;
    this.forget();
    this.confirmed = null;
    this.hello();
  }

  raiseCurtain(): void {
    if (this.curtain !== null) this.sit(this.curtain);
  }

  // ---------------------------------------------------------------- the draft of the own turn

  private forget(): void {
    this.draft = [];
    this.drafted = null;
  }

  /** After news from the table the draft starts from there, as far as it still fits. */
  private async redraft(): Promise<void> {
    if (this.draft.length && this.confirmed?.waiting.includes(this.seat ?? -1)) await this.try(this.draft);
    else this.forget();
  }

  private async try(answers: string[]): Promise<void> {
    if (!answers.length) {
      this.forget();
      return;
    }
    this.draft = answers;
    if (this.seat === null) return;
    const reply = await this.connection.ask({ do: "draft", seat: this.seat, base: this.version, answers });
    if (reply.is === "draft" && reply.base === this.version && this.draft === answers) {
      this.draft = reply.answers;
      this.drafted = reply.answers.length || reply.confirm ? reply : null;
      if (this.complete && settings.confirm === "off") await this.commit();
    } else if (reply.is === "error") {
      this.draft = this.drafted?.answers ?? [];
    }
  }

  /** Answer the open question. What shows something new goes to the table at once, the rest stays a draft. */
  async choose(code: string): Promise<void> {
    const ask = this.ask;
    if (!ask || !ask.options.includes(code)) return;
    this.problem = "";
    if (ask.kind === CONFIRM) return this.commit();
    const answers = [...this.draft, `${ask.kind} ${code}`];
    const info = this.options.find((option) => option.code === code);
    if (info?.label) this.meant.set(answers.join(), info.label);
    if (info?.reveals) await this.commit(answers);
    else await this.try(answers);
  }

  /** The draft's answers in words. */
  steps(): string[] {
    return this.draft.map((answer, index) => {
      const [kind, code] = answer.split(" ") as [string, string];
      return text.option(this.meta!, kind, code, this.meant.get(this.draft.slice(0, index + 1).join()));
    });
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.try(this.draft.slice(0, -1));
  }

  /** Back to the draft as it was after its first `kept` answers. */
  async backTo(kept: number): Promise<void> {
    await this.try(this.draft.slice(0, Math.max(kept, this.draft.length - this.undoable)));
  }

  async restart(): Promise<void> {
    await this.backTo(0);
  }

  async commit(answers: string[] = this.draft): Promise<void> {
    if (this.committing || !answers.length || this.seat === null) return;
    this.committing = true;
    const message: CommitRequest = { do: "commit", seat: this.seat, base: this.version, answers, key: newKey() };
    const reply = await this.connection.ask(message, true);
    if (reply.is === "ack") this.acknowledged = reply.version;
    else this.committing = false;
    this.arrived();
  }

  /** The draft gives way to the state that shows its answers, never to the one before. */
  private arrived(): void {
    if (this.acknowledged === null || this.version < this.acknowledged) return;
    this.acknowledged = null;
    this.committing = false;
    this.forget();
  }

  async why(kind: string, option: string): Promise<Why> {
    if (this.seat === null) return null;
    const reply = await this.connection.ask({ do: "why", seat: this.seat, base: this.version, answers: this.draft, kind, option });
    return reply.is === "why" && reply.reason ? { reason: reply.reason, clause: reply.clause ?? "" } : null;
  }

  // ---------------------------------------------------------------- travel

  async travel(version: number): Promise<void> {
    const to = Math.max(0, version);
    if (to >= this.version) {
      this.frame = null;
      return;
    }
    this.frame = await api.at(this.id, to, this.seat);
  }

  present(): void {
    this.frame = null;
  }

  close(): void {
    this.connection.close();
  }
}
