/** Breaks names into lines, for labels drawn in SVG, which does not break them by itself. */

/** How wide a letter of the title face is on average, as a share of its height. */
const LATIN_LETTER = 0.57;
const CYRILLIC_LETTER = 0.65;

export interface Fitted {
  lines: readonly string[];
  size: number;
}

/** The name in as many lines as make it largest within the box. */
export function fitted(name: string, width: number, height: number, largest: number): Fitted {
  const words = name.split(" ");
  const letter = /\p{Script=Cyrillic}/u.test(name) ? CYRILLIC_LETTER : LATIN_LETTER;
  return [1, 2, 3]
    .filter((lines) => lines <= words.length)
    .map((lines) => {
      const broken = balanced(words, lines);
      const longest = Math.max(...broken.map((line) => line.length));
      const size = Math.min(largest, width / (longest * letter), height / (lines * 1.02));
      return { lines: broken, size: Math.round(size * 10) / 10 };
    })
    .reduce((best, next) => (next.size > best.size ? next : best));
}

/** The words in so many lines that the longest is as short as can be. */
function balanced(words: readonly string[], lines: number): string[] {
  if (lines === 1) return [words.join(" ")];
  const ways = words.slice(1, words.length - lines + 2).map((_, index) => {
    const first = words.slice(0, index + 1).join(" ");
    return [first, ...balanced(words.slice(index + 1), lines - 1)];
  });
  return ways.reduce((best, next) => (longestOf(next) < longestOf(best) ? next : best));
}

function longestOf(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length));
}
