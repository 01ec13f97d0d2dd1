/** A live table: what the server has confirmed, who sits here, and what of the own turn goes there; its parts are the turn, the plan, the past. */

import type { GameLook } from "../games";
import { api } from "./api";
import { Chat } from "./chat.svelte";
import { asksMe, type Shown } from "./clock";
import { Connection } from "./connection";
import { CONFIRM, type Ahead, type AskData, type CommitRequest, type DraftMessage, type GameEvent, type GameMeta, type HintMessage, type Lesson, type Moment, type OptionInfo, type ServerMessage, type Summary, type View } from "./messages";
import { Following } from "./following.svelte";
import { hides } from "./hidden";
import { kept } from "./kept";
import { forgetLink } from "./links";
import { Others } from "./others";
import { Past } from "./past.svelte";
import { noticeSentence, seatName } from "./people";
import { Plan } from "./plan.svelte";
import { seen } from "./seen";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";
import { OwnTurn } from "./turn.svelte";

/** Unlike randomUUID, random values are there for pages over plain HTTP too. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

/** Milliseconds until it is looked whether the tables can be reached again. */
const REACH = 1000;
const NOWHERE: Ahead = { ways: [], end: [] };

type Why = { reason: string; clause: string } | null;

export class LiveTable {
  summary: Summary | null = $state.raw(null);
  meta: GameMeta | null = $state.raw(null);
  /** The seat this screen plays now; null watches. */
  seat: number | null = $state(null);
  version = $state(0);
  confirmed: View | null = $state.raw(null);
  /** What has happened, shown or not yet. */
  told: GameEvent[] = $state.raw([]);
  private confirmedOptions: OptionInfo[] = $state.raw([]);
  private confirmedAhead: Ahead = $state.raw(NOWHERE);
  confirmedLesson: Lesson | null = $state.raw(null);

  /** A commit is on its way; nothing can be chosen until it is acknowledged. */
  committing = $state(false);
  private acknowledged: number | null = null;
  /** The version that the commit under way makes. */
  sent = 0;
  /** What everybody has left of their time, as of when it came. */
  clock: Shown | null = $state.raw(null);
  connected = $state(false);
  problem = $state("");
  /** Runs while the server cannot reach the tables, which is over when a state comes. */
  private reaching: ReturnType<typeof setTimeout> | undefined;
  /** Another own seat must play on this screen: the curtain is down until its player says so. */
  curtain: number | null = $state(null);

  /** Things that are picked for an answer made of several; forgotten with the question. */
  private picks: { ask: AskData | null; things: string[] } = $state.raw({ ask: null, things: [] });

  readonly connection: Connection;

  constructor(
    readonly id: string,
    private readonly look: Pick<GameLook, "hides"> = {},
  ) {
    this.plan.kept = kept(id, "next");
    this.chat = new Chat(id, (message) => this.connection.ask(message));
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.connection = new Connection(
      `${scheme}://${location.host}/ws/${id}`,
      () => this.hello(),
      (message) => void this.receive(message),
      (connected) => (this.connected = connected),
    );
  }

