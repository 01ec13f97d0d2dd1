/** Puts a compressed twin beside every built file, so that the server never has to compress one. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;

/** `x.js.br` and `x.js.gz` beside `x.js`, each where it is smaller; at their best levels, since this is done once. */
export function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = join(folder, name);
    const plain = readFileSync(file);
    for (const [suffix, packed] of [[".br", brotliCompressSync(plain)], [".gz", gzipSync(plain, { level: 9 })]] as const) {
      if (packed.length < plain.length) writeFileSync(file + suffix, packed);
    }
  }
}

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle: () => compress(folder),
  };
}
