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

/** The page of an older build asks for parts that are gone: it is loaded anew, but not again and again. */
const AGAIN_MS = 60_000;
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem("tinkuy-reloaded"));
  if (Date.now() - last < AGAIN_MS) return;
  event.preventDefault();
  sessionStorage.setItem("tinkuy-reloaded", String(Date.now()));
  location.reload();
});
// A browser that refuses the worker plays as well without it.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});

void drawIcons();
mount(App, { target: document.getElementById("app")! });
