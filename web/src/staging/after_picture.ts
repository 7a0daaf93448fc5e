/** Calls when what has just changed is on the screen: whoever measures then finds everything laid out, and makes nobody lay it out twice.
 * Gives what calls it off. */
export function afterPicture(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same, so many pictures later: what is drawn in turns never takes long at once. */
export function afterPictures(count: number, then: () => void): () => void {
  let callOff = afterPicture(() => {
    if (count <= 1) then();
    else callOff = afterPictures(count - 1, then);
  });
  return () => callOff();
}

const waiting: (() => void)[] = [];
/** As much as is done between two pictures. */
const A_TURN_MS = 4;

/** Does it when its turn comes, with as much else between two pictures as goes quickly. */
export function inTurn(act: () => void): void {
  waiting.push(act);
  if (waiting.length === 1) afterPicture(takeTurns);
}

function takeTurns(): void {
  const begun = performance.now();
  do (waiting[0] as () => void)();
  while (waiting.shift() && waiting.length > 0 && performance.now() - begun < A_TURN_MS);
  if (waiting.length > 0) afterPicture(takeTurns);
}
