/** What a table's box prints differently from ours (the table option `box`), laid over the printed numbers of a game before the table is
 * drawn. A page shows one table; the next one that is opened is printed anew. */

type Prints = Record<string, unknown>;

export interface Correction {
  kind: string;
  id: string;
  field: string;
  value: unknown;
}

/** `data`: all printed numbers; `lay` puts one correction into them. Gives what prints a table with this box. */
export function printer(data: object, lay: (correction: Correction) => void): (box: string) => void {
  const ours = structuredClone(data) as Prints;
  let printed = "";
  return (box) => {
    if (box === printed) return;
    printed = box;
    restore(data as Prints, ours);
    correctionsIn(box).forEach(lay);
  };
}

export function correctionsIn(box: string): Correction[] {
  if (box === "") return [];
  const { game: _, ...kinds } = JSON.parse(box) as Record<string, Record<string, Prints>>;
  return Object.entries(kinds).flatMap(([kind, components]) =>
    Object.entries(components).flatMap(([id, fields]) =>
      Object.entries(fields).map(([field, value]) => ({ kind, id, field, value })),
    ),
  );
}

/** Objects stay the same ones, for others hold them. */
function restore(data: Prints, ours: Prints): void {
  for (const [key, value] of Object.entries(ours)) {
    const now = data[key];
    if (isTable(value) && isTable(now)) restore(now, value);
    else data[key] = structuredClone(value);
  }
}

function isTable(value: unknown): value is Prints {
  return value !== null && typeof value === "object" && (!Array.isArray(value) || value.some((each) => isTable(each)));
}
