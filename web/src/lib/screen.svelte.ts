/** Whether the screen is a phone's, as the style sheets see it. */

const query = matchMedia("(max-width: 820px)");

class Screen {
  phone = $state(query.matches);

  constructor() {
    query.addEventListener("change", () => (this.phone = query.matches));
  }
}

export const screen = new Screen();
