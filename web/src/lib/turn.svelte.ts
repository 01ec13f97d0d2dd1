/** The own turn in the making: answers that the server has tried, the clicks that gave them, and what is kept of them over a reload. */

import { keep, kept, type Kept } from "./kept";
import type { DraftMessage, GameEvent, Label, OptionInfo } from "./messages";
import { settings } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";
import { text } from "./text.svelte";
import { answerOf, type Chain } from "./ways";

/** Clicks that end within the answers; the last of them ends with the last answer. */
const clicksOf = (answers: string[], clicks: number[]) => (answers.length ? [...clicks.filter((count) => count < answers.length), answers.length] : []);

export class OwnTurn {
  answers: string[] = $state.raw([]);
  /** How many answers there were after each click: a click may give several, and is taken back as one. */
  clicks: number[] = $state.raw([]);
  /** What the server made of the answers. */
  made: DraftMessage | null = $state.raw(null);
  /** It is a plan whose turn has come, and nothing was chosen since: it never commits itself. */
  laid = $state(false);
  /** A chain of answers is looked at before it is given. */
  private looking = $state(false);
  /** Whether it was seen if this browser kept a draft of the seat. */
  private resumed = false;
  private peeked = new Map<string, Promise<OptionInfo[]>>();
  /** What the answers meant when they were chosen, by the answers up to them. */
  private meant = new Map<string, Label>();

  constructor(private readonly table: LiveTable) {}

  complete: boolean = $derived(this.made?.confirm ?? false);
  undoable: number = $derived(this.made ? Math.min(this.made.undo, this.answers.length) : 0);
  events: GameEvent[] = $derived(this.made?.events ?? []);
  /** What was chosen last is still on its way to the server and back. */
  busy: boolean = $derived(this.looking || (this.answers.length > 0 && this.answers !== this.made?.answers));

  forget(): void {
    this.answers = [];
    this.made = null;
    this.clicks = [];
    this.laid = false;
  }

  /** Another seat is played here: it may have a draft of its own. */
  another(): void {
    this.forget();
    this.resumed = false;
  }

  /** What was told of options that would come holds only as long as the table stays as it is. */
  forgetPeeks(): void {
    this.peeked.clear();
  }

  /** After news from the table: a draft, a plan, or what was kept of them goes on from there. */
  async takeUp(): Promise<void> {
    const { confirmed, plan, seat, summary } = this.table;
    const waiting = confirmed?.waiting ?? [];
    if (plan.imagined && !summary?.seats.some((each, index) => each.mine && waiting.includes(index))) return plan.imagine(this.answers, this.clicks);
    plan.keep();
    if (this.answers.length) return this.redraft();
    if (plan.kept?.seat === seat && confirmed?.seat === seat && waiting.includes(seat) && plan.hasCome()) return this.lay(plan.kept);
    await this.restore();
  }

  /** After news from the table the draft starts from there, as far as it still fits. */
  private async redraft(wanted = this.answers.length): Promise<void> {
    if (this.table.confirmed?.waiting.includes(this.table.seat ?? -1)) await this.try(this.answers);
    else this.forget();
    this.save();
    this.sayIfShorter(wanted);
  }

  sayIfShorter(wanted: number): void {
    if (this.answers.length < wanted) this.table.problem = text.say(this.answers.length ? "draft-shortened" : "draft-lost");
  }

  /** A draft that this browser kept over a reload is taken up again, as far as it still fits. */
  private async restore(): Promise<void> {
    const { confirmed, id, seat } = this.table;
    if (this.resumed || !confirmed || seat === null || confirmed.seat !== seat) return;
    this.resumed = true;
    const old = kept(id);
    if (old?.seat !== seat) return;
    this.remember(old);
    this.answers = old.turn === confirmed.turn ? old.answers : [];
    this.clicks = old.clicks;
    await this.redraft(old.answers.length);
  }

  /** The turn of a plan has come: it becomes the draft, as far as it fits what has really happened. */
  private async lay(plan: Kept): Promise<void> {
    this.table.plan.drop();
    this.resumed = this.laid = true;
    this.remember(plan);
    this.answers = plan.answers;
    this.clicks = plan.clicks;
    await this.redraft(plan.answers.length);
  }

  remember({ answers, meant }: Kept): void {
    meant.forEach((label, index) => label && this.meant.set(answers.slice(0, index + 1).join(), label));
  }

