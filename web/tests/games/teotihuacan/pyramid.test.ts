// @vitest-environment happy-dom
/** Teotihuacan's pyramid from its tables, where its boards lie, and what its things mean. */

import { describe, expect, it } from "vitest";
import { findRows } from "../../../src/games/teotihuacan/finds";
import { beneath, decorationIcons, decorationSpaces, match, spaces, turned } from "../../../src/games/teotihuacan/pyramid";
import { CENTRE, slotBox } from "../../../src/games/teotihuacan/ring";
import { claimSite, meaning, thingOf, whyOf } from "../../../src/games/teotihuacan/things";
import { known, type State, type Tables } from "../../../src/games/teotihuacan/state";

const tables = {
  pyramid: { level_sizes: [2, 1], printed_grid: ["bnrg", "nnnn", "rrgg", "bbbb"] },
  pyramid_tiles: { tiles: ["bRgn", "nnnn"] },
  decoration_tiles: { tiles: ["BR"] },
  decoration_spaces: { printed: { top: "rg", right: "ng", bottom: "bn", left: "br" } },
} as unknown as Tables;
const none = Array(5).fill(-1);

describe("the pyramid", () => {
  const all = spaces(tables);
  it("has its spaces level by level, the upper ones half a tile in", () => {
    expect(all.map(({ id, x, y }) => [id, x, y])).toEqual([["1-1-1", 0, 0], ["1-1-2", 2, 0], ["1-2-1", 0, 2], ["1-2-2", 2, 2], ["2-1-1", 1, 1]]);
  });
  it("turns tiles clockwise", () => {
    expect([0, 1, 2, 3].map((turn) => turned("bRgn", turn).join(""))).toEqual(["bRgn", "nbRg", "gnbR", "Rgnb"]);
  });
  it("shows the board where nothing lies, else the tile that is seen from above", () => {
    const at = (pyramid: number[], index: number) => beneath({ pyramid } as State, tables, all, all[index]!).join("");
    expect(at(none, 0)).toBe("bnnn");
    // The middle space covers the inner corner of each tile below: bRgn lies unturned at the upper left.
    expect(at([0, -1, -1, -1, -1], 4)).toBe("gngr");
    expect(at([1, -1, -1, -1, -1], 4)).toBe("Rngr");
    expect(match("R", "r")).toBe(true);
    expect(match("b", "r")).toBe(false);
  });
  it("has a row of Decorations on each side, from the outermost up, turned at the bottom and the left", () => {
    const found = decorationSpaces({ decorations: Array(8).fill(-1) } as unknown as State, tables);
    expect(found.filter(({ side }) => side === "top").map(({ x, y }) => [x, y])).toEqual([[1, -1], [1, 0]]);
    expect(found.filter(({ side }) => side === "right").map(({ x, y }) => [x, y])).toEqual([[4, 1], [3, 1]]);
    expect([decorationIcons(tables, "top", 0), decorationIcons(tables, "left", 0), decorationIcons(tables, "left", -1)]).toEqual([["B", "R"], ["R", "B"], ["b", "r"]]);
  });
});

describe("the ring", () => {
  it("goes clockwise around the pyramid and covers nothing", () => {
    const boxes = [...Array.from({ length: 8 }, (_, slot) => slotBox(slot)), CENTRE];
    boxes.forEach((one, index) => boxes.slice(index + 1).forEach((other) => expect(one.x + one.w <= other.x || other.x + other.w <= one.x || one.y + one.h <= other.y || other.y + other.h <= one.y).toBe(true)));
    expect([slotBox(0).y > slotBox(2).y, slotBox(0).x === slotBox(2).x, slotBox(4).x > slotBox(2).x, slotBox(6).y === slotBox(0).y]).toEqual([true, true, true, true]);
  });
});

