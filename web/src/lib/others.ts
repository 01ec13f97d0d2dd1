/** What the others did while this screen waited: which of it is worth following, and how each step of it looked. */

import { api } from "./api";
import { stepsOf, type Sight } from "./following.svelte";
import type { View } from "./messages";
import type { LiveTable } from "./table.svelte";

export class Others {
  /** Nothing is shown step by step until the own next turn. */
  private hurried = false;

  constructor(private readonly table: LiveTable) {}

  /** What they did since is shown step by step, unless somebody is busy here. */
  follow(before: { version: number; view: View | null }): void {
    const { committing, confirmed, following, meta, planning, told: all, turn, version: now } = this.table;
    // The own turn is on the screen already, but not what a solo opponent does with it.
    const own = committing ? Math.max(before.version, this.table.sent) : before.version;
    const joined = committing && this.automaActs(own);
    const told = joined ? this.toldUpTo(before.version) + turn.events.length : this.toldUpTo(own);
    const version = joined ? own - 1 : own;
    const last = (committing && turn.made?.view) || before.view;
    const view = joined && last ? { ...last, waiting: [last.seats] } : last;
    const busy = (turn.answers.length > 0 && !committing) || planning || this.table.frame || this.table.curtain !== null;
    const hurried = this.hurried;
    this.hurried &&= !confirmed?.waiting.includes(this.table.seat ?? -1);
    if (!view || !meta || busy || hurried || view.seat !== confirmed?.seat || version >= now) return;
    following.go({ told, view }, stepsOf(all, version, now, meta));
  }

  private toldUpTo = (version: number) => this.table.told.filter(({ v }) => (v ?? 0) <= version).length;

  /** Whether an opponent that the game plays by itself did something with this answer. */
  private automaActs(version: number): boolean {
    const people = this.table.summary?.seats.length ?? Infinity;
    return this.table.told.some(({ v, event, seat }) => v === version && (this.table.meta?.events[event]?.automa || Number(seat) >= people));
  }

  /** A version as it is shown to who follows, with the steps of a solo opponent; what is on the screen already is left out. */
  async sights(version: number): Promise<Sight[]> {
    const { table } = this;
    const known = table.following.shown?.told ?? 0;
    const end = { told: this.toldUpTo(version), view: table.confirmed! };
    if (version >= table.version && !this.automaActs(version)) return end.told > known ? [end] : [];
    const { view, steps } = await api.at(table.id, version, table.seat);
    const first = this.toldUpTo(version - 1);
    return [...steps.map(({ told, view }) => ({ told: first + told, view })), { ...end, view }].filter(({ told }) => told > known);
  }

  /** To the present, and on to the own next turn without a stop. */
  hurry(): void {
    this.table.following.skip();
    this.hurried = this.table.seat !== null && !this.table.confirmed?.waiting.includes(this.table.seat);
  }
}
