/** Calls a player whose turn has come: the icon of the tab, a sound, a notification of the browser. */

import { settings } from "./settings.svelte";
import { ring } from "./sound";

const QUIET = "/icon.svg";
const CALLING = "/icon-turn.svg";

/** The tab's icon wears a dot while somebody is waited for. */
export function tabIcon(calling: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", calling ? CALLING : QUIET);
}

/** As the browser sees it; a page over plain HTTP cannot notify at all. */
export const mayNotify = (): NotificationPermission | "never" => (typeof Notification === "undefined" || !isSecureContext ? "never" : Notification.permission);

/** Ask for what the browser must allow; true when it does. */
export async function askToNotify(): Promise<boolean> {
  return mayNotify() !== "never" && (await Notification.requestPermission()) === "granted";
}

/** Whether somebody is at the page; behind another window it may be in sight and yet not be looked at. */
const attended = () => document.visibilityState === "visible" && document.hasFocus();

/** Once for each turn that comes. Who is at the page needs no notification. */
export function call(table: string, title: string, body: string): void {
  if (settings.sound) ring();
  if (!settings.notify || mayNotify() !== "granted" || attended()) return;
  try {
    // One for each table: a newer one takes the place of the one before.
    const note = new Notification(title, { body, tag: `tinkuy-${table}`, icon: "/icon-192.png" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones notify only from a service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, { body, tag: `tinkuy-${table}`, icon: "/icon-192.png" }));
  }
}