  /** What people say to each other here. */
  readonly chat: Chat;
  readonly turn = new OwnTurn(this);
  readonly plan = new Plan(this);
  readonly past = new Past(this);
  /** The others' turns on their way to the present. */
  readonly following = new Following((version) => this.others.sights(version));
  readonly others = new Others(this);
  /** What has happened, as far as it is shown. */
  events: GameEvent[] = $derived(this.following.shown ? this.told.slice(0, this.following.shown.told) : this.told);
  planning: boolean = $derived(this.plan.imagined !== null);
  draft: string[] = $derived(this.turn.answers);
  /** What the draft starts from: the table, or the imagined moment of a plan. */
  ground: View | null = $derived(this.plan.imagined?.view ?? this.confirmed);
  private made: DraftMessage | null = $derived(this.turn.made ?? this.plan.imagined);
  /** The moment shown instead of the present. */
  frame: Moment | null = $derived(this.past.frame);
  /** What the board shows: a travelled-to moment, a step of somebody else, the draft, or what is confirmed. */
  view: View | null = $derived(this.frame?.view ?? this.following.shown?.view ?? this.made?.view ?? this.confirmed);
  /** The own open question; none while watching the past or while a commit is under way. */
  ask: AskData | null = $derived(
    this.frame || this.following.shown || this.committing || this.curtain !== null || this.stoodIn || this.problemStops()
      ? null
      : (this.view?.ask.find((ask) => ask.seat === this.seat) ?? null),
  );
  /** Behind so many answers of its own a kind of question has the free actions, which may be done at any moment. */
  private kind = $derived(this.meta?.kinds.find(({ name }) => name === this.ask?.kind));
  private isFree = (code: string) => this.kind !== undefined && this.kind.options.findIndex((option) => option.code === code) >= this.kind.own;
  own: string[] = $derived(this.ask?.options.filter((code) => !this.isFree(code)) ?? []);
  free: string[] = $derived(this.ask?.options.filter(this.isFree) ?? []);
  options: OptionInfo[] = $derived(this.made?.options ?? this.confirmedOptions);
  private ahead: Ahead = $derived(this.ask ? (this.made?.ahead ?? this.confirmedAhead) : NOWHERE);
  /** What can be reached from the open question by one click. */
  ways = $derived(this.ahead.ways);
  /** Answers that confirming gives by itself, where nothing else is left to do. */
  end: string[] = $derived(this.ahead.end);
  /** Where this seat stands in its guided first game, if this is one. */
  lesson: Lesson | null = $derived(this.turn.made?.guide ?? this.confirmedLesson);
  busy: boolean = $derived(this.committing || this.turn.busy);
  confirmable: boolean = $derived(!this.busy && !this.following.shown && (this.turn.complete || this.end.length > 0));
  /** People's names, or what their seat is called in this language; the same list while all keep theirs. */
  names: string[] = $derived.by(() => {
    const now = [...(this.summary?.seats ?? []).map(seatName), ...this.automas()];
    if (now.length !== this.called.length || now.some((name, seat) => name !== this.called[seat])) this.called = now;
    return this.called;
  });
  private called: string[] = [];

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

  /** Whether the table waits for somebody at this screen. */
  get calls(): boolean {
    return !this.summary?.over && !this.problemStops() && !this.following.shown && this.summary !== null && asksMe(this.summary, this.clock?.face ?? null);
  }

  /** The rules of today cannot go on with this game; it is only looked at. */
  get stranded(): boolean {
    return this.summary?.stranded != null;
  }

  /** The own time has run out, and a bot plays on. */
  get stoodIn(): boolean {
    return this.seat !== null && !this.summary?.over && !!this.clock?.face.seats[this.seat]?.bot;
  }

  /** A seat about which this one may vote. */
  get voting(): number | null {
    if (this.seat === null || this.stoodIn) return null;
    const about = this.clock?.face.seats.findIndex(({ votes }, seat) => votes !== null && seat !== this.seat) ?? -1;
    return about < 0 ? null : about;
  }

