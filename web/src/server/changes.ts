/** Applies the server's changes to a view. The old view stays as it was: only what lies on a changed path is new, so that
 * drawing can tell by identity what is still the same. */

import type { Change } from "../protocol/types.ts";

type Json = unknown;

export function withChanges<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce<Json>((changed, change) => withChange(changed, change.path, change), value) as T;
}

function withChange(value: Json, path: readonly (string | number)[], change: Change): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change.value;
  if (Array.isArray(value)) {
    const copy = [...value];
    copy[step as number] = withChange(copy[step as number], rest, change);
    return copy;
  }
  const copy: Record<string, Json> = { ...(value as Record<string, Json>) };
  if (rest.length === 0 && change.gone) delete copy[step];
  else copy[step] = withChange(copy[step], rest, change);
  return copy;
}