describe("things", () => {
  const me = { temples: [4, 5, 3, 0], avenue: 6, at: [1, 0, 0, -1], powers: [3, 1, 1, 0] };
  const view = { seat: 0, state: { stage: 5, here: 1, players: [me], pyramid: [5, ...none], royals: [2, 0, 1] } } as any;
  const meta = { components: { royal: [{ id: "R1" }, { id: "R2" }, { id: "R3" }] }, domains: { space: ["1-1-1", "1-1-2"] } } as any;
  it("find what a worker can do on the board where it stands", () => {
    expect(["collect", "main", "forest-effect", "forest-tile", "forest-both"].map((option) => thingOf("action", option, view))).toEqual(["cocoa:forest", "main:forest", "worship:forest", "slot:forest", null]);
  });
  it("find tiles that can be claimed in the one place that the question is about", () => {
    const laid = { ...view, state: { ...view.state, laid: Array(12).fill(-1) } };
    const temple = (steps: number[]) => ({ discovery_steps: Object.fromEntries(steps.map((step) => [step, 1])) });
    const components = { temple: { blue: temple([4]), red: temple([5]), green: temple([]), orange: temple([]) }, avenue: { discovery_steps: { 3: 1, 6: 1 } } };
    const table = (site?: number, kind = "claim") => ({ view: laid, meta: { components }, ask: { kind, label: site === undefined ? undefined : ["question-claim-board", { site }] } }) as any;
    expect([1, 8, 9, 11].map((site) => claimSite(table(site)))).toEqual(["forest", "blue4", "red5", "avenue6"]);
    expect([claimSite(table()), claimSite(table(1, "other")), claimSite({ ...table(1), view: null })]).toEqual([null, null, null]);
    expect(thingOf("claim", "mask_4", view)).toBe("claim:mask_4");
    expect(thingOf("claim", "free_cocoa", view)).toBe("claim:free_cocoa");
    expect(thingOf("claim", "mask_4", { ...view, state: { ...view.state, stage: 4 } })).toBe(null);
  });
  it("leave free actions and refusals without a place", () => {
    expect([thingOf("move", "free_vp4", view), thingOf("move", "rest", view), thingOf("move", "forest-3", view)]).toEqual([null, null, "worker:forest-3"]);
  });
  it("ask why about the question that is open, or the one they belong to", () => {
    expect(whyOf("board:gold", "back_to")).toEqual({ kind: "back_to", option: "gold" });
    expect(whyOf("board:gold", "move")).toEqual({ kind: "to", option: "gold" });
    expect(whyOf("find:forest.mask_4", null)).toEqual({ kind: "action", option: "forest-tile" });
    expect(whyOf("find:blue4.mask_4", null)).toEqual({ kind: "claim", option: "mask_4" });
    expect(whyOf("calendar:dark", null)).toBe(null);
  });
  it("mean what lies there", () => {
    expect(meaning("space:1-1-1", view, meta)).toEqual({ domain: "pyramid", code: "p2" });
    expect(meaning("space:1-1-2", view, meta)).toEqual({ domain: "space", code: "1-1-2" });
    expect(meaning("worship:royal_a", view, meta)).toEqual({ domain: "royal", code: "R3" });
    expect(meaning("die:0-0", view, meta)).toEqual({ domain: "worker", code: "forest-3" });
  });
});

describe("tables", () => {
  it("have stand-ins only where their own values are unknown", () => {
    const some = { grid: { table: "unknown", cost: 3 }, temple: { orange: { steps: "unknown" } }, stand_in: { grid: { table: [1], cost: 9 }, orange_temple: { steps: [2] } } } as unknown as Tables;
    expect(known(some, "grid")).toEqual({ table: [1], cost: 3 });
    expect(known(some, "temple.orange")).toEqual({ steps: [2] });
  });
  it("keep the tiles of one place together in a row", () => {
    const steps = (found: Record<string, string>) => ({ steps: [], discovery_steps: found });
    const finds = { temple: { blue: steps({ 4: "" }), red: steps({ 5: "" }), green: steps({}), orange: steps({}) }, avenue: { discovery_steps: { 3: 3 } } } as unknown as Tables;
    const laid = [...Array(8 * 9).fill(-1), ...Array(9).fill(1), ...Array(9).fill(2), ...Array(9).fill(-1)];
    expect(findRows({ laid } as unknown as State, finds).map((row) => row.map(({ site }) => [site.at, site.tiles.length]))).toEqual([[["blue", 9]], [["red", 9]]]);
  });
});
