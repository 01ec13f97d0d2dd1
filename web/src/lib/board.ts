/** What the parts of a board share: which thing answers the open question, and whom to tell about pointing and clicking. */

import { getContext, setContext } from "svelte";
import type { BoardProps } from "../games";
import type { Box } from "./room";
import { screen } from "./screen.svelte";
import type { Chain } from "./ways";

/** How a thing shows what it is for: one value each, so that a thing is drawn anew only when that changes. */
export interface Light {
  /** The option that choosing this thing would be, or null. */
  option: string | null;
  /** The place of the option among all, for the number keys; 0 for none. */
  number: number;
  /** Whether a click on this thing does something: it is offered, or can be reached. */
  glows: boolean;
  /** How far around it a click still means it while it glows, in parts of its size. */
  room: Box | null;
  /** Its place among what is picked for an answer that is made of several things; 0 for none. */
  pick: number;
  /** Whether somebody speaks of it. */
  marked: boolean;
  /** The seat whose last confirmed turn touched it. */
  stitched: number | undefined;
}

export const DARK: Light = { option: null, number: 0, glows: false, room: null, pick: 0, marked: false, stitched: undefined };

export const alike = (one: Light, other: Light): boolean => (Object.keys(one) as (keyof Light)[]).every((key) => one[key] === other[key]);

/** A place on the screen. */
export interface Spot {
  x: number;
  y: number;
}

export interface Board extends BoardProps {
  /** The option that choosing this thing would be, or null. */
  optionOf: (thing: string) => string | null;
  /** Chains of answers by which a click reaches this thing, where it does not answer the question itself. */
  waysTo: (thing: string) => Chain[];
  /** Whether a click on this thing does something: it is offered, or can be reached. */
  glows: (thing: string) => boolean;
  lightOf: (thing: string) => Light;
  /** So much glows that it does so without moving. */
  crowded: boolean;
  /** Click it: choose it, reach it, ask which way, or ask why not. Where a finger cannot be sure of it, come closer to the tap instead. */
  act: (thing: string, tap?: Spot) => void;
  /** The question and option to ask "why not?" about, when the thing is clicked unlit. */
  whyOf: (thing: string) => { kind: string; option: string } | null;
}

/** Where a finger tapped; keys and pointers are sure of what they mean. */
export const tapOf = (event: Event): Spot | undefined => (screen.touch && event instanceof MouseEvent && event.detail > 0 ? { x: event.clientX, y: event.clientY } : undefined);

const KEY = Symbol("board");
export const setBoard = (board: () => Board) => setContext(KEY, board);
export const getBoard = () => getContext<() => Board>(KEY)();
