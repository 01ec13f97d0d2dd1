/** Puts the service worker into the build: it knows the files of this build, and its version is made of them. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

/** The worker of a build with these files, which carry a hash of their content in their names, or come with one. */
export function worker(source: string, files: string[], contents: string[] = []): string {
  const version = createHash("sha256").update([source, ...files, ...contents].join("\n")).digest("hex").slice(0, 16);
  return source.replace("__VERSION__", version).replace("__FILES__", JSON.stringify(files));
}

export function shell(): Plugin {
  let [root, folder] = ["", ""];
  return {
    name: "shell",
    apply: "build",
    configResolved: (config) => void ([root, folder] = [config.root, resolve(config.root, config.build.outDir)]),
    writeBundle() {
      const built = readdirSync(join(folder, "assets")).filter((name) => !/\.(br|gz)$/.test(name)).sort().map((name) => `/assets/${name}`);
      const fixed = readdirSync(join(root, "public")).sort();
      const contents = fixed.map((name) => readFileSync(join(root, "public", name), "base64"));
      const source = readFileSync(join(root, "src/shell.js"), "utf8");
      writeFileSync(join(folder, WORKER), worker(source, [...built, ...fixed.map((name) => `/${name}`)], contents));
    },
  };
}
