/** What may be written in a field (`shape` in core/fields.py), and the things that can be named there. */

export type Shape =
  | { form: "number"; low: number; high: number }
  | { form: "flag" }
  | { form: "one"; of: string }
  | { form: "items"; of: string; most?: number }
  | { form: "members"; of: string }
  | { form: "numbers"; low: number; high: number }
  | { form: "counts"; by: string; default: number; each: { form: "number"; low: number; high: number } }
  | { form: "each"; by: string; each: Shape }
  | { form: "spaces"; of: string; count: number }
  | { form: "laid"; of: string; turns: number }
  | { form: "list"; each: Shape }
  | { form: "own" };

export interface FieldInfo {
  name: string;
  per_seat: boolean;
  seen: string;
  shape: Shape;
}

export interface Domain {
  /** Words: `<game>-<kind>-<id>`. */
  kind: string;
  ids: readonly string[];
}

export interface Fields {
  game: string;
  fields: readonly FieldInfo[];
  domains: Readonly<Record<string, Domain>>;
}

export function fieldNamed(fields: Fields, name: string): FieldInfo {
  const found = fields.fields.find((field) => field.name === name);
  if (found === undefined) throw new Error(`there is no field ${name}`);
  return found;
}

export function domainOf(fields: Fields, key: string): Domain {
  const found = fields.domains[key];
  if (found === undefined) throw new Error(`there is no domain ${key}`);
  return found;
}

export function within(number: number, { low, high }: { low: number; high: number }): number {
  return Math.min(high, Math.max(low, Math.round(number)));
}
