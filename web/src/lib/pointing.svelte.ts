/**
 * What is pointed at, and whether that is meant.
 *
 * A page that moves beneath a resting pointer sends the same events as a hand that moves, but for the movement itself. What was pressed
 * has said enough until the pointer goes on to something else.
 */
export class Pointing<T> {
  /** What lies under the pointer or has the focus. */
  thing: T | null = $state.raw(null);
  private meant = $state(false);
  /** What is to tell about itself. */
  told: T | null = $derived(this.meant ? this.thing : null);
  private pressed: T | null = null;
  private at = "";
  /** The hand moves just now: what is entered in the same breath is meant. */
  private moving = false;
  /** A finger points by touching only. */
  private touching = false;

  /** With `sure` it is meant in any case, as what the keyboard came to is. */
  point(thing: T | null, sure = false): void {
    if (thing === this.thing && !sure) return;
    this.thing = thing;
    this.meant = thing !== null && (sure || this.touching);
    if (this.moving) this.go();
  }

  private go(): void {
    if (this.thing === this.pressed) return;
    this.pressed = null;
    this.meant = this.thing !== null;
  }

  private move = (event: PointerEvent) => {
    const at = `${event.clientX} ${event.clientY}`;
    if (event.pointerType === "touch" || at === this.at) return;
    this.at = at;
    this.moving = true;
    setTimeout(() => (this.moving = false));
    this.go();
  };

  private press = (event: PointerEvent) => {
    this.touching = event.pointerType === "touch";
    this.at = `${event.clientX} ${event.clientY}`;
    if (this.touching) return;
    this.pressed = this.thing;
    this.meant = false;
  };

  /** As an effect of who shows it. */
  listen(): () => void {
    addEventListener("pointermove", this.move, true);
    addEventListener("pointerdown", this.press, true);
    return () => {
      removeEventListener("pointermove", this.move, true);
      removeEventListener("pointerdown", this.press, true);
    };
  }
}
