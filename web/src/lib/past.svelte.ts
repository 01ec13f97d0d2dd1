/** Earlier moments of a table, which can be looked at one after another. */

import { api } from "./api";
import type { Moment } from "./messages";
import type { LiveTable } from "./table.svelte";

export class Past {
  /** The moment shown instead of the present. */
  frame: Moment | null = $state.raw(null);
  /** What comes after it before another answer is asked for: steps of a solo opponent, and where they lead; null is the present. */
  private coming: (Moment | null)[] = [];
  /** Counts where one set out for: who has gone elsewhere meanwhile is not brought back. */
  private journey = 0;

  constructor(private readonly table: LiveTable) {}

  async travel(version: number): Promise<void> {
    const to = Math.max(0, version);
    this.table.following.skip();
    if (to >= this.table.version) return this.present();
    const journey = ++this.journey;
    const moment = await api.at(this.table.id, to, this.table.seat);
    if (journey !== this.journey) return;
    this.coming = [];
    this.frame = moment;
  }

  /** One step on in the past: an answer, or one of several steps that a solo opponent took then. */
  async stepOn(): Promise<void> {
    if (!this.frame) return;
    if (!this.coming.length) {
      const journey = ++this.journey;
      const moment = await api.at(this.table.id, this.frame.version + 1, this.table.seat);
      if (journey !== this.journey) return;
      const steps = moment.steps.map(({ told, view }) => ({ ...moment, view, events: moment.events.slice(0, told) }));
      this.coming = [...steps, moment.version < this.table.version ? moment : null];
    }
    this.frame = this.coming.shift()!;
  }

  present(): void {
    this.journey += 1;
    this.coming = [];
    this.frame = null;
  }
}
