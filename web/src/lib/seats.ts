/** Colour, shape and line pattern of the seats; all three always appear together. */

import { worn } from "./colours.svelte";

export interface SeatLook {
  colour: string;
  shape: "circle" | "square" | "triangle" | "diamond" | "hexagon";
  dash: string;
}

const LOOKS: SeatLook[] = [
  { colour: "red", shape: "circle", dash: "" },
  { colour: "blue", shape: "square", dash: "9 4" },
  { colour: "yellow", shape: "triangle", dash: "2.5 4" },
  { colour: "green", shape: "diamond", dash: "10 3 2.5 3" },
];
export const NEUTRAL: SeatLook = { colour: "neutral", shape: "hexagon", dash: "" };
/** Shape and pattern of colours that only some games have. */
const OTHERS: Record<string, SeatLook> = {
  orange: { colour: "orange", shape: "triangle", dash: "2.5 4" },
  brown: { colour: "brown", shape: "circle", dash: "" },
};

export function colourLook(colour: string): SeatLook {
  return OTHERS[colour] ?? LOOKS.find((look) => look.colour === colour) ?? NEUTRAL;
}

export function seatLook(seat: number): SeatLook {
  const colour = worn.colours[seat];
  return colour ? colourLook(colour) : (LOOKS[seat] ?? NEUTRAL);
}

function polygon(count: number, r: number, turn: number): string {
  const points = Array.from({ length: count }, (_, k) => {
    const a = turn + (2 * Math.PI * k) / count;
    return `${(r * Math.cos(a)).toFixed(2)} ${(r * Math.sin(a)).toFixed(2)}`;
  });
  return `M${points.join("L")}Z`;
}

/** The outline of a seat's shape around the origin; areas are about equal, so that no seat looks bigger. */
export function shapePath(shape: SeatLook["shape"], r: number): string {
  switch (shape) {
    case "circle":
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case "square":
      return polygon(4, r * 1.26, Math.PI / 4);
    case "triangle":
      return polygon(3, r * 1.32, -Math.PI / 2);
    case "diamond":
      return polygon(4, r * 1.26, 0);
    case "hexagon":
      return polygon(6, r * 1.08, 0);
  }
}
