/**
 * Involute gears that really mesh, and the sockets between their teeth.
 *
 * Screen angles: 0 = right, growing clockwise. A city gear shows a tooth at the mesh point, so its two unnumbered
 * positions lie beside the mesh and spaces 0, 1, 2 ... follow clockwise while the calendar turns anticlockwise.
 */

const PRESSURE = (25 * Math.PI) / 180;
const ADDENDUM = 0.92;
const DEDENDUM = 1.2;
const BACKLASH = 0.035;
const FLANK_POINTS = 7;

const involute = (a: number) => Math.tan(a) - a;

export interface Point {
  x: number;
  y: number;
}

export class Gear {
  readonly pitch: number;
  readonly tip: number;
  readonly root: number;
  readonly step: number;

  constructor(
    readonly x: number,
    readonly y: number,
    readonly teeth: number,
    readonly module: number,
    /** Angle of the middle of tooth 0. */
    readonly phase: number,
  ) {
    this.pitch = (module * teeth) / 2;
    this.tip = this.pitch + ADDENDUM * module;
    this.root = this.pitch - DEDENDUM * module;
    this.step = (2 * Math.PI) / teeth;
  }

  /** Half the angular width of a tooth at radius r. */
  halfAngle(r: number): number {
    const base = this.pitch * Math.cos(PRESSURE);
    const flank = involute(Math.acos(Math.min(1, base / Math.max(r, base))));
    return Math.PI / (2 * this.teeth) - (BACKLASH * this.module) / this.pitch / 2 + involute(PRESSURE) - flank;
  }

  at(r: number, a: number): Point {
    return { x: this.x + r * Math.cos(a), y: this.y + r * Math.sin(a) };
  }

  /** The outline, turned by an angle: flanks as short straight pieces. */
  outline(turn = 0, points = FLANK_POINTS): Point[] {
    const radii = Array.from({ length: points }, (_, i) => this.root + ((this.tip - this.root) * i) / (points - 1));
    const out: Point[] = [];
    for (let k = 0; k < this.teeth; k++) {
      const middle = this.phase + turn + k * this.step;
      for (const r of radii) out.push(this.at(r, middle - this.halfAngle(r)));
      for (const r of [...radii].reverse()) out.push(this.at(r, middle + this.halfAngle(r)));
    }
    return out;
  }

  /** The outline as an SVG path; tips and roots are arcs. */
  path(): string {
    const points = this.outline();
    const perTooth = 2 * FLANK_POINTS;
    const show = ({ x, y }: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
    const arc = (r: number) => `A${r.toFixed(2)} ${r.toFixed(2)} 0 0 1 `;
    let d = "";
    for (let k = 0; k < this.teeth; k++) {
      const tooth = points.slice(k * perTooth, (k + 1) * perTooth);
      d += (k === 0 ? "M" : arc(this.root)) + show(tooth[0]!);
      d += tooth.slice(1, FLANK_POINTS).map((p) => `L${show(p)}`).join("");
      d += arc(this.tip) + show(tooth[FLANK_POINTS]!);
      d += tooth.slice(FLANK_POINTS + 1).map((p) => `L${show(p)}`).join("");
    }
    return `${d}${arc(this.root)}${show(points[0]!)}Z`;
  }

  /** Middle of the gap that holds space k (0 is the second gap after the mesh, clockwise). */
  spaceAngle(k: number): number {
    return this.phase + (k + 1.5) * this.step;
  }

  /** Where a worker on space k stands. */
  socket(k: number): Point {
    return this.at(this.pitch - this.module * 0.62, this.spaceAngle(k));
  }
}

/** A gear meshing with the calendar in the gap before the calendar's tooth `index`. */
function cityGear(calendar: Gear, teeth: number, index: number): Gear {
  const a = calendar.phase + (index - 0.5) * calendar.step;
  const distance = calendar.pitch + (calendar.module * teeth) / 2;
  const centre = calendar.at(distance, a);
  return new Gear(centre.x, centre.y, teeth, calendar.module, a + Math.PI);
}

export interface Layout {
  calendar: Gear;
  cities: Record<string, Gear>;
}

// Which tooth of the calendar each city meshes at; 26 = 5 + 5 + 5 + 5 + 6 between neighbours.
const MESH: [string, number][] = [
  ["chichen_itza", 0],
  ["uxmal", 5],
  ["palenque", 10],
  ["yaxchilan", 15],
  ["tikal", 20],
];

export function layout(x: number, y: number, module: number, teeth: Record<string, number>, calendarTeeth: number, firstAt = 48): Layout {
  const calendar = new Gear(x, y, calendarTeeth, module, (firstAt * Math.PI) / 180 + Math.PI / calendarTeeth);
  const cities: Record<string, Gear> = {};
  for (const [name, index] of MESH) {
    cities[name] = cityGear(calendar, teeth[name]!, Math.round((index * calendarTeeth) / 26));
  }
  return { calendar, cities };
}

export const degrees = (a: number) => (a * 180) / Math.PI;
