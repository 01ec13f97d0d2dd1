/** Pieces on the screen: where they are, and how they travel from where they were. */

import { motionMs } from "./settings.svelte";
import { moves, type Spot } from "./travel";

export interface Seen extends Spot {
  element: SVGGraphicsElement | HTMLElement;
  /** Its size then, since it may be gone when it is needed: on the screen, and within its drawing. */
  box: DOMRect;
  inside: DOMRect | null;
}

const TRAVEL = 480;
const TURN = 420;
const APART = 70;
/** More than this is no step that could be followed, such as a jump through the replay. */
const TOO_MANY = 14;

const isDrawn = (element: Element): element is SVGGraphicsElement => element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement);

const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** Everything in the page that is a piece or the home of some. A piece without a named place is where it lies in its drawing. */
export function look(): Seen[] {
  const found = document.querySelectorAll<SVGGraphicsElement | HTMLElement>("[data-piece], [data-home]");
  return [...found].filter((element) => element.getClientRects().length > 0).map((element) => {
    const { piece, home, place, count } = element.dataset;
    const shape = isDrawn(element) ? element : (element.querySelector("svg") ?? element);
    const box = shape.getBoundingClientRect();
    const size = { ...middle(box), box, inside: isDrawn(element) ? element.getBBox() : null, element };
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset.seat ?? "";
    if (home !== undefined) return { key: home, place: `home-${seat}`, ...size, count: Number(count) };
    return { key: piece!, place: place ?? drawnAt(element), ...size };
  });
}

function drawnAt(element: Element): string {
  const root = isDrawn(element) ? element.ownerSVGElement : null;
  if (!root || !isDrawn(element)) return "";
  const way = root.getScreenCTM()?.inverse().multiply(element.getScreenCTM()!);
  return way ? `${Math.round(way.e)},${Math.round(way.f)}` : "";
}

/** A twin over everything, so that no edge of a drawing cuts it. */
function twin({ element, box, inside }: Seen): Element {
  const copy = (inside ? element : (element.querySelector("svg") ?? element)).cloneNode(true) as Element;
  for (const name of ["data-piece", "data-fresh"]) copy.removeAttribute(name);
  if (!inside) return dressed(copy, box);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${inside.x - 1} ${inside.y - 1} ${inside.width + 2} ${inside.height + 2}`);
  svg.append(copy);
  return dressed(svg, box);
}

function dressed(element: Element, box: DOMRect): Element {
  element.setAttribute("class", `${element.getAttribute("class") ?? ""} flying`);
  element.setAttribute("style", `width:${box.width}px;height:${box.height}px`);
  element.setAttribute("aria-hidden", "true");
  return element;
}

function fly(shape: Seen, from: { x: number; y: number }, to: { x: number; y: number }, hidden: Element | null, delay: number): void {
  const duration = motionMs(TRAVEL);
  const flyer = twin(shape) as HTMLElement;
  document.body.append(flyer);
  const put = ({ x, y }: { x: number; y: number }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  // What lands shows itself only when it has come.
  hidden?.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay });
  const flight = flyer.animate([{ transform: put(from) }, { transform: put(to) }], { duration, delay, fill: "both", easing: "cubic-bezier(.4, 0, .2, 1)" });
  flight.onfinish = flight.oncancel = () => flyer.remove();
}

/** A tile that comes from a stack is turned over where it lies. */
function turn(element: Element): void {
  if (!(element instanceof SVGElement || element instanceof HTMLElement)) return;
  element.style.transformBox = "fill-box";
  element.style.transformOrigin = "center";
  element.animate([{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: motionMs(TURN), easing: "ease-out" });
}

/** Let everything travel from the picture before to where it is now; what has no other end goes to the cause of it all. */
export function travel(before: Seen[], now: Seen[], cause: Element | null): void {
  if (!motionMs(TRAVEL) || !before.length) return;
  const all = moves(before, now);
  if (all.length > TOO_MANY) return;
  const place = cause ? middle(cause.getBoundingClientRect()) : null;
  const sent = new Map<string, number>();
  for (const { from, to } of all) {
    // The piece itself flies, not the sign of the home that it comes from or goes to.
    const shape = to?.count === undefined ? (to ?? from!) : (from ?? to);
    const [start, end] = [from ?? place, to ?? (from!.count === undefined ? null : place)];
    const delay = (sent.get(from?.key ?? to!.key) ?? 0) * motionMs(APART);
    if (!from && to!.count === undefined) turn(to!.element);
    else if (start && end) {
      fly(shape, start, end, to && to.count === undefined ? to.element : null, delay);
      sent.set(from?.key ?? to!.key, (sent.get(from?.key ?? to!.key) ?? 0) + 1);
    }
  }
}
