/** Words of a drawing that are longer than their room in some language stand closer; their letters keep their height. */
export const fit = (room: number, ...words: unknown[]) => (text: SVGTextElement): void => {
  void words;
  text.removeAttribute("textLength");
  if (text.getComputedTextLength() <= room) return;
  text.setAttribute("textLength", String(room));
  text.setAttribute("lengthAdjust", "spacingAndGlyphs");
};
