/** Words of a drawing that are longer than their room in some language stand closer; their letters keep their height. */

const waiting = new Map<SVGTextElement, number>();
/** What was measured last: words that stay as they are need no second look. */
const fitted = new WeakMap<SVGTextElement, string>();

export const fit = (room: number, ...words: unknown[]) => (text: SVGTextElement): void => {
  void words;
  if (!waiting.size) queueMicrotask(measure);
  waiting.set(text, room);
};

/** All at once: whatever is written between two measures makes the browser lay the page out anew. */
function measure(): void {
  const asked = ([text, room]: [SVGTextElement, number]) => `${room} ${text.textContent}`;
  const changed = [...waiting].filter((one) => fitted.get(one[0]) !== asked(one));
  waiting.clear();
  for (const [text] of changed) text.removeAttribute("textLength");
  const sizes = changed.map(([text]) => text.getComputedTextLength());
  changed.forEach((one, index) => {
    const [[text, room], size] = [one, sizes[index]!];
    // What is out of sight has no size yet.
    if (size) fitted.set(text, asked(one));
    if (size <= room) return;
    text.setAttribute("textLength", String(room));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  });
}
