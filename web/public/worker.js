// Works while no page is open, or no network: keeps the client's files so that it opens anywhere, and shows "it is your turn". The words
// of notices come from the server, in the person's language.

const KEPT = "client";
const SHELL = "/";
const OFFLINE = "/offline.html";
const ALWAYS = [SHELL, OFFLINE, "/favicon.svg", "/manifest.webmanifest"];
/** What the server says of the games, which does not change while it stands. Kept where somebody wished to play without it. */
const OF_GAMES = /^\/api\/games(\/[a-z]+)?$/;
/** Of older builds' files no more are kept than this. */
const MOST_KEPT = 500;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (OF_GAMES.test(pathname)) event.respondWith(freshOrKept(request));
  if (pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(event));
  else if (ALWAYS.includes(pathname)) event.respondWith(freshOrKept(request));
});

/** Every address of the client is the same page. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(KEPT)).put(SHELL, answer.clone());
    return answer;
  } catch {
    const kept = await caches.match(SHELL);
    return kept && (await isWhole(kept.clone())) ? kept : ((await caches.match(OFFLINE)) ?? Response.error());
  }
}

/** Whether the scripts of a kept page are kept, too. */
async function isWhole(answer) {
  const scripts = [...(await answer.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  const found = await Promise.all(scripts.map((path) => caches.match(path)));
  return found.every(Boolean);
}

/** Files named by their content never change. */
async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const assets = (await cache.keys()).filter(({ url }) => url.includes("/assets/"));
  await Promise.all(assets.slice(0, Math.max(0, assets.length - MOST_KEPT)).map((old) => cache.delete(old)));
}

async function freshOrKept(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

// ---------------------------------------------------------------- notices

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.link));
});

async function show(notice) {
  await self.registration.showNotification(notice.title || "Warhost", {
    body: notice.text || "",
    tag: notice.table,
    icon: "/icons/icon-192.png",
    data: { link: notice.link },
  });
}

/** To the table: in the window that shows it, in another one of ours, or in a new one. */
async function lead(link) {
  const address = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === address.pathname);
  if (there) return there.focus();
  const [any] = windows;
  if (any) {
    try {
      await any.navigate(address.href);
      return await any.focus();
    } catch {
      // A window that this worker does not control goes nowhere at its word.
    }
  }
  return self.clients.openWindow(address.href);
}
