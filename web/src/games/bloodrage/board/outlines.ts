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
