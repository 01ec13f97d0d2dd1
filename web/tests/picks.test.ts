/** Answers that are made of several things. */

import { describe, expect, it } from "vitest";
import { nextPicks, pickedOption } from "../src/lib/picks";

const options = new Map([["1", ["a"]], ["2", ["b"]], ["1-2", ["a", "b"]], ["2-1", ["b", "a"]], ["2-3", ["b", "c"]]]);

describe("things are picked one after the other", () => {
  it("first those that an answer begins with", () => {
    expect([...nextPicks(options, [])]).toEqual([["a", "1"], ["b", "2"]]);
    expect(pickedOption(options, [])).toBeNull();
  });
  it("then those that can be added", () => {
    expect([...nextPicks(options, ["b"])]).toEqual([["a", "2-1"], ["c", "2-3"]]);
    expect(pickedOption(options, ["b"])).toBe("2");
  });
  it("until nothing can be added", () => {
    expect(nextPicks(options, ["b", "c"]).size).toBe(0);
    expect(pickedOption(options, ["b", "c"])).toBe("2-3");
    expect(pickedOption(options, ["c"])).toBeNull();
  });
});
