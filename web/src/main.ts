import { mount } from "svelte";
import App from "./App.svelte";
import "./tokens.css";
import "./games/palettes";
import "./base.css";

async function drawIcons(): Promise<void> {
  const sprite = new DOMParser().parseFromString(await (await fetch("/icons.svg")).text(), "image/svg+xml");
  const icons = document.importNode(sprite.documentElement, true);
  icons.setAttribute("aria-hidden", "true");
  icons.setAttribute("class", "icons");
  document.body.prepend(icons);
}

/**
 * The page of an older build asks for parts that are gone: it is loaded anew, but not again and again. Where it is the server that
 * is gone, that would leave nothing but the browser's own page: it stays until the server speaks.
 */
const AGAIN_MS = 60_000;
const ASK_MS = 2000;
async function reload(): Promise<void> {
  const answer = await fetch("/health", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return void setTimeout(() => void reload(), ASK_MS);
  sessionStorage.setItem("tinkuy-reloaded", String(Date.now()));
  location.reload();
}
let reloading = false;
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("tinkuy-reloaded"));
  if (reloading || Date.now() - last < AGAIN_MS) return;
  reloading = true;
  void reload();
});
// A browser that refuses the worker plays as well without it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});

void drawIcons();
mount(App, { target: document.getElementById("app")! });
