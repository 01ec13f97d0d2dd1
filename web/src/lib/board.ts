/** What the parts of a board share: which thing answers the open question, and whom to tell about pointing and clicking. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games";

export interface Board extends BoardProps {
  /** Things that the last confirmed turn touched, with its seat. */
  last: Map<string, number>;
  /** The option that choosing this thing would be, or null. */
  optionOf: (thing: string) => string | null;
  /** The question and option to ask "why not?" about, when the thing is clicked unlit. */
  whyOf: (thing: string) => { kind: string; option: string } | null;
}

const KEY = Symbol("board");
export const setBoard = (board: () => Board) => setContext(KEY, board);
export const getBoard = () => getContext<() => Board>(KEY)();
