/** What a person has chosen for this browser; kept in local storage. */

export type Confirm = "on" | "off" | "timed";
export type Theme = "system" | "light" | "dark";
export type Motion = "off" | "fast" | "normal" | "slow";
/** How the turns of the others are shown: bots, people, and an opponent that the game plays by itself. */
export const PACES = ["click", "slow", "normal", "fast", "once"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  language: string;
  theme: Theme;
  confirm: Confirm;
  motion: Motion;
  pace: Pace;
  size: number;
  scores: boolean;
  /** Numbers beside what can be chosen, for the number keys. */
  numbers: boolean;
  /** What calls when it is the own turn, beside the tab's title and icon. */
  sound: boolean;
  notify: boolean;
}

const KEY = "tinkuy-settings";
const browserLanguage = navigator.language.slice(0, 2);
const fresh: Kept = {
  language: ["en", "ru", "cs"].includes(browserLanguage) ? browserLanguage : "en",
  theme: "system",
  confirm: "on",
  motion: "normal",
  pace: "normal",
  size: 1,
  scores: true,
  numbers: false,
  sound: false,
  notify: false,
};

function load(): Kept {
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return fresh;
  }
}

const kept: Kept = $state(load());

/** Reading is reactive; writing is remembered. */
export const settings = new Proxy(kept, {
  set(target, name, value) {
    Reflect.set(target, name, value);
    try {
      localStorage.setItem(KEY, JSON.stringify(target));
    } catch {
      // A browser that forbids storage forgets the choice with the page.
    }
    return true;
  },
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export function themeNow(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return dark.matches ? "dark" : "light";
}

export function onSystemTheme(change: () => void): void {
  dark.addEventListener("change", change);
}

/** The length of a movement in ms after the person's and the system's wishes. */
export function motionMs(normal: number): number {
  if (still.matches || settings.motion === "off") return 0;
  return { fast: 0.5, normal: 1, slow: 2 }[settings.motion] * normal;
}

/** Between two steps that are seen on the board; null waits for a click. */
export function followMs(): number | null {
  return { click: null, slow: 1600, normal: 750, fast: 300, once: 0 }[settings.pace];
}
