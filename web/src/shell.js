/**
 * The service worker: keeps the page and its files, so that it opens at once and says in words when the server is away.
 * The page itself always comes from the server while that answers, so nobody is left with an old one. Tables never pass
 * through here: what is not a file of this build is left to the browser.
 */

const VERSION = "__VERSION__";
const FILES = __FILES__;
const PAGE = "/";
const CACHE = `tinkuy-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name.startsWith("tinkuy-") && name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** The server calls while no page of the table is open. */
self.addEventListener("push", (event) => {
  const said = event.data?.json() ?? {};
  // One for each table: a newer one takes the place of the one before.
  event.waitUntil(self.registration.showNotification(said.title ?? "Tinkuy", { body: said.body, tag: `tinkuy-${said.table}`, icon: "/icon-192.png", data: { link: said.link } }));
});

/** A notification that was clicked leads to its table: to a page that shows it, or to a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data?.link;
  const to = link ? new URL(link, self.location.origin) : null;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      const page = to ? pages.find(({ url }) => new URL(url).pathname === to.pathname) : pages[0];
      if (page) return page.focus();
      return to && to.origin === self.location.origin ? self.clients.openWindow(to.href) : undefined;
    }),
  );
});

const kept = (path) => caches.open(CACHE).then((cache) => cache.match(path));
