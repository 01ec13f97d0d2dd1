/** The analysis of a table as far as it is known, asked for again until it is done. */

import { api } from "../lib/api";
import type { Analysis, JudgedTurn } from "../lib/messages";
import { sentence } from "../lib/refusal";
import { capital, text } from "../lib/text.svelte";

const AGAIN_MS = 1000;
/** Points: what cost less is no mistake. */
export const SMALL = 0.5;

export class Known {
  state: Analysis["state"] | "loading" | "refused" = $state("loading");
  turns: JudgedTurn[] = $state.raw([]);
  /** Answers that were looked at, of so many. */
  done = $state(0);
  last = $state(1);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly table: string) {
    void this.look();
  }

  async begin(): Promise<void> {
    await this.hear(api.analyse(this.table), true);
  }

  private async look(): Promise<void> {
    await this.hear(api.analysis(this.table, this.turns.length), false);
  }

  private async hear(asked: Promise<Analysis>, whole: boolean): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await asked;
      this.turns = whole ? found.turns : [...this.turns, ...found.turns];
      ({ state: this.state, done: this.done, last: this.last } = found);
      this.problem = "";
    } catch (error) {
      this.problem = sentence(error);
      if (this.state === "loading") this.state = "refused";
    }
    if (this.state === "running" && !this.closed) this.timer = setTimeout(() => void this.look(), AGAIN_MS);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}

/** The turns that cost most, of one seat or of all. */
export function costly(turns: JudgedTurn[], seat: number | null): JudgedTurn[] {
  const found = turns.filter((turn) => (turn.loss ?? 0) >= SMALL && (seat === null || turn.seat === seat));
  return found.sort((one, other) => other.loss! - one.loss! || one.turn - other.turn);
}

/** What a turn cost in words; nothing where nothing better was found. */
export function verdict(turn: JudgedTurn): string {
  if (turn.loss === null) return text.say("analysis-uncompared");
  if (turn.loss < SMALL) return text.say("analysis-best");
  const said = turn.points >= SMALL ? [capital(text.say("analysis-cost", { points: digits(turn.points, text.language) }))] : [];
  return [...said, ...(turn.game ? [text.say("analysis-cost-game")] : [])].join(" ");
}

/** With one digit, which also tells that it is not exact. */
export const digits = (points: number, language: string) => points.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const percent = (chance: number) => Math.round(chance * 100);
