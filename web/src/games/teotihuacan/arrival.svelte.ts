/** What could be done on the board that is pointed at as the end of a move, before the worker goes there. */

import type { Board } from "../../lib/board";
import type { OptionInfo } from "../../lib/messages";

class Arrival {
  private found: { key: string; options: OptionInfo[] } = $state.raw({ key: "", options: [] });

  private keyOf = (board: Board, code: string) => [board.table.id, board.table.version, ...board.table.draft, code].join();
  private pointed = (board: Board) => (board.table.ask?.kind === "to" && board.pointed?.startsWith("board:") ? board.optionOf(board.pointed) : null);

  /** The answers there, as the table tells them; none for other boards. */
  of(board: Board, code: string): OptionInfo[] {
    return this.pointed(board) === code && this.found.key === this.keyOf(board, code) ? this.found.options : [];
  }

  async look(board: Board): Promise<void> {
    const code = this.pointed(board);
    if (code === null) return;
    const key = this.keyOf(board, code);
    if (this.found.key === key) return;
    const options = await board.table.turn.peek([`to ${code}`]);
    this.found = { key, options };
  }
}

export const arrival = new Arrival();
