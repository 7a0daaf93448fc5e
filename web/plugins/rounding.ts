/** Path data with whole numbers. The drawings of the icon set stand in a box of 512 x 512 and are shown at a tenth of that: what comes after
 * the point is never seen, but it travels. Every step is rounded from where the path really is, so that errors do not add up. */

const NUMBERS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

export function rounded(path: string): string {
  let [x, y] = [0, 0]; // where the path is
  let [atX, atY] = [0, 0]; // where the rounded one is
  let [startX, startY] = [0, 0];
  let text = "";
  for (const { letter, numbers } of commandsIn(path)) {
    const kind = letter.toUpperCase();
    const isRelative = letter !== kind;
    if (kind === "Z") {
      [x, y] = [startX, startY];
      [atX, atY] = [Math.round(x), Math.round(y)];
      text += "z";
      continue;
    }
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const across = (value: number) => Math.round(fromX + value) - atX;
    const down = (value: number) => Math.round(fromY + value) - atY;
    if (kind === "H") {
      text += `h${across(numbers[0] as number)}`;
      x = fromX + (numbers[0] as number);
    } else if (kind === "V") {
      text += `v${down(numbers[0] as number)}`;
      y = fromY + (numbers[0] as number);
    } else {
      const [lastX, lastY] = numbers.slice(-2) as [number, number];
      // An arc has two radii, a turn and two flags before its end; everything else is points.
      const before = kind === "A" ? numbers.slice(0, 5).map((value) => Math.round(value * 10) / 10) : [];
      const points = (kind === "A" ? [lastX, lastY] : numbers).map((value, index) =>
        index % 2 === 0 ? across(value) : down(value),
      );
      // A path that moves to its first point does so from nowhere.
      text += kind.toLowerCase() + joined([...before, ...points]);
      [x, y] = [fromX + lastX, fromY + lastY];
      if (kind === "M") [startX, startY] = [x, y];
    }
    [atX, atY] = [Math.round(x), Math.round(y)];
  }
  return text;
}

interface Command {
  letter: string;
  numbers: number[];
}

function* commandsIn(path: string): Generator<Command> {
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = NUMBERS[letter.toUpperCase()];
    if (size === undefined) throw new Error(`a path has no command ${letter}`);
    const numbers = letter.toUpperCase() === "A" ? arcNumbersIn(rest) : numbersIn(rest);
    if (size === 0) yield { letter, numbers: [] };
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      // Further pairs after a move are lines.
      const follows = letter === "M" ? "L" : letter === "m" ? "l" : letter;
      yield { letter: at === 0 ? letter : follows, numbers: numbers.slice(at, at + size) };
    }
  }
}

function numbersIn(text: string): number[] {
  return [...text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
}

/** The flags of an arc may be written without anything between them. */
function arcNumbersIn(text: string): number[] {
  const number = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)";
  const arc = new RegExp(
    `(${number})[ ,]*(${number})[ ,]*(${number})[ ,]*([01])[ ,]*([01])[ ,]*(${number})[ ,]*(${number})`,
    "g",
  );
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1, 8).map(Number));
}

/** A minus parts two numbers as well as a space. */
function joined(numbers: readonly number[]): string {
  return numbers.map((value, index) => (index > 0 && !(value < 0) ? ` ${value + 0}` : String(value + 0))).join("");
}
