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

void drawIcons();
mount(App, { target: document.getElementById("app")! });
