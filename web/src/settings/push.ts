/** Notices by the browser itself, also while no page of ours is open. */

import { worker } from "../shell/offline.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  const { pushManager } = await worker();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  });
  return subscription.toJSON();
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
