/** The pyramid from above: where spaces, corners and Decorations lie, in cells of half a tile. */

import { NONE, SIDES, type State, type Tables } from "./state";

/** Statue, face and serpent of the blue, red and green temple, and the small glyph; capitals are coloured. */
export type Sign = string;

export interface Space {
  index: number;
  id: string;
  level: number;
  /** Of its upper left corner, in half tiles. */
  x: number;
  y: number;
}

/** Corners clockwise from the upper left, as the icons of a tile go round. */
export const CORNERS = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;

export function spaces(tables: Tables): Space[] {
  let index = 0;
  return tables.pyramid.level_sizes.flatMap((size, level) =>
    Array.from({ length: size * size }, (_, place) => {
      const [row, col] = [Math.floor(place / size), place % size];
      return { index: index++, id: `${level + 1}-${row + 1}-${col + 1}`, level, x: 2 * col + level, y: 2 * row + level };
    }),
  );
}

/** The icons of a tile by corner, turned clockwise so many times. */
export function turned(text: string, turn: number): Sign[] {
  const icons = [...text];
  return turn ? [...icons.slice(-turn), ...icons.slice(0, -turn)] : icons;
}

/** The icons of what lies on a space: a tile counts four times its number and its turn. */
export const laidIcons = (tables: Tables, laid: number): Sign[] => turned(tables.pyramid_tiles.tiles[Math.floor(laid / 4)]!, laid % 4);

/** What is seen from above at each corner of a space: the board's icons or the tiles below it. */
export function beneath(state: State, tables: Tables, all: Space[], space: Space): Sign[] {
  return CORNERS.map(([dx, dy]) => {
    const [x, y] = [space.x + dx, space.y + dy];
    let sign = tables.pyramid.printed_grid[y]?.[x] ?? "n";
    for (const lower of all) {
      const laid = state.pyramid[lower.index]!;
      if (lower.level >= space.level || laid === NONE) continue;
      const corner = CORNERS.findIndex(([cx, cy]) => lower.x + cx === x && lower.y + cy === y);
      if (corner >= 0) sign = laidIcons(tables, laid)[corner]!;
    }
    return sign;
  });
}

/** Whether two icons are of one kind; colour does not matter. */
export const match = (one: Sign, other: Sign) => one.toLowerCase() === other.toLowerCase();

export interface Half {
  x: number;
  y: number;
  sign: Sign;
}

export interface DecorationSpace {
  side: string;
  level: number;
  /** In half tiles; lying or upright. */
  x: number;
  y: number;
  upright: boolean;
  tile: number;
}

/** Decoration spaces of a side from the outermost up; the next above the last tile is where one can be laid. */
export function decorationSpaces(state: State, tables: Tables): DecorationSpace[] {
  const size = tables.pyramid.level_sizes[0]!;
  const middle = size - 1;
  return SIDES.flatMap((side, number) =>
    Array.from({ length: size }, (_, level) => {
      const [near, far] = [level - 1, 2 * size - level];
      const [x, y] = [[middle, near], [far, middle], [middle, far], [near, middle]][number]!;
      return { side, level, x: x!, y: y!, upright: number % 2 === 1, tile: state.decorations[number * size + level]! };
    }),
  );
}

/** The two icons of a Decoration as it lies: from the left or from above. */
export const decorationIcons = (tables: Tables, side: string, tile: number): Sign[] => {
  const icons = [...(tile === NONE ? tables.decoration_spaces.printed[side]! : tables.decoration_tiles.tiles[tile]!)];
  return tile !== NONE && (side === "bottom" || side === "left") ? icons.reverse() : icons;
};
