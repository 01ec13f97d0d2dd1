/** A Pyramid tile that is tried in place: where it would lie, how it is turned, and the points that the rules tell of it. */

import type { Board } from "../../lib/board";
import { SCORED, type GameEvent, type OptionInfo } from "../../lib/messages";

const TURNS = ["none", "right", "half", "left"];

export interface Tried {
  tile: number;
  space: string;
  turn: number;
  turns: number;
  points: number | null;
  /** Whether a click lays it so; else only the place is asked for. */
  chooses: boolean;
}

const laid = (events: GameEvent[]) => events.find(({ event }) => event === "tile_laid");
const points = (events: GameEvent[], seat: number | null) => events.reduce((sum, event) => sum + (event.event === SCORED && event.seat === seat ? Number(event.points) : 0), 0);

class Trial {
  private turn = $state(0);
  /** What would be asked after the place that is pointed at, by the place. */
  private after: { key: string; options: OptionInfo[] } = $state.raw({ key: "", options: [] });

  private shown(options: OptionInfo[], seat: number | null, chooses: boolean): Tried | null {
    const turns = options.filter(({ code, events }) => TURNS.includes(code) && laid(events));
    const option = turns.length ? turns[this.turn % turns.length]! : options.find(({ events }) => laid(events));
    const event = option && laid(option.events);
    if (!event) return null;
    return { tile: Number(String(event.pyramid).slice(1)) - 1, space: String(event.space), turn: Math.max(0, TURNS.indexOf(option.code)), turns: turns.length, points: points(option.events, seat), chooses };
  }

  /** What is tried now: the tile whose turn is asked for, or the one whose place is pointed at. */
  of(board: Board): Tried | null {
    const { ask, options, seat } = board.table;
    if (ask?.kind === "rotation") return this.shown(options, seat, true);
    if (ask?.kind !== "space" || !board.pointed?.startsWith("space:")) return null;
    const code = board.optionOf(board.pointed);
    if (code === null) return null;
    const own = options.find((option) => option.code === code);
    if (own && laid(own.events)) return this.shown([own], seat, false);
    return this.after.key === this.keyOf(board, code) ? this.shown(this.after.options, seat, false) : null;
  }

  private keyOf = (board: Board, code: string) => [...board.table.draft, code].join();

  /** Ask the table what would come of the place that is pointed at. */
  async look(board: Board): Promise<void> {
    if (board.table.ask?.kind !== "space" || !board.pointed?.startsWith("space:")) return;
    const code = board.optionOf(board.pointed);
    if (code === null) return;
    const key = this.keyOf(board, code);
    if (this.after.key === key) return;
    const options = await board.table.turn.peek([`space ${code}`]);
    this.after = { key, options };
  }

  turnBy(board: Board, by: number): void {
    const turns = this.of(board)?.turns ?? 0;
    if (turns) this.turn = (this.turn + by + turns) % turns;
  }

  take(board: Board): void {
    const tried = this.of(board);
    if (tried?.chooses) void board.table.choose(TURNS[tried.turn]!);
  }
}

export const trial = new Trial();