  problemStops(): boolean {
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
      if (this.reaching !== undefined) this.reached();
      const before = { version: this.version, view: this.confirmed };
      this.version = message.version;
      this.told = [...this.told.slice(0, message.from), ...message.events];
      this.confirmed = message.view;
      this.others.follow(before);
      this.confirmedOptions = message.options;
      this.confirmedAhead = message.ahead;
      this.turn.forgetPeeks();
      this.confirmedLesson = message.guide ?? null;
      if (this.summary) this.summary = { ...this.summary, version: message.version, waiting: this.stranded ? [] : message.view.waiting, over: this.summary.over || message.view.over, scores: message.view.scores, heading: message.heading };
      this.arrived();
      if (!this.committing) await this.turn.takeUp();
      this.chooseSeat();
    } else if (message.is === "chat") {
      this.chat.take(message);
    } else if (message.is === "clock") {
      this.clock = { face: message.clock, at: performance.now() };
    } else if (message.is === "error" && message.code !== "stale") {
      this.problem = text.has(`error-${message.code}`) ? text.say(`error-${message.code}`) : message.error;
      if (message.code === "away") this.lookAgain();
    }
  }

  /** The line is there, the tables behind it are not: nobody should have to load the page again for that. */
  private lookAgain(): void {
    clearTimeout(this.reaching);
    this.reaching = setTimeout(() => this.hello(), REACH);
  }

  private reached(): void {
    clearTimeout(this.reaching);
    this.reaching = undefined;
    this.problem = "";
  }

  private async take(summary: Summary): Promise<void> {
    const first = this.summary === null;
    const before = this.summary?.seats ?? [];
    summary.seats.forEach(({ held, holders }, seat) => {
      const was = before[seat];
      if (was && (was.held !== held || was.holders?.length !== holders?.length)) forgetLink(this.id, seat);
    });
    const told = this.summary?.notices.at(-1)?.at;
    const refused = this.summary?.proposal && !summary.proposal;
    this.summary = summary;
    this.clock = summary.clock && { face: summary.clock, at: performance.now() };
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
      this.plan.keep();
      this.turn.forget();
      this.chooseSeat();
    }
    if (refused) this.problem = text.say("proposal-off");
    if (news) this.problem = noticeSentence(notice);
  }

  /** Sit where this screen is asked; between two people on one screen the curtain falls, if they have secrets. */
  private chooseSeat(): void {
    const summary = this.summary;
    if (!summary) return;
    const mine = summary.seats.flatMap((seat, index) => (seat.mine ? [index] : []));
    if (this.seat === null) {
      if (mine.length) this.sit(mine.find((seat) => summary.waiting.includes(seat)) ?? mine[0]!);
      return;
    }
    const next = mine.find((seat) => summary.waiting.includes(seat));
    if (next !== undefined && !summary.waiting.includes(this.seat) && !this.draft.length && !summary.over) {
      if (!this.confirmed || hides(this.confirmed, [this.seat, next], this.look.hides)) this.curtain = next;
      else this.sit(next, true);
    }
  }

  /** What another seat saw goes away at once, unless all of it lies open. */
  sit(seat: number | null, open = false): void {
    this.curtain = null;
    if (seat === this.seat && this.confirmed) return;
    this.following.skip();
    this.plan.keep();
    this.seat = seat;
    this.turn.another();
    if (!open) this.confirmed = null;
    this.hello();
  }

  raiseCurtain(): void {
    if (this.curtain !== null) this.sit(this.curtain);
  }

  // ---------------------------------------------------------------- answers

  get picked(): string[] {
    return this.picks.ask === this.ask ? this.picks.things : [];
  }

  pick(things: string[]): void {
    this.picks = { ask: this.ask, things };
  }

  /** Answer the open question. */
  async choose(code: string): Promise<void> {
    const ask = this.ask;
    if (!ask || !ask.options.includes(code)) return;
    if (ask.kind === CONFIRM) return this.commit();
    await this.turn.give([`${ask.kind} ${code}`], this.options.find((option) => option.code === code) ?? null);
  }

  /** The turn is done: what is left to say is said by confirming. */
  async confirm(): Promise<void> {
    if (this.planning) this.plan.keep();
    else if (this.confirmable) await this.commit([...this.draft, ...this.end]);
  }

  async commit(answers: string[] = this.draft): Promise<void> {
    if (this.committing || this.planning || !answers.length || this.seat === null) return;
    this.committing = true;
    this.sent = this.version + answers.length;
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
    this.turn.forget();
    this.turn.save();
  }

  async why(kind: string, option: string): Promise<Why> {
    if (this.seat === null) return null;
    const reply = await this.connection.ask({ do: "why", seat: this.seat, base: this.version, answers: this.draft, kind, option, plan: this.planning });
    return reply.is === "why" && reply.reason ? { reason: reply.reason, clause: reply.clause ?? "" } : null;
  }

  // ---------------------------------------------------------------- agreements

  /** Ask all people here to go back, before the own last turn if no version is named. */
  async askBack(to: number | null = null): Promise<void> {
    if (this.seat !== null) await this.connection.ask({ do: "propose", seat: this.seat, what: "take-back", to });
  }

  /** Ask all people here to end the game; without winners as the points stand. */
  async askEnd(winners: number[] | null): Promise<void> {
    if (this.seat !== null) await this.connection.ask({ do: "propose", seat: this.seat, what: "end", winners });
  }

  async agree(accept: boolean): Promise<void> {
    const at = this.summary?.proposal?.at;
    if (this.seat !== null && at !== undefined) await this.connection.ask({ do: "agree", seat: this.seat, at, accept });
  }

  // ---------------------------------------------------------------- hints

  /** Whether hints may be asked for here. */
  hintable: boolean = $derived(this.summary?.hints ?? false);

  /** What could be done from the draft on; null where there is nothing to say. */
  async hint(grade: number): Promise<HintMessage | null> {
    if (this.seat === null) return null;
    const { draft } = this;
    const reply = await this.connection.ask({ do: "hint", seat: this.seat, base: this.version, answers: draft, grade });
    return reply.is === "hint" && reply.base === this.version && this.draft === draft ? reply : null;
  }

  close(): void {
    clearTimeout(this.reaching);
    this.following.skip();
    this.connection.close();
  }
}