  private meaning = (index: number) => this.meant.get(this.answers.slice(0, index + 1).join());

  save(): void {
    const { confirmed, id, plan, planning, seat } = this.table;
    if (seat === null || confirmed === null) return;
    const meant = this.answers.map((_, index) => this.meaning(index) ?? null);
    const draft = this.answers.length ? { seat, turn: confirmed.turn, answers: this.answers, clicks: this.clicks, meant } : null;
    if (planning) plan.kept = draft;
    keep(id, draft, planning ? "next" : "draft");
  }

  private ask = (answers: string[]) => this.table.connection.ask({ do: "draft", seat: this.table.seat!, base: this.table.version, answers, plan: this.table.planning });

  async try(answers: string[], clicks = this.clicks): Promise<void> {
    if (!answers.length) {
      this.forget();
      this.save();
      return;
    }
    this.answers = answers;
    this.clicks = clicksOf(answers, clicks);
    const { table } = this;
    if (table.seat === null) return;
    const reply = await this.ask(answers);
    if (reply.is === "draft" && reply.base === table.version && this.answers === answers && !reply.plan === !table.planning) {
      this.answers = reply.answers;
      this.clicks = clicksOf(this.answers, clicks);
      this.made = reply.answers.length || reply.confirm ? reply : null;
      this.save();
      if (this.complete && settings.confirm === "off" && !table.planning && !this.laid) await table.commit();
    } else if (reply.is === "error") {
      this.answers = this.made?.answers ?? [];
      this.clicks = clicksOf(this.answers, clicks);
    }
  }

  /** Give a chain of answers by one click, all but the last of which only lead to the thing. */
  async reach(chain: Chain): Promise<void> {
    if (!this.table.ask || this.table.busy) return;
    const { answers } = this;
    const { version } = this.table;
    this.looking = true;
    try {
      const info = await this.lookAt(chain);
      if (this.answers !== answers || this.table.version !== version) return;
      this.looking = false;
      await this.give(chain, info);
    } finally {
      this.looking = false;
    }
  }

  /** What is told of the options that would be asked after more answers. */
  peek(more: string[]): Promise<OptionInfo[]> {
    if (!more.length || this.table.seat === null) return Promise.resolve(this.table.options);
    const answers = [...this.answers, ...more];
    const key = answers.join();
    let asked = this.peeked.get(key);
    if (!asked) {
      asked = this.ask(answers).then((reply) => (reply.is === "draft" ? reply.options : []));
      this.peeked.set(key, asked);
    }
    return asked;
  }

  /** What is told of the last answer of a chain before it is given. */
  async lookAt(chain: Chain): Promise<OptionInfo | null> {
    const options = await this.peek(chain.slice(0, -1));
    return options.find((option) => option.code === answerOf(chain.at(-1)!)[1]) ?? null;
  }

  /** What shows something new goes to the table at once, the rest stays a draft. */
  async give(chain: Chain, info: OptionInfo | null): Promise<void> {
    const { table } = this;
    table.problem = "";
    const answers = [...this.answers, ...chain];
    if (info?.label) this.meant.set(answers.join(), info.label);
    this.laid = false;
    if (info?.reveals && table.planning) table.problem = text.say("plan-ends");
    else if (info?.reveals) await table.commit(answers);
    else await this.try(answers, [...this.clicks, answers.length]);
  }

  /** Answers of a hint on the board, as a draft that can be taken back. */
  async show(answers: string[]): Promise<void> {
    if (!this.table.busy) await this.try([...this.answers, ...answers], [...this.clicks, this.answers.length + answers.length]);
  }

  /** The clicks in words, with the number of answers after each. */
  steps(): { words: string; count: number }[] {
    const words = this.answers.map((answer, index) => text.option(this.table.meta!, ...answerOf(answer), this.meaning(index)));
    return this.clicks.map((count, index) => ({ words: words.slice(this.clicks[index - 1] ?? 0, count).join(" · "), count }));
  }

  /** Take the last click back with all its answers. */
  async undo(): Promise<void> {
    if (this.undoable > 0) await this.backTo(this.clicks.at(-2) ?? 0);
  }

  /** Back to the draft as it was after its first `kept` answers. */
  async backTo(kept: number): Promise<void> {
    this.laid = false;
    await this.try(this.answers.slice(0, Math.max(kept, this.answers.length - this.undoable)));
  }

  async restart(): Promise<void> {
    await this.backTo(0);
  }
}
