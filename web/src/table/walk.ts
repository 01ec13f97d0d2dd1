/** Arrow keys walk through what can be chosen, by where it lies on the screen. */

const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(key: string): boolean {
  const step = STEPS[key];
  if (!step) return false;
  const choices = [...document.querySelectorAll<HTMLElement | SVGElement>("[data-option]")].filter((choice) => choice.getClientRects().length > 0);
  if (!choices.length) return false;
  const current = document.activeElement;
  if (!current || !choices.includes(current as HTMLElement)) {
    choices[0]!.focus();
    return true;
  }
  const from = centre(current);
  let best: HTMLElement | SVGElement | null = null;
  let least = Infinity;
  for (const choice of choices) {
    if (choice === current) continue;
    const to = centre(choice);
    const along = (to.x - from.x) * step[0] + (to.y - from.y) * step[1];
    const aside = Math.abs((to.x - from.x) * step[1]) + Math.abs((to.y - from.y) * step[0]);
    // Straight ahead counts more than near: two of aside are as far as one ahead.
    if (along > 1 && along + 2 * aside < least) {
      least = along + 2 * aside;
      best = choice;
    }
  }
  best?.focus();
  return true;
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
