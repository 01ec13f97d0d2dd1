/** How much room there is, as the style sheets see it. */

const phone = matchMedia("(max-width: 820px)");
const folded = matchMedia("(max-width: 1200px)");
const touch = matchMedia("(hover: none)");

class Screen {
  /** One part of the board at a time. */
  phone = $state(phone.matches);
  /** No rail beside the board: the players stand above it, the log opens. */
  folded = $state(folded.matches);
  /** A finger points by touching only: nothing hovers. */
  touch = $state(touch.matches);

  constructor() {
    phone.addEventListener("change", () => (this.phone = phone.matches));
    folded.addEventListener("change", () => (this.folded = folded.matches));
    touch.addEventListener("change", () => (this.touch = touch.matches));
  }
}

export const screen = new Screen();
