/** Keeps what has not changed the same object: a table is brought forward scene by scene, most of it stays as it was, and drawing tells
 * by identity what it need not look at again. */

/** `next`, in which all that equals its like in `before` is that very object. What is only partly alike stays what it is, with the
 * parts that are alike put into it. */
export function sharing<Value>(next: Value, before: unknown): Value {
  if (next === before || !isBranch(next) || !isBranch(before) || Array.isArray(next) !== Array.isArray(before)) {
    return next;
  }
  const branch: Record<string, unknown> = next;
  const keys = Object.keys(branch);
  let isAlike = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const known = before[key];
    const shared = sharing(branch[key], known);
    if (shared !== known || !(key in before)) isAlike = false;
    if (shared !== branch[key]) branch[key] = shared;
  }
  return isAlike ? (before as Value) : next;
}

/** A copy of plain data, down to the last leaf. */
export function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value;
  if (!isBranch(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copied(value[key]);
  return copy as Value;
}

/** Gives what it gave before for as long as it is told the same. */
export function steady<Value>(): (value: Value) => Value {
  let known: Value | undefined;
  return (value) => (known = sharing(value, known));
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
