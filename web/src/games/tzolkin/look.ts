import type { GameLook } from "..";
import { look as fallback } from "../fallback/look";

export const look: GameLook = { ...fallback, emblem: "calendar", band: "M0 6V3H4V0H8V3H12V6ZM14 0H22V2H16V6H14Z" };
