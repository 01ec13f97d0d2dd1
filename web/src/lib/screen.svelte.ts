/** How much room there is, as the style sheets see it. */

const phone = matchMedia("(max-width: 820px), (max-width: 1000px) and (max-height: 500px)");
const low = matchMedia("(max-width: 1000px) and (max-height: 500px)");
const held = matchMedia("(max-width: 600px), (max-width: 1000px) and (max-height: 500px)");
const folded = matchMedia("(max-width: 1200px)");
const touch = matchMedia("(hover: none)");

class Screen {
  /** One part of the board at a time: narrow, or a phone that lies. */
  phone = $state(phone.matches);
  /** A phone that lies: the board beside the rest. */
  low = $state(low.matches);
  /** A phone, not a tablet: so small that fingers cover what they point at. */
  held = $state(held.matches);
  /** No rail beside the board: the players stand above it, the log opens. */
  folded = $state(folded.matches);
  /** A finger points by touching only: nothing hovers. */
  touch = $state(touch.matches);

  constructor() {
    phone.addEventListener("change", () => (this.phone = phone.matches));
    low.addEventListener("change", () => (this.low = low.matches));
    held.addEventListener("change", () => (this.held = held.matches));
    folded.addEventListener("change", () => (this.folded = folded.matches));
    touch.addEventListener("change", () => (this.touch = touch.matches));
  }
}

export const screen = new Screen();
