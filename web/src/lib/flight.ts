/** Pieces on the screen: where they are, and how they travel from where they were. */

import { motionMs } from "./settings.svelte";
import { between, moves, type Spot } from "./travel";

interface Point {
  x: number;
  y: number;
}

interface Size extends Point {
  /** On the screen, and within its drawing with the pixels of a unit. */
  box: DOMRect;
  inside: DOMRect | null;
  scale: number;
}

/** A piece or a home. It is measured when its size is asked for, since that makes the browser lay the page out. */
export class Seen implements Spot {
  readonly key: string;
  readonly place: string;
  readonly count?: number;
  /** Who lays it out of a supply that is not shown: a seat, or whoever acts where it is empty. */
  readonly by?: string | undefined;
  /** The round of places that it walks along. */
  readonly round?: string | undefined;
  /** The drawing it is part of. */
  readonly drawing: SVGSVGElement | null;
  private measured: Size | null = null;

  constructor(readonly element: SVGGraphicsElement | HTMLElement) {
    const { piece, home, place, count, by, round } = element.dataset;
    this.drawing = isDrawn(element) ? element.ownerSVGElement : null;
    if (home !== undefined) {
      this.key = home;
      this.place = `home-${element.closest<HTMLElement>("[data-seat]")?.dataset.seat ?? ""}`;
      this.count = Number(count);
    } else {
      this.key = piece!;
      this.place = place ?? drawnAt(element);
      this.by = by;
      this.round = round;
    }
  }

  /** As it was when it was first asked for; it may be gone when it is needed. */
  get size(): Size {
    return (this.measured ??= sizeOf(this.element));
  }
  get x(): number {
    return this.size.x;
  }
  get y(): number {
    return this.size.y;
  }
}

const TRAVEL = 480;
const TURN = 420;
const APART = 70;
/** More than this is no step that could be followed, such as a jump through the replay. */
const TOO_MANY = 14;
/** Nearer than this a thing has not moved but become another one. */
const SAME = 4;
/** Lines reach beyond the box of what they draw. */
const EDGE = 4;

const isDrawn = (element: Element): element is SVGGraphicsElement => element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** What a folded panel holds is where the panel is. */
function sizeOf(element: SVGGraphicsElement | HTMLElement): Size {
  const drawn = isDrawn(element);
  const box = (drawn ? element : (element.querySelector("svg") ?? element)).getBoundingClientRect();
  const folded = element.closest("[data-folded]")?.getBoundingClientRect();
  const way = drawn ? element.getScreenCTM() : null;
  return { ...middle(folded ?? box), box, inside: drawn ? element.getBBox() : null, scale: way ? Math.hypot(way.a, way.b) : 1 };
}

/** Everything in the page that is a piece or the home of some. A piece without a named place is where it lies in its drawing. */
export function look(): Seen[] {
  const found = document.querySelectorAll<SVGGraphicsElement | HTMLElement>("[data-piece], [data-home]");
  return [...found].filter((element) => element.getClientRects().length > 0).map((element) => new Seen(element));
}

/** The same with all sizes, where anything of it will be seen moving. */
export function lookClosely(): Seen[] {
  if (!motionMs(TRAVEL)) return [];
  const found = look();
  for (const seen of found) void seen.size;
  return found;
}

function drawnAt(element: Element): string {
  const root = isDrawn(element) ? element.ownerSVGElement : null;
  if (!root || !isDrawn(element)) return "";
  const way = root.getScreenCTM()?.inverse().multiply(element.getScreenCTM()!);
  return way ? `${Math.round(way.e)},${Math.round(way.f)}` : "";
}

