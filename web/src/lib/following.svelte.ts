/** What the others do is shown one step after another, at the pace that the player has set; the present can wait. */

import type { GameEvent, GameMeta, View } from "./messages";
import { followMs } from "./settings.svelte";
import { isFrame, isMinor } from "./told";

/** More than this is no turn that could be followed but a return after a while. */
const TOO_MANY = 30;

/** The moments worth a look: where something happened that does not only follow from another thing. The last is always one. */
export function stepsOf(events: GameEvent[], before: number, version: number, meta: Pick<GameMeta, "events">): number[] {
  const found = events.flatMap((event) => (event.v !== null && event.v > before && event.v < version && !isFrame(event) && !isMinor(meta, event) ? [event.v] : []));
  return [...new Set(found), version].sort((one, other) => one - other);
}

/** The table on the way to the present, when so many events had been told. */
export interface Sight {
  told: number;
  view: View;
}

export class Following {
  /** What is shown until all steps are; null shows the present. */
  shown: Sight | null = $state.raw(null);
  left = $state(0);
  private queue: number[] = [];
  private last = 0;
  private wake: (() => void) | null = null;
  /** Which walk is under way; one that was skipped shows nothing any more. */
  private walk = 0;

  /** A version may be seen in several steps. */
  constructor(private readonly at: (version: number) => Promise<Sight[]>) {}

  /** From what was shown before through these versions, unless that is not wanted or too much. */
  go(before: Sight, steps: number[]): void {
    if (followMs() === 0 || document.visibilityState === "hidden" || this.queue.length + steps.length > TOO_MANY) return this.skip();
    this.queue.push(...steps);
    this.left += steps.length;
    if (this.shown) return;
    this.shown = before;
    void this.run(++this.walk);
  }

  private async run(walk: number): Promise<void> {
    while (this.queue.length) {
      const coming = this.look(walk, this.queue.shift()!);
      await this.pause();
      const sights = await coming;
      if (walk !== this.walk) return;
      if (!sights.length) break;
      for (const [index, sight] of sights.entries()) {
        if (index) await this.pause();
        if (walk !== this.walk) return;
        this.last = Date.now();
        this.shown = sight;
        this.left -= 1;
      }
    }
    this.skip();
  }

  private async look(walk: number, version: number): Promise<Sight[]> {
    const sights = await this.at(version).catch(() => []);
    if (walk === this.walk) this.left += sights.length - 1;
    return sights;
  }

  private pause(): Promise<void> {
    const pace = followMs();
    return new Promise((resolve) => {
      const timer = pace === null ? undefined : setTimeout(resolve, Math.max(0, this.last + pace - Date.now()));
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  next(): void {
    this.wake?.();
  }

  skip(): void {
    this.walk += 1;
    this.queue = [];
    this.left = 0;
    this.wake?.();
    this.shown = null;
  }
}
