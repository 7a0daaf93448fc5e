/** Outlines as path data, for halos and frames. */

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export function rectangle(x: number, y: number, width: number, height: number, corner: number): string {
  const [w, h] = [width - 2 * corner, height - 2 * corner];
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}` +
    `v${-h}${arc(corner, -corner)}Z`
  );
}

/** A part of a ring, from one angle to another; angles in turns, 0 at the top, clockwise. */
export function ringPart(inner: number, outer: number, from: number, to: number): string {
  if (to - from >= 1) {
    return `${circle(0, 0, outer)}${circle(0, 0, inner)}`;
  }
  const large = to - from > 0.5 ? 1 : 0;
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)];
  return `M${a}A${outer} ${outer} 0 ${large} 1 ${b}L${c}A${inner} ${inner} 0 ${large} 0 ${d}Z`;
}

/** A point on a circle around 0, as path data. */
export function at(radius: number, turn: number): string {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${Math.round(radius * Math.cos(angle) * 100) / 100} ${Math.round(radius * Math.sin(angle) * 100) / 100}`;
}