/** A twin over everything, so that no edge of a drawing cuts it. */
function twin({ element, size: { box, inside, scale } }: Seen): Element {
  const copy = (inside ? element : (element.querySelector("svg") ?? element)).cloneNode(true) as Element;
  for (const name of ["data-piece", "data-fresh"]) copy.removeAttribute(name);
  if (!inside) return dressed(copy, box.width, box.height);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const [wide, high] = [inside.width + 2 * EDGE, inside.height + 2 * EDGE];
  svg.setAttribute("viewBox", `${inside.x - EDGE} ${inside.y - EDGE} ${wide} ${high}`);
  svg.append(copy);
  return dressed(svg, wide * scale, high * scale);
}

function dressed(element: Element, wide: number, high: number): Element {
  element.setAttribute("class", `${element.getAttribute("class") ?? ""} flying`);
  element.setAttribute("style", `width:${wide}px;height:${high}px`);
  element.setAttribute("aria-hidden", "true");
  return element;
}

/** From the first of these points to the last; every stop between takes a part of the time more. */
function fly(shape: Seen, points: Point[], hidden: Element | null, delay: number): void {
  const duration = motionMs(TRAVEL) * (1 + (points.length - 2) / 3);
  const flyer = twin(shape) as HTMLElement;
  document.body.append(flyer);
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }));
  // What lands shows itself only when it has come.
  hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = flyer.animate(frames, { duration, delay, fill: "both", easing: "cubic-bezier(.4, 0, .2, 1)" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

/** The stops of a round, in its order. */
const stopsOf = (round: string) => [...document.querySelectorAll<SVGElement>(`[data-stop="${round}"]`)].map((stop) => ({ place: stop.dataset.place!, ...middle(stop.getBoundingClientRect()) }));

function turn(element: Element): void {
  if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
  element.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: motionMs(TURN), easing: "ease-out" });
}

const isPiece = (seen: Seen | null): seen is Seen => seen !== null && seen.count === undefined;
const near = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < SAME;

/** Where things go that have no other end: to what happened last, or to and from the panel of a seat. */
export interface Ends {
  cause: () => Element | null;
  panel: (seat: string) => Element | null;
}

/** Let everything travel from the picture before to where it is now. */
export function travel(before: Seen[], now: Seen[], { cause, panel }: Ends): void {
  if (!before.length) return;
  const drawings = new Set(before.map(({ drawing }) => drawing));
  const left = new Set([...drawings].filter((drawing) => drawing && !drawing.getClientRects().length));
  // Where another part of the board has come to the front, what lies there has not moved.
  const all = moves(before, now.filter((seen) => !left.size || !isPiece(seen) || drawings.has(seen.drawing))).filter(({ from, to }) => to || !left.has(from!.drawing));
  if (all.length > TOO_MANY) return;
  const point = (element: Element | null) => (element ? middle(element.getBoundingClientRect()) : null);
  const sent = new Map<string, number>();
  // Everything is measured before anything starts, for what flies is laid into the page.
  const starts: (() => void)[] = [];
  for (const { from, to } of all) {
    const laid = !from && isPiece(to) && to.by !== undefined ? point(panel(to.by)) : null;
    const start = from ?? laid ?? (isPiece(to) ? null : point(cause()));
    const end = to ?? (isPiece(from) ? null : point(cause()));
    if (isPiece(to) && (!start || near(start, to))) {
      // A tile that is turned over where it lies. What was out of sight before tells nothing.
      if (drawings.has(to.drawing)) starts.push(() => turn(to.element));
    } else if (start && end) {
      const key = from?.key ?? to!.key;
      const count = sent.get(key) ?? 0;
      sent.set(key, count + 1);
      // The piece itself flies, not the sign of the home that it comes from or goes to.
      const shape = isPiece(to) ? to : (from ?? to)!;
      const stops = from && to?.round ? between(stopsOf(to.round), from.place, to.place) : [];
      const way = [start, ...stops, end].map(({ x, y }) => ({ x, y }));
      void shape.size;
      starts.push(() => fly(shape, way, isPiece(to) ? to.element : null, count * motionMs(APART)));
    }
  }
  for (const start of starts) start();
}
