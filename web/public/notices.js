// Shows "it is your turn" while no page is open, and leads to the table. The words come from the page, which keeps them in the
// cache "notices" in the language chosen last.

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data ? event.data.json() : {}));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.link));
});

async function show(notice) {
  const cache = await caches.open("notices");
  const kept = await cache.match("/notice-words");
  const words = kept ? await kept.json() : {};
  await self.registration.showNotification(words[notice.game] || "Warhost", {
    body: words[notice.kind] || "",
    tag: notice.table,
    icon: "/favicon.svg",
    data: { link: notice.link },
  });
}
