/** A position in the address: packed into the fragment, which never leaves the browsers of those who have the link. */

import type { Position } from "./draft.ts";

/** Longer links are cut by mail programs and chats. */
export const LONGEST_LINK = 8000;
/** What a packed position may grow to: as much as the server takes. */
const LONGEST_TEXT = 512 * 1024;
const NAME = "p=";

export async function packed(position: Position): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(position));
  const bytes = await through(new CompressionStream("deflate-raw"), text, Infinity);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `#${NAME}${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** The position of such a fragment; null where there is none, or it was cut. */
export async function unpacked(fragment: string): Promise<Position | null> {
  if (!fragment.startsWith(`#${NAME}`)) return null;
  try {
    const binary = atob(
      fragment
        .slice(NAME.length + 1)
        .replaceAll("-", "+")
        .replaceAll("_", "/"),
    );
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(new DecompressionStream("deflate-raw"), bytes, LONGEST_TEXT);
    return asPosition(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

/** The position that a text says; null where it is not JSON, or no object. */
export function asPosition(text: string): Position | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null && !Array.isArray(found) ? (found as Position) : null;
  } catch {
    return null;
  }
}

/** Stops as soon as more comes out than anybody would have put in. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const writing = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close());
  writing.catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) throw new Error("too long");
    parts.push(part.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
