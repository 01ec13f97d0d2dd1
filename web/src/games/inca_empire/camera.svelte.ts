/** What of the map is seen: its middle and the pixels of a unit, moved by pointers, wheel and keys. */

import type { Spot } from "./map";

const CLOSEST = 4.5;
const MARGIN = 6;
export const STEP = 1.35;

export class Camera {
  /** The element's size in pixels. */
  wide = $state(0);
  high = $state(0);
  private zoom = $state(1);
  private middle: Spot = $state.raw({ x: 0, y: 0 });
  /** Nothing was moved yet: the map is shown as the board wants it. */
  private untouched = $state(true);
  private size = { width: 1, height: 1 };

  /** Show a map of this size; a `tall` one begins as wide as the screen, none smaller than `least`, around a spot. */
  open(size: { width: number; height: number }, spot: Spot, tall: boolean, least = 0): void {
    const other = size.width !== this.size.width;
    this.size = size;
    if (!this.wide || !(this.untouched || other)) return;
    this.whole();
    const wanted = Math.max(least, tall ? this.wide / (size.width + 2 * MARGIN) : 0);
    if (wanted <= this.zoom) return;
    this.zoom = wanted;
    this.middle = this.kept(spot);
  }

  whole(): void {
    this.untouched = true;
    const { width, height } = this.size;
    this.zoom = Math.min(this.wide / (width + 2 * MARGIN), this.high / (height + 2 * MARGIN));
    this.middle = { x: width / 2, y: height / 2 };
  }

  get scale(): number {
    return this.zoom;
  }

  get box(): string {
    const [w, h] = [this.wide / this.zoom, this.high / this.zoom];
    return `${this.middle.x - w / 2} ${this.middle.y - h / 2} ${w || 1} ${h || 1}`;
  }

  /** The place on the map under a pixel of the element. */
  at(x: number, y: number): Spot {
    return { x: this.middle.x + (x - this.wide / 2) / this.zoom, y: this.middle.y + (y - this.high / 2) / this.zoom };
  }

  /** The pixel of the element over a place on the map. */
  pixel({ x, y }: Spot): Spot {
    return { x: (x - this.middle.x) * this.zoom + this.wide / 2, y: (y - this.middle.y) * this.zoom + this.high / 2 };
  }

  /** Closer or farther, while the place under the pixel stays there. */
  closer(factor: number, x = this.wide / 2, y = this.high / 2): void {
    this.untouched = false;
    const held = this.at(x, y);
    const least = 0.8 * Math.min(this.wide / this.size.width, this.high / this.size.height);
    this.zoom = Math.min(CLOSEST, Math.max(least, this.zoom * factor));
    this.middle = this.kept({ x: held.x - (x - this.wide / 2) / this.zoom, y: held.y - (y - this.high / 2) / this.zoom });
  }

  move(dx: number, dy: number): void {
    this.untouched = false;
    this.middle = this.kept({ x: this.middle.x - dx / this.zoom, y: this.middle.y - dy / this.zoom });
  }

  /** Bring a place into sight, if it is not. */
  show(spot: Spot, margin = 40): void {
    const { x, y } = this.pixel(spot);
    const past = (at: number, end: number) => (at < margin ? margin - at : at > end - margin ? end - margin - at : 0);
    const [dx, dy] = [past(x, this.wide), past(y, this.high)];
    if (dx || dy) this.move(dx, dy);
  }

  /** The middle of the screen never leaves the map. */
  private kept({ x, y }: Spot): Spot {
    return { x: Math.min(this.size.width, Math.max(0, x)), y: Math.min(this.size.height, Math.max(0, y)) };
  }
}
