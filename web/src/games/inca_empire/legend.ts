/** The icons of Inca Empire: symbol, the message that names it, and the clause of the rules it belongs to. */

import type { LegendEntry } from "..";

export const legend: LegendEntry[] = [
  ["labour", "labour", "IN-6.1"],
  ["vp", "points", "IN-5.1"],
  ["culture-tile", "icon-tile", "IN-1.16"],
  ["province", "act-conquest", "IN-10.8"],
  ["road", "act-roads", "IN-9.1"],
  ["wild-road", "card-wild_road", "IN-13.6"],
  ["city", "build-city", "IN-10.1"],
  ["garrison", "build-garrison", "IN-10.5"],
  ["sun-temple", "build-temple", "IN-10.15"],
  ["terrace", "build-terrace", "IN-10.18"],
  ["pilgrimage", "act-pilgrimage", "IN-13.20"],
  ["event-back", "event-cards", "IN-7.4"],
  ["inca-phase", "phase-inca", "IN-6.1"],
  ["sun-phase", "phase-sun", "IN-7.4"],
  ["people-phase", "phase-people", "IN-8.1"],
  ["sapa-inca", "phase-sapa_inca", "IN-11.2"],
  ["capital", "point-cusco", "IN-1.2"],
];
