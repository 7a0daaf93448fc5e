/** The worker that keeps the pages for when there is no network, and tells of one's turn while no page is open. */

const WORKER = "/worker.js";

/** Without one, or where it is not allowed, pages need the network as ever. */
export async function keepForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER);
  } catch {
    // A private window, or a browser that forbids it.
  }
}

/** The worker at work. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(WORKER);
  return await navigator.serviceWorker.ready;
}
