import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./compressed";
import { shell } from "./shell";

// The server is a separate process; in development the page asks it through this proxy.
const server = process.env.TINKUY_SERVER ?? "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), shell(), compressed()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    proxy: {
      "/api": server,
      "/ws": { target: server, ws: true },
    },
  },
});
