/** A live table: what the server has confirmed, the draft of the own turn, and travel to earlier moments. */

import type { GameLook } from "../games";
import { api } from "./api";
import { Chat } from "./chat.svelte";
import { asksMe, type Shown } from "./clock";
import { Connection } from "./connection";
import { CONFIRM, TURN_BEGAN, type Ahead, type AskData, type CommitRequest, type DraftMessage, type GameEvent, type GameMeta, type HintMessage, type Label, type Lesson, type Moment, type OptionInfo, type ServerMessage, type Summary, type View } from "./messages";
import { Following, stepsOf, type Sight } from "./following.svelte";
import { hides } from "./hidden";
import { keep, kept, type Kept } from "./kept";
import { forgetLink } from "./links";
import { noticeSentence, seatName } from "./people";
import { seen } from "./seen";
import { settings } from "./settings.svelte";
import { text } from "./text.svelte";
import { answerOf, type Chain } from "./ways";

/** Unlike randomUUID, random values are there for pages over plain HTTP too. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("-");

/** Milliseconds until it is looked whether the tables can be reached again. */
const REACH = 1000;
const NOWHERE: Ahead = { ways: [], end: [] };

/** Clicks that end within the answers; the last of them ends with the last answer. */
const clicksOf = (answers: string[], clicks: number[]) => (answers.length ? [...clicks.filter((count) => count < answers.length), answers.length] : []);

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
  private confirmedLesson: Lesson | null = $state.raw(null);

  draft: string[] = $state.raw([]);
  /** How many answers the draft had after each click: a click may give several, and is taken back as one. */
  private clicks: number[] = $state.raw([]);
  private drafted: DraftMessage | null = $state.raw(null);
  /** The own next turn as it may begin, while it is planned: then the draft is a plan on top of it. */
  private imagined: DraftMessage | null = $state.raw(null);
  private plan: Kept | null = $state.raw(null);
  /** The draft is a plan whose turn has come, and nothing was chosen since: it never commits itself. */
  laid = $state(false);
  /** A commit is on its way; nothing can be chosen until it is acknowledged. */
  committing = $state(false);
  private acknowledged: number | null = null;
  /** Nothing is shown step by step until the own next turn. */
  private hurried = false;
  /** The version that the commit under way makes. */
  private sent = 0;
  /** A chain of answers is looked at before it is given. */
  private looking = $state(false);
  /** Whether it was seen if this browser kept a draft of the seat. */
  private resumed = false;
  private peeked = new Map<string, Promise<OptionInfo[]>>();
  /** What everybody has left of their time, as of when it came. */
  clock: Shown | null = $state.raw(null);
  connected = $state(false);
  problem = $state("");
  /** Runs while the server cannot reach the tables, which is over when a state comes. */
  private reaching: ReturnType<typeof setTimeout> | undefined;
  /** Counts where one set out for: who has gone elsewhere meanwhile is not brought back. */
  private journey = 0;
  /** The moment shown instead of the present. */
  frame: Moment | null = $state.raw(null);
  /** What comes after it before another answer is asked for: steps of a solo opponent, and where they lead; null is the present. */
  private coming: (Moment | null)[] = [];
  /** Another own seat must play on this screen: the curtain is down until its player says so. */
  curtain: number | null = $state(null);

  /** Things that are picked for an answer made of several; forgotten with the question. */
  private picks: { ask: AskData | null; things: string[] } = $state.raw({ ask: null, things: [] });

  /** What the answers of the draft meant when they were chosen, by the answers up to them. */
  private meant = new Map<string, Label>();
  private connection: Connection;

  constructor(
    readonly id: string,
    private readonly look: Pick<GameLook, "hides"> = {},
  ) {
    this.plan = kept(id, "next");
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
  /** The others' turns on their way to the present. */
  readonly following = new Following((version) => this.sights(version));
  /** What has happened, as far as it is shown. */
  events: GameEvent[] = $derived(this.following.shown ? this.told.slice(0, this.following.shown.told) : this.told);
  planning: boolean = $derived(this.imagined !== null);
  /** What the draft starts from: the table, or the imagined moment of a plan. */
  ground: View | null = $derived(this.imagined?.view ?? this.confirmed);
  private made: DraftMessage | null = $derived(this.drafted ?? this.imagined);
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
  complete: boolean = $derived(this.drafted?.confirm ?? false);
  /** Where this seat stands in its guided first game, if this is one. */
  lesson: Lesson | null = $derived(this.drafted?.guide ?? this.confirmedLesson);
  undoable: number = $derived(this.drafted ? Math.min(this.drafted.undo, this.draft.length) : 0);
  draftEvents: GameEvent[] = $derived(this.drafted?.events ?? []);
  /** What was chosen last is still on its way to the server and back. */
  busy: boolean = $derived(this.committing || this.looking || (this.draft.length > 0 && this.draft !== this.drafted?.answers));
  confirmable: boolean = $derived(!this.busy && !this.following.shown && (this.complete || this.end.length > 0));
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
      if (this.reaching !== undefined) this.reached();
      const before = { version: this.version, view: this.confirmed };
      this.version = message.version;
      this.told = [...this.told.slice(0, message.from), ...message.events];
      this.confirmed = message.view;
      this.follow(before);
      this.confirmedOptions = message.options;
      this.confirmedAhead = message.ahead;
      this.peeked.clear();
      this.confirmedLesson = message.guide ?? null;
      if (this.summary) this.summary = { ...this.summary, version: message.version, waiting: this.stranded ? [] : message.view.waiting, over: this.summary.over || message.view.over, scores: message.view.scores, heading: message.heading };
      this.arrived();
      if (!this.committing) await this.takeUp();
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

  /** What others did since is shown step by step, unless somebody is busy here. */
  private follow(before: { version: number; view: View | null }): void {
    // The own turn is on the screen already, but not what a solo opponent does with it.
    const own = this.committing ? Math.max(before.version, this.sent) : before.version;
    const joined = this.committing && this.automaActs(own);
    const told = joined ? this.toldUpTo(before.version) + this.draftEvents.length : this.toldUpTo(own);
    const version = joined ? own - 1 : own;
    const last = (this.committing && this.drafted?.view) || before.view;
    const view = joined && last ? { ...last, waiting: [last.seats] } : last;
    const busy = (this.draft.length > 0 && !this.committing) || this.planning || this.frame || this.curtain !== null;
    const hurried = this.hurried;
    this.hurried &&= !this.confirmed?.waiting.includes(this.seat ?? -1);
    if (!view || !this.meta || busy || hurried || view.seat !== this.confirmed?.seat || version >= this.version) return;
    this.following.go({ told, view }, stepsOf(this.told, version, this.version, this.meta));
  }

  private toldUpTo = (version: number) => this.told.filter(({ v }) => (v ?? 0) <= version).length;

  /** Whether an opponent that the game plays by itself did something with this answer. */
  private automaActs(version: number): boolean {
    const people = this.summary?.seats.length ?? Infinity;
    return this.told.some(({ v, event, seat }) => v === version && (this.meta?.events[event]?.automa || Number(seat) >= people));
  }

  /** A version as it is shown to who follows, with the steps of a solo opponent; what is on the screen already is left out. */
  private async sights(version: number): Promise<Sight[]> {
    const known = this.following.shown?.told ?? 0;
    const end = { told: this.toldUpTo(version), view: this.confirmed! };
    if (version >= this.version && !this.automaActs(version)) return end.told > known ? [end] : [];
    const { view, steps } = await api.at(this.id, version, this.seat);
    const first = this.toldUpTo(version - 1);
    return [...steps.map(({ told, view }) => ({ told: first + told, view })), { ...end, view }].filter(({ told }) => told > known);
  }

  /** To the present, and on to the own next turn without a stop. */
  hurry(): void {
    this.following.skip();
    this.hurried = this.seat !== null && !this.confirmed?.waiting.includes(this.seat);
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
      this.keepPlan();
      this.forget();
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
    this.keepPlan();
    this.seat = seat;
    this.forget();
    this.resumed = false;
    if (!open) this.confirmed = null;
    this.hello();
  }

  raiseCurtain(): void {
    if (this.curtain !== null) this.sit(this.curtain);
  }

  // ---------------------------------------------------------------- the draft of the own turn

  private forget(): void {
    this.draft = [];
    this.drafted = null;
    this.clicks = [];
    this.laid = false;
  }

  /** After news from the table: a draft, a plan, or what was kept of them goes on from there. */
  private async takeUp(): Promise<void> {
    const waiting = this.confirmed?.waiting ?? [];
    if (this.planning && !this.summary?.seats.some((seat, index) => seat.mine && waiting.includes(index))) return this.imagine(this.draft, this.clicks);
    this.keepPlan();
    if (this.draft.length) return this.redraft();
    if (this.plan?.seat === this.seat && this.confirmed?.seat === this.seat && waiting.includes(this.seat) && this.ownTurn()) return this.layPlan(this.plan);
    await this.restore();
  }

  /** After news from the table the draft starts from there, as far as it still fits. */
  private async redraft(wanted = this.draft.length): Promise<void> {
    if (this.confirmed?.waiting.includes(this.seat ?? -1)) await this.try(this.draft);
    else this.forget();
    this.save();
    if (this.draft.length < wanted) this.problem = text.say(this.draft.length ? "draft-shortened" : "draft-lost");
  }

  /** A draft that this browser kept over a reload is taken up again, as far as it still fits. */
  private async restore(): Promise<void> {
    if (this.resumed || !this.confirmed || this.seat === null || this.confirmed.seat !== this.seat) return;
    this.resumed = true;
    const old = kept(this.id);
    if (old?.seat !== this.seat) return;
    this.remember(old);
    this.draft = old.turn === this.confirmed.turn ? old.answers : [];
    this.clicks = old.clicks;
    await this.redraft(old.answers.length);
  }

  private remember({ answers, meant }: Kept): void {
    meant.forEach((label, index) => label && this.meant.set(answers.slice(0, index + 1).join(), label));
  }

  private save(): void {
    const turn = this.confirmed?.turn;
    if (this.seat === null || turn === undefined) return;
    const meant = this.draft.map((_, index) => this.meant.get(this.draft.slice(0, index + 1).join()) ?? null);
    const draft = this.draft.length ? { seat: this.seat, turn, answers: this.draft, clicks: this.clicks, meant } : null;
    if (this.planning) this.plan = draft;
    keep(this.id, draft, this.planning ? "next" : "draft");
  }

  private async try(answers: string[], clicks = this.clicks): Promise<void> {
    if (!answers.length) {
      this.forget();
      this.save();
      return;
    }
    this.draft = answers;
    this.clicks = clicksOf(answers, clicks);
    if (this.seat === null) return;
    const reply = await this.connection.ask({ do: "draft", seat: this.seat, base: this.version, answers, plan: this.planning });
    if (reply.is === "draft" && reply.base === this.version && this.draft === answers && !reply.plan === !this.planning) {
      this.draft = reply.answers;
      this.clicks = clicksOf(this.draft, clicks);
      this.drafted = reply.answers.length || reply.confirm ? reply : null;
      this.save();
      if (this.complete && settings.confirm === "off" && !this.planning && !this.laid) await this.commit();
    } else if (reply.is === "error") {
      this.draft = this.drafted?.answers ?? [];
      this.clicks = clicksOf(this.draft, clicks);
    }
  }

  get picked(): string[] {
    return this.picks.ask === this.ask ? this.picks.things : [];
  }

  pick(things: string[]): void {
    this.picks = { ask: this.ask, things };
  }

  /** Answer the open question. What shows something new goes to the table at once, the rest stays a draft. */
  async choose(code: string): Promise<void> {
    const ask = this.ask;
    if (!ask || !ask.options.includes(code)) return;
    if (ask.kind === CONFIRM) return this.commit();
    await this.give([`${ask.kind} ${code}`], this.options.find((option) => option.code === code) ?? null);
  }

  /** Give a chain of answers by one click, all but the last of which only lead to the thing. */
  async reach(chain: Chain): Promise<void> {
    if (!this.ask || this.busy) return;
    const { draft, version } = this;
    this.looking = true;
    try {
      const info = await this.lookAt(chain);
      if (this.draft !== draft || this.version !== version) return;
      this.looking = false;
      await this.give(chain, info);
    } finally {
      this.looking = false;
    }
  }

  /** What is told of the options that would be asked after more answers. */
  peek(more: string[]): Promise<OptionInfo[]> {
    if (!more.length || this.seat === null) return Promise.resolve(this.options);
    const answers = [...this.draft, ...more];
    const key = answers.join();
    let asked = this.peeked.get(key);
    if (!asked) {
      asked = this.connection.ask({ do: "draft", seat: this.seat, base: this.version, answers, plan: this.planning }).then((reply) => (reply.is === "draft" ? reply.options : []));
      this.peeked.set(key, asked);
    }
    return asked;
  }

  /** What is told of the last answer of a chain before it is given. */
  async lookAt(chain: Chain): Promise<OptionInfo | null> {
    const options = await this.peek(chain.slice(0, -1));
    return options.find((option) => option.code === answerOf(chain.at(-1)!)[1]) ?? null;
  }

  private async give(chain: Chain, info: OptionInfo | null): Promise<void> {
    this.problem = "";
    const answers = [...this.draft, ...chain];
    if (info?.label) this.meant.set(answers.join(), info.label);
    this.laid = false;
    if (info?.reveals && this.planning) this.problem = text.say("plan-ends");
    else if (info?.reveals) await this.commit(answers);
    else await this.try(answers, [...this.clicks, answers.length]);
  }

  /** The draft's clicks in words, with the number of answers after each. */
  steps(): { words: string; count: number }[] {
    const words = this.draft.map((answer, index) => text.option(this.meta!, ...answerOf(answer), this.meant.get(this.draft.slice(0, index + 1).join())));
    return this.clicks.map((count, index) => ({ words: words.slice(this.clicks[index - 1] ?? 0, count).join(" · "), count }));
  }

  /** Take the last click back with all its answers. */
  async undo(): Promise<void> {
    if (this.undoable > 0) await this.backTo(this.clicks.at(-2) ?? 0);
  }

  /** Back to the draft as it was after its first `kept` answers. */
  async backTo(kept: number): Promise<void> {
    this.laid = false;
    await this.try(this.draft.slice(0, Math.max(kept, this.draft.length - this.undoable)));
  }

  async restart(): Promise<void> {
    await this.backTo(0);
  }

  /** The turn is done: what is left to say is said by confirming. */
  async confirm(): Promise<void> {
    if (this.planning) this.keepPlan();
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
    this.forget();
    this.save();
  }

  async why(kind: string, option: string): Promise<Why> {
    if (this.seat === null) return null;
    const reply = await this.connection.ask({ do: "why", seat: this.seat, base: this.version, answers: this.draft, kind, option, plan: this.planning });
    return reply.is === "why" && reply.reason ? { reason: reply.reason, clause: reply.clause ?? "" } : null;
  }

  // ---------------------------------------------------------------- a plan of the next turn

  /** While others are asked, and nobody at this screen is. */
  plannable: boolean = $derived(
    this.seat !== null && this.confirmed?.seat === this.seat && this.confirmed.waiting.length > 0 && !this.summary?.seats.some((seat, index) => seat.mine && this.confirmed!.waiting.includes(index)) &&
      !this.planning && !this.committing && !this.frame && !this.following.shown && !this.summary?.over && !this.stoodIn && !this.problemStops() && !this.confirmedLesson,
  );
  /** How many clicks of a plan are kept. */
  planned: number = $derived(this.plan && this.plan.seat === this.seat ? this.plan.clicks.length : 0);

  /** Go on with the plan of the next turn, or begin one. */
  async startPlan(): Promise<void> {
    if (!this.plannable) return;
    const old = this.plan?.seat === this.seat ? this.plan : null;
    if (old) this.remember(old);
    await this.imagine(old?.answers ?? [], old?.clicks ?? []);
  }

  /** A next turn that goes with the table as it is now; of the plan what still fits. */
  private async imagine(answers: string[], clicks: number[]): Promise<void> {
    if (this.seat === null) return;
    const reply = await this.connection.ask({ do: "draft", seat: this.seat, base: this.version, answers: [], plan: true });
    if (reply.is === "error" && reply.code !== "stale") this.keepPlan();
    if (reply.is !== "draft" || reply.base !== this.version || reply.seat !== this.seat) return;
    this.imagined = reply;
    this.peeked.clear();
    await this.try(answers, clicks);
    if (this.draft.length < answers.length) this.problem = text.say(this.draft.length ? "draft-shortened" : "draft-lost");
  }

  /** Back to the table as it is; the plan waits for its turn. */
  keepPlan(): void {
    if (!this.planning) return;
    this.imagined = null;
    this.peeked.clear();
    this.forget();
  }

  dropPlan(): void {
    this.keepPlan();
    this.plan = null;
    keep(this.id, null, "next");
  }

  /** Its turn has come: the plan becomes the draft, as far as it fits what has really happened. */
  private async layPlan(plan: Kept): Promise<void> {
    this.dropPlan();
    this.resumed = this.laid = true;
    this.remember(plan);
    this.draft = plan.answers;
    this.clicks = plan.clicks;
    await this.redraft(plan.answers.length);
  }

  /** What is asked belongs to an own turn: what all choose at once is everybody's. */
  private ownTurn(): boolean {
    const began = this.told.findLast(({ event }) => event === TURN_BEGAN);
    return this.confirmed!.waiting.length > 1 || began === undefined || began.seat === this.seat;
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

  /** Answers of a hint on the board, as a draft that can be taken back. */
  async show(answers: string[]): Promise<void> {
    if (!this.busy) await this.try([...this.draft, ...answers], [...this.clicks, this.draft.length + answers.length]);
  }

  // ---------------------------------------------------------------- travel

  async travel(version: number): Promise<void> {
    const to = Math.max(0, version);
    this.following.skip();
    if (to >= this.version) return this.present();
    const journey = ++this.journey;
    const moment = await api.at(this.id, to, this.seat);
    if (journey !== this.journey) return;
    this.coming = [];
    this.frame = moment;
  }

  /** One step on in the past: an answer, or one of several steps that a solo opponent took then. */
  async stepOn(): Promise<void> {
    if (!this.frame) return;
    if (!this.coming.length) {
      const journey = ++this.journey;
      const moment = await api.at(this.id, this.frame.version + 1, this.seat);
      if (journey !== this.journey) return;
      const steps = moment.steps.map(({ told, view }) => ({ ...moment, view, events: moment.events.slice(0, told) }));
      this.coming = [...steps, moment.version < this.version ? moment : null];
    }
    this.frame = this.coming.shift()!;
  }

  present(): void {
    this.journey += 1;
    this.coming = [];
    this.frame = null;
  }

  close(): void {
    clearTimeout(this.reaching);
    this.following.skip();
    this.connection.close();
  }
}
