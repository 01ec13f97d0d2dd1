/** Guided first games in this browser: which were done or declined, and at which tables the guide was sent away. */

export type Learnt = "done" | "declined";

interface Kept {
  games: Record<string, Learnt>;
  left: string[];
}

const KEY = "tinkuy-guides";
const MOST = 60;
/** Stands for all games: the offer to newcomers. */
export const OFFER = "";

function kept(): Kept {
  try {
    return { games: {}, left: [], ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { games: {}, left: [] };
  }
}

function keep(changed: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // A browser that forbids storage offers the guide again.
  }
}

export function noteLearnt(game: string, how: Learnt): void {
  const known = kept();
  keep({ ...known, games: { ...known.games, [game]: how } });
}

/** Whether somebody has never met a guide here, nor said that it is not wanted. */
export const isNew = (): boolean => Object.keys(kept().games).length === 0;

export const hasLeft = (table: string): boolean => kept().left.includes(table);

export function noteLeft(table: string, left: boolean): void {
  const known = kept();
  const others = known.left.filter((id) => id !== table);
  keep({ ...known, left: left ? [...others, table].slice(-MOST) : others });
}
