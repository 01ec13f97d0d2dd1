/** Arrow keys walk through what can be chosen, by where it lies on the screen; through everything while why not is asked, or to look about. */

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const there = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)].filter((choice) => choice.getClientRects().length > 0);
  const open = there("[data-option], [data-reach]");
  const current = document.activeElement;
  // Who asks why not, or only looks about, walks from place to place of one sort: among all of them some would be passed by.
  const looking = !open.length || document.querySelector("[data-thing][aria-disabled='true'][tabindex='0']") !== null;
  const sort = /^\w+/.exec(current?.getAttribute("data-thing") ?? "")?.[0] ?? "";
  const choices = looking ? there(`[data-thing^="${sort}"]`) : open;
  if (!choices.length) return false;
  if (!current || !choices.includes(current as HTMLElement)) {
    choices[0]!.focus();
    return true;
  }
  const spots = choices.map(centre);
  const next = nearest(spots, choices.indexOf(current as HTMLElement), step);
  if (next !== null) choices[next]!.focus();
  return true;
}

export interface Spot {
  x: number;
  y: number;
}

/** The next spot in a direction. */
export function nearest(spots: Spot[], from: number, step: [number, number]): number | null {
  const here = spots[from]!;
  let best: number | null = null;
  let least = Infinity;
  spots.forEach((to, index) => {
    const along = (to.x - here.x) * step[0] + (to.y - here.y) * step[1];
    const aside = Math.abs((to.x - here.x) * step[1]) + Math.abs((to.y - here.y) * step[0]);
    // Straight ahead counts more than near: two of aside are as far as one ahead.
    if (index !== from && along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = index;
    }
  });
  return best;
}

function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
