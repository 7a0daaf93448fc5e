/** Checks in the browser what the server promised before the first die: the seed shown at the end has the hash shown at the start. */

const PREFIX = new TextEncoder().encode("warhost commitment ");

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = bytesOf(seed);
  const message = new Uint8Array(PREFIX.length + bytes.length);
  message.set(PREFIX);
  message.set(bytes, PREFIX.length);
  const digest = await crypto.subtle.digest("SHA-256", message);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** How often each face fell. */
export function countFaces(rolls: readonly (readonly number[])[]): { face: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const face of rolls.flat()) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other).map(([face, count]) => ({ face, count }));
}
