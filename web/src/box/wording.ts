/** Texts in the small language of cards, a line an operation, for who only reads. */

export function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(told);
  const { when, ops } = (value ?? {}) as { when?: string; ops?: unknown[] };
  return ops === undefined ? [] : ops.map((op) => `${spaced(when ?? "")}: ${told(op)}`);
}

function told(value: unknown): string {
  if (Array.isArray(value)) return value.map(told).join(", ");
  if (value === null || typeof value !== "object") return spaced(String(value));
  const { op, ...rest } = value as Record<string, unknown>;
  const parts = Object.entries(rest).map(([key, each]) => `${key} ${told(each)}`);
  return [...(op === undefined ? [] : [spaced(String(op))]), ...parts].join(" · ");
}

const spaced = (id: string): string => id.replaceAll("_", " ");
