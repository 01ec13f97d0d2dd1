/** Networks of Inca Empire, and what a line drawn by hand means. */

import { describe, expect, it, test } from "vitest";
import { across, beside } from "../../../src/games/inca_empire/lines";
import { networkOf, roadEnds } from "../../../src/games/inca_empire/network";
import { drawnRoad } from "../../../src/games/inca_empire/rubber";
import { CITY, FREE, GARRISON, TEMPLE, type State } from "../../../src/games/inca_empire/state";
import { meaning, thingOf, whyOf } from "../../../src/games/inca_empire/things";
import { pointOf, roadOf, TABLES } from "./tables";

const LINKS = TABLES.map.road.map(({ id }) => id);
const WILD = "wild_cusco_abancay";
const META = {
  components: TABLES,
  domains: { road: [...LINKS, ...LINKS.map((id) => `along_${id}`), WILD] },
  names: { [`road-${WILD}`]: ["road-wild", { a: "point-cusco", b: "point-abancay" }] },
} as any;
const ENDS = roadEnds(META, TABLES);

function given(...roads: [seat: number, a: string, b: string][]): State {
  const state = { roads: LINKS.map(() => FREE), marks: TABLES.map.point.map(() => 0), players: [{ wild: [] }, { wild: [] }, { wild: [] }, { wild: [] }] } as unknown as State;
  for (const [seat, a, b] of roads) state.roads[roadOf(a, b)] = seat;
  return state;
}

describe("a network", () => {
  it("begins at the capital and ends where the own roads end", () => {
    const state = given([0, "cusco", "limatambo"], [0, "limatambo", "choquequirao"], [1, "choquequirao", "vilcashuaman"]);
    const { reach, cut } = networkOf(state, 0, TABLES, ENDS);
    expect([...reach].sort()).toEqual(["cusco", "limatambo", "choquequirao"].map(pointOf).sort());
    expect(cut.size).toBe(0);
  });
  it("knows roads that were cut off, and joins them again by a wild road", () => {
    const state = given([0, "abancay", "limatambo"]);
    expect([...networkOf(state, 0, TABLES, ENDS).cut]).toEqual([roadOf("abancay", "limatambo")]);
    state.players[0]!.wild = [META.domains.road.indexOf(WILD)];
    const { reach, cut, roads } = networkOf(state, 0, TABLES, ENDS);
    expect(reach.has(pointOf("limatambo"))).toBe(true);
    expect([cut.size, roads.length]).toEqual([0, 2]);
  });
  it("counts what stands on its points", () => {
    const state = given([0, "cusco", "limatambo"], [0, "limatambo", "choquequirao"]);
    state.marks[pointOf("limatambo")] = CITY | TEMPLE;
    state.marks[pointOf("choquequirao")] = GARRISON;
    state.marks[pointOf("quito")] = CITY;
    const { cities, garrisons, temples } = networkOf(state, 0, TABLES, ENDS);
    expect({ cities, garrisons, temples }).toEqual({ cities: 1, garrisons: 1, temples: 1 });
  });
});

describe("a line by hand", () => {
  const between = (state: State, a: string, b: string, open: string[]) => drawnRoad(META, state, ENDS, pointOf(a), pointOf(b), (code) => open.includes(code));
  const link = LINKS[roadOf("abancay", "limatambo")]!;
  it("is the road that can be laid", () => {
    expect(between(given(), "limatambo", "abancay", [link])).toMatchObject({ code: link, open: true });
    expect(between(given([1, "abancay", "limatambo"]), "abancay", "limatambo", [`along_${link}`])).toMatchObject({ code: `along_${link}`, open: true });
    expect(between(given(), "abancay", "cusco", [WILD])).toMatchObject({ code: WILD, open: true });
  });
  it("asks about the road that it would be", () => {
    expect(between(given(), "limatambo", "abancay", [])).toEqual({ code: link, open: false });
    expect(between(given([1, "abancay", "limatambo"]), "limatambo", "abancay", []).code).toBe(`along_${link}`);
    expect(between(given(), "cusco", "abancay", []).code).toBe(WILD);
  });
  it("has a name also where no road can ever run, whichever end came first", () => {
    const ends = ["vilcashuaman", "pachacamac"].sort((one, other) => pointOf(one) - pointOf(other)).join("_");
    expect(between(given(), "vilcashuaman", "pachacamac", [])).toEqual({ code: `wild_${ends}`, open: false });
    expect(between(given(), "pachacamac", "vilcashuaman", [])).toEqual({ code: `wild_${ends}`, open: false });
  });
});

test("a link lies across a line, a point beside it", () => {
  const places = (xy: [number, number][], roads: [string, string][] = []) =>
    ({ map: { point: xy.map((place, index) => ({ id: `p${index}`, xy: place, players: [4] })), road: roads.map(([a, b], index) => ({ id: `r${index}`, a, b, players: [4] })) } }) as any;
  const cross = places([[0, 0], [10, 10], [0, 10], [10, 0]], [["p2", "p3"]]);
  expect(across(cross, 4, 0, 1)).toBe(0);
  expect(across(cross, 3, 0, 1)).toBe(-1);
  expect(beside(places([[0, 0], [20, 0], [10, 4], [10, -3], [25, 0]]), 4, 0, 1)).toBe(3);
});

test("things", () => {
  expect(thingOf("road", "stop")).toBeNull();
  expect(thingOf("act", "city")).toBeNull();
  expect(thingOf("pilgrimage", "great_pilgrimage")).toBe("open:great_pilgrimage");
  expect(meaning("open:great_pilgrimage")).toEqual({ domain: "card", code: "great_pilgrimage" });
  const garrison = (point: string) => point === "caranqui";
  expect(whyOf("point:caranqui", "act", garrison)).toEqual({ kind: "garrison", option: "caranqui" });
  expect(whyOf("point:quito", "act", garrison)).toEqual({ kind: "city", option: "quito" });
  expect(whyOf("point:caranqui", "temple", garrison)).toEqual({ kind: "temple", option: "caranqui" });
  expect(whyOf("phase:sun", "act", garrison)).toBeNull();
});
