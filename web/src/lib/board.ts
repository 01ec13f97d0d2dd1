/** What the parts of a board share: which thing answers the open question, and whom to tell about pointing and clicking. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games";
import type { Box } from "./room";
import type { Chain } from "./ways";

export interface Board extends BoardProps {
  /** Things that the last confirmed turn touched, with its seat. */
  last: Map<string, number>;
  /** The option that choosing this thing would be, or null. */
  optionOf: (thing: string) => string | null;
  /** Chains of answers by which a click reaches this thing, where it does not answer the question itself. */
  waysTo: (thing: string) => Chain[];
  /** The things that are picked already for an answer that is made of several. */
  picked: string[];
  /** Whether a click on this thing does something: it is offered, or can be reached. */
  glows: (thing: string) => boolean;
  /** How far around it a click still means a thing that glows, in parts of its size. */
  roomOf: (thing: string) => Box | null;
  /** So much glows that it does so without moving. */
  crowded: boolean;
  /** Click it: choose it, reach it, ask which way, or ask why not. */
  act: (thing: string) => void;
  /** The question and option to ask "why not?" about, when the thing is clicked unlit. */
  whyOf: (thing: string) => { kind: string; option: string } | null;
}

const KEY = Symbol("board");
export const setBoard = (board: () => Board) => setContext(KEY, board);
export const getBoard = () => getContext<() => Board>(KEY)();
