/** A plan of the own next turn, made while others are asked: a draft on top of a moment that may come. */

import { keep, type Kept } from "./kept";
import { TURN_BEGAN, type DraftMessage } from "./messages";
import type { LiveTable } from "./table.svelte";

export class Plan {
  /** The own next turn as it may begin, while it is planned: then the draft is a plan on top of it. */
  imagined: DraftMessage | null = $state.raw(null);
  /** What waits for its turn. */
  kept: Kept | null = $state.raw(null);

  constructor(private readonly table: LiveTable) {}

  /** While others are asked, and nobody at this screen is. */
  possible: boolean = $derived.by(() => {
    const { confirmed, seat, summary } = this.table;
    if (seat === null || confirmed?.seat !== seat || !confirmed.waiting.length || summary?.seats.some((each, index) => each.mine && confirmed.waiting.includes(index))) return false;
    return !this.imagined && !this.table.committing && !this.table.frame && !this.table.following.shown && !summary?.over && !this.table.stoodIn && !this.table.problemStops() && !this.table.confirmedLesson;
  });
  /** How many clicks are kept. */
  clicks: number = $derived.by(() => (this.kept && this.kept.seat === this.table.seat ? this.kept.clicks.length : 0));

  /** Go on with the plan of the next turn, or begin one. */
  async start(): Promise<void> {
    if (!this.possible) return;
    const old = this.kept?.seat === this.table.seat ? this.kept : null;
    if (old) this.table.turn.remember(old);
    await this.imagine(old?.answers ?? [], old?.clicks ?? []);
  }

  /** A next turn that goes with the table as it is now; of the plan what still fits. */
  async imagine(answers: string[], clicks: number[]): Promise<void> {
    const { table } = this;
    if (table.seat === null) return;
    const reply = await table.connection.ask({ do: "draft", seat: table.seat, base: table.version, answers: [], plan: true });
    if (reply.is === "error" && reply.code !== "stale") this.keep();
    if (reply.is !== "draft" || reply.base !== table.version || reply.seat !== table.seat) return;
    this.imagined = reply;
    table.turn.forgetPeeks();
    await table.turn.try(answers, clicks);
    table.turn.sayIfShorter(answers.length);
  }

  /** Back to the table as it is; the plan waits for its turn. */
  keep(): void {
    if (!this.imagined) return;
    this.imagined = null;
    this.table.turn.forgetPeeks();
    this.table.turn.forget();
  }

  drop(): void {
    this.keep();
    this.kept = null;
    keep(this.table.id, null, "next");
  }

  /** What is asked belongs to an own turn: what all choose at once is everybody's. */
  hasCome(): boolean {
    const began = this.table.told.findLast(({ event }) => event === TURN_BEGAN);
    return this.table.confirmed!.waiting.length > 1 || began === undefined || began.seat === this.table.seat;
  }
}
