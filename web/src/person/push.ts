/** Messages of the server to this browser while no page is open: the browser's own subscription. */

import { api } from "../lib/api";
import type { Calling } from "../lib/messages";

const KEY = "tinkuy-push";

/** Which of the visitor's receivers is this browser. */
export function mine(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function keep(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Then the list shows it without saying that it is this one.
  }
}

export const mayPush = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Asks the browser, then the server; null when the browser refuses. */
export async function subscribe(key: string): Promise<Calling | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  // A subscription with the key of another server is of no use here.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const { endpoint, keys } = (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  const before = new Set((await api.calling()).receivers.map(({ id }) => id));
  const calling = await api.callBy({ kind: "push", address: endpoint, p256dh: keys.p256dh, auth: keys.auth });
  keep(calling.receivers.find(({ id, kind }) => kind === "push" && !before.has(id))?.id ?? "");
  return calling;
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  keep("");
}
