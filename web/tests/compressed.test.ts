/** What the build puts beside its files. */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compress } from "../compressed";

test("texts get a twin of each kind, pictures and tiny files none", () => {
  const folder = mkdtempSync(join(tmpdir(), "dist-"));
  mkdirSync(join(folder, "assets"));
  const script = "let x = 1;\n".repeat(100);
  writeFileSync(join(folder, "assets", "a.js"), script);
  writeFileSync(join(folder, "photo.png"), script);
  writeFileSync(join(folder, "tiny.txt"), "x");
  compress(folder);
  compress(folder);
  expect(brotliDecompressSync(readFileSync(join(folder, "assets", "a.js.br"))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, "assets", "a.js.gz"))).toString()).toBe(script);
  for (const none of ["photo.png.gz", "photo.png.br", "tiny.txt.gz", "assets/a.js.br.gz"]) expect(existsSync(join(folder, none))).toBe(false);
});
